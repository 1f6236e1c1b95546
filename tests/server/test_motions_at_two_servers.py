"""[weeks 9.42] Each motion, its people at two servers: carried once, lost, expired, and whoever leaves meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from postgres import Postgres
from test_due import NOON, kinds

from durbar.engine.refusal import Problem
from durbar.server.clock.hours import DAY
from durbar.server.clock.pace import Pace
from durbar.server.host.config import Config
from durbar.server.host.server import Server as House
from durbar.server.seats import commands as seat_commands
from durbar.server.table import commands
from durbar.server.table.commands import Command
from durbar.server.table.entries import AnyEntry, Created, SeatPlan, Wish
from durbar.server.table.table import Table
from durbar.server.votes import commands as vote_commands

PEOPLE = [commands.Actor(name.lower(), name) for name in ("Ann", "Bob", "Eve", "Kim")]
ANN, BOB, EVE, KIM = PEOPLE
DAYS, SLOW = Pace("days", DAY, DAY, DAY), Pace("days", 5 * DAY, DAY, 5 * DAY)
LEVELS = ["easy", "medium"]


class Two:
    """Two servers of one database, a time they share, and a table where Ann is late: Bob and Eve decide."""

    def __init__(self, one: House, other: House, table: str, now: list[float]) -> None:
        self.one, self.other, self.id, self.now = one, other, table, now

    async def at_one(self, command: Command) -> object:
        return await self.carried_out(self.one, command)

    async def at_other(self, command: Command) -> object:
        return await self.carried_out(self.other, command)

    async def carried_out(self, house: House, command: Command) -> object:
        """None, or why it was refused."""
        try:
            await house.hub.carry_out(await house.hub.table(self.id), command)
        except Problem as problem:
            return problem.key
        return None

    async def table(self) -> Table:
        """As anybody reads it who opens it now."""
        self.one.hub.open.pop(self.id, None)
        return (await self.one.hub.table(self.id)).table


@asynccontextmanager
async def two(tmp_path: Path, postgres: Postgres, table: str) -> AsyncIterator[Two]:
    now = [NOON]
    houses = [House(Config(data=tmp_path, database=postgres.url)) for _ in range(2)]
    for house in houses:
        house.hub.time.source = lambda: now[0]
        await house.open()
    seats = [SeatPlan("person", who.id, who.name) for who in (ANN, BOB, EVE)]
    opened = await houses[0].hub.create(table, Created(NOON, "ladder", 1, seats, {}, "ann", "", pace=DAYS))
    await houses[0].hub.carry_out(opened, commands.start(ANN, b"secret"))
    for seat, who in enumerate((ANN, BOB, EVE)):  # nobody is looked for because they never came
        match, number = opened.table.match, opened.table.questions[seat]
        choose = commands.choose(who, seat, number, match.options(seat)[0], b"secret")
        await houses[0].hub.carry_out(opened, choose)
    now[0] += DAY
    await houses[0].due.see_to(table)
    try:
        yield Two(*houses, table, now)
    finally:
        for house in houses:
            await house.close()


def asked(what: Wish) -> Command:
    target, pace = 0 if what in ("bot", "wanted", "time") else -1, SLOW if what == "pace" else None
    seconds = DAY if what in ("pause", "time") else 0.0
    offer = {"offer": 0}

    def command(table: Table) -> AnyEntry | None:
        offer["offer"] = table.seats.offers[0].number if table.seats.offers else 0
        return vote_commands.move(BOB, what, target, seconds, "easy", LEVELS, pace=pace, **offer)(table)

    return command


def carried(table: Table, what: Wish) -> bool:
    clocks = table.clocks
    assert clocks is not None
    return {
        "pause": clocks.paused(table.touched) is not None,
        "time": not clocks.seats[0].late and table.made.pace == DAYS and clocks.seats[0].left > 0,
        "bot": table.seats[0].kind == "bot",
        "wanted": table.seats[0].wanted == "voted",
        "person": table.seats[0].person == "ann",
        "pace": table.made.pace == SLOW,
        "end": table.status == "abandoned",
    }[what]


async def ask_back(here: Two) -> None:
    """Kim plays for Ann, who would have her seat again."""
    for command in (
        seat_commands.look_for_somebody(ANN, 0, True),
        seat_commands.offer(KIM, 0, None),
    ):
        assert await here.at_one(command) is None
    number = (await here.table()).seats.offers[0].number
    assert await here.at_one(seat_commands.accept(BOB, number)) is None
    assert await here.at_one(seat_commands.offer(ANN, 0, None)) is None


Story = Callable[[Two, Wish], Awaitable[None]]


async def both_agree_at_once(here: Two, what: Wish) -> None:
    number = (await here.table()).number
    votes = (EVE, KIM) if what == "person" else (EVE,)
    ends = await asyncio.gather(
        *(here.at_one(vote_commands.vote(who, number, True)) for who in votes),
        *(here.at_other(vote_commands.vote(who, number, True)) for who in votes),
    )
    assert set(ends) <= {None, "nothing-asked", "not-yours", "game-over"}
    table = await here.table()
    assert table.votes.open is None
    assert carried(table, what)
    assert (await kinds(here.one, here.id)).count("Voted") == len(votes)


async def one_says_no_while_the_other_looks(here: Two, what: Wish) -> None:
    number = (await here.table()).number
    await asyncio.gather(here.at_one(vote_commands.vote(EVE, number, False)), here.other.due.see_to(here.id))
    table = await here.table()
    assert table.votes.open is None
    assert what == "person" or not carried(table, what)


async def nobody_answers(here: Two, what: Wish) -> None:
    """A vote against the end of its time: whichever is stored first counts, and the motion is over once."""
    number = (await here.table()).number
    here.now[0] += 3 * DAY
    ends = await asyncio.gather(
        here.one.due.see_to(here.id),
        here.other.due.see_to(here.id),
        here.at_other(vote_commands.vote(EVE, number, True)),
    )
    table = await here.table()
    told = await kinds(here.one, here.id)
    assert table.votes.open is None
    assert told.count("Expired") + ("Voted" in told) == 1
    assert "Voted" in told or ends[-1] == "nothing-asked"


async def a_voter_leaves(here: Two, what: Wish) -> None:
    """Those who are left decide: Bob has said yes, and Kim does where she plays."""
    number = (await here.table()).number
    leave = commands.abandon(EVE, 2)
    ends = await asyncio.gather(here.at_one(leave), here.at_other(vote_commands.vote(KIM, number, True)))
    assert ends[0] is None
    table = await here.table()
    assert table.votes.open is None
    assert carried(table, what)


@pytest.mark.parametrize(
    "story", [both_agree_at_once, one_says_no_while_the_other_looks, nobody_answers, a_voter_leaves]
)
def test_42_a_motion_at_two_servers(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch, story: Story
) -> None:
    monkeypatch.setenv("DURBAR_SECRET_KEY", "k" * 32)

    async def each(what: Wish) -> None:
        async with two(tmp_path, postgres, f"{story.__name__[:12]}-{what}") as here:
            if what == "person":
                await ask_back(here)
            assert await here.at_one(asked(what)) is None
            await here.other.hub.table(here.id)
            assert await here.at_other(asked("end")) == "already-moved"
            await story(here, what)

    async def all_kinds() -> None:
        kinds: tuple[Wish, ...] = ("pause", "time", "bot", "wanted", "person", "pace", "end")
        for what in kinds:
            await each(what)

    asyncio.run(all_kinds())
