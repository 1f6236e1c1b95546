"""[MJ 4] A round: Maharaja, planning, actions, city scoring, end of round."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.flow import BIT, Decision, Option, Options, Seat, Step, Words
from durbar.engine.refusal import OK, Code
from durbar.games.maharaja.ids import (
    ACTING,
    ACTION_WORDS,
    ACTIONS,
    ACTS,
    BRAHMABOT,
    CHANGE_CHARACTER,
    CITY_SHRINE_OWED,
    DONE_ALREADY,
    MAHARAJA,
    MAHARAJA_GOES,
    NO_TOKEN,
    NONE,
    NOT_BEGUN,
    NOT_PLANNED,
    ONE_TOKEN,
    PART_DONE,
    PLANNED,
    PLANNING,
    REVEALED,
    ROUND_BEGINS,
    ROUNDS,
    TOKEN_NOT_CHARACTER,
    TOKEN_SPENT,
    TURN_ENDS,
)
from durbar.games.maharaja.rules.actions import action_refused, perform
from durbar.games.maharaja.rules.asking import SeatChoice
from durbar.games.maharaja.rules.brahmabot import BrahmabotTurn, ShowTiles
from durbar.games.maharaja.rules.building import BuildShrine, BuildStatue, shrine_refused, statue_refused
from durbar.games.maharaja.rules.characters import ability_refused, use_ability
from durbar.games.maharaja.rules.ending import EndOfRound, FinalScoring
from durbar.games.maharaja.rules.moving import MovePriest, move_refused
from durbar.games.maharaja.rules.scoring import CityScoring
from durbar.games.maharaja.state import State


@mypyc_attr(acyclic=True)
class Rounds(Step):
    """[MJ 4.6, 8.4] Rounds until the seventh is over or a seventh statue stands; then the final scoring."""

    def run(self, g: State) -> None:
        if g.round == ROUNDS or has_last_statue(g):
            g.do(FinalScoring())
        else:
            g.again()
            g.do(MaharajaPhase(), BeginPlanning(), Planning(), ActionsPhase(), CityScoring(), EndOfRound())


def has_last_statue(g: State) -> bool:
    """[MJ 8.4, 11.19] Has somebody built the seventh statue?"""
    return any(g.board_statues[colour] == 0 for colour in range(g.colours))


@mypyc_attr(acyclic=True)
class MaharajaPhase(Step):
    """[MJ 4.1] The Maharaja goes to the city of the leftmost flag, which moves right of the rightmost one."""

    def run(self, g: State) -> None:
        g.phase = MAHARAJA
        g.round += 1
        g.tell(ROUND_BEGINS, g.round)
        left, right = g.leftmost(), g.rightmost()
        g.maharaja = g.track[left]
        g.track[left] = NONE
        g.track[right + 1] = g.maharaja
        g.tell(MAHARAJA_GOES, g.maharaja, right + 1)


# --- planning ------------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class BeginPlanning(Step):
    """[MJ 4.2, 11.4] Discs are taken up again; Brahmabot's tiles are laid out."""

    def run(self, g: State) -> None:
        g.phase = PLANNING
        g.acted = 0
        for i in range(len(g.plans)):
            g.plans[i] = NONE
        for colour in range(g.colours):
            g.used[colour] = 0
        if g.terms.solo:
            g.do(ShowTiles())


def plan_option(one: i64, other: i64) -> Option:
    return Option(one * ACTIONS + other)


PLAN_OPTIONS: Final = vec[i64]([a * ACTIONS + b for a in range(ACTIONS) for b in range(a, ACTIONS)])


