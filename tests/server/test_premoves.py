"""A line of a plan that is played by itself: as planned, once, and only that; nobody else can tell."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from postgres import Postgres
from test_orders import PEOPLE, Battlefield, beside, play
from test_plans import edit, go_on, middle, two_at_a_table
from visitors import Live, Visitor

import durbar
from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE
from durbar.match.tree import TreeNode
from durbar.server.host.server import Server as House
from durbar.server.orders.state import OrderState, SeatOrder
from durbar.server.orders.store import OrderRow
from durbar.server.study import plans, premoves
from durbar.server.study.plans import PrivateBoard
from durbar.server.study.premoves import How, PlannedLine
from durbar.server.table import entries

GAMES = ("maharaja", "maharadjah", "dice_charmers")


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DURBAR_SECRET_KEY", "k" * 32)


def ordered(plan: PrivateBoard, how: How) -> SeatOrder:
    line = PlannedLine(plan, plan.tree.here.tip(), how)
    premoves.check(line)
    return premoves.order_of(line, 7, 0)


def planned(match: durbar.Match, choices: int) -> PrivateBoard:
    """The seat that is asked plans some choices of its own in a row, and of the others what they will do."""
    seat = match.owing()[0]
    plan = plans.begin(match, seat, match.steps, "seed")
    node, rng = plan.tree.here, Rng(5)
    for _ in range(choices):
        node = plans.until_me(plan, node)
        options = node.match.options(seat)
        node = plans.choose(plan, node, seat, options[int(rng.below(len(options)))])
    return plan


def answer(order: SeatOrder, seat: int, match: durbar.Match, orders: OrderState) -> bool:
    """Let the line answer, as the server does."""
    look = premoves.look_at(order, seat, match, orders)
    if look.option is None:
        return False
    step, question = match.steps, entries.Chose(0.0, seat, 0, "", [], order=order.id)
    match.go_on(((seat, look.option),), None)
    orders.chose(question, step)
    return True


@pytest.mark.parametrize("how", ["exact", "legal"])
@pytest.mark.parametrize("game", GAMES)
def test_a_line_is_played_if_all_comes_as_planned(game: str, how: How) -> None:
    """The others do what the plan assumed of them: every choice of the line is made, in order, none twice."""
    match = middle(game, 2 if game != "maharadjah" else 3)
    match = plans.root_of(match, match.owing()[0], "real", match.steps)
    plan, orders = planned(match, 5), OrderState()
    order = ordered(plan, how)
    for node in plan.tree.here.tip().line()[len(plan.tree.here.line()) :]:
        assert node.choice is not None
        if node.choice.player == plan.seat:
            assert answer(order, plan.seat, match, orders)
            assert match.line[match.steps - 1].words == node.choice.words
        else:
            words = tuple(node.choice.words.split())
            option = durbar.match.record.option_of(match.game, match.state, node.choice.player, words)
            match.go_on(((node.choice.player, option),), None)
    assert premoves.look_at(order, plan.seat, match, orders) == ("played", None)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_chosen_that_the_plan_did_not_hold(game: str) -> None:
    """The others do what they like: each answer is the next of the plan, or there is none and the reason is told."""
    told = set()
    for seed in range(12):
        match = middle(game, 3, 20 + seed)
        plan, orders, rng = planned(match, 4), OrderState(), Rng(seed)
        order = ordered(plan, "exact" if seed % 2 else "legal")
        words = [node.choice.words for node in premoves.own_choices(premoves.line_of(order, plan.seat)) if node.choice]
        made: list[str] = []
        for _ in range(60):
            if plan.seat not in match.owing():
                go_on(match, rng, 1)
            elif answer(order, plan.seat, match, orders):
                made.append(match.line[match.steps - 1].words)
                match.settle(durbar.match.dice.Dice(b"s"))
            else:
                break
        assert made == words[: len(made)]
        told.add(premoves.look_at(order, plan.seat, match, orders).state)
    assert told <= {"surprise", "illegal", "played", "waits"}
    assert "surprise" in told


def test_it_stops_when_i_choose_and_when_something_is_taken_back() -> None:
    match = middle("dice_charmers", 2)
    plan, orders = planned(match, 3), OrderState()
    order = ordered(plan, "legal")
    assert premoves.look_at(order, plan.seat, match, orders).state == "waits"
    orders.taken_back = 3
    assert premoves.look_at(order, plan.seat, match, orders).state == "undone"
    orders.taken_back = 0
    match.play(plan.seat, match.options(plan.seat)[-1])
    assert premoves.look_at(order, plan.seat, match, orders).state == "myself"


def test_a_line_needs_a_choice_of_mine_after_now() -> None:
    plan = plans.begin(middle("dice_charmers", 2), 0, 5, "seed")
    with pytest.raises(durbar.Problem) as refused:
        premoves.check(PlannedLine(plan, plan.tree.root, "exact"))
    assert refused.value.key == "premove-nothing"


async def plan_two(ann: Visitor, table: str, seat: int) -> dict[str, Any]:
    """A board with two choices of mine, one after the other."""
    plan = await ann.post(f"/api/tables/{table}/plans", {"seat": seat})
    for _ in range(2):
        plan = await ann.post(f"/api/studies/{plan['id']}/edit", edit(plan, "until-me"))
        option = plan["asks"][0]["options"][0]["id"]
        form = {"version": plan["version"], "node": plan["at"], "player": seat, "option": option}
        plan = await ann.post(f"/api/studies/{plan['id']}/choose", form)
    return dict(plan)


async def whose_turn(ann: Live, bob: Live) -> tuple[int, dict[str, Any]]:
    """Whose turn it is, and what the other one's page shows."""
    state = await ann.state_where(lambda state: state["view"] is not None)
    return (0, state) if state["ask"] else (1, state)


