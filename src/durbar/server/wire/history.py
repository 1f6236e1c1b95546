"""Looking back, as HTTP carries it: records, steps to play on from, what happened and why, dice and luck."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from durbar.server.wire.forms import Count, Form, Level, SeatNumber
from durbar.server.wire.live import LogItem
from durbar.server.wire.questions import DecisionInfo
from durbar.server.wire.tables import ResultInfo, TableInfo


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


class SourceInfo(Struct):
    """Points for one thing; `source` is a word of the game, `sum` how they were reached: "24 ÷ 5"."""

    source: str
    points: int
    sum: str = ""


class ScoreInfo(Struct):
    """The points of an owner (a word of the game, a seat's label or another), by what brought them."""

    owner: str
    total: int
    sources: list[SourceInfo]


class RoundScores(Struct):
    """How things stood at a step where a round or turn began; `words` is its event."""

    step: int
    words: list[str]
    scores: list[float]


class Swing(Struct):
    """Many points at once: the step, the event with the most of them, and how many there were."""

    step: int
    words: list[str]
    owner: str
    points: int


class Review(Struct):
    """Why a game ended as it did. `over_par`: by seat the points above what it makes on average; empty if unknown."""

    scores: list[ScoreInfo]
    rounds: list[RoundScores]
    swings: list[Swing]
    luck: list[LuckLine]
    over_par: list[float]


class DiceInfo(Struct):
    """`commitment` is SHA-256 of the secret, shown from the start; the secret is null until the game is over.

    `replayed`: the server made every draw again from the secret and found the same. Null: there is nothing to replay.
    """

    commitment: str
    secret: str | None
    draws: list[DrawInfo]
    replayed: bool | None = None


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


class Moment(Struct):
    """A step of a game, from one viewpoint. `log` is what happened in the choice that led here.

    `chosen` is the choice made next, where the viewer may know it: their own, or anyone's once the game is over.
    `following`: the steps after it, where they were asked for as well.
    """

    step: int
    steps: int
    looking: int | None
    view: dict[str, Any]
    outlook: list[list[str]]
    decision: DecisionInfo | None
    result: ResultInfo | None
    log: list[LogItem]
    chosen: list[str] | None
    by: int | None
    static: dict[str, Any] | None
    drawing: dict[str, str] | None = None
    following: list[Moment] = []


class ReplayInfo(Struct):
    """A finished game before its first step. `weights`: as in a `Story`."""

    table: TableInfo
    static: dict[str, Any]
    weights: dict[str, int]


class LogPage(Struct):
    """Earlier items, oldest first."""

    log: list[LogItem]
    earlier: bool
