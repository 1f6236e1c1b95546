"""[weeks 4] Standing orders at a table: answered in good time, secret, once, cancelled or used and never both."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs
from postgres import Postgres
from sqlalchemy import delete

from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.games.maharadjah.ids import NATION_NAMES
from durbar.games.maharadjah.odds import odds_at
from durbar.server.clock.hours import DAY, Hours
from durbar.server.clock.pace import Pace
from durbar.server.host.config import Config
from durbar.server.host.server import Server as House
from durbar.server.hub import OpenTable
from durbar.server.orders import service
from durbar.server.orders.state import SeatOrder
from durbar.server.orders.store import OrderRow
from durbar.server.projections import table as projections
from durbar.server.projections.recap import recap, since_last_choice
from durbar.server.storage.schema import ENTRIES
from durbar.server.table import commands, entries
from durbar.server.table.entries import Created, SeatPlan

RACES = int(os.environ.get("DURBAR_RACES", "12"))
NOON = 1_795_000_000.0
DAYS = Pace("days", 3 * DAY, 3 * DAY, 3 * DAY, at_zero="bot", level="random")
PEOPLE = [commands.Actor(name.lower(), name) for name in ("Ann", "Bob", "Eve", "Kim")]
BATTLE = """maharadjah seats=4 rules={rules}
turn 3
nation rajputs
phase battle
armies rajputs delhi=5 berar=1
armies marathas delhi=5 agra=1 berar=1
next BattlePhase 5
next PlayGame
"""
STAND = {"do": "stand"}
WITHDRAW = {"do": "withdraw", "to": "agra"}


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DURBAR_SECRET_KEY", "k" * 32)


class Battlefield:
    """A server with a time of its own, and a table where one nation is about to attack another's."""

    def __init__(self, house: House) -> None:
        self.house, self.at = house, NOON
        house.hub.time.source = lambda: self.at
        house.orders.chance = random.Random(3)

    async def begin(self, id: str = "t", pace: Pace | None = DAYS) -> OpenTable:
        text = BATTLE.format(rules=GAMES["maharadjah"].rules_version)
        number = str(NATION_NAMES.index("rajputs"))
        text = text.replace("Phase 5", f"Phase {number}")
        seats = [SeatPlan("person", who.id, who.name, hours=Hours()) for who in PEOPLE]
        created = Created(self.at, "maharadjah", 1, seats, {}, "ann", "", start=text, pace=pace)
        created.rules = GAMES["maharadjah"].rules_version
        opened = await self.house.hub.create(id, created)
        await self.house.hub.carry_out(opened, commands.start(PEOPLE[0], b"secret"))
        self.opened = opened
        return opened

    def owner(self, nation: str) -> int:
        return int(self.opened.table.match.state.controller(NATION_NAMES.index(nation)))

    async def order(
        self, seat: int, *wishes: tuple[str, dict[str, str]], when: Any = "soon", until: Any = "change"
    ) -> OrderRow:
        table = self.opened.table
        row = await self.house.orders.store.of(table.id, seat) or OrderRow(table.id, seat, PEOPLE[seat].id, 0, [], 0)
        new = service.updated_orders(
            table, seat, row, [service.Wish(0, kind, given, until, when) for kind, given in wishes]
        )
        assert await self.house.orders.store.write(new)
        found = await self.house.orders.store.of(table.id, seat)
        assert found is not None
        return found

    async def choose(self, words: str) -> None:
        table = self.opened.table
        seat = table.turn()[0]
        option = table.match.option(seat, words)
        assert option >= 0, (words, [table.match.text(one) for one in table.match.options(seat)])
        secret = self.house.hub.secret_of(table.id)
        await self.house.hub.carry_out(
            self.opened, commands.choose(PEOPLE[seat], seat, table.questions[seat], option, secret)
        )
        await self.settled()

    async def settled(self) -> None:
        while self.house.tasks.passing:
            await asyncio.gather(*self.house.tasks.passing)

    async def attack(self, asks: str = "DefenderRetreat") -> int:
        """Until the defender is asked whether to retreat, or has answered."""
        await self.settled()
        await self.choose("attack delhi")
        while self.asks() in ("AskSubmission", "AskAlliance"):
            await self.choose("decline")
        assert self.asks() == asks or not asks
        return self.opened.table.turn()[0]

    def asks(self) -> str:
        return type(self.opened.table.match.state.decision).__name__

    async def pass_time(self, seconds: float) -> None:
        self.at += seconds
        await self.house.orders.sweep()
        await self.settled()

    def by_orders(self) -> list[entries.Chose]:
        return [entry for entry in self.journal() if isinstance(entry, entries.Chose) and entry.order]

    def journal(self) -> list[entries.AnyEntry]:
        return self.entries

    async def read(self) -> list[entries.Chose]:
        stored = await self.house.database.entries(self.opened.table.id)
        self.entries = [entries.decode(data) for data in stored]
        return self.by_orders()


