"""Standing orders: given, looked at when a question is put, and carried out as their owner's choices, in good time.

Nobody but the owner is told that there are any. An order that does not answer leaves no trace.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Literal, NamedTuple, TypeAlias

import structlog

from durbar.engine.chance import Rng
from durbar.engine.game import Game
from durbar.engine.orders import ASK, FORCED_KIND, Blank, Given, OrderKind
from durbar.engine.refusal import Problem
from durbar.server.clock.hours import Hours, next_awake, rest
from durbar.server.host.tasks import Tasks
from durbar.server.hub import Hub, Listener, OpenTable
from durbar.server.orders.state import LINE, Order, SeatOrder, Until, When, answered, filled_in
from durbar.server.orders.store import OrderRow, OrderStore
from durbar.server.study.premoves import look_at
from durbar.server.table import commands, entries
from durbar.server.table.commands import Command
from durbar.server.table.entries import AnyEntry
from durbar.server.table.journal import Guard, StorageProblem
from durbar.server.table.table import Table

LOOK = 1.0  # seconds between looks for what is due
ORPHANED = 15.0  # seconds after which another server's question is looked at
SOON = (60.0, 600.0)  # seconds, as somebody at hand would take
SOON_LIVE = (3.0, 8.0)
PACE = (0.6, 1.8)  # seconds, as bots take
ABOUT = (0.8, 1.25)  # no two answers take exactly as long
MOST = 40  # orders of a seat
log = structlog.get_logger("durbar.orders")


Tempo: TypeAlias = When | Literal["pace"]
"""How fast it is answered; `pace`: as bots do."""


class Wish(NamedTuple):
    """An order as somebody fills it in; `id` 0: a new one."""

    id: int
    kind: str
    given: Given
    until: Until
    when: When


class Answer(NamedTuple):
    """What an order chooses; `row`: the seat's orders it comes from, if there are any."""

    option: int
    order: int
    when: Tempo
    row: OrderRow | None


def forced_blanks(_g: object, _seat: int) -> list[Blank]:
    return [Blank("do", ("play", "ask-me"))]


PLAY_FORCED = OrderKind(FORCED_KIND, frozenset(), forced_blanks, lambda _g, _seat, _given: ASK)


def kinds_of(game: Game) -> tuple[OrderKind, ...]:
    """The kinds of a game, and what every game without secrets has: where one has a single option, others may know."""
    return game.orders if game.has_secrets() else (*game.orders, PLAY_FORCED)


def once_of(game: Game) -> frozenset[str]:
    return frozenset(kind.name for kind in game.orders if kind.once)


def updated_orders(table: Table, seat: int, row: OrderRow, wishes: list[Wish]) -> OrderRow:
    """The orders as they shall be; those that are as before keep their number, and what is known of them."""
    kinds = {kind.name: kind for kind in kinds_of(table.match.game)}
    if len(wishes) > MOST:
        raise Problem("many-orders", known=MOST)
    before, found, last = {order.id: order for order in row.orders}, [], row.last
    for wish in wishes:
        if wish.kind not in kinds:
            raise Problem("bad-order", given=wish.kind, known=", ".join(kinds))
        words = filled_in(kinds[wish.kind], table.match.state, seat, wish.given)
        old = before.get(wish.id)
        if old is None or (old.kind, old.given, old.until, old.when) != (wish.kind, words, wish.until, wish.when):
            last += 1
            old = SeatOrder(last, wish.kind, words, table.number, wish.until, wish.when)
        found.append(old)
    return row._replace(orders=[*found, *lines_of(row)], last=last)


def lines_of(row: OrderRow) -> list[SeatOrder]:
    """The lines of plans a seat has ordered: one at most."""
    return [order for order in row.orders if order.kind == LINE]


