"""Random games of every option set, with every invariant checked after every choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Option
from durbar.games.maharaja import GAME, words

pytestmark = pytest.mark.whole_games

SETS = list(GAME.option_sets())


def told(g: Any, log: list[tuple[int, ...]]) -> tuple[list[int], list[int]]:
    """Coins and PP as the events alone tell them."""
    blank = GAME.blank(*GAME.setup(g))
    coins, points = list(blank.coins), list(blank.pp)
    for event, a, b, c, d in log:
        if event == words.COINS_GAINED:
            coins[a] += b
        elif event == words.COINS_PAID:
            coins[a] -= b
        elif event == words.TOLL:
            coins[a] -= c
            coins[b] += c
        elif event == words.STATUE_BUILT:
            coins[a] -= d
        elif event == words.SHRINE_BUILT:
            coins[a] -= c
        elif event == words.PP_GAINED:
            points[a] += b
        elif event == words.PP_PAID:
            points[a] -= b
    return coins, points


def play(seats: int, settings: Mapping[str, str], seed: int) -> Any:
    g, rng = GAME.new(seats, settings), Rng(seed)
    g.log = []
    for _ in range(GAME.bound):
        decision = g.decision
        if decision is None:
            return g
        if isinstance(decision, Chance):
            g.take(CHANCE, decision.sample(g, rng))
        else:
            g.take(g.asked, Option(g.legal[rng.below(len(g.legal))]))
        GAME.check(g)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("seats", "settings"), SETS, ids=[f"{n}-{'-'.join(s.values())}" for n, s in SETS])
def test_invariants_hold_and_events_tell_every_coin(seats: int, settings: dict[str, str]) -> None:
    for seed in range(2):
        g = play(seats, settings, seed)
        assert told(g, g.log) == (list(g.coins), list(g.pp))
        totals = [event[2] for event in g.log if event[0] == words.FINAL_TOTAL]
        assert totals[: len(GAME.result(g).scores)] == list(GAME.result(g).scores)
