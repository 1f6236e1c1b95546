"""What goes over the wire. docs/protocol.md explains it; client/src/wire/types.ts is generated from this module."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

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
    login: Annotated[str, Meta(max_length=80)]
    password: Annotated[str, Meta(max_length=200)]


class MePatch(Form):
    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    theme: Theme | UnsetType = UNSET


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

    text: Annotated[str, Meta(max_length=20_000)]


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


class ProblemInfo(Struct):
    """Every error: a key, and one sentence in the reader's language that says what to do."""

    key: str
    text: str


# --- a table, live ---------------------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """Something the seat may choose. The words are told by `<game>-do-<verb>`."""

    id: int
    words: list[str]


class RefusedInfo(Struct):
    """Something that looks possible and is not: told by `<game>-refused-<key>`, with the rule it rests on."""

    id: int
    words: list[str]
    key: str
    rule: str


class Ask(Struct):
    """What the looking seat is asked. `number` comes back with the choice, so that a late click does no harm."""

    seat: int
    number: int
    options: list[OptionInfo]
    refused: list[RefusedInfo]


class DecisionInfo(Struct):
    """What everybody may know of the present decision: its class, its rules, the words of the question, who owes."""

    name: str
    rules: list[str]
    subject: list[str]
    players: list[int]


class LogItem(Struct):
    """Something that happened.

    kind "event": words of the game (`<game>-event-<name>`). kind "undo": `words` = [from step, to step]; events of the
    steps above the second number are undone, and stay in the log. Other kinds: redo, asked (to undo; words as undo),
    refused, sat, left, bot, start, abandon, return, over, told by `server-log-<kind>`. `seat`: who did it, if anybody.
    """

    moment: int
    step: int
    seat: int | None
    kind: str
    words: list[str]


class ChatItem(Struct):
    """`seat` is null for a spectator. `text` is plain text, never markup."""

    moment: int
    at: str
    seat: int | None
    name: str
    text: str


class ConsentInfo(Struct):
    """Somebody asks to go back behind a barrier. `waiting`: seats that have not answered yet."""

    number: int
    seat: int
    to: int
    waiting: list[int]


class UndoInfo(Struct):
    """What the looking seat may take back. `to`: the step of its last choice, null if it made none. `free`: nobody
    needs to agree. `first`: the earliest step it may freely go back to ("start my turn again"). `reason`: why not free.
    """

    to: int | None
    free: bool
    first: int | None
    reason: Literal["draw", "revealed", "other"] | None
    redo: bool
    request: ConsentInfo | None


class State(Struct, tag="state"):
    """Everything the looking seat (null: a spectator's eyes) may know now, and what happened since the last message."""

    moment: int
    step: int
    table: TableInfo
    looking: int | None
    view: dict[str, Any] | None
    decision: DecisionInfo | None
    ask: Ask | None
    undo: UndoInfo | None
    result: ResultInfo | None
    log: list[LogItem]
    chat: list[ChatItem]
    seen: int
    earlier: bool
    static: dict[str, Any] | None = None


class Talk(Struct, tag="chat"):
    moment: int
    chat: list[ChatItem]


class Presence(Struct, tag="presence"):
    """Which seats have their player connected, and how many look on."""

    connected: list[bool]
    spectators: int


class Done(Struct, tag="done"):
    """What the client asked with this `ref` is stored for good."""

    ref: str
    moment: int


class Reason(Struct, tag="why"):
    """Why an option cannot be chosen; `key` null: it can."""

    ref: str
    option: int
    key: str | None
    rule: str
    words: list[str]
    text: str


class PreviewInfo(Struct):
    """What an option would do at once: words of events (`<game>-would-<name>`, else `<game>-event-<name>`).

    `next`: who or what decides after them; "hidden": something the seat does not know, the events end before it.
    `more`: events left out, where there are many.
    """

    option: int
    events: list[list[str]]
    next: Literal["mine", "other", "draw", "hidden", "over"]
    more: int


class Previewed(Struct, tag="preview"):
    """The answer to `preview`. `number` is that of the question: an answer to an earlier one is of no use."""

    ref: str
    number: int
    previews: list[PreviewInfo]


class Failure(Struct, tag="error"):
    """Nothing changed. `state` is how things stand; null where the table cannot be shown."""

    ref: str
    key: str
    text: str
    rule: str
    state: State | None


ToClient: TypeAlias = State | Talk | Presence | Done | Reason | Previewed | Failure


class Choose(Form, tag="choose"):
    seat: SeatNumber
    decision: Count
    option: OptionNumber
    ref: Ref = ""


class Undo(Form, tag="undo"):
    """Take back everything from step `to` on (default: my last choice). Behind a barrier this asks the others."""

    seat: SeatNumber
    to: Count | None = None
    ref: Ref = ""


class Redo(Form, tag="redo"):
    seat: SeatNumber
    ref: Ref = ""


class Consent(Form, tag="consent"):
    """Answer the request with this number, for a seat of mine."""

    seat: SeatNumber
    number: Count
    agree: bool
    ref: Ref = ""


class Chat(Form, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    ref: Ref = ""


class Why(Form, tag="why"):
    seat: SeatNumber
    option: OptionNumber
    ref: Ref = ""


class Previewing(Form, tag="preview"):
    """What would these options of the present question do? Told from what the seat knows, and changes nothing."""

    seat: SeatNumber
    decision: Count
    options: Annotated[list[OptionNumber], Meta(min_length=1, max_length=8)]
    ref: Ref = ""


class Look(Form, tag="look"):
    """See through the eyes of one of my seats (hot-seat: after the hand-over), or of a spectator."""

    seat: SeatNumber | None
    ref: Ref = ""


class Seen(Form, tag="seen"):
    """I have seen everything up to this moment; the next connection tells what happened since."""

    moment: Count


ToServer: TypeAlias = Choose | Undo | Redo | Consent | Chat | Why | Previewing | Look | Seen


# --- history ---------------------------------------------------------------------------------------------------------


class Moment(Struct):
    """A step of a game, from one viewpoint. `log` is what happened in the choice that led here.

    `chosen` is the choice made next, where the viewer may know it: their own, or anyone's once the game is over.
    """

    step: int
    steps: int
    looking: int | None
    view: dict[str, Any]
    decision: DecisionInfo | None
    result: ResultInfo | None
    log: list[LogItem]
    chosen: list[str] | None
    by: int | None
    static: dict[str, Any] | None


class LogPage(Struct):
    """Earlier items, oldest first."""

    log: list[LogItem]
    earlier: bool


HTTP: tuple[type[Struct], ...] = (
    Me, Welcome, GuestForm, RecoverForm, AccountForm, LoginForm, MePatch, GameInfo, Rulebook, TableForm, SitForm,
    LeaveForm, BotForm, TableLists, Notes, RecordForm, RecordText, ForkForm, DiceInfo, LuckReport, ProblemInfo, Moment,
    LogPage,
)  # fmt: skip