def play(tmp_path: Path, story: Callable[[Battlefield], Awaitable[None]], database: str = "") -> None:
    async def whole() -> None:
        house = House(Config(data=tmp_path, database=database) if database else Config(data=tmp_path))
        await house.open()
        try:
            await story(Battlefield(house))
        finally:
            await house.close()

    asyncio.run(whole())


def test_an_order_answers_soon_and_is_told_to_its_owner_alone(tmp_path: Path) -> None:
    async def story(field: Battlefield) -> None:
        await field.begin()
        defender = field.owner("marathas")
        await field.order(defender, ("retreat", WITHDRAW))
        assert await field.attack() == defender
        await field.pass_time(59)
        assert await field.read() == []
        await field.pass_time(541)
        used = await field.read()
        assert [(entry.seat, entry.words, entry.order) for entry in used] == [(defender, "retreat agra", 1)]
        lines = [line for line in field.opened.table.log if line.kind == "order"]
        assert [line.visible_to for line in lines] == [defender]
        for seat in (*range(4), None):
            log, _ = projections.log_since(field.opened.table, seat, 0, 0)
            assert ("order" in {item.kind for item in log}) == (seat == defender)
        row = await field.house.orders.store.of("t", defender)
        assert row is not None
        assert row.used == field.opened.table.orders.ordered[0].step

    play(tmp_path, story)


def test_at_once_where_one_does_not_mind(tmp_path: Path) -> None:
    async def story(field: Battlefield) -> None:
        await field.begin()
        defender = field.owner("marathas")
        await field.order(defender, ("retreat", STAND), when="once")
        await field.attack("")
        assert {entry.words for entry in await field.read()} == {"stand"}
        assert field.asks() != "DefenderRetreat"

    play(tmp_path, story)


def test_an_order_does_not_answer_what_was_asked_before_it_was_given(tmp_path: Path) -> None:
    async def story(field: Battlefield) -> None:
        await field.begin()
        defender = await field.attack()
        await field.order(defender, ("retreat", STAND), when="once")
        await field.house.orders.look(field.opened)
        await field.house.orders.adopt(field.at + 1)
        await field.pass_time(DAY)
        assert await field.read() == []

    play(tmp_path, story)


def test_by_the_odds_and_but_for_a_place(tmp_path: Path) -> None:
    async def story(field: Battlefield) -> None:
        met = set()
        for n in range(6):
            await field.begin(f"odds{n}")
            defender = field.owner("marathas")
            await field.order(defender, ("retreat", {"do": "withdraw", "but": "delhi"}), when="once")
            await field.attack()
            assert await field.read() == []
            asked = field.opened.table.match.state.decision
            holding = odds_at(field.opened.table.match.state, asked.place, asked.attacker, asked.defender).lose
            row = await field.order(defender, ("retreat", {"do": "withdraw-if"}))
            for under in ("10", "50", "90"):
                order = SeatOrder(9, "retreat", {**row.orders[0].given, "under": under}, 0)
                answer = await answer_by(field, defender, order)
                assert (answer == "stand") == (holding * 100 >= int(under))
                met.add(answer)
        assert {"stand", "retreat agra"} <= met

    play(tmp_path, story)


async def answer_by(field: Battlefield, seat: int, order: SeatOrder) -> str:
    row = await field.house.orders.store.of(field.opened.table.id, seat)
    assert row is not None
    await field.house.orders.store.write(row._replace(orders=[order]))
    found = await field.house.orders.answer(field.opened.table, seat)
    return "" if found is None else field.opened.table.match.text(found.option)


def test_cancelled_and_confirmed_it_never_answers(tmp_path: Path) -> None:
    async def story(field: Battlefield) -> None:
        await field.begin()
        defender = field.owner("marathas")
        await field.order(defender, ("retreat", STAND))
        await field.attack()
        await field.order(defender)
        await field.pass_time(DAY)
        assert await field.read() == []

    play(tmp_path, story)


@pytest.mark.counts
def test_cancelling_against_answering_never_both(tmp_path: Path, postgres: Postgres) -> None:
    """[weeks 9.38] Whoever is told that an order is gone is right; else it was used, and they are told when."""

    async def story(field: Battlefield) -> None:
        other = await beside(field, tmp_path, postgres)
        await race(field, other, RACES)
        await other.close()

    play(tmp_path, story, postgres.url)


