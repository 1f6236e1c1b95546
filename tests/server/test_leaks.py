"""Non-interference: change a fact hidden from a seat, and the bytes sent to that seat stay the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from test_undo import SECRET, choose, fuzzed_games, new_table
from veil import Veil

from durbar.engine.chance import Rng
from durbar.engine.flow import Option, Seat
from durbar.engine.game import GAMES, Game
from durbar.engine.refusal import Illegal, Problem
from durbar.locale import Texts
from durbar.server.host.problems import sentence
from durbar.server.projections import table as projections
from durbar.server.table import commands
from durbar.server.table.commands import Actor
from durbar.server.table.table import Table

pytestmark = pytest.mark.whole_games

GAMES_AT_TABLES = 3
CHOICES = 50


def sent(table: Table, seat: int | None) -> bytes:
    """Everything a page looking through this seat's eyes may get: the state, history, why-nots, errors, previews."""
    person = "" if seat is None else f"p{seat}"
    info = projections.listed_info(table.summary(), person, {plan.person for plan in table.seats})
    state = projections.state(table, info, seat, 0, 0, first=True)
    history = projections.moment(table, table.match.steps, seat, static=True)
    return msgspec.json.encode([state, history, list(refusals(table, seat)), previews(table, seat)])


def previews(table: Table, seat: int | None) -> list[Any]:
    """What a seat may ask about its choices beforehand."""
    if seat is None or seat not in table.questions:
        return []
    return list(projections.previews(table, seat, table.match.options(seat)[:4]))


def refusals(table: Table, seat: int | None) -> Iterator[Any]:
    """The answers to every wrong choice a seat might try."""
    if seat is None or seat not in table.questions:
        return
    actor, decision = Actor(f"p{seat}", ""), table.match.state.decision
    for option in [*decision.candidates(table.match.state, Seat(seat)), 12345]:
        try:
            commands.choose(actor, seat, table.questions[seat], int(option), SECRET)(table.fork())
        except Problem as problem:
            rule = problem.refusal.rule if isinstance(problem, Illegal) else ""
            yield msgspec.to_builtins(sentence(Texts("en"), problem)), rule


def otherwise(table: Table, state: Any) -> Table:
    """The same table, had the hidden facts been so."""
    other = table.fork()
    other.match.state = state
    other.match._kept[other.match.steps] = state
    return other


def check_position(table: Table, rng: Rng) -> None:
    game, g = table.match.game, table.match.state
    for seat in range(table.match.terms.seats):
        other = otherwise(table, game.determinize(g, seat, rng))
        assert sent(other, seat) == sent(table, seat)
        assert sent(other, None) == sent(table, None)
        check_events(game, g, other.match.state, seat, rng)


def check_events(game: Game, g: Any, other: Any, seat: int, rng: Rng) -> None:
    """A choice made in both worlds is told alike, unless it openly shows what was different."""
    one, two = g.clone(), other.clone()
    for who in [s for s in range(len(game.labels(g, "seat"))) if g.owes(Seat(s))]:
        both = [o for o in one.legal_for(Seat(who)) if o in list(two.legal_for(Seat(who)))]
        if both:
            option = both[int(rng.below(len(both)))]
            told = [told_to(game, world, who, option, seat) for world in (one, two)]
            if game.view(one, seat) == game.view(two, seat):
                assert told[0] == told[1]
            return


def told_to(game: Game, g: Any, who: int, option: int, seat: int) -> list[tuple[int, ...]]:
    g.log = []
    g.take(Seat(who), Option(option))
    return [event for event in g.log if not game.events[event[0]].private or event[1] == seat]


@pytest.mark.parametrize("name", fuzzed_games())
def test_hidden_facts_do_not_change_what_is_sent(name: str) -> None:
    game = GAMES[name]
    for seed in range(1, GAMES_AT_TABLES + 1):
        rng = Rng(seed)
        table = new_table(game, game.usual_seats)
        for n in range(CHOICES * (3 if seed > 1 else 1)):
            if table.status != "playing":
                break
            if n % 5 == 0:
                check_position(table, rng)
            table, _ = choose(table, rng)


class Leaky(Veil):
    """A view that shows one thing too many."""

    id = "leaky"

    def view(self, g: Any, seat: int | None) -> dict[str, Any]:
        return {**super().view(g, seat), "sum": sum(g.token)}


def check_often(table: Table) -> None:
    for n in range(20):
        check_position(table, Rng(n))


def test_the_test_finds_a_leak() -> None:
    game = Leaky()
    GAMES["leaky"] = game
    try:
        table = new_table(game, 2)
        with pytest.raises(AssertionError):
            check_often(table)
    finally:
        del GAMES["leaky"]


def test_secret_choices_of_others_are_not_in_history_before_the_end() -> None:
    table = new_table(GAMES["veil"], 2)
    step = table.match.steps
    table, _ = choose(table, Rng(1), seat=1)
    assert table.match.line[step].player == 1
    assert projections.moment(table, step, 0, static=False).chosen is None
    assert projections.moment(table, step, None, static=False).chosen is None
    assert projections.moment(table, step, 1, static=False).chosen is not None
