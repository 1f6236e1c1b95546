"""What a table tells and is told: the messages of its WebSocket. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from durbar.server.wire.forms import Count, Form, OptionNumber, Ref, SeatNumber
from durbar.server.wire.games import Sentence
from durbar.server.wire.lessons import LessonInfo
from durbar.server.wire.pace import PaceForm, PaceInfo
from durbar.server.wire.tables import ResultInfo, TableInfo


class OptionInfo(Struct):
    """Something the seat may choose. The words are told by `<game>-do-<verb>`."""

    id: int
    words: list[str]


class RefusedInfo(Struct):
    """Something that looks possible and is not: `<game>-refused-<key>` says why, with `about`; `rule` is its rule."""

    id: int
    words: list[str]
    key: str
    rule: str
    about: list[str]


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


class PreviewInfo(Struct):
    """What an option would do at once: words of events (`<game>-would-<name>`, else `<game>-event-<name>`).

    `next`: who or what decides after them; "hidden": something the seat does not know, the events end before it.
    `more`: events left out, where there are many. `promises`: what would be promised otherwise than now, as `outlook`.
    """

    option: int
    events: list[list[str]]
    next: Literal["mine", "other", "draw", "hidden", "over"]
    more: int
    promises: list[list[str]]


class Previewed(Struct, tag="preview"):
    """The answer to `preview`. `number` is that of the question: an answer to an earlier one is of no use."""

    ref: str
    number: int
    previews: list[PreviewInfo]


class WayInfo(Struct):
    """Choices of one's own in a row, in words: the last says where it ends. `events`, `promises`: as of a preview."""

    choices: list[list[str]]
    events: list[list[str]]
    promises: list[list[str]]


class WaysFound(Struct, tag="ways"):
    """The answer to `ways`: ends that are two or more choices away."""

    ref: str
    number: int
    option: int | None
    ways: list[WayInfo]


class HintInfo(Struct):
    """A reminder for newcomers. `name`: how it is remembered in this game. `option`: only while that is pointed at.

    `stop`: a good moment to stop for today.
    """

    id: str
    name: str
    text: Sentence
    rule: str
    option: int | None
    stop: bool


class Hinted(Struct, tag="hints"):
    """The answer to `hints`: at most one for the question, and those of choices that are pointed at."""

    ref: str
    number: int
    hints: list[HintInfo]


class AlternativeInfo(Struct):
    """A choice a bot looked at: how well it expects to do with it, 0 to 1, and how often it tried it.

    `line`, of the first: what it would choose next, in words, until chance or somebody else decides. `wins` is the
    seat's chance to win after this choice, `points` what it expects to have over the table's mean at the end.
    """

    option: int
    value: float
    visits: int
    line: list[list[str]]
    wins: float = -1.0
    points: float = 0.0


class Advised(Struct, tag="advice"):
    """The answer to `advise`: options a hard bot tried enough, those that promise most first. Empty: gone by."""

    ref: str
    number: int
    alternatives: list[AlternativeInfo]


class Failure(Struct, tag="error"):
    """Nothing changed. `state` is how things stand; null where the table cannot be shown."""

    ref: str
    key: str
    text: str
    rule: str
    state: State | None


ToClient: TypeAlias = State | Talk | Presence | Done | Previewed | WaysFound | Advised | Hinted | Failure


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


class Previewing(Form, tag="preview"):
    """What would these options of the present question do? Told from what the seat knows, and changes nothing."""

    seat: SeatNumber
    decision: Count
    options: Annotated[list[OptionNumber], Meta(min_length=1, max_length=8)]
    ref: Ref = ""


class Wayfinding(Form, tag="ways"):
    """Where would several choices of the present question in a row lead, after this `option` if one is given?"""

    seat: SeatNumber
    decision: Count
    option: OptionNumber | None = None
    ref: Ref = ""


class Advising(Form, tag="advise"):
    """What would a bot choose? Told where no other person plays or the table allows it; it knows no more than I do."""

    seat: SeatNumber
    decision: Count
    ref: Ref = ""


HintName: TypeAlias = Annotated[str, Meta(max_length=80)]


class Hinting(Form, tag="hints"):
    """What newcomers overlook now. `said`: names of those told in this game. `always`: for experienced players too."""

    seat: SeatNumber
    decision: Count
    said: Annotated[list[HintName], Meta(max_length=200)] = []
    always: bool = False
    ref: Ref = ""


class HintTold(Form, tag="hint"):
    """A hint was shown for the first time in this game; `known`: never again."""

    hint: HintName
    known: bool = False


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
    | Here
    | Seen
)
