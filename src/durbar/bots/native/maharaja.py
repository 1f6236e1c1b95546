"""What a position of Maharaja is worth, in prestige points.

Counted: PP, statues and majorities as the final scoring would have them; the income of the cities the Maharaja visits
next, by worship there; coins and tokens, the more the longer the game lasts; where the priest can go; the character.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.bots.native.evaluation import Evaluation, Values, logistic, margin
from durbar.bots.native.greedy import play_on, promising
from durbar.engine.chance import Rng
from durbar.engine.flow import BIT, Options
from durbar.games.maharaja.ids import (
    ACTING,
    ACTIONS,
    BRAHMABOT,
    CITIES,
    NODES,
    NONE,
    OVER,
    PLANNING,
    ROUNDS,
    SCORING,
    START,
    TRACK,
)
from durbar.games.maharaja.rules.ending import final_totals, ranks
from durbar.games.maharaja.rules.moving import moves_free, total, village_toll
from durbar.games.maharaja.rules.rounds import Planning, Turn, TurnMenu
from durbar.games.maharaja.rules.scoring import COINS_OF_RANK, worship_points
from durbar.games.maharaja.rules.variants import majority, tile_line
from durbar.games.maharaja.state import State

EACH_ROUND: Final = vec[float](  # by character number: what it brings in a round
    [0.0, 0.1, 0.3, 0.4, 0.3, 0.4, 1.0, 0.5, 0.5, 0.6, 0.5, 0.8, 0.8, 0.6, 1.0, 1.6, 0.8]
)
VISITS: Final = vec[float]([1.0, 0.55, 0.35, 0.2])  # weight of the city visited now, next, ...
UNREACHED: Final = 99
MISSING: Final = 3
"""What a shrine to be built on the way is worth in coins."""
PAIRS: Final = 10
"""Pairs of actions that are acted out together."""
BOT_ADDS: Final = 1.0
"""Worship Brahmabot brings into the Maharaja's city in a turn, on average."""
UNDONE: Final = 0.12
"""What a planned action not done yet is worth: enough not to end a turn before it."""


class Table:
    """What several parts of the evaluation need: worship by city and colour, coins to reach each city, rounds left."""

    def __init__(self, g: State) -> None:
        self.left: float = rounds_left(g)
        self.coin: float = 0.2 + 0.13 * min(1.0, self.left / 2.0)
        self.worship = vec[i64]()
        for city in range(CITIES):
            for colour in range(g.colours):
                self.worship = append(self.worship, g.worship(colour, city))
        self.ahead = visits_ahead(g)


def rounds_left(g: State) -> float:
    """Rounds after this one; a seventh statue may end the game sooner."""
    fewest: i64 = 7
    for colour in range(g.colours):
        fewest = min(fewest, g.board_statues[colour])
    return min(float(ROUNDS - g.round), 0.8 * float(fewest))


def visits_ahead(g: State) -> vec[i64]:
    """The cities scored next: that of this round, unless it is scored already, then the flags from the left."""
    found = vec[i64]()
    if g.maharaja >= 0 and g.phase <= ACTING:
        found = append(found, g.maharaja)
    for space in range(TRACK):
        city = g.track[space]
        if city != NONE and city != g.maharaja and len(found) <= ROUNDS - g.round:
            found = append(found, city)
    return found