@mypyc_attr(acyclic=True)
class Planning(Decision):
    """[MJ 4.2] All at once and in secret: two of the nine actions, or one twice. What is laid down stays."""

    def players(self, g: State) -> i64:
        missing: i64 = 0
        for seat in range(g.terms.seats):
            if g.plans[2 * seat] == NONE:
                missing |= BIT[seat]
        return missing

    def candidates(self, g: State, player: Seat) -> Options:
        return PLAN_OPTIONS

    def options(self, g: State, player: Seat) -> Options:
        return PLAN_OPTIONS

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.plans[2 * player] = option // ACTIONS
        g.plans[2 * player + 1] = option % ACTIONS
        g.tell(PLANNED, player)
        if self.players(g):
            g.again()

    def option_of(self, g: State, player: Seat, words: Words) -> Option:
        """[MJ 4.2] A plan is two actions, not a first and a second: either order means the same."""
        found = super().option_of(g, player, words)
        return found if found >= 0 else super().option_of(g, player, words[:1] + words[:0:-1])

    def words(self, g: State, option: Option) -> Words:
        return ("plan", ACTION_WORDS[option // ACTIONS], ACTION_WORDS[option % ACTIONS])


# --- actions -------------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class ActionsPhase(Step):
    """[MJ 4.3] The lowest character number among those who have not acted is next."""

    def run(self, g: State) -> None:
        g.phase = ACTING
        following = next_to_act(g)
        if following == NONE:
            return
        g.again()
        g.acted |= BIT[following]
        if g.terms.solo and following == BRAHMABOT:
            g.do(BrahmabotTurn())
        else:
            g.do(Turn(following))


def next_to_act(g: State) -> i64:
    best: i64 = NONE
    for colour in range(g.colours):
        if g.acted & BIT[colour] == 0 and (best == NONE or g.characters[colour] < g.characters[best]):
            best = colour
    return best


@mypyc_attr(acyclic=True)
class Turn(Step):
    """[MJ 4.4] The plan is revealed; its actions are performed in either order, each once."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, g: State) -> None:
        g.acting = self.seat
        g.lay_turn()
        g.tell(REVEALED, self.seat, g.plans[2 * self.seat], g.plans[2 * self.seat + 1])
        g.do(TurnMenu(self.seat))


END: Final = 0
PERFORM: Final = 1
TOKEN: Final = 10
BUILD_STATUE: Final = 19
BUILD_SHRINE: Final = 20
MOVE: Final = 21
ABILITY: Final = 22
FIXED: Final = vec[i64](list(range(ABILITY)))


@mypyc_attr(acyclic=True)
class TurnMenu(SeatChoice):
    """[MJ 3.1, 4.4, 4.5, 4.7] What next: an action, an action token, a part of the action begun, a move, an ability."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = FIXED[:]
        for character in g.terms.once:
            found = append(found, ABILITY + character)
        return found

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        if BUILD_STATUE <= option <= MOVE:
            return self.part_refused(g, option)
        if g.pair == 2:
            return CITY_SHRINE_OWED
        if option == END:
            return OK
        if option < TOKEN:
            return self.perform_refused(g, option - PERFORM)
        if option < BUILD_STATUE:
            return self.token_refused(g, option - TOKEN)
        return ability_refused(g, self.seat, option - ABILITY)

    def part_refused(self, g: State, option: i64) -> Code:
        """[MJ 3.1, 4.7, 5.4] Moves and the parts of the action begun."""
        if option == MOVE:
            return move_refused(g, self.seat)
        if option == BUILD_STATUE and g.pair == 2:
            return CITY_SHRINE_OWED
        if g.due_statues + g.due_shrines == 0:
            return NOT_BEGUN
        if option == BUILD_STATUE:
            return statue_refused(g, self.seat, 0) if g.due_statues else PART_DONE
        return shrine_refused(g, self.seat, 1) if g.due_shrines else PART_DONE

    def perform_refused(self, g: State, action: i64) -> Code:
        """[MJ 4.4] A planned action, once for each time it was planned."""
        one, other = g.plans[2 * self.seat], g.plans[2 * self.seat + 1]
        if action not in (one, other):
            return NOT_PLANNED
        if (one != action or g.slots & 1) and (other != action or g.slots & 2):
            return DONE_ALREADY
        return action_refused(g, self.seat, action)

    def token_refused(self, g: State, action: i64) -> Code:
        """[MJ 4.5] One token a turn, for any action but Changing Character."""
        if g.token_spent:
            return ONE_TOKEN
        if g.tokens[self.seat] == 0:
            return NO_TOKEN
        return TOKEN_NOT_CHARACTER if action == CHANGE_CHARACTER else action_refused(g, self.seat, action)

    def options(self, g: State, player: Seat) -> Options:
        if g.pair == 2:
            return self.parts(g, vec[i64]())
        found = vec[i64]([END])
        one, other = g.plans[2 * self.seat], g.plans[2 * self.seat + 1]
        if g.slots & 1 == 0 and one != NONE and action_refused(g, self.seat, one) == OK:
            found = append(found, PERFORM + one)
        if (
            g.slots & 2 == 0
            and other != NONE
            and (other != one or g.slots & 1)
            and action_refused(g, self.seat, other) == OK
        ):
            found = append(found, PERFORM + other)
        if g.tokens[self.seat] and not g.token_spent:
            for action in range(ACTIONS):
                if action != CHANGE_CHARACTER and action_refused(g, self.seat, action) == OK:
                    found = append(found, TOKEN + action)
        return self.abilities(g, self.parts(g, found))

    def parts(self, g: State, found: Options) -> Options:
        if g.due_statues and statue_refused(g, self.seat, 0) == OK:
            found = append(found, BUILD_STATUE)
        if g.due_shrines and shrine_refused(g, self.seat, 1) == OK:
            found = append(found, BUILD_SHRINE)
        return append(found, MOVE) if move_refused(g, self.seat) == OK else found

    def abilities(self, g: State, found: Options) -> Options:
        for character in g.terms.once:
            if ability_refused(g, self.seat, character) == OK:
                found = append(found, ABILITY + character)
        return found

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if option == END:
            end_turn(g, self.seat)
            return
        g.again()
        if option < TOKEN:
            self.perform_planned(g, option - PERFORM)
        elif option < BUILD_STATUE:
            self.spend_token(g, option - TOKEN)
        elif option == BUILD_STATUE:
            g.due_statues -= 1
            g.do(BuildStatue(self.seat, 0))
        elif option == BUILD_SHRINE:
            g.do(BuildShrine(self.seat, 0))
        elif option == MOVE:
            g.do(MovePriest(self.seat))
        else:
            use_ability(g, self.seat, option - ABILITY)

    def perform_planned(self, g: State, action: i64) -> None:
        g.slots |= 1 if g.plans[2 * self.seat] == action and g.slots & 1 == 0 else 2
        g.tell(ACTS, self.seat, action)
        perform(g, self.seat, action)

    def spend_token(self, g: State, action: i64) -> None:
        """[MJ 4.5] The token returns to the supply first."""
        g.tokens[self.seat] -= 1
        g.token_supply += 1
        g.token_spent = 1
        g.tell(TOKEN_SPENT, self.seat)
        g.tell(ACTS, self.seat, action)
        perform(g, self.seat, action)

    def words(self, g: State, option: Option) -> Words:
        if option < PERFORM:
            return ("end-turn",)
        if option < TOKEN:
            return ("perform", ACTION_WORDS[option - PERFORM])
        if option < BUILD_STATUE:
            return ("token", ACTION_WORDS[option - TOKEN])
        if option < ABILITY:
            return (("build-statue", "build-shrine", "move-priest")[option - BUILD_STATUE],)
        return ("ability", g.terms.character_words[option - ABILITY])

    def subject(self, g: State) -> Words:
        if g.pair == 2:
            return ("owed",)
        return ("begun" if g.due_statues + g.due_shrines else "free",)


def end_turn(g: State, seat: i64) -> None:
    """[MJ 4.4] What is not done by now is lost."""
    g.lay_turn()
    g.acting = NONE
    g.tell(TURN_ENDS, seat)
