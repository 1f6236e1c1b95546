"""MD 8.3: dice and losses, common to battles of armies and attacks on factories."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.chance import Rng
from durbar.engine.flow import Chance, Decision, Option, Options, Seat, Step, Words
from durbar.engine.option import first, option, verb_of
from durbar.games.maharadjah.ids import INDIANS, NATION_NAMES, NONE, NOWHERE, PLACE_NAMES
from durbar.games.maharadjah.rules.shapes import ask
from durbar.games.maharadjah.rules.victory import score_armies
from durbar.games.maharadjah.state import ENTRY_FROM, ENTRY_ONE, State
from durbar.games.maharadjah.words import (
    AIMS,
    DIE,
    LOSE,
    LOSE_HERE,
    LOSE_LANDED,
    LOSES,
    ROLL,
    ROLL_THREE,
    ROLL_TWO,
    ROUND,
)

PACK: Final = 3  # dice rolled at once
DEFENDING: Final = 0  # what a roll is, as bits
ATTACKING: Final = 1
BY_FACTORY: Final = 2
AT_FACTORY: Final = 4
HILAND: Final = 1  # what makes a target hard to hit, as bits; named by TARGET_NAMES
COLONIAL_TARGET: Final = 2
COLONIAL_ARMY: Final = 1  # what is added to the dice, as bits; named by ADDED_NAMES
LEADER_THERE: Final = 2
ARMS_THERE: Final = 4
BY_BOAT: Final = 64  # added to where an army came from
UNLISTED: Final = 128  # an army whose way is not remembered: it was there before
SIDES: Final = 6
ROLLS: Final = vec[i64]([0, ROLL, ROLL_TWO, ROLL_THREE])  # the verb, by how many dice


def cover_of(g: State, place: i64, target: i64, kind: i64) -> i64:
    """[MD 8.3] What makes the target hard to hit: it defends in a hiland, it is a colonial army."""
    cover: i64 = HILAND if kind & ATTACKING and g.board.hiland[place] else 0
    if target >= INDIANS and not kind & AT_FACTORY:
        cover |= COLONIAL_TARGET
    return cover


def needed_to_hit(g: State, place: i64, target: i64, kind: i64) -> i64:
    """[MD 8.3] 5; 6 against a colonial army, or against an army or factory defending in a hiland."""
    return needed_for(cover_of(g, place, target, kind))


def needed_for(cover: i64) -> i64:
    return 6 if cover else 5


def added_to(g: State, place: i64, side: i64, kind: i64) -> i64:
    """[MD 8.3, 9.2, 12.2, R32] What is added to the dice: a colonial army, the leader, arms, however many."""
    added: i64 = COLONIAL_ARMY if side >= INDIANS and not kind & BY_FACTORY else 0
    if g.own_leader_at(side, place):
        added |= LEADER_THERE
    if side < INDIANS and g.arms_with(side, place):
        added |= ARMS_THERE
    return added


def bonus_of(g: State, place: i64, side: i64, kind: i64) -> i64:
    """[MD 8.3, 9.2, 12.2] 1 for each of them."""
    return bonus_for(added_to(g, place, side, kind))


def bonus_for(added: i64) -> i64:
    return (added & 1) + (added >> 1 & 1) + (added >> 2)


# A die as it was rolled, for whoever looks at the battle: what it shows, what roll it was, its target's cover, what
# was added. Leaders and arms may be gone before the round is over.


def packed(face: i64, kind: i64, cover: i64, added: i64) -> i64:
    return face | kind << 3 | cover << 6 | added << 8


def face_of(die: i64) -> i64:
    return die & 7


def kind_of(die: i64) -> i64:
    return die >> 3 & 7


def cover_met(die: i64) -> i64:
    return die >> 6 & 3


def added_then(die: i64) -> i64:
    return die >> 8


def begin_round(g: State, place: i64) -> None:
    """[MD 8.3] Nothing rolled yet, nobody hit."""
    g.round += 1
    g.hits, g.hits_back, g.rolled = 0, 0, vec[i64]()
    g.tell(ROUND, g.round, place)


def end_fight(g: State) -> None:
    """[MD 8.4] Nothing is being fought."""
    g.round, g.battle_at, g.battle_with = 0, NOWHERE, NONE
    g.hits, g.hits_back, g.rolled = 0, 0, vec[i64]()


def tell_aim(g: State, place: i64, side: i64, target: i64, kind: i64) -> None:
    """[MD 8.3] What the dice of a side need in this round, and why."""
    if g.log is not None:
        needed = needed_to_hit(g, place, target, kind)
        g.tell(AIMS, side, needed, cover_of(g, place, target, kind), added_to(g, place, side, kind))


class RollAll(Step):
    """[MD 8.3] One die for each army, a few at a time."""

    def __init__(self, place: i64, side: i64, target: i64, dice: i64, kind: i64) -> None:
        self.place: Final = place
        self.side: Final = side
        self.target: Final = target
        self.dice: Final = dice
        self.kind: Final = kind

    def run(self, g: State) -> None:
        now = self.dice % PACK if self.dice % PACK else PACK
        if self.dice > now:
            g.do(RollAll(self.place, self.side, self.target, self.dice - now, self.kind))
        if self.dice > 0:
            g.do(Roll(self.place, self.side, self.target, now, self.kind))


class Roll(Chance):
    """[MD 8.3] Dice of one side: each is told with what was added and whether it hit."""

    def __init__(self, place: i64, side: i64, target: i64, dice: i64, kind: i64) -> None:
        self.place: Final = place
        self.side: Final = side
        self.target: Final = target
        self.dice: Final = dice
        self.kind: Final = kind

    def outcomes(self) -> i64:
        found: i64 = 1
        for _ in range(self.dice):
            found *= SIDES
        return found

    def outcome(self, number: i64) -> Option:
        """The dice as parts: each shows a number from 1 to 6."""
        found: i64 = ROLLS[self.dice]
        for n in range(1, self.dice + 1):
            found |= (number % SIDES + 1) << 8 * n
            number //= SIDES
        return Option(found)

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for number in range(self.outcomes()):
            found = append(found, self.outcome(number))
        return found

    def sample(self, g: State, rng: Rng) -> Option:
        return self.outcome(rng.below(self.outcomes()))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        cover = cover_of(g, self.place, self.target, self.kind)
        added = added_to(g, self.place, self.side, self.kind)
        needed, bonus = needed_for(cover), bonus_for(added)
        for n in range(1, self.dice + 1):
            die = option >> 8 * n & 255
            hit: i64 = 1 if die + bonus >= needed else 0
            if self.kind & ATTACKING:
                g.hits += hit
            else:
                g.hits_back += hit
            g.rolled = append(g.rolled, packed(die, self.kind, cover, added))
            g.tell(DIE, self.side, die, bonus, hit)

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.side], str(self.dice), PLACE_NAMES[self.place])


# --- losses ----------------------------------------------------------------------------------------------------------


def lose(g: State, nation: i64, place: i64, armies: i64, by: i64) -> None:
    """[MD 8.3, R34] Armies destroyed by the dice of another nation."""
    if armies > 0:
        g.add(nation, place, -armies)
        g.tell(LOSES, nation, place, armies, by)
        score_armies(g, by, nation, armies)


def origins(g: State, nation: i64, place: i64) -> Options:
    """From where the attackers still in a place came: origin, plus 64 if by boat; or UNLISTED."""
    found = vec[i64]()
    for entry in g.entries:
        if entry % ENTRY_FROM == place and entry >= ENTRY_ONE:
            found = append(found, entry // ENTRY_FROM % 128)
    if g.armies_at(nation, place) > g.entered(place):
        found = append(found, UNLISTED)
    return found


def forget(g: State, place: i64, origin: i64) -> None:
    """One army that came this way is no longer there; the way itself stays known. [MD R25]"""
    for i in range(len(g.entries)):
        entry = g.entries[i]
        if entry % ENTRY_FROM == place and entry // ENTRY_FROM % 128 == origin and entry >= ENTRY_ONE:
            g.entries[i] -= ENTRY_ONE
            return


def forget_all(g: State, place: i64) -> None:
    for i in range(len(g.entries)):
        if g.entries[i] % ENTRY_FROM == place:
            g.entries[i] = g.entries[i] % ENTRY_ONE


def way_of(option: i64, landed: i64) -> i64:
    """The way an option names, by land or (that verb) by boat."""
    return first(option) + BY_BOAT if verb_of(option) == landed else first(option)


class AttackerLosses(Step):
    """[MD 8.3] The attacker loses one army for each hit, as far as it has any."""

    def __init__(self, place: i64, attacker: i64, by: i64) -> None:
        self.place: Final = place
        self.attacker: Final = attacker
        self.by: Final = by

    def run(self, g: State) -> None:
        armies = g.armies_at(self.attacker, self.place)
        if g.hits_back >= armies:
            lose(g, self.attacker, self.place, armies, self.by)
            forget_all(g, self.place)
            g.hits_back = 0
        elif g.hits_back > 0:
            g.hits_back -= 1
            g.again()
            ask(g, ChooseLoss(self.place, self.attacker, self.by))


class ChooseLoss(Decision):
    """[MD 8.3, 8.6] Which army is lost: asked where they came different ways, for that decides who can retreat."""

    def __init__(self, place: i64, attacker: i64, by: i64) -> None:
        self.place: Final = place
        self.attacker: Final = attacker
        self.by: Final = by

    def player(self, g: State) -> Seat:
        return g.controller(self.attacker)

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for way in origins(g, self.attacker, self.place):
            if way == UNLISTED:
                found = append(found, option(LOSE_HERE, self.place))
            else:
                found = append(found, option(LOSE_LANDED, way - BY_BOAT) if way >= BY_BOAT else option(LOSE, way))
        return found

    def choose(self, g: State, player: Seat, option: Option) -> None:
        lose(g, self.attacker, self.place, 1, self.by)
        if verb_of(option) != LOSE_HERE:
            forget(g, self.place, way_of(option, LOSE_LANDED))

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.attacker], PLACE_NAMES[self.place])
