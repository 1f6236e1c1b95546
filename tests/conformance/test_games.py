"""Every game, in every number of seats and with every option, keeps the promises the doors rely on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import durbar.games  # noqa: F401  registers them
from durbar.conformance import Tour
from durbar.engine.game import GAMES


def option_sets() -> Iterator[object]:
    for game in GAMES.values():
        for seats, settings in game.option_sets():
            chosen = "-".join(f"{name}={value}" for name, value in settings.items())
            yield pytest.param(game.id, seats, settings, id=f"{game.id}-{seats}-{chosen}")


@pytest.mark.parametrize(("game", "seats", "settings"), list(option_sets()))
def test_promises_are_kept(game: str, seats: int, settings: dict[str, str]) -> None:
    found = Tour(GAMES[game], seats, settings, seed=seats).breaches()
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize("game", list(GAMES))
def test_hidden_fields_are_dealt_anew(game: str) -> None:
    """A field marked hidden that no re-deal ever changes would make the test of views blind to it."""
    from durbar.engine.chance import Rng
    from durbar.fuzzing import walk

    kind = GAMES[game]
    hidden = {field.name: field for field in kind.fields if field.hidden}
    changed: set[str] = set()
    for seed in range(4):
        g = kind.new(kind.usual_seats)
        for ply, _choice in enumerate(walk(kind, g, Rng(seed))):
            if ply % 5 == 0 and len(changed) < len(hidden):
                other = kind.determinize(g, ply % kind.usual_seats, Rng(ply))
                changed |= {name for name, field in hidden.items() if field.numbers(other) != field.numbers(g)}
    assert changed == set(hidden)
