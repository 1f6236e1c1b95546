"""A game cut into items between stations: draws, turns, and plans that are laid together.

A station is a moment at which the books ask what everybody may expect. An item leads from one station to the next, so
whatever is found at a station is used on both sides of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, NamedTuple

from durbar.bots.evaluations import evaluation_of
from durbar.engine.flow import CHANCE, Chance
from durbar.match.match import Match

DRAW, TURN, PLANS = "draw", "turn", "plans"
NOBODY = -1


class Label(NamedTuple):
    """What a step belongs to: a group of draws, the turn of a seat (by a name no other has), or plans."""

    kind: str
    whose: int = NOBODY
    name: str = ""


class Passage(NamedTuple):
    """The steps from `first` up to `last`: what happened between two stations."""

    label: Label
    first: int
    last: int


def items_of(match: Match, first: int = 0, last: int | None = None) -> list[Passage]:
    """The items of a game, in order; each begins where the one before ended. With bounds, only those between."""
    found = list(grouped(settled(list(labels(match)))))
    end = match.steps if last is None else last
    return [item for item in found if item.first >= first and item.last <= end]


def labels(match: Match) -> Iterator[Label | None]:
    """For each step what it belongs to; None: a draw, of which only its neighbours tell."""
    evaluation = evaluation_of(match.game.id)
    for g, choice in match.walk():
        if choice.player == CHANCE:
            yield None
        elif evaluation.secret(g):
            yield Label(PLANS, NOBODY, turn_name(match, g))
        else:
            yield Label(TURN, whose_turn(match, g, choice.player), turn_name(match, g))


def turn_name(match: Match, g: Any) -> str:
    turn = match.game.story.turn(g)
    return turn[0] if turn is not None else ""


def whose_turn(match: Match, g: Any, player: int) -> int:
    """Answers of others belong to the turn they were asked in."""
    turn = match.game.story.turn(g)
    return player if turn is None or turn[1] is None or not 0 <= turn[1] < match.terms.seats else turn[1]


def settled(found: list[Label | None]) -> Iterator[Label]:
    """A draw inside a turn belongs to it; between two turns it is everybody's."""
    after: Label | None = None
    following: list[Label | None] = []
    for label in reversed(found):
        after = label or after
        following.append(after)
    before: Label | None = None
    for label, after in zip(found, reversed(following), strict=True):
        before = label or before
        yield label or (before if before is not None and before == after else Label(DRAW))


def grouped(found: Iterator[Label]) -> Iterator[Passage]:
    step = 0
    for label, steps in groupby(found):
        last = step + sum(1 for _ in steps)
        yield Passage(label, step, last)
        step = last


def inner_draws(match: Match, item: Passage) -> Iterator[tuple[Any, int]]:
    """The draws inside a turn: the state that waits for each, and what came."""
    for g, choice in match.walk(item.first, item.last):
        if choice.player == CHANCE and isinstance(g.decision, Chance):
            yield g, choice.option
