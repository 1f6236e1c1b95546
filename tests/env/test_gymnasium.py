"""Gymnasium's own check, on every game."""

from __future__ import annotations

import pytest
from gymnasium.utils.env_checker import check_env

from durbar.engine.game import GAMES
from durbar.env.gymnasium import env


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", list(GAMES))
def test_check_env(game: str) -> None:
    check_env(env(game), skip_render_check=True)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_masked_action_is_refused_and_changes_nothing(game: str) -> None:
    table = env(game, seat=None)
    seen, _ = table.reset(seed=5)
    before = table.game.checksum(table.state)
    masked = int((seen["action_mask"] == 0).argmax())
    _, reward, over, cut, info = table.step(masked)
    assert (reward, over, cut, info["refused"]) == (0.0, False, False, True)
    assert table.game.checksum(table.state) == before


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_against_the_others_ends(game: str) -> None:
    table = env(
        game, opponent=lambda kind, g, seat, rng: int(g.legal_for(seat)[0]) if seat % 2 else int(g.legal_for(seat)[-1])
    )
    seen, _ = table.reset(seed=2)
    table.action_space.seed(2)
    over = False
    while not over:
        seen, _reward, over, _cut, info = table.step(table.action_space.sample(mask=seen["action_mask"]))
        assert not info["refused"]
