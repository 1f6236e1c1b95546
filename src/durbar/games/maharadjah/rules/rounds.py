"""MD 8.3: dice and losses, common to battles of armies and attacks on factories."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.chance import Rng
from durbar.engine.flow import Chance, Decision, Option, Options, Seat, Step, Words
from durbar.games.maharadjah.ids import INDIANS, NATION_NAMES, NONE, NOWHERE, PLACE_NAMES
from durbar.games.maharadjah.rules.shapes import ask
from durbar.games.maharadjah.rules.victory import score_armies
from durbar.games.maharadjah.state import ENTRY_BOAT, ENTRY_FROM, ENTRY_ONE, State
from durbar.games.maharadjah.words import AIMS, DIE, LOSES, ROUND

PACK: Final = 3  # dice rolled at once
ATTACKING: Final = 1  # what a roll is, as bits
BY_FACTORY: Final = 2
AT_FACTORY: Final = 4
HILAND: Final = 1  # what makes a target hard to hit, as bits; named by TARGET_NAMES
COLONIAL_TARGET: Final = 2
COLONIAL_ARMY: Final = 1  # what is added to the dice, as bits; named by ADDED_NAMES
LEADER_THERE: Final = 2
ARMS_THERE: Final = 4
UNLISTED: Final = 128  # an army whose way is not remembered: it was there before
SIDES: Final = 6
FACES: Final = ("1", "2", "3", "4", "5", "6")


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


def plan_rolls(g: State, place: i64, side: i64, target: i64, dice: i64, kind: i64) -> None:
    """[MD 8.3] One die for each army, a few at a time; what they need is told before."""
    tell_aim(g, place, side, target, kind)
    first = dice % PACK
    for _ in range(dice // PACK):
        g.do(Roll(place, side, target, PACK, kind))
    if first:
        g.do(Roll(place, side, target, first, kind))


@mypyc_attr(acyclic=True)
class Clash(Step):
    """[MD 8.1] A battle of armies, or what happens in it: where, and between whom."""

    def __init__(self, place: i64, attacker: i64, defender: i64) -> None:
        self.place: Final = place
        self.attacker: Final = attacker
        self.defender: Final = defender

    def goes_on(self, g: State) -> bool:
        """[MD 8.4, 11.1, 11.2] Both sides are left, and may still fight each other."""
        if g.armies_at(self.attacker, self.place) == 0 or g.armies_at(self.defender, self.place) == 0:
            return False
        return not g.spares(self.attacker, self.defender, self.place)


@mypyc_attr(acyclic=True)
class Fight(Clash):
    """[MD 8.4] A battle of armies; what ends it at once leaves it."""


@mypyc_attr(acyclic=True)
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

    def candidates(self, g: State, player: Seat) -> Options:
        found = vec[i64]()
        for option in range(self.outcomes()):
            found = append(found, option)
        return found

    def sample(self, g: State, rng: Rng) -> Option:
        return Option(rng.below(self.outcomes()))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        cover = cover_of(g, self.place, self.target, self.kind)
        added = added_to(g, self.place, self.side, self.kind)
        needed, bonus = needed_for(cover), bonus_for(added)
        rest: i64 = option
        for _ in range(self.dice):
            die: i64 = rest % SIDES + 1
            rest //= SIDES
            hit: i64 = 1 if die + bonus >= needed else 0
            if self.kind & ATTACKING:
                g.hits += hit
            else:
                g.hits_back += hit
            g.rolled = append(g.rolled, packed(die, self.kind, cover, added))
            g.tell(DIE, self.side, die, bonus, hit)

    def words(self, g: State, option: Option) -> Words:
        rest: i64 = option
        shown: list[str] = []
        for _ in range(self.dice):
            shown.append(str(rest % SIDES + 1))
            rest //= SIDES
        return ("roll", *shown)

    def option_of(self, g: State, player: Seat, words: Words) -> Option:
        if len(words) != self.dice + 1 or words[0] != "roll" or any(word not in FACES for word in words[1:]):
            return Option(-1)
        found: i64 = 0
        for i in range(self.dice, 0, -1):
            found = found * SIDES + int(words[i]) - 1
        return Option(found)

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


@mypyc_attr(acyclic=True)
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


@mypyc_attr(acyclic=True)
class ChooseLoss(Decision):
    """[MD 8.3, 8.6] Which army is lost: asked where they came different ways, for that decides who can retreat."""

    def __init__(self, place: i64, attacker: i64, by: i64) -> None:
        self.place: Final = place
        self.attacker: Final = attacker
        self.by: Final = by

    def player(self, g: State) -> Seat:
        return g.controller(self.attacker)

    def candidates(self, g: State, player: Seat) -> Options:
        return origins(g, self.attacker, self.place)

    def choose(self, g: State, player: Seat, option: Option) -> None:
        lose(g, self.attacker, self.place, 1, self.by)
        if option != UNLISTED:
            forget(g, self.place, option)

    def words(self, g: State, option: Option) -> Words:
        if option == UNLISTED:
            return ("lose-here", PLACE_NAMES[self.place])
        verb = "lose-landed" if option >= ENTRY_BOAT // ENTRY_FROM else "lose"
        return (verb, PLACE_NAMES[option % ENTRY_FROM])

    def subject(self, g: State) -> Words:
        return (NATION_NAMES[self.attacker], PLACE_NAMES[self.place])
