"""The Dice Charmers as rows of numbers: each sheet by its parts, how near the end is, and who is still to choose."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.bots.native.dice_charmers import EVALUATION
from durbar.bots.native.evaluation import Values
from durbar.bots.native.judge import Judge, best_of_others, mean_of_others
from durbar.engine.flow import Seat
from durbar.games.dice_charmers.ids import CENTRE, DICE_COUNT, FREE, OPEN
from durbar.games.dice_charmers.state import State

CELLS: Final = 20
SPACES: Final = 18
SOURCES: Final = 41
WIDTH: Final = 40 + CELLS + SPACES + SOURCES + 6 + 3
"""The last of them, what is marked where, is told of the sheet most games are played on; of others it is 0."""


class DiceCharmersJudge(Judge):
    def __init__(self) -> None:
        super().__init__(EVALUATION, WIDTH)

    def seats(self, g: State) -> i64:
        return g.seats

    def base(self, g: State) -> Values:
        return vec[float]([float(g.overlap(Seat(seat))) for seat in range(g.seats)])

    def rows(self, g: State) -> Values:
        hope = EVALUATION.hope(g)
        worth, overlaps = vec[float](), vec[float]()
        for seat in range(g.seats):
            worth = append(worth, EVALUATION.sheet(g, Seat(seat), hope))
            overlaps = append(overlaps, float(g.overlap(Seat(seat))))
        found = vec[float]()
        for seat in range(g.seats):
            found = self.sheet(found, g, Seat(seat), hope)
            found = self.lead(found, worth, overlaps, seat, hope)
            found = self.table_of(found, g, Seat(seat))
            found = self.marks(found, g, Seat(seat))
        return found

    def sheet(self, row: Values, g: State, seat: Seat, hope: float) -> Values:
        """What one seat has: 18 numbers."""
        row = append(row, 0.5 * EVALUATION.bonuses(g, seat, hope))
        row = append(row, 0.2 * EVALUATION.goods(g, seat))
        row = append(row, 0.2 * EVALUATION.province(g, seat))
        row = append(row, 0.2 * EVALUATION.river(g, seat))
        row = append(row, 0.2 * EVALUATION.palace(g, seat))
        row = append(row, 0.2 * EVALUATION.karma(g, seat))
        row = append(row, 0.05 * float(g.money[seat]))
        row = append(row, 0.1 * float(g.fame[seat]))
        row = append(row, 0.3 * float(g.karma[seat]))
        row = append(row, 0.5 * float(g.karma_left(seat)))
        for good in range(3):
            row = append(row, 0.3 * float(g.stock(seat, good)))
        sold: i64 = g.sold(seat, 0) + g.sold(seat, 1) + g.sold(seat, 2)
        row = append(row, 0.15 * float(sold))
        row = append(row, 0.2 * float(g.free_rows(seat)))
        row = append(row, 0.1 * float(g.position(seat)))
        roads, buildings = 0, 0
        for cell in range(g.cells):
            if g.road(seat, cell) != 0:
                roads += 1
        for kind in range(g.types):
            buildings += int(g.value(seat, kind))
        row = append(row, 0.1 * float(roads))
        return append(row, 0.1 * float(buildings))

    def lead(self, row: Values, worth: Values, overlaps: Values, seat: i64, hope: float) -> Values:
        """How far ahead, the more certain the nearer the end: 10 numbers."""
        best = overlaps[0]
        for overlap in overlaps:
            best = max(best, overlap)
        near = 1.0 / (1.0 + max(0.0, -best) / 12.0)
        ahead, apart = worth[seat] - best_of_others(worth, seat), worth[seat] - mean_of_others(worth, seat)
        leads, parts = overlaps[seat] - best_of_others(overlaps, seat), overlaps[seat] - mean_of_others(overlaps, seat)
        row = append(row, 0.05 * worth[seat])
        row = append(row, 0.05 * overlaps[seat])
        row = append(row, 0.05 * ahead)
        row = append(row, 0.05 * apart)
        row = append(row, 0.05 * leads)
        row = append(row, 0.05 * parts)
        row = append(row, 0.1 * ahead * near)
        row = append(row, 0.1 * leads * near)
        row = append(row, 2.0 * near)
        return append(row, hope)

    def table_of(self, row: Values, g: State, seat: Seat) -> Values:
        """Whose turn it is, the dice left, and the kind of table: 12 numbers."""
        owners = g.owners()
        waits = (seat - g.first + owners) % owners if g.first >= 0 else i64(0)
        due = 1.0 if g.turn % owners <= waits else 0.0
        centre, usable = 0.0, 0.0
        for die in range(DICE_COUNT):
            if g.place[die] == CENTRE and g.shows[die] >= 0:
                centre += 1.0
                if g.usable_face(seat, g.shows[die]):
                    usable += 1.0
        row = append(row, due)
        row = append(row, 0.5 * float(waits))
        row = append(row, 0.5 * due * float(max(waits - g.turn % owners, 0)))
        row = append(row, 1.0 if g.active == seat else 0.0)
        row = append(row, 0.0 if g.ending == OPEN else 1.0)
        row = append(row, 0.1 * due * usable)
        row = append(row, 0.1 * centre)
        row = append(row, 1.0 if g.board.sheet == "moon" else 0.0)
        for count in (1, 2, 3, 5):
            row = append(row, 1.0 if g.seats == count else 0.0)
        return row

    def marks(self, row: Values, g: State, seat: Seat) -> Values:
        """What is marked where on the sheet."""
        if g.board.sheet != "sun" or g.board.own or g.sources != SOURCES:
            for _ in range(WIDTH - 40):
                row = append(row, 0.0)
            return row
        for cell in range(CELLS):
            row = append(row, 0.5 if g.road(seat, cell) != 0 else 0.0)
        for space in range(SPACES):
            row = append(row, 0.5 if g.river(seat, space) != 0 else 0.0)
        for source in range(SOURCES):
            row = append(row, 0.0 if g.bonus(seat, source) == FREE else 0.5)
        for character in range(6):
            row = append(row, 0.3 * float(g.palace(seat, character)))
        for good in range(3):
            row = append(row, 0.2 * float(g.sold(seat, good)))
        return row


JUDGE: Final = DiceCharmersJudge()
