"""Looking back at a finished game: what was luck, what was chosen, what the others did."""

from __future__ import annotations

from typing import Literal

import msgspec

from durbar.engine.refusal import Problem
from durbar.server.routes.asking import Known, TableId, TheServer, finished, get_route, post_route
from durbar.server.study.questions import better_question
from durbar.server.study.reviewing import ReviewProgress
from durbar.server.wire.study import BetterQuestion, ReviewInfo
from durbar.study.told import ReviewTold


def info_of(found: ReviewProgress | None) -> ReviewInfo:
    if found is None:
        return ReviewInfo("none")
    said = msgspec.json.decode(found.text, type=ReviewTold) if found.text else None
    state: Literal["working", "done"] = "done" if said is not None and not found.wanted else "working"
    return ReviewInfo(state, found.done, found.wanted, said)


@get_route("/api/tables/{table_id:str}/reviewed", veiled=True)
async def show_review(server: TheServer, table_id: TableId) -> ReviewInfo:
    """The review of a finished game, as far as it is."""
    table = await finished(server, table_id)
    return info_of(await server.reviews.progress(table.id))


@post_route("/api/tables/{table_id:str}/reviewed", veiled=True)
async def begin_review(server: TheServer, known: Known, table_id: TableId) -> ReviewInfo:
    """Have a finished game reviewed: once, for everybody."""
    return info_of(await server.reviews.begin(await finished(server, table_id)))


@get_route("/api/tables/{table_id:str}/better/{step:int}", veiled=True)
async def better(server: TheServer, table_id: TableId, step: int) -> BetterQuestion:
    """A mistake the review found at a step, asked again."""
    table = await finished(server, table_id)
    said = info_of(await server.reviews.progress(table.id)).told
    verdict = next((one for one in said.verdicts if one.step == step and one.name), None) if said is not None else None
    if verdict is None:
        raise Problem("no-such-mistake")
    found: BetterQuestion = await server.aside(better_question, table, verdict)
    return found
