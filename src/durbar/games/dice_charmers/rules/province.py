"""DC 4 Province: roads, half-roads, buildings and markets."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from durbar.engine.flow import Option, Options, Seat, Words
from durbar.engine.option import option, verb_of
from durbar.engine.refusal import OK, Code
from durbar.games.dice_charmers.ids import BUILDING, CROSSING, CURVE, FORK, SHAPES, SIDE_BIT, STRAIGHT, is_half
from durbar.games.dice_charmers.rules.goods import Sell
from durbar.games.dice_charmers.rules.shapes import Click, cell_of, draw, sides_of
from durbar.games.dice_charmers.rules.versions import TOLD_IN_FULL
from durbar.games.dice_charmers.state import State
from durbar.games.dice_charmers.words import (
    HALF_LEFT_OUT,
    HAS_ROAD,
    NO_ROAD,
    NOT_CONNECTED,
    OPENED,
    RESIDENCE,
    SIDE_OPEN,
    STOP,
)

STRAIGHTS: Final = vec[i64]([5, 10])
CURVES: Final = vec[i64]([3, 6, 9, 12])
FORKS: Final = vec[i64]([7, 11, 13, 14])
CROSSES: Final = vec[i64]([15])
FROM_TWO_HALVES: Final = vec[i64]([3, 5, 6, 9, 10, 12])


def ways_to_lie(shape: i64) -> vec[i64]:
    """[DC 4.1] A shape in every rotation."""
    if shape == STRAIGHT:
        return STRAIGHTS
    if shape == CURVE:
        return CURVES
    return FORKS if shape == FORK else CROSSES


# --- what is possible ----------------------------------------------------------------------------------------------


def every_road(g: State, ways: vec[i64]) -> Options:
    """These roads in every cell, sensible or not."""
    found = vec[i64]()
    for cell in range(g.board.cells):
        for sides in ways:
            found = append(found, draw(cell, sides))
    return found


def road_refused(g: State, seat: Seat, cell: i64, sides: i64) -> Code:
    """[DC 4.2, 4.3, 4.4, 4.5] A new road: in an empty cell, joined to a road or an exit by one side at least."""
    if cell == g.board.residence:
        return RESIDENCE
    if g.road(seat, cell) != 0:
        return HAS_ROAD
    return OK if g.reached_sides(seat, cell) & sides != 0 else NOT_CONNECTED


def legal_roads(g: State, seat: Seat, ways: vec[i64]) -> Options:
    """The same for all cells at once."""
    found = vec[i64]()
    for cell in range(g.cells):
        if g.road(seat, cell) == 0:
            reached = g.reached_sides(seat, cell)
            if reached != 0:
                for sides in ways:
                    if sides & reached != 0:
                        found = append(found, draw(cell, sides))
    return found


def half_refused(g: State, seat: Seat, cell: i64, side: i64) -> Code:
    """[DC 4.6] A half-road opens one closed side of a road cell."""
    if cell == g.board.residence:
        return RESIDENCE
    road = g.road(seat, cell)
    if road == 0:
        return NO_ROAD
    return SIDE_OPEN if road & side != 0 else OK


def legal_halves(g: State, seat: Seat) -> Options:
    """The same for all cells at once."""
    found = vec[i64]()
    for cell in range(g.cells):
        road = g.road(seat, cell)
        if road != 0 and road != CROSSING and cell != g.board.residence:
            for side in SIDE_BIT:
                if road & side == 0:
                    found = append(found, draw(cell, side))
    return found


# --- drawing -------------------------------------------------------------------------------------------------------


def draw_sides(g: State, seat: Seat, option: Option) -> None:
    """[DC 4.8, 4.9, 4.11] Open sides, circle border bonuses, then fame or a sale if it is the cell's first road."""
    cell, sides = cell_of(option), sides_of(option)
    is_first = g.road(seat, cell) == 0
    g.open_sides(seat, cell, sides)
    if not is_first:
        return
    if g.board.building[cell] >= 0:
        g.build(seat, cell, BUILDING)
    market = g.board.market[cell]
    if market != -1:
        g.tell(OPENED, seat, cell, market)
        if g.has_stock(seat):
            g.do(Sell(seat, market))


class Drawing(Click):
    """[DC 4.11] Sides of a cell are opened."""

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        cell, sides = cell_of(option), sides_of(option)
        return half_refused(g, self.seat, cell, sides) if is_half(sides) else road_refused(g, self.seat, cell, sides)

    def choose(self, g: State, player: Seat, option: Option) -> None:
        draw_sides(g, self.seat, option)


class DrawRoad(Drawing):
    """[DC 4.1, 4.3, 4.4, 8.12] One whole road in one empty cell, lying as its owner likes."""

    def __init__(self, seat: Seat, shape: i64) -> None:
        super().__init__(seat)
        self.shape: Final = shape

    def candidates(self, g: State, player: Seat) -> Options:
        return every_road(g, ways_to_lie(self.shape))

    def options(self, g: State, player: Seat) -> Options:
        return legal_roads(g, self.seat, ways_to_lie(self.shape))

    def subject(self, g: State) -> Words:
        return (SHAPES[self.shape],)


class TwoHalves(Drawing):
    """[DC 4.7, 4.12, 6.6] Two half-roads: together one road in an empty cell, or one by one on roads there are."""

    def candidates(self, g: State, player: Seat) -> Options:
        return extend(every_road(g, FROM_TWO_HALVES), every_road(g, SIDE_BIT))

    def options(self, g: State, player: Seat) -> Options:
        return extend(legal_roads(g, self.seat, FROM_TWO_HALVES), legal_halves(g, self.seat))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        super().choose(g, player, option)
        if is_half(sides_of(option)) and g.has_closed_side(self.seat):
            g.do(SecondHalf(self.seat))

    def otherwise(self, g: State) -> None:
        """[DC 6.8] Nowhere to draw: skipped."""


class HalfRoad(Drawing):
    """[DC 4.6, 8.12] One half-road."""

    def candidates(self, g: State, player: Seat) -> Options:
        return every_road(g, SIDE_BIT)

    def options(self, g: State, player: Seat) -> Options:
        return legal_halves(g, self.seat)


class SecondHalf(HalfRoad):
    """[DC 4.7] The second half may be left out."""

    def candidates(self, g: State, player: Seat) -> Options:
        return append(every_road(g, SIDE_BIT), option(STOP))

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return OK if verb_of(option) == STOP else super().refused(g, player, option)

    def options(self, g: State, player: Seat) -> Options:
        return append(legal_halves(g, self.seat), option(STOP))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if verb_of(option) != STOP:
            super().choose(g, player, option)
        elif g.rules >= TOLD_IN_FULL:
            g.tell(HALF_LEFT_OUT, self.seat)
