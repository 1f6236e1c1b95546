"""Private boards: they follow the rules, tell nobody anything, and are refused where a table is played without."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from visitors import Visitor

import durbar
from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance
from durbar.match.knowledge import all_known
from durbar.match.tree import TreeNode
from durbar.match.undo import seen_by
from durbar.server.study import plans
from durbar.server.study.plans import PrivateBoard
from durbar.server.study.projection import compared, line_of, plan_info
from durbar.server.study.store import StudyRow

GAMES = ("maharaja", "maharadjah", "dice_charmers")
ROW = StudyRow("id", "ann", "table", 0, 0, "seed", "", 1, 0.0)
CHOICES = 12


def middle(game: str, players: int, choices: int = 40) -> durbar.Match:
    match, rng = durbar.new(game, players=players, seed=6), Rng(6)
    for _ in range(choices):
        seat = match.owing()[0]
        options = match.options(seat)
        match.play(seat, options[int(rng.below(len(options)))])
    return match


def bytes_of(plan: PrivateBoard, node: TreeNode) -> bytes:
    return msgspec.json.encode(plan_info(ROW, plan, node, plan.step, [], ROW.person))


def tried(plan: PrivateBoard) -> list[bytes]:
    """Every answer of a board on which some lines are tried, one after the other."""
    told, node, rng = [bytes_of(plan, plan.tree.root)], plan.tree.root, Rng(3)
    for _ in range(CHOICES):
        node = plans.until_me(plan, node)
        told.append(bytes_of(plan, node))
        if node.match.over:
            break
        options = node.match.options(plan.seat)
        node = plans.choose(plan, node, plan.seat, options[int(rng.below(len(options)))])
        told.append(bytes_of(plan, node))
    told.append(plan.tree.text().encode())
    told.append(msgspec.json.encode(compared(plan, [0, len(plan.tree.nodes()) - 1])))
    return told


def twins(game: str, seat: int, stop: int) -> list[durbar.Match]:
    """Two games that look the same to a seat; what others chose in secret differs, where there is such a thing."""
    rng, both = Rng(stop), [durbar.new(game, players=3, chance="mine") for _ in range(2)]
    while both[0].steps < stop or differ(both, game):
        before = [match.fork() for match in both]
        g = both[0].state
        player = int(CHANCE) if isinstance(g.decision, Chance) else both[0].owing()[0]
        options = list(g.decision.candidates(g, CHANCE)) if player == CHANCE else both[0].options(player)
        one, other = (options[int(rng.below(len(options)))] for _ in both)
        for match, option in zip(both, (one, other if secret(g, player, seat) else one), strict=True):
            match.go_on(((player, int(option)),), None)
        if seen_by(both[0].game, both[0].state, seat) != seen_by(both[1].game, both[1].state, seat):
            return before
    return both


def differ(both: list[durbar.Match], game: str) -> bool:
    """Go on until something is secret, in the game that has secrets."""
    return game == "maharaja" and both[0].checksum() == both[1].checksum()


def secret(g: Any, player: int, seat: int) -> bool:
    return type(g.decision).__name__ == "Planning" and player != seat


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_made_of_what_the_seat_sees_alone(game: str) -> None:
    """Two games that look the same to the seat, the same seed: not a byte differs."""
    for seat in range(3):
        one, other = twins(game, seat, 60)
        assert (game == "maharaja") == (one.checksum() != other.checksum())
        told = [heard(match, seat) for match in (one, other)]
        assert told[0] == told[1]


def heard(match: durbar.Match, seat: int) -> list[bytes]:
    """Every answer of a board beside this game: new, dealt again, caught up, and with an assumption of one's own."""
    plan = plans.begin(match, seat, match.steps, "seed")
    told = tried(plan)
    for again in (plans.redeal(plan, match, "again"), plans.catch_up(plan, match)):
        told += [bytes_of(again, again.tree.here), again.tree.text().encode()]
    for node in [one for one in plan.tree.here.line() if one.assumed]:
        assert node.parent is not None
        assert node.choice is not None
        for option in node.parent.match.options(node.choice.player)[::9]:
            told.append(assumed(plan, match, node.parent, node.parent.match.text(option)))
    return told


