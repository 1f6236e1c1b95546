"""Bots at tables. They think in processes of their own and get nothing but what their seat knows."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Any, TypeAlias, TypeVar

import structlog

from durbar import bots, build
from durbar.bots.worker import leave_with_parent
from durbar.engine.chance import Rng
from durbar.engine.refusal import Problem
from durbar.match.match import Match
from durbar.server import commands, teaching
from durbar.server.orders import Orders
from durbar.server.tables import OpenTable, Tables
from durbar.server.tasks import Tasks
from durbar.server.turns import Turns

RANDOM = "random"
ADVISER = "hard"
PATIENCE = 60.0  # seconds a bot may think before a random choice is made for it
FORCED = 0.25  # of the pace, where a bot has no choice
ORPHANED = 15  # so many paces (and two seconds) without a choice: another server's bot is dead with its server
RETRY = 2.0  # seconds after the database did not answer
AHEAD = 5.0  # seconds by which the clocks of servers may differ
T = TypeVar("T")
Thought: TypeAlias = Callable[[str, str, int, str, int], T]
log = structlog.get_logger("durbar.bots")


def levels() -> list[str]:
    return list(bots.LEVELS)


def think(game: str, text: str, seat: int, level: str, seed: int) -> int:
    """In a worker process: a choice for a seat in a position dealt from what that seat knows."""
    return int(bots.choose(game, text, seat, level, seed))


def weigh(game: str, text: str, seat: int, level: str, seed: int) -> list[bots.Alternative]:
    """In a worker process: what a bot would choose for a seat, and its other alternatives."""
    return bots.with_line(game, text, seat, seed, bots.advise(game, text, seat, level, seed))


class Bots:
    """Watches the tables, and plays for the bots at a pace people can follow."""

    def __init__(self, tables: Tables, workers: int, pace: float, tasks: Tasks | None = None) -> None:
        self.tables = tables
        self.workers = workers
        self.pace = pace
        self.tasks = tasks or Tasks()
        self.pool: ProcessPoolExecutor | None = None
        self.build = build.present()
        self.orphaned = max(2.0, ORPHANED * pace)
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.advisers = Turns(max(1, workers // 2))  # bots that play have room left
        self.turns = Turns(workers)
        self.orders: Orders | None = None  # whose seat a bot plays meanwhile may have left some
        self.fallbacks = 0  # choices made at random for a bot that should have thought

    @property
    def processes(self) -> int:
        """How many there are to think in: none before the first thought."""
        return len(active_children())

    def changed(self, opened: OpenTable, ours: bool) -> None:
        """A table went on: if a bot owes a choice there, see to it. Another server's tables only after a while."""
        table = opened.table
        if table.id not in self.busy and bot_seats(opened):
            task = self.tasks.once("bots of a table", self.play(opened, self.pace if ours else self.orphaned))
            self.busy[table.id] = task
            task.add_done_callback(lambda _: self.busy.pop(table.id, None))

    async def sweep(self, idle: float) -> None:
        """Tables where a bot owes a choice and nobody saw to it, as after a restart."""
        now = time.time()
        for table in await self.tables.database.bots_due(now - idle, now + AHEAD):
            if table not in self.busy:
                try:
                    opened = await self.tables.table(table)
                    self.changed(opened, ours=opened.table.touched <= now)
                except Problem as problem:
                    if problem.key == "storage":
                        raise
                    log.warning("table not opened", table=table, problem=problem.key)

    async def play(self, opened: OpenTable, wait: float) -> None:
        """Choose for the bots of a table until it is people's turn."""
        while seats := bot_seats(opened := self.tables.open.get(opened.table.id, opened)):  # perhaps opened anew
            number = opened.table.number
            await asyncio.sleep(wait if wait > self.pace else self.pause(opened, seats[0]))
            if wait > self.pace and opened.table.number != number:
                continue  # the other server is alive
            wait = self.pace
            await self.choose(opened, seats[0])

    def pause(self, opened: OpenTable, seat: int) -> float:
        """People need no time to follow what could not be chosen otherwise."""
        forced = len(opened.table.match.options(seat)) == 1
        return self.pace * FORCED if forced else self.pace

    async def choose(self, opened: OpenTable, seat: int) -> None:
        table = opened.table
        if seat not in table.questions or table.status != "playing":
            return
        number = table.questions[seat]
        if await self.ordered(opened, seat, number):
            return
        option = await self.option(opened, seat)
        try:
            secret = self.tables.secret_of(table.id)
            choose = teaching.answer if table.made.lesson else partial(commands.choose, None)
            await self.tables.carry_out(opened, choose(seat, number, option, secret))
        except Problem as problem:
            log.info("bot overtaken", table=table.id, seat=seat, problem=problem.key)
            if problem.key == "storage":
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
            return secrets.choice(options)
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
        return secrets.choice(options)

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
        known = match.imagined(seat, Rng(secrets.randbits(96)))
        given = (match.game.id, known.position(), seat, level, secrets.randbits(32))
        try:
            return await self.in_process(function, *given)
        except BrokenProcessPool:  # it was killed, perhaps for another's thought: once more, in a new one
            return await self.in_process(function, *given)

    async def in_process(self, function: Thought[T], *given: Any) -> T:
        try:
            answer = asyncio.get_running_loop().run_in_executor(self.executor(), function, *given)
            return await asyncio.wait_for(answer, PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            self.give_up()
            raise

    def give_up(self) -> None:
        """New processes for the next. The old ones think to the end of what they are at, but not for ever."""
        if self.pool is not None:
            asyncio.get_running_loop().call_later(PATIENCE, end, active_children())
            self.pool.shutdown(wait=False)
            self.pool = None

    def executor(self) -> ProcessPoolExecutor:
        """The processes bots think in; new ones once the rules have been compiled beside us."""
        if self.pool is not None and self.build != build.present():
            self.pool.shutdown(wait=False)  # what is being thought about is thought to its end
            self.pool = None
        if self.pool is None:
            self.build = build.present()
            self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), leave_with_parent)
        return self.pool

    async def stop(self) -> None:
        for task in list(self.busy.values()):
            task.cancel()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def end(processes: list[BaseProcess]) -> None:
    for process in processes:
        if process.is_alive():
            process.kill()


def bot_seats(opened: OpenTable) -> list[int]:
    """The seats of bots, and of the script of a lesson, that owe a choice."""
    table = opened.table
    return [seat for seat in table.turn() if table.seats[seat].kind in ("bot", "script") and not opened.gone]
