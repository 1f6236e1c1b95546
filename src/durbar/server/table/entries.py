"""What happened at a table, entry by entry. The journal is the truth; everything else about a table follows from it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from durbar.server.clock.hours import Hours
from durbar.server.clock.pace import Pace

FORCED_ORDER = -1  # in place of an order's number: what could not be chosen otherwise


class Entry(Struct, tag_field="e", omit_defaults=True):
    """One thing that happened; `at` is the time of day, in seconds."""

    at: float


class Timed(Entry, kw_only=True):
    """What ends or begins somebody's waiting: the seconds it cost each seat whose clock was running."""

    used: dict[int, float] = {}


class SeatPlan(Struct, omit_defaults=True):
    """Who has a seat: a person, a bot, the script of a lesson, or nobody yet. `former` may come back to a seat a bot
    took over, and ask for one another person has now. `wanted`: somebody else may take it, as its person asked for,
    the others voted, or nobody ever came to it."""

    kind: Literal["open", "person", "bot", "left", "script"] = "open"
    person: str = ""
    name: str = ""
    level: str = ""
    former: str = ""
    hours: Hours | None = None  # where there are clocks
    wanted: Literal["", "asked", "voted", "late"] = ""

    @property
    def is_wanted(self) -> bool:
        """A seat without anybody always is."""
        return self.kind == "left" or bool(self.wanted)


class Created(Entry, tag="created"):
    """A table: always the first entry. `start`: a position, if it is not the game's own beginning.

    `lesson`: what is taught there, in its `revision`; by another revision it is not gone on with.
    """

    game: str
    rules: int
    seats: list[SeatPlan]
    settings: dict[str, str]
    host: str
    commitment: str
    listed: bool = False
    start: str = ""
    forked: bool = False
    lesson: str = ""
    revision: str = ""
    title: str = ""  # what its people call it
    pace: Pace | None = None
    hints: bool = True  # for newcomers; a host may set a table without
    planning: Literal["off", "own", "advice"] = "own"  # private boards; and whether bots may be asked too


class Sat(Entry, tag="sat"):
    seat: int
    person: str
    name: str
    hours: Hours | None = None


class Invited(Entry, tag="invited"):
    """Until when the link of a table is good for a seat; 0: as long as there is one."""

    until: float


class SaidReady(Entry, tag="ready"):
    """Somebody who sat down a while ago is still there to begin."""

    person: str


class Left(Entry, tag="left"):
    """A seat given back before the start."""

    seat: int


class BotSat(Timed, tag="bot"):
    """A bot on an open seat, or on one whose player left the game, is `late`, or `asked` for it."""

    seat: int
    level: str
    why: Literal["", "late", "asked"] = ""


class Started(Entry, tag="started"):
    """The game begins; `draws` are chance's choices before anybody's, in words."""

    draws: list[str]


class Imported(Entry, tag="imported"):
    """A game played elsewhere: every choice of its record, as its line there."""

    choices: list[str]
    secret: str = ""


class Chose(Timed, tag="chose"):
    """A choice in words, the truth of truths; `draws` is what chance answered afterwards.

    `question` is the number of the one it answers, so that the same message twice is known as such. `told` is a digest
    of what people were told then: another release can see whether it tells the same. `order`: the number of the
    standing order that made it (`FORCED_ORDER`: nothing else could be chosen), which only its owner is told.
    """

    seat: int
    question: int
    words: str
    draws: list[str] = []
    redo: bool = False
    told: str = ""
    order: int = 0


class Stepped(Entry, tag="stepped"):
    """The learner goes on in a lesson: a step was read, what it asks for tried or found; or something else was chosen,
    which was allowed and not wanted (`stray`): nothing was played then. `back`: to step `to` of the game and `step` of
    the lesson.
    """

    what: Literal["read", "try", "find", "stray", "back"]
    words: str = ""
    step: int = 0
    to: int = 0


class Undid(Timed, tag="undid"):
    """Back to step `to`, freely or because nobody else had to be asked."""

    seat: int
    to: int


