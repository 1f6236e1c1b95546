"""The questions a tab answers: those about tables as a server does, those about who asks in its own way.

What is about other people, clocks, mail or accounts is not here, and the page does not offer it (`docs/tab.md`).
"""

from __future__ import annotations

from durbar.server.people.guests import person_info
from durbar.server.routes import boards, games, history, lessons, rematch, statistics, tables
from durbar.server.routes.asking import Known, TheServer, Visitor, get_route, patch_route, post_route
from durbar.server.wire.people import GuestForm, Me, MePatch, Welcome


@get_route("/api/me")
async def me(visitor: Visitor) -> Me:
    """The one person of this device."""
    return Me(None if visitor is None else person_info(visitor))


@post_route("/api/guest")
async def guest(server: TheServer, visitor: Visitor, data: GuestForm) -> Welcome:
    """Say a name, once: there is nobody else to be."""
    if visitor is not None:
        await server.people.patch(visitor.id, MePatch(name=data.name))
        return Welcome(person_info(await server.people.find(visitor.id)), "")
    row, _ = await server.people.guest(data.name, data.language)
    return Welcome(person_info(row), "")


@patch_route("/api/me")
async def patch_me(server: TheServer, known: Known, data: MePatch) -> Me:
    """Change my name, language or theme."""
    await server.people.patch(known.id, data)
    return Me(person_info(await server.people.find(known.id)))


ASKS = [
    me, guest, patch_me, games.games, games.rules, games.glossary, games.phrases, boards.board, boards.check_board,
    lessons.courses, lessons.course, lessons.teach, lessons.forget, tables.tables, tables.lists, tables.create,
    tables.show, tables.leave, tables.bot, tables.start, tables.abandon, tables.takeover, tables.notes,
    tables.write_notes, history.log_page, history.history, history.record, history.import_record, history.fork,
    history.dice, history.luck, history.review, history.what_happened, rematch.rematch,
    statistics.statistics, statistics.results_csv,
]  # fmt: skip