async def beside(field: Battlefield, tmp_path: Path, postgres: Postgres) -> House:
    """Another server of the same tables."""
    other = House(Config(data=tmp_path / "other", database=postgres.url))
    other.hub.time.source = lambda: field.at
    await other.open()
    return other


async def race(field: Battlefield, other: House, races: int) -> None:
    """Answered by one server, cancelled at the other."""
    chance, both, tables = random.Random(8), Counter[bool](), count()
    while (n := both.total()) < races:
        table = f"r{next(tables)}"
        await field.begin(table)
        defender = field.owner("marathas")
        await field.order(defender, ("retreat", STAND))
        await field.attack("")
        if field.asks() != "DefenderRetreat":
            continue  # nobody is left to retreat
        row = await field.house.orders.store.of(table, defender)
        assert row is not None
        assert row.due is not None
        field.at = max(field.at, row.due)
        if n == 0:  # once surely after it, once surely before it, then as it comes
            await field.house.orders.see_to(row)
        told = cancelled(other, row, chance.uniform(0, 0.1))
        results = [await told] if n == 1 else []
        results = [*results, *await asyncio.gather(field.house.orders.see_to(row), *[] if n == 1 else [told])]
        used = await field.read()
        after = await field.house.orders.store.of(table, defender)
        assert after is not None
        assert True in results  # the owner is always told that it is gone now
        assert len(used) <= 1
        assert (after.used >= 0) == bool(used)  # and whether it was used before
        both[bool(used)] += 1
    print(f"cancelled against answered: {both[True]} answered first, {both[False]} cancelled first")
    assert set(both) == {True, False}


async def cancelled(house: House, row: OrderRow, after: float) -> bool:
    await asyncio.sleep(after)
    return await house.orders.store.write(row._replace(orders=[]))


def test_two_servers_answer_once(tmp_path: Path, postgres: Postgres) -> None:
    async def story(field: Battlefield) -> None:
        other = await beside(field, tmp_path, postgres)
        for n in range(8):
            await field.begin(f"two{n}")
            defender = field.owner("marathas")
            await field.order(defender, ("retreat", STAND))
            await field.attack()
            field.at += 600
            await asyncio.gather(field.house.orders.sweep(), other.orders.sweep())
            assert len(await field.read()) == 1
        await other.close()

    play(tmp_path, story, postgres.url)


@pytest.mark.parametrize("ordered", [False, True])
def test_only_seats_that_have_given_orders_are_looked_up(tmp_path: Path, ordered: bool) -> None:
    """Most have none: then a choice asks the database nothing."""

    async def story(field: Battlefield) -> None:
        store, asked = field.house.orders.store, list[tuple[str, int]]()
        await field.begin(pace=None)
        defender = field.owner("marathas")
        if ordered:
            await field.order(defender, ("retreat", STAND), when="once")
        of = store.of

        async def noted(table: str, seat: int) -> OrderRow | None:
            asked.append((table, seat))
            return await of(table, seat)

        store.seats.clear()  # as after a restart
        await store.recall()
        store.of = noted  # type: ignore[method-assign]
        await field.attack("")
        assert {entry.words for entry in await field.read()} == ({"stand"} if ordered else set())
        assert set(asked) == ({("t", defender)} if ordered else set())

    play(tmp_path, story)


def test_a_server_that_died_before_it_looked(tmp_path: Path) -> None:
    async def story(field: Battlefield) -> None:
        await field.begin()
        defender = field.owner("marathas")
        await field.order(defender, ("retreat", STAND))
        field.house.hub.listen([])
        await field.attack()
        await field.house.orders.adopt(field.at + 1)
        await field.pass_time(600)
        assert len(await field.read()) == 1
        await field.house.orders.adopt(field.at + 1)
        assert await field.house.orders.store.unseen(field.at + 1) == []

    play(tmp_path, story)


def test_taking_an_answer_back_switches_the_order_off(tmp_path: Path) -> None:
    """[weeks 9.39] Nobody may try what another has ordered, and try again."""

    async def story(field: Battlefield) -> None:
        await field.begin()
        defender = field.owner("marathas")
        await field.order(defender, ("retreat", STAND), when="once")
        await field.attack("")
        step = field.opened.table.orders.ordered[0].step
        attacker, tables = field.owner("rajputs"), field.house.hub
        await tables.carry_out(field.opened, commands.undo(PEOPLE[attacker], attacker, step))
        request = field.opened.table.votes.request
        for seat in [] if request is None else list(request.waiting):
            assert field.opened.table.votes.request is not None
            await tables.carry_out(field.opened, commands.consent(PEOPLE[seat], seat, request.number, True))
        await field.settled()
        assert field.asks() == "DefenderRetreat"
        used = len(await field.read())
        await field.pass_time(DAY)
        assert len(await field.read()) == used
        assert {line.visible_to for line in field.opened.table.log if line.kind == "order-off"} == {defender}
        row = await field.house.orders.store.of("t", defender)
        assert row is not None
        assert field.opened.table.orders.standing(defender, row.orders[0], ()) == "undone"

    play(tmp_path, story)


