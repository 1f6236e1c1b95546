"""MD R47: bidding for seats."""

from __future__ import annotations

import pytest

import durbar
from durbar.bots.bot import SeatView
from durbar.bots.levels import level_bot
from durbar.engine.refusal import Problem
from durbar.games.maharadjah import GAME
from durbar.match.match import Match


def bidding(seats: int = 4) -> Match:
    return durbar.new("maharadjah", players=seats, seed=1, options={"allotment": "bidding"})


def play(match: Match, *choices: str) -> Match:
    """Each choice as `seat words`."""
    for choice in choices:
        seat, words = choice.split(" ", 1)
        match.play("ABCDE".index(seat), words)
        GAME.check(match.state)
    return match


ALL_FOUR = (
    "A bid side-C 10", "B bid side-C 12", "C pass", "D pass", "A bid side-C 20", "B pass",
    "B bid side-A 0", "C bid side-A 3", "D pass", "B pass",
    "B bid side-D 0", "D pass",
)  # fmt: skip


def test_md_r47_the_first_without_a_seat_puts_one_up_and_the_others_give_more_or_pass() -> None:
    match = bidding()
    assert match.owing() == [0]
    assert [match.text(option) for option in match.options(0)][:2] == ["bid side-A 0", "bid side-A 1"]
    play(match, "A bid side-C 10")
    assert [match.text(option) for option in match.options(1)][:2] == ["pass", "bid side-C 11"]


def test_md_r47_nobody_bids_more_than_sixty() -> None:
    offered = [words for words in map(bidding().text, bidding().options(0)) if words.startswith("bid side-A ")]
    assert offered == [f"bid side-A {points}" for points in range(61)]


def test_md_r47_who_passed_is_not_asked_again_and_the_highest_has_the_seat() -> None:
    match = play(bidding(), *ALL_FOUR[:6])
    assert list(match.state.holder)[:4] == [-1, -1, 0, -1]
    assert match.owing() == [1]
    assert match.events()[-1] == ("seat-won", "A", "side-C", "20")


def test_md_r47_the_last_seat_costs_nothing_and_the_game_begins() -> None:
    match = play(bidding(), *ALL_FOUR)
    assert list(match.state.holder)[:4] == [2, 3, 0, 1]
    assert list(match.state.handicap) == [3, 0, 20, 0, 0]
    assert match.view().totals == [-20, 0, -3, 0]
    assert match.state.turn == 1
    first = match.game.story.owner_of(match.state, "nation", match.state.nation)
    assert match.owing() == [first]


def test_md_r47_nations_and_points_are_those_of_the_seat_that_was_won() -> None:
    text = "turn 3\nscore mauryans=30\narmies mauryans agra=1\nnext Turn"
    printed = durbar.load(f"maharadjah seats=4\n{text}")
    side = printed.view().totals.index(30)
    won = "holder side-A=C side-B=D side-C=A side-D=B\nhandicap side-A=3 side-B=4 side-C=5 side-D=6"
    bid = durbar.load(f"maharadjah seats=4 allotment=bidding\n{won}\n{text}")
    holder = [2, 3, 0, 1][side]
    assert bid.owing() == [holder]
    assert bid.view().totals == [30 * (seat == holder) - [5, 6, 3, 4][seat] for seat in range(4)]
    assert bid.game.result(bid.state).ranks[holder] == 1


def test_md_r47_no_par_where_seats_are_bid_for() -> None:
    assert bidding().over_par is None
    assert durbar.new("maharadjah", players=4, seed=1).over_par is not None


def test_md_r47_an_unknown_allotment_is_refused() -> None:
    with pytest.raises(Problem):
        durbar.new("maharadjah", players=4, options={"allotment": "lot"})


def test_md_r47_a_record_of_bids_replays_and_a_position_keeps_them() -> None:
    match = play(bidding(), *ALL_FOUR)
    again = durbar.load(match.record())
    assert again.checksum() == match.checksum()
    assert durbar.load(match.position()).checksum() == match.checksum()


@pytest.mark.parametrize("level", ["random", "easy", "medium"])
def test_md_r47_bots_bid_until_each_has_a_seat(level: str) -> None:
    match = bidding(5)
    bot = level_bot(level, 1)
    for _ in range(500):
        if -1 not in list(match.state.holder):
            break
        seat = match.owing()[0]
        match.play(seat, bot.choose(SeatView(match.game, match.state, seat)))
    assert sorted(match.state.holder) == [0, 1, 2, 3, 4]


def test_md_r47_medium_bots_give_more_for_the_seat_that_makes_more() -> None:
    match, bot = bidding(4), level_bot("medium", 1)
    while -1 in list(match.state.holder)[:4]:
        seat = match.owing()[0]
        match.play(seat, bot.choose(SeatView(match.game, match.state, seat)))
    handicap = list(match.state.handicap)
    assert handicap[2] > handicap[3] == 0  # C makes 100 points on average, D 60
