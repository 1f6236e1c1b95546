"""MD 4: the turn and the sequences of the nations."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from durbar.engine.flow import Step
from durbar.games.maharadjah.ids import BRITISH, IN_POINTS, IN_START, NATIONS, NONE
from durbar.games.maharadjah.rules.arms import ArmsPhase
from durbar.games.maharadjah.rules.battle import BattlePhase
from durbar.games.maharadjah.rules.factories import FactoryPhase
from durbar.games.maharadjah.rules.invasion import Invasion
from durbar.games.maharadjah.rules.movement import ALL, Movement, Settle, begin_movement
from durbar.games.maharadjah.rules.population import Population
from durbar.games.maharadjah.rules.raj import CountRaj
from durbar.games.maharadjah.rules.removal import Homegoing, Overpopulation, StartOfTurn
from durbar.games.maharadjah.rules.shapes import NationStep
from durbar.games.maharadjah.rules.submission import (
    FIRST_ALLIANCE,
    AskAll,
    AskAlliance,
    BeforeOverpopulation,
    Windows,
)
from durbar.games.maharadjah.rules.versions import ALLIANCE_ON_ARRIVAL
from durbar.games.maharadjah.rules.victory import EndOfTurn, RaidPoints
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import DUE, MAJOR
from durbar.games.maharadjah.words import SECOND_HALF, SEQUENCE, TURN


class PlayGame(Step):
    """[MD 4.9] Turn after turn, to the end of turn 16."""

    def run(self, g: State) -> None:
        if g.turn <= g.board.turns:
            g.again()
            g.do(Turn())


class Turn(Step):
    """[MD 4.0, 4.8] Events, then every nation in its fixed order, then the points of the turn."""

    def run(self, g: State) -> None:
        g.nation, g.phase, g.half = NONE, IN_START, 0
        g.tell(TURN, g.turn)
        g.do(EndOfTurn())
        for nation in range(NATIONS - 1, -1, -1):
            g.do(Sequence(nation))
        g.do(StartOfTurn())


class Sequence(NationStep):
    """[MD 4.0 to 4.7, R20] One nation's part of a turn; skipped with no piece in play and none due."""

    def run(self, g: State) -> None:
        nation = self.nation
        if not g.plays(nation) or (g.this_turn(DUE, nation) == 0 and not g.has_pieces(nation)):
            return
        g.nation, g.phase, g.half, g.raided = nation, IN_START, 0, 0
        g.tell(SEQUENCE, nation, g.turn)
        g.do(
            MoveAndFight(nation, 0),
            BeforeOverpopulation(nation),
            Overpopulation(nation),
            FactoryPhase(nation),
            ArmsPhase(nation),
            AskAlliance(nation, 1),
            Points(nation),
        )
        if nation == BRITISH and g.turn == FIRST_ALLIANCE and g.rules >= ALLIANCE_ON_ARRIVAL:
            g.do(AskAll())
        g.do(AskAlliance(nation, 1), Population(nation), Invasion(nation))


class MoveAndFight(NationStep):
    """[MD 4.3, 4.4, 7.4, R2] Movement and battles; in a major invasion both once more."""

    def __init__(self, nation: i64, half: i64) -> None:
        super().__init__(nation)
        self.half: Final = half

    def run(self, g: State) -> None:
        nation = self.nation
        g.half = self.half
        if self.half == 1:
            g.tell(SECOND_HALF, nation)
        if self.half == 0 and g.this_turn(MAJOR, nation):
            g.do(MoveAndFight(nation, 1))
        begin_movement(g, nation)
        g.do(Movement(nation, ALL), Settle(nation), Windows(), BattlePhase(nation))


class Points(NationStep):
    """[MD 4.7, R20] Raids, Raj, then the removals of MD 10.3."""

    def run(self, g: State) -> None:
        g.phase = IN_POINTS
        nation = self.nation
        g.do(RaidPoints(nation), CountRaj(nation), Homegoing(nation))
        if nation == BRITISH:
            g.do(AskAll())
