"""What a game tells the rest of the house about itself, and the register of games."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from functools import cached_property
from threading import RLock
from typing import Any, Final, NamedTuple, TypeAlias

from durbar.engine.agenda import agenda_text
from durbar.engine.chance import Rng
from durbar.engine.checked import whole
from durbar.engine.encoding import Encoding
from durbar.engine.facts import Tunable, own_text
from durbar.engine.field import Field, reader_of
from durbar.engine.flow import Flow, Option, Seat, Step, Words
from durbar.engine.orders import OrderKind
from durbar.engine.refusal import ENGINE_REFUSALS, OK, Problem, Refusal

SEATS: tuple[str, ...] = ("A", "B", "C", "D", "E")
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


class Luck(NamedTuple):
    """Whose luck a draw is, what is counted (`<game>-luck-<kind>`), what it gave, and what it gives on average."""

    seat: int
    kind: str
    actual: float
    expected: float
    variance: float


class Points(NamedTuple):
    """Points an event gave: to which owner (a word), for what (a word), how many."""

    owner: str
    source: str
    amount: int


class Measure(NamedTuple):
    """How a number of an observation is scaled: the value that counts as 1, and the least and most it can be."""

    unit: float = 1.0
    low: float = 0.0
    high: float = 1.0


class Meaning(NamedTuple):
    """What an action id means: an option's words (`*`: any, for what the id does not tell), and in which question."""

    action: int
    words: Words
    question: str = ""


Fact: TypeAlias = int | str


class Seen(NamedTuple):
    """What a seat knows when it is asked: its view, the question, the options in words, and what it was told since."""

    view: Any
    static: Any
    seat: int
    question: str
    offered: tuple[str, ...]
    events: tuple[Words, ...]


