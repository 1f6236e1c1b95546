"""The plain search of the benchmark: every iteration is a game to the end."""

from __future__ import annotations

import pytest

from durbar.bots.evaluations import evaluation_of
from durbar.bots.levels import deal_of
from durbar.bots.native.playouts import PlayoutSearch
from durbar.checks.bench import middle, quarters
from durbar.engine.game import GAMES

pytestmark = pytest.mark.whole_games


@pytest.mark.parametrize("name", list(GAMES))
def test_every_iteration_plays_to_the_end(name: str) -> None:
    game = GAMES[name]
    g = middle(game, min(game.seats))
    before, seat = game.checksum(g), int(g.asked)
    search = PlayoutSearch(evaluation_of(name), deal_of(game), g, seat, 1, game.bound)
    search.run(20, 0.0)
    assert 0 < sum(search.visits(g.legal)) == search.iterations <= 20  # sure of its choice, it stops
    assert search.made > search.iterations
    assert game.checksum(g) == before
    assert all(0.0 <= mean <= 1.0 for mean in search.means(g.legal))


def test_all_of_a_game_falls_into_its_quarters() -> None:
    found = quarters(GAMES["maharaja"], 2, 0.01)
    assert len(found) == 4
    assert all(cost > 0 for cost in found.values())
