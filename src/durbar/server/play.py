"""The line of play of one table: the game as it stands, how it came there, and any earlier step of it."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any, NamedTuple

from durbar.engine import position
from durbar.engine.chance import rng_of_draw
from durbar.engine.flow import CHANCE, Chance, Option, Seat
from durbar.engine.game import GAMES, Game, Result
from durbar.engine.record import Choice, choice_text
from durbar.server import barrier

KEEP = 32  # every so many steps the state is kept, so that any step is near one
RECENT = 8


class Told(NamedTuple):
    """An event in words. `only`: the one seat that may know it, or -1."""

    words: tuple[str, ...]
    only: int


class Advance(NamedTuple):
    """A choice carried out on a copy: kept back until it is stored."""

    state: Any
    choices: list[Choice]
    told: list[list[Told]]  # for each choice, what happened
    kept: dict[int, Any]


class Play:
    """States in `kept` are never changed: whoever goes on from one takes a clone."""

    def __init__(self, game: Game, state: Any) -> None:
        self.game = game
        self.state = state
        self.line: list[Choice] = []
        self.draws = 0
        self.kept: dict[int, Any] = {0: state}
        self.undone: list[Choice] = []
        self.barriers: dict[int, bool] = {}
        self.seats = len(game.labels(state, "seat"))
        self.statics: dict[str, Any] | None = None

    def fork(self) -> Play:
        """A copy that goes its own way; the kept states are shared."""
        other = copy(self)
        other.line, other.undone = list(self.line), list(self.undone)
        other.kept, other.barriers = dict(self.kept), dict(self.barriers)
        return other

    @property
    def steps(self) -> int:
        return len(self.line)

    @property
    def over(self) -> bool:
        return self.state.decision is None

    @property
    def result(self) -> Result:
        return self.game.result(self.state)

    def owing(self, state: Any = None) -> list[int]:
        """The seats that owe a choice."""
        g = self.state if state is None else state
        if g.decision is None:
            return []
        bits = int(g.decision.players(g))  # chance has none
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    def options(self, seat: int) -> list[int]:
        return list(self.state.legal_for(Seat(seat)))

    def text(self, choice: Choice) -> str:
        return choice_text(self.game, self.state, choice)

    def static(self) -> dict[str, Any]:
        if self.statics is None:
            self.statics = self.game.static(self.state)
        return self.statics

    # --- going on --------------------------------------------------------------------------------------------------

    def advance(self, choices: Iterable[Choice], secret: bytes | None = None) -> Advance:
        """These choices on a copy; with a secret, chance's answers after them."""
        done = Advance(self.state.clone(), [], [], {})
        draws = self.draws
        for choice in choices:
            self.step(done, choice)
            draws += choice.player == CHANCE
        while secret is not None and isinstance(done.state.decision, Chance):
            label = done.state.decision.label(done.state) or str(draws)
            option = done.state.decision.sample(done.state, rng_of_draw(secret, label))
            self.step(done, Choice(int(CHANCE), int(option)))
            draws += 1
        return done

    def step(self, done: Advance, choice: Choice) -> None:
        g = done.state
        g.log = []
        g.take(Seat(choice.player), Option(choice.option))
        done.choices.append(choice)
        done.told.append([self.told(g, event) for event in g.log])
        g.log = None
        at = self.steps + len(done.choices)
        if at % KEEP == 0:
            done.kept[at] = g.clone()

    def told(self, g: Any, event: tuple[int, ...]) -> Told:
        private = self.game.events[event[0]].private
        return Told(self.game.event_words(g, event), event[1] if private else -1)

    def install(self, done: Advance) -> None:
        """Make an advance the present."""
        self.line += done.choices
        self.draws += sum(choice.player == CHANCE for choice in done.choices)
        self.kept.update(done.kept)
        self.state = self.kept[self.steps] = done.state
        self.forget()

    def forget(self) -> None:
        """Keep the states of the last few steps and of every KEEP-th."""
        for step in [s for s in self.kept if s % KEEP and s < self.steps - RECENT]:
            del self.kept[step]

    # --- going back ------------------------------------------------------------------------------------------------

    def back(self, to: int) -> None:
        """To step `to`; what is taken back can be played again."""
        self.undone = self.line[to:] + self.undone
        self.state = self.at(to)
        self.draws -= sum(choice.player == CHANCE for choice in self.line[to:])
        del self.line[to:]
        self.kept = {s: state for s, state in self.kept.items() if s <= to} | {to: self.state}
        self.barriers = {s: known for s, known in self.barriers.items() if s < to}

    def again(self) -> list[Choice]:
        """The choice undone last, with the draws that followed it."""
        end = 1
        while end < len(self.undone) and self.undone[end].player == CHANCE:
            end += 1
        return self.undone[:end]

    def at(self, step: int) -> Any:
        """The state after this many choices: not to be changed."""
        near = max(s for s in self.kept if s <= step)
        if near == step:
            return self.kept[near]
        g = self.kept[near].clone()
        for choice in self.line[near:step]:
            g.take(Seat(choice.player), Option(choice.option))
        return g

    def last_choice(self, seat: int) -> int | None:
        """The step at which the seat made its last choice."""
        return next((s for s in range(self.steps - 1, -1, -1) if self.line[s].player == seat), None)

    def why_barred(self, seat: int, to: int) -> barrier.Why | None:
        """What stands between now and step `to`; nothing: the seat may go back by itself."""
        why = barrier.crossing(self.line, seat, to)
        if why is not None:
            return why
        return "revealed" if any(self.reveals(step) for step in range(self.steps - 1, to - 1, -1)) else None

    def reveals(self, step: int) -> bool:
        if step not in self.barriers:
            player, option = self.line[step]
            self.barriers[step] = barrier.revealed(self.game, self.at(step), player, option)
        return self.barriers[step]

    def first_free(self, seat: int) -> int | None:
        """The earliest step the seat may go back to by itself."""
        first = None
        for step in range(self.steps - 1, -1, -1):
            if self.line[step].player != seat or self.reveals(step):
                break
            first = step
        return first

    def stale(self, to: int) -> bool:
        """Is this no step a person chose at?"""
        return not 0 <= to < self.steps or self.line[to].player == CHANCE

    def position(self, step: int) -> str:
        return position.write(self.game, self.at(step))


def new_play(game: Game, seats: int, settings: dict[str, str], rules: int, start: str) -> Play:
    """The play of a table before its first choice."""
    if start:
        kind, state = position.read(GAMES, start)
        return Play(kind, state)
    return Play(game, game.new(seats, settings, rules))
