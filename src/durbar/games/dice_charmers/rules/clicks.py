"""What every click of this game has in common: who asks, and how an option is said."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from durbar.engine.flow import Decision, Option, Seat, Step, Words
from durbar.games.dice_charmers.board import cell_names
from durbar.games.dice_charmers.ids import (
    CALL,
    CHARACTERS,
    CIRCLE_GOODS,
    DICE,
    DRAW,
    EFFECTS,
    FIRST_BLUE,
    FIRST_GREEN,
    FIRST_ORANGE,
    FIRST_SEAT,
    GOODS,
    GREEN_FACES,
    MAKE_SALE,
    PASS,
    PURPLE_FACES,
    RAISE,
    ROADS,
    SAIL,
    SHOW_FACE,
    SIDE_BIT,
    SIDES,
    SPEND_KARMA,
    STOP,
    TAKE_DIE,
    USE_BONUS,
    USE_DIE,
    cell_of,
    is_half,
    sides_of,
    sold_of,
)
from durbar.games.dice_charmers.state import State

SEAT_WORDS: Final = "ABCDE"


@mypyc_attr(acyclic=True)
class SeatStep(Step):
    """A rule about one sheet."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@mypyc_attr(acyclic=True)
class Click(Decision):
    """A choice about one sheet, made by its owner."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def player(self, g: State) -> Seat:
        return self.seat

    def words(self, g: State, option: Option) -> Words:
        return click_words(g, self.seat, option)


def face_word(g: State, face: i64) -> str:
    """What a die shows."""
    if face < 0:
        return "none"
    if face < FIRST_GREEN:
        return PURPLE_FACES[face]
    if face < FIRST_BLUE:
        return GREEN_FACES[face - FIRST_GREEN]
    if face < FIRST_ORANGE:
        return g.board.symbols[face - FIRST_BLUE]
    return CHARACTERS[face - FIRST_ORANGE]


def click_words(g: State, seat: Seat, option: Option) -> Words:
    """Any option of the game in words; a number means the same in every decision."""
    if option < PASS:
        return die_words(g, option)
    if option < CIRCLE_GOODS:
        return plain_words(g, option)
    if option < USE_BONUS:
        return sheet_words(g, option)
    if option < MAKE_SALE:
        source = option - USE_BONUS
        return ("use", EFFECTS[g.board.source_effect[source]], g.board.source_names[source])
    if option < DRAW:
        return sale_words(g, seat, option)
    return road_words(g, option)


def die_words(g: State, option: Option) -> Words:
    verb = "take" if option < SPEND_KARMA else "karma"
    die = option - TAKE_DIE if option < SPEND_KARMA else option - SPEND_KARMA
    return (verb, DICE[die], face_word(g, g.shows[die]))


def plain_words(g: State, option: Option) -> Words:
    if option >= SHOW_FACE:
        return ("roll", face_word(g, option - SHOW_FACE))
    if option >= FIRST_SEAT:
        return ("first", SEAT_WORDS[option - FIRST_SEAT])
    return ("pass",) if option == PASS else ("stop",) if option == STOP else ("decline",)


def sheet_words(g: State, option: Option) -> Words:
    if option < USE_DIE:
        goods = option - CIRCLE_GOODS
        named = [GOODS[good] for good in range(3) if goods & SIDE_BIT[good] != 0]
        return ("circle" if len(named) < 2 else "circle_two", *named)
    if option < RAISE:
        return ("goods_die", DICE[option - USE_DIE], face_word(g, g.shows[option - USE_DIE]))
    if option < CALL:
        return ("upgrade", g.board.types[option - RAISE])
    if option < SAIL:
        return ("call", CHARACTERS[option - CALL])
    return ("sail", str(option - SAIL + 1))


def sale_words(g: State, seat: Seat, option: Option) -> Words:
    """sell, how many of tea, silk and spice, and what it pays."""
    if option == MAKE_SALE:
        return ("sell_nothing",)
    coins: i64 = 0
    for good in range(3):
        count = sold_of(option, good)
        coins += g.price_of(seat, good, count) if count <= g.stock(seat, good) else 0
    return ("sell", str(sold_of(option, 0)), str(sold_of(option, 1)), str(sold_of(option, 2)), str(coins))


def road_words(g: State, option: Option) -> Words:
    cell, sides = cell_of(option), sides_of(option)
    name = cell_names(g.board)[cell]
    if is_half(sides):
        return ("half", name, SIDES[0 if sides == 1 else 1 if sides == 2 else 2 if sides == 4 else 3])
    return ("road", name, ROADS[sides])
