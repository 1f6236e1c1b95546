"""The page's types are made from the wire's, those of its boards from what the games show."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from durbar.server.wire import typescript, typescript_boards

WIRE = Path(__file__).parents[2] / "client" / "src" / "wire"


def test_types_ts_is_up_to_date() -> None:
    made = typescript.module()
    assert (WIRE / "types.ts").read_text() == made, "python -m durbar.server.wire.typescript > client/src/wire/types.ts"


@pytest.mark.parametrize("game", typescript_boards.BOARDS)
def test_the_types_of_a_board_are_up_to_date(game: str) -> None:
    made = typescript_boards.module(game)
    assert (WIRE / f"{game}.ts").read_text() == made, "python -m durbar.server.wire.typescript_boards client/src/wire"


def test_a_row_is_a_tuple_with_names_and_what_may_be_left_out_is_optional() -> None:
    made = typescript_boards.module("maharadjah")
    assert "export type Stack = [place: number, nation: number, armies: number, moved: number];" in made
    assert "  group: Group | null;" in made
    assert "  replaced?: Replaced;" in made


@pytest.mark.parametrize("game", typescript_boards.BOARDS)
def test_the_scenes_that_the_page_draws_in_its_tests_are_as_games_show_them(game: str) -> None:
    """Examples are written by hand: `msgspec.json.encode({"view": g.view(0), "static": ...})` of any position."""
    shown = typescript_boards.BOARDS[game]
    text = (WIRE.parent / "games" / "examples" / f"{game}.json").read_bytes()
    example = msgspec.json.decode(text)
    for part, kind in (("view", shown.View), ("static", shown.Static)):
        again = msgspec.json.encode(msgspec.convert(example[part], kind))
        assert msgspec.json.decode(again) == example[part]