def test_until_my_next_turn(tmp_path: Path) -> None:
    async def story(field: Battlefield) -> None:
        await field.begin()
        answering = field.opened.table.orders
        order = SeatOrder(1, "retreat", STAND, field.opened.table.number, until="turn")
        assert answering.standing(2, order, ()) == "stands"
        later = answering.fork()
        later.put({2: 99}, 99, field.at, ("4 1", 2))
        assert later.standing(2, order, ()) == "ended"
        assert later.standing(1, order, ()) == "stands"
        assert later.standing(2, SeatOrder(2, "retreat", STAND, 99, until="turn"), ()) == "stands"

    play(tmp_path, story)


def test_a_bot_on_a_late_seat_obeys(tmp_path: Path) -> None:
    """[weeks 9.41]"""

    async def story(field: Battlefield) -> None:
        await field.begin()
        defender = field.owner("marathas")
        await field.order(defender, ("retreat", WITHDRAW), when="own")
        field.house.hub.listen([])
        seat = await field.attack()
        at = field.at
        late = entries.BotSat(at, seat, "random", "late", used=field.opened.table.spent(at))
        await field.house.hub.carry_out(field.opened, lambda table: table.apply(late))
        await field.house.bots.choose(field.opened, seat)
        used = await field.read()
        assert [(entry.seat, entry.words, entry.order) for entry in used] == [(defender, "retreat agra", 1)]

    play(tmp_path, story)


def test_what_cannot_be_chosen_otherwise_is_played_over_days(tmp_path: Path) -> None:
    async def story(field: Battlefield) -> None:
        await field.begin()
        table = field.opened.table
        assert service.plays_forced(table, None)
        row = await field.order(0, ("forced", {"do": "ask-me"}))
        assert not service.plays_forced(table, row)
        await field.begin("u", Pace("live", 600, 10, 600))
        assert not service.plays_forced(field.opened.table, None)
        row = await field.order(0, ("forced", {"do": "play"}))
        assert service.plays_forced(field.opened.table, row)

    play(tmp_path, story)


def shown(field: Battlefield, since: int = 0) -> dict[int | None, str]:
    """All that is told to each pair of eyes, as bytes, but for the times of day."""
    table = field.opened.table
    found = {}
    for seat in (*range(4), None):
        person = "" if seat is None else PEOPLE[seat].id
        info = projections.listed_info(table.summary(), person, {who.id for who in PEOPLE})
        state = projections.state(table, info, seat, since, 0, since == 0)
        told = json.loads(msgspec.json.encode(state))
        told["recap"] = json.loads(msgspec.json.encode(recap(table, seat, since_last_choice(table, seat), "en")))
        for name in ("touched", "clocks", "created"):
            told["table"].pop(name)
        found[seat] = json.dumps(told)
    return found


def test_others_see_the_same_bytes_whatever_was_ordered(tmp_path: Path) -> None:
    """[weeks 9.30] With orders that do not answer nothing changes for anybody; one that does looks like a choice."""
    told: list[dict[int | None, str]] = []

    async def story(field: Battlefield, wishes: list[tuple[str, dict[str, str]]], by_hand: str) -> None:
        await field.begin("same")
        defender = field.owner("marathas")
        if wishes:
            await field.order(defender, *wishes)
        await field.attack()
        await field.pass_time(600)
        if by_hand:
            await field.choose(by_hand)
        told.append({seat: text for seat, text in shown(field).items() if seat != defender})
        told[-1][-1] = str(field.opened.table.number)

    cases: list[tuple[list[tuple[str, dict[str, str]]], str]] = [
        ([], "retreat agra"),
        ([("consent", {"do": "yes"}), ("retreat", {"do": "withdraw", "but": "delhi"})], "retreat agra"),
        ([("retreat", WITHDRAW)], ""),
    ]
    for n, (wishes, by_hand) in enumerate(cases):
        play(tmp_path / str(n), lambda field, given=wishes, hand=by_hand: story(field, given, hand))
    assert told[0] == told[1]
    assert told[0] == told[2]


