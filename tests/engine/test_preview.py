"""What a choice would do, before it is made: certain, from the seat's own knowledge, and without touching the game."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from ladder import CLIMBED, ladder

import durbar
from durbar.engine.chance import Rng
from durbar.engine.flow import Option, Seat
from durbar.match.preview import preview

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
from veil import PLANNED, WALKED, veil


def test_a_preview_ends_at_the_next_draw() -> None:
    game = ladder()
    g = game.new(2)
    g.take(Seat(-1), Option(4))
    assert preview(game, g, 0, 3)[:2] == ([(CLIMBED, 0, 3, 0, 0)], "draw")
    assert list(g.height) == [0, 0]
    assert g.log is None


def test_a_preview_says_that_the_game_would_be_over() -> None:
    game = ladder()
    g = game.new(2)
    g.height[0] = 8
    g.take(Seat(-1), Option(4))
    assert preview(game, g, 0, 2).next == "over"


def test_hidden_facts_are_left_out() -> None:
    game = veil()
    g = game.new(2)
    g.settle(Rng(1))
    assert preview(game, g, 0, 1)[:2] == ([(PLANNED, 0, 0, 0, 0)], "other")
    for seat in (0, 1):
        g.take(Seat(seat), Option(1))
    assert preview(game, g, 0, 2)[:2] == ([(WALKED, 0, 2, 0, 0)], "mine")
    assert preview(game, g, 0, 1)[:2] == ([], "hidden"), "the neighbour's token shows only once it is looked at"


def test_previews_do_not_depend_on_hidden_facts() -> None:
    game = veil()
    for seed in range(20):
        g = game.new(2)
        g.settle(Rng(seed))
        other = game.determinize(g, 0, Rng(seed + 100))
        assert [preview(game, g, 0, option) for option in range(3)] == [
            preview(game, other, 0, option) for option in range(3)
        ]


@pytest.mark.whole_games
@pytest.mark.parametrize("name", ["maharaja", "maharadjah", "dice_charmers"])
def test_what_was_foreseen_happens(name: str) -> None:
    """The events of a preview are those the choice tells first; and previews leave the game as it was."""
    match = durbar.new(name, seed=5)
    rng = Rng(5)
    for _ in range(150):
        if match.over:
            break
        g, seat = match.state, match.owing()[0]
        options = match.options(seat)
        before = match.game.checksum(g)
        foreseen = [preview(match.game, g, seat, option).events for option in options[:4]]
        assert match.game.checksum(g) == before
        n = int(rng.below(len(foreseen)))
        since, opening = match.steps, len(match.game.opening(g))
        match.play(seat, options[n])
        told = match.events(seat, since)[opening:]
        assert told[: len(foreseen[n])] == [match.game.event_words(g, event) for event in foreseen[n]]


def test_a_preview_leaves_out_what_happened_before_the_first_choice() -> None:
    """Maharadjah tells how its first turn began with the first choice: no choice brings that about."""
    match = durbar.new("maharadjah", seed=5)
    (seat,) = match.owing()
    names = {
        match.game.events[event[0]].name
        for option in match.options(seat)
        for event in preview(match.game, match.state, seat, option).events
    }
    assert match.game.opening(match.state)
    assert "turn" not in names
    assert preview(match.game, match.state, seat, match.options(seat)[0]).events == [], (
        "to take up a group tells nothing"
    )
