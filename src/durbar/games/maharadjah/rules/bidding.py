"""MD R47: bidding for seats, a table option: who plays which nations, and for how many points."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import Option, Options, Seat, Step, Words
from durbar.engine.option import first, option, second, verb_of
from durbar.games.maharadjah.ids import NONE, SIDE_NAMES
from durbar.games.maharadjah.rules.shapes import SeatChoice, ask
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import TABLE_SEATS
from durbar.games.maharadjah.words import BID, BIDS, PASS, PASSES, SEAT_WON

MOST_POINTS: Final = 60  # no two seats are further apart than that


def free_sides(g: State) -> vec[i64]:
    """The printed seats that have no owner yet."""
    return vec[i64]([side for side in range(TABLE_SEATS[g.table]) if g.holder[side] == NONE])


def has_side(g: State, seat: i64) -> bool:
    return seat in g.holder


def next_without(g: State, after: i64) -> i64:
    """The next at the table who has no seat yet and has not passed for the one put up."""
    seats = TABLE_SEATS[g.table]
    seat = (after + 1) % seats
    while has_side(g, seat) or g.has_passed(seat):
        seat = (seat + 1) % seats
    return seat


def bids(side: i64, least: i64) -> Options:
    return vec[i64]([option(BID, side, points) for points in range(least, MOST_POINTS + 1)])


def bid(g: State, seat: i64, side: i64, points: i64) -> None:
    g.bid_for, g.bid, g.bidder = side, points, seat
    g.tell(BIDS, seat, side, points)


def award(g: State, seat: i64, side: i64, points: i64) -> None:
    """The nations of the printed seat are theirs; the points are taken from their total."""
    g.set_holder(side, seat)
    g.set_handicap(side, points)
    g.bid_for, g.bid, g.bidder, g.passed = NONE, 0, NONE, 0
    g.tell(SEAT_WON, seat, side, points)


class Bidding(Step):
    """[MD R47] Seat after seat is put up until each has an owner; the last one costs nothing."""

    def run(self, g: State) -> None:
        free = free_sides(g)
        if len(free) > 1:
            g.again()
            g.do(PutUp(next_without(g, -1)))
        elif len(free) == 1:
            award(g, next_without(g, -1), free[0], 0)


class PutUp(SeatChoice):
    """[MD R47] Whoever has none names a free seat and the points they would give for it."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for side in free_sides(g):
            for one in bids(side, 0):
                found = append(found, one)
        return found

    def choose(self, g: State, player: Seat, option: Option) -> None:
        bid(g, self.seat, first(option), second(option))
        g.do(Raising(self.seat))


class Raising(Step):
    """[MD R47] In turn the others without a seat, until all but the highest have passed."""

    def __init__(self, after: i64) -> None:
        self.after: Final = after

    def run(self, g: State) -> None:
        seat = next_without(g, self.after)
        if seat == g.bidder:
            award(g, seat, g.bid_for, g.bid)
        else:
            g.do(Raising(seat))
            ask(g, Raise(seat))


class Raise(SeatChoice):
    """[MD R47] Give more for the seat put up, or pass."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]([option(PASS)])
        for one in bids(g.bid_for, g.bid + 1):
            found = append(found, one)
        return found

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if verb_of(option) == BID:
            bid(g, self.seat, g.bid_for, second(option))
        else:
            g.mark_passed(self.seat)
            g.tell(PASSES, self.seat, g.bid_for)

    def subject(self, g: State) -> Words:
        return (g.labels("seat")[g.bidder], SIDE_NAMES[g.bid_for], str(g.bid))
