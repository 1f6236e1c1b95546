"""Games as open data: every row replays."""

from __future__ import annotations

from pathlib import Path

import msgspec
import polars
import pytest

import durbar
from durbar.engine.flow import CHANCE
from durbar.engine.game import GAMES
from durbar.lab.dataset import write_dataset
from durbar.lab.play.executor import AtOnce, Workers
from durbar.lab.play.tournament import arena_of

pytestmark = pytest.mark.whole_games


@pytest.mark.parametrize("game", list(GAMES))
def test_every_row_replays(game: str, tmp_path: Path) -> None:
    arena = arena_of(game, ["random"], min(n for n in GAMES[game].seats if n > 1), luck=game == "dice_charmers")
    write_dataset(arena, 1, tmp_path, Workers(AtOnce, 1), lambda _game: None)
    games, choices, views = (
        polars.read_parquet(tmp_path / name / "*.parquet") for name in ("games", "choices", "views")
    )
    (told,) = games.rows(named=True)
    match = durbar.load(told["record"])
    assert (told["ranks"], told["scores"]) == (list(match.ending.ranks), list(match.ending.scores))
    assert choices.height == told["steps"] == match.steps
    seen = {(row["step"], row["seat"]): row["view"] for row in views.rows(named=True)}
    assert {step for step, _ in seen} == {n for n, one in enumerate(match.line) if one.player != CHANCE} | {match.steps}
    for row, (g, choice) in zip(choices.rows(named=True), match.walk(), strict=True):
        assert (row["seat"], row["choice"]) == (choice.player, choice.words)
        assert row["choice"] in row["options"]
        if choice.player == CHANCE:
            assert 0 < row["likely"] <= 1
            continue
        assert row["actions"][row["options"].index(row["choice"])] == row["action"]
        assert sum(row["wins"]) == pytest.approx(1, abs=1e-6)
        assert seen[row["step"], choice.player].encode() == msgspec.json.encode(match.game.view(g, choice.player))
    assert (told["luck"] is not None) == (game == "dice_charmers")


def test_a_card_and_a_licence_come_along(tmp_path: Path) -> None:
    write_dataset(arena_of("dice_charmers", ["random"], 2), 2, tmp_path, Workers(AtOnce, 1), lambda _game: None)
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert card.startswith("---\nlicense: mit\n")
    assert "# 2 games of dice_charmers" in card
    assert "Permission is hereby granted" in (tmp_path / "LICENSE").read_text(encoding="utf-8")
    assert len(list((tmp_path / "records").iterdir())) == 2
