"""What games come to: my own, and those of people who show me theirs."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Meta

from durbar.engine.refusal import Problem
from durbar.server.host.desk import Desk
from durbar.server.people.reliability import expected_end, finished_of, reliability_of
from durbar.server.people.statistics import (
    ResultRow,
    Rival,
    by_person,
    habits_of,
    lines_of,
    ordered_share,
    part_of,
    rivals_of,
    roles_of,
)
from durbar.server.projections.table import time_text
from durbar.server.routes.asking import Known, TableId, TheServer, Visitor, get_route
from durbar.server.storage.rows import Named, PersonRow
from durbar.server.storage.stores import ResultKeeper
from durbar.server.table import commands
from durbar.server.table.entries import SeatPlan
from durbar.server.wire.statistics import (
    BetweenInfo,
    ForecastInfo,
    HabitInfo,
    LineInfo,
    OpponentInfo,
    PartInfo,
    PersonInfo,
    ReliabilityInfo,
    RoleInfo,
    ShareInfo,
    Statistics,
)

PersonId = Annotated[str, Meta(max_length=40)]
GONE = Named("—", "nobody")


class Figures(NamedTuple):
    """What everybody may know of somebody's games who may know anything of them."""

    people: list[LineInfo]
    alone: list[LineInfo]
    part: PartInfo
    roles: list[RoleInfo]
    turns: list[HabitInfo]


def figures_of(every: list[ResultRow]) -> Figures:
    mine = [row for row in every if row.counts]
    shared, alone = ([row for row in mine if (row.people > 1) == with_people] for with_people in (True, False))
    return Figures(
        [LineInfo(*line) for line in lines_of(shared)],
        [LineInfo(*line) for line in lines_of(alone)],
        PartInfo(*part_of(every)),
        [RoleInfo(*role) for role in roles_of(shared)],
        [HabitInfo(*habit) for habit in habits_of(every)],
    )


async def rivals(store: ResultKeeper, person: str) -> list[Rival]:
    """Head to head with everybody, in games that count for both."""
    mine, others = by_person(await store.of(person)), by_person(await store.others(person))
    return rivals_of([row for row in mine if row.counts], [row for row in others if row.counts])


async def between(store: ResultKeeper, one: str, other: str) -> BetweenInfo | None:
    met = next((rival for rival in await rivals(store, one) if rival.person_id == other), None)
    return BetweenInfo(met.games, met.before, met.behind, met.level) if met is not None and met.games else None


@get_route("/api/me/statistics")
async def statistics(server: TheServer, known: Known) -> Statistics:
    """My games, by game and number of seats, and by whom I met."""
    store = server.results
    every, met = by_person(await store.of(known.id)), await rivals(store, known.id)
    named = await store.named([rival.person_id for rival in met])
    figures = figures_of(every)
    return Statistics(
        figures.people,
        figures.alone,
        [opponent(rival, named.get(rival.person_id, GONE)) for rival in met],
        figures.part,
        figures.roles,
        figures.turns,
        ordered_share(every),
    )


def opponent(rival: Rival, named: Named) -> OpponentInfo:
    """Whoever is met here has met me: only who shows nobody anything has no address for me."""
    address = rival.person_id if named.shown != "nobody" else ""
    return OpponentInfo(address, named.name, rival.games, rival.before, rival.behind, rival.level)


@get_route("/api/me/results.csv", media_type="text/csv")
async def results_csv(server: TheServer, known: Known) -> str:
    """Every finished game of mine, a line each."""
    names = [name for name in ResultRow._fields if name != "person_id"]
    rows = await server.results.of(known.id)
    lines = [",".join(names), *(",".join(str(getattr(row, name)) for name in names) for row in rows)]
    return "\n".join(lines) + "\n"


# --- those of others --------------------------------------------------------------------------------------------------


async def shown_to(server: Desk, visitor: PersonRow | None, id: str) -> PersonRow:
    """Somebody who shows this visitor what their games come to; of whoever does not, not even that there is one."""
    person = await server.people.find(id)
    if person is not None and await may_see(server.results, visitor, person):
        return person
    raise Problem("not-shown")


async def may_see(store: ResultKeeper, visitor: PersonRow | None, person: PersonRow) -> bool:
    if person.shown == "everybody" or (visitor is not None and visitor.id == person.id):
        return True
    return person.shown == "met" and visitor is not None and await store.met(visitor.id, person.id)


async def person_info(server: Desk, visitor: PersonRow | None, id: str) -> PersonInfo:
    person, store = await shown_to(server, visitor, id), server.results
    mine = await between(store, visitor.id, person.id) if visitor is not None and visitor.id != person.id else None
    return PersonInfo(person.id, person.name, *figures_of(by_person(await store.of(person.id))), mine)


@get_route("/api/people/{person_id:str}")
async def person(server: TheServer, visitor: Visitor, person_id: PersonId) -> PersonInfo:
    """What somebody's games come to, if they show me."""
    return await person_info(server, visitor, person_id)


@get_route("/api/people/{person_id:str}/with/{other_id:str}")
async def pair(server: TheServer, visitor: Visitor, person_id: PersonId, other_id: PersonId) -> BetweenInfo:
    """How two people stood in games they played together: both show me theirs, unless I am one of them."""
    me = visitor.id if visitor is not None else ""
    if not me or me not in (person_id, other_id):
        for one in (person_id, other_id):
            await shown_to(server, visitor, one)
    found = await between(server.results, person_id, other_id)
    return found or BetweenInfo(0, 0, 0, 0)


async def reliability(server: Desk, plan: SeatPlan) -> ReliabilityInfo | None:
    """Of whoever sits there under their own name; unknown, if they show it to nobody."""
    person = await server.people.find(plan.person) if plan.kind == "person" else None
    if person is None or person.shown == "nobody" or person.name != plan.name:
        return None
    store = server.results
    found = reliability_of(by_person(await store.of(person.id)), await store.given_up(person.id))
    return ReliabilityInfo(ShareInfo(*found.finished), ShareInfo(*found.in_time))


@get_route("/api/tables/{table_id:str}/forecast")
async def forecast(server: TheServer, table_id: TableId) -> ForecastInfo:
    """What to expect of a game over days: for those who may join it, and those who play."""
    table = (await server.hub.table(table_id)).table
    if table.made.pace is None or table.made.pace.kind != "days":
        return ForecastInfo(None, [])
    summary, now = table.summary(), server.hub.time.now()
    before = finished_of(await server.results.like(summary))
    end = expected_end(summary.steps, summary.began, now, before) if table.status == "playing" else None
    seats = [await reliability(server, plan) for plan in table.seats]
    return ForecastInfo(None if end is None else time_text(end), seats)


@get_route("/api/tables/{table_id:str}/seats/{seat:int}/person")
async def seated(server: TheServer, visitor: Visitor, table_id: TableId, seat: int) -> PersonInfo:
    """The same of whoever sits there. Under another name than their own nobody is known."""
    table = (await server.hub.table(table_id)).table
    commands.known(table, seat)
    plan = table.seats[seat]
    told = await person_info(server, visitor, plan.person if plan.kind == "person" else "")
    if plan.name != told.name:
        raise Problem("not-shown")
    return told
