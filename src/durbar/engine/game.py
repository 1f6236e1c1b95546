"""What a game tells the rest of the house about itself, and the register of games."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from functools import cached_property
from threading import RLock
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from durbar.engine.agenda import agenda_text
from durbar.engine.chance import Rng
from durbar.engine.checked import whole
from durbar.engine.earlier_games import take_in
from durbar.engine.field import Field, reader_of
from durbar.engine.flow import Flow, Option, Seat, Step, Words
from durbar.engine.orders import OrderKind
from durbar.engine.parts import Boards, Drawing, Learning, Lessons, Story
from durbar.engine.refusal import ENGINE_REFUSALS, OK, Problem, Refusal
from durbar.engine.tunables import own_text

SEATS: tuple[str, ...] = ("A", "B", "C", "D", "E")
OPEN: Final = -2
"""Eyes that see all hands open."""
"""How seats are called in texts; the doors show people's names instead."""


class Setting(NamedTuple):
    """One option of a game. `values` empty: the text of a file of one's own, or the path of it.

    `several`: any of the values, with commas (or `+`) between, or none. Explained by `<game>-setting-<name>[-<value>]`.
    """

    name: str
    values: tuple[str, ...]
    default: str
    several: bool = False

    def chosen(self, given: str) -> tuple[str, ...]:
        """What is meant, each value once and in order; what is not known stays at the end."""
        if not self.several:
            return (given,)
        parts = [part.strip() for part in given.replace("+", ",").split(",") if part.strip()]
        strange = [part for part in parts if part not in self.values]
        return (*(value for value in self.values if value in parts), *strange)


SMALL: Final = 0
PLAIN: Final = 1
NOTABLE: Final = 2
DRAMA: Final = 3
HEADING: Final = 4
"""How much an event weighs with those who watch: part of a move and seen with it; a move; worth a longer look; what a
history marks and nobody wants to miss happening to themselves; the beginning of a turn or round."""


class Event(NamedTuple):
    """A kind of event: its name, and for each number it carries the kind of label (empty: a plain number).

    Events are public. A `private` one is told only to the seat its first number names. `ends`: the name of an event
    whose outcome this is; where both are told in few words, the outcome stands for both.
    """

    name: str
    kinds: tuple[str, ...] = ()
    private: bool = False
    weight: int = PLAIN
    ends: str = ""


class Result(NamedTuple):
    """How a game ended: rank (1 is best, ties share) and score by seat, and the reason's key."""

    ranks: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str