def test_the_server_plays_it_and_nobody_else_is_told(url: str) -> None:
    """With a line that waits, and one that was taken back, others' answers have the same bytes; then it is played."""

    async def story() -> None:
        ann, bob, table = await two_at_a_table(url, "own")
        live = {0: await ann.live(table), 1: await bob.live(table)}
        turn, state = await whose_turn(live[0], live[1])
        me, other = ((ann, bob), (bob, ann))[turn]
        asked = (f"/api/tables/{table}", f"/api/tables/{table}/history/0", f"/api/tables/{table}/log", "/api/tables")
        waiting = await plan_two(other, table, 1 - turn)
        before = [await me.get(path) for path in asked]
        form = {"version": waiting["version"], "node": waiting["at"], "how": "legal"}
        assert (await other.post(f"/api/studies/{waiting['id']}/play", form))["state"] == "waits"
        assert [await me.get(path) for path in asked] == before
        assert (await me.get(f"/api/tables/{table}/line", 403, seat=1 - turn))["key"] == "not-yours"
        await other.http.delete(f"/api/tables/{table}/line", params={"seat": 1 - turn})
        assert (await other.get(f"/api/tables/{table}/line", seat=1 - turn))["state"] == "none"
        assert [await me.get(path) for path in asked] == before

        plan = await plan_two(me, table, turn)
        words = [node["words"] for node in plan["nodes"] if node["by"] == turn]
        form = {"version": plan["version"], "node": plan["at"], "how": "legal"}
        started = await me.post(f"/api/studies/{plan['id']}/play", form)
        assert (started["choices"], started["state"]) == (words, "waits")
        steps = state["step"]
        gone = await live[turn].state_where(lambda state: state["step"] > steps)
        told = await me.get(f"/api/tables/{table}/line", seat=turn)
        assert told["made"] >= 1
        assert gone["step"] > steps

    asyncio.run(story())


def test_draws_are_conditions_too() -> None:
    """A line planned for one outcome waits for it: another one is a surprise."""
    plan = plans.begin(durbar.new("dice_charmers", players=2, chance="mine"), 0, 0, "seed")
    node = plans.until_me(plan, plan.tree.here)
    roll = next(one for one in reversed(node.line()) if one.choice is not None and one.choice.player == CHANCE)
    order = ordered_from(plan, plans.choose(plan, node, 0, node.match.options(0)[0]))
    assert roll.parent is not None
    before, states = roll.parent.match, set()
    for outcome in before.state.decision.candidates(before.state, CHANCE):
        real = before.fork()
        real.draw(outcome)
        while not real.owing():
            real.draw(next(iter(real.state.decision.candidates(real.state, CHANCE))))
        if 0 in real.owing():
            states.add((real.view(0) == node.match.view(0), premoves.look_at(order, 0, real, OrderState()).state))
    assert states == {(True, "waits"), (False, "surprise")}


def ordered_from(plan: PrivateBoard, node: TreeNode) -> SeatOrder:
    return premoves.order_of(PlannedLine(plan, node, "exact"), 1, 0)


async def planned_answer(field: Battlefield) -> None:
    """The defender has the answer to an attack played that has not come yet."""
    table, defender = field.opened.table, field.owner("marathas")
    plan = plans.begin(table.match, defender, table.match.steps, "seed")
    node = plans.choose(plan, plan.tree.here, table.turn()[0], table.match.option(table.turn()[0], "attack delhi"))
    node = plans.until_me(plan, node)
    node = plans.choose(plan, node, defender, node.match.option(defender, "decline"))
    line = PlannedLine(plan, node, "legal")
    premoves.check(line)
    order = premoves.order_of(line, 1, table.number)
    assert await field.house.orders.store.write(OrderRow(table.id, defender, PEOPLE[defender].id, 0, [order], order.id))


async def settled(*houses: House) -> None:
    for house in houses:
        while house.tasks.passing:
            await asyncio.gather(*house.tasks.passing)


@pytest.mark.parametrize("looked", [False, True])
def test_a_server_killed_before_the_premove_was_played(tmp_path: Path, looked: bool) -> None:
    """[8.5] Killed before it looked at the order, or before it carried it out: the next one plays it, exactly once."""

    async def killed(field: Battlefield) -> None:
        await field.begin()
        await planned_answer(field)
        if not looked:
            field.house.hub.listen([])
        await field.choose("attack delhi")
        assert await field.read() == []

    async def next_one(field: Battlefield) -> None:
        field.opened = await field.house.hub.table("t")
        for _ in range(2):
            await field.house.orders.adopt(field.at + 1)
            await field.pass_time(600)
            assert [entry.words for entry in await field.read()] == ["decline"]

    play(tmp_path, killed)
    play(tmp_path, next_one)


def test_two_servers_play_a_premove_once(tmp_path: Path, postgres: Postgres) -> None:
    """[8.5] Both look at the same moment, twice."""

    async def story(field: Battlefield) -> None:
        other = await beside(field, tmp_path, postgres)
        for n in range(4):
            await field.begin(f"pre{n}")
            await planned_answer(field)
            await field.choose("attack delhi")
            for _ in range(2):
                field.at += 600
                await asyncio.gather(field.house.orders.sweep(), other.orders.sweep())
                await settled(field.house, other)
                assert [entry.words for entry in await field.read()] == ["decline"]
        await other.close()

    play(tmp_path, story, postgres.url)
