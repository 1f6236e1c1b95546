"""What games come to, as HTTP carries it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class LineInfo(Struct):
    """Games of one kind: how many, won, the likely share of wins (`least` to `most`), mean rank and score."""

    game: str
    seats: int
    games: int
    won: int
    least: float
    most: float
    rank: float
    score: float


class OpponentInfo(Struct):
    """Somebody I played with: in how many games I stood before them, behind, or level.

    `id`: of their statistics; empty if those are not shown to me.
    """

    id: str
    name: str
    games: int
    before: int
    behind: int
    level: int


class BetweenInfo(Struct):
    """Games two people played together: in how many the first stood before the other, behind, or level."""

    games: int
    before: int
    behind: int
    level: int


class RoleInfo(Struct):
    """Games in which I was this, told by `<game>-name-<role>`: how many, won."""

    game: str
    role: str
    games: int
    won: int


class HabitInfo(Struct):
    """My turns over `days`, or `live`: how many, their mean and median in seconds."""

    pace: Literal["days", "live"]
    turns: int
    mean: float
    median: float


class PartInfo(Struct):
    """Games I had a part in, as a substitute or until I left, and others most of; my share of the choices there."""

    games: int
    share: float


class Statistics(Struct):
    """`people`: games with others; `alone`: with bots, or in the solo game. A game counts for whoever made more than
    half of a seat's choices; `part`: those that count for others. `ordered`: the share of my choices orders made."""

    people: list[LineInfo]
    alone: list[LineInfo]
    opponents: list[OpponentInfo]
    part: PartInfo
    roles: list[RoleInfo]
    turns: list[HabitInfo]
    ordered: float


class ShareInfo(Struct):
    """So many of so many, and between what the true share lies 95 times of 100."""

    count: int
    of: int
    least: float
    most: float


class ReliabilityInfo(Struct):
    """Of somebody's games over days with others: those they played to the end, and turns in time."""

    finished: ShareInfo
    in_time: ShareInfo


class ForecastInfo(Struct):
    """When a game over days will be over (null: nobody can say yet), and how the people here keep to theirs: a seat
    each, null of bots, of open seats, and of whoever shows it to nobody."""

    end: str | None
    seats: list[ReliabilityInfo | None]


class PersonInfo(Struct):
    """What somebody else's games come to, as far as they show it: with whom they played and what orders did is theirs
    alone. `between`: I and they, if we met."""

    id: str
    name: str
    people: list[LineInfo]
    alone: list[LineInfo]
    part: PartInfo
    roles: list[RoleInfo]
    turns: list[HabitInfo]
    between: BetweenInfo | None