def plays_forced(table: Table, row: OrderRow | None) -> bool:
    """Is what cannot be chosen otherwise played? As ordered; without an order at tables of days."""
    if table.match.game.has_secrets():
        return False
    ordered = [order.given["do"] for order in row.orders if order.kind == FORCED_KIND] if row is not None else []
    return ordered[0] == "play" if ordered else over_days(table)


def delay(chance: Random, when: Tempo, live: bool, took: tuple[float, ...]) -> float:
    """Seconds an answer takes: none, as somebody at hand would, or as long as one of one's own answers."""
    if when == "once":
        return 0.0
    if when == "pace":
        return chance.uniform(*PACE)
    if when == "own" and took:
        return chance.choice(took) * chance.uniform(*ABOUT)
    return chance.uniform(*(SOON_LIVE if live else SOON))


def due_at(chance: Random, table: Table, seat: int, when: Tempo) -> float:
    """When it is answered; in one's own time never at night, and not just when one gets up."""
    now, live = table.now(), table.made.pace is not None and table.made.pace.kind == "live"
    took, hours = table.orders.took.get(seat, ()), table.seats[seat].hours or Hours()
    at = now + delay(chance, when, live, took)
    awake = next_awake(at, (stop for stop in rest(hours, True, False, at) if stop.until > at))
    return at if when != "own" or awake <= at else awake + delay(chance, when, live, took)


def carry_out(person: str, seat: int, question: int, answer: Answer, secret: bytes) -> Command:
    """An order's answer, as its owner's choice. Refused by the database once, the orders were changed: it is void."""
    tried: list[int] = []

    def command(table: Table) -> AnyEntry | None:
        if tried == [table.number]:
            raise Problem("orders-changed")
        tried[:] = [table.number]
        plan = table.seats[seat]
        if person not in (plan.person, plan.former):
            raise Problem("not-yours")
        return commands.choose(None, seat, question, answer.option, secret, answer.order)(table)

    return command