def test_over_days_nobody_is_told_who_is_there(tmp_path: Path) -> None:
    async def story(field: Battlefield) -> None:
        for name, pace, seen in (("t", DAYS, False), ("u", None, True)):
            opened = await field.begin(name, pace)
            info = projections.listed_info(opened.table.summary(), "ann", {"bob"})
            assert info.seats[1].connected == seen

    play(tmp_path, story)


def largest_gap(one: list[float], other: list[float]) -> float:
    """Kolmogorov and Smirnov: how far apart two samples are at most."""
    points = sorted([*one, *other])
    return max(abs(sum(x <= at for x in one) / len(one) - sum(x <= at for x in other) / len(other)) for at in points)


def test_in_my_own_time_looks_like_me() -> None:
    """[weeks 9.32] 500 answers of somebody, 500 of their orders: nobody can tell them apart; soon is never at once."""
    chance = random.Random(11)
    hand: list[float] = []
    ordered: list[float] = []
    for _ in range(500):
        hand.append(min(3599.0, chance.lognormvariate(6.0, 0.9)))
        if len(hand) >= 20:
            ordered.append(service.delay(chance, "own", False, tuple(hand[-20:])))
    while len(ordered) < 500:
        ordered.append(service.delay(chance, "own", False, tuple(hand[-20:])))
    assert largest_gap(hand, ordered) < 1.63 * (2 / 500) ** 0.5  # one in a hundred
    assert min(service.delay(chance, "soon", False, ()) for _ in range(500)) >= 60
    assert all(3 <= service.delay(chance, "soon", True, ()) <= 8 for _ in range(100))


def test_in_my_own_time_never_at_night(tmp_path: Path) -> None:
    async def story(field: Battlefield) -> None:
        await field.begin()
        table = field.opened.table
        hours = Hours("UTC", 22 * 60, 6 * 60)
        table.seats.plans[2] = structs.replace(table.seats[2], hours=hours)
        table.orders.took[2] = (600.0, 1200.0)
        night = NOON - NOON % DAY + DAY + 23 * 3600
        field.at = night
        for _ in range(50):
            at = service.due_at(random.Random(), table, 2, "own")
            assert at % DAY >= 6 * 3600 + 400
            assert at - night < 9 * 3600

    play(tmp_path, story)


def test_orders_changed_elsewhere_are_not_overwritten(tmp_path: Path) -> None:
    async def story(field: Battlefield) -> None:
        await field.begin()
        row = await field.order(0, ("retreat", STAND))
        assert await field.house.orders.store.write(row)
        assert not await field.house.orders.store.write(row)
        with pytest.raises(Problem, match="cannot be ordered"):
            service.updated_orders(field.opened.table, 0, row, [service.Wish(0, "nonsense", {}, "change", "soon")])
        with pytest.raises(Problem, match="40 orders"):
            service.updated_orders(
                field.opened.table, 0, row, [service.Wish(0, "retreat", STAND, "change", "soon")] * 41
            )

    play(tmp_path, story)


def test_once_the_game_is_over_others_look_through_a_seats_eyes_and_learn_of_no_order(tmp_path: Path) -> None:
    async def story(field: Battlefield) -> None:
        await field.begin()
        defender = field.owner("marathas")
        await field.order(defender, ("retreat", STAND))
        await field.attack()
        await field.pass_time(3600)
        table = field.opened.table
        assert table.orders.ordered
        table.status = "over"
        for who in PEOPLE:
            mine = who is PEOPLE[defender]
            lines, _ = projections.log_before(table, defender, 2**53, who.id)
            assert ("order" in {line.kind for line in lines}) == mine
            last = table.match.last_choice(defender)
            assert (since_last_choice(table, defender, mine) - 1 == last) == (not mine)
            assert recap(table, defender, 0, "en", None, mine).ordered == (1 if mine else 0)

    play(tmp_path, story)


def test_a_table_that_cannot_be_opened_holds_up_no_others_orders(tmp_path: Path) -> None:
    """Two tables of a server that died; nothing but a row is left of the first."""

    async def story(field: Battlefield) -> None:
        hub = field.house.hub
        hub.listen([])
        for table in ("broken", "t"):
            await field.begin(table)
            await field.order(field.owner("marathas"), ("retreat", STAND))
            await field.attack()
        async with field.house.database.writing() as connection:
            await connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == "broken"))
        del hub.open["broken"]
        await field.house.orders.adopt(field.at + 1)
        await field.pass_time(600)
        assert len(await field.read()) == 1

    play(tmp_path, story)
