"""What HTTP carries, apart from the life of a table (messages.py). docs/protocol.md explains both.

client/src/wire/types.ts is generated from them.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Login: TypeAlias = Annotated[str, Meta(min_length=3, max_length=80, pattern=r"^[^\s\x00-\x1f]+$")]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Level: TypeAlias = Annotated[str, Meta(max_length=20, pattern=r"^[a-z]+$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
OptionNumber: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Ref: TypeAlias = Annotated[str, Meta(max_length=40)]
Language: TypeAlias = Literal["en", "fr"]
Theme: TypeAlias = Literal["auto", "light", "dark"]
SeatKind: TypeAlias = Literal["open", "person", "bot", "left"]
Status: TypeAlias = Literal["waiting", "playing", "over", "abandoned"]


class Form(Struct, forbid_unknown_fields=True):
    """What a client sends."""


# --- people ----------------------------------------------------------------------------------------------------------


class Person(Struct):
    """Somebody as they see themselves. A guest has no login."""

    id: str
    name: str
    language: Language
    theme: Theme
    login: str | None


class Me(Struct):
    """Who is asking; nobody yet if `person` is null."""

    person: Person | None


class Welcome(Struct):
    """A new guest, or a new code: whoever has the code is that guest, on any device. It is shown only once."""

    person: Person
    recovery: str


class GuestForm(Form):
    name: Name
    language: Language = "en"


class RecoverForm(Form):
    code: Annotated[str, Meta(max_length=80)]


class AccountForm(Form):
    login: Login
    password: Password


class LoginForm(Form):
    login: Annotated[str, Meta(max_length=80, pattern=r"^[^\x00]*$")]
    password: Annotated[str, Meta(max_length=200)]


class MePatch(Form):
    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    theme: Theme | UnsetType = UNSET


class LoginInfo(Struct):
    """A browser in which I am logged in. `here`: this one."""

    id: str
    device: str
    created: str
    used: str
    here: bool


class EndForm(Form):
    """A log-in to end; null: all but this one."""

    id: Annotated[str, Meta(max_length=24, pattern=r"^[0-9a-f]*$")] | None = None


class PasswordForm(Form):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class GoodbyeForm(Form):
    """Delete me. Whoever has a login says the password again."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Belongings(Struct):
    """All that is kept about me."""

    person: list[dict[str, str | float | None]]
    logins: list[dict[str, str | float | None]]
    notes: list[dict[str, str]]
    tables: list[OwnTable]


class OwnTable(Struct):
    """A table I sat at: my seats and what I said there."""

    id: str
    game: str = ""
    status: str = ""
    seats: list[int] = []
    said: list[dict[str, str | float]] = []


# --- games -----------------------------------------------------------------------------------------------------------


class SettingInfo(Struct):
    """One option of a game; explained by `<game>-setting-<name>[-help|-<value>]`."""

    name: str
    values: list[str]
    default: str


class GameInfo(Struct):
    id: str
    seats: list[int]
    usual_seats: int
    settings: list[SettingInfo]
    rules_version: int
    levels: list[str]


class Paragraph(Struct):
    number: str
    text: str


class Chapter(Struct):
    number: str
    title: str
    paragraphs: list[Paragraph]


class Rulebook(Struct):
    """The rules in our own words. Numbers are those of `decision.rules` and of refusals."""

    game: str
    language: Language
    chapters: list[Chapter]


# --- tables ----------------------------------------------------------------------------------------------------------


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


class SitForm(Form):
    """Sit down on an open seat, on any if none is named; or come back to a seat a bot took over."""

    seat: SeatNumber | None = None
    name: Name | None = None


class LeaveForm(Form):
    """Leave all my seats, or one."""

    seat: SeatNumber | None = None


class BotForm(Form):
    """Put a bot on an open seat; or, in a game under way, on a seat that was left."""

    seat: SeatNumber
    level: Level


class SeatInfo(Struct):
    """`label` is how texts call the seat. `left`: its player abandoned the game and nobody plays for them yet."""

    seat: int
    label: str
    kind: SeatKind
    name: str
    level: str | None
    mine: bool
    connected: bool
    may_return: bool


class ResultInfo(Struct):
    """Rank (1 is best, ties share) and score by seat; `reason` is told by `<game>-reason-<reason>`."""

    ranks: list[int]
    scores: list[float]
    reason: str


class TableInfo(Struct):
    """A table as somebody may know it. Its id is the invitation: `/table/<id>`."""

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


class TableLists(Struct):
    mine: list[TableInfo]
    listed: list[TableInfo]


class Notes(Form):
    """Private notes about a table."""

    text: Annotated[str, Meta(max_length=20_000, pattern=r"^[^\x00]*$")]


class RecordForm(Form):
    record: Annotated[str, Meta(max_length=2_000_000)]


class RecordText(Struct):
    record: str


class ForkForm(Form):
    """Play on from a step as a new table: me on `seat`, bots of this level on the others (null: all seats mine)."""

    step: Count
    seat: SeatNumber = 0
    level: Level | None = None


class DrawInfo(Struct):
    """One draw of chance: where it happened, the label its outcome was made from, and the outcome."""

    step: int
    label: str
    words: list[str]


class DiceInfo(Struct):
    """`commitment` is SHA-256 of the secret, shown from the start; the secret is null until the game is over."""

    commitment: str
    secret: str | None
    draws: list[DrawInfo]


class LuckLine(Struct):
    """What a seat's dice gave against what they give on average. `kind` is told by `server-luck-<kind>`."""

    seat: int
    kind: str
    draws: int
    expected: float
    actual: float
    deviation: float


class LuckReport(Struct):
    lines: list[LuckLine]


class Ready(Struct):
    """Is the server there, and may people be sent to it?"""

    live: bool
    ready: bool


class Health(Ready):
    """The same in full: background tasks and their failures, bots that wait or chose at random, lag in seconds."""

    database: bool
    tasks: dict[str, str]
    failures: int
    bots_waiting: int
    bots_at_random: int
    lag: float


class ProblemInfo(Struct):
    """Every error: a key, and one sentence in the reader's language that says what to do."""

    key: str
    text: str


HTTP: tuple[type[Struct], ...] = (
    Me, Welcome, GuestForm, RecoverForm, AccountForm, LoginForm, MePatch, LoginInfo, EndForm, PasswordForm,
    GoodbyeForm, GameInfo, Rulebook, TableForm, SitForm,
    LeaveForm, BotForm, TableLists, Notes, RecordForm, RecordText, ForkForm, DiceInfo, LuckReport, ProblemInfo,
)  # fmt: skip
