"""My private boards at a table: nobody else learns that there are any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeAlias

from msgspec import Meta

from durbar.engine.game import OPEN
from durbar.engine.refusal import Problem
from durbar.match.match import Match
from durbar.match.tree import TreeNode
from durbar.server.host.server import Server
from durbar.server.host.world import WORLD
from durbar.server.people.guests import actor_of
from durbar.server.routes.asking import Known, TableId, TheServer, Visitor, delete_route, get_route, post_route
from durbar.server.routes.tables import new_id
from durbar.server.storage.rows import PersonRow
from durbar.server.study import plans as planning
from durbar.server.study.permits import check_planning
from durbar.server.study.plans import PrivateBoard
from durbar.server.study.projection import compared, plan_info
from durbar.server.study.store import StudyRow
from durbar.server.table import commands
from durbar.server.table.table import Table
from durbar.server.wire.study import PlanChoice, PlanCompared, PlanEdit, PlanForm, PlanInfo, PlanLine

StudyId = Annotated[str, Meta(max_length=40)]
NodeNumber = Annotated[int, Meta(ge=0, le=2000)]
Nodes = Annotated[str, Meta(max_length=40)]
Change: TypeAlias = Callable[[PrivateBoard, Match], tuple[PrivateBoard, TreeNode]]
"""What is done to a board beside its game, and the node that is looked at afterwards."""


async def begun(server: Server, known: PersonRow, table_id: str) -> Table:
    """A table at which I may plan now."""
    table: Table = (await server.hub.table(table_id)).table
    commands.playing(table)
    check_planning(table)
    if table.made.lesson or not table.seats_of(known.id):
        raise Problem("not-yours")
    return table


async def opened(server: Server, person: str, study_id: str) -> tuple[StudyRow, PrivateBoard, Table | None]:
    """A board I may read. Its table may have ended meanwhile; what was planned stays readable."""
    row: StudyRow = await server.studies.of(study_id, person)
    table: Table | None = (await server.hub.table(row.table)).table if row.table else None
    if table is not None and table.status == "playing":
        check_planning(table)
    plan: PrivateBoard = await server.aside(planning.recall, row.text, row.seat, row.seed, row.step)
    return row, plan, table


def told(row: StudyRow, plan: PrivateBoard, node: TreeNode, table: Table | None, person: str) -> PlanInfo:
    """The board as somebody is shown it."""
    labels = list(plan.tree.seats[: node.match.terms.seats])
    names = labels if table is None else [seat.name for seat in table.seats]
    steps = plan.now if table is None or row.seat == OPEN else table.match.steps
    return plan_info(row, plan, node, steps, names, person)


@get_route("/api/tables/{table_id:str}/plans")
async def plans(server: TheServer, known: Known, table_id: TableId) -> list[PlanLine]:
    """My boards at this table, the one touched last first."""
    table = await begun(server, known, table_id)
    return [PlanLine(row.id, row.seat, row.step, row.touched) for row in await server.studies.at(table.id, known.id)]


@post_route("/api/tables/{table_id:str}/plans")
async def add_plan(server: TheServer, known: Known, table_id: TableId, data: PlanForm) -> PlanInfo:
    """A new board: the position as my seat knows it, everything else dealt anew."""
    table = await begun(server, known, table_id)
    commands.owned(table, actor_of(known), data.seat)
    step = table.match.steps if data.step is None else data.step
    plan = await server.aside(planning.begin, table.match, data.seat, step, WORLD.hex(12))
    now, text = server.hub.time.now(), plan.tree.text()
    row = StudyRow(new_id(), known.id, table.id, plan.seat, plan.step, plan.seed, text, 1, now)
    await server.studies.add(row)
    return told(row, plan, plan.tree.here, table, known.id)


@get_route("/api/studies/{study_id:str}")
async def show_plan(server: TheServer, visitor: Visitor, study_id: StudyId, node: NodeNumber | None = None) -> PlanInfo:
    """A board I may read, looked at from one of its nodes; without one, from where the game was."""
    person = visitor.id if visitor is not None else ""
    row, plan, table = await opened(server, person, study_id)
    return told(row, plan, plan.tree.here if node is None else planning.node_of(plan, node), table, person)


async def changed(
    server: Server,
    known: PersonRow,
    study_id: str,
    version: int,
    change: Change,
) -> PlanInfo:
    """Change a board and keep it."""
    row, plan, table = await opened(server, known.id, study_id)
    if row.person != known.id:
        raise Problem("not-yours")
    if row.version != version:
        raise Problem("plan-changed")
    match = plan.tree.root.match if table is None else table.match
    plan, node = await server.aside(change, plan, match)
    new = row._replace(text=plan.tree.text(), seed=plan.seed, step=plan.step, touched=server.hub.time.now())
    return told(await server.studies.write(new), plan, node, table, known.id)


@post_route("/api/studies/{study_id:str}/choose")
async def plan_choice(server: TheServer, known: Known, study_id: StudyId, data: PlanChoice) -> PlanInfo:
    """One more choice on my board: mine, or one I assume of another seat or of chance."""

    return await changed(server, known, study_id, data.version, lambda plan, match: chosen(plan, match, data))


def chosen(plan: PrivateBoard, match: Match, data: PlanChoice) -> tuple[PrivateBoard, TreeNode]:
    node = planning.node_of(plan, data.node)
    if not planning.secret_of(plan, node, data.player):
        return plan, planning.choose(plan, node, data.player, data.option)
    again = planning.assume(plan, match, node, node.match.text(node.match.option(data.player, data.option)))
    return again, again.tree.here


@post_route("/api/studies/{study_id:str}/edit")
async def edit_plan(server: TheServer, known: Known, study_id: StudyId, data: PlanEdit) -> PlanInfo:
    """Let the others play on, deal the unknown again, or change what stands in the tree."""
    seed = WORLD.hex(12)
    return await changed(server, known, study_id, data.version, lambda plan, match: edited(plan, match, data, seed))


def edited(plan: PrivateBoard, match: Match, data: PlanEdit, seed: str) -> tuple[PrivateBoard, TreeNode]:
    node = planning.node_of(plan, data.node)
    if data.what in ("redeal", "catch-up") and plan.seat == OPEN:
        raise Problem("bad-request")
    if data.what in ("redeal", "catch-up"):
        again = planning.redeal(plan, match, seed) if data.what == "redeal" else planning.catch_up(plan, match)
        return again, again.tree.here
    if data.what == "until-me":
        return plan, planning.until_me(plan, node)
    if data.what in ("promote", "delete") and planning.is_trunk(node):
        raise Problem("plan-trunk")
    if data.what == "promote":
        planning.promote(plan, node)
    elif data.what == "delete":
        plan.tree.delete(node)
        return plan, node.parent or plan.tree.root
    else:
        planning.remark(node, data.mark, data.comment)
    return plan, node


@get_route("/api/studies/{study_id:str}/compare")
async def compare_plan(server: TheServer, known: Known, study_id: StudyId, nodes: Nodes) -> PlanCompared:
    """Two to four nodes of my board side by side, by their numbers with commas between."""
    _row, plan, _table = await opened(server, known.id, study_id)
    numbers = [int(word) for word in nodes.split(",") if word.isdecimal()]
    if not 2 <= len(numbers) <= 4:
        raise Problem("plan-compare")
    return compared(plan, numbers)


@delete_route("/api/studies/{study_id:str}")
async def drop_plan(server: TheServer, known: Known, study_id: StudyId) -> None:
    """Delete a board of mine for good."""
    await server.studies.delete(study_id, known.id)
