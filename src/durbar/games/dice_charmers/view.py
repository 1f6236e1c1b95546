"""What is seen: everything. All sheets and dice are public."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.flow import Seat
from durbar.games.dice_charmers.shown import Sheet, View
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
