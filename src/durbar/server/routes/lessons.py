"""Lessons: which there are, how far I am, and the table at which one is taught."""

from __future__ import annotations

from typing import Literal, cast

from durbar.engine.game import GAMES, SEATS, game_of
from durbar.engine.refusal import Problem
from durbar.lessons.lesson import Lesson, Path, lesson_text, path_of
from durbar.match.replay import load
from durbar.server.host.desk import Desk
from durbar.server.host.world import WORLD
from durbar.server.hub import OpenTable
from durbar.server.lessons import commands as lesson_commands
from durbar.server.lessons.projection import sentence
from durbar.server.people.guests import actor_of
from durbar.server.routes.asking import Known, TheServer, Visitor, get_route, info, post_route
from durbar.server.routes.tables import first_entry, new_id, room_for_bots
from durbar.server.storage.rows import LessonRow, PersonRow
from durbar.server.table import commands
from durbar.server.table.entries import SeatPlan
from durbar.server.table.journal import StorageProblem
from durbar.server.wire.games import Learning, LessonForm, LessonNumbers, LessonState
from durbar.server.wire.tables import TableInfo

LONGEST = 5000  # entries of a lesson's table; then it gets a new one


@get_route("/api/learn")
async def courses(server: TheServer, visitor: Visitor) -> list[Learning]:
    """The lessons of every game, and how far I am in them."""
    return [await learning(server, visitor, name) for name, game in GAMES.items() if lesson_text(game)]


@get_route("/api/learn/{game:str}")
async def course(server: TheServer, visitor: Visitor, game: str) -> Learning:
    """The lessons of a game, and how far I am in them."""
    return await learning(server, visitor, game_of(game).id)


async def learning(server: Desk, visitor: PersonRow | None, game: str) -> Learning:
    path = path_of(game)
    rows = await server.lessons.of(visitor.id, game) if visitor is not None else {}
    over = await server.lessons.finished_tables(visitor.id, game) if visitor is not None else set()
    minutes = sum(lesson.minutes for lesson in path.lessons if lesson.play is None)
    return Learning(game, minutes, [state_of(one, rows.get(one.id), over) for one in path.lessons], bool(over))


def state_of(lesson: Lesson, row: LessonRow | None, over: set[str]) -> LessonState:
    """How far somebody is in a lesson; a first game is done when it is over."""
    whole, title = lesson.play is not None, sentence(lesson.title)
    if row is None:
        return LessonState(lesson.id, title, lesson.minutes, len(lesson.steps), whole, False, 0, "")
    mark = "done" if whole and row.table_id in over else row.mark
    begun = bool(row.table_id) and row.step < max(1, len(lesson.steps)) and row.table_id not in over
    shown = cast(Literal["", "done", "star"], mark)
    return LessonState(lesson.id, title, lesson.minutes, len(lesson.steps), whole, begun, row.step, shown)


@get_route("/api/learn/{game:str}/numbers")
async def numbers(server: TheServer, game: str) -> list[LessonNumbers]:
    """How many begin and end each lesson, and at which step they leave it."""
    counts = await server.lessons.counts(game_of(game).id)
    found = []
    for lesson in path_of(game).lessons:
        here = [count for count in counts if count.lesson == lesson.id]
        left = [0] * len(lesson.steps)
        for count in here:
            if not count.mark and count.step < len(left):
                left[count.step] += count.people
        ended = sum(count.people for count in here if count.mark)
        found.append(LessonNumbers(lesson.id, sum(count.people for count in here), ended, left))
    return found


@post_route("/api/learn/{game:str}/forget")
async def forget(server: TheServer, known: Known, game: str) -> Learning:
    """Forget how far I am, and which hints I know."""
    for table in await server.lessons.forget(known.id, game_of(game).id):
        server.hub.open.pop(table, None)
    return await learning(server, known, game)


@post_route("/api/learn/{game:str}/lessons/{lesson:str}")
async def teach(server: TheServer, known: Known, game: str, lesson: str, data: LessonForm) -> TableInfo:
    """The table of a lesson: where I left it, or a new one."""
    path = path_of(game_of(game).id)
    wanted = path.lesson(lesson)
    row = (await server.lessons.of(known.id, path.game)).get(lesson)
    if row is not None and row.table_id:
        opened = await resume_lesson(server, row, wanted)
        if opened is not None and not (wanted.play is not None and data.again):
            if data.again:
                await server.hub.carry_out(opened, lesson_commands.again(actor_of(known)))
            return info(opened, known)
        await remove_table(server, row.table_id)
    opened = await begin_lesson(server, known, path, wanted)
    await server.lessons.put(
        LessonRow(known.id, path.game, lesson, opened.table.id, 0, row.mark if row is not None else "", WORLD.now())
    )
    return info(opened, known)


async def resume_lesson(server: Desk, row: LessonRow, lesson: Lesson) -> OpenTable | None:
    """The table of somebody's lesson; None if it must begin on a new one."""
    try:
        opened = await server.hub.table(row.table_id)
    except StorageProblem:
        raise
    except Problem:
        return None
    table = opened.table
    if lesson.play is not None:
        return opened if table.status == "playing" else None
    return opened if table.course is not None and table.number < LONGEST else None


async def remove_table(server: Desk, table: str) -> None:
    for gone in await server.lessons.remove([table]):
        server.hub.open.pop(gone, None)


async def begin_lesson(server: Desk, known: PersonRow, path: Path, lesson: Lesson) -> OpenTable:
    """A new table: from the position of the lesson, or a first game against easy bots."""
    game, new, more = game_of(path.game), new_id(), {}
    me = SeatPlan("person", known.id, known.name)
    if lesson.play is not None:
        seats, settings = [me, *(SeatPlan("bot", level=level) for level in lesson.play.bots)], lesson.play.settings
        await room_for_bots(server, known, seats)
        settings = game.checked_settings(settings)
    else:
        match = load(lesson.position)
        count, settings = match.terms.seats, match.terms.settings
        seats = [me if label == path.you else script(path, label) for label in SEATS[:count]]
        more = {"start": lesson.position, "lesson": lesson.id, "revision": lesson.revision}
    opened = await server.hub.create(new, first_entry(server, new, game, seats, settings, known.id, **more))
    await server.hub.carry_out(opened, commands.start(actor_of(known), server.hub.secret_of(new)))
    return opened


def script(path: Path, label: str) -> SeatPlan:
    return SeatPlan("script", name=path.names.get(label, label))
