"""A game made of secrets: hidden tokens, plans laid at the same time, peeking, a die. Checked by hand."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.agenda import steps_of
from durbar.engine.chance import Rng
from durbar.engine.field import Field
from durbar.engine.flow import BIT, OK, Chance, Code, Decision, Flow, Option, Options, Seat, Step, Words
from durbar.engine.game import SEATS, Event, Game, Result
from durbar.engine.parts import Drawing, Luck, Story

HIDDEN = -1
ROUNDS = 4
TIRED = Code(10)
DEALT, PLANNED, PEEKED, WALKED, ROLLED = 1, 2, 3, 4, 5


class State(Flow):
    def __init__(self, seats: int, like: State | None = None) -> None:
        super().__init__(like)
        self.seats = seats
        self.round = 0
        self.token = vec[i64]([HIDDEN] * seats)
        self.plan = vec[i64]([HIDDEN] * seats)
        self.place = vec[i64]([0] * seats)
        self.known = vec[i64]([0] * (seats * seats))
        self.steps_left = 0

    def clone(self) -> State:
        copy = State(self.seats, self)
        copy.round, copy.steps_left = self.round, self.steps_left
        copy.token, copy.plan = self.token[:], self.plan[:]
        copy.place, copy.known = self.place[:], self.known[:]
        return copy


class Round(Step):
    """[VE 1] Deal once, then plan, then walk in order."""

    def run(self, g: State) -> None:
        if g.round == 0:
            g.do(
                *(Deal(seat) for seat in range(g.seats)),
                Round(),
            )
            g.round = 1
            return
        if g.round <= ROUNDS:
            g.again()
            g.plan = vec[i64]([HIDDEN] * g.seats)
            g.do(Plan(), *(Walk(seat, 2) for seat in range(g.seats)), Roll())
            g.round += 1


class Deal(Chance):
    """[VE 2] A token from 0 to 2, for the seat's eyes only."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64]([0, 1, 2])

    def sample(self, g: State, rng: Rng) -> Option:
        return Option(rng.below(3))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.token[self.seat] = option
        g.tell(DEALT, self.seat, option)

    def words(self, g: State, option: Option) -> Words:
        return ("deal", SEATS[self.seat], str(option))


class Plan(Decision):
    """[VE 3] All plan at once, in secret."""

    def players(self, g: State) -> i64:
        return sum(BIT[seat] for seat in range(g.seats) if g.plan[seat] == HIDDEN)

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64]([0, 1, 2])

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.plan[player] = option
        g.tell(PLANNED, player)
        if any(plan == HIDDEN for plan in g.plan):
            g.again()

    def words(self, g: State, option: Option) -> Words:
        return ("plan", str(option))


class Walk(Decision):
    """[VE 4] Twice: a step, or a look at a neighbour's token."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def player(self, g: State) -> Seat:
        return Seat(self.seat)

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64]([0, 1, 2, 3])

    def refused(self, g: State, player: Seat, option: Option) -> Code:
        return TIRED if option == 3 and self.left < 2 else OK

    def choose(self, g: State, player: Seat, option: Option) -> None:
        if option == 1:
            other = (self.seat + 1) % g.seats
            g.known[self.seat * g.seats + other] = 1
            g.tell(PEEKED, self.seat, g.token[other])
        elif option:
            g.place[self.seat] += option
            g.tell(WALKED, self.seat, option)
        if self.left > 1:
            g.do(Walk(self.seat, self.left - 1))

    def words(self, g: State, option: Option) -> Words:
        return ("rest",) if option == 0 else ("peek",) if option == 1 else ("walk", str(option))


class Roll(Chance):
    """[VE 5] A die pushes the first seat."""

    def candidates(self, g: State, player: Seat) -> Options:
        return vec[i64]([1, 2, 3, 4, 5, 6])

    def sample(self, g: State, rng: Rng) -> Option:
        return Option(1 + rng.below(6))

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.place[0] += option
        g.tell(ROLLED, option)

    def words(self, g: State, option: Option) -> Words:
        return ("roll", str(option))


def draw(static: Any, view: Any, name: Callable[[str], str], _seat: int | None = None) -> str:
    rows = zip(static["labels"]["seat"], view["place"], strict=True)
    return "\n".join(f"{name(seat)} {place}" for seat, place in rows)


def luck(g: State, option: int) -> Luck | None:
    return Luck(0, "pips", option, 3.5, 35 / 12) if isinstance(g.decision, Roll) else None


class Veil(Game):
    id = "veil"
    seats = (2, 3)
    usual_seats = 2
    fields = (
        Field("round"),
        Field("token", keys="seat", hidden=True),
        Field("plan", keys="seat", hidden=True),
        Field("place", keys="seat"),
        Field("known", keys="seat", rows="seat"),
        Field("steps_left"),
    )
    events = {
        DEALT: Event("dealt", ("seat", ""), private=True),
        PLANNED: Event("planned", ("seat",)),
        PEEKED: Event("peeked", ("seat", ""), private=True),
        WALKED: Event("walked", ("seat", "")),
        ROLLED: Event("rolled", ("",)),
    }
    refusals = {10: ("tired", "VE 4")}
    story = Story(luck=luck)
    drawing = Drawing(text=draw)

    def blank_state(self, seats: int, settings: Mapping[str, str], rules: int) -> State:
        return State(seats)

    def plan(self, g: State) -> None:
        g.do(Round())

    def setup(self, g: State) -> tuple[int, dict[str, str]]:
        return g.seats, {}

    def labels(self, g: State, kind: str) -> Sequence[str]:
        return SEATS[: g.seats]

    def result(self, g: State) -> Result:
        score = [place + token for place, token in zip(g.place, g.token, strict=True)]
        return Result(tuple(1 + sum(o > s for o in score) for s in score), tuple(map(float, score)), "rounds")

    def knows(self, g: State, seat: int | None, other: int) -> bool:
        over = g.agenda is None
        return over or (seat is not None and (seat == other or g.known[seat * g.seats + other] == 1))

    def view(self, g: State, seat: int | None) -> dict[str, Any]:
        tokens = [int(g.token[o]) if self.knows(g, seat, o) else HIDDEN for o in range(g.seats)]
        planned = [plan != HIDDEN for plan in g.plan]
        mine = int(g.plan[seat]) if seat is not None else HIDDEN
        return {"round": g.round, "token": tokens, "planned": planned, "plan": mine, "place": list(g.place)}

    def determinize(self, g: State, seat: int, rng: Rng) -> State:
        copy = g.clone()
        for other in range(g.seats):
            if not self.knows(g, seat, other) and g.token[other] != HIDDEN:
                copy.token[other] = rng.below(3)
            if other != seat and g.plan[other] != HIDDEN:
                copy.plan[other] = rng.below(3)
        return copy

    def static(self, g: State) -> dict[str, Any]:
        return {"labels": {"seat": list(self.labels(g, "seat"))}, "board": {}}


def veil() -> Veil:
    game = Veil()
    game.steps = steps_of(sys.modules[__name__])
    return game
