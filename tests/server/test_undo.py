"""Undo stops where something was learned. The barrier comes from the engine, never from hand-placed calls."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from test_tables import two_at
from visitors import Visitor

from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Option, Seat
from durbar.engine.game import GAMES, Game
from durbar.engine.refusal import Problem
from durbar.server.projections import table as projections
from durbar.server.table import commands, entries
from durbar.server.table.commands import Actor
from durbar.server.table.entries import SeatPlan
from durbar.server.table.table import Table

SECRET = b"s" * 32


def people(count: int) -> list[Actor]:
    return [Actor(f"p{n}", f"Player {n}") for n in range(count)]


def new_table(game: Game, seats: int) -> Table:
    plans = [SeatPlan("person", f"p{n}", f"Player {n}") for n in range(seats)]
    settings = game.checked_settings({})
    table = Table("t")
    table.apply(entries.Created(0.0, game.id, game.rules_version, plans, settings, "p0", ""))
    return do(table, commands.start(people(1)[0], SECRET))


def do(table: Table, command: commands.Command) -> Table:
    """A command as the server carries it out: on a fork, which becomes the table."""
    fork = table.fork()
    assert command(fork) is not None
    return fork


def choose(table: Table, rng: Rng, seat: int | None = None) -> tuple[Table, int]:
    """Somebody who owes a choice makes one at random."""
    owing = table.turn()
    who = owing[int(rng.below(len(owing)))] if seat is None else seat
    options = table.match.options(who)
    option = options[int(rng.below(len(options)))]
    return do(table, commands.choose(Actor(f"p{who}", ""), who, table.questions[who], option, SECRET)), who


def checksums(table: Table) -> list[str]:
    game = table.match.game
    return [game.checksum(table.match.at(step)) for step in range(table.match.steps + 1)]


def fuzzed_games() -> list[str]:
    import durbar

    return [*durbar.game_ids(), "ladder", "veil"]


@pytest.mark.parametrize("name", fuzzed_games())
def test_undo_never_crosses_a_barrier_and_restores_the_identical_position(name: str) -> None:
    game = GAMES[name]
    for seed in range(1, 4):
        rng = Rng(seed)
        table = new_table(game, game.usual_seats)
        for _ in range(60):
            if table.status != "playing":
                break
            table, who = choose(table, rng)
            if table.status == "playing" and rng.below(3) == 0:
                check_undo(table, who)


def check_undo(table: Table, seat: int) -> None:
    """Undo as far as it is free; look at what it crossed, and that it is as before; redo brings it back."""
    actor = Actor(f"p{seat}", "")
    first = table.match._first_free(seat)
    info = table.match.last_choice(seat)
    assert info is not None
    if first is None:
        assert table.match.why_barred(seat, info) is not None
        if table.others(seat):
            asked = do(table, commands.undo(actor, seat, None))
            assert asked.match.steps == table.match.steps
            assert asked.votes.request is not None
        return
    crossed = table.match.line[first:]
    assert all(choice.player == seat for choice in crossed)
    before = table.match.game.checksum(table.match.at(first))
    back = do(table, commands.undo(actor, seat, first))
    assert back.match.steps == first
    assert back.match.game.checksum(back.match.state) == before
    for step in range(first, first + len(crossed)):
        assert not learned_something(table, step)
    again = back
    for _ in crossed:
        again = do(again, commands.redo(actor, seat))
    assert again.match.game.checksum(again.match.state) == table.match.game.checksum(table.match.state)
    assert again.match.line == table.match.line
    with pytest.raises(Problem, match="nothing to play again"):
        commands.redo(actor, seat)(again)


def learned_something(table: Table, step: int) -> bool:
    """Independently, with other deals than the barrier tries: would any of them have looked different afterwards?"""
    play, (player, _, option) = table.match, table.match.line[step]
    before = play.at(step)
    seen = view_after(play.game, before.clone(), player, option)
    deals = (play.game.determinize(before, player, Rng(1000 + deal)) for deal in range(12))
    return any(view_after(play.game, deal, player, option) != seen for deal in deals)


def view_after(game: Game, g: Any, player: int, option: int) -> Any:
    g.take(Seat(player), Option(option))
    return game.view(g, player)


def test_a_look_is_a_barrier_and_a_step_is_not() -> None:
    table = new_table(GAMES["veil"], 2)
    for seat in (0, 1):
        table = do(table, commands.choose(Actor(f"p{seat}", ""), seat, table.questions[seat], 0, SECRET))
    walked = do(table, commands.choose(Actor("p0", ""), 0, table.questions[0], 2, SECRET))
    assert walked.match.why_barred(0, walked.match.steps - 1) is None
    peeked = do(table, commands.choose(Actor("p0", ""), 0, table.questions[0], 1, SECRET))
    assert peeked.match.why_barred(0, peeked.match.steps - 1) == "revealed"
    rested = do(peeked, commands.choose(Actor("p0", ""), 0, peeked.questions[0], 0, SECRET))
    assert rested.match.why_barred(0, rested.match.steps - 1) is None
    assert rested.match.why_barred(0, rested.match.steps - 2) == "revealed"
    assert rested.match._first_free(0) == rested.match.steps - 1
    assert rested.match.why_barred(1, rested.match.last_choice(1) or 0) == "other"


def test_a_draw_is_a_barrier() -> None:
    table = new_table(GAMES["ladder"], 2)
    table = do(table, commands.choose(Actor("p0", ""), 0, table.questions[0], 0, SECRET))
    assert table.match.line[-1].player == CHANCE
    assert table.match.why_barred(0, table.match.steps - 2) == "draw"


def test_a_game_without_secrets_is_never_dealt_anew() -> None:
    assert not GAMES["ladder"].has_secrets()


def test_undoing_twice_and_choosing_otherwise_forgets_what_was_undone() -> None:
    table = new_table(GAMES["veil"], 2)
    for seat in (0, 1):
        table = do(table, commands.choose(Actor(f"p{seat}", ""), seat, table.questions[seat], 0, SECRET))
    actor = Actor("p0", "")
    once = do(table, commands.choose(actor, 0, table.questions[0], 2, SECRET))
    back = do(once, commands.undo(actor, 0, None))
    assert back.match.undone
    other = do(back, commands.choose(actor, 0, back.questions[0], 3, SECRET))
    assert not other.match.undone
    with pytest.raises(Problem, match="The table has gone on since"):
        commands.choose(actor, 0, table.questions[0], 0, SECRET)(back)


def test_a_table_read_from_its_journal_is_the_same() -> None:
    """Fork and fold over undo, redo and consent: the journal alone gives the same table."""
    rng = Rng(5)
    stored: list[bytes] = []
    table = new_table(GAMES["veil"], 3)
    fresh = Table("t")
    fresh.apply(table.made)
    for _ in range(40):
        if table.status != "playing":
            break
        table = table.fork()
        entry = a_command(table, rng)(table)
        assert entry is not None
        stored.append(entries.encode(entry))
    again = new_table(GAMES["veil"], 3)
    for data in stored:
        again.apply(entries.decode(data))
    assert again.summary() == table.summary()
    assert (again.log, again.questions, again.answers) == (table.log, table.questions, table.answers)
    assert checksums(again) == checksums(table)


def a_command(table: Table, rng: Rng) -> commands.Command:
    """A random thing somebody may do now."""
    request = table.votes.request
    if request is not None and rng.below(2):
        seat = request.waiting[0]
        return commands.consent(Actor(f"p{seat}", ""), seat, request.number, bool(rng.below(4)))
    seat = table.turn()[0]
    back = table.match.last_choice(seat)
    if back is not None and request is None and rng.below(4) == 0:
        return commands.undo(Actor(f"p{seat}", ""), seat, back)
    options = table.match.options(seat)
    option = options[int(rng.below(len(options)))]
    return commands.choose(Actor(f"p{seat}", ""), seat, table.questions[seat], option, SECRET)


def test_undo_by_consent_over_the_wire(url: str) -> None:
    async def story() -> None:
        ann, bob, table = await two_at(url, "ladder")
        page, other = await ann.live(table), await bob.live(table)
        await page.state_where(lambda state: state["ask"])
        await page.choose()
        await page.state_where(lambda state: not state["ask"])
        assert page.state["undo"]["free"] is False
        assert page.state["undo"]["reason"] == "draw"
        await page.ask(type="undo", seat=0)
        asked = (await other.state_where(lambda state: state["undo"] and state["undo"]["request"]))["undo"]["request"]
        assert asked["waiting"] == [1]
        refused = await other.ask(type="consent", seat=1, number=asked["number"], agree=False)
        assert refused["type"] == "done"
        await page.ask(type="undo", seat=0)
        number = page.state["moment"]
        await other.state_where(
            lambda state: state["undo"]["request"] and state["undo"]["request"]["number"] > asked["number"]
        )
        number = other.state["undo"]["request"]["number"]
        await other.ask(type="consent", seat=1, number=number, agree=True)
        state = await page.state_where(lambda state: state["ask"])
        assert state["step"] == 1
        kinds = [item["kind"] for item in page.log]
        assert kinds.count("event") == 1  # what was undone stays in the log
        assert kinds[-4:] == ["asked", "refused", "asked", "undo"]

    asyncio.run(story())


def test_alone_with_bots_undo_needs_nobody(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        table = (await ann.table("ladder", "me", "random"))["id"]
        page = await ann.live(table)
        await page.state_where(lambda state: state["ask"])
        await page.choose()
        await page.state_where(lambda state: state["ask"] and state["step"] >= 5)
        assert (await page.ask(type="undo", seat=0))["type"] == "done"
        await page.state_where(lambda state: state["ask"] and state["step"] == 1)

    asyncio.run(story())


def parted_table() -> Table:
    """Three at a table; p1 chose, p2 chose, then p1 left."""
    table = new_table(GAMES["ladder"], 3)
    while not ({0, 1, 2} <= {choice.player for choice in table.match.line} and table.turn() == [0]):
        seat = table.turn()[0]
        table = do(table, commands.choose(Actor(f"p{seat}", ""), seat, table.questions[seat], 0, SECRET))
    return do(table, commands.abandon(Actor("p1", "p1"), None))


def test_nobody_goes_back_behind_a_choice_of_one_who_left() -> None:
    table = parted_table()
    theirs = table.match.last_choice(1)
    assert theirs is not None
    table = do(table, commands.abandon(Actor("p2", "p2"), None))  # now nobody is left to be asked
    with pytest.raises(Problem, match="somebody who left"):
        commands.undo(Actor("p0", ""), 0, table.match.last_choice(0))(table)
    info = projections.undo_info(table, 0)
    assert info is not None
    assert info.to is None


def test_who_comes_back_is_asked_again() -> None:
    table = parted_table()
    table = do(table, commands.sit(Actor("p1", "p1"), 1, None))
    asked = do(table, commands.undo(Actor("p0", ""), 0, table.match.last_choice(0)))
    assert asked.votes.request is not None
    assert asked.votes.request.waiting == [1, 2]


def test_who_leaves_while_being_asked_ends_the_question() -> None:
    table = do(parted_table(), commands.sit(Actor("p1", "p1"), 1, None))
    asked = do(table, commands.undo(Actor("p0", ""), 0, table.match.last_choice(0)))
    assert do(asked, commands.abandon(Actor("p1", "p1"), None)).votes.request is None


def test_one_may_go_back_to_after_the_last_choice_of_one_who_left() -> None:
    table = do(parted_table(), commands.abandon(Actor("p2", "p2"), None))
    steps = table.match.steps
    table = do(table, commands.choose(Actor("p0", ""), 0, table.questions[0], 0, SECRET))
    assert do(table, commands.undo(Actor("p0", ""), 0, steps)).match.steps == steps
