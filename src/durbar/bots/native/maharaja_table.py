"""What several parts of the evaluation of Maharaja need, each found once.

A look ahead compares positions that differ in a piece or two, so what depends on little is remembered as long as that
stays the same: ways on the villages, the ranks in a city on the worship there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.bots.native.evaluation import logistic, mixed, mixed_all
from durbar.engine.flow import BIT
from durbar.games.maharaja.ids import ACTING, CENTRE, CITIES, NODES, NONE, ROUNDS, SPACES, START, STATUES, TRACK
from durbar.games.maharaja.rules.building import BuildShrine, BuildStatue, OpeningShrine
from durbar.games.maharaja.rules.moving import MovePriest, moves_free, total, village_toll
from durbar.games.maharaja.rules.rounds import TurnMenu
from durbar.games.maharaja.rules.scoring import COINS_OF_RANK
from durbar.games.maharaja.state import State

COLOURS: Final = 4
UNREACHED: Final = 99
MISSING: Final = 3
"""What a shrine to be built on the way is worth in coins."""
LEAD: Final = 48
"""No lead in worship is greater."""


def crossing(colour: i64, owners: i64, free: bool) -> int:
    """[MJ 3.3, 3.4, 3.5] Coins to pass a village; one without a shrine costs what it takes to build one."""
    toll = village_toll(colour, owners)
    if toll < 0:
        return MISSING
    return 0 if free else int(total(toll))


CROSSING: Final = vec[i64](  # by colour, whether it moves free, and owners
    [crossing(colour, owners, free) for colour in range(COLOURS) for free in (False, True) for owners in range(16)]
)
ONE_EACH: Final = vec[i64](  # by owners: one for each, eight bits a colour
    [sum(1 << 8 * colour for colour in range(COLOURS) if owners >> colour & 1) for owners in range(16)]
)


def expected_rounds(rounds: i64, statues: i64) -> float:
    """Rounds left after this one; a seventh statue may end the game sooner."""
    return min(float(rounds), 0.8 * float(statues))


KEEPS: Final = vec[float](  # by rounds to come, fewest statues left, and lead from -LEAD to LEAD
    [
        logistic(float(lead) / (0.7 + 0.35 * expected_rounds(rounds, statues)))
        for rounds in range(ROUNDS + 1)
        for statues in range(STATUES + 1)
        for lead in range(-LEAD, LEAD + 1)
    ]
)
"""The chance that a lead in worship lasts to the end: the surer, the nearer the end."""


class Memo:
    """Worship by city and colour, statues by colour, rounds left, what a coin is worth, the cities scored next."""

    def __init__(self, g: State, land: Land) -> None:
        self.land: Final = land
        fewest: i64 = STATUES
        for colour in range(g.colours):
            fewest = min(fewest, g.board_statues[colour])
        self.left: Final = expected_rounds(ROUNDS - g.round, fewest)
        self.keeps: Final[i64] = ((ROUNDS - g.round) * (STATUES + 1) + fewest) * (2 * LEAD + 1) + LEAD
        self.coin: Final = 0.2 + 0.13 * min(1.0, self.left / 2.0)
        self.statues: Final = vec[i64]([0, 0, 0, 0])
        self.worship: Final = worship_of(g, self.statues)
        self.ahead: Final = visits_ahead(g)
        self.added: i64 = 0  # bits: colours with a character that adds worship
        for colour in range(g.colours):
            if g.has(colour, 5) or g.has(colour, 7) or g.has(colour, 8):
                self.added |= BIT[colour]


def worship_of(g: State, statues: vec[i64]) -> vec[i64]:
    """[MJ 7.1] WP of the pieces by city and colour; the statues of each colour are counted on the way."""
    colours, external = g.colours, g.external_worth()
    worship, standing = g.shrines_table[:], g.statues_table
    i: i64 = 0
    for city in range(CITIES):
        for space in range(SPACES):
            owner = standing[i]
            i += 1
            if owner != NONE:
                worship[city * colours + owner] += 3 if space == CENTRE else external
                statues[owner] += 1
    for colour in range(colours):
        if g.priests[colour] != START:
            worship[g.priests[colour] * colours + colour] += 1
    return worship


def visits_ahead(g: State) -> vec[i64]:
    """The cities scored next: that of this round, unless it is scored already, then the flags from the left."""
    found = vec[i64]()
    if g.maharaja >= 0 and g.phase <= ACTING:
        found = append(found, g.maharaja)
    track = g.track
    for space in range(TRACK):
        city = track[space]
        if city != NONE and city != g.maharaja and len(found) <= ROUNDS - g.round:
            found = append(found, city)
    return found


class Land:
    """What the villages mean to each colour, as long as they stay as they are."""

    def __init__(self, g: State) -> None:
        self.board: Final = g.terms.board
        self.villages: Final = g.villages[:]
        self.roads: Final = self.board.village_1[:]  # coins of each, for the colour looked at last
        self.known: Final = vec[i64]([NONE, NONE, NONE, NONE])  # for which priest's place, and whether he moves free
        self.coins: Final = vec[i64]([UNREACHED] * (COLOURS * NODES))
        self.owned: i64 = 0
        for owners in self.villages:
            self.owned += ONE_EACH[owners]

    def is_of(self, g: State) -> bool:
        villages, here = g.villages, self.villages
        if self.board is not g.terms.board:
            return False
        return all(here[village] == villages[village] for village in range(len(here)))

    def owned_by(self, colour: i64) -> i64:
        return self.owned >> 8 * colour & 255

    def away(self, g: State, colour: i64) -> i64:
        """Where to read in `coins` what it takes this priest to reach each place, missing shrines included."""
        free: i64 = 1 if moves_free(g, colour) else 0
        key = 2 * g.priests[colour] + free
        if self.known[colour] != key:
            self.find_roads((2 * colour + free) * 16)
            self.find_ways(colour * NODES, g.priests[colour])
            self.known[colour] = key
        return colour * NODES

    def find_roads(self, row: i64) -> None:
        """[MJ 3.4] The coins of each road."""
        villages, first, second, roads = self.villages, self.board.village_1, self.board.village_2, self.roads
        for road in range(len(roads)):
            coins = CROSSING[row + villages[first[road]]]
            if second[road] >= 0:
                coins += CROSSING[row + villages[second[road]]]
            roads[road] = coins

    def find_ways(self, row: i64, origin: i64) -> None:
        """Coins from a place to every other; ways of many turns are not worth looking for."""
        end_a, end_b, roads, coins = self.board.end_a, self.board.end_b, self.roads, self.coins
        for node in range(NODES):
            coins[row + node] = 0 if node == origin else UNREACHED
        for _ in range(3):
            better = False
            for road in range(len(roads)):
                one, other = row + end_a[road], row + end_b[road]
                difference = coins[one] - coins[other]
                if difference > roads[road]:
                    coins[one] = coins[other] + roads[road]
                    better = True
                elif -difference > roads[road]:
                    coins[other] = coins[one] + roads[road]
                    better = True
            if not better:
                break


class Ranks:
    """[MJ 7.3] What the ranks in a city promise each player, by the worship that will count there."""

    def __init__(self, points: vec[float], acted: i64, now: bool) -> None:
        self.points: Final = points[:]
        self.acted: Final[i64] = acted if now else -1
        self.coins: Final = points[:]
        self.other: Final = points[:]  # what else: the reward tile, sooner or later
        for colour in range(len(points)):
            above = 0.0
            for other in range(len(points)):
                if other != colour:
                    above += logistic((points[other] - points[colour]) / slack(acted, colour, other, now))
            self.rank(colour, above, now)

    def rank(self, colour: i64, above: float, now: bool) -> None:
        """The rank of somebody with this many others above."""
        income = coins_at(len(self.points), above)
        if self.points[colour] < 0.5:
            income = 3.0 if now else 0.5 * (income + 3.0)
        ranked = 1.0 if self.points[colour] >= 0.5 else 0.0
        self.coins[colour] = income
        self.other[colour] = ranked * (1.1 - 0.12 * above)

    def is_of(self, points: vec[float], acted: i64, now: bool) -> bool:
        if self.acted != (acted if now else -1) or len(self.points) != len(points):
            return False
        return all(self.points[colour] == points[colour] for colour in range(len(points)))


def slack(acted: i64, one: i64, other: i64, now: bool) -> float:
    """How far a lead in worship can be trusted: less while one of both has still to act, least in later rounds."""
    if not now:
        return 1.5
    found = 0.4
    if acted & BIT[one] == 0:
        found += 0.4
    if acted & BIT[other] == 0:
        found += 0.4
    return found


def coins_at(players: i64, above: float) -> float:
    """[MJ 7.3] Coins of a rank that may lie between two whole ones, given how many players are above."""
    low = min(i64(above), players - 1)
    high = min(low + 1, players - 1)
    part = above - float(low)
    return float(COINS_OF_RANK[4 * players + low]) * (1.0 - part) + float(COINS_OF_RANK[4 * players + high]) * part


def question(g: State) -> i64:
    """A number for each kind of choice that nothing but the table decides the worth of; -1 for any other.

    Only the menu of the turn may follow it: other plans might ask for more. In the solo game draws differ.
    """
    decision, frame = g.decision, g.agenda
    if frame is None or g.terms.solo:
        return -1
    if isinstance(decision, TurnMenu):
        return 0
    if isinstance(decision, OpeningShrine):
        return 1
    if frame.below is None or not isinstance(frame.below.step, TurnMenu):
        return -1
    if isinstance(decision, MovePriest):
        return 2
    if isinstance(decision, BuildStatue):
        return 4 + 2 * decision.discount
    return 5 + 2 * decision.discount if isinstance(decision, BuildShrine) else -1


def signature(g: State) -> i64:
    """A number that tells positions apart, plans left out: what is legal follows from them, what a choice is worth
    does not. Whoever acts out a plan at once has nothing on the agenda after the turn."""
    asking, last = question(g), g.agenda
    if asking < 0 or last is None:
        return -1
    if asking > 1:
        last = last.below
    found = mixed(mixed(asking, g.asked), 1 if last is not None and last.below is None else 0)
    for number in (g.phase, g.round, g.maharaja, g.acting, g.acted, g.token_supply, g.final, g.slots, g.token_spent):
        found = mixed(found, number)
    for number in (g.due_statues, g.due_shrines, g.pair, g.moves, g.reach):
        found = mixed(found, number)
    for row in (g.special, g.coins, g.pp, g.pp_counted, g.tokens, g.board_shrines, g.supply_shrines, g.board_statues):
        found = mixed_all(found, row)
    for row in (g.priests, g.characters, g.used, g.track, g.rewards, g.display, g.maharani_tile, g.maharani_owner):
        found = mixed_all(found, row)
    for row in (g.maharani_round, g.statues_table, g.shrines_table, g.villages):
        found = mixed_all(found, row)
    return found
