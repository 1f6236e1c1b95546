"""[weeks 9.12] While nobody served nobody's time moved: a server down, its database away, one of two servers away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest
from cable import Cable
from postgres import Postgres
from standing_time import Postbox, place, settled
from test_due import ANN, BOB, begun, key, kinds

from durbar.server.clock import commands as clock_commands
from durbar.server.clock.hours import DAY
from durbar.server.clock.pace import HOUR, Pace
from durbar.server.clock.schedule import BEAT
from durbar.server.host.config import Config
from durbar.server.host.server import Server as House
from durbar.server.table import commands, entries
from durbar.server.votes import commands as vote_commands

__all__ = ["key"]
NOON = 1_795_000_000.0
PACES = {"live": Pace("live", 1200.0, 30.0, 1200.0), "days": Pace("days", DAY, DAY, DAY, at_zero="bot", level="random")}
DOWN = (1.0, HOUR, 3 * DAY)
years = count()  # each test of a shared database has a year of its own


class Hand:
    """Of the clock all servers of a test go by."""

    def __init__(self) -> None:
        self.at = NOON + next(years) * 365 * DAY

    async def pass_time(self, seconds: float, *houses: House) -> None:
        """While these servers serve."""
        end = self.at + seconds
        while self.at < end:
            self.at = min(end, self.at + BEAT)
            for house in houses:
                await house.due.beat()


@asynccontextmanager
async def serving(path: Path, hand: Hand, database: str = "") -> AsyncIterator[House]:
    house = House(Config(data=path, database=database) if database else Config(data=path))
    house.hub.time.source = lambda: hand.at
    house.due.store.offset = no_offset  # type: ignore[method-assign]
    await house.open()
    await house.due.beat()
    try:
        yield house
    finally:
        await house.close()


async def no_offset(_: float) -> float:
    return 0.0


async def choose(house: House, table: str) -> entries.Chose:
    """The first seat's choice, as it is stored."""
    opened = await house.hub.table(table)
    option, number = opened.table.match.options(0)[0], opened.table.questions[0]
    await house.hub.carry_out(opened, commands.choose(ANN, 0, number, option, b"secret"))
    chose = entries.decode((await house.database.entries(table))[-1])
    assert isinstance(chose, entries.Chose)
    return chose


