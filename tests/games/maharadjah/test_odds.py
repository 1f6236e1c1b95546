"""Exact odds against brute force: every die of every round, pushed forward until next to nothing is left to decide."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from md_table import Table, number

from durbar.games.maharadjah.ids import PLACE_NAMES
from durbar.games.maharadjah.odds import Policy, after_one_round, battle_odds, never, odds_at, when_fewer


def hits_by_enumeration(dice: int, faces: int) -> dict[int, float]:
    """Every roll of so many dice."""
    found: dict[int, float] = {}
    for roll in product(range(1, 7), repeat=dice):
        hits = sum(die > 6 - faces for die in roll)
        found[hits] = found.get(hits, 0.0) + 6.0**-dice
    return found


def brute_force(
    a: int, d: int, attack: int, defence: int, factory: int, leaves: Policy, retreats: Policy
) -> list[float]:
    """win, lose, both gone, attacker leaves, defender leaves, losses of both."""
    found, alive = [0.0] * 7, {(a, d): 1.0}
    for _ in range(4000):
        coming: dict[tuple[int, int], float] = {}
        for (x, y), chance in alive.items():
            beside = hits_by_enumeration(1, factory) if factory else {0: 1.0}
            for (h, p), (k, q), (f, r) in product(
                hits_by_enumeration(x, attack).items(), hits_by_enumeration(y, defence).items(), beside.items()
            ):
                state = (max(0, x - k - f), max(0, y - h))
                coming[state] = coming.get(state, 0.0) + chance * p * q * r
        alive = {}
        for (x, y), chance in coming.items():
            ended = 2 if x == y == 0 else 0 if y == 0 else 1 if x == 0 else 4 if retreats(y, x) else -1
            ended = 3 if ended == -1 and leaves(x, y) else ended
            if ended < 0:
                alive[x, y] = chance
                continue
            found[ended] += chance
            found[5] += chance * (a - x)
            found[6] += chance * (d - y)
        if sum(alive.values()) < 1e-13:
            break
    return found


@pytest.mark.parametrize(
    ("a", "d", "attack", "defence", "factory", "leaves", "retreats"),
    [
        (1, 1, 2, 2, 0, never, never),
        (3, 2, 2, 1, 0, never, never),
        (2, 3, 3, 2, 0, never, never),
        (3, 3, 2, 2, 0, when_fewer, never),
        (3, 2, 2, 2, 0, never, when_fewer),
        (2, 1, 1, 3, 2, never, never),
        (3, 2, 4, 1, 1, when_fewer, when_fewer),
        (2, 2, 2, 2, 0, after_one_round, never),
    ],
)
def test_md_8_3_odds_are_those_of_brute_force(
    a: int, d: int, attack: int, defence: int, factory: int, leaves: Policy, retreats: Policy
) -> None:
    odds = battle_odds(a, d, attack, defence, factory, leaves, retreats)
    assert list(odds[:7]) == pytest.approx(brute_force(a, d, attack, defence, factory, leaves, retreats), abs=1e-9)


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 8), st.integers(1, 8), st.integers(1, 5), st.integers(1, 5))
def test_odds_are_probabilities(a: int, d: int, attack: int, defence: int) -> None:
    odds = battle_odds(a, d, attack, defence)
    assert sum(odds[:5]) == pytest.approx(1)
    assert 0 <= odds.attacker_losses <= a
    assert 0 <= odds.defender_losses <= d
    stronger = battle_odds(a + 1, d, attack, defence)
    assert stronger.win >= odds.win - 1e-12


def test_md_8_7_odds_of_a_position() -> None:
    andhra = PLACE_NAMES.index("andhra")
    t = Table("turn 13\nnation mughals\nphase battle\narmies mughals andhra=4\narmies british andhra=3\nover")
    odds = odds_at(t.g, andhra, number("mughals"), number("british"))
    assert odds == battle_odds(4, 3, 1, 3)
    t = Table("turn 13\nnation mughals\narmies mughals andhra=2\nfactory andhra=british\nover")
    assert odds_at(t.g, andhra, number("mughals"), number("british")) == battle_odds(2, 1, 1, 2)
