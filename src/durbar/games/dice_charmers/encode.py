"""Numbers for learners. Options are stable action ids already (see ids.py); an observation is one row of floats.

An observation begins with the table, what is being decided and the dice, then has five sheets: the observer's own,
then the others in the order of play. A seat that does not exist, and a cell, space or bonus the sheet does not have,
is all zeros.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.flow import Option, Seat
from durbar.games.dice_charmers.ids import (
    CALL,
    CENTRE,
    CHARACTERS,
    CIRCLED,
    DECLINE,
    DICE,
    DICE_COUNT,
    DRAW,
    ELEPHANT,
    FACES,
    FIRST_SEAT,
    FREE,
    GOODS,
    MAKE_SALE,
    MOST_CELLS,
    MOST_SEATS,
    MOST_SOURCES,
    MOST_SPACES,
    MOST_TYPES,
    OPEN,
    PASS,
    RAISE,
    SAIL,
    SIDE_BIT,
    SPEND_KARMA,
    STOP,
    USE_BONUS,
    USE_DIE,
    WAREHOUSE,
    sides_of,
)
from durbar.games.dice_charmers.state import State

KINDS: Final = (
    "take", "karma", "pass", "stop", "decline", "circle", "goods_die", "upgrade", "call", "sail", "use", "sell",
    "half", "road", "fork", "cross",
)  # fmt: skip
KIND_STARTS: Final = vec[i64](
    [SPEND_KARMA, PASS, STOP, DECLINE, FIRST_SEAT, USE_DIE, RAISE, CALL, SAIL, USE_BONUS, MAKE_SALE]
)


def option_for(g: State, action: int) -> int:
    """The option a stable id means in the present decision; -1 if none."""
    decision = g.decision
    if decision is None:
        return -1
    player = g.asked if g.asked >= 0 else Seat(0)
    return action if any(option == action for option in decision.candidates(g, player)) else -1


def observe(g: State, seat: Seat) -> vec[float]:
    """What the seat sees; everything is public, so only the order of the sheets depends on it.

    Most numbers are 0 in most positions, so a row begins blank and only the others are written.
    """
    row = BLANK[:]
    at = see_table(row, g, seat)
    for n in range(g.seats):
        see_sheet(row, at + n * SHEET_SIZE, g, Seat((seat + n) % g.seats))
    return row


def see_table(row: vec[float], g: State, seat: Seat) -> i64:
    """Each part writes its numbers and says where the next begins."""
    row[0] = float(g.round) / 20.0
    row[1] = float(g.turn) / 5.0
    row[2] = 1.0 if g.ending != OPEN else 0.0
    at: i64 = 3
    for n in range(g.seats):
        row[at + n] = 1.0 if (seat + n) % g.seats == g.active else 0.0
        row[at + MOST_SEATS + n] = 1.0 if (seat + n) % g.seats == g.first else 0.0
    at = see_choices(row, at + 2 * MOST_SEATS, g)
    for die in range(DICE_COUNT):
        at = see_die(row, at, g, seat, die)
    return at


def see_choices(row: vec[float], at: i64, g: State) -> i64:
    """What kinds of option the seat asked has: what is being decided. All zeros while chance is asked."""
    if g.asked >= 0:
        for option in g.legal:
            row[at + kind_of(Option(option))] = 1.0
    return at + len(KINDS)


def kind_of(option: Option) -> i64:
    """Which of KINDS an option is."""
    if option >= DRAW:
        sides = sides_of(option)
        return 11 + (sides & 1) + (sides >> 1 & 1) + (sides >> 2 & 1) + (sides >> 3 & 1)
    kind: i64 = 0
    for start in KIND_STARTS:
        if option >= start:
            kind += 1
    return kind


def see_die(row: vec[float], at: i64, g: State, seat: Seat, die: i64) -> i64:
    """One number for each face, then where it lies: centre, elephant, own warehouse."""
    if g.shows[die] >= 0:
        row[at + g.shows[die]] = 1.0
    row[at + FACES] = 1.0 if g.place[die] == CENTRE else 0.0
    row[at + FACES + 1] = 1.0 if g.place[die] == ELEPHANT else 0.0
    row[at + FACES + 2] = 1.0 if g.place[die] == WAREHOUSE + seat else 0.0
    return at + FACES + 3


def see_sheet(row: vec[float], at: i64, g: State, seat: Seat) -> None:
    row[at] = 1.0
    row[at + 1] = float(g.fame[seat]) / float(g.board.fame_boxes)
    row[at + 2] = float(g.money[seat]) / float(g.board.money_boxes)
    row[at + 3] = float(g.overlap(seat)) / float(g.board.length)
    row[at + 4] = float(g.karma[seat]) / float(g.board.karma_boxes)
    row[at + 5] = float(g.spent[seat]) / float(g.board.karma_boxes)
    row[at + 6] = float(g.position(seat) + 1) / float(g.board.spaces)
    at = see_goods(row, at + 7, g, seat)
    at = see_palace(row, at, g, seat)
    at = see_roads(row, at, g, seat)
    at = see_river(row, at, g, seat)
    see_bonuses(row, at, g, seat)


def see_goods(row: vec[float], at: i64, g: State, seat: Seat) -> i64:
    columns = float(len(g.board.prices))
    for good in range(3):
        row[at + 2 * good] = float(g.circled(seat, good)) / columns
        row[at + 2 * good + 1] = float(g.sold(seat, good)) / columns
    return at + 6


def see_palace(row: vec[float], at: i64, g: State, seat: Seat) -> i64:
    for character in range(6):
        row[at + character] = float(g.palace(seat, character)) / float(g.board.boxes)
    types = len(g.board.types)
    for kind in range(types):
        row[at + 6 + kind] = float(g.value(seat, kind)) / float(g.board.levels)
    return at + 6 + MOST_TYPES


def see_roads(row: vec[float], at: i64, g: State, seat: Seat) -> i64:
    cells = g.board.cells
    for cell in range(cells):
        road = g.road(seat, cell)
        if road != 0:
            for side in range(4):
                row[at + 4 * cell + side] = 1.0 if road & SIDE_BIT[side] != 0 else 0.0
    return at + 4 * MOST_CELLS


def see_river(row: vec[float], at: i64, g: State, seat: Seat) -> i64:
    spaces = g.board.spaces
    for space in range(spaces):
        if g.river(seat, space) != 0:
            row[at + space] = 1.0
    return at + MOST_SPACES


def see_bonuses(row: vec[float], at: i64, g: State, seat: Seat) -> None:
    """Half for a circled one, one for a bonus used or lost."""
    sources = len(g.board.source_effect)
    for source in range(sources):
        state = g.bonus(seat, source)
        if state != FREE:
            row[at + source] = 0.5 if state == CIRCLED else 1.0


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
