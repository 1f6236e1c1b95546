"""What the nations of Maharadjah still score, by table, turn and whether they have had their sequence: fitted first."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from durbar.bots.native.judge import Judge
from durbar.bots.native.judge_maharadjah import CELLS, cell_of, hopes_of
from durbar.engine.flow import Option, Seat
from durbar.engine.game import game_of
from durbar.games.maharadjah.ids import NATIONS
from durbar.lab.chances.selfplay import Finished, Tables, moments

SHRINK = 12.0
"""How strongly few cases are drawn towards half of the hopes coming true."""


def fitted_table(played: Sequence[tuple[Tables, list[Finished]]], judge: Judge) -> list[float]:
    """By cell: what comes on average, and how much of the hopes is to be added."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(CELLS)]
    for tables, games in played:
        for finished in games:
            for cell, hopes, to_come in cases(tables, finished, judge):
                found[cell].append((hopes, to_come))
    table: list[float] = []
    for pairs in found:
        table += line_through(np.array(pairs)) if pairs else (0.0, 1.0)
    return [round(number, 3) for number in table]


def cases(tables: Tables, finished: Finished, judge: Judge) -> list[tuple[int, float, float]]:
    """Of each nation at each moment looked at: its cell, its hopes, what it scored afterwards."""
    final = final_scores(tables, finished)
    return [
        (int(cell_of(g, nation)), float(hopes_of(g, nation)), final[nation] - float(g.score[nation]))
        for g, _ in moments(tables, finished, judge)
        if not g.bidding or -1 not in list(g.holder)[: tables.seats]
        for nation in range(NATIONS)
        if g.plays(nation)
    ]


def final_scores(tables: Tables, finished: Finished) -> list[float]:
    game = game_of(tables.game)
    g = game.new(tables.seats, game.checked_settings(tables.settings))
    for player, option in finished.moves:
        g.take(Seat(player), Option(option))
    return [float(score) for score in g.score]


def line_through(pairs: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> tuple[float, float]:
    """Constant and slope of the straight line that fits best, drawn towards a slope of 1/2 where cases are few."""
    hopes, come = pairs[:, 0], pairs[:, 1]
    apart = hopes - hopes.mean()
    slope = (float(apart @ come) + 0.5 * SHRINK) / (float(apart @ apart) + SHRINK)
    return float(come.mean() - slope * hopes.mean()), slope