class Orders(Listener):
    """Somebody has to keep `run` running."""

    def __init__(self, hub: Hub, store: OrderStore, tasks: Tasks, chance: Random) -> None:
        self.hub, self.store, self.tasks, self.chance = hub, store, tasks, chance

    # --- when a question is put --------------------------------------------------------------------------------------

    def changed(self, opened: OpenTable, ours: bool) -> None:
        """A table went on: are there questions of people that orders may answer?"""
        table = opened.table
        if ours and self.asked(table):
            self.tasks.once("orders of a table", self.look(opened))

    def asked(self, table: Table) -> list[int]:
        """People who are asked something, and may have ordered the answer."""
        days = over_days(table)
        return [
            seat
            for seat in asked_anew(table)
            if self.store.may_have(table.id, seat) or (days and len(table.match.options(seat)) == 1)
        ]

    async def look(self, opened: OpenTable) -> None:
        for seat in self.asked(opened.table):
            table = opened.table
            question, answer = table.questions.get(seat, 0), await self.answer(table, seat)
            if answer is None:
                continue
            if answer.when == "once" or answer.row is None:
                await self.choose(opened, seat, question, answer)
            else:
                due = due_at(self.chance, table, seat, answer.when)
                await self.store.schedule(answer.row, question, due, table.number)

    async def answer(self, table: Table, seat: int) -> Answer | None:
        """What the orders of a seat choose now, from what it knows; nothing just after somebody has gone back."""
        plan, options = table.seats[seat], table.match.options(seat)
        question = table.questions.get(seat, 0)
        if question == table.orders.taken_back or not question:
            return None
        row = await self.store.of(table.id, seat)
        if row is not None and row.person != (plan.person or plan.former):
            row = None
        if len(options) == 1 and plays_forced(table, row):
            return Answer(options[0], entries.FORCED_ORDER, "once", row)
        if row is None:
            return None
        return await self.ordered(table, seat, row) or await self.planned(table, seat, row)

    async def ordered(self, table: Table, seat: int, row: OrderRow) -> Answer | None:
        """What standing orders choose: before any plan."""
        standing, options = standing_orders(table, seat, row.orders), table.match.options(seat)
        if not standing:
            return None
        known = table.match.imagined(seat, Rng(self.chance.getrandbits(96))).state
        orders = [Order(one.kind, one.given) for one in standing]
        found = await self.hub.apart(answered, table.match.game.orders, known, seat, options, orders)
        return None if found is None else Answer(found[1], standing[found[0]].id, standing[found[0]].when, row)

    async def planned(self, table: Table, seat: int, row: OrderRow) -> Answer | None:
        """What the line of a plan chooses, if all went as it foresaw."""
        for order in lines_of(row):
            look = await self.hub.apart(look_at, order, seat, table.match, table.orders)
            if look.option is not None:
                return Answer(look.option, order.id, "pace", row)
        return None

    async def choose(self, opened: OpenTable, seat: int, question: int, answer: Answer) -> bool:
        """Carry an answer out, by the orders as they were when it was made; False if that came too late."""
        row, table = answer.row, opened.table
        guard = None if row is None else Guard(seat, row.version, table.match.steps)
        plan = table.seats[seat]
        command = carry_out(plan.person or plan.former, seat, question, answer, self.hub.secret_of(table.id))
        try:
            await self.hub.carry_out(opened, command, guard=guard)
        except StorageProblem:
            raise
        except Problem as problem:
            log.info("order overtaken", table=table.id, problem=problem.key)
            return False
        return True

    # --- when it is due ----------------------------------------------------------------------------------------------

    async def run(self) -> None:
        looked = 0.0
        await self.store.recall()
        while True:
            await self.sweep()
            now = self.hub.time.now()
            if now - looked > ORPHANED:
                looked = now
                await self.adopt(now - ORPHANED)
            await asyncio.sleep(LOOK)

    async def sweep(self) -> None:
        """Answer what is due, whichever server put it down."""
        for row in await self.store.due(self.hub.time.now()):
            try:
                await self.see_to(row)
            except StorageProblem:
                raise
            except Problem as problem:
                log.warning("orders not seen to", table=row.table, problem=problem.key)
                await self.store.schedule(row, row.question, None, 0)

    async def see_to(self, row: OrderRow) -> None:
        opened = await self.hub.table(row.table)
        table = opened.table
        answer = None
        if table.status == "playing" and table.questions.get(row.seat) == row.question:
            answer = await self.answer(table, row.seat)
        if answer is None or not await self.choose(opened, row.seat, row.question, answer):
            await self.store.schedule(row, row.question, None, table.number)

    async def adopt(self, before: float) -> None:
        """Questions of a server that died before it looked."""
        for table in await self.store.unseen(before):
            try:
                await self.take_up(table)
            except StorageProblem:
                raise
            except Problem as problem:  # the others' orders are carried out all the same
                log.warning("orders not seen to", table=table, problem=problem.key)

    async def take_up(self, table: str) -> None:
        opened = await self.hub.table(table)
        await self.store.seen(table, opened.table.number)
        rows = [await self.store.of(table, seat) for seat in opened.table.questions]
        if any(row is not None and row.due is None for row in rows):
            await self.look(opened)


def standing_orders(table: Table, seat: int, orders: list[SeatOrder]) -> list[SeatOrder]:
    """Those that were given before the question was put, and are neither used up, ended nor switched off."""
    once, question = once_of(table.match.game), table.questions.get(seat, 0)
    orders = [one for one in orders if one.kind != LINE and one.given_at < question]
    return [one for one in orders if table.orders.standing(seat, one, once) == "stands"]


def over_days(table: Table) -> bool:
    return table.clocks is not None and table.clocks.pace.kind == "days"


def asked_anew(table: Table) -> list[int]:
    """People who are asked something."""
    if table.status != "playing" or table.made.lesson:
        return []
    return [seat for seat in table.questions if table.seats[seat].kind == "person"]
