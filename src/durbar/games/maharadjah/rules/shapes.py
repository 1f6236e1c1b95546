"""One base for each shape of step, and how riders are chosen; a decision with one answer is not asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import BIT, Decision, Option, Options, Seat, Step, Words
from durbar.engine.option import verb_of
from durbar.games.maharadjah.ids import LEADER_BIT, LEADERS, NATION_NAMES, PLACE_NAMES, POWERS
from durbar.games.maharadjah.state import State


class NationStep(Step):
    """Something that happens to a nation, or that it does."""

    def __init__(self, nation: i64) -> None:
        self.nation: Final = nation


class NationChoice(Decision):
    """A choice for a nation, made by whoever controls it."""

    def __init__(self, nation: i64) -> None:
        self.nation: Final = nation

    def player(self, g: State) -> Seat:
        return g.controller(self.nation)


class PlaceStep(NationStep):
    """The same in a place."""

    def __init__(self, nation: i64, place: i64) -> None:
        super().__init__(nation)
        self.place: Final = place


class PlaceChoice(NationChoice):
    """The same about a place."""

    def __init__(self, nation: i64, place: i64) -> None:
        super().__init__(nation)
        self.place: Final = place


class SeaStep(NationStep):
    """The same at sea."""

    def __init__(self, nation: i64, sea: i64) -> None:
        super().__init__(nation)
        self.sea: Final = sea


class SeaChoice(NationChoice):
    """The same about a sea."""

    def __init__(self, nation: i64, sea: i64) -> None:
        super().__init__(nation)
        self.sea: Final = sea


class LandChoice(NationChoice):
    """The same about a foreign land."""

    def __init__(self, nation: i64, land: i64) -> None:
        super().__init__(nation)
        self.land: Final = land


class SeatChoice(Decision):
    """A choice of a seat, whatever nations it has."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def player(self, g: State) -> Seat:
        return Seat(self.seat)


class PowerChoice(Decision):
    """A choice for a colonial power."""

    def __init__(self, power: i64) -> None:
        self.power: Final = power

    def player(self, g: State) -> Seat:
        return g.controller(self.power)


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


class ClashChoice(Decision):
    """A choice in a battle of armies."""

    def __init__(self, place: i64, attacker: i64, defender: i64) -> None:
        self.place: Final = place
        self.attacker: Final = attacker
        self.defender: Final = defender

    def subject_of(self, g: State, nation: i64) -> Words:
        return (NATION_NAMES[nation], PLACE_NAMES[self.place], str(g.armies_at(nation, self.place)))


class SiegeStep(Step):
    """[MD 8.1, R22] Armies against the factory of an area."""

    def __init__(self, area: i64, attacker: i64, owner: i64) -> None:
        self.area: Final = area
        self.attacker: Final = attacker
        self.owner: Final = owner


def ask(g: State, decision: Decision) -> None:
    """Ask, unless there is only one answer: then that is given at once."""
    player = decision.player(g)
    options = decision.options(g, player)
    if len(options) == 0:
        decision.otherwise(g)
    elif len(options) == 1:
        decision.choose(g, player, Option(options[0]))
    else:
        g.do(decision)


# --- riders as options ------------------------------------------------------------------------------------------------


def rider_options(g: State, nation: i64, riders: i64, nobody: i64) -> Options:
    """Every choice among riders: nobody first, all last. The verbs for one, two ... follow the one for nobody."""
    found = vec[i64]()
    for some in range(riders + 1):
        if some & ~riders == 0:
            found = append(found, rider_option(g, nation, some, nobody))
    return found


def rider_option(g: State, nation: i64, riders: i64, nobody: i64) -> i64:
    count: i64 = 0
    parts: i64 = 0
    if riders & LEADER_BIT:
        count = 1
        parts = g.leader_of(nation) << 8
    for power in range(POWERS):
        if riders & BIT[power + 1]:
            count += 1
            parts |= (LEADERS + power) << 8 * count
    return nobody + count | parts


def riders_of(option: i64, nobody: i64) -> i64:
    """The riders an option names, as bits."""
    found: i64 = 0
    parts: i64 = option
    for _ in range(verb_of(option) - nobody):
        parts >>= 8
        found |= bit_of(parts & 255)
    return found


def bit_of(rider: i64) -> i64:
    """A leader is bit 0, arms are the bits of their powers."""
    return LEADER_BIT if rider < LEADERS else BIT[rider - LEADERS + 1]
