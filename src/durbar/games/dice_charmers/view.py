"""What is seen: everything. All sheets and dice are public."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.flow import Seat
from durbar.games.dice_charmers.board import Board, cell_names
from durbar.games.dice_charmers.ids import (
    BONUS_STATES,
    CAUSES,
    CHARACTERS,
    COLOURS,
    DICE,
    EFFECTS,
    ENDINGS,
    GOODS,
    GREEN_FACES,
    PURPLE_FACES,
    ROADS,
    SHAPES,
    SIDES,
)
from durbar.games.dice_charmers.shown import Kind, Printed, Sheet, Static, Tent, View
from durbar.games.dice_charmers.state import State


def view_of(g: State) -> View:
    """The dice, whose turn it is, and every sheet. [DC 1.3] Nothing is hidden."""
    return View(
        g.round,
        g.turn,
        g.first,
        g.active,
        g.ending,
        list(g.shows),
        list(g.place),
        [sheet_of(g, Seat(seat)) for seat in range(g.seats)],
    )


def sheet_of(g: State, seat: Seat) -> Sheet:
    board = g.board
    return Sheet(
        part(g.roads_table, seat, board.cells),
        part(g.river_table, seat, board.spaces),
        g.position(seat),
        part(g.circled_table, seat, 3),
        part(g.sold_table, seat, 3),
        part(g.palace_table, seat, 6),
        part(g.values_table, seat, len(board.types)),
        g.karma[seat],
        g.spent[seat],
        g.fame[seat],
        g.money[seat],
        g.overlap(seat),
        g.turns[seat],
        part(g.bonuses_table, seat, len(board.source_effect)),
    )


def part(table: vec[i64], seat: i64, width: i64) -> list[int]:
    """One seat's row of a table."""
    return list(table[seat * width : seat * width + width])


# --- what never changes --------------------------------------------------------------------------------------------

FIXED: dict[Kind, tuple[str, ...]] = {
    "die": DICE,
    "colour": COLOURS,
    "good": GOODS,
    "character": CHARACTERS,
    "road": ROADS,
    "side": SIDES,
    "shape": SHAPES,
    "effect": EFFECTS,
    "cause": CAUSES,
    "bonus": BONUS_STATES,
    "ending": ENDINGS,
}


def labels_of(board: Board, kind: str) -> tuple[str, ...]:
    """The words for the numbers of a kind on this board."""
    if kind in FIXED:
        return FIXED[kind]
    if kind == "face":
        spare = ("unused",) * (6 - len(board.symbols))
        return (*PURPLE_FACES, *GREEN_FACES, *board.symbols, *spare, *CHARACTERS)
    if kind == "symbol":
        return board.symbols
    if kind == "building":
        return board.types
    if kind == "cell":
        return tuple(cell_names(board))
    if kind == "space":
        return tuple(str(space + 1) for space in range(board.spaces))
    assert kind == "source", kind
    return tuple(board.source_names)


def static_of(g: State) -> Static:
    """Labels, and the sheet as printed. `standing` says what is sourced and what is ours."""
    board = g.board
    seats = ["A", "B", "C", "D", "E"][: g.seats]
    owners = [*seats, "drafter"] if g.seats == 1 else seats
    kinds: list[Kind] = [*FIXED, "face", "symbol", "building", "cell", "space", "source"]
    labels: dict[Kind, list[str]] = {kind: list(labels_of(board, kind)) for kind in kinds}
    labels["seat"], labels["owner"], labels["place"] = seats, owners, ["centre", "elephant", *owners]
    return Static(labels, printed(board))


def printed(board: Board) -> Printed:
    """The sheet as printed, numbers indexing labels; -1: none."""
    spaces = range(board.spaces)
    starts = board.rewards_from
    return Printed(
        sheet=board.sheet,
        standing="own-layout" if not board.own else "own-file",
        rows=board.rows,
        columns=board.columns,
        residence=board.residence,
        exits=board.exits,
        neighbour=list(board.neighbour),
        border=list(board.border),
        building=list(board.building),
        market=list(board.market),
        symbol=[face - 9 for face in board.symbol],
        rewards=[list(board.rewards[starts[space] : starts[space + 1]]) for space in spaces],
        prices=list(board.prices),
        tents=[
            Tent(part(board.tent_needs, tent, 3), board.tent_source[tent]) for tent in range(len(board.tent_source))
        ],
        tent_boxes=[list(boxes) for boxes in board.tent_boxes],
        boxes=board.boxes,
        palace_source=list(board.palace_source),
        levels=list(board.fame_of_level)[1:],
        upgrade_source=list(board.upgrade_source)[2:],
        karma_boxes=board.karma_boxes,
        karma_source=list(board.karma_source)[1:],
        fame_boxes=board.fame_boxes,
        fame_units=board.fame_units,
        money_boxes=board.money_boxes,
        money_units=board.money_units,
        length=board.length,
        fame_source=list(board.fame_source)[1:],
        money_source=list(board.money_source)[1:],
        source_effect=list(board.source_effect),
        source_cause=list(board.source_cause),
        sides=list(board.sides),
    )
