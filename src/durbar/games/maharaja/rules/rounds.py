"""[MJ 4] A round: Maharaja, planning, actions, city scoring, end of round."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import BIT, Decision, Option, Options, Seat, Step, Words
from durbar.engine.option import first, option, second, verb_of
from durbar.engine.refusal import OK, Code
from durbar.games.maharaja.ids import (
    ACTING,
    ACTION_WORDS,
    ACTIONS,
    BRAHMABOT,
    CHANGE_CHARACTER,
    FIRST,
    MAHARAJA,
    NONE,
    PLANNING,
    SECOND,
)
from durbar.games.maharaja.rules.actions import action_refused, perform
from durbar.games.maharaja.rules.brahmabot import BrahmabotTurn, ShowTiles
from durbar.games.maharaja.rules.building import BuildShrine, BuildStatue, shrine_refused, statue_refused
from durbar.games.maharaja.rules.characters import ability_refused, use_ability
from durbar.games.maharaja.rules.ending import EndOfRound, FinalScoring
from durbar.games.maharaja.rules.moving import MovePriest, move_refused
from durbar.games.maharaja.rules.plan import is_binding, lacks_coins, owes_part, owes_plan, still_planned
from durbar.games.maharaja.rules.scoring import CityScoring
from durbar.games.maharaja.rules.shapes import SeatChoice
from durbar.games.maharaja.state import State
from durbar.games.maharaja.words import (
    ACTS,
    BUILD_SHRINE,
    BUILD_STATUE,
    CITY_SHRINE_OWED,
    DONE_ALREADY,
    END_TURN,
    MAHARAJA_GOES,
    MOVE_PRIEST,
    NO_TOKEN,
    NOT_BEGUN,
    NOT_PLANNED,
    ONE_TOKEN,
    PART_DONE,
    PART_OWED,
    PERFORM,
    PLAN,
    PLAN_OWED,
    PLANNED,
    REVEALED,
    ROUND_BEGINS,
    SPEND_TOKEN,
    TOKEN_NOT_CHARACTER,
    TOKEN_SPENT,
    TURN_ENDS,
    USE_ABILITY,
)


class Rounds(Step):
    """[MJ 4.6, 8.4] Rounds until the seventh is over or a seventh statue stands; then the final scoring."""

    def run(self, g: State) -> None:
        if g.round == g.terms.board.rounds or has_last_statue(g):
            g.do(FinalScoring())
        else:
            g.again()
            g.do(MaharajaPhase(), BeginPlanning(), Planning(), ActionsPhase(), CityScoring(), EndOfRound())


def has_last_statue(g: State) -> bool:
    """[MJ 8.4, 11.19] Has somebody built the seventh statue?"""
    return any(g.board_statues[colour] == 0 for colour in range(g.colours))


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


class BeginPlanning(Step):
    """[MJ 4.2, 11.4] Discs are taken up again; Brahmabot's tiles are laid out."""

    def run(self, g: State) -> None:
        g.phase = PLANNING
        g.acted = 0
        for colour in range(g.colours):
            g.set_plan(colour, FIRST, NONE)
            g.set_plan(colour, SECOND, NONE)
            g.used[colour] = 0
        if g.terms.solo:
            g.do(ShowTiles())


PLANS: Final = vec[i64]([option(PLAN, a, b) for a in range(ACTIONS) for b in range(a, ACTIONS)])


class Planning(Decision):
    """[MJ 4.2] All at once and in secret: two of the nine actions, or one twice. What is laid down stays."""

    def players(self, g: State) -> i64:
        missing: i64 = 0
        for seat in range(g.terms.seats):
            if not g.has_planned(seat):
                missing |= BIT[seat]
        return missing

    def candidates(self, g: State, player: Seat) -> Options:
        return PLANS

    def options(self, g: State, player: Seat) -> Options:
        return PLANS

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.set_plan(player, FIRST, first(option))
        g.set_plan(player, SECOND, second(option))
        g.tell(PLANNED, player)
        if self.players(g):
            g.again()

    def option_of(self, g: State, player: Seat, words: Words) -> Option:
        """[MJ 4.2] A plan is two actions, not a first and a second: either order means the same."""
        found = super().option_of(g, player, words)
        return found if found >= 0 else super().option_of(g, player, words[:1] + words[:0:-1])


# --- actions -------------------------------------------------------------------------------------------------------


class ActionsPhase(Step):
    """[MJ 4.3] The lowest character number among those who have not acted is next."""

    def run(self, g: State) -> None:
        g.phase = ACTING
        following = next_to_act(g)
        if following == NONE:
            return
        g.again()
        g.mark_acted(following)
        if g.terms.solo and following == BRAHMABOT:
            g.do(BrahmabotTurn())
        else:
            g.do(Turn(following))


def next_to_act(g: State) -> i64:
    best: i64 = NONE
    for colour in range(g.colours):
        if not g.has_acted(colour) and (best == NONE or g.characters[colour] < g.characters[best]):
            best = colour
    return best


