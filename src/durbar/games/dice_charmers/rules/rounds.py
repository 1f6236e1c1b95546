"""DC 2 A round: rolling, taking dice, the elephant and karma.

The eight dice are rolled one at a time, so that every chance node has at most six outcomes; each roll is labelled by
its round and die, a karma roll by its round, turn, number and die. So the same seed rolls the same whatever is played.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.chance import Rng
from durbar.engine.flow import Chance, Option, Options, Seat, Step, Words
from durbar.engine.option import first, option, second, verb_of
from durbar.engine.refusal import OK, Code
from durbar.games.dice_charmers.ids import CENTRE, CROSSED, DICE, DICE_COUNT, ELEPHANT, OPEN, STUCK
from durbar.games.dice_charmers.rules.bonuses import UseBonuses
from durbar.games.dice_charmers.rules.dice import perform_die
from durbar.games.dice_charmers.rules.shapes import Click
from durbar.games.dice_charmers.rules.solo import DrafterTakes
from durbar.games.dice_charmers.state import State
from durbar.games.dice_charmers.words import (
    ENDED,
    IDLE,
    KARMA_FROM_CENTRE,
    KARMA_SAME_TWO,
    MUST_TAKE,
    NO_DIE,
    NO_ELEPHANT_DIE,
    NO_KARMA,
    NOT_THERE,
    NOT_USABLE,
    ON_ELEPHANT,
    ONLY_THESE_TWO,
    PASS,
    REROLLED,
    ROLLED,
    ROUND,
    SHOW_FACE,
    SPEND_KARMA,
    SPENT,
    TAKE_DIE,
    TURN,
)

TAKE_OR_SPEND: Final = vec[i64]([TAKE_DIE, SPEND_KARMA])


class Rounds(Step):
    """[DC 2.1, 2.3] Roll, everyone takes a die, the elephant passes on; until the game ends."""

    def run(self, g: State) -> None:
        g.again()
        g.do(RollDice(), Turns(), PassElephant())


class RollDice(Step):
    """[DC 2.1, 9.7] The first player rolls all 8 dice, unless no face of any die is of use to anyone."""

    def run(self, g: State) -> None:
        if g.shows[0] >= 0:
            return  # a position written in the middle of a round
        if not g.usable_somewhere():
            g.ending = STUCK
            g.tell(ENDED, STUCK)
            g.leave(Rounds)
            return
        g.tell(ROUND, g.round, g.first)
        for die in range(DICE_COUNT - 1, -1, -1):
            g.do(RollDie(die))


class RollDie(Chance):
    """[DC 2.1] One die; the label keeps the roll the same whatever was played before."""

    def __init__(self, die: i64) -> None:
        self.die: Final = die

    def showing(self, face: i64) -> Option:
        return option(SHOW_FACE, self.die, face)

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        start = self.die // 2 * 6
        for side in range(start, start + 6):
            shows = self.showing(g.board.sides[side])
            if not contains(found, shows):
                found = append(found, shows)
        return found

    def weight(self, g: State, option: Option) -> i64:
        start = self.die // 2 * 6
        return sum(g.board.sides[side] == second(option) for side in range(start, start + 6))

    def sample(self, g: State, rng: Rng) -> Option:
        return self.showing(g.board.sides[self.die // 2 * 6 + rng.below(6)])

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.shows[self.die] = second(option)
        g.tell(ROLLED, self.die, g.shows[self.die])

    def subject(self, g: State) -> Words:
        return (DICE[self.die],)

    def label(self, g: State) -> str:
        return f"round {g.round} die {DICE[self.die]}"


def contains(options: Options, wanted: i64) -> bool:
    return any(option == wanted for option in options)


class Turns(Step):
    """[DC 2.2, 2.4, 9.4] One pass, with 2 players two; once marks have crossed no other pass begins."""

    def run(self, g: State) -> None:
        owners = g.owners()
        if g.turn >= owners * g.passes() or (g.ending != OPEN and g.turn % owners == 0 and g.turn > 0):
            return
        g.again()
        g.do(Turn(g.owner_of_turn(g.turn)), TurnPlayed())


class Turn(Step):
    """[DC 2.1, 2.2, 8.2] Take a die and perform it, then use the bonuses."""

    def __init__(self, owner: i64) -> None:
        self.owner: Final = owner

    def run(self, g: State) -> None:
        g.active = self.owner
        g.tell(TURN, self.owner, g.turn)
        if self.owner < g.seats:
            seat = Seat(self.owner)
            g.do(ChooseDie(seat), UseBonuses(seat))
        else:
            g.do(DrafterTakes())


class TurnPlayed(Step):
    """[DC 2.7, 10.2] The turn counts as played, with a die or without; solo ends with the turn that crosses."""

    def run(self, g: State) -> None:
        if g.active < g.seats:
            g.turns[g.active] += 1
        g.turn += 1
        if g.seats == 1 and g.ending == CROSSED:
            g.tell(ENDED, CROSSED)
            g.leave(Rounds)


class PassElephant(Step):
    """[DC 2.3, 9.4] The round is over: the end, or the next player holds the elephant and all dice are rolled anew."""

    def run(self, g: State) -> None:
        if g.ending != OPEN:
            g.tell(ENDED, g.ending)
            g.leave(Rounds)
            return
        g.first = (g.first + 1) % g.owners()
        g.round += 1
        g.turn = 0
        for die in range(DICE_COUNT):
            g.shows[die] = -1
            g.place[die] = CENTRE


# --- taking a die --------------------------------------------------------------------------------------------------


class ChooseDie(Click):
    """[DC 2.1, 2.2, 2.6, 2.7, 2.8] Take a usable die of the centre, or spend karma; pass only if none is usable."""

    def candidates(self, g: State, player: Seat) -> Options:
        return dice_clicks(g)

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        verb, die = verb_of(option), first(option)
        if verb == PASS:
            return MUST_TAKE if self.any_usable(g) else OK
        if verb == SPEND_KARMA:
            return karma_refused(g, self.seat, die)
        if g.place[die] != CENTRE:
            return ON_ELEPHANT if g.place[die] == ELEPHANT else NOT_THERE
        return OK if g.usable_face(self.seat, g.shows[die]) else NOT_USABLE

    def options(self, g: State, player: Seat) -> Options:
        """By hand: whether a road can be drawn is asked once for all dice."""
        found = vec[i64]()
        for die in range(DICE_COUNT):
            if g.place[die] == CENTRE and g.usable_face(self.seat, g.shows[die]):
                found = append(found, option(TAKE_DIE, die, g.shown(die)))
        stuck = len(found) == 0
        if g.on_elephant() >= 0 and g.karma_left(self.seat) > 0:
            for die in range(DICE_COUNT):
                if g.place[die] == CENTRE:
                    found = append(found, option(SPEND_KARMA, die, g.shown(die)))
        return append(found, option(PASS)) if stuck else found

    def any_usable(self, g: State) -> bool:
        return any(g.place[die] == CENTRE and g.usable_face(self.seat, g.shows[die]) for die in range(DICE_COUNT))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        verb, die = verb_of(option), first(option)
        if verb == PASS:
            g.tell(NO_DIE, self.seat)
        elif verb == SPEND_KARMA:
            spend_karma(g, self.seat, die, 1)
        else:
            g.take_from_centre(self.seat, die)
            perform_die(g, self.seat, g.shows[die])


def dice_clicks(g: State) -> Options:
    """Take any die, spend karma with any, or pass."""
    found = vec[i64]()
    for verb in TAKE_OR_SPEND:
        for die in range(DICE_COUNT):
            found = append(found, option(verb, die, g.shown(die)))
    return append(found, option(PASS))


def karma_refused(g: State, seat: Seat, die: i64) -> Code:
    """[DC 2.8, 2.10] Only with karma, with a die on the elephant, and with a die of the centre."""
    if g.on_elephant() < 0:
        return NO_ELEPHANT_DIE
    if g.karma_left(seat) <= 0:
        return NO_KARMA
    return OK if g.place[die] == CENTRE else KARMA_FROM_CENTRE


# --- karma ---------------------------------------------------------------------------------------------------------


def spend_karma(g: State, seat: Seat, die: i64, nth: i64) -> None:
    """[DC 2.8] Cross out the leftmost circled karma; roll this die and the elephant's."""
    other = g.on_elephant()
    g.spent[seat] += 1
    g.tell(SPENT, seat, die, other, g.karma_left(seat))
    g.do(RollAgain(other, nth), RollAgain(die, nth), TakeRolled(seat, die, nth))