async def eventually(test: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not test():
            await asyncio.sleep(0.02)


def left(house: House, table: str) -> float:
    opened = house.hub.open[table].table
    assert opened.clocks is not None
    return opened.clocks.left(0, opened.now(), opened.time.gaps)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("down", DOWN)
def test_12_down_for_a_second_an_hour_or_days(
    tmp_path: Path, postgres: Postgres, kind: str, pace: str, down: float
) -> None:
    """The only server stops and another starts: everybody has what they had, and a choice costs what it took."""

    async def story() -> None:
        hand, table = Hand(), f"{kind}-{pace}-{down:.0f}"
        database = postgres.url if kind == "postgresql" else ""
        async with serving(tmp_path, hand, database) as house:
            await begun(house, table, PACES[pace], hand.at)
            await hand.pass_time(60, house)
        hand.at += down
        async with serving(tmp_path, hand, database) as house:
            await house.due.sweep()
            assert (await kinds(house, table))[-1] == "Started"
            await house.hub.table(table)
            assert left(house, table) == pytest.approx(PACES[pace].bank - 60)
            await hand.pass_time(10, house)
            assert (await choose(house, table)).used[0] == pytest.approx(70)

    asyncio.run(story())


@pytest.mark.parametrize("down", DOWN)
def test_12_whoever_had_no_more_than_a_moment_has_time_to_come_back(tmp_path: Path, down: float) -> None:
    """Two hours, or a minute where people play at once: nobody is late because of the server."""

    async def story() -> None:
        hand = Hand()
        async with serving(tmp_path, hand) as house:
            for name, pace in PACES.items():
                await begun(house, name, Pace(pace.kind, 61.0, 0.0, 61.0), hand.at)
            await hand.pass_time(60, house)
        hand.at += down
        async with serving(tmp_path, hand) as house:
            await house.due.sweep()
            for name, pace in PACES.items():
                assert (await kinds(house, name))[-1] == "Started"
                await house.hub.table(name)
                assert left(house, name) == pytest.approx(pace.least)

    asyncio.run(story())


@pytest.mark.parametrize("away", [3.0, HOUR, 3 * DAY])
def test_12_the_database_away(tmp_path: Path, cable: Cable, away: float) -> None:
    """Whoever chooses in the first moment in which it can be stored pays nothing for the time before."""

    async def story() -> None:
        hand, table = Hand(), f"away{away:.0f}"
        async with serving(tmp_path, hand, cable.url) as house:
            house.due.serve()
            house.tasks.keep("clocks", house.due.run)
            await begun(house, table, PACES["live"], hand.at)
            await hand.pass_time(60, house)
            failures = house.tasks.kept["clocks"].failures
            cable.cut(through=0)
            await eventually(lambda: house.tasks.kept["clocks"].failures > failures)
            await house.tasks.stop("clocks")  # it rests until it tries again
            hand.at += away
            cable.mend()
            chose = await choose(house, table)
            assert chose.used[0] == pytest.approx(60)

    asyncio.run(story())


def test_12_one_of_two_servers_away(tmp_path: Path, cable: Cable, postgres: Postgres) -> None:
    """The other serves: time passes, and neither the return of one that was cut off nor a start is a gap."""

    async def story() -> None:
        hand = Hand()
        async with serving(tmp_path, hand, postgres.url) as here:
            async with serving(tmp_path, hand, cable.url) as far:
                before = here.hub.time.gaps
                far.due.serve()
                await begun(here, "two", PACES["days"], hand.at)
                await hand.pass_time(60, here, far)
                far.tasks.keep("clocks", far.due.run)
                cable.cut(through=0)
                await eventually(lambda: far.tasks.kept["clocks"].failures > 0)
                await far.tasks.stop("clocks")
                await hand.pass_time(117, here)
                hand.at += 3
                cable.mend()
                await far.due.beat()
                assert far.hub.time.gaps == before
                assert (await choose(far, "two")).used[0] == pytest.approx(180)
            async with serving(tmp_path, hand, postgres.url) as third:
                assert third.hub.time.gaps == before
            await here.due.beat()
            assert here.hub.time.gaps == before

    asyncio.run(story())


@pytest.mark.parametrize("down", DOWN)
def test_12_whoever_is_late_keeps_the_time_until_a_bot_plays(tmp_path: Path, down: float) -> None:
    async def story() -> None:
        hand = Hand()
        async with serving(tmp_path, hand) as house:
            await begun(house, "t", Pace("days", 60.0, DAY, DAY, at_zero="bot", level="random"), hand.at)
            await hand.pass_time(60, house)
            await house.due.sweep()
            late = hand.at
            await hand.pass_time(60, house)
        hand.at += down
        async with serving(tmp_path, hand) as house:
            await house.due.sweep()
            assert (await kinds(house, "t"))[-1] == "Lapsed"
            assert (await house.hub.table("t")).table.due() == pytest.approx(late + DAY + down)
            hand.at = late + DAY + down
            await house.due.sweep()
            assert (await kinds(house, "t"))[-1] == "BotSat"

    asyncio.run(story())


@pytest.mark.parametrize("down", DOWN)
def test_12_a_vote_stays_open_as_long_as_was_said(tmp_path: Path, down: float) -> None:
    async def story() -> None:
        hand = Hand()
        async with serving(tmp_path, hand) as house:
            await begun(house, "t", PACES["days"], hand.at)
            await hand.pass_time(60, house)
            opened = await house.hub.table("t")
            move = vote_commands.move(BOB, "pause", -1, DAY, "", [])
            await house.hub.carry_out(opened, move)
            asked = hand.at
            await hand.pass_time(60, house)
        hand.at += down
        async with serving(tmp_path, hand) as house:
            table = (await house.hub.table("t")).table
            assert clock_commands.pass_time()(table.fork()) is None
            assert table.votes.open is not None
            assert table.votes.open.ends(house.hub.time.gaps) == pytest.approx(asked + 3 * DAY + down)

    asyncio.run(story())


def test_12_nobody_is_warned_before_their_time_is_nearly_over(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    """Two days of three are left when the server goes down for three: the warning comes with the new deadline."""
    box, mail = postbox

    async def story() -> None:
        async with place(tmp_path, mail) as here:
            await settled(here, box.mails)
            await here.choose()
            await here.look()
            await here.look(DAY - 60)
            await here.house.due.beat()
            here.at += 3 * DAY
            await here.house.due.beat()
            box.mails.clear()
            await here.look(0)
            await here.look(HOUR)
            assert box.mails == []
            await here.look(2 * DAY * 0.7 - HOUR)
            assert [mail["Subject"].partition(",")[0] for mail in box.mails] == ["Friday: little time left"]
            await here.look(2 * DAY * 0.3 - 3 * HOUR)
            assert "last hours" in box.mails[-1]["Subject"]
            assert len(box.mails) == 2

    asyncio.run(story())


@pytest.mark.parametrize("how", ["away", "more time"])
def test_whoever_has_more_time_meanwhile_is_warned_when_that_is_nearly_over(
    tmp_path: Path, postbox: tuple[Postbox, str], how: str
) -> None:
    """[weeks 1] Nobody is late by surprise, nor warned of what is far away."""
    box, mail = postbox

    async def story() -> None:
        async with place(tmp_path, mail) as here:
            await settled(here, box.mails)
            await here.choose()
            await here.look()
            opened, tables = await here.house.hub.table("t"), here.house.hub
            if how == "away":
                await tables.carry_out(opened, clock_commands.go_away(here.actor("Bob"), here.at, here.at + 10 * DAY))
            else:
                await tables.carry_out(opened, vote_commands.move(here.actor("Ann"), "time", 1, 10 * DAY, "", []))
            box.mails.clear()
            await here.look(9 * DAY)
            assert [mail["Subject"] for mail in box.mails if "Friday" in mail["Subject"]] == []
            await here.look(3.8 * DAY)
            assert [mail["Subject"].partition(",")[0] for mail in box.mails] == ["Friday: little time left"]

    asyncio.run(story())
