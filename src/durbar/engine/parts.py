"""What a game may add to its core, each part whole or left out: who watches, who learns, who draws, who is taught.

Every part is a handful of functions that a game writes wherever they belong, named together:

    story = Story(standing=standing.standing, points_of=standing.points_of)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, NoReturn, Protocol, TypeAlias

import msgspec

from durbar.engine.encoding import Encoding
from durbar.engine.flow import Words
from durbar.engine.refusal import Problem
from durbar.engine.tunables import Tunable


class Namer(Protocol):
    """Says a word in the reader's language, which also knows how a line is punctuated."""

    def __call__(self, word: str, /) -> str: ...

    def label(self, text: str) -> str:
        """What stands before other words, with its colon."""

    def goes_on(self, text: str) -> str:
        """A part that others follow, with its semicolon."""


# --- story: for those who watch, and for those who look back ------------------------------------------------------


class Luck(NamedTuple):
    """Whose luck a draw is, what is counted (`<game>-luck-<kind>`), what it gave, and what it gives on average."""

    seat: int
    kind: str
    actual: float
    expected: float
    variance: float


class Points(NamedTuple):
    """Points an event gave: to which owner (a word), for what (a word), how many.

    `role`: under which name of its own (a nation) they were made. `unit`: what each of them counts in the score.
    """

    owner: str
    source: str
    amount: int
    role: str = ""
    unit: int = 1


class TallyPart(NamedTuple):
    """What one thing (a word) adds to the total of an owner (a word), and the sum behind it: "24 ÷ 5"."""

    owner: str
    source: str
    points: int
    sum: str = ""


class RoleGiven(NamedTuple):
    """An event that gives a seat a role, where both stand among its numbers, and what kind of role it is."""

    event: str
    seat: int
    role: int
    kind: str


def nothing(*_: object) -> None:
    return None


def no_words(*_: object) -> tuple[()]:
    return ()


def no_table(*_: object) -> dict[str, Any]:
    return {}


def seat_behind(_g: Any, kind: str, number: int) -> int | None:
    return number if kind in ("seat", "owner") and number >= 0 else None


@dataclass(frozen=True, kw_only=True)
class Story:
    """What happened, told: recaps, reviews, statistics, reports. Without it the events speak for themselves."""

    standing: Callable[[Any, Any, int], Mapping[str, int]] = no_table
    """(static, view, seat): what a seat has, as far as this view shows it, by name: the difference is what it gained
    meanwhile. Told by `<game>-gain-<name>` with the signed number as $n."""
    holdings: Callable[[Any, Any, int], Mapping[str, Words]] = no_table
    """(static, view, seat): what of all this is told by name: a word for each thing, in their order."""
    points_of: Callable[[Any, tuple[int, ...]], Points | None] = nothing
    """(g, event): the points an event gave. Recaps, reviews and reports count by this and by nothing else."""
    tally: Callable[[Any], Sequence[TallyPart]] = no_words
    """(g): a finished game's totals part by part, in the order they are counted; without it, as events gave them."""
    owner_of: Callable[[Any, str, int], int | None] = seat_behind
    """(g, kind, number): the seat behind a number of a label's kind; None: nobody's."""
    roles: Callable[[Any, int], Words] = no_words
    """(g, seat): what a seat was in the game, in words that have names; statistics tell them apart."""
    turn: Callable[[Any], tuple[str, int | None] | None] = nothing
    """(g): the turn it is, by a name no other turn of the game has, and whose (None: all who are asked have one).
    Time is given by the turn. None: this game knows no turns, every question is one."""
    score_words: Callable[[Any, int], Words] = no_words
    """(g, seat): a finished game's score where it is more than points: `<game>-score-<first word>` with the rest."""
    rivals: Callable[[Any], Sequence[tuple[str, float]]] = no_words
    """(g): who else has a score at the end, though nobody sits there: their word, and how much."""
    outlook: Callable[[Any], Sequence[Words]] = no_words
    """(g): what the position promises everybody, though it is not decided: odds, what the next scoring would pay.
    Told by `<game>-outlook-<first word>`. Boards draw it; previews tell what a choice would change of it."""
    luck: Callable[[Any, int], Luck | None] = nothing
    """(g, option): what the present draw means for somebody if this is its outcome; None: nothing one calls luck."""
    turn_begins: str = ""
    """The event that begins a turn or round, for reports."""
    roles_given: tuple[RoleGiven, ...] = ()
    """The events that give a seat its role, for reports; the first of a seat counts."""
    led: str = ""
    """A kind of label each of which a seat leads all through the game (`State.controller`): nations."""


# --- learning: numbers for programs ---------------------------------------------------------------------------------


class Measure(NamedTuple):
    """How a number of an observation is scaled: the value that counts as 1, and the least and most it can be."""

    unit: float = 1.0
    low: float = 0.0
    high: float = 1.0


class ActionMeaning(NamedTuple):
    """What an action id means: an option's words (`*`: any, for what the id does not tell), and in which question."""

    action: int
    words: Words
    question: str = ""


