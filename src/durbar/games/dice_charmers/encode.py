"""Numbers for learners. Options are stable action ids already (see ids.py); an observation is one row of floats.

An observation begins with the table, what is being decided and the dice, then has five sheets: the observer's own,
then the others in the order of play. A seat that does not exist, and a cell, space or bonus the sheet does not have,
is all zeros.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import BIT, Option, Seat
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
    """What the seat sees; everything is public, so only the order of the sheets depends on it."""
    row = see_table(g, seat)
    for n in range(MOST_SEATS):
        row = see_sheet(row, g, Seat((seat + n) % g.seats)) if n < g.seats else see_nobody(row)
    return row


def see_table(g: State, seat: Seat) -> vec[float]:
    row = vec[float]()
    row = append(row, float(g.round) / 20.0)
    row = append(row, float(g.turn) / 5.0)
    row = append(row, 1.0 if g.ending != OPEN else 0.0)
    for n in range(MOST_SEATS):
        row = append(row, 1.0 if (seat + n) % g.seats == g.active and n < g.seats else 0.0)
    for n in range(MOST_SEATS):
        row = append(row, 1.0 if (seat + n) % g.seats == g.first and n < g.seats else 0.0)
    row = see_choices(row, g)
    for die in range(DICE_COUNT):
        row = see_die(row, g, seat, die)
    return row


def see_choices(row: vec[float], g: State) -> vec[float]:
    """What kinds of option the seat asked has: what is being decided. All zeros while chance is asked."""
    kinds: i64 = 0
    if g.asked >= 0:
        for option in g.legal:
            kinds |= BIT[kind_of(Option(option))]
    for kind in range(len(KINDS)):
        row = append(row, 1.0 if kinds & BIT[kind] != 0 else 0.0)
    return row


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


def see_die(row: vec[float], g: State, seat: Seat, die: i64) -> vec[float]:
    """One number for each face, then where it lies: centre, elephant, own warehouse."""
    for face in range(FACES):
        row = append(row, 1.0 if g.shows[die] == face else 0.0)
    row = append(row, 1.0 if g.place[die] == CENTRE else 0.0)
    row = append(row, 1.0 if g.place[die] == ELEPHANT else 0.0)
    return append(row, 1.0 if g.place[die] == WAREHOUSE + seat else 0.0)


def see_sheet(row: vec[float], g: State, seat: Seat) -> vec[float]:
    row = append(row, 1.0)
    row = append(row, float(g.fame[seat]) / float(g.board.fame_boxes))
    row = append(row, float(g.money[seat]) / float(g.board.money_boxes))
    row = append(row, float(g.overlap(seat)) / float(g.board.length))
    row = append(row, float(g.karma[seat]) / float(g.board.karma_boxes))
    row = append(row, float(g.spent[seat]) / float(g.board.karma_boxes))
    row = append(row, float(g.position(seat) + 1) / float(g.board.spaces))
    row = see_goods(row, g, seat)
    row = see_palace(row, g, seat)
    row = see_roads(row, g, seat)
    row = see_river(row, g, seat)
    return see_bonuses(row, g, seat)


def see_goods(row: vec[float], g: State, seat: Seat) -> vec[float]:
    columns = float(len(g.board.prices))
    for good in range(3):
        row = append(row, float(g.circled[seat * 3 + good]) / columns)
        row = append(row, float(g.sold[seat * 3 + good]) / columns)
    return row


def see_palace(row: vec[float], g: State, seat: Seat) -> vec[float]:
    for character in range(6):
        row = append(row, float(g.palace[seat * 6 + character]) / float(g.board.boxes))
    types = len(g.board.types)
    for kind in range(MOST_TYPES):
        row = append(row, float(g.values[seat * types + kind]) / float(g.board.levels) if kind < types else 0.0)
    return row


def see_roads(row: vec[float], g: State, seat: Seat) -> vec[float]:
    cells = g.board.cells
    for cell in range(MOST_CELLS):
        road = g.roads[seat * cells + cell] if cell < cells else 0
        for side in SIDE_BIT:
            row = append(row, 1.0 if road & side != 0 else 0.0)
    return row


def see_river(row: vec[float], g: State, seat: Seat) -> vec[float]:
    spaces = g.board.spaces
    for space in range(MOST_SPACES):
        row = append(row, 1.0 if space < spaces and g.river[seat * spaces + space] != 0 else 0.0)
    return row


def see_bonuses(row: vec[float], g: State, seat: Seat) -> vec[float]:
    """Half for a circled one, one for a bonus used or lost."""
    sources = len(g.board.source_effect)
    for source in range(MOST_SOURCES):
        state = g.bonuses[seat * sources + source] if source < sources else FREE
        row = append(row, 0.0 if state == FREE else 0.5 if state == CIRCLED else 1.0)
    return row


def see_nobody(row: vec[float]) -> vec[float]:
    for _ in range(SHEET_SIZE):
        row = append(row, 0.0)
    return row


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
