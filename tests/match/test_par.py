"""Par by seat: what `durbar par` measured, and results above it."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

import durbar
from durbar.cli import main
from durbar.engine.game import GAMES
from durbar.par import measured_terms, par_of

pytestmark = pytest.mark.whole_games


def test_md_every_table_of_the_printed_game_has_a_par_by_its_newest_rules() -> None:
    game = GAMES["maharadjah"]
    tables = measured_terms(game)
    assert tables == [(3, {"scenario": "full"}), (3, {"scenario": "short"}), (4, {"scenario": "full"}),
                      (5, {"scenario": "full"})]  # fmt: skip
    for seats, chosen in tables:
        par = par_of(game, seats, game.checked_settings(chosen))
        assert par is not None
        assert par.rules == game.rules_version
        assert par.games >= 100
        for low, points, high in zip(par.low, par.points, par.high, strict=True):
            assert low < points < high


def test_the_result_is_told_over_par_too() -> None:
    match = durbar.new("maharadjah", 4, seed=1)
    par = par_of(match.game, 4, match.terms.settings)
    assert par is not None
    assert match.over_par == tuple(
        round(score - usual, 1) for score, usual in zip(match.standing(), par.points, strict=True)
    )


@pytest.mark.parametrize(("game", "seats"), [("maharaja", 2), ("dice_charmers", 1)])
def test_no_par_where_none_was_measured(game: str, seats: int) -> None:
    assert durbar.new(game, seats, seed=1).over_par is None


def test_no_par_on_a_board_of_ones_own() -> None:
    text = (files("durbar.games.maharadjah") / "data" / "map.toml").read_text(encoding="utf-8")
    assert durbar.new("maharadjah", 4, seed=1, options={"board": text}).over_par is None


def test_durbar_par_writes_what_it_measures(tmp_path: Path) -> None:
    out = tmp_path / "par.toml"
    with pytest.raises(SystemExit) as left:
        main(["par", "maharaja", "--bot", "random", "--games", "2", "--jobs", "1", "--out", str(out)])
    assert left.value.code == 0
    tables = tomllib.loads(out.read_text(encoding="utf-8"))["par"]
    assert [table["seats"] for table in tables] == [2, 3, 4]
    assert all(len(table["points"]) == table["seats"] for table in tables)
