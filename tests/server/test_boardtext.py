"""A board written down from its data is the same board."""

from __future__ import annotations

import re
import tomllib

import pytest

from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.server.routes.boards import with_changes

OURS = ("maharaja", "maharadjah", "dice_charmers")


@pytest.mark.parametrize("game", OURS)
def test_our_boards_come_back_as_they_were(game: str) -> None:
    data = tomllib.loads(GAMES[game].boards.text())
    text = with_changes("", data)
    assert tomllib.loads(text) == data
    assert GAMES[game].boards.check(text) == []


def test_strange_keys_and_letters_are_quoted() -> None:
    data = {"a b": 'say "no"\n\x7f\\', "t": {"é": [1, 2.5, True, {"x": []}]}, "l": [{"k": {}}, {}], "e": {}}
    assert tomllib.loads(with_changes("", data)) == data


def test_what_nests_without_end_is_refused() -> None:
    deep: dict[str, object] = {}
    for _ in range(500):
        deep = {"a": deep, "b": [1]}
    with pytest.raises(Problem) as refused:
        with_changes("", deep)
    assert refused.value.key == "board-deep"


def test_problems_tell_their_lines_in_the_text_written_anew() -> None:
    data = tomllib.loads(GAMES["maharaja"].boards.text())
    data["city"][3]["top"] = "9 camels"
    text = with_changes("", data)
    (problem,) = GAMES["maharaja"].boards.check(text)
    assert problem.arguments["where"] == "city.3.top"
    assert "9 camels" in text.splitlines()[problem.arguments["line"] - 1]


def test_no_more_problems_are_told_than_anybody_reads() -> None:
    text = re.sub(r'"[a-z_]+:[^"]*"', '"x"', GAMES["dice_charmers"].boards.text())
    assert len(GAMES["dice_charmers"].boards.check(text)) == 50


def test_comments_of_a_file_survive_what_an_editor_changes() -> None:
    text = GAMES["maharaja"].boards.text()
    data = tomllib.loads(text)
    data["city"][3]["top"] = "9 camels"
    changed = with_changes(text, data)
    assert tomllib.loads(changed) == data
    comments = [line for line in text.splitlines() if line.startswith("#")]
    assert comments
    assert [line for line in changed.splitlines() if line.startswith("#")] == comments
    assert sum(old != new for old, new in zip(text.splitlines(), changed.splitlines(), strict=True)) == 1


def test_what_an_editor_adds_and_removes_is_written_into_the_file() -> None:
    text = '# mine\na = 1 # why\nlist = [1, 2]\n\n[[city]]\nname = "x"\n\n[[city]]\nname = "y"\n'
    data = {"list": [1, 3, 4], "city": [{"name": "z", "new": True}], "b": {"c": 2.5}}
    changed = with_changes(text, data)
    assert tomllib.loads(changed) == data
    assert "# mine" in changed


def test_data_for_a_file_that_is_none_is_written_all_the_same() -> None:
    assert tomllib.loads(with_changes("= no [ TOML", {"a": [1]})) == {"a": [1]}


def test_more_than_a_board_can_be_is_refused_before_it_is_read_with_care() -> None:
    with pytest.raises(Problem) as refused:
        with_changes("a = 1", {"a": [1] * 5000})
    assert refused.value.key == "too-large"
    with pytest.raises(Problem) as refused:
        with_changes("\n".join(f"a.b{n} = 1" for n in range(4500)), {"a": 1})
    assert refused.value.key == "too-large"
