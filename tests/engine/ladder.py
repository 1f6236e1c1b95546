"""A game small enough to check by hand: climb to the top; a die says how far one may climb."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.agenda import steps_of
from durbar.engine.chance import Rng
from durbar.engine.field import Field
from durbar.engine.flow import OK, Chance, Code, Decision, Flow, Option, Options, Seat, Step, Words
from durbar.engine.game import SEATS, Event, Game, Result
from durbar.engine.parts import Drawing, Learning, Points, Story
from durbar.locale import LANGUAGES, add_phrases

TOP = 10
TOO_FAR = Code(10)
CLIMBED = 1


class State(Flow):
    def __init__(self, seats: int, like: State | None = None) -> None:
        super().__init__(like)
        self.seats = seats
        self.height = vec[i64]([0] * seats)
        self.turn = 0
        self.die = 0

    def clone(self) -> State:
        copy = State(self.seats, self)
        copy.height = vec[i64](list(self.height))
        copy.turn = self.turn
        copy.die = self.die
        return copy


class Turn(Step):
    """[LA 1] Roll, then climb; until somebody is at the top."""

    def run(self, g: State) -> None:
        if max(g.height) < TOP:
            g.again()
            g.do(Roll(), Climb(g.turn % g.seats))
            g.turn += 1


class Roll(Chance):
    """[LA 2] One die."""

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64]([1, 2, 3, 4, 5, 6])

    def sample(self, g: State, rng: Rng) -> Option:
        return Option(1 + rng.below(6))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.die = int(option)

    def words(self, g: State, option: Option) -> Words:
        return ("roll", str(option))


class Climb(Decision):
    """[LA 3] Up to what the die shows, and not beyond the top."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def player(self, g: State) -> Seat:
        return Seat(self.seat)

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64](list(range(7)))

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return TOO_FAR if option > g.die or g.height[self.seat] + option > TOP else OK

    def choose(self, g: State, player: Seat, option: Option) -> None:
        heights = list(g.height)
        heights[self.seat] += int(option)
        g.height = vec[i64](heights)
        g.tell(CLIMBED, self.seat, option)

    def words(self, g: State, option: Option) -> Words:
        return ("climb", str(option))


def points_of(_g: State, event: tuple[int, ...]) -> Points:
    return Points(SEATS[event[1]], "climbed", event[2])


def draw(
    static: Mapping[str, Any], view: Mapping[str, Any], name: Callable[[str], str], _seat: int | None = None
) -> str:
    rows = zip(static["labels"]["seat"], view["height"], strict=True)
    return "\n".join(f"{name(seat):<12} {'|' * height}{'.' * (TOP - height)}" for seat, height in rows)


def observe(g: State, seat: int) -> list[float]:
    others = [float(height) for n, height in enumerate(g.height) if n != seat]
    return [float(g.height[seat]), max(others), float(g.die)]


class Ladder(Game):
    id = "ladder"
    seats = (2, 3)
    usual_seats = 2
    fields = (Field("height", keys="seat"), Field("turn"), Field("die"))
    events = {CLIMBED: Event("climbed", ("seat", ""))}
    refusals = {10: ("too-far", "LA 3")}
    story = Story(points_of=points_of, turn_begins="climbed")
    drawing = Drawing(text=draw)
    learning = Learning(
        actions=7,
        action_of=lambda g, option: option,
        option_for=lambda g, action: action if 0 <= action <= 6 else -1,
        observation=("own height", "greatest height of the others", "die"),
        observe=observe,
    )

    def blank_state(self, seats: int, settings: Mapping[str, str], rules: int) -> State:
        return State(seats)

    def plan(self, g: State) -> None:
        g.do(Turn())

    def setup(self, g: State) -> tuple[int, dict[str, str]]:
        return g.seats, {}

    def labels(self, g: State, kind: str) -> Sequence[str]:
        return SEATS[: g.seats]

    def result(self, g: State) -> Result:
        heights = list(g.height)
        ranks = tuple(1 + sum(other > mine for other in heights) for mine in heights)
        return Result(ranks, tuple(map(float, heights)), "top")

    def view(self, g: State, seat: int | None) -> dict[str, Any]:
        return {"height": list(g.height), "die": g.die}

    def determinize(self, g: State, seat: int, rng: Rng) -> State:
        return g.clone()

    def static(self, g: State) -> dict[str, Any]:
        return {"labels": {"seat": list(self.labels(g, "seat"))}, "board": {"top": TOP}}


PHRASES = """
ladder-title = Ladder
ladder-blurb = Climb to the top. A die says how far.
ladder-ask-Climb = { $player }, climb how far?
    .wait = { $player } climbs.
ladder-do-climb = climb { $a }
ladder-event-climbed = { $a } climbs { $b }.
ladder-refused-too-far = { $a } rungs are too many.
ladder-reason-top = Somebody is at the top.
"""


def ladder() -> Ladder:
    game = Ladder()
    game.steps = steps_of(sys.modules[__name__])
    for language in LANGUAGES:
        add_phrases(language, PHRASES)
    return game
