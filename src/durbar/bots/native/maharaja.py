"""What a position of Maharaja is worth, in prestige points.

Counted: PP, statues and majorities as the final scoring would have them; the income of the cities the Maharaja visits
next, by worship there; coins and tokens, the more the longer the game lasts; where the priest can go; the character.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.bots.native.evaluation import Evaluation, Values, drawn_by, logistic, margin, max_of
from durbar.bots.native.greedy import play_on, promising
from durbar.bots.native.maharaja_table import KEEPS, UNREACHED, Land, Memo, Ranks, signature, slack
from durbar.engine.chance import Rng
from durbar.engine.flow import BIT, Options
from durbar.engine.option import first, second, verb_of
from durbar.games.maharaja.ids import (
    ACTING,
    ACTIONS,
    BRAHMABOT,
    CITIES,
    FIRST,
    NONE,
    OVER,
    PLANNING,
    SCORING,
    SECOND,
    START,
)
from durbar.games.maharaja.rules.ending import final_totals, ranks
from durbar.games.maharaja.rules.rounds import PLANS, Planning, Turn, TurnMenu
from durbar.games.maharaja.rules.scoring import worship_added
from durbar.games.maharaja.rules.variants import majority, tile_line
from durbar.games.maharaja.state import State
from durbar.games.maharaja.terms import Terms
from durbar.games.maharaja.words import MOVE_PRIEST

EACH_ROUND: Final = vec[float](  # by character number: what it brings in a round
    [0.0, 0.1, 0.3, 0.4, 0.3, 0.4, 1.0, 0.5, 0.5, 0.6, 0.5, 0.8, 0.8, 0.6, 1.0, 1.6, 0.8]
)
VISITS: Final = vec[float]([1.0, 0.55, 0.35, 0.2])  # weight of the city visited now, next, ...
PAIRS: Final = 10
"""Pairs of actions that are acted out together."""
BOT_ADDS: Final = 1.0
"""Worship Brahmabot brings into the Maharaja's city in a turn, on average."""
LIKELY: Final = 1.0
"""Points by which a plan may be behind the best and still be expected, e times less often."""
UNDONE: Final = 0.12
"""What a planned action not done yet is worth: enough not to end a turn before it."""


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
        self.temper = 0.25
        self.setting_out = 0.03  # points a way must bring before it is gone
        self.once_more = 20.0  # and one of a priest who has moved before in this turn, nothing built since
        self.terms: Terms | None = None
        self.land: Land | None = None
        self.standing = vec[float]()  # of the city looked at last
        self.ranks: list[Ranks] = [Ranks(vec[float](), 0, False) for _ in VISITS]

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

    def chapter(self, g: State) -> i64:
        return g.round

    def imagine(self, g: State, seat: i64, rng: Rng) -> None:
        """Plans laid down already are as unknown as those to come: everybody plans anew."""
        if g.phase == PLANNING:
            for other in range(g.terms.seats):
                if other != seat:
                    g.set_plan(other, FIRST, NONE)
                    g.set_plan(other, SECOND, NONE)

    def expected(self, g: State, seat: i64, rng: Rng) -> list[Values]:
        """What the others have planned who have not acted yet: the likelier, the more it would bring them now."""
        if g.phase != ACTING or g.terms.solo:
            return []
        return [
            self.likely_plans(g, other, rng) if other != seat and not g.has_acted(other) else vec[float]()
            for other in range(g.terms.seats)
        ]

    def likely_plans(self, g: State, seat: i64, rng: Rng) -> Values:
        """By plan its weight, from what its actions would bring alone."""
        alone = vec[float]()
        for action in range(ACTIONS):
            alone = append(alone, margin(self.acted_out(g, seat, action, NONE, rng), seat))
        worth = vec[float]([alone[first(plan)] + alone[second(plan)] for plan in PLANS])
        best = max_of(worth)
        return vec[float]([math.exp(max((w - best) / LIKELY, -30.0)) for w in worth])

    def assume(self, g: State, seat: i64, expected: list[Values], rng: Rng) -> None:
        for other in range(len(expected)):
            weights = expected[other]
            if len(weights) > 0:
                plan = PLANS[drawn_by(weights, rng)]
                g.set_plan(other, FIRST, first(plan))
                g.set_plan(other, SECOND, second(plan))

    def reluctance(self, g: State, option: i64) -> float:
        """A way without gain is not gone: any place is one move away, so a second one mostly leads back."""
        if verb_of(option) != MOVE_PRIEST or not isinstance(g.decision, TurnMenu):
            return 0.0
        return self.setting_out if g.moves == 0 else self.once_more

    def signature(self, g: State) -> i64:
        if self.terms is not g.terms:
            self.terms = g.terms
            self.known = {}
        return signature(g)

    def act_now(self, g: State, seat: i64) -> None:
        """It is this seat's turn at once; nothing else follows."""
        g.phase = ACTING
        g.mark_acted(seat)
        g.agenda = None
        g.do(Turn(seat))
        g.advance()

    def foresees(self, g: State) -> bool:
        return isinstance(g.decision, Planning)

    def outlook(self, g: State, seat: i64, options: Options, rng: Rng) -> list[Values]:
        """A plan is worth what its owner would do with it if it were his turn: each action alone, then the pairs
        that look best together."""
        found = self.glimpse(g, seat, options, rng)
        guesses = vec[float]()
        for guess in found:
            guesses = append(guesses, margin(guess, seat))
        for place in promising(guesses, PAIRS):
            found[place] = self.acted_out(g, seat, first(options[place]), second(options[place]), rng)
        return found

    def glimpse(self, g: State, seat: i64, options: Options, rng: Rng) -> list[Values]:
        """A pair of actions as the sum of what each would bring alone."""
        if not isinstance(g.decision, Planning):
            return []
        base = self.points(g)
        alone = [self.acted_out(g, seat, action, NONE, rng) for action in range(ACTIONS)]
        found: list[Values] = []
        for option in options:
            one, other = alone[first(option)], alone[second(option)]
            found.append(vec[float]([one[i] + other[i] - base[i] for i in range(len(base))]))
        return found

    def acted_out(self, g: State, seat: i64, one: i64, other: i64, rng: Rng) -> Values:
        """The points after a turn with this plan, taken at once."""
        copy = g.clone()
        copy.set_plan(seat, FIRST, one)
        copy.set_plan(seat, SECOND, other)
        self.act_now(copy, seat)
        play_on(self, copy, rng, 8)
        return self.points(copy)

    def points(self, g: State) -> Values:
        if g.phase == OVER:
            return self.told(g, vec[float]([float(points) for points in final_totals(g)]))
        table = Memo(g, self.land_of(g))
        found = vec[float]()
        for colour in range(g.colours):
            found = append(found, self.holdings(g, table, colour))
        self.add_majorities(g, table, found)
        self.add_visits(g, table, found)
        return self.told(g, found)

    def land_of(self, g: State) -> Land:
        """What the villages mean, remembered from the last position if they are the same."""
        land = self.land
        if land is None or not land.is_of(g):
            land = Land(g)
            self.land = land
        return land

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

    def holdings(self, g: State, table: Memo, colour: i64) -> float:
        """What does not depend on the others."""
        total = float(g.pp[colour]) + 3.0 * float(table.statues[colour]) + float(tile_line(g, colour))
        if g.terms.solo and colour == BRAHMABOT:
            return total + min(1.0, 0.25 * float(g.coins[colour]))
        total += table.coin * float(g.coins[colour])
        total += min(table.left, 1.5) * 0.6 * float(g.tokens[colour])
        total += min(1.0, table.left / 3.0) * 0.14 * float(min(g.board_shrines[colour], 6))
        total += self.character(g, table, colour) + self.reach(g, table, colour)
        return total + self.undone(g, table, colour)

    def character(self, g: State, table: Memo, colour: i64) -> float:
        number = g.characters[colour]
        worth = EACH_ROUND[number]
        rounds = 0.6 * min(table.left, 2.5)
        if not g.has_acted(colour) and not g.has_used(colour, number):
            rounds += 0.6
        return worth * rounds

    def undone(self, g: State, table: Memo, colour: i64) -> float:
        """Planned actions, and parts of one begun, that the player on turn still has."""
        if g.acting != colour or g.phase != ACTING:
            return 0.0
        left: i64 = g.due_statues + g.due_shrines
        if not g.is_done(FIRST):
            left += 1
        if not g.is_done(SECOND):
            left += 1
        return UNDONE * float(left) + (self.site(g, table, colour) if left > 0 else 0.0)

    def site(self, g: State, table: Memo, colour: i64) -> float:
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

    def reach(self, g: State, table: Memo, colour: i64) -> float:
        """Where the priest could go, and what it would cost; villages of one's own earn and spare tolls."""
        row, coins = table.land.away(g, colour), table.land.coins
        total = 0.0
        for i in range(min(len(table.ahead), 4)):
            away = coins[row + table.ahead[i]]
            if away < UNREACHED:
                total += VISITS[i] * max(0.0, 0.9 - 0.12 * float(away))
        owned = float(table.land.owned_by(colour))
        return total * min(1.0, 0.3 + table.left / 3.0) + 0.05 * owned * min(1.0, table.left / 3.0)

    # --- players among each other ----------------------------------------------------------------------------------

    def add_majorities(self, g: State, table: Memo, found: Values) -> None:
        """[MJ 9.4] The chance to have most worship in each city at the end."""
        prize = float(majority(g))
        for city in range(CITIES):
            row: i64 = city * g.colours
            best: i64 = 0
            second: i64 = 0
            for colour in range(g.colours):
                points = table.worship[row + colour]
                if points > best:
                    best, second = points, best
                elif points > second:
                    second = points
            for colour in range(g.colours):
                own = table.worship[row + colour]
                if own > 0:
                    found[colour] += prize * KEEPS[table.keeps + own - (second if own == best else best)]

    def add_visits(self, g: State, table: Memo, found: Values) -> None:
        """[MJ 7.3] Income of the cities that are scored next."""
        for i in range(min(len(table.ahead), 4)):
            now = i == 0 and table.ahead[0] == g.maharaja and g.phase < SCORING
            points = self.standings(g, table, table.ahead[i], now)
            if g.terms.solo:
                self.add_solo_visit(g, table, points, now, VISITS[i], found)
            else:
                self.add_visit(g, table, points, now, i, found)

    def standings(self, g: State, table: Memo, city: i64, now: bool) -> Values:
        """Worship that will count there, ties broken by character; a later visit does not find the priest yet."""
        found = self.standing if g.colours == len(self.standing) else vec[float]([0.0] * g.colours)
        self.standing = found
        for colour in range(g.colours):
            worship = table.worship[city * g.colours + colour]
            if table.added & BIT[colour] != 0:
                worship += worship_added(g, colour, city)
            points = float(worship)
            if not now and g.priests[colour] == city:
                points -= 0.7
            found[colour] = points + 0.02 * float(16 - g.characters[colour])
        return found

    def add_visit(self, g: State, table: Memo, points: Values, now: bool, i: i64, found: Values) -> None:
        ranks = self.ranks[i]
        if not ranks.is_of(points, g.acted, now):
            ranks = Ranks(points, g.acted, now)
            self.ranks[i] = ranks
        for colour in range(g.colours):
            found[colour] += VISITS[i] * (table.coin * ranks.coins[colour] + ranks.other[colour])

    def add_solo_visit(self, g: State, table: Memo, points: Values, now: bool, weight: float, found: Values) -> None:
        """[MJ 11.10] Against Brahmabot."""
        own, other = points[0], points[BRAHMABOT]
        if not g.has_acted(BRAHMABOT) or not now:
            other += BOT_ADDS
        ahead = logistic((own - other) / slack(g.acted, 0, BRAHMABOT, now))
        coins = 6.0 + 6.0 * ahead if own >= 0.5 else 3.0
        found[0] += weight * (table.coin * coins + (1.0 if own >= 0.5 else 0.0))
        found[BRAHMABOT] += weight * (ahead + float(g.terms.bot_first_pp) * (1.0 - ahead))


EVALUATION: Final = Maharaja()
