"""Tables and lists of tables, as HTTP carries them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from durbar.server.wire.forms import Count, FileText, Form, Level, Name, SeatNumber
from durbar.server.wire.pace import ClockInfo, PaceForm, PaceInfo

SeatKind: TypeAlias = Literal["open", "person", "bot", "left", "script"]
ListName: TypeAlias = Literal["turn", "mine", "listed", "wanted", "watched"]
PaceKind: TypeAlias = Literal["", "none", "live", "days"]
Status: TypeAlias = Literal["waiting", "playing", "over", "abandoned"]


class SeatForm(Form):
    """A seat of a new table: mine, open to whoever has the link, or a bot's. Several of mine: hot-seat."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None
    name: Name | None = None


class TableForm(Form):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=8)]
    settings: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]] = {}
    listed: bool = False
    start: bool = False
    title: Annotated[str, Meta(max_length=40)] = ""
    pace: PaceForm | None = None
    hints: bool = True
    planning: Literal["off", "own", "advice"] = "own"
    invited: Annotated[int, Meta(ge=0, le=8760)] = 0  # hours; 0: without end
    board: FileText = ""  # a board file of one's own


class SitForm(Form):
    """Sit down on an open seat, on any if none is named; or come back to a seat a bot took over."""

    seat: SeatNumber | None = None
    name: Name | None = None


class InviteForm(Form):
    """For how many hours from now on the link is good for a seat; 0: without end."""

    hours: Annotated[int, Meta(ge=0, le=8760)]


class LeaveForm(Form):
    """Leave all my seats, or one."""

    seat: SeatNumber | None = None


class AbandonForm(Form):
    """Leave all my seats, or one: nobody plays for me then (`go`), or a `bot` of this level."""

    seat: SeatNumber | None = None
    how: Literal["go", "bot"] = "go"
    level: Level = "medium"


class WantedForm(Form):
    """Let somebody else have my seat; I play until then. Not `on`: I keep it."""

    seat: SeatNumber
    on: bool = True


class OfferForm(Form):
    """I would play on in this seat; null: not any more."""

    seat: SeatNumber | None
    name: Name | None = None


class AcceptForm(Form):
    """Say yes to the offer of this number."""

    offer: Count


class BotForm(Form):
    """Put a bot on an open seat; or, in a game under way, on a seat that was left."""

    seat: SeatNumber
    level: Level


class SeatInfo(Struct):
    """`label` is how texts call the seat. `left`: its player abandoned the game and nobody plays for them yet.

    `may_return`: it is mine to take back. `may_ask`: it was mine, and another plays now: I may ask for it.
    `wanted`: whoever asks for it may have it, if one of the others says yes.
    """

    seat: int
    label: str
    kind: SeatKind
    name: str
    level: str | None
    mine: bool
    connected: bool
    may_return: bool
    may_ask: bool
    wanted: bool


class WantedInfo(Struct):
    """A seat that is wanted, and what it has as everybody may know (`<game>-gain-<word>`)."""

    seat: int
    standing: dict[str, int]


class StretchInfo(Struct):
    """Who played a seat (a person by name, or a bot of this level) from step `since` until step `until`: how many
    choices, and what share of the seat's."""

    seat: int
    name: str
    level: str
    since: int
    until: int
    choices: int
    share: float


class ResultInfo(Struct):
    """Rank (1 is best, ties share) and score by seat; `reason` is told by `<game>-reason-<reason>`.

    `told`: by seat the words of a score that is more than points (`<game>-score-<first word>`), where there are any.
    `rivals`: who else has a score though nobody sits there. `tenures`: of seats that several played.
    """

    ranks: list[int]
    scores: list[float]
    reason: str
    told: list[list[str]] = []
    rivals: list[RivalInfo] = []
    tenures: list[StretchInfo] = []


class RivalInfo(Struct):
    """`name` is a word of the game."""

    name: str
    score: float


class TableInfo(Struct):
    """A table as somebody may know it. Its id is the invitation: `/table/<id>`, good for a seat `until` then.
    `ready`: by seat, when whoever waits there sat down, or said last that they are there."""

    id: str
    game: str
    rules_version: int
    seats: list[SeatInfo]
    settings: dict[str, str]
    listed: bool
    status: Status
    host: bool
    mine: list[int]
    turn: list[int]
    moment: int
    steps: int
    created: str
    touched: str
    commitment: str
    forked: bool
    result: ResultInfo | None
    title: str
    pace: PaceInfo | None
    clocks: list[ClockInfo] | None
    wanted: list[WantedInfo]
    planning: str
    until: str | None
    ready: list[str | None]


class TablePage(Struct):
    """Some tables of a list, the last used first; `after` asks for those that follow, null if there are none."""

    tables: list[TableInfo]
    after: str | None


class TableLists(Struct):
    """Where it is my turn, least time left first, then longest waiting; then the first page of all my tables and of
    those listed for everybody; `/api/lists` has the others. `wanted`: listed tables where somebody is looked for.
    `watched`: games of others that I have looked at and whose end I have not seen.
    `waiting`: all where it is my turn, also those that were not asked for."""

    waiting: list[str]
    turn: list[TableInfo]
    mine: list[TableInfo]
    listed: list[TableInfo]
    wanted: list[TableInfo]
    watched: list[TableInfo]
    mine_after: str | None
    listed_after: str | None


class Deadline(Struct):
    """When my time is over at a table; `late`: it was."""

    table: str
    game: str
    title: str
    at: str
    late: bool


class DeadlineDay(Struct):
    """A day of my zone as 2026-11-19, and what is due then, in order."""

    day: str
    deadlines: list[Deadline]


class Deadlines(Struct):
    zone: str
    days: list[DeadlineDay]


class Notes(Form):
    """Private notes about a table."""

    text: Annotated[str, Meta(max_length=20_000, pattern=r"^[^\x00]*$")]