def no_id(*_: object) -> int:
    return -1


@dataclass(frozen=True, kw_only=True)
class Learning:
    """A game as numbers, for learners. Without it there are people, bots and programs that read words."""

    actions: int = 0
    """The size of the space of stable action ids."""
    action_of: Callable[[Any, int], int] = no_id
    """(g, option): the stable id of an option of the present decision."""
    option_for: Callable[[Any, int], int] = no_id
    """(g, action): the option a stable id means in the present decision; -1 if none."""
    observation: tuple[str, ...] = ()
    """What each number of an observation means."""
    observe: Callable[[Any, int], Any] = no_words
    """(g, seat): what the seat sees as a vec of floats, in the order of `observation`."""
    measures: Mapping[str, Measure] = field(default_factory=dict)
    """Those that are more than 0 or 1, by what their names contain as whole words. The first that fits counts: a block
    (`phase`) stands before a word that one of its members contains (`arms`)."""
    meanings: Callable[[Any], Iterable[ActionMeaning]] = no_words
    """(g): what action ids mean on this board: the dictionary is made of it."""
    encoding: Encoding | None = None
    """The same for many games at once: a compiled one is much faster."""
    encoding_version: int = 1
    encoding_since: int = 1
    """The version of the rules that this version of the encoding came with: environments of these are kept."""
    evaluation: Callable[[], Any] = nothing
    """A `durbar.bots.native.evaluation.Evaluation` of this game; None: bots judge by its result."""

    def __bool__(self) -> bool:
        return self.actions > 0


# --- lessons ----------------------------------------------------------------------------------------------------------

Fact: TypeAlias = int | str


class Knowledge(NamedTuple):
    """What a seat knows when it is asked: its view, the question, the options in words, and what it was told since."""

    view: Any
    static: Any
    seat: int
    question: str
    offered: tuple[str, ...]
    events: tuple[Words, ...]


@dataclass(frozen=True, kw_only=True)
class Lessons:
    """Lessons and hints."""

    text: str = ""
    """The text of a lesson file; games of this house have theirs beside their rules."""
    facts: Callable[[Knowledge], Mapping[str, Fact]] = no_table
    """What lessons and hints may speak of: numbers and words made from what a seat knows."""


# --- drawing ----------------------------------------------------------------------------------------------------------


class DrawView(Protocol):
    """The view as text or picture, seen from a seat (None: from the one whose turn it is)."""

    def __call__(self, static: Any, view: Any, name: Namer, seat: int | None = None, /) -> str: ...


def list_view(static: Any, view: Any, name: Namer, seat: int | None = None, /) -> str:
    """What a view holds, line by line: enough to play from until somebody draws it."""
    told = msgspec.to_builtins(view)
    rows = told.items() if isinstance(told, Mapping) else enumerate(told)
    return "\n".join(f"{key}: {value}" for key, value in rows)


def no_picture(static: Any, view: Any, name: Namer, seat: int | None = None, /) -> str:
    return ""


def no_page(page: str, *_: object) -> NoReturn:
    raise NotImplementedError(page)


def nothing_given_up(_g: Any, _seat: int) -> Words:
    return ()


@dataclass(frozen=True, kw_only=True)
class Drawing:
    """How a view is shown: as text, as a picture, on the page. Without it a view is listed line by line."""

    text: DrawView = list_view
    """The view as text, good enough to play from."""
    svg: DrawView = no_picture
    """The view as a picture; empty: it has none of its own, and the text is shown."""
    page: Callable[[str, str, Any, Any, Namer], str] = no_page
    """(page, about, static, view, name): one of the `pages`, or what it says about something: a nation, a turn."""
    pages: tuple[str, ...] = ()
    """What else can be drawn: cards, tables, keys; the terminal shows them by these names."""
    small_steps: frozenset[str] = frozenset()
    """Decisions within a move: the terminal does not draw the board again."""
    last_verbs: frozenset[str] = frozenset()
    """The verbs that end a turn or a phase: the terminal lists them last."""
    given_up: Callable[[Any, int], Words] = nothing_given_up
    """(g, seat): what is lost by one of them now; the terminal asks once before it is."""
    page_board: bool = False
    """The page has a board for it; otherwise it shows the text or picture and lists what can be chosen."""


# --- boards of one's own ----------------------------------------------------------------------------------------------


def no_text() -> str:
    return ""


def no_problems(_text: str) -> list[Problem]:
    return []


@dataclass(frozen=True, kw_only=True)
class Boards:
    """Board files that people write themselves."""

    text: Callable[[], str] = no_text
    """The file that comes with the game: what a board of one's own begins with. Empty: it has none."""
    check: Callable[[str], list[Problem]] = no_problems
    """All that is wrong with a board file, each with its line."""
    numbers: Mapping[str, Tunable] = field(default_factory=dict)
    """Numbers of the rules that a board file may change."""
    names: Callable[[Any], Mapping[str, str | Mapping[str, str]]] = no_table
    """(g): words this game calls otherwise than its phrases do: by another word, by a text, or by one a language."""
