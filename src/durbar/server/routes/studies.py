"""Boards to study any position on: mine to change, everybody's to read who has the link; and what bots think there."""

from __future__ import annotations

from durbar.engine.game import OPEN, game_of
from durbar.engine.refusal import Problem
from durbar.server.host.server import Server
from durbar.server.host.world import WORLD
from durbar.server.routes.asking import Known, TheServer, Visitor, finished, get_route, post_route
from durbar.server.routes.plans import StudyId, opened, told
from durbar.server.routes.tables import new_id, public_settings
from durbar.server.study import analysis
from durbar.server.study.live_values import LiveQuestion, think_on
from durbar.server.study.plans import PrivateBoard, node_of
from durbar.server.study.store import StudyRow
from durbar.server.wire.history import RecordText
from durbar.server.wire.study import PlanInfo, StudyForm, StudyLine, ValuesForm, ValuesInfo
from durbar.study.referee import by_points


async def begun(server: Server, data: StudyForm) -> PrivateBoard:
    """The board a form asks for."""
    if data.table:
        match = (await finished(server, data.table)).match
        if data.step > match.steps:
            raise Problem("no-such-step", known=match.steps)
        board: PrivateBoard = await server.aside(analysis.from_step, match, data.step)
    elif data.text:
        game, settings = analysis.settings_in(data.text)
        public_settings(game_of(game), settings)
        board = await server.aside(analysis.from_text, data.text)
    else:
        board = await server.aside(analysis.from_new, data.game, data.players)
    return board


@post_route("/api/studies")
async def add_study(server: TheServer, known: Known, data: StudyForm) -> PlanInfo:
    """A new board to study on."""
    board = await begun(server, data)
    now, text = server.hub.time.now(), board.tree.text()
    row = StudyRow(new_id(), known.id, data.table, OPEN, board.step, WORLD.hex(12), text, 1, now)
    await server.studies.add(row)
    table = (await server.hub.table(data.table)).table if data.table else None
    return told(row, board, board.tree.root, table, known.id)


@get_route("/api/studies")
async def my_studies(server: TheServer, known: Known) -> list[StudyLine]:
    """My boards to study on, the one touched last first."""
    rows: list[StudyRow] = await server.studies.studied(known.id)
    return [StudyLine(row.id, row.table, analysis.settings_in(row.text)[0], row.touched) for row in rows]


@get_route("/api/studies/{study_id:str}/text")
async def study_text(server: TheServer, visitor: Visitor, study_id: StudyId) -> RecordText:
    """All of a board as a record 2."""
    row: StudyRow = await server.studies.of(study_id, visitor.id if visitor is not None else "")
    return RecordText(row.text)


@post_route("/api/studies/{study_id:str}/values")
async def values(server: TheServer, known: Known, study_id: StudyId, data: ValuesForm) -> ValuesInfo:
    """What bots think of the options of whoever is asked, a quarter of a second more each time."""
    _row, board, _table = await opened(server, known.id, study_id)
    match = node_of(board, data.node).match
    if board.seat != OPEN or data.seat not in match.owing():
        raise Problem("nobody-asked")
    async with server.thinking.turn(known.id):
        found = await server.thinkers.think(think_on, LiveQuestion(match.position(), data.seat))
    return ValuesInfo(by_points(match.game), found)