class UndoAsked(Entry, tag="asked"):
    """May I go back to step `to`, behind a barrier?"""

    seat: int
    to: int


class UndoAnswered(Timed, tag="answered"):
    """The answer for a seat to the request of entry `request`. When all agreed, it is undone."""

    seat: int
    request: int
    agree: bool


class Said(Entry, tag="said"):
    person: str
    name: str
    text: str
    seat: int = -1


class Hushed(Entry, tag="hushed"):
    """The host lets somebody say nothing more at this table, or speak again."""

    person: str
    on: bool = True


class TalkClosed(Entry, tag="talk"):
    """The host lets only those talk who sit at the table, or everybody again."""

    on: bool = True


class Announced(Entry, tag="announced"):
    """The host lets a channel be told whose turn it is here, or no longer. Where that is, only they know."""

    on: bool = True


class Closed(Entry, tag="closed"):
    """The keeper of the server closes the table for good."""


class Abandoned(Timed, tag="abandoned"):
    """A player leaves a game under way."""

    seat: int


class Returned(Timed, tag="returned"):
    """A player comes back to a seat they left."""

    seat: int
    person: str
    name: str
    hours: Hours | None = None


class HoursSet(Timed, tag="hours"):
    """When somebody sleeps; from their next question on."""

    seat: int
    hours: Hours


class Away(Timed, tag="away"):
    """Somebody goes on a journey: from when, until when."""

    seat: int
    since: float
    until: float


class Back(Timed, tag="back"):
    """Somebody is back from a journey, or does not go."""

    seat: int


class Lapsed(Timed, tag="lapsed"):
    """A seat has no time left. Nothing is played; the seat is late, and `wanted` if nobody ever chose for it."""

    seat: int
    wanted: bool = False


class Wanted(Entry, tag="wanted"):
    """Somebody looks for another to take their seat, and plays until then; or does so no more."""

    seat: int
    on: bool = True


class Offered(Entry, tag="offered"):
    """Somebody would take a seat."""

    seat: int
    person: str
    name: str
    hours: Hours | None = None


class Withdrawn(Entry, tag="withdrawn"):
    """Whoever made the offer of this number would not any more."""

    offer: int


class Substituted(Timed, tag="substituted"):
    """Somebody plays on in another's place. `by`: the seat that said yes, where there was anybody to ask."""

    seat: int
    person: str
    name: str
    hours: Hours | None = None
    by: int = -1


Wish: TypeAlias = Literal["pause", "time", "bot", "wanted", "person", "pace", "end"]


class Moved(Timed, tag="moved"):
    """Somebody asks the others for a pause, for time, for a bot on a seat, to look for another person, to give a seat
    back to whoever made an `offer`, for another `pace` (None: no clock), or for the end. It is their yes, too.

    `hours`: theirs, where clocks may begin.
    """

    seat: int
    what: Wish
    target: int = -1
    seconds: float = 0.0
    level: str = ""
    offer: int = 0
    pace: Pace | None = None
    hours: Hours | None = None


class Voted(Timed, tag="voted"):
    seat: int
    motion: int
    agree: bool
    hours: Hours | None = None


class Expired(Timed, tag="expired"):
    """A motion nobody decided in time is lost."""

    motion: int


class Resumed(Timed, tag="resumed"):
    """Somebody ends a pause."""

    seat: int


class Nudged(Entry, tag="nudged"):
    """Somebody seated reminds another who is waited for."""

    seat: int
    target: int


AnyEntry: TypeAlias = (
    Created
    | Sat
    | Invited
    | SaidReady
    | Left
    | BotSat
    | Started
    | Imported
    | Chose
    | Stepped
    | Undid
    | UndoAsked
    | UndoAnswered
    | Said
    | Hushed
    | TalkClosed
    | Announced
    | Closed
    | Abandoned
    | Returned
    | HoursSet
    | Away
    | Back
    | Lapsed
    | Wanted
    | Offered
    | Withdrawn
    | Substituted
    | Moved
    | Voted
    | Expired
    | Resumed
    | Nudged
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