class GameCore(ABC):
    """What a game fills in. Seven methods have no default; the parts below them are whole or left out."""

    id: str = ""
    changes: Mapping[str, int] = {}  # what versions of the rules changed, and the first that plays so
    rules_version: int = 1  # the newest; whatever began under an earlier one goes on under it
    seats: tuple[int, ...] = ()  # allowed numbers of seats; 1 is solo
    usual_seats: int = 0  # the count that benchmarks and ladders use
    first_seats: int = 0  # the count a new table is set for, where it is another
    settings: tuple[Setting, ...] = ()
    unequal_seats: bool = False  # in a rematch everybody moves on by one
    par_settings: tuple[str, ...] = ()  # settings whose every value has a par of its own, such as scenarios
    fields: tuple[Field, ...] = ()
    events: Mapping[int, Event] = {}
    refusals: Mapping[int, tuple[str, str]] = {}  # code -> key, rule
    steps: Mapping[str, type[Step]] = {}
    bound: int = 10_000  # no game makes more decisions than this
    revealing: frozenset[str] | None = None  # verbs of choices that may show their chooser what was hidden; None: any

    story: Story = Story()
    learning: Learning = Learning()
    drawing: Drawing = Drawing()
    boards: Boards = Boards()
    lessons: Lessons = Lessons()
    orders: tuple[OrderKind, ...] = ()  # questions a seat may have answered beforehand

    @abstractmethod
    def blank_state(self, seats: int, settings: Mapping[str, str], rules: int) -> Any:
        """A state with every field at its default and nothing planned; a Problem if the settings do not go together."""

    @abstractmethod
    def plan(self, g: Any) -> None:
        """Put the steps of a whole game (or of what remains of it, for a hand-written position) on the agenda."""

    @abstractmethod
    def setup(self, g: Any) -> tuple[int, dict[str, str]]:
        """The seats and settings this state was made with."""

    @abstractmethod
    def result(self, g: Any) -> Result:
        """The result of a finished game; before that, as things stand."""

    @abstractmethod
    def view(self, g: Any, seat: int | None) -> Any:
        """What a seat (None: anybody) may see, a white-list: a msgspec struct, or a dict of plain data."""

    def open_view(self, g: Any) -> Any:
        """All hands open, for games that are over: a white-list of its own, where anything is hidden from anybody."""
        return self.view(g, None)

    @abstractmethod
    def determinize(self, g: Any, seat: int, rng: Rng) -> Any:
        """A clone in which everything hidden from the seat is dealt anew; its view of it is the same."""

    @abstractmethod
    def static(self, g: Any) -> Any:
        """What never changes and everyone sees: labels by kind, and the board's geometry, names and standing."""

    def labels(self, g: Any, kind: str) -> Sequence[str]:
        """The words for the numbers of a kind ("seat", "city", ...); they may depend on the board in use."""
        found: Sequence[str] = g.labels(kind)
        return found

    def opening(self, g: Any) -> Sequence[tuple[int, ...]]:
        """What happened before anybody could listen; it is told with the first choice, which did not cause it."""
        return ()

    def reason_words(self, g: Any, player: int, words: Words, key: str) -> Words:
        """What the sentence of a refusal names: the option's own words, or a price, a place ..."""
        return words[1:]

    @abstractmethod
    def check(self, g: Any) -> None:
        """Raise AssertionError if an invariant of the game is broken."""

    @abstractmethod
    def option_sets(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Seats and settings that tests and fuzzing go through."""


class Game(GameCore):
    """One game: what it fills in, and what the house makes of it, the same for every game."""

    def __new__(cls) -> Self:
        game = super().__new__(cls)
        take_in(game)
        return game

    def blank(self, seats: int, settings: Mapping[str, str] | None = None, rules: int | None = None) -> Any:
        """A state with nothing planned, everything checked; it knows the version of the rules it is played by."""
        version = self.checked_rules(rules)
        g = self.blank_state(self.checked_seats(seats), self.checked_settings(settings or {}), version)
        g.rules = version
        return g

    def new(self, seats: int, settings: Mapping[str, str] | None = None, rules: int | None = None) -> Any:
        """A new game, waiting for its first choice."""
        g = self.blank(seats, settings, rules)
        self.plan(g)
        g.advance()
        return g

    def check(self, g: Any) -> None:
        """At the least, a copy is the same position."""
        assert self.same(g, g.clone()), self.id

    def shown(self, g: Any, eyes: int | None) -> Any:
        """What a seat, anybody (None) or eyes that see all hands open may see."""
        return self.open_view(g) if eyes == OPEN else self.view(g, eyes)

    def has_secrets(self) -> bool:
        """Does anything in this game stay hidden from anybody? Then nobody is told before the end how things stand."""
        return any(field.hidden for field in self.fields)

    def may_reveal(self, verb: str) -> bool:
        """May a choice of this verb show its chooser something hidden? Conformance holds a game to what it declares."""
        return (self.revealing is None or verb in self.revealing) and self.has_secrets()

    @cached_property
    def all_numbers(self) -> Callable[[Any], list[list[int]]]:
        """All fields of a state as plain numbers."""
        return reader_of(self.fields)

    @cached_property
    def hidden_numbers(self) -> Callable[[Any], list[list[int]]]:
        """The fields of which some seat must not see the whole."""
        return reader_of([field for field in self.fields if field.hidden])

    def option_sets(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Seats and settings that tests and fuzzing go through: every count, and every value of every setting."""
        for seats in self.seats:
            yield seats, {}
            for setting in self.settings:
                for value in setting.values:
                    if value != setting.default and self.allows(seats, {setting.name: value}):
                        yield seats, {setting.name: value}

    def allows(self, seats: int, settings: Mapping[str, str]) -> bool:
        """Do these go together?"""
        try:
            self.blank(seats, settings)
        except Problem:
            return False
        return True

    def checked_rules(self, rules: int | None) -> int:
        """A version of the rules we know; none given: the newest."""
        if rules is not None and whole(rules) not in range(1, self.rules_version + 1):
            raise Problem("bad-rules", game=self.id, given=rules, known=self.rules_version)
        return self.rules_version if rules is None else rules

    def checked_seats(self, seats: int) -> int:
        if whole(seats) not in self.seats:
            raise Problem("bad-seats", game=self.id, given=str(seats), known=", ".join(map(str, self.seats)))
        return seats

    def checked_settings(self, given: Mapping[str, str]) -> dict[str, str]:
        """Every setting with its value, files as their text; unknown names and values are refused."""
        known = {setting.name: setting for setting in self.settings}
        given = {str(name): str(value) for name, value in given.items()}
        for name, value in given.items():
            if name not in known:
                raise Problem("bad-setting", game=self.id, given=name, known=", ".join(known) or "-")
            values = known[name].values
            for part in known[name].chosen(value) if values else ():
                if part not in values:
                    raise Problem("bad-setting-value", game=self.id, name=name, given=part, known=", ".join(values))
        chosen = {one.name: ",".join(one.chosen(given.get(one.name, one.default))) for one in self.settings}
        return {name: value if known[name].values else own_text(value) for name, value in chosen.items()}

    def refusal(self, g: Flow, player: int, option: int) -> Refusal | None:
        """Why this seat cannot choose this; None if it can."""
        code = int(g.why_not(Seat(player), Option(option)))
        if code == OK:
            return None
        if g.decision is None or code in ENGINE_REFUSALS:
            return Refusal(*ENGINE_REFUSALS[code], game=self.id)
        key, rule = self.refusals[code]
        words = g.decision.words(g, Option(option))
        return Refusal(key, rule, words, self.id, self.reason_words(g, player, words, key))

    def event_words(self, g: Flow, event: tuple[int, ...]) -> tuple[str, ...]:
        """An event in words: its name, then names and numbers."""
        told = self.events[event[0]]
        pairs = zip(told.kinds, event[1:], strict=False)
        return (told.name, *[self.labels(g, kind)[number] if kind else str(number) for kind, number in pairs])

    def visible_to(self, event: tuple[int, ...]) -> int | None:
        """The one seat that is told of this event; None: everybody is."""
        return event[1] if self.events[event[0]].private else None

    def same(self, one: Flow, other: Flow) -> bool:
        """Are these the same position?"""
        return agenda_text(one) == agenda_text(other) and self.all_numbers(one) == self.all_numbers(other)

    def checksum(self, g: Flow) -> str:
        """A short name for a position, the same for sources and compiled build."""
        told = zip(self.fields, self.all_numbers(g), strict=True)
        text = ";".join(f"{field.name}:{','.join(map(str, numbers))}" for field, numbers in told)
        return hashlib.sha256(f"{text}|{agenda_text(g)}".encode()).hexdigest()[:16]


def may_know(seat: int | None, visible_to: int | None) -> bool:
    """May a seat (None: a spectator) know what is visible to one seat, or to everybody?"""
    return visible_to is None or visible_to == seat or seat == OPEN


class GameRegister(MutableMapping[str, Game]):
    """The games by id. `search` says where to look for them, which is done when somebody first asks: rules are long."""

    def __init__(self) -> None:
        self.known: dict[str, Game] = {}
        self.search: list[Callable[[], object]] = []
        self.searching = False
        self.lock = RLock()

    def found(self) -> dict[str, Game]:
        """All of them: other threads wait until the search is over, which itself asks while it registers."""
        if self.search:
            with self.lock:
                while self.search and not self.searching:
                    self.searching = True
                    try:
                        self.search[0]()
                        del self.search[0]
                    finally:
                        self.searching = False
        return self.known

    def __getitem__(self, id: str) -> Game:
        return self.found()[id]

    def __setitem__(self, id: str, game: Game) -> None:
        self.known[id] = game  # without waiting: a game that is being found puts itself here

    def __delitem__(self, id: str) -> None:
        del self.found()[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self.found())

    def __len__(self) -> int:
        return len(self.found())


GAMES = GameRegister()


def register(game: Game) -> Game:
    """Make a game known to every door of the house."""
    GAMES[game.id] = game
    return game


def game_of(name: str) -> Game:
    """The game of this id."""
    if not isinstance(name, str) or name not in GAMES:
        raise Problem("unknown-game", given=str(name), known=", ".join(GAMES))
    return GAMES[name]


if not TYPE_CHECKING:  # types have moved for good

    def __getattr__(name: str) -> Any:
        """Names that stood here before 0.3, for games from elsewhere that still look for them here."""
        if name in ("Fact", "Luck", "Measure", "Points", "Seen"):
            from durbar.engine import parts

            return getattr(parts, "Knowledge" if name == "Seen" else name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
