"""MD 15: victory points."""

from __future__ import annotations

from mypy_extensions import i64

from durbar.engine.flow import BIT, Step, count_bits, lowest, members
from durbar.games.maharadjah.ids import AREAS, INDIANS, LAST_TURN, NATIONS, NONE, SEAS
from durbar.games.maharadjah.rules.shapes import NationStep
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import (
    NEXT_LINE,
    OCCUPATION_LINE,
    RAID_LINE,
    army_points,
    factory_points,
    leader_points,
)
from durbar.games.maharadjah.words import (
    GAME_OVER,
    SCORES_AREA,
    SCORES_ARMY,
    SCORES_COASTS,
    SCORES_FACTORY,
    SCORES_LEADER,
    SCORES_RAID,
    SCORES_RAJ,
    SCORES_TRADE,
)

# --- pieces destroyed ------------------------------------------------------------------------------------------------


def score_armies(g: State, nation: i64, victim: i64, armies: i64) -> None:
    """[MD 15.3, R34] Points for armies go to the nation whose dice destroyed them, in defence too."""
    points = army_points(g.table, nation, victim) * armies
    if points:
        g.add_score(nation, points)
        g.tell(SCORES_ARMY, nation, victim, points)


def score_leader(g: State, nation: i64, leader: i64) -> None:
    """[MD 15.3, R14, R34] Points for a leader, by the card of the nation that killed him."""
    points = leader_points(g.table, nation, leader)
    if points:
        g.add_score(nation, points)
        g.tell(SCORES_LEADER, nation, leader, points)


def score_factory(g: State, nation: i64, victim: i64) -> None:
    """[MD 15.3] Points for a factory destroyed."""
    points = factory_points(g.table, nation, victim)
    if points:
        g.add_score(nation, points)
        g.tell(SCORES_FACTORY, nation, victim, points)


# --- raids -----------------------------------------------------------------------------------------------------------


def mark_raids(g: State, nation: i64) -> None:
    """[MD R13] What the nation occupies now, without armies of others, counts once as a raid of this sequence."""
    if g.this_turn(RAID_LINE, nation) == 0:
        return
    for area in members(g.areas_occupied(nation)):
        if g.others_at(nation, area) == 0:
            g.mark_raided(area)


class RaidPoints(NationStep):
    """[MD 4.7, 15.2, 15.3] Raids score at the end of the sequence in which they happened."""

    def run(self, g: State) -> None:
        nation = self.nation
        line = g.this_turn(RAID_LINE, nation)
        if line == 0:
            return
        for area in members(g.raided):
            points = g.board.worth_of(nation, line, area)
            if points:
                g.add_score(nation, points)
                g.tell(SCORES_RAID, nation, area, points, line)


# --- the end of a turn -----------------------------------------------------------------------------------------------


def next_line(g: State, nation: i64) -> i64:
    """[MD 15.2] The line of its card that counts next; 0 when none does any more."""
    return g.this_turn(NEXT_LINE, nation) if g.turn <= LAST_TURN else 0


def due_by_card(g: State, nation: i64, line: i64) -> i64:
    """[MD 15.2, 15.3] What the areas a nation holds now would give by a line of its card."""
    if line == 0:
        return 0
    points: i64 = 0
    held = g.areas_occupied(nation)
    while held:
        points += g.board.worth_of(nation, line, lowest(held))
        held &= held - 1
    return points


def score_areas(g: State, nation: i64) -> None:
    """[MD 15.2, 15.3, R17] Areas occupied at the end of a turn its card names."""
    line = g.this_turn(OCCUPATION_LINE, nation)
    if line == 0:
        return
    for area in members(g.areas_occupied(nation)):
        points = g.board.worth_of(nation, line, area)
        if points:
            g.add_score(nation, points)
            g.tell(SCORES_AREA, nation, area, points, line)


def coasts_of(g: State, power: i64) -> i64:
    """[MD 15.3] Coasts with a factory; one on two seas counts for one of them, whichever gives more."""
    single: i64 = 0
    doubles: i64 = 0
    seas: i64 = 0
    for area in range(AREAS):
        if g.factory[area] == power:
            near = seas_of(g, area)
            if near & (near - 1) == 0:
                single |= near
            else:
                doubles += 1
                seas |= near
    found = count_bits(single)
    most = count_bits(single | seas)
    return found + doubles if found + doubles < most else most


def seas_of(g: State, area: i64) -> i64:
    found: i64 = 0
    for sea in g.board.neighbours(area):
        if sea >= SEAS:
            found |= BIT[sea - SEAS]
    return found


def score_trade(g: State, power: i64) -> None:
    """[MD 15.3] Colonial powers each turn: 1 a factory, and 1, 2, 3 for factories on so many coasts."""
    factories = g.count_factories(power)
    if factories == 0:
        return
    coasts = coasts_of(g, power)
    g.add_score(power, factories + coasts)
    g.tell(SCORES_TRADE, power, factories, factories)
    g.tell(SCORES_COASTS, power, coasts, coasts)


class EndOfTurn(Step):
    """[MD 4.8] The points of the turn, Raj included; then submissions end."""

    def run(self, g: State) -> None:
        for nation in range(NATIONS):
            if g.plays(nation):
                score_areas(g, nation)
                if nation >= INDIANS:
                    score_trade(g, nation)
                if g.raj[nation]:
                    g.add_score(nation, g.raj[nation])
                    g.tell(SCORES_RAJ, nation, g.raj[nation])
                    g.set_raj(nation, 0)
        g.end_submissions()
        g.nation = NONE
        if g.turn == g.board.turns:
            g.tell(GAME_OVER)
        g.turn += 1