def assumed(plan: PrivateBoard, match: durbar.Match, node: TreeNode, words: str) -> bytes:
    try:
        return plans.assume(plan, match, node, words).tree.text().encode()
    except durbar.Problem as problem:
        return problem.key.encode()


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_a_board_follows_the_rules_and_is_read_back(game: str) -> None:
    plan = plans.begin(middle(game, 3), 1, 5, "seed")
    tried(plan)
    again = plans.recall(plan.tree.text(), 1, "seed", 5)
    assert [node.match.checksum() for node in again.tree.nodes()] == [
        node.match.checksum() for node in plan.tree.nodes()
    ]
    mine = [node for node in plan.tree.nodes() if node.choice and node.choice.player == 1]
    assert mine
    assert not any(node.assumed for node in mine)
    assert all(node.assumed for node in plan.tree.nodes() if node.choice and node.choice.player != 1)


def go_on(match: durbar.Match, rng: Rng, choices: int) -> None:
    for _ in range(choices):
        if match.over:
            return
        seat = match.owing()[int(rng.below(len(match.owing())))]
        options = match.options(seat)
        match.play(seat, options[int(rng.below(len(options)))])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_really_chosen_becomes_the_trunk(game: str) -> None:
    """Foreseen it is ticked, otherwise the branch stays and has gone by; the trunk shows what the seat sees."""
    match, rng = middle(game, 3, 30), Rng(4)
    plan = plans.begin(match, 0, match.steps, "seed")
    for _ in range(4):
        here, g = plan.tree.here, plan.tree.here.match.state
        tried = [int(option) for option in g.legal_for(here.match.owing()[0])][:2]
        for option in tried:
            plans.choose(plan, here, here.match.owing()[0], option)
        before, steps = len(plan.tree.nodes()), match.steps
        match.play(match.owing()[0], match.options(match.owing()[0])[0])
        go_on(match, rng, 2)
        plan = plans.catch_up(plan, match)
        assert plan.now == match.steps
        assert len(plan.tree.nodes()) >= before
        assert plan.tree.here.match.view(0) == match.view(0)
        kinds = {line_of(plan, node) for node in plan.tree.nodes() if len(node.line()) == steps + 1 - plan.step}
        assert kinds == ({"foreseen", "gone"} if len(tried) > 1 else {"foreseen"})
        again = plans.recall(plan.tree.text(), 0, "seed", plan.step)
        assert (again.now, bytes_of(again, again.tree.here)) == (plan.now, bytes_of(plan, plan.tree.here))
    match.undo(plan.step)
    assert plans.catch_up(plan, match).now == plan.step


def test_what_was_assumed_is_replaced_once_it_is_revealed() -> None:
    match = twins("maharaja", 0, 60)[0]
    plan = plans.begin(match, 0, match.steps, "seed")
    assumed = [node for node in plan.tree.here.line() if node.assumed]
    assert assumed
    assert not all_known(match.game, match.state, 0)
    rng = Rng(2)
    while not all_known(match.game, match.state, 0):
        if not match.owing():
            match.draw(next(iter(match.state.decision.candidates(match.state, CHANCE))))
        else:
            options = match.options(match.owing()[0])
            match.play(match.owing()[0], options[int(rng.below(len(options)))])
    later = plans.catch_up(plan, match)
    assert not any(node.assumed for node in later.tree.here.line())
    assert [node.choice for node in later.tree.here.line()] == list(match.line[plan.step :])


def test_chance_has_no_dice_on_a_board_and_may_be_answered_by_hand() -> None:
    plan = plans.begin(durbar.new("dice_charmers", players=2, seed=3), 0, 0, "seed")
    assert plan.tree.root.match.dice is None
    info = plan_info(ROW, plan, plan.tree.root, 0, [], ROW.person)
    assert sum(outcome.odds for outcome in info.outcomes) == pytest.approx(1.0)
    node = plans.choose(plan, plan.tree.root, int(CHANCE), info.outcomes[-1].id)
    assert (node.assumed, node.odds()) == (True, pytest.approx(info.outcomes[-1].odds))


