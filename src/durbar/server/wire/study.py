"""Private boards, as HTTP carries them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from durbar.server.wire.forms import Count, FileText, Form, SeatNumber
from durbar.server.wire.history import Moment
from durbar.server.wire.questions import Ask, DecisionInfo, OptionInfo
from durbar.server.wire.tables import ResultInfo
from durbar.study.told import ReviewTold
from durbar.study.values import OptionValue

Short = Annotated[str, Meta(max_length=4)]
Comment = Annotated[str, Meta(max_length=2000)]
LineKind = Literal["plain", "foreseen", "open", "gone"]
Planning = Literal["off", "own", "advice"]


class PlanForm(Form):
    """A new board of a seat of mine, from a step of the game (null: now)."""

    seat: SeatNumber
    step: Count | None = None


class PlanChoice(Form):
    """A choice after a node: mine, or one that is assumed of another seat; `player` -1 is chance."""

    version: Count
    node: Count
    player: Annotated[int, Meta(ge=-1, le=7)]
    option: Annotated[int, Meta(ge=0, le=2**53 - 1)]


class PlanEdit(Form):
    """`until-me`: the others and chance at random until I must choose; `redeal` deals the unknown again; `catch-up`
    brings it to where the game is; a node may be promoted or deleted; `remark` sets its mark and comment."""

    version: Count
    node: Count
    what: Literal["until-me", "redeal", "catch-up", "promote", "delete", "remark"]
    mark: Short = ""
    comment: Comment = ""


class PlayLine(Form):
    """Play the line through a node by itself: `exact`: while I see what the plan saw; `legal`: while it is possible."""

    version: Count
    node: Count
    how: Literal["exact", "legal"] = "exact"


class PlayedLine(Struct):
    """The line of a plan that is played for me: all of my choices in it, and how many are made. It waits, or stopped:
    `undone` at the table, I chose `myself`, there was a `surprise`, it became `illegal`, or all of it is `played`."""

    state: Literal["none", "waits", "undone", "myself", "surprise", "illegal", "played"]
    how: Literal["exact", "legal"] = "exact"
    choices: list[list[str]] = []
    made: int = 0


class PlanLine(Struct):
    """One of my boards at a table."""

    id: str
    seat: int
    step: int
    touched: float


class PlanNode(Struct):
    """A choice of the tree; `parent` is the number of the node before, `by` -1 is chance. The first is the root.

    `line`: really played (`plain`; `foreseen`: and planned before), still `open`, or `gone` by."""

    parent: int
    by: int | None
    words: list[str]
    assumed: bool
    mark: str
    comment: str
    odds: float
    line: LineKind


class OutcomeInfo(Struct):
    """A way a draw may come out, and how likely it is."""

    id: int
    words: list[str]
    odds: float


class PlanPoints(Struct):
    """How it stands at one of the nodes that are compared."""

    node: int
    points: list[float]


class PlanCompared(Struct):
    """Nodes side by side: points, and every field that differs (its name, then its text in each)."""

    columns: list[PlanPoints]
    rows: list[list[str]]


class StudyForm(Form):
    """A board to study on: from a step of a finished table, a text (a position or a record), or a new game."""

    table: Annotated[str, Meta(max_length=40)] = ""
    step: Count = 0
    text: FileText = ""
    game: Annotated[str, Meta(max_length=40)] = ""
    players: Annotated[int, Meta(ge=1, le=8)] = 2


class StudyLine(Struct):
    """One of my boards to study on."""

    id: str
    table: str
    game: str
    touched: float


class ValuesForm(Form):
    """What are the options of a seat worth after a node? Asked again, it is known better."""

    node: Count
    seat: SeatNumber


class ValuesInfo(Struct):
    """Of every option, the one tried most first. `by_points`: points say more than shares of the win in this game."""

    by_points: bool
    values: list[OptionValue]


class PlanInfo(Struct):
    """A board: its tree, and the node that is looked at (`at`), as its seat sees it (-2: all hands open, a board to
    study on). `now`: the node up to which it was really played; `behind`: so many choices have been made since, or
    (below 0) taken back. `own`: mine to change."""

    id: str
    table: str
    game: str
    names: list[str]
    own: bool
    seat: int
    step: int
    behind: int
    version: int
    nodes: list[PlanNode]
    at: int
    now: int
    view: dict[str, Any]
    outlook: list[list[str]]
    decision: DecisionInfo | None
    asks: list[Ask]
    outcomes: list[OutcomeInfo]
    events: list[list[str]]
    result: ResultInfo | None
    static: dict[str, Any]
    drawing: dict[str, str] | None


class ReviewInfo(Struct):
    """The review of a finished game: nobody asked for one, it is `working`, or it is done. Parts of work: how far."""

    state: Literal["none", "working", "done"]
    done: int = 0
    wanted: int = 0
    told: ReviewTold | None = None


class BetterQuestion(Struct):
    """A choice of a finished game that a review found to be a mistake, asked again: the moment as its seat saw it, all
    it could choose, and which of that is right (the better option, and whatever leads to the same)."""

    moment: Moment
    options: list[OptionInfo]
    right: list[int]
