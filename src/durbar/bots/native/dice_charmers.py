"""What a sheet of The Dice Charmers is worth: the overlap of the tracks, and what goods, roads, river, palace, upgrades
and karma still promise, in coins (a fame box is as long as three).

A promise is worth less the nearer the end: once somebody has crossed only the overlap counts.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.bots.native.evaluation import Evaluation, Values
from durbar.engine.flow import Seat
from durbar.games.dice_charmers.board import SEVERAL, Board
from durbar.games.dice_charmers.ids import (
    ANY_GOODS,
    BUILDER,
    CIRCLED,
    COIN,
    EFFECTS,
    FAME,
    FREE,
    GOODS_DIE,
    HALF_ROAD,
    KARMA,
    MAHARANI,
    MAN_SINGH,
    MARKET_DIFF,
    MARKET_SAME,
    MERCHANT,
    MOGUL,
    OPEN,
    PALACE,
    PORTUGUESE,
    RIVER_AHEAD,
    RIVER_BACK,
    RIVER_BACK_ANY,
    ROAD_CROSS,
    ROAD_FORK,
    ROAD_STRAIGHT,
    SELL,
    SELL_DIFF,
    SELL_DIFF_EXACTLY,
    SELL_EXACTLY,
    UPGRADE,
)
from durbar.games.dice_charmers.rules.tracks import rank_of
from durbar.games.dice_charmers.state import State

A_TURN: Final = 5.0
"""Coins a turn brings, roughly: turns left are judged by it."""
PLENTY: Final = 9.0
"""Turns from which on a promise is worth most."""


def worth_of_effects() -> list[float]:
    """What an effect brings, in coins, where it can be used well."""
    worth = [0.0] * len(EFFECTS)
    single = {
        MOGUL: 5.0, MAHARANI: 4.5, MERCHANT: 4.0, MAN_SINGH: 3.5, BUILDER: 4.0, PORTUGUESE: 3.5, PALACE: 5.0,
        UPGRADE: 2.5,
        KARMA: 2.5, GOODS_DIE: 4.0, MARKET_SAME: 3.0, MARKET_DIFF: 3.0, HALF_ROAD: 1.5, ROAD_STRAIGHT: 4.5,
        ROAD_FORK: 5.0,
        ROAD_CROSS: 5.5, RIVER_AHEAD: 4.0, RIVER_BACK: 3.5, RIVER_BACK_ANY: 4.5,
    }  # fmt: skip
    for effect, coins in single.items():
        worth[effect] = coins
    for n in range(1, 13):
        worth[COIN + n - 1] = float(n)
        worth[FAME + n - 1] = 3.0 * n
    for n in range(1, 5):
        worth[SELL + n - 1] = worth[SELL_EXACTLY + n - 1] = 1.5 * n
    for n in range(1, 4):
        worth[SELL_DIFF + n - 1] = worth[SELL_DIFF_EXACTLY + n - 1] = 1.3 * n
        worth[ANY_GOODS + n - 1] = 2.0 * n
    return worth


WORTH: Final = vec[float](worth_of_effects())


def worth(board: Board, source: i64) -> float:
    """What a space gives; several effects in one add up."""
    effect = board.source_effect[source]
    if effect < SEVERAL:
        return WORTH[effect]
    total = 0.0
    for part in board.together[effect - SEVERAL]:
        total += WORTH[part]
    return total


class DiceCharmers(Evaluation):
    """Coins by which the tracks of each sheet will overlap."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 12.0
        self.width = 6
        self.depth = 12
        self.samples = 2

    def turn(self, g: State) -> i64:
        return g.round * 16 + g.turn

    def chapter(self, g: State) -> i64:
        return g.round

    def points(self, g: State) -> Values:
        hope = self.hope(g)
        found = vec[float]()
        for seat in range(g.seats):
            found = append(found, self.sheet(g, Seat(seat), hope))
        return found

    def simple_points(self, g: State) -> Values:
        """A beginner counts the tracks, and the goods in stock a little."""
        found = vec[float]()
        for seat in range(g.seats):
            stock = float(g.stock(Seat(seat), 0) + g.stock(Seat(seat), 1) + g.stock(Seat(seat), 2))
            found = append(found, float(g.overlap(Seat(seat))) + stock)
        return found

    def winners(self, g: State, points: Values) -> Values:
        first: i64 = 0
        for seat in range(g.seats):
            if rank_of(g, Seat(seat)) == 1:
                first += 1
        share = 1.0 / float(max(first, 1))
        return vec[float]([share if rank_of(g, Seat(seat)) == 1 else 0.0 for seat in range(g.seats)])

    def hope(self, g: State) -> float:
        """From 0 to 1: how much of a promise can still be kept."""
        if g.decision is None:
            return 0.0
        if g.ending != OPEN:
            return 0.15
        best = g.overlap(Seat(0))
        for seat in range(1, g.seats):
            best = max(best, g.overlap(Seat(seat)))
        return max(0.2, min(1.0, -float(best) / A_TURN / PLENTY))

    def sheet(self, g: State, seat: Seat, hope: float) -> float:
        """One seat: what it has, and what it may hope for."""
        had = float(g.overlap(seat)) + 0.01 * float(g.karma[seat])
        if g.seats == 1:
            had -= A_TURN * float(g.turns[seat])
        if hope == 0.0:
            return had
        waiting = self.bonuses(g, seat, hope)
        promised = self.goods(g, seat) + self.province(g, seat) + self.river(g, seat) + self.palace(g, seat)
        return had + waiting + hope * (promised + self.karma(g, seat))

    def bonuses(self, g: State, seat: Seat, hope: float) -> float:
        """Bonuses circled in this turn and not used yet."""
        if seat != g.active:
            return 0.0
        total = 0.0
        for source in range(g.sources):
            if g.bonus(seat, source) == CIRCLED:
                effect = g.board.source_effect[source]
                if g.usable_effect(seat, effect):
                    total += worth(g.board, source) * (1.0 if effect >= COIN else 0.5 + 0.5 * hope)
        return total

    def goods(self, g: State, seat: Seat) -> float:
        """Stock at the price of its columns, less what is hard to sell; tents that come near."""
        prices = g.board.prices
        total = 0.0
        for good in range(3):
            for column in range(g.sold(seat, good), g.circled(seat, good)):
                total += 0.75 * float(prices[column])
            total += self.tents(g, seat, good)
        return total

    def tents(self, g: State, seat: Seat, good: i64) -> float:
        board = g.board
        sold = g.sold(seat, good)
        total = 0.0
        for tent in range(len(board.tent_source)):
            needs = board.tent_needs[tent * 3 + good]
            if needs > sold:
                left = float(needs - sold)
                total += worth(board, board.tent_source[tent]) * 0.5 / (1.0 + left)
        return total

    def province(self, g: State, seat: Seat) -> float:
        """Cells at open ends with what they bring, and the higher values of buildings not built yet."""
        board = g.board
        total = 0.0
        for cell in range(board.cells):
            if g.road(seat, cell) == 0:
                reach = 0.45 if g.reached_sides(seat, cell) != 0 else 0.18
                total += reach * self.cell(g, seat, cell)
        return total

    def cell(self, g: State, seat: Seat, cell: i64) -> float:
        """What the first road in a cell brings."""
        board = g.board
        total = 1.0
        kind = board.building[cell]
        if kind >= 0:
            total += 3.0 * float(board.fame_of_level[g.value(seat, kind)])
        elif board.market[cell] >= 0:
            total += 2.5
        for side in range(4):
            source = board.border[cell * 4 + side]
            if source >= 0 and g.bonus(seat, source) == FREE:
                total += 0.35 * worth(board, source)
        return total

    def river(self, g: State, seat: Seat) -> float:
        """Spaces ahead in part, unmarked ones behind in small part."""
        board = g.board
        position = g.position(seat)
        total = 0.0
        for space in range(board.spaces):
            if space > position:
                total += 0.22 * self.space(g, space)
            elif g.river(seat, space) == 0:
                total += 0.08 * self.space(g, space)
        return total

    def space(self, g: State, space: i64) -> float:
        board = g.board
        total = 0.0
        for i in range(board.rewards_from[space], board.rewards_from[space + 1]):
            total += WORTH[board.rewards[i]]
        return total

    def palace(self, g: State, seat: Seat) -> float:
        """Characters still free, and columns that come near."""
        board = g.board
        total = 0.25 * float(g.free_rows(seat))
        for column in range(board.boxes):
            marked: i64 = 0
            for character in range(6):
                if g.palace(seat, character) > column:
                    marked += 1
            if marked < 6:
                share = float(marked) / 6.0
                total += worth(board, board.palace_source[column]) * share * share
        return total

    def karma(self, g: State, seat: Seat) -> float:
        """Karma to spend, and the boxes with a bonus that come near."""
        board = g.board
        total = 1.6 * float(g.karma_left(seat))
        for box in range(g.karma[seat] + 1, board.karma_boxes + 1):
            source = board.karma_source[box]
            if source >= 0:
                total += worth(board, source) * 0.3 / float(box - g.karma[seat])
        return total


EVALUATION: Final = DiceCharmers()
