"""A board written down from its data is the same board."""

from __future__ import annotations

import re
import tomllib

import pytest

from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.server.boardtext import text_of

OURS = ("maharaja", "maharadjah", "dice_charmers")


@pytest.mark.parametrize("game", OURS)
def test_our_boards_come_back_as_they_were(game: str) -> None:
    data = tomllib.loads(GAMES[game].board_text())
    text = text_of(data)
    assert tomllib.loads(text) == data
    assert GAMES[game].check_board(text) == []


def test_strange_keys_and_letters_are_quoted() -> None:
    data = {"a b": 'say "no"\n\x7f\\', "t": {"é": [1, 2.5, True, {"x": []}]}, "l": [{"k": {}}, {}], "e": {}}
    assert tomllib.loads(text_of(data)) == data


def test_what_nests_without_end_is_refused() -> None:
    deep: dict[str, object] = {}
    for _ in range(500):
        deep = {"a": deep, "b": [1]}
    with pytest.raises(Problem) as refused:
        text_of(deep)
    assert refused.value.key == "board-deep"


def test_problems_tell_their_lines_in_the_text_written_anew() -> None:
    data = tomllib.loads(GAMES["maharaja"].board_text())
    data["city"][3]["top"] = "9 camels"
    text = text_of(data)
    (problem,) = GAMES["maharaja"].check_board(text)
    assert problem.arguments["where"] == "city.3.top"
    assert "9 camels" in text.splitlines()[problem.arguments["line"] - 1]


def test_no_more_problems_are_told_than_anybody_reads() -> None:
    text = re.sub(r'"[a-z_]+:[^"]*"', '"x"', GAMES["dice_charmers"].board_text())
    assert len(GAMES["dice_charmers"].check_board(text)) == 50
