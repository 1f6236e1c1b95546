"""Maharaja as rows of numbers: what everybody has, how they stand against each other, and how far the game is.

Plans are left out: nobody knows those of the others. Points are as counted: every gain is seen by all.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.bots.native.evaluation import Values
from durbar.bots.native.judge import Judge, best_of_others, mean_of_others
from durbar.bots.native.maharaja import EACH_ROUND, EVALUATION
from durbar.bots.native.maharaja_table import Memo
from durbar.games.maharaja.ids import ACTING, BRAHMABOT, PLANNING, ROUNDS, STATUES
from durbar.games.maharaja.state import State

WIDTH: Final = 36


class MaharajaJudge(Judge):
    def __init__(self) -> None:
        super().__init__(EVALUATION, WIDTH)

    def seats(self, g: State) -> i64:
        return g.terms.seats

    def base(self, g: State) -> Values:
        """By colour: in the solo game Brahmabot competes too."""
        table = Memo(g, EVALUATION.land_of(g))
        found = vec[float]([EVALUATION.holdings(g, table, colour) for colour in range(g.colours)])
        EVALUATION.add_majorities(g, table, found)
        EVALUATION.add_visits(g, table, found)
        for colour in range(g.colours):
            found[colour] += float(g.pp_counted[colour] - g.pp[colour])
        return found

    def rows(self, g: State) -> Values:
        table, points = Memo(g, EVALUATION.land_of(g)), self.base(g)
        majorities, visits = vec[float]([0.0] * g.colours), vec[float]([0.0] * g.colours)
        EVALUATION.add_majorities(g, table, majorities)
        EVALUATION.add_visits(g, table, visits)
        found = vec[float]()
        for colour in range(g.colours):
            found = self.lead(found, g, points, colour)
            found = append(found, 0.2 * majorities[colour])
            found = append(found, 0.2 * (majorities[colour] - mean_of_others(majorities, colour)))
            found = append(found, 0.2 * visits[colour])
            found = append(found, 0.2 * (visits[colour] - mean_of_others(visits, colour)))
            found = self.owner(found, g, table, colour)
            found = self.moment(found, g, colour)
        return found

    def lead(self, row: Values, g: State, points: Values, colour: i64) -> Values:
        """How far ahead, the more certain the nearer the end: 8 numbers."""
        ahead, apart = points[colour] - best_of_others(points, colour), points[colour] - mean_of_others(points, colour)
        late = float(g.round) / float(ROUNDS)
        row = append(row, 0.03 * points[colour])
        row = append(row, 0.1 * ahead)
        row = append(row, 0.1 * apart)
        row = append(row, 0.2 * ahead * late)
        row = append(row, 0.2 * apart * late)
        row = append(row, 0.3 * ahead * late * late * late)
        row = append(row, 0.3 * apart * late * late * late)
        return append(row, 0.1 * ahead if ahead > 0.0 else 0.0)

    def owner(self, row: Values, g: State, table: Memo, colour: i64) -> Values:
        """What one player has: 12 numbers."""
        row = append(row, 0.05 * float(g.pp_counted[colour]))
        row = append(row, 0.1 * float(g.coins[colour]))
        row = append(row, 0.1 * (float(g.coins[colour]) - mean_of_row(g.coins, g.colours, colour)))
        row = append(row, 0.5 * float(g.tokens[colour]))
        row = append(row, 0.3 * float(g.board_shrines[colour]))
        row = append(row, 0.3 * float(table.statues[colour]))
        row = append(row, 0.3 * (float(table.statues[colour]) - mean_of_row(table.statues, g.colours, colour)))
        row = append(row, 0.2 * float(table.land.owned_by(colour)))
        row = append(row, EACH_ROUND[g.characters[colour]])
        row = append(row, 0.1 * float(g.characters[colour]))
        row = append(row, EVALUATION.reach(g, table, colour))
        worship = 0.0
        for city in range(len(g.shrines_table) // g.colours):
            worship += float(table.worship[city * g.colours + colour])
        return append(row, 0.1 * worship)

    def moment(self, row: Values, g: State, colour: i64) -> Values:
        """How far the game is: 12 numbers."""
        fewest: i64 = STATUES
        for other in range(g.colours):
            fewest = min(fewest, g.board_statues[other])
        acted = g.has_acted(colour) and g.phase == ACTING
        row = append(row, float(g.round) / float(ROUNDS))
        row = append(row, 0.2 * float(fewest))
        row = append(row, 1.0 if g.board_statues[colour] <= 1 else 0.0)
        row = append(row, 1.0 if g.phase == PLANNING else 0.0)
        row = append(row, 1.0 if acted else 0.0)
        row = append(row, 1.0 if g.acting == colour else 0.0)
        row = append(row, 1.0 if g.phase > ACTING else 0.0)
        row = append(row, 1.0 if g.terms.solo and colour == BRAHMABOT else 0.0)
        row = append(row, float(g.terms.level) if g.terms.solo and colour == BRAHMABOT else 0.0)
        for count in (1, 2, 3):
            row = append(row, 1.0 if g.terms.seats == count else 0.0)
        return row


def mean_of_row(numbers: vec[i64], count: i64, one: i64) -> float:
    """Of the others."""
    total: i64 = 0
    for other in range(count):
        if other != one:
            total += numbers[other]
    return float(total) / float(max(count - 1, 1))


JUDGE: Final = MaharajaJudge()
