"""Numbers for learners: a stable id for every option, and the table as one row of floats.

An observation begins with the table, what is being decided and the dice, then has five sheets: the observer's own,
then the others in the order of play. A seat that does not exist, and a cell, space or bonus the sheet does not have,
is all zeros.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.encoding import Encoding
from durbar.engine.flow import Seat, count_bits
from durbar.engine.option import first, second, third, verb_of
from durbar.games.dice_charmers.ids import (
    CENTRE,
    CHARACTERS,
    CHARACTERS_COUNT,
    DICE,
    DICE_COUNT,
    ELEPHANT,
    FACES,
    GOODS,
    GOODS_COUNT,
    MOST_CELLS,
    MOST_SEATS,
    MOST_SOURCES,
    MOST_SPACES,
    MOST_TYPES,
    OPEN,
    SIDE_BIT,
    WAREHOUSE,
)
from durbar.games.dice_charmers.rules.shapes import sides_of
from durbar.games.dice_charmers.state import State
from durbar.games.dice_charmers.words import CIRCLE, CIRCLE_TWO, DRAW_HALF, MAKE_SALE, SHOW_FACE, USE_BONUS

KINDS: Final = (
    "take", "karma", "pass", "stop", "decline", "circle", "goods_die", "upgrade", "call", "sail", "use", "sell",
    "half", "road", "fork", "cross",
)  # fmt: skip
KIND_OF: Final = vec[i64]([0, 1, 2, 3, 4, 5, 5, 5, 5, 6, 7, 8, 9, 10, 11, 11, 12, 13])  # by verb
FIRST_ID: Final = vec[i64]([0, 8, 16, 17, 18, 19, 24, 48, 48, 56, 58, 64, 70, 96, 160, 160, 288, 288])  # by verb
ACTIONS: Final = 288 + 16 * MOST_CELLS
SHOWN_BONUS: Final = vec[float]([0.0, 0.5, 1.0, 1.0])  # by FREE, CIRCLED, USED, LOST


def action_of(_g: State, option: i64) -> i64:
    """The stable id of an option: one number means the same click in every decision."""
    return id_of(option)


def id_of(option: i64) -> i64:
    verb, one, other = verb_of(option), first(option), second(option)
    start = FIRST_ID[verb]
    if verb in (SHOW_FACE, USE_BONUS):
        return start + other
    if verb in (CIRCLE, CIRCLE_TWO):
        return start + SIDE_BIT[one] + (SIDE_BIT[other] if verb == CIRCLE_TWO else 0)
    if verb == MAKE_SALE:
        return start + one + 5 * other + 25 * third(option)
    return start + 16 * one + sides_of(option) if verb >= DRAW_HALF else start + one


def action_ids(options: vec[i64]) -> vec[i64]:
    """The same for several."""
    found = options[:]
    for n in range(len(options)):
        found[n] = id_of(options[n])
    return found


def option_for(g: State, action: int) -> int:
    """The option a stable id means in the present decision; -1 if none."""
    decision = g.decision
    if decision is None:
        return -1
    for option in decision.candidates(g, g.asked if g.asked >= 0 else Seat(0)):
        if id_of(option) == action:
            return option
    return -1


def observe(g: State, seat: i64) -> vec[float]:
    """What the seat sees as a row of its own."""
    row = BLANK[:]
    see(row, 0, g, Seat(seat))
    return row


def see(row: vec[float], at: i64, g: State, seat: Seat) -> None:
    """Everything is public, so only the order of the sheets depends on the seat."""
    at = see_table(row, at, g, seat)
    for n in range(g.seats):
        see_sheet(row, at + n * SHEET_SIZE, g, Seat((seat + n) % g.seats))


def see_table(row: vec[float], at: i64, g: State, seat: Seat) -> i64:
    """Each part writes its numbers over zeros, and says where the next begins."""
    row[at] = float(g.round) / 20.0
    row[at + 1] = float(g.turn) / 5.0
    row[at + 2] = 1.0 if g.ending != OPEN else 0.0
    at += 3
    for n in range(g.seats):
        row[at + n] = 1.0 if (seat + n) % g.seats == g.active else 0.0
        row[at + MOST_SEATS + n] = 1.0 if (seat + n) % g.seats == g.first else 0.0
    at = see_choices(row, at + 2 * MOST_SEATS, g)
    for die in range(i64(DICE_COUNT)):  # compiled, it counts by machine numbers
        at = see_die(row, at, g, seat, die)
    return at


def see_choices(row: vec[float], at: i64, g: State) -> i64:
    """What kinds of option the seat asked has: what is being decided. All zeros while chance is asked."""
    if g.asked >= 0:
        for option in g.legal:
            row[at + kind_of(option)] = 1.0
    return at + len(KINDS)


def kind_of(option: i64) -> i64:
    """Which of KINDS an option is: roads by how many sides they open."""
    verb = verb_of(option)
    return 11 + count_bits(sides_of(option)) if verb >= DRAW_HALF else KIND_OF[verb]


def see_die(row: vec[float], at: i64, g: State, seat: Seat, die: i64) -> i64:
    """One number for each face, then where it lies: centre, elephant, own warehouse."""
    if g.shows[die] >= 0:
        row[at + g.shows[die]] = 1.0
    row[at + FACES] = 1.0 if g.place[die] == CENTRE else 0.0
    row[at + FACES + 1] = 1.0 if g.place[die] == ELEPHANT else 0.0
    row[at + FACES + 2] = 1.0 if g.place[die] == WAREHOUSE + seat else 0.0
    return at + FACES + 3


def see_sheet(row: vec[float], at: i64, g: State, seat: Seat) -> None:
    board, reached = g.board, g.position(seat) + 1
    row[at] = 1.0
    row[at + 1] = float(g.fame[seat]) / float(board.fame_boxes)
    row[at + 2] = float(g.money[seat]) / float(board.money_boxes)
    row[at + 3] = float(g.overlap(seat)) / float(board.length)
    row[at + 4] = float(g.karma[seat]) / float(board.karma_boxes)
    row[at + 5] = float(g.spent[seat]) / float(board.karma_boxes)
    row[at + 6] = float(reached) / float(board.spaces)
    at = see_goods(row, at + 7, g, seat)
    at = see_palace(row, at, g, seat)
    at = see_roads(row, at, g, seat)
    at = see_river(row, at, g, seat, reached)
    see_bonuses(row, at, g, seat)


def see_goods(row: vec[float], at: i64, g: State, seat: Seat) -> i64:
    columns, first_good = float(len(g.board.prices)), seat * GOODS_COUNT
    circled, sold = g.circled_table, g.sold_table  # rows that every observation reads are read as they lie
    for good in range(i64(GOODS_COUNT)):
        row[at + 2 * good] = float(circled[first_good + good]) / columns
        row[at + 2 * good + 1] = float(sold[first_good + good]) / columns
    return at + 2 * GOODS_COUNT


def see_palace(row: vec[float], at: i64, g: State, seat: Seat) -> i64:
    boxes, levels = float(g.board.boxes), float(g.board.levels)
    palace, values, types = g.palace_table, g.values_table, g.types
    for character in range(i64(CHARACTERS_COUNT)):
        row[at + character] = float(palace[seat * CHARACTERS_COUNT + character]) / boxes
    at += CHARACTERS_COUNT
    for kind in range(types):
        row[at + kind] = float(values[seat * types + kind]) / levels
    return at + MOST_TYPES


def see_roads(row: vec[float], at: i64, g: State, seat: Seat) -> i64:
    """Written without asking what is there: no processor guesses the roads of a sheet."""
    roads, first_cell = g.roads_table, seat * g.cells
    for cell in range(g.cells):
        road = roads[first_cell + cell]
        for side in range(i64(4)):
            row[at + 4 * cell + side] = float(road >> side & 1)
    return at + 4 * MOST_CELLS


def see_river(row: vec[float], at: i64, g: State, seat: Seat, reached: i64) -> i64:
    """The marked spaces; there is none beyond the one reached."""
    river, first_space = g.river_table, seat * g.spaces
    for space in range(reached):
        row[at + space] = float(min(river[first_space + space], i64(1)))
    return at + MOST_SPACES


def see_bonuses(row: vec[float], at: i64, g: State, seat: Seat) -> None:
    """Half for a circled one, one for a bonus used or lost."""
    bonuses, first_source, shown = g.bonuses_table, seat * g.sources, SHOWN_BONUS
    for source in range(g.sources):
        row[at + source] = shown[bonuses[first_source + source]]


# --- what each number means ----------------------------------------------------------------------------------------


def sheet_names(n: int) -> list[str]:
    heads = ["there", "fame", "money", "overlap", "karma", "spent", "position"]
    goods = [f"{good}-{what}" for good in GOODS for what in ("circled", "sold")]
    roads = [f"cell-{cell}-{side}" for cell in range(MOST_CELLS) for side in "NESW"]
    types = [f"value-{kind}" for kind in range(MOST_TYPES)]
    spaces = [f"river-{space}" for space in range(MOST_SPACES)]
    bonuses = [f"bonus-{source}" for source in range(MOST_SOURCES)]
    return [f"sheet{n}-{name}" for name in [*heads, *goods, *CHARACTERS, *types, *roads, *spaces, *bonuses]]


def names() -> tuple[str, ...]:
    """The meaning of each number of an observation; sheets and seats are counted from the observer."""
    table = ["round", "turn", "ending"]
    table += [f"active-{n}" for n in range(MOST_SEATS)] + [f"first-{n}" for n in range(MOST_SEATS)]
    table += [f"can-{kind}" for kind in KINDS]
    places = [f"face-{face}" for face in range(FACES)] + ["centre", "elephant", "own"]
    table += [f"{die}-{place}" for die in DICE for place in places]
    return tuple(table + [name for n in range(MOST_SEATS) for name in sheet_names(n)])


SHEET_SIZE: Final = len(sheet_names(0))
BLANK: Final = vec[float]([0.0 for _ in names()])


class Numbers(Encoding):
    """All of this for many games at once."""

    def ids(self, g: Any, options: vec[i64]) -> vec[i64]:
        return action_ids(options)

    def see(self, row: vec[float], at: i64, g: Any, seat: Seat) -> None:
        see(row, at, g, seat)


NUMBERS: Final = Numbers()
