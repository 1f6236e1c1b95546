"""What lists know of a table without opening it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Generic, Literal, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

from msgspec import Struct

from durbar.engine.game import Result
from durbar.server.clock.clock import ClockState
from durbar.server.clock.pace import Pace
from durbar.server.table.entries import SeatPlan

if TYPE_CHECKING:
    from durbar.server.table.table import Table

Status: TypeAlias = Literal["waiting", "playing", "over", "abandoned"]


class Summary(Struct):
    """What lists show of a table, kept beside its journal."""

    id: str
    game: str
    rules: int
    seats: list[SeatPlan]
    settings: dict[str, str]
    listed: bool
    status: Status
    host: str
    turn: list[int]
    number: int
    steps: int
    created: float
    touched: float
    commitment: str
    forked: bool
    result: Result | None
    title: str = ""
    pace: Pace | None = None
    clocks: list[ClockState] | None = None
    due: float | None = None  # when something happens by itself
    planning: str = "own"
    began: float = 0.0  # when the game did
    until: float = 0.0  # when its invitation ends
    ready: dict[str, float] = {}  # while it waits: who sat down, or said that they are there, when
    wanted: dict[int, dict[str, int]] = {}  # seats somebody may take over, with what they have as all may know

    @property
    def bots_due(self) -> bool:
        """Does a bot, or the script of a lesson, owe a choice?"""
        return self.status == "playing" and any(self.seats[seat].kind in ("bot", "script") for seat in self.turn)


def without_files(settings: Mapping[str, str]) -> dict[str, str]:
    """Settings as lists tell them: whole files, such as a board of one's own, are kept with the first entry alone."""
    return {name: value for name, value in settings.items() if "\n" not in value}


T = TypeVar("T")


class PerEntry(Generic[T]):
    """What is made of a table once for each entry, and again where it tells the time. Kept beside it."""

    def __init__(self, make: Callable[[Table], T]) -> None:
        self.make = make
        self.kept: WeakKeyDictionary[Table, tuple[int, T]] = WeakKeyDictionary()

    def __call__(self, table: Table) -> T:
        found = self.kept.get(table)
        if found is None or found[0] != table.number or table.tells_time():
            found = self.kept[table] = (table.number, self.make(table))
        return found[1]


def summary_of(table: Table) -> Summary:
    made = table.made
    return Summary(
        id=table.id,
        game=made.game,
        rules=made.rules,
        seats=table.seats.plans,
        settings=table.settings,
        listed=made.listed,
        status=table.status,
        host=made.host,
        turn=table.turn(),
        number=table.number,
        steps=table.match.steps,
        created=made.at,
        touched=table.touched,
        commitment=made.commitment,
        forked=made.forked,
        result=table.result(),
        title=made.title,
        pace=made.pace,
        clocks=table.clock_states(),
        due=table.due(),
        planning=made.planning,
        wanted=wanted_seats(table),
        began=table.began,
        until=table.seats.until if table.status == "waiting" else 0.0,
        ready=table.seats.ready if table.status == "waiting" else {},
    )


def wanted_seats(table: Table) -> dict[int, dict[str, int]]:
    """Seats that others may have while people play there, and what such a seat has, as anybody may know it."""
    seats = [seat for seat, plan in enumerate(table.seats) if plan.is_wanted]
    if not seats or table.status != "playing" or table.made.forked:
        return {}
    game, state = table.match.game, table.match.state
    view = game.view(state, None)
    return {seat: dict(game.story.standing(table.static(), view, seat)) for seat in seats}


kept_summary = PerEntry(summary_of)
