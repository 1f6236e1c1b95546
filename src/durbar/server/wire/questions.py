"""What a seat is asked, and what its page may ask about that before it answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from durbar.server.wire.forms import Count, Form, OptionNumber, Ref, SeatNumber
from durbar.server.wire.games import Sentence


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
    """What the looking seat is asked. `number` comes back with the choice, so that a late click does no harm.

    `refused`: what looks possible and is not. A page that takes changes is told only how many there are (`untold`),
    and asks `why` once somebody points at one.
    """

    seat: int
    number: int
    options: list[OptionInfo]
    refused: list[RefusedInfo]
    untold: int


class DecisionInfo(Struct):
    """What everybody may know of the present decision: its class, its rules, the words of the question, who owes."""

    name: str
    rules: list[str]
    subject: list[str]
    players: list[int]


class Reasons(Struct, tag="why"):
    """The answer to `why`: all that looks possible in the question of this number and is not."""

    ref: str
    number: int
    refused: list[RefusedInfo]


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
    """The answer to `hints`: at most one for the question, and those of choices that are pointed at.

    `never`: this player is no newcomer, or the table was set without hints; pages need not ask again.
    """

    ref: str
    number: int
    hints: list[HintInfo]
    never: bool


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


class Wondering(Form, tag="why"):
    """Why can the rest of what looks possible in the present question not be chosen?"""

    seat: SeatNumber
    decision: Count
    ref: Ref = ""


class Previewing(Form, tag="preview"):
    """What would these options of the present question do? Told from what the seat knows, and changes nothing."""

    seat: SeatNumber
    decision: Count
    options: Annotated[list[OptionNumber], Meta(min_length=1, max_length=16)]
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