class Game(ABC):
    """One game. Subclasses fill in the attributes and methods; nothing outside `games/` knows more than this."""

    id: str = ""
    changes: Mapping[str, int] = {}  # what versions of the rules changed, and the first that plays so
    rules_version: int = 1  # the newest; whatever began under an earlier one goes on under it
    encoding_version: int = 1
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
    encoding: Encoding | None = None  # numbers for learners, of many games at once: a compiled one is much faster
    actions: int = 0  # size of the space of stable action ids
    observation: tuple[str, ...] = ()  # what each number of an observation means
    measures: Mapping[str, Measure] = {}  # those that are more than 0 or 1, by what their names contain as a whole word
    pages: tuple[str, ...] = ()  # what else can be drawn: cards, tables, keys; the terminal shows them by these names
    small_steps: frozenset[str] = frozenset()  # decisions within a move: the terminal does not draw the board anew
    page_board: bool = False  # the page has a board for it; otherwise it shows the drawing and lists what can be chosen
    meaning: Any = None  # `durbar.lab.meaning.Meaning`: what events mean to a designer
    numbers: Mapping[str, Tunable] = {}  # of the rules, that a board file may change
    orders: tuple[OrderKind, ...] = ()  # questions a seat may have answered beforehand
    lessons: str = ""  # the text of a lesson file; games of this house have theirs beside their rules

    # --- a game in progress ----------------------------------------------------------------------------------

    @abstractmethod
    def blank_state(self, seats: int, settings: Mapping[str, str], rules: int) -> Any:
        """A state with every field at its default and nothing planned; a Problem if the settings do not go together."""

    def blank(self, seats: int, settings: Mapping[str, str] | None = None, rules: int | None = None) -> Any:
        """The same, everything checked first; it knows the version of the rules it is played by (the newest)."""
        version = self.checked_rules(rules)
        g = self.blank_state(self.checked_seats(seats), self.checked_settings(settings or {}), version)
        g.rules = version
        return g

    @abstractmethod
    def plan(self, g: Any) -> None:
        """Put the steps of a whole game (or of what remains of it, for a hand-written position) on the agenda."""

    def new(self, seats: int, settings: Mapping[str, str] | None = None, rules: int | None = None) -> Any:
        """A new game, waiting for its first choice."""
        g = self.blank(seats, settings, rules)
        self.plan(g)
        g.advance()
        return g

    def opening(self, g: Any) -> Sequence[tuple[int, ...]]:
        """What happened before anybody could listen; it is told with the first choice, which did not cause it."""
        return ()

    @abstractmethod
    def setup(self, g: Any) -> tuple[int, dict[str, str]]:
        """The seats and settings this state was made with."""

    def labels(self, g: Any, kind: str) -> Sequence[str]:
        """The words for the numbers of a kind ("seat", "city", ...); they may depend on the board in use."""
        found: Sequence[str] = g.labels(kind)
        return found

    @abstractmethod
    def result(self, g: Any) -> Result:
        """The result of a finished game; before that, as things stand."""

    def check(self, g: Any) -> None:
        """Raise AssertionError if an invariant of the game is broken: at the least, a copy is the same position."""
        assert self.same(g, g.clone()), self.id

    def board_text(self) -> str:
        """The board file that comes with the game: what a board of one's own begins with. Empty: it has none."""
        return ""

    # --- what is seen ----------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, g: Any, seat: int | None) -> Any:
        """What a seat (None: anybody) may see, a white-list: a msgspec struct, or a dict of plain data."""

    def has_secrets(self) -> bool:
        """Does anything in this game stay hidden from anybody? Then nobody is told before the end how things stand."""
        return any(field.hidden for field in self.fields)

    @cached_property
    def all_numbers(self) -> Callable[[Any], list[list[int]]]:
        """All fields of a state as plain numbers."""
        return reader_of(self.fields)

    @cached_property
    def hidden_numbers(self) -> Callable[[Any], list[list[int]]]:
        """The fields of which some seat must not see the whole."""
        return reader_of([field for field in self.fields if field.hidden])

    @abstractmethod
    def determinize(self, g: Any, seat: int, rng: Rng) -> Any:
        """A clone in which everything hidden from the seat is dealt anew; its view of it is the same."""

    @abstractmethod
    def static(self, g: Any) -> Any:
        """What never changes and everyone sees: labels by kind, and the board's geometry, names and standing."""

    def check_board(self, text: str) -> list[Problem]:
        """All that is wrong with a board file, each with its line."""
        return []

    def own_names(self, g: Any) -> Mapping[str, str | Mapping[str, str]]:
        """Words this game calls otherwise than its phrases do: by another word, by a text, or by one a language."""
        return {}

    @abstractmethod
    def drawing(self, static: Any, view: Any, name: Callable[[str], str], seat: int | None = None) -> str:
        """The view as text, good enough to play from, seen from a seat (None: from the one whose turn it is).

        `name` says a word in the reader's language.
        """

    def svg(self, static: Any, view: Any, name: Callable[[str], str], seat: int | None = None) -> str:
        """The view as a picture; empty: it has none of its own, and the drawing made of letters is shown."""
        return ""

    def page(self, page: str, about: str, static: Any, view: Any, name: Callable[[str], str]) -> str:
        """One of the `pages` as text, or what it says about something: a nation, a turn, a seat."""
        raise NotImplementedError(page)

    def luck(self, g: Any, option: int) -> Luck | None:
        """What the present draw means for somebody if this is its outcome; None: nothing one would call luck."""
        return None

    def owner_of(self, g: Any, kind: str, number: int) -> int | None:
        """The seat behind a number of a label's kind; None: nobody's."""
        return number if kind in ("seat", "owner") and 0 <= number < self.setup(g)[0] else None

    def standing(self, static: Any, view: Any, seat: int) -> Mapping[str, int]:
        """What a seat has, as far as this view shows it, by name: the difference is what it gained meanwhile.

        Told by `<game>-gain-<name>` with the signed number as $n.
        """
        return {}

    def holdings(self, static: Any, view: Any, seat: int) -> Mapping[str, Words]:
        """What of all this is told by name: a word for each thing, in their order; what came and what went, apart."""
        return {}

    def roles(self, g: Any, seat: int) -> Words:
        """What a seat was in the game, in words that have names; statistics tell them apart."""
        return ()

    def turn(self, g: Any) -> tuple[str, int | None] | None:
        """The turn it is, by a name no other turn of the game has, and whose (None: all who are asked have one).

        Time is given by the turn. None: this game knows no turns, every question is one.
        """
        return None

    def points_of(self, g: Any, event: tuple[int, ...]) -> Points | None:
        """The points an event gave; at the end they are told by source."""
        return None

    def score_words(self, g: Any, seat: int) -> Words:
        """A finished game's score where it is more than points: `<game>-score-<first word>` with the rest."""
        return ()

    def rivals(self, g: Any) -> Sequence[tuple[str, float]]:
        """Who else has a score at the end, though nobody sits there: their word, and how much."""
        return ()

    def outlook(self, g: Any) -> Sequence[Words]:
        """What the position promises everybody, though it is not decided: odds, what the next scoring would pay.

        In words, told by `<game>-outlook-<first word>`. Boards draw it; previews tell what a choice would change of it.
        """
        return ()

    def facts(self, seen: Seen) -> Mapping[str, Fact]:
        """What lessons and hints may speak of: numbers and words made from what a seat knows."""
        return {}

    def evaluation(self) -> Any:
        """A `durbar.bots.native.evaluation.Evaluation` of this game; None: it is judged by its result."""
        return None

    # --- numbers for learners --------------------------------------------------------------------------------

    @abstractmethod
    def action_of(self, g: Any, option: int) -> int:
        """The stable id of an option of the present decision."""

    @abstractmethod
    def option_for(self, g: Any, action: int) -> int:
        """The option a stable id means in the present decision; -1 if none."""

    def meanings(self, g: Any) -> Iterator[Meaning]:
        """What action ids mean on this board: the dictionary is made of it."""
        yield from ()

    @abstractmethod
    def observe(self, g: Any, seat: int) -> Any:
        """What the seat sees as a vec of floats, in the order of `observation`."""

    # --- the same for every game -----------------------------------------------------------------------------

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

    def reason_words(self, g: Any, player: int, words: Words, key: str) -> Words:
        """What the sentence of a refusal names: the option's own words, or a price, a place ..."""
        return words[1:]

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
    return visible_to is None or visible_to == seat


class Games(MutableMapping[str, Game]):
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


GAMES = Games()


def register(game: Game) -> Game:
    """Make a game known to every door of the house."""
    GAMES[game.id] = game
    return game


def game_of(name: str) -> Game:
    """The game of this id."""
    if not isinstance(name, str) or name not in GAMES:
        raise Problem("unknown-game", given=str(name), known=", ".join(GAMES))
    return GAMES[name]
