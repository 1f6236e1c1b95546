"""What happened at a table, entry by entry. The journal is the truth; everything else about a table follows from it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct


class Entry(Struct, tag_field="e", omit_defaults=True):
    """One thing that happened; `at` is the time of day, in seconds."""

    at: float


class SeatPlan(Struct, omit_defaults=True):
    """Who has a seat: a person, a bot, or nobody yet. `former` may come back to a seat a bot took over."""

    kind: Literal["open", "person", "bot", "left"] = "open"
    person: str = ""
    name: str = ""
    level: str = ""
    former: str = ""


class Created(Entry, tag="created"):
    """A table: always the first entry. `start`: a position, if it is not the game's own beginning."""

    game: str
    rules: int
    seats: list[SeatPlan]
    settings: dict[str, str]
    host: str
    commitment: str
    listed: bool = False
    start: str = ""
    forked: bool = False


class Sat(Entry, tag="sat"):
    seat: int
    person: str
    name: str


class Left(Entry, tag="left"):
    """A seat given back before the start."""

    seat: int


class BotSat(Entry, tag="bot"):
    """A bot on an open seat, or on one whose player left the game."""

    seat: int
    level: str


class Started(Entry, tag="started"):
    """The game begins; `draws` are chance's choices before anybody's, in words."""

    draws: list[str]


class Imported(Entry, tag="imported"):
    """A game played elsewhere: every choice of its record, as its line there."""

    choices: list[str]
    secret: str = ""


class Chose(Entry, tag="chose"):
    """A choice in words, the truth of truths; `draws` is what chance answered afterwards.

    `question` is the number of the one it answers, so that the same message twice is known as such. `told` is a digest
    of what people were told then: another release can see whether it tells the same.
    """

    seat: int
    question: int
    words: str
    draws: list[str] = []
    redo: bool = False
    told: str = ""


class Undid(Entry, tag="undid"):
    """Back to step `to`, freely or because nobody else had to be asked."""

    seat: int
    to: int


class UndoAsked(Entry, tag="asked"):
    """May I go back to step `to`, behind a barrier?"""

    seat: int
    to: int


class UndoAnswered(Entry, tag="answered"):
    """The answer for a seat to the request of entry `request`. When all agreed, it is undone."""

    seat: int
    request: int
    agree: bool


class Said(Entry, tag="said"):
    person: str
    name: str
    text: str
    seat: int = -1


class Abandoned(Entry, tag="abandoned"):
    """A player leaves a game under way."""

    seat: int


class Returned(Entry, tag="returned"):
    """A player comes back to a seat they left."""

    seat: int
    person: str
    name: str


AnyEntry: TypeAlias = (
    Created
    | Sat
    | Left
    | BotSat
    | Started
    | Imported
    | Chose
    | Undid
    | UndoAsked
    | UndoAnswered
    | Said
    | Abandoned
    | Returned
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