def test_comments_marks_and_places_are_checked() -> None:
    plan = plans.begin(middle("maharaja", 2, 3), 0, 0, "seed")
    with pytest.raises(durbar.Problem):
        plans.remark(plan.tree.root, "!!!", "")
    with pytest.raises(durbar.Problem):
        plans.remark(plan.tree.root, "!", "x" * 2001)
    with pytest.raises(durbar.Problem):
        plans.node_of(plan, 99)


async def two_at_a_table(url: str, planning: str) -> tuple[Visitor, Visitor, str]:
    ann, bob = await Visitor(url).named("Ann"), await Visitor(url).named("Bob")
    table = (await ann.table("dice_charmers", "me", "open", start=False, planning=planning))["id"]
    await bob.post(f"/api/tables/{table}/sit", {})
    await ann.post(f"/api/tables/{table}/start", {})
    return ann, bob, table


def test_a_board_is_mine_alone_and_kept(url: str) -> None:
    """What others are told has the same bytes with a board and without."""

    async def story() -> None:
        ann, bob, table = await two_at_a_table(url, "own")
        asked = (f"/api/tables/{table}", f"/api/tables/{table}/history/0", f"/api/tables/{table}/log")
        before = [await bob.get(path) for path in asked]
        plan = await ann.post(f"/api/tables/{table}/plans", {"seat": 0})
        gone = await ann.post(f"/api/studies/{plan['id']}/edit", edit(plan, "until-me"))
        assert gone["asks"][0]["seat"] == 0
        noted = await ann.post(f"/api/studies/{plan['id']}/edit", edit(gone, "remark", mark="!?", comment="Hm."))
        chosen = {
            "version": noted["version"],
            "node": noted["at"],
            "player": 0,
            "option": noted["asks"][0]["options"][0]["id"],
        }
        assert len((await ann.post(f"/api/studies/{plan['id']}/choose", chosen))["nodes"]) == len(noted["nodes"]) + 1
        assert [await bob.get(path) for path in asked] == before
        for path in ("", "/compare"):
            refused = await bob.get(f"/api/studies/{plan['id']}{path}", 404, nodes="0,0")
            assert refused["key"] == "no-such-plan"
        assert await bob.get(f"/api/tables/{table}/plans") == []
        stale = await ann.post(f"/api/studies/{plan['id']}/edit", edit(plan, "redeal"), 409)
        assert stale["key"] == "plan-changed"
        assert [one["id"] for one in await ann.get(f"/api/tables/{table}/plans")] == [plan["id"]]
        assert (await ann.get(f"/api/studies/{plan['id']}"))["nodes"][noted["at"]]["comment"] == "Hm."
        await ann.http.delete(f"/api/studies/{plan['id']}")
        assert await ann.get(f"/api/tables/{table}/plans") == []

    asyncio.run(story())


@pytest.mark.parametrize(("planning", "board", "copies"), [("off", 403, 403), ("own", 200, 403), ("advice", 200, 200)])
def test_planning_off_own_and_advice_at_every_door(url: str, planning: str, board: int, copies: int) -> None:
    async def story() -> None:
        ann, _bob, table = await two_at_a_table(url, planning)
        assert (await ann.get(f"/api/tables/{table}"))["planning"] == planning
        await ann.post(f"/api/tables/{table}/plans", {"seat": 0}, board)
        await ann.post(f"/api/tables/{table}/fork", {"step": 0, "seat": 0, "level": "random"}, copies)
        await ann.get(f"/api/tables/{table}/record", copies)
        live = await ann.live(table)
        state = await live.state_where(lambda state: state["view"] is not None)
        number = (state["ask"] or {"number": 0})["number"]
        advised = await live.ask(type="advise", seat=0, decision=number)
        assert advised["type"] == ("advice" if planning == "advice" else "error")
        alone = await ann.table("dice_charmers", "me", "random", planning=planning)
        await ann.post(f"/api/tables/{alone['id']}/plans", {"seat": 0})

    asyncio.run(story())


def edit(plan: dict[str, Any], what: str, **more: str) -> dict[str, Any]:
    return {"version": plan["version"], "node": plan["at"], "what": what, **more}
