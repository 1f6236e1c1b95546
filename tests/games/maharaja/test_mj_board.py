"""Board files: ours is fine, a changed one can be played on, a bad one is explained with its line and rule."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest

import durbar
from durbar.engine.chance import Rng
from durbar.engine.flow import playout
from durbar.games.maharaja import GAME
from durbar.games.maharaja.ids import LABELS
from durbar.games.maharaja.shown import Kind
from durbar.locale import LANGUAGES, Texts

OURS = (files("durbar.games.maharaja") / "data" / "board.toml").read_text(encoding="utf-8")


def test_our_board_is_fine() -> None:
    assert GAME.boards.check(OURS) == []


BAD = [
    ("format = ", "form = ", "board-format", ""),
    ('format = "maharaja-board-1"', "format = [", "board-toml", ""),
    ('id = "STA"\n', "", "board-missing", ""),
    ('symbol = "tiger"\n', "", "board-missing", ""),
    ('id = "STA"', 'id = "the start"', "board-kind", ""),
    ('id = "DEL"', 'id = "LAH"', "board-twice", ""),
    ('id = "DEL"', 'id = "New Delhi"', "board-kind", ""),
    ("xy = [140, 150]", "xy = [140, 1500]", "board-kind", ""),
    ('top = "1 token"', 'top = "a token"', "mj-board-bonus", "MJ 2.3"),
    ('ends = ["LAH", "DEL"]', 'ends = ["LAH", "LAH"]', "board-twice", ""),
    ('ends = ["LAH", "DEL"]', 'ends = ["LAH", "XYZ"]', "mj-board-place", "MJ 1.2"),
    ("villages = [[235, 280]]", "villages = []", "board-kind", ""),
    ("tile = 12", "tile = 11", "mj-board-tile", "MJ 11.4"),
    ('to = "PUR"', 'to = "STA"', "mj-board-place", "MJ 11.8"),
    ('check = "left"', 'check = "up"', "board-kind", ""),
    ('actions = ["statue:maharaja"]', 'actions = ["statue:anywhere"]', "mj-board-instruction", "MJ 11.7"),
    ('actions = ["statue:maharaja"]', 'actions = "statue:maharaja"', "board-kind", ""),
    ('"coins:2"', '"coins:\u00b2"', "mj-board-instruction", "MJ 11.7"),
    ('tile = "B"', 'tile = "A"', "board-twice", ""),
    ('tile = "B"', 'tile = "the second"', "board-kind", ""),
    ('blue = ["STA-AGR-1", "STA-AGR-2"]', 'blue = ["STA-AGR-1"]', "board-kind", ""),
    ('blue = ["STA-AGR-1", "STA-AGR-2"]', 'blue = ["STA-AGR-1", "UJJ-AHM-2"]', "mj-board-village", "MJ 11.3"),
    ('blue = ["STA-AGR-1", "STA-AGR-2"]', 'blue = ["STA-AGR-1", "STA-AGR-1"]', "board-twice", ""),
]


@pytest.mark.parametrize(("old", "new", "key", "rule"), BAD, ids=[f"{key}-{n}" for n, (_, _, key, _) in enumerate(BAD)])
def test_a_bad_board_is_explained_with_line_and_rule(old: str, new: str, key: str, rule: str) -> None:
    assert old in OURS
    problems = GAME.boards.check(OURS.replace(old, new, 1))
    assert [(problem.key, problem.arguments.get("rule", "")) for problem in problems[:1]] == [(key, rule)]
    changed = OURS[: OURS.index(old)].count("\n") + 1
    assert abs(problems[0].arguments["line"] - changed) <= 8
    for texts in map(Texts, LANGUAGES):
        said = texts.say(f"problem-{key}", **problems[0].arguments)
        assert "$" not in said
        assert said != f"problem-{key}"


def test_a_missing_city_is_counted() -> None:
    head, tail = OURS.index("[[city]]"), OURS.index("[[city]]", OURS.index("[[city]]") + 1)
    problems = GAME.boards.check(OURS[:head] + OURS[tail:])
    assert problems[0].key == "board-kind"


def test_a_city_without_a_road_is_cut_off() -> None:
    text = OURS.replace('ends = ["AGR", "', 'ends = ["STA", "').replace(
        'ends = ["STA", "AGR"]', 'ends = ["STA", "LAH"]'
    )
    assert [problem.key for problem in GAME.boards.check(text)] == ["mj-board-cut-off"]


def test_a_board_of_ones_own_is_played_on(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = (
        OURS.replace('name = "Delhi"', 'name = "Dilli"')
        .replace('"DEL"', '"DIL"')
        .replace("reconstructed = [", "other = [")
    )
    path.write_text(
        text.replace("LAH-DEL", "LAH-DIL").replace("DEL-VAR", "DIL-VAR").replace("AGR-DEL", "AGR-DIL"), encoding="utf-8"
    )
    match = durbar.new("maharaja", players=2, seed=3, options={"board": str(path)})
    static = GAME.static(match.state)
    assert static.labels["city"][1] == "DIL"
    assert static.board.cities[1].standing == "own"
    assert "LAH-DIL-1" in static.labels["village"]
    playout(match.state, Rng(1), GAME.bound)
    assert match.over
    assert durbar.load(match.position()).position() == match.position()


def test_mj_11_4_brahmabots_tiles_may_stand_in_any_order_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "turned.toml"
    text = (
        OURS.replace("tile = 1\n", "tile = 0\n")
        .replace("tile = 11\n", "tile = 1\n")
        .replace("tile = 0\n", "tile = 11\n")
    )
    path.write_text(text, encoding="utf-8")
    g = GAME.new(1, {"board": str(path)})
    shown = GAME.static(g).board.brahmabot
    assert [tile.tile for tile in shown] == list(range(1, 13))
    assert "take_character" in shown[0].actions
    assert len(g.terms.board.tile_parts[0]) == len(shown[0].actions)


def test_a_missing_or_bad_board_file_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(durbar.Problem) as caught:
        durbar.new("maharaja", options={"board": str(tmp_path / "none.toml")})
    assert caught.value.key == "own-file"
    bad = tmp_path / "bad.toml"
    bad.write_text(OURS.replace('symbol = "tiger"\n', ""), encoding="utf-8")
    with pytest.raises(durbar.Problem) as caught:
        durbar.new("maharaja", options={"board": str(bad)})
    assert caught.value.key == "board-missing"


def test_what_is_reconstructed_is_said_so_in_both_languages() -> None:
    board = GAME.static(GAME.blank(4, GAME.checked_settings({}))).board
    assert board.roads[0].standing == "reconstructed"
    assert board.start.standing == "sourced"
    for texts in map(Texts, LANGUAGES):
        for fact in (*board.standing.sourced, *board.standing.reconstructed):
            assert texts.has(f"maharaja-standing-{fact}"), fact


@pytest.mark.parametrize(
    ("written", "instead"),
    [('colour = "purple"', "colour = 7"), ('name = "Start"', "name = 1"), ("curve = [480, 1000]", 'curve = "bent"')],
)
def test_facts_for_the_drawing_are_checked_too(written: str, instead: str) -> None:
    assert written in OURS
    assert [problem.key for problem in GAME.boards.check(OURS.replace(written, instead))]


def test_every_kind_of_label_is_shown() -> None:
    assert set(LABELS) <= set(get_args(Kind))
