"""What a position of Maharadjah is worth, in victory points.

Every nation counts by its own card: points it has, areas it holds by what they score in the turns to come (the sooner,
the surer), areas within reach, raids of this sequence, Raj, factories, and armies as far as the nation still has goals.
Where two nations stand in one area before the battle, the odds decide how much of it each may count.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.bots.native.evaluation import SHUNNED, Evaluation, Values
from durbar.engine.flow import BIT, count_bits
from durbar.engine.game import game_of
from durbar.engine.option import first, second, verb_of
from durbar.games.maharadjah.board import Board
from durbar.games.maharadjah.ids import AREAS, BRITISH, INDIANS, LAST_TURN, NATIONS, NONE, P3_SHORT, PLACES, SEAS
from durbar.games.maharadjah.rules.bidding import PutUp, Raise, free_sides, has_side
from durbar.games.maharadjah.rules.march import March
from durbar.games.maharadjah.rules.movement import Escort
from durbar.games.maharadjah.rules.rounds import ATTACKING, bonus_of, needed_to_hit
from durbar.games.maharadjah.rules.victory import coasts_of
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import (
    FACTORIES,
    GROWTH,
    OCCUPATION_LINE,
    RAID_LINE,
    RAJ,
    TABLE_SEATS,
    TURNS,
    army_points,
)
from durbar.games.maharadjah.words import BID
from durbar.par import par_of

LATER: Final = vec[float]([0.9, 0.55, 0.4, 0.3, 0.22, 0.16, 0.12, 0.09, 0.06, 0.04, 0.03, 0.02, 0.01, 0.0, 0.0, 0.0])
"""What a point is worth, by how many turns ahead it lies."""
HOLDS: Final = vec[float]([0.0, 0.74, 0.88, 0.95, 1.0])
"""How safe an area is, by the armies in it."""
NEAR: Final = 0.1
"""Part of an area's worth that an army next to it may count on."""
ARMY: Final = 0.22
PEACE: Final = 0.06
"""An area, for the room and growth it gives."""
A_LITTLE: Final = 3.0
"""Points a bid may be above what par says."""


def worth_ahead(board: Board) -> vec[float]:
    """By nation, turn and area: what the cards give for it from this turn on."""
    found = vec[float]([0.0] * (NATIONS * (LAST_TURN + 2) * AREAS))
    for nation in range(NATIONS):
        for turn in range(1, LAST_TURN + 1):
            for later in range(turn, LAST_TURN + 1):
                line = OCCUPATION_LINE[nation * TURNS + later]
                if line != 0:
                    for area in range(AREAS):
                        points = float(board.worth_of(nation, line, area))
                        found[(nation * (LAST_TURN + 2) + turn) * AREAS + area] += points * LATER[later - turn]
    return found


def borders_of(board: Board) -> vec[i64]:
    """By area: the areas next to it, as bits."""
    found = vec[i64]([0] * AREAS)
    for area in range(AREAS):
        for other in board.neighbours(area):
            if other < AREAS:
                found[area] |= BIT[other]
    return found


def pars(table: i64) -> Values:
    """By printed seat the points it makes on average."""
    game = game_of("maharadjah")
    settings = game.checked_settings({"scenario": "short" if table == P3_SHORT else "full"})
    par = par_of(game, TABLE_SEATS[table], settings)
    return vec[float]([0.0] * TABLE_SEATS[table] if par is None else list(par.points))


def mean_of_free(g: State, par: Values, put_up: i64) -> float:
    """What one may expect who has no seat yet and lets the one go that is put up."""
    total, count = 0.0, 0.0
    for side in free_sides(g):
        if side != put_up:
            total += par[side]
            count += 1.0
    return total / count if count > 0.0 else 0.0


