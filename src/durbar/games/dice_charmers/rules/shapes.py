"""One base for each shape of step, and the options that need more than a verb and its parts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from durbar.engine.flow import Decision, Option, Seat, Step, Words
from durbar.engine.option import first, option, second, verb_of, words_of
from durbar.games.dice_charmers.ids import SIDE_BIT, is_half, side_of
from durbar.games.dice_charmers.state import State
from durbar.games.dice_charmers.words import DRAW_HALF, DRAW_ROAD, MAKE_SALE


class SeatStep(Step):
    """A rule about one sheet."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class EffectStep(SeatStep):
    """The same about an effect, or a character."""

    def __init__(self, seat: Seat, effect: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect


class Click(Decision):
    """A choice about one sheet, made by its owner."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def player(self, g: State) -> Seat:
        return self.seat

    def words(self, g: State, option: Option) -> Words:
        """A sale is said with what it pays; all else is its verb and parts."""
        if verb_of(option) != MAKE_SALE:
            return words_of(g, option)
        coins: i64 = 0
        for good in range(3):
            count = sold_of(option, good)
            coins += g.price_of(self.seat, good, count) if count <= g.stock(self.seat, good) else 0
        return (*words_of(g, option), str(coins))


# --- roads and sales as options --------------------------------------------------------------------------------------


def draw(cell: i64, sides: i64) -> Option:
    """Open these sides of this cell: one side is a half-road, more are a whole road."""
    return option(DRAW_HALF, cell, side_of(sides)) if is_half(sides) else option(DRAW_ROAD, cell, sides)


def sides_of(option: i64) -> i64:
    return SIDE_BIT[second(option)] if verb_of(option) == DRAW_HALF else second(option)


def cell_of(option: i64) -> i64:
    return first(option)


def sold_of(option: i64, good: i64) -> i64:
    """How many of a good this sale sells."""
    return option >> 8 * (good + 1) & 255