class RollAgain(RollDie):
    """[DC 2.8] One of the two dice of a karma roll: the nth of this turn."""

    def __init__(self, die: i64, nth: i64) -> None:
        super().__init__(die)
        self.nth: Final = nth

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.shows[self.die] = second(option)
        g.tell(REROLLED, self.die, g.shows[self.die])

    def label(self, g: State) -> str:
        return f"round {g.round} turn {g.turn} karma {self.nth} die {DICE[self.die]}"


class TakeRolled(Click):
    """[DC 2.8, 2.9] Take one of the two rolled dice, a usable one if there is one; or roll both again."""

    def __init__(self, seat: Seat, die: i64, nth: i64) -> None:
        super().__init__(seat)
        self.die: Final = die
        self.nth: Final = nth

    def candidates(self, g: State, player: Seat) -> Options:
        return dice_clicks(g)

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        verb, die = verb_of(option), first(option)
        if verb == PASS:
            return ONLY_THESE_TWO
        if verb == SPEND_KARMA:
            return KARMA_SAME_TWO if die != self.die else OK if g.karma_left(self.seat) > 0 else NO_KARMA
        if die != self.die and g.place[die] != ELEPHANT:
            return ONLY_THESE_TWO
        if g.usable_face(self.seat, g.shows[die]):
            return OK
        other = g.on_elephant() if die == self.die else self.die
        return NOT_USABLE if g.usable_face(self.seat, g.shows[other]) else OK

    def choose(self, g: State, player: Seat, option: Option) -> None:
        die = first(option)
        if verb_of(option) == SPEND_KARMA:
            spend_karma(g, self.seat, self.die, self.nth + 1)
            return
        other = g.on_elephant() if die == self.die else self.die
        g.take_die(self.seat, die)
        g.put_on_elephant(other)
        if g.usable_face(self.seat, g.shows[die]):
            perform_die(g, self.seat, g.shows[die])
        else:
            g.tell(IDLE, self.seat, die, g.shows[die])

    def subject(self, g: State) -> Words:
        return (DICE[self.die], DICE[g.on_elephant()])
