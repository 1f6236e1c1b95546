"""People who do everything, and what befalls their servers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from city import City

from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.server.clock.hours import Hours
from durbar.server.clock.pace import Pace
from durbar.server.host.server import Server as House
from durbar.server.hub import OpenTable
from durbar.server.live.connection import Connection
from durbar.server.notify.notices import KINDS
from durbar.server.notify.sender_store import Address, HookRow, WayStore, Wish, Wishes
from durbar.server.orders.service import Wish as Ordered
from durbar.server.orders.service import updated_orders
from durbar.server.orders.store import OrderRow
from durbar.server.routes.sessions import take_leave
from durbar.server.seats import commands as seat_commands
from durbar.server.storage.rows import PersonRow
from durbar.server.table import commands
from durbar.server.table.commands import Actor
from durbar.server.table.entries import Created, SeatPlan
from durbar.server.votes import commands as vote_commands

LEVELS = ["random"]
HOUR = 3600.0
PACES = (None, Pace("days", 2 * HOUR, HOUR, 2 * HOUR, at_zero="bot", level="random"), Pace("live", 900.0, 60.0, 900.0))
Deed = Callable[["Person", House, OpenTable], Awaitable[None]]


class Person:
    def __init__(self, city: City, row: PersonRow) -> None:
        self.city, self.row, self.chance = city, row, city.chance
        self.actor = Actor(row.id, row.name)
        self.leaving = False
        self.pages: list[tuple[OpenTable, Connection]] = []
        self.code = ""  # the last that was sent

    # --- at a table --------------------------------------------------------------------------------------------------

    async def do(self, house: House, opened: OpenTable, command: commands.Command) -> None:
        await self.city.carry_out(house, opened, command)

    def seat(self, opened: OpenTable) -> int:
        mine = opened.table.seats_of(self.row.id)
        return mine[0] if mine else -1

    async def choose(self, house: House, opened: OpenTable) -> None:
        table, seat = opened.table, self.seat(opened)
        if seat in table.questions:
            option = self.chance.choice(table.match.options(seat))
            secret = house.hub.secret_of(table.id)
            await self.do(house, opened, commands.choose(self.actor, seat, table.questions[seat], option, secret))

    async def undo(self, house: House, opened: OpenTable) -> None:
        steps = opened.table.match.steps
        to = self.chance.randrange(steps) if steps and self.chance.random() < 0.7 else None
        await self.do(house, opened, commands.undo(self.actor, self.seat(opened), to))

    async def consent(self, house: House, opened: OpenTable) -> None:
        request = opened.table.votes.request
        number = request.number if request is not None else 0
        agrees = self.chance.random() < 0.8
        await self.do(house, opened, commands.consent(self.actor, self.seat(opened), number, agrees))

    async def redo(self, house: House, opened: OpenTable) -> None:
        await self.do(house, opened, commands.redo(self.actor, self.seat(opened)))

    async def sit(self, house: House, opened: OpenTable) -> None:
        await self.do(house, opened, commands.sit(self.actor, None, None, Hours()))

    async def leave(self, house: House, opened: OpenTable) -> None:
        waiting = opened.table.status == "waiting"
        await self.do(house, opened, (commands.leave if waiting else commands.abandon)(self.actor, None))

    async def leave_to_bot(self, house: House, opened: OpenTable) -> None:
        await self.do(house, opened, seat_commands.leave_to_bot(self.actor, None, "random", LEVELS))

    async def offer(self, house: House, opened: OpenTable) -> None:
        seat = self.chance.randrange(len(opened.table.seats))
        await self.do(house, opened, seat_commands.offer(self.actor, seat, None, Hours()))

    async def accept(self, house: House, opened: OpenTable) -> None:
        offers = opened.table.seats.offers
        await self.do(house, opened, seat_commands.accept(self.actor, offers[0].number if offers else 0))

    async def move(self, house: House, opened: OpenTable) -> None:
        what = self.chance.choice(("bot", "wanted", "end", "pause", "time"))
        target, away = self.chance.randrange(len(opened.table.seats)), opened.away(vote_commands.AWAY)
        moved = vote_commands.move(self.actor, what, target, HOUR, "random", LEVELS, away)
        await self.do(house, opened, moved)

    async def vote(self, house: House, opened: OpenTable) -> None:
        motion = opened.table.votes.open
        number = motion.number if motion is not None else 0
        await self.do(house, opened, vote_commands.vote(self.actor, number, self.chance.random() < 0.7, Hours()))

    async def say(self, house: House, opened: OpenTable) -> None:
        await self.do(house, opened, commands.say(self.actor, f"words of {self.row.name}"))

    async def write_notes(self, house: House, opened: OpenTable) -> None:
        await house.database.write_notes(opened.table.id, self.row.id, f"secrets of {self.row.name}")

    async def order(self, house: House, opened: OpenTable) -> None:
        """Give orders, or take them all back: what is confirmed as gone never answers any more."""
        table, seat = opened.table, self.seat(opened)
        commands.playing(table)
        commands.owned(table, self.actor, seat)
        row = await house.orders.store.of(table.id, seat) or OrderRow(table.id, seat, self.row.id, 0, [], 0)
        if row.person != self.row.id:
            row = row._replace(person=self.row.id, orders=[])
        kind, when = "climb", self.chance.choice(("once", "soon"))
        wishes = [Ordered(0, kind, {"do": "up"}, "change", when)] if self.chance.random() < 0.6 else []
        if table.match.game.id != "ladder":
            return
        self.city.cancelled.pop((table.id, seat), None)  # until it is confirmed nobody knows
        if await house.orders.store.write(updated_orders(table, seat, row, wishes)) and not wishes:
            self.city.cancelled[table.id, seat] = self.city.stored(table.id)

    # --- pages -------------------------------------------------------------------------------------------------------

    async def look(self, house: House, opened: OpenTable) -> None:
        page = Connection(house, opened, self.row, 0, "en", self.chance.random() < 0.5)
        page.due()
        opened.join(page)
        self.pages.append((opened, page))

    async def lose_connection(self, _house: House, _opened: OpenTable) -> None:
        for opened, page in self.pages:
            opened.leave(page)
        self.pages.clear()

    # --- being somebody ----------------------------------------------------------------------------------------------

    async def guess(self, house: House, _opened: OpenTable) -> None:
        """A code is asked for, and guessed at by many at once, at all servers."""
        assert house.outbox is not None
        await house.outbox.ways.addresses.ask_for_code(self.row, f"{self.row.name.lower()}@example.net", self.row.id)
        looked_at = 0

        async def one(where: House) -> None:
            nonlocal looked_at
            assert where.outbox is not None
            try:
                await where.outbox.ways.addresses.verify(self.row, "wrong")
            except Problem as problem:
                looked_at += problem.key == "wrong-code"

        there = list(self.city.houses.values())
        await asyncio.gather(*(one(self.chance.choice(there)) for _ in range(12)))
        self.city.guesses[self.row.id] = max(looked_at, self.city.guesses.get(self.row.id, 0))

    async def say_goodbye(self, house: House, _opened: OpenTable) -> None:
        """As the page does it. They are gone as soon as the store has forgotten them."""
        if self.chance.random() < 0.7:
            return
        self.leaving = True
        await take_leave(house, self.row)


DEEDS: list[tuple[int, Deed]] = [
    (30, Person.choose), (6, Person.undo), (6, Person.consent), (2, Person.redo), (3, Person.leave), (4, Person.sit),
    (2, Person.leave_to_bot), (2, Person.offer), (2, Person.accept), (2, Person.move), (3, Person.vote),
    (2, Person.say), (2, Person.write_notes), (5, Person.order), (4, Person.look), (2, Person.lose_connection),
    (2, Person.guess), (2, Person.say_goodbye),
]  # fmt: skip


async def act(person: Person, house: House, deed: Deed, table: str) -> None:
    await deed(person, house, await house.hub.table(table))


async def populate(city: City) -> tuple[list[Person], list[str]]:
    """Some people with addresses, and two tables that have begun."""
    house, people = city.houses["north"], list[Person]()
    assert house.outbox is not None
    for n in range(city.chance.randint(3, 4)):
        row, _ = await house.people.guest(f"Zq{n}x{city.seed}", "en")
        people.append(Person(city, row))
        await reachable(city, house.outbox.ways.store, row, n)
    tables = []
    for n, game in enumerate(("ladder", "veil", "ladder", "veil")):
        sitting = city.chance.sample(people, city.chance.randint(2, min(3, len(people))))
        seats = [SeatPlan("person", one.row.id, one.row.name, hours=Hours()) for one in sitting]
        host = sitting[0]
        made = Created(city.now(), game, GAMES[game].rules_version, seats, {}, host.row.id, "")
        made.title, made.listed, made.pace = f"table of {host.row.name}", True, city.chance.choice(PACES)
        opened = await house.hub.create(f"t{n}", made)
        await house.hub.carry_out(opened, commands.start(host.actor, house.hub.secret_of(opened.table.id)))
        tables.append(opened.table.id)
    return people, tables


async def reachable(city: City, ways: WayStore, row: PersonRow, n: int) -> None:
    """Everybody by mail, some by a webhook too; some want to read all at once, at a time of their own."""
    await ways.put_address(row.id, Address(f"zq{n}@example.org", True, "", "", 0.0, 0))
    if city.chance.random() < 0.4:
        await ways.put_hook(HookRow(row.id, "json", f"https://hooks.example.net/{row.name.lower()}", ""))
    soon = int(city.now() / 60 + city.chance.randint(2, 12)) % 1440
    kinds: dict[str, Wish] = dict.fromkeys(KINDS, "digest")
    await ways.put_wishes(row.id, Wishes(mail=kinds if city.chance.random() < 0.5 else {}, digest=soon))


async def befall(city: City) -> None:
    """What befalls servers: storms, cut lines, clocks that jump, deaths, and nights in which nobody serves."""
    what = city.chance.choice(
        ("storm", "storm", "calm", "calm", "cut", "jump", "kill", "restart", "night", "hang", "power")
    )
    city.note(what)
    if what in ("storm", "calm"):
        city.weather.storm = what == "storm"
    elif what == "cut":
        city.wire.down = True
        for line in sorted(city.wire.lines, key=id):
            line.cut()
        city.loop.call_later(city.chance.uniform(1.0, 60.0), setattr, city.wire, "down", False)
    elif what == "jump" and not city.lone:
        city.skews[city.chance.choice(city.names())] = city.chance.uniform(-300.0, 300.0)
    elif what == "hang":
        n = city.chance.randrange(4)
        city.hanging ^= {f"zq{n}@example.org", f"https://hooks.example.net/zq{n}x{city.seed}"}
    elif what == "power":
        await city.cut_power()
    elif what in ("kill", "night") and city.houses:
        for name in list(city.houses) if what == "night" else [city.chance.choice(list(city.houses))]:
            await city.kill(name)
        if what == "night":
            await asyncio.sleep(city.chance.uniform(3 * HOUR, 10 * HOUR))
    await revive(city, all_of_them=what in ("restart", "night"))


async def revive(city: City, all_of_them: bool) -> None:
    for name in city.names():
        if name not in city.houses and (all_of_them or not city.houses):
            await city.serve(name)


def somebody(city: City, people: list[Person], tables: list[str]) -> None:
    """One does something, or several at one table do at once, as those who see each other do."""
    table, at_once = city.chance.choice(tables), city.chance.choice((1, 1, 6))
    for _ in range(at_once):
        here = [one for one in people if not one.leaving]
        if here and city.houses:
            person, name = city.chance.choice(here), city.chance.choice(list(city.houses))
            (deed,) = city.chance.choices([deed for _, deed in DEEDS], [weight for weight, _ in DEEDS])
            city.begin(name, act(person, city.houses[name], deed, table))


def page_reads(people: list[Person]) -> None:
    """Pages are told what changed."""
    for person in people:
        for opened, page in person.pages:
            if not opened.gone and page in opened.viewers:
                page.due()
