"""The test that may stop at any time, and blocks of games that are one sample."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from durbar.cli import main
from durbar.engine.refusal import Problem
from durbar.lab.numbers.sequential import FEWEST, Bounds, bounds_of, decided
from durbar.lab.play.game import PlayedGame
from durbar.lab.play.ratings import adjusted, blocks_of
from durbar.lab.play.tournament import arena_of


def blocks(mean: float, count: int, seed: int) -> list[float]:
    rng = random.Random(seed)
    return [rng.gauss(mean, 0.2) for _ in range(count)]


def verdict_of(mean: float, seed: int, bounds: Bounds) -> str:
    """Looked at after every block, as the arena does."""
    found = blocks(mean, 400, seed)
    return next((told for n in range(1, 401) if (told := decided(found[:n], bounds).verdict)), "")


def test_it_seldom_decides_wrongly() -> None:
    bounds = Bounds(0.0, 15.0)
    better = [verdict_of(0.15, seed, bounds) for seed in range(200)]
    equal = [verdict_of(0.0, seed, bounds) for seed in range(200)]
    assert better.count("high") >= 180
    assert equal.count("low") >= 180


def test_nothing_is_decided_before_the_spread_is_known() -> None:
    assert decided([0.5] * (FEWEST - 1), Bounds(0, 15)).verdict == ""
    assert decided([0.5] * FEWEST, Bounds(0, 15)).verdict == "high"


@pytest.mark.parametrize("text", ["", "15", "15,0", "a,b", "0,inf", "nan,1"])
def test_bounds_that_mean_nothing_are_refused(text: str) -> None:
    with pytest.raises(Problem, match="no bounds"):
        bounds_of(text)


def test_a_block_is_every_arrangement_with_the_same_dice() -> None:
    arena = arena_of("dice_charmers", ["medium", "easy", "easy", "easy"], 4, blocks=True)
    assert arena.block == 4
    tasks = list(arena.tasks(range(8)))
    assert {task.seed for task in tasks[:4]} != {task.seed for task in tasks[4:]}
    assert len({task.seed for task in tasks}) == 2
    assert {task.bots.index("medium") for task in tasks[:4]} == {0, 1, 2, 3}
    plain = arena_of("dice_charmers", ["medium", "easy", "easy", "easy"], 4)
    assert len({task.seed for task in plain.tasks(range(8))}) == 8
    assert "blocks" not in plain.setup()
    assert plain.setup() != arena.setup()


def game_of(number: int, winner: int, luck: tuple[float, ...] = ()) -> PlayedGame:
    ranks = tuple(1 if seat == winner else 2 for seat in range(2))
    nothing = (("", ""), "")
    return PlayedGame(number, ("a", "b"), 1, ranks, (0.0, 0.0), "", (1, 1), (0.0, 0.0), *nothing, luck)


def test_luck_is_taken_off_a_block() -> None:
    games = [game_of(0, 0, (0.3, -0.3, 0, 0)), game_of(1, 1, (-0.2, 0.2, 0, 0))]
    assert blocks_of(games, "a", 2) == pytest.approx([(0.7 + 0.2 - 1.0) / 2])
    assert adjusted(games, "a").value == pytest.approx(0.45)
    assert blocks_of([game_of(0, 0)], "a", 2) == []  # a block that is not whole says nothing yet


def test_luck_is_measured_where_a_judge_sees_it() -> None:
    assert arena_of("dice_charmers", ["medium", "easy"], 2, luck=True).luck.startswith("dice_charmers ")
    with pytest.raises(Problem, match="not measured"):
        arena_of("maharaja", ["medium", "easy"], 2, luck=True)


@pytest.mark.whole_games
def test_the_command_does_what_its_options_say(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`--blocks`, `--until`, `--luck` and `--disagreements` were taken and forgotten once."""

    def told(out: str, *options: str) -> str:
        asked = ["arena", "dice_charmers", "--seats", "2", "--jobs", "1", "--out", str(tmp_path / out), *options]
        with pytest.raises(SystemExit):
            main([*asked, "--language", "en"])
        return capsys.readouterr().out

    assert "After 8 blocks random wins at most -99" in told(
        "until", "--bots", "random,easy", "--until=-99,99", "--games", "40"
    )
    setup = json.loads((tmp_path / "until" / "setup.json").read_text(encoding="utf-8"))
    assert setup["blocks"] is True
    assert "random less luck:" in told("luck", "--bots", "random,easy", "--luck", "--games", "2")
    assert "random and easy were asked" in told("apart", "--bots", "random,easy", "--disagreements", "--games", "1")
    assert not (tmp_path / "apart").exists()
