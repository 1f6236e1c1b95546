"""Sheet files: what is refused and where, and that a changed file can be played on."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar.boards.boardfile import BoardFile
from durbar.engine.chance import Rng
from durbar.games.dice_charmers import GAME
from durbar.games.dice_charmers.boardfile import FORMATS, check, check_file, house_text
from durbar.locale import LANGUAGES, Texts

TEXT = house_text()
EAST = 'E = ["goods_die", "river:+1", "karma",   "merchant"]'


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def line_with(old: str) -> int:
    return TEXT[: TEXT.index(old)].count("\n") + 1


CASES = [
    ("a", '"F S R G P"', '"F S R R P"', "sheet-residence", "sun.grid"),
    ("b", EAST, 'E = ["goods_die", "river:+1", "karma"]', "sheet-count", "sun.border.E"),
    ("c", '["N", "E", "W"]', '["N", "E", "S"]', "sheet-exit", "sun.residence_exits.2"),
    ("d", '{ sym = "lotus",    get = ["goods:2"]', '{ sym = "flag", get = ["goods:2"]', "sheet-three",
     "sun.river.spaces"),
    ("e", '["tea"],   cols = [3, 4, 5]', '["tea"], cols = [2, 3, 4, 5]', "sheet-tent-twice", "sun.market.tents.3"),
    ("f", 'get = ["coin:4"]', 'get = ["gold:2"]', "sheet-code", "sun.river.spaces.8"),
    ("g", "money_boxes = 60", "money_boxes = 61", "sheet-ruler", "sun.tracks.money_boxes"),
    ("h", "fame_bonus  = { 3 =", 'fame_bonus  = { 21 = "karma", 3 =', "sheet-box", "sun.tracks.fame_bonus.21"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "key", "where"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_dc_e87_sheet_files_that_are_refused(old: str, new: str, key: str, where: str) -> None:
    found = {(problem.key, problem.arguments["where"]): problem for problem in check(changed(old, new))}
    assert (key, where) in found
    if where not in ("sun.grid", "sun.river.spaces"):  # these are said of the whole list
        assert found[key, where].arguments["line"] == line_with(old)


def test_dc_e87_the_unchanged_file_loads() -> None:
    assert GAME.boards.check(TEXT) == []
    assert f'format = "{FORMATS[-1]}"' in TEXT


MORE = [
    (TEXT[:50], "x = [", "board-toml"),
    (FORMATS[-1], "other", "board-format"),
    ("copies = 2", "copies = 3", "board-kind"),
    ('"two_halves", "two_halves"]', '"two_halves", "tunnel"]', "board-kind"),
    ('"G D T S F"', '"G D T S"', "sheet-row"),
    ('"G D T S F"', '"G D T S X"', "sheet-letter"),
    ("residence = [3, 2]", "residence = [2, 3]", "sheet-residence-place"),
    ('S = ["man_singh", "",        ""', 'S = ["man_singh", "",     "karma"', "sheet-border-residence"),
    ('sym = "lotus"', 'sym = "whale"', "sheet-symbol"),
    ("values = [1, 2, 3, 4, 5, 6]", "values = []", "board-kind"),
    ('goods = ["tea"]', 'goods = ["coal"]', "board-kind"),
    ("length_units = 60", "length_units = 'long'", "board-kind"),
    ("[sun.karma]", "[sun.charm]", "board-missing"),
    ('S = "market_same"', 'S = "bazaar"', "board-kind"),
    ('F = "fort"', 'F = "temple"', "sheet-type-twice"),
    ("fame_bonus  = { 3 =", "fame_bonus  = { 03 =", "sheet-box"),
    ("fame_bonus  = { 3 =", 'fame_bonus  = { "\u00b3" =', "sheet-box"),
    ("cols = [0, 1, 2]", 'cols = ["0", "1", "2"]', "board-kind"),
]


@pytest.mark.parametrize(("old", "new", "key"), MORE)
def test_dc_1_4_what_is_wrong_is_said(old: str, new: str, key: str) -> None:
    problems = check(changed(old, new))
    assert key in [problem.key for problem in problems]
    for language in LANGUAGES:
        for problem in problems:
            said = Texts(language).say(f"problem-{problem.key}", **problem.arguments)
            assert str(problem.arguments["line"]) in said
            assert "{" not in said.replace("{'", "")


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in plain data."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        yield (*path, key)
        yield from leaves(value, (*path, key))


def with_value(whole: BoardFile, path: tuple[Any, ...], value: Any) -> BoardFile:
    """The same file, with something else there."""
    file = deepcopy(whole)  # much quicker than reading it again
    inside: Any = file.data
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    return file


@pytest.mark.parametrize("value", [-1, "", "nonsense", [], {}, True, 3.5, [[1]]])
def test_dc_1_4_nonsense_anywhere_is_refused_and_never_crashes(value: Any) -> None:
    whole = BoardFile(TEXT, FORMATS)
    for path in leaves(whole.data):
        file = with_value(whole, path, value)
        if path != ("format",):
            check_file(file)
        fine = value == "" and "border" in path  # no bonus there
        fine = fine or (value == [] and path[-1] in ("get", "tents", "column_bonus", "sourced", "reconstructed"))
        fine = fine or (value == {} and path[-1] in ("bonus", "fame_bonus", "money_bonus", "markets", "standing"))
        fine = fine or (value == "nonsense" and "buildings" in path)
        assert file.problems or fine or path == ("format",), path


def test_dc_1_4_play_on_another_sheet(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed("values = [1, 2, 3, 4, 5, 6]", "values = [2, 2, 4, 4, 6, 6]"), encoding="utf-8")
    match, rng = durbar.new("dice_charmers", players=2, seed=3, options={"board": str(path)}), Rng(3)
    assert match.game.static(match.state).board.prices == [2, 2, 4, 4, 6, 6]
    while not match.over:
        options = match.options(match.owing()[0])
        match.play(match.owing()[0], options[rng.below(len(options))])
    assert durbar.load(match.record()).position() == match.position()


def test_dc_1_4_a_file_that_cannot_be_read() -> None:
    with pytest.raises(durbar.Problem) as caught:
        GAME.new(2, {"board": "no/such/file.toml"})
    assert caught.value.key == "own-file"


def test_dc_1_4_a_bad_file_is_refused_at_the_table(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(changed("money_boxes = 60", "money_boxes = 61"), encoding="utf-8")
    with pytest.raises(durbar.Problem) as caught:
        GAME.new(2, {"board": str(path)})
    assert caught.value.arguments["where"] == "sun.tracks.money_boxes"


def test_a_smaller_grid_and_river_can_be_played(tmp_path: Path) -> None:
    grid = TEXT.replace('  "T D F P S",\n', "", 1).replace("residence = [3, 2]", "residence = [2, 2]", 1)
    grid = grid.replace(EAST, 'E = ["goods_die", "river:+1", "karma"]', 1)
    grid = grid.replace('W = ["portuguese", "karma",  "maharani", "goods:2"]', 'W = ["portuguese", "karma", ""]', 1)
    assert check(grid) == []
    path = tmp_path / "small.toml"
    path.write_text(grid, encoding="utf-8")
    g = GAME.new(2, {"board": str(path)})
    assert g.board.cells == 15


def test_lines_are_found() -> None:
    text = 'a = 1\n[t.u]\nlist = [\n  "x,y", # one\n  { k = [1, 2] },\n  3,\n]\n'
    file = BoardFile(text, [""])
    assert file.line_of(("a",)) == 1
    assert file.line_of(("t", "u", "list")) == 3
    assert [file.line_of(("t", "u", "list", n)) for n in range(3)] == [4, 5, 6]
    assert file.line_of(("t", "u", "nothing")) == 2
    assert file.line_of(("z",)) == 1
    text = '[[road]]\nid = "a"\n[[road]]\nid = "b"\nends = [\n  "x",\n  "y",\n]\n'
    file = BoardFile(text, [""])
    assert file.line_of(("road", 1)) == 3
    assert file.line_of(("road", 1, "id")) == 4
    assert file.line_of(("road", 1, "ends", 1)) == 7
    assert file.line_of(("road", 0, "ends")) == 1
