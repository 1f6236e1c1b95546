"""What a seat knows of the line of play: its own choices, what it saw of the others', and what was chosen in secret.

A choice is secret as long as another one would look the same to the seat, then and ever since. Several secret choices
are taken to be independent of each other, as plans laid at the same time are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from durbar.engine.chance import Rng
from durbar.engine.flow import Chance, Option, Seat
from durbar.engine.game import Game
from durbar.engine.refusal import Problem
from durbar.match import record
from durbar.match.match import Match
from durbar.match.record import Choice
from durbar.match.undo import seen_by


class KnownChoice(NamedTuple):
    """A choice as a seat knows it: who made it, and all it may have been, in words. One alone: the seat knows it."""

    player: int
    may_be: tuple[str, ...]


class SeenLine(NamedTuple):
    """A part of the line: the states its choices were made in, the choices, and what the seat saw after each."""

    game: Game
    seat: int
    befores: Sequence[Any]
    choices: Sequence[Choice]
    seen: Sequence[tuple[Any, ...]]


def all_known(game: Game, g: Any, seat: int) -> bool:
    """Is nothing hidden from the seat? Then nothing has to be dealt anew."""
    rng = Rng(1)
    asked = rng.draws()
    dealt = game.determinize(g, seat, rng)
    return bool(rng.draws() == asked and game.same(dealt, g))


def known_before(match: Match, seat: int, step: int) -> int:
    """The last step up to this one at which nothing was hidden from the seat; the step itself if there was none."""
    steps = range(step, -1, -1)
    return next((one for one in steps if all_known(match.game, match.at(one), seat)), step)


def line_known(match: Match, seat: int, first: int, last: int) -> list[KnownChoice]:
    """The choices between two steps, as the seat knows them at the second."""
    past = seen_line(match, seat, first, last)
    return [KnownChoice(choice.player, may_be(past, n)) for n, choice in enumerate(past.choices)]


def seen_line(match: Match, seat: int, first: int, last: int) -> SeenLine:
    g, choices = match.at(first).clone(), list(match.line[first:last])
    befores, seen = [], []
    for choice in choices:
        befores.append(g.clone())
        seen.append(seen_after(match.game, g, seat, choice.player, choice.option))
    return SeenLine(match.game, seat, befores, choices, seen)


def seen_after(game: Game, g: Any, seat: int, player: int, option: int) -> tuple[Any, ...]:
    """Carry a choice out; what the seat can tell apart then."""
    g.log = []
    g.take(Seat(player), Option(option))
    seen = seen_by(game, g, seat)
    g.log = None
    return seen


def may_be(past: SeenLine, number: int) -> tuple[str, ...]:
    """What this choice may have been, in the order of the options."""
    choice, g = past.choices[number], past.befores[number]
    if choice.player == past.seat or not past.game.has_secrets():
        return (choice.words,)
    player, drawn = Seat(choice.player), isinstance(g.decision, Chance)
    options = g.decision.candidates(g, player) if drawn else g.legal_for(player)
    alike = [int(option) for option in options if option == choice.option or looks_alike(past, number, option)]
    return tuple(record.choice_of(g, choice.player, option).words for option in alike)


def looks_alike(past: SeenLine, number: int, option: int) -> bool:
    """Had this been chosen: would the seat have seen the same, then and since?"""
    g, choice = past.befores[number].clone(), past.choices[number]
    if seen_after(past.game, g, past.seat, choice.player, option) != past.seen[number]:
        return False
    later = zip(past.choices[number + 1 :], past.seen[number + 1 :], strict=True)
    return all(goes_on_alike(past, g, choice, seen) for choice, seen in later)


def goes_on_alike(past: SeenLine, g: Any, choice: Choice, seen: tuple[Any, ...]) -> bool:
    try:
        option = record.option_of(past.game, g, choice.player, tuple(choice.words.split()))
    except Problem:
        return False
    return seen_after(past.game, g, past.seat, choice.player, option) == seen