class Maharaja(Evaluation):
    """Prestige points each player may expect; in the solo game the lead over Brahmabot."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 5.0
        self.secrets = True
        self.width = 5
        self.depth = 10
        self.samples = 1
        self.finish = True

    def over(self, g: State) -> bool:
        return g.phase == OVER

    def secret(self, g: State) -> bool:
        return isinstance(g.decision, Planning)

    def pending(self, g: State) -> bool:
        """Within a turn, anything but the menu only says what the menu's choice was about."""
        if g.decision is None or g.phase != ACTING:
            return False
        return not isinstance(g.decision, TurnMenu)

    def turn(self, g: State) -> i64:
        return (g.round * 8 + g.phase) * 8 + g.acting + 1

    def left(self, g: State, root: State) -> bool:
        """A search for a plan ends with the round, one within a turn with the turn."""
        if root.phase == PLANNING:
            return g.round != root.round
        return self.turn(g) != self.turn(root)

    def imagine(self, g: State, seat: i64, rng: Rng) -> None:
        """Plans laid down already are as unknown as those to come: everybody plans anew."""
        if g.phase == PLANNING:
            for other in range(g.terms.seats):
                if other != seat:
                    g.plans[2 * other] = NONE
                    g.plans[2 * other + 1] = NONE

    def act_now(self, g: State, seat: i64) -> None:
        """It is this seat's turn at once; nothing else follows."""
        g.phase = ACTING
        g.acted |= BIT[seat]
        g.agenda = None
        g.do(Turn(seat))
        g.advance()

    def foresees(self, g: State) -> bool:
        return isinstance(g.decision, Planning)

    def outlook(self, g: State, seat: i64, options: Options, rng: Rng) -> list[Values]:
        """A plan is worth what its owner would do with it if it were his turn: each action alone, then the pairs
        that look best together."""
        if not isinstance(g.decision, Planning):
            return []
        base = self.points(g)
        alone = [self.acted_out(g, seat, action, NONE, rng) for action in range(ACTIONS)]
        found: list[Values] = []
        guesses = vec[float]()
        for option in options:
            one, other = alone[option // ACTIONS], alone[option % ACTIONS]
            guess = vec[float]([one[i] + other[i] - base[i] for i in range(len(base))])
            found.append(guess)
            guesses = append(guesses, margin(guess, seat))
        for place in promising(guesses, PAIRS):
            found[place] = self.acted_out(g, seat, options[place] // ACTIONS, options[place] % ACTIONS, rng)
            guesses[place] = margin(found[place], seat)
        return found

    def acted_out(self, g: State, seat: i64, one: i64, other: i64, rng: Rng) -> Values:
        """The points after a turn with this plan, taken at once."""
        copy = g.clone()
        copy.plans[2 * seat] = one
        copy.plans[2 * seat + 1] = other
        self.act_now(copy, seat)
        play_on(self, copy, rng, 8)
        return self.points(copy)

    def points(self, g: State) -> Values:
        if g.phase == OVER:
            return self.told(g, vec[float]([float(points) for points in final_totals(g)]))
        table = Table(g)
        found = vec[float]()
        for colour in range(g.colours):
            found = append(found, self.holdings(g, table, colour))
        self.add_majorities(g, table, found)
        self.add_visits(g, table, found)
        return self.told(g, found)

    def told(self, g: State, found: Values) -> Values:
        return vec[float]([found[0] - found[BRAHMABOT]]) if g.terms.solo else found

    def simple_points(self, g: State) -> Values:
        """A beginner counts what the final scoring would give, and coins."""
        totals = final_totals(g)
        return self.told(g, vec[float]([float(totals[c]) + 0.1 * float(g.coins[c]) for c in range(g.colours)]))

    def winners(self, g: State, points: Values) -> Values:
        order = ranks(g)
        first: i64 = 0
        for rank in order:
            if rank == 1:
                first += 1
        share = vec[float]([1.0 / float(first) if rank == 1 else 0.0 for rank in order])
        return share[:1] if g.terms.solo else share

    # --- one player ------------------------------------------------------------------------------------------------

    def holdings(self, g: State, table: Table, colour: i64) -> float:
        """What does not depend on the others."""
        total = float(g.pp[colour]) + 3.0 * float(g.statues_built(colour)) + float(tile_line(g, colour))
        if g.terms.solo and colour == BRAHMABOT:
            return total + min(1.0, 0.25 * float(g.coins[colour]))
        total += table.coin * float(g.coins[colour])
        total += min(table.left, 1.5) * 0.6 * float(g.tokens[colour])
        total += min(1.0, table.left / 3.0) * 0.14 * float(min(g.board_shrines[colour], 6))
        total += self.character(g, table, colour) + self.reach(g, table, colour)
        return total + self.undone(g, table, colour)

    def character(self, g: State, table: Table, colour: i64) -> float:
        number = g.characters[colour]
        worth = EACH_ROUND[number]
        rounds = 0.6 * min(table.left, 2.5)
        if g.acted & BIT[colour] == 0 and g.used[colour] & BIT[number] == 0:
            rounds += 0.6
        return worth * rounds

    def undone(self, g: State, table: Table, colour: i64) -> float:
        """Planned actions, and parts of one begun, that the player on turn still has."""
        if g.acting != colour or g.phase != ACTING:
            return 0.0
        left: i64 = g.due_statues + g.due_shrines
        if g.slots & 1 == 0:
            left += 1
        if g.slots & 2 == 0:
            left += 1
        return UNDONE * float(left) + (self.site(g, table, colour) if left > 0 else 0.0)

    def site(self, g: State, table: Table, colour: i64) -> float:
        """With something left to build: is the priest where it counts?"""
        city = g.priests[colour]
        if city == START:
            return 0.0
        worth = 0.1
        for i in range(min(len(table.ahead), 3)):
            if table.ahead[i] == city:
                worth += 0.4 * VISITS[i]
        own = table.worship[city * g.colours + colour]
        for other in range(g.colours):
            behind = table.worship[city * g.colours + other] - own
            if other != colour and 0 <= behind <= 3:
                worth += 0.2
        return worth

    def reach(self, g: State, table: Table, colour: i64) -> float:
        """Where the priest could go, and what it would cost; villages of one's own earn and spare tolls."""
        board = g.terms.board
        coins = self.ways(g, colour)
        total = 0.0
        for i in range(min(len(table.ahead), 4)):
            away = coins[table.ahead[i]]
            if away < UNREACHED:
                total += VISITS[i] * max(0.0, 0.9 - 0.12 * float(away))
        villages: i64 = 0
        for village in range(board.villages):
            if g.villages[village] & BIT[colour] != 0:
                villages += 1
        return total * min(1.0, 0.3 + table.left / 3.0) + 0.05 * float(villages) * min(1.0, table.left / 3.0)

    def ways(self, g: State, colour: i64) -> vec[i64]:
        """Coins it takes the priest to reach each place, shrines that are missing on the way included."""
        board = g.terms.board
        found = vec[i64]([UNREACHED] * NODES)
        found[g.priests[colour]] = 0
        free = moves_free(g, colour)
        coins = vec[i64]([self.passage(g, colour, road, free) for road in range(board.roads)])
        for _ in range(3):
            for road in range(board.roads):
                one, other = board.end_a[road], board.end_b[road]
                found[one] = min(found[one], found[other] + coins[road])
                found[other] = min(found[other], found[one] + coins[road])
        return found

    def passage(self, g: State, colour: i64, road: i64, free: bool) -> i64:
        """[MJ 3.4] The toll of a road; a village without a shrine costs what it takes to build one."""
        board = g.terms.board
        coins = self.crossing(colour, g.villages[board.village_1[road]], free)
        if board.village_2[road] >= 0:
            coins += self.crossing(colour, g.villages[board.village_2[road]], free)
        return coins

    def crossing(self, colour: i64, owners: i64, free: bool) -> i64:
        toll = village_toll(colour, owners)
        if toll < 0:
            return MISSING
        return 0 if free else total(toll)

    # --- players among each other ----------------------------------------------------------------------------------

    def add_majorities(self, g: State, table: Table, found: Values) -> None:
        """[MJ 9.4] The chance to have most worship in each city at the end: the surer, the nearer the end."""
        prize = float(majority(g))
        slack = 0.7 + 0.35 * table.left
        for city in range(CITIES):
            for colour in range(g.colours):
                own = table.worship[city * g.colours + colour]
                if own > 0:
                    best: i64 = 0
                    for other in range(g.colours):
                        if other != colour:
                            best = max(best, table.worship[city * g.colours + other])
                    found[colour] += prize * logistic(float(own - best) / slack)

    def add_visits(self, g: State, table: Table, found: Values) -> None:
        """[MJ 7.3] Income of the cities that are scored next."""
        for i in range(min(len(table.ahead), 4)):
            now = i == 0 and table.ahead[0] == g.maharaja and g.phase < SCORING
            if g.terms.solo:
                self.add_solo_visit(g, table, table.ahead[i], now, VISITS[i], found)
            else:
                self.add_visit(g, table, table.ahead[i], now, VISITS[i], found)

    def standing(self, g: State, table: Table, colour: i64, city: i64, now: bool) -> float:
        """Worship that will count there, ties broken by character; a later visit does not find the priest yet."""
        points = float(worship_points(g, colour, city))
        if not now and g.priests[colour] == city:
            points -= 0.7
        return points + 0.02 * float(16 - g.characters[colour])

    def add_visit(self, g: State, table: Table, city: i64, now: bool, weight: float, found: Values) -> None:
        points = vec[float]([self.standing(g, table, colour, city, now) for colour in range(g.colours)])
        for colour in range(g.colours):
            above = 0.0
            for other in range(g.colours):
                if other != colour:
                    above += logistic((points[other] - points[colour]) / self.slack(g, colour, other, now))
            income = coins_at(g.colours, above)
            if points[colour] < 0.5:
                income = 3.0 if now else 0.5 * (income + 3.0)
            ranked = 1.0 if points[colour] >= 0.5 else 0.0
            found[colour] += weight * (table.coin * income + ranked * (1.1 - 0.12 * above))

    def slack(self, g: State, one: i64, other: i64, now: bool) -> float:
        """How far a lead in worship can be trusted: less while one of both has still to act, least in later rounds."""
        if not now:
            return 1.5
        found = 0.4
        if g.acted & BIT[one] == 0:
            found += 0.4
        if g.acted & BIT[other] == 0:
            found += 0.4
        return found

    def add_solo_visit(self, g: State, table: Table, city: i64, now: bool, weight: float, found: Values) -> None:
        """[MJ 11.10] Against Brahmabot."""
        own = self.standing(g, table, 0, city, now)
        other = self.standing(g, table, BRAHMABOT, city, now)
        if g.acted & BIT[BRAHMABOT] == 0 or not now:
            other += BOT_ADDS
        ahead = logistic((own - other) / self.slack(g, 0, BRAHMABOT, now))
        coins = 6.0 + 6.0 * ahead if own >= 0.5 else 3.0
        found[0] += weight * (table.coin * coins + (1.0 if own >= 0.5 else 0.0))
        found[BRAHMABOT] += weight * (ahead + float(g.terms.bot_first_pp) * (1.0 - ahead))


def coins_at(players: i64, above: float) -> float:
    """[MJ 7.3] Coins of a rank between two whole ones: so many players are above."""
    low = min(i64(above), players - 1)
    high = min(low + 1, players - 1)
    part = above - float(low)
    return float(COINS_OF_RANK[4 * players + low]) * (1.0 - part) + float(COINS_OF_RANK[4 * players + high]) * part


EVALUATION: Final = Maharaja()
