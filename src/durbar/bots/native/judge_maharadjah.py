"""Maharadjah as rows of numbers: every nation's points to come by table and turn, and how certain a lead is.

The table that is fitted beside the net has two numbers for each nation, turn and whether it has had its sequence: what
it still scores on average, and how much of its hopes (by the evaluation) comes true on top of that.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.bots.native.evaluation import Values
from durbar.bots.native.judge import Judge, best_of_others, mean_of_others
from durbar.bots.native.maharadjah import EVALUATION
from durbar.games.maharadjah.ids import INDIANS, LAST_TURN, NATIONS, NONE
from durbar.games.maharadjah.rules.bidding import free_sides
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import TABLE_SEATS

WIDTH: Final = 20
TABLES: Final = 4
CELLS: Final = TABLES * NATIONS * (LAST_TURN + 1) * 2


def cell_of(g: State, nation: i64) -> i64:
    """Where the table has the numbers of a nation at this moment."""
    played: i64 = 1 if g.nation != NONE and nation < g.nation else 0
    turn = min(g.turn, i64(LAST_TURN))
    return ((g.table * NATIONS + nation) * (LAST_TURN + 1) + turn) * 2 + played


def hopes_of(g: State, nation: i64) -> float:
    """What the evaluation expects a nation to score yet."""
    if EVALUATION.board is not g.board:
        EVALUATION.points(g)  # makes it know this board
    if g.turn <= LAST_TURN and (g.count[nation] > 0 or nation >= INDIANS):
        return EVALUATION.hopes(g, nation)
    return 0.0


class MaharadjahJudge(Judge):
    def __init__(self) -> None:
        super().__init__(EVALUATION, WIDTH)
        as_hoped: list[float] = [0.0, 1.0] * CELLS
        self.fit_table(as_hoped)

    def seats(self, g: State) -> i64:
        return TABLE_SEATS[g.table]

    def base(self, g: State) -> Values:
        """Points so far and those to come, by nation; while seats are bid for, what the bids leave of par."""
        if g.bidding and len(free_sides(g)) > 0:
            return EVALUATION.bidding(g)
        found = vec[float]([0.0] * TABLE_SEATS[g.table])
        for nation in range(NATIONS):
            if g.plays(nation):
                cell = 2 * cell_of(g, nation)
                to_come = self.table[cell] + self.table[cell + 1] * hopes_of(g, nation)
                found[g.controller(nation)] += float(g.score[nation]) + to_come
        for side in range(len(found)):
            if g.holder[side] != NONE:
                found[g.holder[side]] -= float(g.handicap[side])
        return found

    def rows(self, g: State) -> Values:
        points = self.base(g)
        late = float(min(g.turn, i64(LAST_TURN))) / float(LAST_TURN)
        found = vec[float]()
        for seat in range(len(points)):
            ahead, apart = points[seat] - best_of_others(points, seat), points[seat] - mean_of_others(points, seat)
            found = append(found, 0.05 * ahead)
            found = append(found, 0.05 * apart)
            found = append(found, 0.1 * ahead * late)
            found = append(found, 0.1 * apart * late)
            found = append(found, 0.2 * ahead * late * late * late)
            found = append(found, 0.2 * apart * late * late * late)
            found = append(found, 0.3 * ahead * late**8.0)
            found = append(found, late)
            found = append(found, late * late)
            found = append(found, 1.0 if g.bidding else 0.0)
            found = append(found, 1.0 if g.repair else 0.0)
            for table in (1, 2, 3):
                found = append(found, 1.0 if g.table == table else 0.0)
            side = side_of(g, seat)
            for one in range(5):
                found = append(found, 1.0 if side == one and g.table == 0 else 0.0)
            found = append(found, self.hopes_share(g, seat))
        return found

    def hopes_share(self, g: State, seat: i64) -> float:
        """Of all that is hoped for, the part that rests on what this seat has in play."""
        if g.bidding and len(free_sides(g)) > 0:
            return 0.0
        total = 0.0
        for nation in range(NATIONS):
            if g.plays(nation) and g.controller(nation) == seat:
                total += hopes_of(g, nation)
        return 0.03 * total


def side_of(g: State, seat: i64) -> i64:
    """The printed seat that somebody plays."""
    if not g.bidding:
        return seat
    for side in range(TABLE_SEATS[g.table]):
        if g.holder[side] == seat:
            return side
    return NONE


JUDGE: Final = MaharadjahJudge()
