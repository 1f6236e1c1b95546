"""One base for each shape of step, and how riders are said; a decision with one answer is not asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from durbar.engine.flow import BIT, Decision, Option, Options, Seat, Step, Words
from durbar.games.maharadjah.ids import ARMS_NAMES, LEADER_BIT, LEADER_NAMES, NONE, POWERS
from durbar.games.maharadjah.state import State


@mypyc_attr(acyclic=True)
class NationStep(Step):
    """Something that happens to a nation, or that it does."""

    def __init__(self, nation: i64) -> None:
        self.nation: Final = nation


@mypyc_attr(acyclic=True)
class NationChoice(Decision):
    """A choice for a nation, made by whoever controls it."""

    def __init__(self, nation: i64) -> None:
        self.nation: Final = nation

    def player(self, g: State) -> Seat:
        return g.controller(self.nation)


@mypyc_attr(acyclic=True)
class PlaceStep(NationStep):
    """The same in a place."""

    def __init__(self, nation: i64, place: i64) -> None:
        super().__init__(nation)
        self.place: Final = place


@mypyc_attr(acyclic=True)
class PlaceChoice(NationChoice):
    """The same about a place."""

    def __init__(self, nation: i64, place: i64) -> None:
        super().__init__(nation)
        self.place: Final = place


@mypyc_attr(acyclic=True)
class SeaStep(NationStep):
    """The same at sea."""

    def __init__(self, nation: i64, sea: i64) -> None:
        super().__init__(nation)
        self.sea: Final = sea


@mypyc_attr(acyclic=True)
class SeaChoice(NationChoice):
    """The same about a sea."""

    def __init__(self, nation: i64, sea: i64) -> None:
        super().__init__(nation)
        self.sea: Final = sea


@mypyc_attr(acyclic=True)
class LandChoice(NationChoice):
    """The same about a foreign land."""

    def __init__(self, nation: i64, land: i64) -> None:
        super().__init__(nation)
        self.land: Final = land


@mypyc_attr(acyclic=True)
class PowerChoice(Decision):
    """A choice for a colonial power."""

    def __init__(self, power: i64) -> None:
        self.power: Final = power

    def player(self, g: State) -> Seat:
        return g.controller(self.power)


@mypyc_attr(acyclic=True)
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


def parts_of(riders: i64) -> Options:
    """Every choice among riders: nobody first, all last."""
    found = vec[i64]()
    for mask in range(riders + 1):
        if mask & ~riders == 0:
            found = append(found, mask)
    return found


COMPANY: Final = ("", "-two", "-three", "-four", "-five")


def rider_words(g: State, nation: i64, riders: i64, nobody: str, somebody: str) -> Words:
    """Riders as words: one verb for nobody, another for one or more, with a suffix that says how many."""
    names: list[str] = []
    if riders & LEADER_BIT:
        leader = g.leader_of(nation)
        names.append(LEADER_NAMES[leader] if leader != NONE else "leader")
    for power in range(POWERS):
        if riders & BIT[power + 1]:
            names.append(ARMS_NAMES[power])
    if not names:
        return (nobody,)
    return (somebody + COMPANY[len(names) - 1], *names)
