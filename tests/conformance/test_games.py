"""Every game, in every number of seats and with every option, keeps the promises the doors rely on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import durbar.games  # noqa: F401  registers them
from durbar.checks.conformance import Tour, tours_of
from durbar.checks.fuzzing import walk
from durbar.engine.chance import Rng
from durbar.engine.field import Field
from durbar.engine.game import GAMES, Game

pytestmark = pytest.mark.whole_games


def option_sets() -> Iterator[object]:
    for game in GAMES.values():
        for seats, settings, rules in tours_of(game):
            chosen = "-".join(f"{name}={value}" for name, value in settings.items())
            sample = (seats, chosen, rules) == (game.usual_seats, "", game.rules_version)
            marks = [pytest.mark.quick] if sample else []
            yield pytest.param(game.id, seats, settings, rules, id=f"{game.id}-{rules}-{seats}-{chosen}", marks=marks)


@pytest.mark.parametrize(("game", "seats", "settings", "rules"), list(option_sets()))
def test_promises_are_kept(game: str, seats: int, settings: dict[str, str], rules: int) -> None:
    found = Tour(GAMES[game], seats, settings, seats, rules=rules).breaches()
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize("game", list(GAMES))
def test_hidden_fields_are_hidden(game: str) -> None:
    """A field marked hidden is dealt anew for somebody; or, where all can count it, it can change unseen."""
    kind = GAMES[game]
    hidden = {field.name: field for field in kind.fields if field.hidden}
    found: set[str] = set()
    for seed in range(4):
        g = kind.new(kind.usual_seats)
        for ply, _choice in enumerate(walk(kind, g, Rng(seed))):
            if ply % 5 == 0 and len(found) < len(hidden):
                other = kind.determinize(g, ply % kind.usual_seats, Rng(ply))
                found |= {n for n, f in hidden.items() if f.numbers(other) != f.numbers(g) or unseen(kind, g, f)}
    assert found == set(hidden)


def unseen(kind: Game, g: Any, field: Field) -> bool:
    """Can a number of this field change without some seat seeing it?"""
    for n, number in enumerate(field.numbers(g)):
        copy = g.clone()
        field.put(copy, [*field.numbers(g)[:n], number + 1, *field.numbers(g)[n + 1 :]])
        if any(kind.view(copy, seat) == kind.view(g, seat) for seat in range(kind.usual_seats)):
            return True
    return False