class Maharadjah(Evaluation):
    """Victory points each player may expect over all nations."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 3.0
        self.relative = True  # nations differ so much that a choice seldom decides the game
        self.explore = 0.1  # with so many armies to move, looking at everything blurs what is good
        self.sharp = 40.0
        self.finish = True
        self.temper = 0.25
        self.enough = 100  # playing a long sequence to its end takes milliseconds
        self.width = 0
        self.board: Board | None = None
        self.ahead = vec[float]()
        self.borders = vec[i64]()
        self.pars: dict[int, Values] = {}

    def pending(self, g: State) -> bool:
        """A group that was chosen and has not stopped yet."""
        return isinstance(g.decision, (March, Escort))

    def turn(self, g: State) -> i64:
        return (g.turn * 32 + g.nation) * 4 + g.half

    def left(self, g: State, root: State) -> bool:
        """A search ends with the sequence of the nation."""
        return g.turn != root.turn or g.nation != root.nation

    def chapter(self, g: State) -> i64:
        return g.turn * 32 + g.nation

    def pars_of(self, g: State) -> Values:
        if g.table not in self.pars:
            self.pars[g.table] = pars(g.table)
        return self.pars[g.table]

    def bidding(self, g: State) -> Values:
        """[MD R47] While seats are bid for: par, less what is bid."""
        par = self.pars_of(g)
        found = vec[float]([0.0] * len(par))
        for seat in range(len(par)):
            if seat == g.bidder:
                found[seat] = par[g.bid_for] - float(g.bid)
            elif not has_side(g, seat):
                found[seat] = mean_of_free(g, par, g.bid_for)
        for side in range(len(par)):
            if g.holder[side] != NONE:
                found[g.holder[side]] = par[side] - float(g.handicap[side])
        return found

    def reluctance(self, g: State, option: i64) -> float:
        """[MD R47] Nobody gives more for a seat than it brings by par over the other free ones, and a little."""
        if not isinstance(g.decision, (PutUp, Raise)) or verb_of(option) != BID:
            return 0.0
        return SHUNNED if float(second(option)) > self.seat_worth(g, first(option)) + A_LITTLE else 0.0

    def seat_worth(self, g: State, side: i64) -> float:
        """Points a seat makes by par more than the other free ones do on average; never less than nothing."""
        par = self.pars_of(g)
        return max(0.0, par[side] - mean_of_free(g, par, side))

    def points(self, g: State) -> Values:
        if g.bidding and len(free_sides(g)) > 0:
            return self.bidding(g)
        found = vec[float]([0.0] * TABLE_SEATS[g.table])
        if self.board is not g.board:
            self.ahead = worth_ahead(g.board)
            self.borders = borders_of(g.board)
            self.board = g.board
        for nation in range(NATIONS):
            if g.plays(nation):
                owner = g.controller(nation)
                found[owner] += float(g.score[nation])
                if g.turn <= LAST_TURN and (g.count[nation] > 0 or nation >= INDIANS):
                    found[owner] += self.hopes(g, nation)
        for side in range(len(found)):
            if g.holder[side] != NONE:
                found[g.holder[side]] -= float(g.handicap[side])
        return found

    def simple_points(self, g: State) -> Values:
        """A beginner counts points, areas, and what the card gives in this turn."""
        if g.bidding and len(free_sides(g)) > 0:
            return self.bidding(g)
        found = vec[float]([0.0] * TABLE_SEATS[g.table])
        for nation in range(NATIONS):
            if g.plays(nation):
                owner = g.controller(nation)
                found[owner] += float(g.score[nation]) + 0.1 * float(count_bits(g.areas_held(nation)))
                found[owner] += self.card_now(g, nation) + 0.5 * float(g.count_factories(nation))
        return found

    def card_now(self, g: State, nation: i64) -> float:
        if g.turn > LAST_TURN:
            return 0.0
        total = 0.0
        line = OCCUPATION_LINE[nation * TURNS + g.turn]
        for area in range(AREAS):
            if line != 0 and g.armies_at(nation, area) > 0 and g.others_at(nation, area) == 0:
                total += float(g.board.worth_of(nation, line, area))
        return total

    # --- one nation ------------------------------------------------------------------------------------------------

    def hopes(self, g: State, nation: i64) -> float:
        """What a nation may still score."""
        total = self.land(g, nation) + self.raids(g, nation) + float(g.raj[nation])
        if nation >= INDIANS:
            total += self.trade(g, nation)
        return total

    def land(self, g: State, nation: i64) -> float:
        """Areas by the card, those next to them in part, armies and growth."""
        base = (nation * (LAST_TURN + 2) + g.turn) * AREAS
        total = self.led(g, nation, base)
        areas = 0.0
        strength = 0.0
        held: i64 = 0
        reach: i64 = 0
        for area in range(AREAS):
            armies = g.armies_at(nation, area)
            if armies > 0:
                share = HOLDS[min(armies, 4)]
                odds = 1.0
                if g.total[area] > armies:
                    odds = self.odds(g, nation, area)
                    total += self.kills(g, nation, area, odds)
                total += share * odds * (self.ahead[base + area] + PEACE)
                areas += odds
                strength += float(armies) * odds
                held |= BIT[area]
                reach |= self.borders[area]
        reach &= ~held
        for area in range(AREAS):
            if reach & BIT[area] != 0:
                total += NEAR * self.ahead[base + area]
        return total + self.people(g, nation, areas, strength)

    def led(self, g: State, nation: i64, base: i64) -> float:
        """An area its leader holds alone."""
        leader = g.leader_of(nation)
        area = g.leader_at[leader] if leader != NONE else i64(NONE)
        if 0 <= area < AREAS and g.armies_at(nation, area) == 0 and g.occupies(nation, area):
            return 0.6 * self.ahead[base + area]
        return 0.0

    def people(self, g: State, nation: i64, areas: float, strength: float) -> float:
        """Armies up to what the land feeds, growth, and Raj, as far as the nation has goals left."""
        left = float(LAST_TURN - g.turn)
        fed = strength if nation >= INDIANS else min(strength, 2.0 * areas)
        total = ARMY * min(1.0, 0.3 + left / 4.0) * fed
        if nation >= INDIANS:
            total += ARMY * float(g.count[nation] - g.armies_ashore(nation)) * min(1.0, left / 2.0)
        elif GROWTH[nation * TURNS + g.turn] != 1:
            total += 0.07 * min(left, 3.0) * areas
        if RAJ[nation] != 0:
            total += areas / 9.0 * min(1.0 + 0.4 * left, 2.0)
        return total

    def raids(self, g: State, nation: i64) -> float:
        """Raids made in this sequence, and those under way."""
        line = RAID_LINE[nation * TURNS + g.turn]
        if line == 0 or nation != g.nation:
            return 0.0
        total = 0.0
        for area in range(AREAS):
            points = float(g.board.worth_of(nation, line, area))
            if points > 0.0:
                if g.was_raided(area):
                    total += points
                elif g.armies_at(nation, area) > 0:
                    total += 0.95 * points * self.odds(g, nation, area)
        return total

    def trade(self, g: State, power: i64) -> float:
        """Factories score every turn; an army at a coast may build one."""
        left = float(LAST_TURN + 1 - g.turn)
        factories = float(g.count_factories(power))
        total = (factories + float(coasts_of(g, power))) * min(0.95 * left, 3.2)
        free = float(FACTORIES[power]) - factories
        afloat: i64 = 0
        for sea in range(SEAS, PLACES):
            afloat += g.armies_at(power, sea)
        total += 0.3 * min(float(afloat), free) * min(left, 2.0)
        for area in range(AREAS):
            if g.armies_at(power, area) > 0 and g.board.factory[area] != 0 and g.factory[area] == NONE:
                total += 0.5 * min(left, 2.0)
        if power == BRITISH:
            total += factories / 9.0
        return total

    # --- battles to come -------------------------------------------------------------------------------------------

    def odds(self, g: State, nation: i64, area: i64) -> float:
        """The chance that a nation is left alone in an area where another stands too."""
        rival = g.rival_at(nation, area)
        if rival == NONE or g.spares(nation, rival, area):
            return 1.0
        attacks = nation == g.nation
        own = self.force(g, area, nation, rival, attacks)
        other = self.force(g, area, rival, nation, not attacks)
        share = own / (own + other)
        return share * share / (share * share + (1.0 - share) * (1.0 - share))

    def force(self, g: State, area: i64, side: i64, target: i64, attacks: bool) -> float:
        """Armies squared by how often they hit."""
        kind: i64 = ATTACKING if attacks else 0
        needed = needed_to_hit(g, area, target, kind) - bonus_of(g, area, side, kind)
        armies = float(g.armies_at(side, area))
        return armies * armies * float(7 - max(min(needed, 6), 2))

    def kills(self, g: State, nation: i64, area: i64, odds: float) -> float:
        """Points for the armies it may destroy there."""
        rival = g.rival_at(nation, area)
        points = army_points(g.table, nation, rival)
        return float(points) * odds * float(g.armies_at(rival, area)) if points != 0 else 0.0


EVALUATION: Final = Maharadjah()
