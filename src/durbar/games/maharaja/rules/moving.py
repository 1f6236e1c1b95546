"""[MJ 3] Moving the priest. A payment is the parts of an option after the destination: eight bits for each seat.

A seat never pays more than 127 on a way, so the top bit of each is free for comparing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import BIT, Option, Options, Seat, Words
from durbar.engine.option import first, words_of
from durbar.engine.refusal import OK, Code
from durbar.games.maharaja.ids import NODES, NONE, START
from durbar.games.maharaja.rules.shapes import SeatChoice
from durbar.games.maharaja.state import State
from durbar.games.maharaja.words import (
    CITY_SHRINE_OWED,
    MOVE,
    MOVED,
    MOVED_ENOUGH,
    NO_ROAD,
    NO_TOLL,
    NO_WAY_OUT,
    PASSES,
    TOLL,
)

MOVES_IN_A_ROW: Final = 4
TOLL_OF: Final = vec[i64]([sum(256**seat for seat in range(4) if mask >> seat & 1) for mask in range(16)])
GUARD: Final = 128 * (1 + 256 + 256**2 + 256**3)
CLOSED: Final = -1
EVERY_WAY: Final = 10_000
"""As many coins as any way costs."""


def move(node: i64, payment: i64) -> Option:
    return Option(MOVE | node << 8 | payment << 16)


def payment_of(option: i64) -> i64:
    return option >> 16


def paid_to(payment: i64, owner: i64) -> i64:
    """The coins one owner of shrines gets."""
    return payment >> 8 * owner & 255


def total(payment: i64) -> i64:
    """The coins of a payment."""
    return (payment & 255) + (payment >> 8 & 255) + (payment >> 16 & 255) + (payment >> 24)


def undercuts(payment: i64, other: i64) -> bool:
    """[MJ 3.6] Does it pay nobody more?"""
    return ((other | GUARD) - payment) & GUARD == GUARD


def village_toll(seat: i64, mask: i64) -> i64:
    """[MJ 3.3, 3.4] Closed without a shrine, free with an own one, else a coin for each owner."""
    if mask == 0:
        return CLOSED
    return 0 if mask & BIT[seat] else TOLL_OF[mask]


def road_toll(g: State, seat: i64, road: i64, free: bool) -> i64:
    """[MJ 3.3, 3.4, 3.5] What the villages of this road cost, packed; CLOSED if it cannot be passed."""
    first = village_toll(seat, g.villages[g.terms.board.village_1[road]])
    village = g.terms.board.village_2[road]
    if first < 0:
        return CLOSED
    if village != NONE:
        second = village_toll(seat, g.villages[village])
        if second < 0:
            return CLOSED
        first += second
    return 0 if free else first


def moves_free(g: State, seat: i64) -> bool:
    """[MJ 6.9] Character 9 pays nobody."""
    return g.has_plain(seat, 9)


def move_refused(g: State, seat: i64) -> Code:
    """[MJ 3.3, 3.4, 5.4, R1] Why the priest cannot move at all; OK if some road is open to him."""
    if g.moves >= MOVES_IN_A_ROW:
        return MOVED_ENOUGH
    board, node, free = g.terms.board, g.priests[seat], moves_free(g, seat)
    code = NO_WAY_OUT
    for road in board.roads_at(node):
        toll = road_toll(g, seat, road, free)
        if toll >= 0:
            if total(toll) <= g.coins[seat]:
                return OK if not g.city_shrine_owed() or len(payable(g, seat)) else CITY_SHRINE_OWED
            code = NO_TOLL
    return code


def opened_road_toll(g: State, seat: i64, road: i64, opened: i64) -> i64:
    """The coins for this road, had the opened village an own shrine; CLOSED if it cannot be passed."""
    board, coins = g.terms.board, i64(0)
    for village in (board.village_1[road], board.village_2[road]):
        if village != NONE and village != opened:
            toll = village_toll(seat, g.villages[village])
            if toll < 0:
                return CLOSED
            coins += total(toll)
    return 0 if moves_free(g, seat) else coins


def cheapest_way_out(g: State, seat: i64, opened: i64) -> i64:
    """[MJ 5.4] Coins needed from the start space to the next city, had this village (-1: none) an own shrine; or -1.

    A road from the start space always leads to a city, so one road is enough.
    """
    board = g.terms.board
    best: i64 = CLOSED
    for road in board.roads_at(START):
        coins = opened_road_toll(g, seat, road, opened)
        if coins >= 0 and (best < 0 or coins < best):
            best = coins
    return best


def city_shrine_stays(g: State, seat: i64, node: i64, payment: i64) -> bool:
    """[MJ 5.4] Is the city shrine that is owed still possible after this move?"""
    if not g.city_shrine_owed():
        return True
    coins = g.coins[seat] - total(payment)
    if coins < 1:
        return False
    if node != START or g.has_plain(seat, 12):
        return True
    way_out = cheapest_way_out(g, seat, -1)
    return g.moves + 1 < MOVES_IN_A_ROW and 0 <= way_out <= coins - 1


# --- offers --------------------------------------------------------------------------------------------------------


def offers(g: State, seat: i64, coins: i64) -> Options:
    """[MJ 3.6] For each destination the payments no other route undercuts, of those within this many coins."""
    board, free = g.terms.board, moves_free(g, seat)
    tolls = vec[i64]()
    for road in range(board.roads):
        tolls = append(tolls, road_toll(g, seat, road, free))
    found = vec[i64]([move(g.priests[seat], 0)])
    i: i64 = 0
    while i < len(found):
        here = found[i]
        i += 1
        if here != CLOSED:
            node, paid = first(here), payment_of(here)
            for road in board.roads_at(node):
                toll = tolls[road]
                if toll >= 0 and total(paid + toll) <= coins:
                    found = offer(found, board.beyond(road, node), paid + toll)
    return in_order(found, g.priests[seat])


def payable(g: State, seat: i64) -> Options:
    """[MJ 3.6, 5.4] The moves the player can pay for; while a city shrine is owed, only such as leave it possible."""
    every = offers(g, seat, g.coins[seat])
    if not g.city_shrine_owed():
        return every
    found = vec[i64]()
    for option in every:
        if city_shrine_stays(g, seat, first(option), payment_of(option)):
            found = append(found, option)
    return found


def offer(found: Options, node: i64, payment: i64) -> Options:
    """Add a way to this node unless another undercuts it; drop those it undercuts."""
    for k in range(len(found)):
        other = found[k]
        if other != CLOSED and first(other) == node:
            if undercuts(payment_of(other), payment):
                return found
            if undercuts(payment, payment_of(other)):
                found[k] = CLOSED
    return append(found, move(node, payment))


def in_order(found: Options, home: i64) -> Options:
    """Those that remain, by destination and payment, without the place of departure."""
    ordered = vec[i64]()
    for k in range(len(found)):
        if found[k] != CLOSED and first(found[k]) != home:
            ordered = append(ordered, found[k])
            j: i64 = len(ordered) - 1
            while j > 0 and comes_after(ordered[j - 1], ordered[j]):
                swapped = ordered[j - 1]
                ordered[j - 1] = ordered[j]
                ordered[j] = swapped
                j -= 1
    return ordered


def comes_after(one: i64, other: i64) -> bool:
    return first(one) > first(other) or (first(one) == first(other) and one > other)


def with_unreachable(found: Options, home: i64) -> Options:
    """Every destination: those without an open road stand there to be refused."""
    every = vec[i64]()
    k: i64 = 0
    for node in range(NODES):
        before: i64 = k
        while k < len(found) and first(found[k]) == node:
            every = append(every, found[k])
            k += 1
        if k == before and node != home:
            every = append(every, move(node, 0))
    return every


class MovePriest(SeatChoice):
    """[MJ 3.2, 3.6] A destination, with what is paid to whom on the way."""

    def candidates(self, g: State, player: Seat) -> Options:
        return with_unreachable(offers(g, self.seat, EVERY_WAY), g.priests[self.seat])

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        if option not in offers(g, self.seat, EVERY_WAY):
            return NO_ROAD
        if total(payment_of(option)) > g.coins[self.seat]:
            return NO_TOLL
        return OK if city_shrine_stays(g, self.seat, first(option), payment_of(option)) else CITY_SHRINE_OWED

    def options(self, g: State, player: Seat) -> Options:
        return payable(g, self.seat)

    def choose(self, g: State, player: Seat, option: Option) -> None:
        node, payment = first(option), payment_of(option)
        if g.log is not None:
            tell_route(g, self.seat, node, payment)
        g.tell(MOVED, self.seat, g.priests[self.seat], node, total(payment))
        for other in range(g.colours):
            pay_toll(g, self.seat, other, paid_to(payment, other))
        g.priests[self.seat] = node
        g.moves += 1

    def words(self, g: State, option: Option) -> Words:
        """Who is paid nothing is not mentioned."""
        payment, owners = payment_of(option), g.terms.owner_words
        if payment == 0:
            return words_of(g, option)
        paid = [(owners[o], str(paid_to(payment, o))) for o in range(g.colours) if paid_to(payment, o)]
        return (f"move-pay-{len(paid)}", g.terms.board.nodes[first(option)], *[word for pair in paid for word in pair])

    def subject(self, g: State) -> Words:
        return (g.terms.board.nodes[g.priests[self.seat]],)


def pay_toll(g: State, seat: i64, other: i64, count: i64) -> None:
    """[MJ 3.4, 11.5] Coins for passage go to the owner of the shrine."""
    if count:
        g.coins[seat] -= count
        g.coins[other] += count
        g.tell(TOLL, seat, other, count)


# --- routes --------------------------------------------------------------------------------------------------------


def villages_of(g: State, route: list[i64]) -> i64:
    count: i64 = 0
    for road in route:
        count += 2 if g.terms.board.has_two(road) else 1
    return count


def route_paying(g: State, seat: i64, node: i64, target: i64, payment: i64) -> list[i64]:
    """[MJ 3.6, 3.7] Of the routes that pay exactly this, the one with fewest villages, then the first in order."""
    best: list[i64] = []
    for route in open_routes(g, seat, node, target, payment, BIT[node]):
        if not best or villages_of(g, route) < villages_of(g, best):
            best = route
    return best


def open_routes(g: State, seat: i64, node: i64, target: i64, payment: i64, passed: i64) -> list[list[i64]]:
    """[MJ 3.7] Every route that pays exactly this and passes no place twice, in the order of the roads."""
    if node == target:
        return [[]] if payment == 0 else []
    board = g.terms.board
    found: list[list[i64]] = []
    for road in board.roads_at(node):
        there, toll = board.beyond(road, node), road_toll(g, seat, road, moves_free(g, seat))
        if toll >= 0 and passed & BIT[there] == 0 and undercuts(toll, payment):
            for rest in open_routes(g, seat, there, target, payment - toll, passed | BIT[there]):
                found.append([road, *rest])
    return found


def tell_route(g: State, seat: i64, target: i64, payment: i64) -> None:
    node = g.priests[seat]
    for road in route_paying(g, seat, node, target, payment):
        node = g.terms.board.beyond(road, node)
        g.tell(PASSES, seat, road, node)
