"""[weeks 7] Results are written with a game's last entry, and come to what a recount of all journals gives."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest
from postgres import Postgres
from sqlalchemy import select

from durbar.server.host.config import Config
from durbar.server.host.server import Server as House
from durbar.server.people.erasure import remove
from durbar.server.people.results import Results
from durbar.server.people.statistics import (
    ResultRow,
    by_person,
    habits_of,
    lines_of,
    ordered_share,
    part_of,
    result_rows,
    rivals_of,
    roles_of,
    wilson,
)
from durbar.server.people.statistics_store import ResultStore
from durbar.server.seats.history import stretches
from durbar.server.storage.database import engine_of, upgrade
from durbar.server.storage.schema import RESULTS
from durbar.server.table import commands, entries
from durbar.server.table.entries import Created, SeatPlan
from durbar.server.table.table import Table

PEOPLE = {name: commands.Actor(name, name.title()) for name in ("ann", "bob", "eve")}


async def played(house: House, table: str, names: list[str], seed: int) -> None:
    """A game of the ladder to its end."""
    seats = [SeatPlan("person", name, name.title()) if name else SeatPlan("bot", level="random") for name in names]
    opened = await house.hub.create(table, Created(1000.0 + seed, "ladder", 1, seats, {}, names[0], ""))
    await house.hub.carry_out(opened, commands.start(PEOPLE[names[0]], b"secret"))
    chance = random.Random(seed)
    while opened.table.status == "playing":
        seat = opened.table.turn()[0]
        option = chance.choice(opened.table.match.options(seat))
        actor = PEOPLE[names[seat]] if names[seat] else None
        number = opened.table.questions[seat]
        await house.hub.carry_out(opened, commands.choose(actor, seat, number, option, str(seed).encode()))


def rows_of(table: Table) -> list[ResultRow]:
    return result_rows(table.summary(), stretches(table.seats.tenures, table.match.line, table.marks))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_results_equal_a_recount_of_the_journals(tmp_path: Path, postgres: Postgres, kind: str) -> None:
    async def story() -> None:
        house = House(Config(data=tmp_path, database=postgres.url if kind == "postgresql" else ""))
        house.hub.listen([Results()])
        await house.open()
        tables = {f"game{n}": ["ann", "bob"] if n % 2 else ["ann", "bob", "eve"] for n in range(8)}
        tables["alone"] = ["ann", ""]
        for seed, (table, names) in enumerate(tables.items()):
            await played(house, table, names, seed)
        store, recount = ResultStore(house.database), []
        for table in tables:
            again = Table(table)
            for data in await house.database.entries(table):
                again.apply(entries.decode(data))
            recount += [row for row in rows_of(again) if row.person_id == "ann"]
        mine = await store.of("ann")
        assert sorted(mine) == sorted(recount)
        assert len(mine) == 9
        assert sum(line.games for line in lines_of([row for row in mine if row.people == 1])) == 1
        met = {rival.person_id: rival for rival in rivals_of(mine, await store.others("ann"))}
        assert met["bob"].games == 8
        assert met["eve"].games == 4
        assert met["bob"].before + met["bob"].behind <= 8
        await remove(house.database, "ann", [])
        assert await store.of("ann") == []
        assert len(await store.of("bob")) == 8
        await house.close()

    asyncio.run(story())


def test_an_interval_by_hand() -> None:
    least, most = wilson(12, 31)
    assert (round(least, 2), round(most, 2)) == (0.24, 0.56)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_game_only_looked_through_counts_for_nobody() -> None:
    table = Table("t")
    seats = [SeatPlan("person", "ann", "Ann"), SeatPlan("person", "ann", "Ann")]
    table.apply(Created(1.0, "ladder", 1, seats, {}, "ann", "", forked=True))
    assert rows_of(table) == []
    assert lines_of([]) == []
    assert rivals_of([], [ResultRow("t", 1, "bob", "ladder", 2, 2, 1, 3.0, 1.0)])[0].games == 0


def test_a_game_played_from_several_seats_is_one_game() -> None:
    """Alone at one device with two seats: one game, told of the first seat, for one of the two always wins."""
    rows = [
        ResultRow("t", 0, "ann", "ladder", 2, 1, 2, 7.0, 1.0),
        ResultRow("t", 1, "ann", "ladder", 2, 1, 1, 9.0, 1.0),
        ResultRow("u", 1, "ann", "ladder", 2, 2, 1, 5.0, 1.0),
    ]
    (line,) = lines_of(rows)
    assert (line.games, line.won, line.score) == (2, 1, 6.0)


def test_47_a_game_counts_for_whoever_played_most_of_a_seat() -> None:
    """[weeks 9.47, 5] Nobody inherits a record: shares of one seat are added by person, and half is not most."""
    rows = [
        ResultRow("t", 0, "ann", "ladder", 2, 3, 1, 9.0, 1.0, 0, 0, 5, 3, 0.3),
        ResultRow("t", 0, "", "ladder", 2, 3, 1, 9.0, 1.0, 1, 5, 9, 3, 0.3),
        ResultRow("t", 0, "ann", "ladder", 2, 3, 1, 9.0, 1.0, 2, 9, 20, 4, 0.4),
        ResultRow("t", 1, "bob", "ladder", 2, 3, 2, 7.0, 1.0, 0, 0, 9, 5, 0.5),
        ResultRow("t", 1, "zoe", "ladder", 2, 3, 2, 7.0, 1.0, 1, 9, 20, 5, 0.5),
    ]
    found = {row.person_id: row for row in by_person(rows)}
    assert {person for person, row in found.items() if row.counts} == {"ann"}
    assert found["ann"].share == pytest.approx(0.7)
    assert part_of([found["zoe"]]) == (1, 0.5)
    assert part_of([found["ann"]]) == (0, 0.0)


def test_47_roles_turns_and_orders_by_hand() -> None:
    """[weeks 7] Days and live apart; of a seat played in two stretches all of it counts."""
    row = ResultRow(
        "t", 0, "ann", "maharadjah", 4, 4, 1, 9.0, 1.0, 0, 0, 5, 6, 0.6, "mughals rajputs", "days", "10 20", 1
    )
    rows = [
        row,
        row._replace(tenure=1, choices=4, share=0.4, times="60", ordered=2),
        row._replace(table_id="u", rank=2, roles="mughals", pace="live", times="5", choices=5, ordered=0),
    ]
    mine = by_person(rows)
    assert roles_of(mine) == [("maharadjah", "mughals", 2, 1), ("maharadjah", "rajputs", 1, 1)]
    assert habits_of(mine) == [("days", 3, 30.0, 20.0), ("live", 1, 5.0, 5.0)]
    assert ordered_share(mine) == pytest.approx(3 / 15)


async def emptied(postgres: Postgres) -> None:
    """As if no server had ever used it."""
    engine = engine_of(postgres.url)
    async with engine.begin() as connection:
        for command in ("drop schema public cascade", "create schema public"):
            await connection.exec_driver_sql(command)
    await engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_48_a_database_of_before_keeps_its_results_whoever_starts(
    tmp_path: Path, postgres: Postgres, kind: str
) -> None:
    """[weeks 9.48] A row a seat becomes a row of the one tenure there was; where servers may share it, two at once."""
    shared = kind == "postgresql"
    config = Config(data=tmp_path, database=postgres.url if shared else "")

    async def story() -> None:
        if shared:
            await emptied(postgres)
        engine = engine_of(config.url)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, "0010")
            values = ", ".join(f"('t', {seat}, 'ann', 'ladder', 2, 2, 1, 9.0, 5.0)" for seat in range(2))
            await connection.exec_driver_sql(f"insert into results values {values}")
        houses = [House(config) for _ in range(2 if shared else 1)]
        await asyncio.gather(*(house.open() for house in houses))
        async with engine.begin() as connection:
            rows = (await connection.execute(select(RESULTS).order_by(RESULTS.c.seat))).all()
        await engine.dispose()
        for house in houses:
            await house.close()
        assert [ResultRow(*row) for row in rows] == [
            ResultRow("t", seat, "ann", "ladder", 2, 2, 1, 9.0, 5.0) for seat in range(2)
        ]
        assert ResultRow(*rows[0]).counts

    asyncio.run(story())


def test_thousands_of_games_are_summed_up_at_once() -> None:
    """Everybody waits meanwhile: it must not take the square of their number."""
    mine = [ResultRow(f"t{n}", 0, "ann", "ladder", 2, 2, 1, 3.0, 1.0) for n in range(5000)]
    others = [ResultRow(f"t{n}", 1, f"p{n}", "ladder", 2, 2, 2, 3.0, 1.0) for n in range(5000)]
    began = time.process_time()
    assert sum(rival.before for rival in rivals_of(mine, others)) == 5000
    assert time.process_time() - began < 1