class Turn(Step):
    """[MJ 4.4] The plan is revealed; its actions are performed in either order, each once."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, g: State) -> None:
        g.acting = self.seat
        g.forget_turn()
        g.tell(REVEALED, self.seat, g.plan(self.seat, FIRST), g.plan(self.seat, SECOND))
        g.do(TurnMenu(self.seat))


ALWAYS_ASKED: Final = vec[i64](
    [option(END_TURN)]
    + [option(PERFORM, action) for action in range(ACTIONS)]
    + [option(SPEND_TOKEN, action) for action in range(ACTIONS)]
    + [option(BUILD_STATUE), option(BUILD_SHRINE), option(MOVE_PRIEST)]
)


class TurnMenu(SeatChoice):
    """[MJ 3.1, 4.4, 4.5, 4.7] What next: an action, an action token, a part of the action begun, a move, an ability."""

    def candidates(self, g: State, player: Seat) -> Options:
        found = ALWAYS_ASKED[:]
        for character in g.terms.once:
            found = append(found, option(USE_ABILITY, character))
        return found

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        verb = verb_of(option)
        if verb == MOVE_PRIEST:
            return move_refused(g, self.seat)
        if verb == BUILD_SHRINE:
            return self.shrine_part_refused(g)
        if g.city_shrine_owed():
            return CITY_SHRINE_OWED
        if verb == BUILD_STATUE:
            return self.statue_part_refused(g)
        if verb == USE_ABILITY:
            return ability_refused(g, self.seat, first(option))
        if verb == END_TURN:
            return PART_OWED if owes_part(g, self.seat) else PLAN_OWED if owes_plan(g, self.seat) else OK
        code = self.perform_refused(g, first(option)) if verb == PERFORM else self.token_refused(g, first(option))
        return PART_OWED if code == OK and owes_part(g, self.seat) else code

    def statue_part_refused(self, g: State) -> Code:
        """[MJ 4.7, 5.3] The statue of the action begun."""
        if g.parts_due() == 0:
            return NOT_BEGUN
        return statue_refused(g, self.seat, 0) if g.due_statues else PART_DONE

    def shrine_part_refused(self, g: State) -> Code:
        """[MJ 4.7, 5.3, 5.4] A shrine of the action begun."""
        if g.parts_due() == 0:
            return NOT_BEGUN
        return shrine_refused(g, self.seat, 1) if g.due_shrines else PART_DONE

    def perform_refused(self, g: State, action: i64) -> Code:
        """[MJ 4.4] A planned action, once for each time it was planned."""
        one, other = g.plan(self.seat, FIRST), g.plan(self.seat, SECOND)
        if action not in (one, other):
            return NOT_PLANNED
        if (one != action or g.is_done(FIRST)) and (other != action or g.is_done(SECOND)):
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
        if g.city_shrine_owed():
            return self.parts(g, vec[i64]())
        if owes_part(g, self.seat):
            return self.abilities(g, self.parts(g, vec[i64]()))
        found = vec[i64]()
        if not owes_plan(g, self.seat):
            found = append(found, option(END_TURN))
        one, other = g.plan(self.seat, FIRST), g.plan(self.seat, SECOND)
        if not g.is_done(FIRST) and one != NONE and action_refused(g, self.seat, one) == OK:
            found = append(found, option(PERFORM, one))
        second_left = not g.is_done(SECOND) and other != NONE and (other != one or g.is_done(FIRST))
        if second_left and action_refused(g, self.seat, other) == OK:
            found = append(found, option(PERFORM, other))
        if g.tokens[self.seat] and not g.token_spent:
            for action in range(ACTIONS):
                if action != CHANGE_CHARACTER and action_refused(g, self.seat, action) == OK:
                    found = append(found, option(SPEND_TOKEN, action))
        return self.abilities(g, self.parts(g, found))

    def parts(self, g: State, found: Options) -> Options:
        if g.due_statues and statue_refused(g, self.seat, 0) == OK:
            found = append(found, option(BUILD_STATUE))
        if g.due_shrines and shrine_refused(g, self.seat, 1) == OK:
            found = append(found, option(BUILD_SHRINE))
        return append(found, option(MOVE_PRIEST)) if move_refused(g, self.seat) == OK else found

    def abilities(self, g: State, found: Options) -> Options:
        for character in g.terms.once:
            if ability_refused(g, self.seat, character) == OK:
                found = append(found, option(USE_ABILITY, character))
        return found

    def choose(self, g: State, player: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb == END_TURN:
            end_turn(g, self.seat)
            return
        g.again()
        if verb == PERFORM:
            self.perform_planned(g, first(option))
        elif verb == SPEND_TOKEN:
            self.spend_token(g, first(option))
        elif verb == BUILD_STATUE:
            g.due_statues -= 1
            g.do(BuildStatue(self.seat, 0))
        elif verb == BUILD_SHRINE:
            g.do(BuildShrine(self.seat, 0))
        elif verb == MOVE_PRIEST:
            g.do(MovePriest(self.seat))
        else:
            use_ability(g, self.seat, first(option))

    def perform_planned(self, g: State, action: i64) -> None:
        g.mark_done(FIRST if g.plan(self.seat, FIRST) == action and not g.is_done(FIRST) else SECOND)
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

    def subject(self, g: State) -> Words:
        """[MJ 4.4] How the turn stands, which actions are still planned, and why what is left may be left undone."""
        if g.city_shrine_owed():
            return ("owed", "zero", "zero")
        left = still_planned(g, self.seat)
        words = [ACTION_WORDS[action] for action in left]
        told: Words = (self.standing(g), *words, *["zero"] * (2 - len(words)))
        if told[0] != "excused":
            return told
        return (*told, "coins" if all(lacks_coins(g, self.seat, action) for action in left) else "zero")

    def standing(self, g: State) -> str:
        """[MJ 4.4, 5.3] An action is begun, one must still be performed, one cannot be; or nothing of the kind."""
        if g.parts_due():
            return "part" if owes_part(g, self.seat) else "begun"
        if not is_binding(g) or len(still_planned(g, self.seat)) == 0:
            return "free"
        return "must" if owes_plan(g, self.seat) else "excused"


def end_turn(g: State, seat: i64) -> None:
    """[MJ 4.4] What is not done by now is lost."""
    g.forget_turn()
    g.acting = NONE
    g.tell(TURN_ENDS, seat)
