"""What a lesson file says: lessons with their steps, hints for first games, terms. Its head describes each field."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from durbar.engine.game import Game, game_of
from durbar.engine.refusal import Problem

FORMAT = "durbar-lessons-1"
Language: TypeAlias = Literal["en", "fr"]
Kind: TypeAlias = Literal["read", "do", "try", "find", "goal"]


class LessonText(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence in both languages."""

    en: str
    fr: str

    def say(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence, and at most one thing to do."""

    rule: str
    en: str
    fr: str
    do: tuple[str, ...] = ()
    refusable: str = msgspec.field(default="", name="try")
    refused: str = ""
    point: tuple[str, ...] = ()
    goal: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    again: LessonText | None = None
    way: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    bots: str = ""
    seed: int = 0
    then: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
    wrong: dict[str, LessonText] = {}
    expect: tuple[str, ...] = ()
    odds: dict[str, int] = {}

    @property
    def kind(self) -> Kind:
        if self.do:
            return "do"
        if self.refusable:
            return "try"
        return "find" if self.point else "goal" if self.goal else "read"

    @property
    def text(self) -> LessonText:
        return LessonText(self.en, self.fr)


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game with easy bots, as the last lesson."""

    seats: int
    bots: tuple[str, ...]
    settings: dict[str, str] = {}
    hints: bool = True


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: a position and what is played from it. One with `play` is a whole game instead."""

    id: str
    minutes: int
    title: LessonText
    teaches: tuple[str, ...]
    learned: LessonText
    position: str = ""
    steps: tuple[LessonStep, ...] = msgspec.field(default=(), name="step")
    play: FirstGame | None = None

    @property
    def revision(self) -> str:
        """What is played, without its sentences: a lesson half done goes on after a better sentence, not otherwise."""
        played = [self.position, *((s.do, s.refusable, s.point, s.goal, s.others, s.then) for s in self.steps)]
        return hashlib.sha256(repr(played).encode()).hexdigest()[:12]


class Hint(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence for newcomers, said when everything in `when` holds at the question `at`."""

    id: str
    at: str
    rule: str
    en: str
    fr: str
    when: tuple[str, ...] = ()
    choosing: str = ""
    per: Literal["game", "nation"] = "game"
    stop: bool = False  # a good moment to stop and go on another day


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """What a piece, an icon or a place is for, in one sentence; `phrase` names one that says it already.

    `words`: how texts call it, in each language; there it is explained too.
    """

    id: str
    rule: str
    en: str = ""
    fr: str = ""
    phrase: str = ""
    icons: tuple[str, ...] = ()
    spots: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    words: dict[Language, tuple[str, ...]] = {}


class Path(Struct, frozen=True, forbid_unknown_fields=True):
    """The lessons of a game in the order of learning, with its hints and terms."""

    format: str
    game: str
    rules: int
    you: str
    names: dict[str, str]
    parts: tuple[str, ...]
    elsewhere: LessonText
    lessons: tuple[Lesson, ...] = msgspec.field(name="lesson")
    facts: dict[str, str] = {}
    hints: tuple[Hint, ...] = msgspec.field(default=(), name="hint")
    terms: tuple[Term, ...] = msgspec.field(default=(), name="term")

    def lesson(self, id: str) -> Lesson:
        """The lesson of this id."""
        found = [lesson for lesson in self.lessons if lesson.id == id]
        if not found:
            raise Problem("unknown-lesson", given=id, known=", ".join(lesson.id for lesson in self.lessons))
        return found[0]


def read(text: str) -> Path:
    """The text of a lesson file."""
    try:
        path = msgspec.toml.decode(text, type=Path)
    except msgspec.MsgspecError as mistake:
        raise Problem("lesson-file", reason=str(mistake)) from None
    if path.format != FORMAT:
        raise Problem("lesson-file", reason=path.format)
    return path


@cache
def path_of(game: str) -> Path:
    """The lessons of a game."""
    text = lesson_text(game_of(game))
    if not text:
        raise Problem("no-lessons", game=game)
    return read(text)


def lesson_of(game: str, name: str) -> Lesson | None:
    """A lesson by its name; None where it is not taught any more."""
    if not lesson_text(game_of(game)):
        return None
    return next((lesson for lesson in path_of(game).lessons if lesson.id == name), None)


def lesson_text(game: Game) -> str:
    """The lesson file of a game: beside its rules, or whatever a game from elsewhere brings."""
    if game.lessons.text:
        return game.lessons.text
    file = files("durbar.games") / game.id / "lessons.toml"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def pattern_of(words: str) -> re.Pattern[str]:
    return re.compile(re.escape(words).replace(r"\*", ".*"))


def fits(pattern: str, words: str) -> bool:
    """Do the words of a choice fit? `*` stands for any letters."""
    return pattern_of(pattern).fullmatch(words) is not None


def is_meant(pattern: str, event: Sequence[str]) -> bool:
    """Is this the event meant? Its first words are enough, and `*` stands for any one of them."""
    wanted = pattern.split()
    pairs = zip(wanted, event, strict=False)
    return len(wanted) <= len(event) and all(one in ("*", other) for one, other in pairs)
