"""Choices that look sane to people: no way is gone to and fro, no seat is paid for beyond what it is worth."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import durbar
from durbar.bots import level_bot, seat_view
from durbar.match.match import Match
from durbar.par import par_of

pytestmark = pytest.mark.whole_games
A_LITTLE = 3


def played(match: Match, level: str) -> Iterator[tuple[int, str]]:
    """The choices of bots of a level, each told before it is made."""
    bots = [level_bot(level, seat) for seat in range(len(match.game.labels(match.state, "seat")))]
    while not match.over:
        seat = match.owing()[0]
        option = bots[seat].choose(seat_view(match, seat, match.steps))
        yield seat, match.text(option)
        match.play(seat, option)


def ways_back(match: Match) -> tuple[int, int]:
    """How often a priest was moved, and how often to the place he had just left, nothing built since."""
    moved, back, left = 0, 0, -1
    for seat, words in played(match, "medium"):
        verb, here = words.split()[0], int(match.state.priests[seat])
        if verb.startswith("move") and verb != "move-priest":
            there = match.game.labels(match.state, "node").index(words.split()[1])
            moved, back, left = moved + 1, back + (there == left), here
        elif verb in ("shrine", "statue", "end-turn"):
            left = -1
    return moved, back


def test_mj_3_1_medium_bots_do_not_walk_to_and_fro() -> None:
    found = [ways_back(durbar.new("maharaja", 3, seed=seed)) for seed in (1, 2, 3)]
    moved, back = (sum(numbers) for numbers in zip(*found, strict=True))
    assert moved > 20
    assert back <= moved // 20


@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_md_r47_no_bid_is_above_what_par_says_and_a_little(level: str, seats: int) -> None:
    for seed in range(12):
        match = durbar.new("maharadjah", seats, seed=seed, options={"allotment": "bidding"})
        par = par_of(match.game, seats, match.game.checked_settings({}))
        assert par is not None
        sides = match.game.labels(match.state, "side")
        free = set(range(seats))
        for _seat, words in played(match, level):
            verb, *rest = words.split()
            if verb not in ("bid", "pass"):
                break
            free = {side for side in free if match.state.holder[side] < 0}
            if verb == "bid":
                side = sides.index(rest[0])
                others = [par.points[other] for other in free if other != side]
                assert int(rest[1]) <= max(0.0, par.points[side] - sum(others) / len(others)) + A_LITTLE
