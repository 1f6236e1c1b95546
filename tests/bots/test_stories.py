"""A search judges everything at the end of the same story: a turn, a round, a sequence. Values from different moments
could not be compared: such a search chose worse the longer it thought."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import durbar
from durbar.bots import level_bot, seat_view
from durbar.bots.evaluations import evaluation_of
from durbar.bots.levels import deal_of
from durbar.bots.native.search import Search
from durbar.engine.chance import Rng

pytestmark = pytest.mark.whole_games


@cache
def played_until(game: str, kind: str) -> durbar.Match:
    """A game of mediums up to the first real choice of a kind; a search plays on in copies of it."""
    match = durbar.new(game, players=4, seed=3)
    bots = [level_bot("medium", seat) for seat in range(4)]
    while type(match.state.decision).__name__ != kind or len(match.state.legal) < 2:
        seat = match.owing()[0]
        match.play(seat, bots[seat].choose(seat_view(match, seat, 1)))
    return match


def search_of(match: durbar.Match) -> Search:
    return Search(evaluation_of(match.game.id), deal_of(match.game), match.state, match.owing()[0], 5)


@pytest.mark.parametrize(("game", "kind"), [("maharaja", "TurnMenu"), ("maharadjah", "Movement")])
def test_what_ends_the_story_is_judged_at_once(game: str, kind: str) -> None:
    search = search_of(played_until(game, kind))
    g: Any = search.g.clone()
    while not search.evaluation.left(g, search.g):
        g.take(g.asked, g.legal[0])
        g.settle(Rng(1))
    assert list(search.judge(g.clone())) == list(search.evaluation.values(g, search.origin))


@pytest.mark.parametrize(("game", "kind"), [("maharaja", "TurnMenu"), ("maharadjah", "Movement")])
def test_what_is_in_the_middle_of_the_story_is_played_to_its_end(game: str, kind: str) -> None:
    search = search_of(played_until(game, kind))
    g = search.g.clone()
    search.judge(g)
    assert search.evaluation.left(g, search.g)


def test_nothing_is_judged_before_everybody_has_planned() -> None:
    search = search_of(played_until("maharaja", "Planning"))
    search.prepare()
    for tries in range(1, 4):
        search.iterate()
        assert [sum(plan.visits for plan in tree.children.values()) for tree in search.trees] == [tries] * 4
