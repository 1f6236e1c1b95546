"""[weeks 9.30] With other hidden facts, or other orders, everybody else is told the same: every byte, every entry."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from standing_time import DAYS, Place
from test_leaks import otherwise
from test_orders import BATTLE
from worlds import NAMES, World, difference, made, origin, two_worlds

import durbar
from durbar.engine.chance import Rng
from durbar.engine.game import GAMES, Game
from durbar.games.maharadjah.ids import NATION_NAMES
from durbar.server.hub import OpenTable
from durbar.server.notify.letters import Item, Letters, Style
from durbar.server.notify.notices import CALM
from durbar.server.notify.outbox import AFTER_PUSH, APART
from durbar.server.orders import service
from durbar.server.orders.store import OrderRow
from durbar.server.table import commands, entries
from receiver import Receiver

pytestmark = pytest.mark.whole_games

FURTHER = 6  # choices made in both worlds, unless something is laid open before
SEEDS = {"maharaja": (3, (1, 2, 3)), "veil": (2, (1, 2))}  # seats, and games of each


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DURBAR_SECRET_KEY", "k" * 32)


def test_30_what_hides_something_is_known() -> None:
    """Where a game hides nothing there is nothing to be dealt otherwise."""
    for name in durbar.game_ids():
        assert GAMES[name].has_secrets() == (name in SEEDS)


async def pass_time(*worlds: World) -> None:
    for seconds in (CALM, AFTER_PUSH, APART):
        for world in worlds:
            await world.pass_time(seconds)


async def same(one: World, other: World, names: list[str]) -> None:
    told, otherwise_told = await one.told(names), await other.told(names)
    for name in names:
        assert told[name] == otherwise_told[name], f"{name}: {difference(told[name], otherwise_told[name])}"
    assert any(told[name][2] for name in names)  # somebody was told something beside their page


# --- other facts -----------------------------------------------------------------------------------------------------


async def choose(here: Place, opened: OpenTable, rng: Rng) -> None:
    table = opened.table
    owing = table.turn()
    seat = owing[int(rng.below(len(owing)))]
    options = table.match.options(seat)
    option, secret = options[int(rng.below(len(options)))], here.house.hub.secret_of(table.id)
    actor = here.actor(table.seats[seat].name)
    await here.house.hub.carry_out(opened, commands.choose(actor, seat, table.questions[seat], option, secret))


def another_deal(game: Game, state: Any, seat: int) -> Any:
    """One of those a seat may imagine that is not the true one; None: it knows everything."""
    deals = (game.determinize(state, seat, Rng(n)) for n in range(20))
    return next((deal for deal in deals if game.checksum(deal) != game.checksum(state)), None)


def is_hidden(opened: OpenTable, seat: int) -> bool:
    match = opened.table.match
    return another_deal(match.game, match.state, seat) is not None


async def played_on(one: World, other: World, seat: int, rng: Rng) -> None:
    """The same choices in both, as long as the seat sees no difference."""
    for _ in range(FURTHER):
        owing = one.opened.table.turn()
        if not owing or owing != other.opened.table.turn():
            return
        who = owing[int(rng.below(len(owing)))]
        options = [a for a in one.opened.table.match.options(who) if a in other.opened.table.match.options(who)]
        if not options:
            return
        option = options[int(rng.below(len(options)))]
        if laid_open(one, other, who, option, seat):
            return
        for world in (one, other):
            await world.choose(who, option)


def laid_open(one: World, other: World, who: int, option: int, seat: int) -> bool:
    """Would this choice show openly what was hidden?"""
    views = []
    for world in (one, other):
        fork = world.opened.table.fork()
        secret = world.here.house.hub.secret_of(fork.id)
        commands.choose(None, who, fork.questions[who], option, secret)(fork)
        views.append((fork.match.game.view(fork.match.state, seat), fork.turn()))
    return bool(views[0] != views[1])


async def dealt_anew(folder: Path, receiver: Receiver, game: str, seed: int) -> None:
    """Dealt anew what a seat does not know: its page, lists and statistics are the same, a spectator's too, and every
    mail, push and webhook of anybody."""
    seats, rng = SEEDS[game][0], Rng(seed)
    observer = seed % seats

    async def play(here: Place, opened: OpenTable) -> None:
        for _ in range(4 * seed):
            await choose(here, opened, rng)
        while not is_hidden(opened, observer):
            await choose(here, opened, rng)

    begun = made(game, GAMES[game].rules_version, settings=GAMES[game].checked_settings({}), pace=DAYS)
    start = await origin(folder / f"origin{seed}", receiver, begun, play, seats)
    async with two_worlds(start, folder) as (one, other):
        for world in (one, other):
            await world.here.house.hub.table("t")
        table = other.opened.table
        other.opened.table = otherwise(table, another_deal(table.match.game, table.match.state, observer))
        for world in (one, other):
            await world.open_pages()
        await pass_time(one, other)
        await played_on(one, other, observer, Rng(seed))
        await pass_time(one, other)
        await same(one, other, [NAMES[observer], ""])
        for name in NAMES[:seats]:
            assert one.words(name) == other.words(name)


@pytest.mark.parametrize("game", SEEDS)
def test_30_hidden_facts(tmp_path: Path, receiver: Receiver, game: str) -> None:
    for seed in SEEDS[game][1]:
        asyncio.run(dealt_anew(tmp_path, receiver, game, seed))


def test_30_a_leak_is_found(tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were a hidden fact in what is sent, this would be seen."""
    text_of = Letters.text_of

    def leaking(self: Letters, items: Sequence[Item], style: Style) -> str:
        match = items[0].table.match
        return f"{text_of(self, items, style)} {match.game.hidden_numbers(match.state)}"

    monkeypatch.setattr(Letters, "text_of", leaking)
    with pytest.raises(AssertionError, match="Bob: "):
        asyncio.run(dealt_anew(tmp_path, receiver, "veil", 1))


