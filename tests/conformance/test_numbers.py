"""Numbers of the rules that a board file may change: the printed ones change nothing, every other can be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar.boards.numbers import with_numbers
from durbar.cli import main
from durbar.engine.chance import Rng
from durbar.engine.game import GAMES, Game
from durbar.engine.refusal import Problem
from durbar.lab.reports.balance import variants_of

TUNED = [game for game in GAMES.values() if game.boards.numbers]
EXTREMES = [
    (game.id, name, value)
    for game in TUNED
    for name, number in game.boards.numbers.items()
    for value in (number.low, number.high)
]


def choices(game: Game, board: str, most: int) -> list[str]:
    """The words of a random game on this board."""
    g, rng, made = game.new(game.usual_seats, {"board": board}), Rng(5), []
    g.settle(rng)
    while g.decision is not None and len(made) < most:
        option = g.legal[rng.below(len(g.legal))]
        made.append(" ".join(g.decision.words(g, option)))
        g.take(g.asked, option)
        g.settle(rng)
        if len(made) % 40 == 0:
            game.check(g)
    return made


@pytest.mark.parametrize("game", TUNED, ids=lambda game: game.id)
def test_eight_numbers_at_least_and_the_printed_ones_change_nothing(game: Game) -> None:
    assert len(game.boards.numbers) >= 8
    text = with_numbers(game.boards.text(), game.boards.numbers)
    assert with_numbers(text, game.boards.numbers) == text
    name, (_, low, _) = next(iter(game.boards.numbers.items()))
    changed = with_numbers(text, game.boards.numbers, {name: low})
    other = with_numbers(changed + '\n[other]\nx = "1"\n', game.boards.numbers)
    assert other.count(f"= {low}  #") == changed.count(f"= {low}  #")
    assert choices(game, text, 600) == choices(game, "", 600)


@pytest.mark.parametrize(("game", "name", "value"), EXTREMES)
def test_the_least_and_the_most_can_be_played(game: str, name: str, value: int) -> None:
    kind = GAMES[game]
    assert choices(kind, with_numbers(kind.boards.text(), kind.boards.numbers, {name: value}), 200)


@pytest.mark.parametrize(("game", "name", "value"), [("maharaja", "rounds", 8), ("maharadjah", "elephants", 2)])
def test_numbers_out_of_range_and_unknown_ones_are_refused_with_their_line(game: str, name: str, value: int) -> None:
    boards = GAMES[game].boards
    text = with_numbers(boards.text(), boards.numbers) + (f"{name} = {value}\n" if value == 2 else "")
    text = text.replace("rounds          = 7", "rounds          = 8")
    line = next(n for n, row in enumerate(text.splitlines(), 1) if row.startswith(f"{name} "))
    with pytest.raises(Problem) as caught:
        durbar.new(game, board=text)
    assert f"Line {line:,}: numbers.{name} is {value}" in str(caught.value)


def test_mj_8_4_a_game_of_two_rounds() -> None:
    boards = GAMES["maharaja"].boards
    match = durbar.new("maharaja", players=2, seed=1, board=with_numbers(boards.text(), boards.numbers, {"rounds": 2}))
    while not match.over:
        seat = match.owing()[0]
        match.play(seat, match.options(seat)[0])
    assert match.state.round == 2
    assert durbar.load(match.record()) == match  # the record keeps the board


def test_a_sweep_changes_numbers() -> None:
    variants = variants_of("maharaja", ["random"], 2, {"edition": "draft"}, ["rounds=2,7", "coins=15,5"], 1)
    assert [variant.name for variant in variants][:2] == ["rounds=2, coins=15", "rounds=2, coins=5"]
    states = [GAMES["maharaja"].new(2, variant.arena.settings) for variant in variants]
    assert [(g.terms.board.rounds, g.coins[0]) for g in states] == [(2, 15), (2, 5), (7, 15), (7, 5)]
    with pytest.raises(Problem, match="“9”"):
        variants_of("maharaja", ["random"], 2, {}, ["rounds=9"], 1)
    with pytest.raises(Problem, match="elephants"):
        variants_of("maharaja", ["random"], 2, {}, ["elephants=9"], 1)


@pytest.mark.parametrize("game", TUNED, ids=lambda game: game.id)
def test_a_board_is_exported_and_good(game: Game, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "mine.toml"
    for words in (["export", game.id, "--out", str(file)], ["check", str(file)], ["export", game.id]):
        with pytest.raises(SystemExit) as left:
            main(["board", *words, "--language", "en"])
        assert left.value.code in (0, None)
    said = capsys.readouterr().out
    assert "is a good board" in said
    assert said.endswith(file.read_text(encoding="utf-8"))
