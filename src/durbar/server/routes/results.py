"""What my games come to. Nobody else sees it."""

from __future__ import annotations

from litestar import MediaType, Response

from durbar.server.results import ResultRow, by_person, habits_of, lines_of, ordered_share, part_of, rivals_of, roles_of
from durbar.server.routes.asking import Known, TheServer, asked
from durbar.server.storage.results import ResultStore
from durbar.server.wire.results import HabitInfo, LineInfo, OpponentInfo, PartInfo, RoleInfo, Statistics


@asked("/api/me/statistics")
async def statistics(server: TheServer, known: Known) -> Statistics:
    """My games, by game and number of seats, and by whom I met."""
    store = ResultStore(server.database)
    every, others = by_person(await store.of(known.id)), by_person(await store.others(known.id))
    mine = [row for row in every if row.counts]
    met = rivals_of(mine, [row for row in others if row.counts])
    names = await store.names([rival.person_id for rival in met])
    return Statistics(
        [LineInfo(*line) for line in lines_of([row for row in mine if row.people > 1])],
        [LineInfo(*line) for line in lines_of([row for row in mine if row.people == 1])],
        [OpponentInfo(names.get(rival.person_id, "—"), rival.games, rival.before, rival.behind) for rival in met],
        PartInfo(*part_of(every)),
        [RoleInfo(*role) for role in roles_of([row for row in mine if row.people > 1])],
        [HabitInfo(*habit) for habit in habits_of(every)],
        ordered_share(every),
    )


@asked("/api/me/results.csv", media_type=MediaType.TEXT)
async def results_csv(server: TheServer, known: Known) -> Response[str]:
    """Every finished game of mine, a line each."""
    names = [name for name in ResultRow._fields if name != "person_id"]
    rows = await ResultStore(server.database).of(known.id)
    lines = [",".join(names), *(",".join(str(getattr(row, name)) for name in names) for row in rows)]
    return Response("\n".join(lines) + "\n", media_type="text/csv")