# --- other orders ----------------------------------------------------------------------------------------------------

SILENT = [("consent", {"do": "yes"}), ("retreat", {"do": "withdraw", "but": "delhi"}), ("forced", {"do": "play"})]
FIRING = [("retreat", {"do": "withdraw", "to": "agra"})]


async def ordered(world: World, seat: int, wishes: list[tuple[str, dict[str, str]]]) -> None:
    table = world.opened.table
    row = OrderRow(table.id, seat, table.seats[seat].person, 0, [], 0)
    given = [service.Wish(0, kind, words, "change", "soon") for kind, words in wishes]
    assert await world.here.house.orders.store.write(service.updated_orders(table, seat, row, given))


async def say(world: World, words: str) -> None:
    match = world.opened.table.match
    (seat,) = world.opened.table.turn()
    option = match.option(seat, words)
    assert option >= 0, (words, [match.text(one) for one in match.options(seat)])
    await world.choose(seat, option)


def asks(world: World) -> str:
    return type(world.opened.table.match.state.decision).__name__


async def attacked(world: World) -> None:
    """Until the defender is asked whether to retreat."""
    await say(world, "attack delhi")
    while asks(world) in ("AskSubmission", "AskAlliance"):
        await say(world, "decline")
    assert asks(world) == "DefenderRetreat"


@pytest.mark.parametrize("wishes", [SILENT, FIRING], ids=["that answer nothing", "that answer"])
def test_30_orders(tmp_path: Path, receiver: Receiver, wishes: list[tuple[str, dict[str, str]]]) -> None:
    """In one world the defender has ordered something, in the other nothing, and chooses the same by hand at the same
    time: all others cannot tell these worlds apart."""
    rules = GAMES["maharadjah"].rules_version
    text = BATTLE.format(rules=rules).replace("Phase 5", f"Phase {NATION_NAMES.index('rajputs')}")

    async def nothing(_here: Place, _opened: OpenTable) -> None:
        return

    async def story() -> None:
        begun = made("maharadjah", rules, start=text, pace=DAYS)
        start = await origin(tmp_path / "origin", receiver, begun, nothing, 4)
        async with two_worlds(start, tmp_path) as (one, other):
            for world in (one, other):
                await world.open_pages()
            defender = int(one.opened.table.match.state.controller(NATION_NAMES.index("marathas")))
            await ordered(one, defender, wishes)
            for world in (one, other):
                await attacked(world)
            while wishes is FIRING and asks(other) == "DefenderRetreat":  # one army after the other
                await answered_at_the_same_time(one, other, defender)
            if wishes is SILENT:
                await pass_time(one, other)
                for world in (one, other):
                    assert asks(world) == "DefenderRetreat"
                    await say(world, "retreat agra")
            await pass_time(one, other)
            others = [name for seat, name in enumerate(NAMES) if seat != defender]
            await same(one, other, [*others, ""])

    asyncio.run(story())


async def answered_at_the_same_time(one: World, other: World, defender: int) -> None:
    row = await one.here.house.orders.store.of("t", defender)
    assert row is not None
    assert row.due is not None
    wait = row.due - one.here.at
    await one.pass_time(wait)
    other.here.at += wait
    chose = entries.decode((await one.here.house.database.entries("t"))[-1])
    assert isinstance(chose, entries.Chose)
    assert chose.order
    await say(other, chose.words)
    await other.pass_time(0)
    one.read_pages()
