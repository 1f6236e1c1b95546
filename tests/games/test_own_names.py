"""A board of one's own calls things as its file does: in options, events, refusals, drawings, in every language."""

from __future__ import annotations

from importlib.resources import files

import pytest

import durbar
from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.locale import Texts


def house(game: str, name: str) -> str:
    return (files(f"durbar.games.{game}") / "data" / name).read_text(encoding="utf-8")


def called(game: str, own: str, word: str, language: str, seats: int = 3) -> str:
    match = durbar.new(game, players=seats, seed=1, options={"board": own})
    return str(Texts(language).adopt(game, match.game.boards.names(match.state)).name(game, word))


def test_cities_villages_and_roads_of_a_board_of_ones_own_mj_2_3() -> None:
    own = house("maharaja", "board.toml").replace('name = "Lahore"', 'name = "Bénarès"').replace('"LAH', '"BEN')
    own += '[names]\nDEL = { en = "Delhi the Old", fr = "Vieille Delhi" }\n"AGR-UJJ-1" = "Gwalior"\n'
    assert called("maharaja", own, "BEN", "en") == "Bénarès"
    assert called("maharaja", own, "DEL", "fr") == "Vieille Delhi"
    assert called("maharaja", own, "BEN-DEL", "en") == "Bénarès–Delhi the Old"
    assert called("maharaja", own, "BEN-DEL-1", "fr") == "village Bénarès–Vieille Delhi, côté Bénarès"
    assert called("maharaja", own, "BEN-DEL-2", "en") == "village Bénarès–Delhi the Old, near Delhi the Old"
    assert called("maharaja", own, "AGR-LAH-1", "en") == "village Agra–Bénarès"
    assert called("maharaja", own, "AGR-UJJ-1", "fr") == "Gwalior"
    assert (
        called("maharaja", own, "AGR-UJJ-2", "en") == "village Agra–Ujjain, near Ujjain"
    )  # as ours: with its own phrase


def test_areas_of_a_map_of_ones_own() -> None:
    own = house("maharadjah", "map.toml").replace('fr = "Bhoutan"', 'fr = "Boutan"')
    assert called("maharadjah", own, "bhutan", "fr") == "Boutan"
    assert called("maharadjah", own, "bhutan", "en") == "Bhutan"
    match = durbar.new("maharadjah", players=3, seed=1, options={"board": own})
    assert set(match.game.boards.names(match.state)) == {"bhutan"}


def test_buildings_and_symbols_of_a_sheet_of_ones_own_dc_1_4() -> None:
    own = house("dice_charmers", "sheets.toml").replace('"tiger"', '"swan"').replace('T = "temple"', 'T = "well"')
    own += '[names]\nswan = { en = "swan", fr = "cygne" }\nwell = "step-well"\n'
    assert called("dice_charmers", own, "swan", "fr") == "cygne"
    assert called("dice_charmers", own, "well", "fr") == "step-well"


@pytest.mark.parametrize(
    ("game", "name", "table"),
    [("maharaja", "board.toml", 'XYZ = "Nowhere"'), ("dice_charmers", "sheets.toml", 'zebra = "Zebra"')],
)
def test_what_is_not_on_the_board_is_not_named(game: str, name: str, table: str) -> None:
    problems = GAMES[game].boards.check(house(game, name) + f"[names]\n{table}\n")
    assert [problem.key for problem in problems] == ["board-name"]


@pytest.mark.parametrize("bad", ["<b>x</b>", "{ $a }", "a" * 41, "a\\nb", ""])
def test_a_name_is_plain_text_on_one_line(bad: str) -> None:
    own = house("maharaja", "board.toml").replace('name = "Lahore"', f'name = "{bad}"')
    with pytest.raises(Problem) as refused:
        durbar.new("maharaja", players=3, options={"board": own})
    assert refused.value.key in ("board-kind", "board-toml")


def test_one_shrine_and_two_tokens_can_be_said_mj_2_3() -> None:
    own = house("maharaja", "board.toml").replace('"2 shrines"', '"1 shrine"').replace('"1 token"', '"2 tokens"')
    board = durbar.new("maharaja", players=3, seed=1, options={"board": own}).state.terms.board
    assert sorted(set(zip(board.bonus_kind, board.bonus_amount, strict=True))) == [(0, 2), (1, 1), (2, 3), (3, 1)]


def test_one_shrine_and_two_tokens_are_shown_in_the_words_of_every_board_mj_2_3() -> None:
    own = house("maharaja", "board.toml").replace('"2 shrines"', '"1 shrine"').replace('"1 token"', '"2 tokens"')
    match = durbar.new("maharaja", players=3, seed=1, options={"board": own})
    static = match.game.static(match.state)
    assert {bonus for city in static.board.cities for bonus in (city.top, city.bottom)} == {
        *("2 token", "1 shrines", "3 coins", "1 pp"),
    }
    drawn = match.game.drawing.text(static, match.view(0), Texts("fr").namer("maharaja"))
    assert "1 sanctuaire" in drawn
    assert "2 jetons action" in drawn


def test_tracks_may_differ_in_length_dc_9_1() -> None:
    own = house("dice_charmers", "sheets.toml").replace("money_boxes = 60", "money_boxes = 55")
    match = durbar.new("dice_charmers", players=2, seed=1, options={"board": own})
    assert match.state.board.money_boxes == 55
    short = own.replace("fame_boxes = 20", "fame_boxes = 18").replace("money_boxes = 55", "money_boxes = 6")
    problems = GAMES["dice_charmers"].boards.check(short)
    assert "sheet-never-cross" in [problem.key for problem in problems]
