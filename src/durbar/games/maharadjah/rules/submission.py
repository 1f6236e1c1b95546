"""MD 11: submission and alliance."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.flow import BIT, Decision, Option, Options, Seat, Step, Words, count_bits, members
from durbar.engine.option import option, verb_of
from durbar.games.maharadjah.ids import (
    AREAS,
    ARMY,
    BRITISH,
    BY_ALLIANCE,
    FOREIGN,
    IN_INVASION,
    INDIANS,
    MARKER,
    NATION_NAMES,
    NONE,
    PLACES,
    REGION_NAMES,
    ROWS,
    SEAS,
)
from durbar.games.maharadjah.rules.march import can_attack_at_sea
from durbar.games.maharadjah.rules.movement import FROM_ABROAD, Movement, Settle
from durbar.games.maharadjah.rules.removal import RemoveArmy, is_overpopulated
from durbar.games.maharadjah.rules.shapes import Clash, NationChoice, NationStep, ask
from durbar.games.maharadjah.rules.versions import ALLIANCE_AT_ANY_TIME
from durbar.games.maharadjah.rules.withdrawal import ShiftLand, VoidSubmission, Withdraw, has_open_entry
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import ROW_AREAS, ROW_FROM, ROW_NATION, ROW_REGION, ROWS_IN_ORDER
from durbar.games.maharadjah.words import ALLIES, ALLY_ARMY, ALLY_MARKER, DECLINE, SUBMIT, SUBMITS

DECLINE_OR_SUBMIT: Final = vec[i64]([option(DECLINE), option(SUBMIT)])
MARKER_OR_ARMY: Final = vec[i64]([option(ALLY_MARKER), option(ALLY_ARMY)])
DECLINE_OR_ALLY: Final = vec[i64]([option(DECLINE), option(ALLY_MARKER), option(ALLY_ARMY)])
FIRST_ALLIANCE: Final = 12  # the turn the British arrive


# --- windows ---------------------------------------------------------------------------------------------------------


class Windows(Step):
    """[MD 11.1, 11.2, R12, R27] After movement and after a battle every nation that may is asked, in order."""

    def run(self, g: State) -> None:
        if alliance_open(g):
            for nation in range(INDIANS - 1, -1, -1):
                if may_ally(g, nation) and meets_alliance(g, nation):
                    g.do(AskAlliance(nation, 1))
        for i in range(ROWS - 1, -1, -1):
            if may_submit(g, ROWS_IN_ORDER[i]):
                g.do(AskSubmission(ROWS_IN_ORDER[i]))


class BetweenRounds(Clash):
    """[MD 11.1, R12, R27] Between rounds, before retreats, only the nations in that battle are asked."""

    def run(self, g: State) -> None:
        if not self.goes_on(g):
            return
        attacker, defender = self.attacker, self.defender
        if alliance_open(g):
            every = g.rules >= ALLIANCE_AT_ANY_TIME
            if (every or g.alliance_side(defender)) and may_ally(g, attacker):
                g.do(AskAlliance(attacker, 1))
            if (every or g.alliance_side(attacker)) and may_ally(g, defender):
                g.do(AskAlliance(defender, 1))
        for i in range(ROWS - 1, -1, -1):
            if ROW_NATION[ROWS_IN_ORDER[i]] == defender and may_submit(g, ROWS_IN_ORDER[i]):
                g.do(AskSubmission(ROWS_IN_ORDER[i]))


class MakePeace(Step):
    """[MD 11.1, 11.2, R28, R43] Armies of the active nation leave where they may no longer fight; then R4."""

    def run(self, g: State) -> None:
        nation = g.nation
        if nation == NONE:
            return
        g.do(BlockedInvaders(nation))
        for place in range(PLACES - 1, -1, -1):
            spared = g.armies_at(nation, place) > 0 and g.is_spared(nation, place)
            if spared and (place < AREAS or (nation < INDIANS and not can_attack_at_sea(g, nation, place))):
                g.do(Withdraw(nation, place))


class BlockedInvaders(NationStep):
    """[MD R4] Armies sent back to a foreign land enter again at once, by an open entry."""

    def run(self, g: State) -> None:
        nation = self.nation
        waiting = False
        for land in range(FOREIGN, SEAS):
            if g.armies_at(nation, land) > 0:
                waiting = True
                if not has_open_entry(g, nation, land) and self.open_way(g, land):
                    return
        if waiting:
            g.ridden = 0
            g.do(Movement(nation, FROM_ABROAD), Settle(nation), Windows())

    def open_way(self, g: State, land: i64) -> bool:
        """Shift to another land, or make a submission void; then look again. False: there is no way at all."""
        shift = ShiftLand(self.nation, land)
        void = VoidSubmission(self.nation, land)
        seat = g.controller(self.nation)
        if len(shift.candidates(g, seat)) > 0:
            g.again()
            ask(g, shift)
            return True
        if len(void.candidates(g, seat)) > 0:
            g.again()
            ask(g, void)
            return True
        return False


# --- submission ------------------------------------------------------------------------------------------------------


def may_submit(g: State, row: i64) -> bool:
    """[MD 11.1, R27] Few areas of the region, armies of the active nation in one of them, once a turn and master."""
    nation, master, region = ROW_NATION[row], g.nation, ROW_REGION[row]
    if master == NONE or nation == master or g.turn < ROW_FROM[row]:
        return False
    held = g.areas_held(nation) & g.board.areas_of[region]
    if held & g.places_of[master] == 0 or count_bits(held) > ROW_AREAS[row]:
        return False
    return not g.has_submitted(row, master) and not g.is_void(row, master)


class AskSubmission(Decision):
    """[MD 11.1] Submit to the active nation for this region, or not."""

    def __init__(self, row: i64) -> None:
        self.row: Final = row

    def player(self, g: State) -> Seat:
        return g.controller(ROW_NATION[self.row])

    def candidates(self, g: State, player: Seat) -> Options:
        return DECLINE_OR_SUBMIT if may_submit(g, self.row) else vec[i64]()

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if verb_of(option) == SUBMIT:
            nation, master = ROW_NATION[self.row], g.nation
            g.mark_submitted(self.row, master)
            g.tell(SUBMITS, nation, master, ROW_REGION[self.row])
            g.do(MakePeace())
            if g.alliance_side(master) and g.ally[nation] == 0:
                g.do(AskAlliance(nation, 0))

    def otherwise(self, g: State) -> None:
        """What came before has changed who may submit."""

    def subject(self, g: State) -> Words:
        names = (NATION_NAMES[ROW_NATION[self.row]], REGION_NAMES[ROW_REGION[self.row]])
        return (*names, NATION_NAMES[g.nation] if g.nation != NONE else "none")


# --- alliance --------------------------------------------------------------------------------------------------------


def alliance_open(g: State) -> bool:
    """[MD 11.2, R12] From the British invasion phase of turn 12 on."""
    if g.turn != FIRST_ALLIANCE:
        return g.turn > FIRST_ALLIANCE
    return g.nation == BRITISH and g.phase >= IN_INVASION


def may_ally(g: State, nation: i64) -> bool:
    """[MD 11.2, R12] Any Indian nation with an army in play, once."""
    return nation < INDIANS and g.ally[nation] == 0 and g.count[nation] > 0


def meets_alliance(g: State, nation: i64) -> bool:
    """[MD R12] Do the nation and the British, or an ally, stand in one place?"""
    for place in members(g.places_of[nation]):
        for other in members(g.nations_at[place] & ~BIT[nation]):
            if g.alliance_side(other):
                return True
    return False


class AskAlliance(NationChoice):
    """[MD 11.2] Ally with the British for good, for the marker or an army. `free` 0: submission forces it."""

    def __init__(self, nation: i64, free: i64) -> None:
        super().__init__(nation)
        self.free: Final = free

    def candidates(self, g: State, player: Seat) -> Options:
        if not alliance_open(g) or not may_ally(g, self.nation):
            return vec[i64]()
        return DECLINE_OR_ALLY if self.free else MARKER_OR_ARMY

    def choose(self, g: State, player: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb == DECLINE:
            return
        g.set_ally(self.nation, MARKER if verb == ALLY_MARKER else ARMY)
        g.tell(ALLIES, self.nation, g.ally[self.nation])
        g.do(MakePeace())
        if verb == ALLY_MARKER:
            g.set_stored(self.nation, 0)
        else:
            ask(g, RemoveArmy(self.nation, BY_ALLIANCE))

    def otherwise(self, g: State) -> None:
        """It is an ally already, or has no army."""

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.nation],)


def ask_besieger(g: State, nation: i64, area: i64) -> None:
    """[MD 11.2, R12] As long as it has armies there, and the time has come."""
    if g.armies_at(nation, area) > 0 and alliance_open(g) and may_ally(g, nation):
        g.do(AskAlliance(nation, 1))


class BeforeOverpopulation(NationStep):
    """[MD 6.0, 11.2, R12] A nation about to lose armies may give one of them for the alliance instead."""

    def run(self, g: State) -> None:
        if g.rules >= ALLIANCE_AT_ANY_TIME and is_overpopulated(g, self.nation):
            g.do(AskAlliance(self.nation, 1))


class AskAll(Step):
    """[MD R12] Every Indian nation may ally: when the British have arrived, and just before they count Raj."""

    def run(self, g: State) -> None:
        if alliance_open(g):
            for nation in range(INDIANS - 1, -1, -1):
                if may_ally(g, nation):
                    g.do(AskAlliance(nation, 1))
