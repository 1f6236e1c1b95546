"""Games, their rules and their lessons, as HTTP carries them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from durbar.server.wire.forms import Form, Language


class SettingInfo(Struct):
    """One option of a game; explained by `<game>-setting-<name>[-help|-<value>]`. `several`: with commas between."""

    name: str
    values: list[str]
    default: str
    several: bool


class GameInfo(Struct):
    """`usual_seats`: how many a new table is set for; `own_boards`: it can be played on a board file of one's own."""

    id: str
    seats: list[int]
    usual_seats: int
    settings: list[SettingInfo]
    rules_version: int
    levels: list[str]
    own_boards: bool


class Paragraph(Struct):
    number: str
    text: str


class Chapter(Struct):
    number: str
    title: str
    paragraphs: list[Paragraph]


class GlanceLine(Struct):
    text: str
    rules: list[str]


class GlancePart(Struct):
    title: str
    lines: list[GlanceLine]


class Rulebook(Struct):
    """The rules in our own words. Numbers are those of `decision.rules` and of refusals.

    `glance`: the game in twelve sentences, to be read before its first rule.
    """

    game: str
    language: Language
    glance: list[GlancePart]
    chapters: list[Chapter]


class Sentence(Struct):
    """The same in both languages: whoever changes the language reads on at once."""

    en: str
    fr: str


class LessonState(Struct):
    """A lesson, and how far I am: `step` of `steps`; `mark`: `done`, `star` (nothing but wanted choices), or nothing.

    `begun`: it can be gone on with. `whole`: it is a first game.
    """

    id: str
    title: Sentence
    minutes: int
    steps: int
    whole: bool
    begun: bool
    step: int
    mark: Literal["", "done", "star"]


class Learning(Struct):
    """The lessons of a game; `minutes`: all but the first game together. `played`: I have finished a game of it."""

    game: str
    minutes: int
    lessons: list[LessonState]
    played: bool


class LessonNumbers(Struct):
    """How many began and ended a lesson; `left`: for each of its steps how many are there. Nobody is named."""

    lesson: str
    begun: int
    ended: int
    left: list[int]


class PhraseFile(Struct):
    """Phrases of games from elsewhere, as the text of a Fluent file."""

    language: str
    text: str


class TermInfo(Struct):
    """What a piece, an icon or a place is for. `spots`: patterns of places, `*` for any letters.

    `words`: how texts call it, by language.
    """

    id: str
    rule: str
    text: Sentence
    icons: list[str]
    spots: list[str]
    words: dict[str, list[str]]


class LessonForm(Form):
    """Go on with a lesson; `again`: from its beginning."""

    again: bool = False
