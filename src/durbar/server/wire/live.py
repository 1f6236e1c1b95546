"""What a table tells and is told: the messages of its WebSocket, and its history. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from durbar.server.wire.http import Count, Form, OptionNumber, Ref, ResultInfo, SeatNumber, TableInfo


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
    refused, sat, left, bot, start, abandon, return, over, chose (a choice of a history that cannot be played any more,
    in the words of its record), told by `server-log-<kind>`. `seat`: who did it, if anybody.
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


class AlternativeInfo(Struct):
    """A choice a bot looked at: how well it expects to do with it, 0 to 1, and how often it tried it."""

    option: int
    value: float
    visits: int


class Advised(Struct, tag="advice"):
    """The answer to `advise`: what a hard bot would choose, and after it what it tried most. Empty: gone by."""

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


ToClient: TypeAlias = State | Talk | Presence | Done | Reason | Previewed | Advised | Failure


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


class Advising(Form, tag="advise"):
    """What would a bot choose? Told only where no other person plays; it is shown no more than the seat."""

    seat: SeatNumber
    decision: Count
    ref: Ref = ""


class Look(Form, tag="look"):
    """See through the eyes of one of my seats (hot-seat: after the hand-over), or of a spectator."""

    seat: SeatNumber | None
    ref: Ref = ""


class Seen(Form, tag="seen"):
    """I have seen everything up to this moment; the next connection tells what happened since."""

    moment: Count


ToServer: TypeAlias = Choose | Undo | Redo | Consent | Chat | Why | Previewing | Advising | Look | Seen


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
