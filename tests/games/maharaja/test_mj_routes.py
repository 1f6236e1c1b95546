"""Routes found by search are those found by trying every route (MJ 3.6, 3.7, 11.16)."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from durbar.games.maharaja import GAME, ids
from durbar.games.maharaja.rules.brahmabot import bot_route, missing_on, players_on
from durbar.games.maharaja.rules.moving import (
    move,
    offers,
    road_toll,
    route_paying,
    total,
    undercuts,
    villages_of,
)

VILLAGES = 30
MASKS = st.lists(st.sampled_from([0, 1, 2, 4, 8, 3, 5, 6, 10, 12]), min_size=VILLAGES, max_size=VILLAGES)


def every_route(g: Any, node: int, target: int, passed: tuple[int, ...] = ()) -> list[list[int]]:
    """Every route that passes no place twice, open or not."""
    if node == target:
        return [[]]
    board, found = g.terms.board, []
    for road in map(int, board.roads_at(node)):
        there = int(board.beyond(road, node))
        if there not in (node, *passed):
            found += [[road, *rest] for rest in every_route(g, there, target, (node, *passed))]
    return found


def payment(g: Any, seat: int, route: list[int]) -> int:
    """What a route costs, packed; -1 if it is closed."""
    tolls = [int(road_toll(g, seat, road, False)) for road in route]
    return -1 if min(tolls) < 0 else sum(tolls)


@settings(max_examples=60, deadline=None)
@given(MASKS, st.integers(0, 7), st.integers(0, 12))
def test_mj_3_6_offers_are_the_payments_nobody_undercuts(masks: list[int], node: int, coins: int) -> None:
    g = GAME.blank(4, GAME.checked_settings({}))
    for village, mask in enumerate(masks):
        g.villages[village] = mask
    g.priests[0] = node
    expected = []
    for target in range(ids.NODES):
        if target != node:
            open_routes = {payment(g, 0, route) for route in every_route(g, node, target)} - {-1}
            payable = sorted(paid for paid in open_routes if total(paid) <= coins)
            best = [p for p in payable if not any(q != p and undercuts(q, p) for q in payable)]
            expected += [move(target, paid) for paid in best]
    assert list(offers(g, 0, coins)) == expected


@settings(max_examples=40, deadline=None)
@given(MASKS, st.integers(0, 7), st.integers(0, 6))
def test_mj_3_7_the_route_of_a_payment_is_the_first_of_the_shortest(masks: list[int], node: int, target: int) -> None:
    g = GAME.blank(4, GAME.checked_settings({}))
    for village, mask in enumerate(masks):
        g.villages[village] = mask
    if target == node:
        return
    tried = every_route(g, node, target)
    assert tried == sorted(tried)
    for paid in {payment(g, 0, route) for route in tried} - {-1}:
        same = [route for route in tried if payment(g, 0, route) == paid]
        assert list(route_paying(g, 0, node, target, paid)) == min(same, key=lambda route: int(villages_of(g, route)))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 2), min_size=VILLAGES, max_size=VILLAGES), st.integers(0, 7), st.integers(0, 6))
def test_mj_11_16_brahmabots_route_is_the_best_of_all(masks: list[int], node: int, target: int) -> None:
    g = GAME.blank(1, GAME.checked_settings({}))
    for village, mask in enumerate(masks):
        g.villages[village] = mask
    g.priests[ids.BRAHMABOT] = node

    def effort(route: list[int]) -> tuple[int, int, int]:
        return len(missing_on(g, route)), int(players_on(g, route)), int(villages_of(g, route))

    expected = min(every_route(g, node, target), key=effort) if node != target else []
    assert list(bot_route(g, target)) == expected
