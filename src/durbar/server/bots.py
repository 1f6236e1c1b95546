"""Bots at tables. They think elsewhere, and get nothing but what their seat knows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from durbar import bots
from durbar.engine.chance import Rng
from durbar.engine.refusal import Problem
from durbar.match.match import Match
from durbar.server.host.fair_queue import Turns
from durbar.server.host.log import Log
from durbar.server.host.tasks import Tasks
from durbar.server.hub import Hub, Listener, OpenTable
from durbar.server.lessons import commands as lesson_commands
from durbar.server.table import commands
from durbar.server.table.journal import StorageProblem

if TYPE_CHECKING:
    from durbar.server.orders.service import Orders

RANDOM = "random"
ADVISER = "hard"
FORCED_PAUSE = 0.25  # of the pace, where a bot has no choice
ORPHANED = 15  # so many paces (and two seconds) without a choice: another server's bot is dead with its server
RETRY = 2.0  # seconds after the database did not answer
AHEAD = 5.0  # seconds by which the clocks of servers may differ
T = TypeVar("T")
Thought: TypeAlias = Callable[[str, str, int, str, int], T]
BotsDue: TypeAlias = Callable[[float, float], Awaitable[list[str]]]
log = Log("durbar.bots")


def levels() -> list[str]:
    return list(bots.LEVELS)


def think(game: str, text: str, seat: int, level: str, seed: int) -> int:
    """In a worker process: a choice for a seat in a position dealt from what that seat knows."""
    return int(bots.choose(game, text, seat, level, seed))


def weigh(game: str, text: str, seat: int, level: str, seed: int) -> list[bots.Alternative]:
    """In a worker process: what a bot would tell a seat about its options."""
    return bots.full_advice(game, text, seat, level, seed)


class Thinker(Protocol):
    """Wherever there is room to think."""

    workers: int

    @property
    def processes(self) -> int:
        """How many there are to think in: none before the first thought."""
        ...

    async def think(self, function: Callable[..., T], *given: Any) -> T: ...

    def stop(self) -> None: ...


class Bots(Listener):
    """Watches the tables, and plays for the bots at a pace people can follow."""

    def __init__(self, hub: Hub, thinker: Thinker, pace: float, chance: Random, tasks: Tasks | None = None) -> None:
        self.hub, self.thinker, self.chance = hub, thinker, chance
        self.pace = pace
        self.tasks = tasks or Tasks()
        self.orphaned = max(2.0, ORPHANED * pace)
        self.alone = False  # no other server uses this database: what nobody sees to is ours
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.advisers = Turns(max(1, thinker.workers // 2))  # bots that play have room left
        self.turns = Turns(thinker.workers)
        self.orders: Orders | None = None  # whose seat a bot plays meanwhile may have left some
        self.fallbacks = 0  # choices made at random for a bot that should have thought

    def changed(self, opened: OpenTable, ours: bool) -> None:
        """A table went on: if a bot owes a choice there, see to it. Another server's tables only after a while."""
        table = opened.table
        if table.id not in self.busy and bot_seats(opened):
            task = self.tasks.once(
                "bots of a table", self.play(opened, self.pace if ours or self.alone else self.orphaned)
            )
            self.busy[table.id] = task
            task.add_done_callback(lambda _: self.busy.pop(table.id, None))

    async def sweep(self, due: BotsDue, idle: float) -> None:
        """Tables where a bot owes a choice and nobody saw to it, as after a restart."""
        now = self.hub.time.source()
        for table in await due(now - idle, now + AHEAD):
            if table not in self.busy:
                try:
                    opened = await self.hub.table(table)
                    self.changed(opened, ours=opened.table.touched <= now)
                except StorageProblem:
                    raise
                except Problem as problem:
                    log.warning("table not opened", table=table, problem=problem.key)

    async def play(self, opened: OpenTable, wait: float) -> None:
        """Choose for the bots of a table until it is people's turn."""
        while seats := bot_seats(opened := self.hub.open.get(opened.table.id, opened)):  # perhaps opened anew
            number = opened.table.number
            await asyncio.sleep(wait if wait > self.pace else self.pause(opened, seats[0]))
            if wait > self.pace and opened.table.number != number:
                continue  # the other server is alive
            wait = self.pace
            await self.choose(opened, seats[0])

    def pause(self, opened: OpenTable, seat: int) -> float:
        """People need no time to follow what could not be chosen otherwise."""
        forced = len(opened.table.match.options(seat)) == 1
        return self.pace * FORCED_PAUSE if forced else self.pace

    async def choose(self, opened: OpenTable, seat: int) -> None:
        table = opened.table
        if seat not in table.questions or table.status != "playing":
            return
        number = table.questions[seat]
        if await self.ordered(opened, seat, number):
            return
        option = await self.option(opened, seat)
        try:
            secret = self.hub.secret_of(table.id)
            choose = lesson_commands.answer if table.made.lesson else partial(commands.choose, None)
            await self.hub.carry_out(opened, choose(seat, number, option, secret))
        except Problem as problem:
            log.info("bot overtaken", table=table.id, seat=seat, problem=problem.key)
            if isinstance(problem, StorageProblem):
                await asyncio.sleep(RETRY)

    async def ordered(self, opened: OpenTable, seat: int, number: int) -> bool:
        """A bot that plays for somebody does first what they have ordered."""
        if self.orders is None or not opened.table.seats[seat].former:
            return False
        answer = await self.orders.answer(opened.table, seat)
        return answer is not None and await self.orders.choose(opened, seat, number, answer)

    async def option(self, opened: OpenTable, seat: int) -> int:
        """What the seat's bot chooses, or the script of a lesson; a random option where a bot cannot tell."""
        match, level = opened.table.match, opened.table.level_of(seat)
        options = match.options(seat)
        line = opened.table.course.scripted() if opened.table.course is not None else None
        if line is not None:
            return match.option(seat, line[1])
        if len(options) == 1 or level == RANDOM:
            return self.chance.choice(options)
        try:
            option = await self.thought(think, opened, seat, level)
            problem: Exception = ValueError(f"{option} is no option")
        except Exception as found:  # whatever a bot does wrong, the game goes on
            option, problem = -1, found
        if option in options:
            return option
        self.fallbacks += 1
        game, table = match.game.id, opened.table.id
        log.error("bot chose at random", game=game, table=table, level=level, exc_info=problem)
        return self.chance.choice(options)

    async def advice(self, opened: OpenTable, seat: int, number: int) -> list[bots.Alternative]:
        """What the best bot would choose for a person's seat; nothing once that question has gone by."""
        try:
            async with self.advisers.turn(opened.table.made.host):
                table = opened.table
                if table.status != "playing" or table.questions.get(seat) != number:
                    return []
                return await self.thought(weigh, opened, seat, ADVISER)
        except Exception as problem:  # as with bots that play: whatever goes wrong, the game goes on
            log.error("no advice", table=opened.table.id, problem=repr(problem))
            return []

    async def thought(self, function: Thought[T], opened: OpenTable, seat: int, level: str) -> T:
        """The function's answer from a worker process, which gets a position dealt from what the seat knows.

        Hosts take turns, whatever number of tables each has. Waiting for that does not count as thinking.
        """
        async with self.turns.turn(opened.table.made.host):
            return await self.thinking(function, opened.table.match, seat, level)

    async def thinking(self, function: Thought[T], match: Match, seat: int, level: str) -> T:
        known = match.imagined(seat, Rng(self.chance.getrandbits(96)))
        given = (match.game.id, known.position(), seat, level, self.chance.getrandbits(32))
        return await self.thinker.think(function, *given)

    async def stop(self) -> None:
        for task in list(self.busy.values()):
            task.cancel()
        self.thinker.stop()


def bot_seats(opened: OpenTable) -> list[int]:
    """The seats of bots, and of the script of a lesson, that owe a choice."""
    table = opened.table
    return [seat for seat in table.turn() if table.seats[seat].kind in ("bot", "script") and not opened.gone]
