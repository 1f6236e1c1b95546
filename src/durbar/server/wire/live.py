"""What a table tells and is told: the messages of its WebSocket. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from durbar.server.wire.forms import Count, Form, OptionNumber, Ref, SeatNumber
from durbar.server.wire.lessons import LessonInfo
from durbar.server.wire.pace import PaceForm, PaceInfo
from durbar.server.wire.questions import (
    Advised,
    Advising,
    Ask,
    DecisionInfo,
    Hinted,
    Hinting,
    HintTold,
    Previewed,
    Previewing,
    Reasons,
    Wayfinding,
    WaysFound,
    Wondering,
)
from durbar.server.wire.tables import ResultInfo, TableInfo

Ended: TypeAlias = Literal["", "agreed", "abandoned", "closed"]


class LogItem(Struct):
    """Something that happened.

    kind "event": words of the game (`<game>-event-<name>`). kind "undo": `words` = [from step, to step]; events of the
    steps above the second number are undone, and stay in the log. Other kinds: redo, asked (to undo; words as undo),
    refused, sat, left, bot, start, abandon, return, wanted, offered (by a name), substituted (whom, for whom), late,
    away, back, moved,
    carried, lost, resumed, nudged, over, closed, chose (a choice of a history that
    cannot be played any more, in the words of its record), told by `server-log-<kind>`. `seat`: who did it, if anybody.
    """

    moment: int
    step: int
    seat: int | None
    kind: str
    words: list[str]


class ChatItem(Struct):
    """`seat` is null for a spectator. `text` is plain text, never markup. `speaker`: the same number for the same
    person, whatever they call themselves; pages hide what one says by it, and the host mutes one by it."""

    moment: int
    at: str
    seat: int | None
    name: str
    text: str
    speaker: int


class TalkInfo(Struct):
    """Who may talk: `muted` speakers may not, and when it is `closed`, nobody who only looks on."""

    closed: bool
    muted: list[int]


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


class Story(Struct):
    """What gives a log its shape, told with the first message.

    `weights`: 0 part of a move, 2 worth a longer look, 3 marked in the history, 4 begins a turn or round; an event that
    is not here weighs 1. `landmarks`: all events so far that weigh 3 or more, however old.
    """

    weights: dict[str, int]
    landmarks: list[LogItem]


class MotionInfo(Struct):
    """Somebody (`seat`) asks the others: for a `pause` or `time` of so many seconds, a `bot` for a seat, that another
    person is looked for (`wanted`), that it is given back to the `person` of this name, another `pace`, the `end`.

    `target`: the seat it is about, null for all. `needed`: how many of those with a vote must agree; `waiting` of them
    have not answered.
    """

    number: int
    seat: int
    what: Literal["pause", "time", "bot", "wanted", "person", "pace", "end"]
    target: int | None
    seconds: float
    level: str
    until: str
    yes: list[int]
    no: list[int]
    waiting: list[int]
    needed: int
    name: str
    pace: PaceInfo | None


class OfferInfo(Struct):
    """Somebody would play on in this seat; `mine`: I would."""

    number: int
    seat: int
    name: str
    mine: bool


class TenureInfo(Struct):
    """From a moment on a seat was somebody's by this name, or a bot's of this level; until the next of that seat."""

    seat: int
    name: str
    level: str
    moment: int


class State(Struct, tag="state"):
    """Everything the looking seat (null: a spectator's eyes) may know now, and what happened since the last message.

    `drawing` is the view as text, by language, of a game for which the page has no board.
    `outlook`: what the position promises everybody, in words (`<game>-outlook-<name>`).
    `nudge`: from when on whoever is to move may be reminded.
    `ended`: how a game without a result came to its end; empty while it goes on, and where it has a result.
    """

    moment: int
    step: int
    table: TableInfo
    looking: int | None
    view: dict[str, Any] | None
    outlook: list[list[str]]
    decision: DecisionInfo | None
    ask: Ask | None
    undo: UndoInfo | None
    result: ResultInfo | None
    ended: Ended
    log: list[LogItem]
    chat: list[ChatItem]
    talk: TalkInfo
    seen: int
    earlier: bool
    lesson: LessonInfo | None
    motion: MotionInfo | None
    paused: str | None
    offers: list[OfferInfo]
    tenures: list[TenureInfo]
    nudge: str | None
    static: dict[str, Any] | None = None
    story: Story | None = None
    drawing: dict[str, str] | None = None


class ChangedForAll(Struct):
    """What is the same for everybody. `outlook`: null: as it was. `log`: null where somebody was told something the
    others were not; then each has their own."""

    moment: int
    step: int
    turn: list[int]
    touched: str
    outlook: list[list[str]] | None
    decision: DecisionInfo | None
    nudge: str | None
    log: list[LogItem] | None


class ChangedForEyes(Struct):
    """What depends on whose eyes look: `view` has only the fields that are not as they were."""

    view: dict[str, Any]
    ask: Ask | None
    undo: UndoInfo | None
    log: list[LogItem] | None


class StateChange(Struct, tag="change"):
    """In place of a `state`, for a page that takes changes: what choices changed since its last one, that of moment
    `since`. Nothing else did; `chat` is empty, `earlier` false, `static` and `story` null. A page whose last state is
    of another moment connects again."""

    since: int
    all: ChangedForAll
    own: ChangedForEyes


class Talk(Struct, tag="chat"):
    moment: int
    chat: list[ChatItem]


class Presence(Struct, tag="presence"):
    """Which seats have their player connected, and how many look on."""

    connected: list[bool]
    spectators: int


class RoomMember(Struct):
    """Somebody who looks back together with others; `follows`: the leader, or goes their own way."""

    number: int
    name: str
    follows: bool = True


class RoomPlace(Struct):
    """Where the leader looks: a step, or (`study` is not empty) a node of a board to study on. `spot`: the place of the
    board somebody points at."""

    step: int = 0
    study: str = ""
    node: int = 0
    spot: str = ""
    by: str = ""


class RoomState(Struct, tag="room"):
    """Those who look back together. `leader`: the number of whoever leads, null: they are gone; `me`: my own."""

    members: list[RoomMember]
    leader: int | None
    me: int
    place: RoomPlace


class Done(Struct, tag="done"):
    """What the client asked with this `ref` is stored for good."""

    ref: str
    moment: int


class Failure(Struct, tag="error"):
    """Nothing changed. `state` is how things stand; null where the table cannot be shown."""

    ref: str
    key: str
    text: str
    rule: str
    state: State | None


ToClient: TypeAlias = (
    State | StateChange | Talk | Presence | RoomState | Done | Reasons | Previewed | WaysFound | Advised | Hinted
    | Failure
)  # fmt: skip


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


class Step(Form, tag="step"):
    """In a lesson: the step is read (`next`), what it asks for was `tried` (`option`) or `found` (`place`).

    `again`: the lesson from its beginning; `once-more`: a goal that was missed; `show-me`: do it for me. A step back
    is `undo`.
    """

    what: Literal["next", "tried", "found", "again", "once-more", "show-me"]
    option: OptionNumber = 0
    place: Annotated[str, Meta(max_length=60)] = ""
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


class Mute(Form, tag="mute"):
    """As the host: let a speaker say nothing more here, or speak again."""

    speaker: Count
    on: bool = True
    ref: Ref = ""


class CloseTalk(Form, tag="close_talk"):
    """As the host: let only those talk who sit at the table, or everybody again."""

    on: bool = True
    ref: Ref = ""


class Look(Form, tag="look"):
    """See through the eyes of one of my seats (hot-seat: after the hand-over), or of a spectator."""

    seat: SeatNumber | None
    ref: Ref = ""


class Move(Form, tag="move"):
    """Ask the others. `target`: a seat, where it is about one. `level`: of the bot. `offer`: of the `person` who had a
    seat before and would have it back. `pace`: another, null: no clock."""

    what: Literal["pause", "time", "bot", "wanted", "person", "pace", "end"]
    target: SeatNumber | None = None
    seconds: Annotated[float, Meta(ge=0, le=14 * 86_400)] = 0
    level: Annotated[str, Meta(max_length=20)] = ""
    offer: Count = 0
    pace: PaceForm | None = None
    ref: Ref = ""


class Vote(Form, tag="vote"):
    number: Count
    agree: bool
    ref: Ref = ""


class Resume(Form, tag="resume"):
    """End a pause."""

    ref: Ref = ""


class Nudge(Form, tag="nudge"):
    """Remind somebody who has been waited for a day."""

    seat: SeatNumber
    ref: Ref = ""


class LookTogether(Form, tag="together"):
    """Look back at a finished game together: `join` or `leave`; as the leader `go` to a step (or a node of a `study`)
    and `give` the lead `to` another one; `point` at a spot; `free`: my own way, `follow` again; `lead` in place of one
    who is gone."""

    what: Literal["join", "leave", "lead", "give", "go", "point", "free", "follow"]
    step: Count = 0
    study: Annotated[str, Meta(max_length=40)] = ""
    node: Count = 0
    spot: Annotated[str, Meta(max_length=60)] = ""
    to: Count = 0
    ref: Ref = ""


class Here(Form, tag="here"):
    """Somebody looks at the page and has touched it just now: nobody need mail them what they see."""


class Seen(Form, tag="seen"):
    """I have seen everything up to this moment; the next connection tells what happened since."""

    moment: Count


ToServer: TypeAlias = (
    Choose
    | Undo
    | Redo
    | Step
    | Consent
    | Chat
    | Mute
    | CloseTalk
    | Wondering
    | Previewing
    | Wayfinding
    | Advising
    | Hinting
    | HintTold
    | Look
    | Move
    | Vote
    | Resume
    | Nudge
    | LookTogether
    | Here
    | Seen
)
