"""Pictures without a browser: whole, in both languages, and without what a seat cannot know."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec import structs

import durbar
from durbar import Match, Problem
from durbar.boards.art import dressed, palette, symbols
from durbar.cli import main
from durbar.engine.chance import Rng
from durbar.engine.game import GAMES
from durbar.engine.parts import Drawing
from durbar.games.maharaja.places import court, road_path, villages_of
from durbar.locale import Texts

SVG = "{http://www.w3.org/2000/svg}"


def played(game: str, steps: int) -> Match:
    match = durbar.new(game, seed=3)
    while match.steps < steps and not match.over:
        seat = match.owing()[0]
        options = match.options(seat)
        match.play(seat, options[match.steps % len(options)])
    return match


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_picture_is_whole_and_brings_its_icons(game: str, language: str) -> None:
    match = played(game, 120)
    for seat in (None, 0, 1):
        text = match.svg(seat, language=language)
        root = ElementTree.fromstring(text)
        used = set(re.findall(r'href="#([\w-]+)"', text))
        assert used == {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
        assert {name.partition("--")[0] for name in used} <= set(symbols())
        assert not re.search(r"var\(|light-dark|class=|style=", text), "every viewer draws plain attributes"
        assert sum(1 for _ in root.iter()) > 80
        assert "-name-" not in text
    assert match._repr_html_().count("<svg") == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_hidden_is_in_a_picture(game: str) -> None:
    """After what the seat cannot know is dealt anew, its picture is the same."""
    match = played(game, 150)
    for n in range(4):
        assert match.imagined(0, Rng(n)).svg(0, heading=False) == match.svg(0, heading=False)


def test_pieces_are_where_they_stand() -> None:
    match = played("maharaja", 150)
    built = sum(owner >= 0 for owner in match.view(0).statues)
    on_the_boards = len(match.view(0).coins)
    assert match.svg(0).count('href="#p-statue--') == built + on_the_boards
    assert match.svg(step=0) != match.svg()


def test_pictures_and_page_have_one_palette() -> None:
    """What pieces and land are painted with is said in `pieces.svg` alone."""
    sources = Path(__file__).parents[2] / "client" / "src"
    for path in sources.rglob("*.css"):
        named = set(re.findall(r"^  --([\w-]+):", path.read_text(encoding="utf-8"), re.MULTILINE))
        assert not named & set(palette()), path


@pytest.mark.parametrize("name", sorted(name for name in symbols() if not name.startswith("q-")))  # parts of portraits
def test_every_symbol_can_be_drawn_without_a_page(name: str) -> None:
    worn = "die-blue" if name == "d-die" else "purple" if name.startswith(("sky-", "p-flag-")) else "b"
    plain = dressed(f"{name}--{worn}")
    assert not re.search(r"var\(|light-dark|class=|<use", plain)


def test_a_board_with_moved_cities_is_drawn_by_the_rule() -> None:
    """Roads go straight and priests stand where no road leaves, where our drawing no longer fits."""
    match = durbar.new("maharaja", seed=3)
    static = match.game.static(match.state)
    road = static.board.roads[0]
    assert "C" in road_path(static, road)
    moved = structs.replace(static.board.cities[road.ends[0]], xy=(200, 200))
    cities = [moved if n == road.ends[0] else city for n, city in enumerate(static.board.cities)]
    changed = structs.replace(static, board=structs.replace(static.board, cities=cities))
    assert road_path(changed, road).count("L") == 1
    assert len(set(court(changed, road.ends[0]))) == 4
    assert len(villages_of(changed, road)) == len(road.villages)


def test_a_game_without_a_picture_shows_its_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("maharaja", 60)
    monkeypatch.setattr(match.game, "drawing", replace(match.game.drawing, svg=Drawing().svg), raising=False)
    root = ElementTree.fromstring(match.svg(0, heading=False))
    named = Texts("en").adopt("maharaja", match.game.boards.names(match.state)).namer("maharaja")
    drawn = match.game.drawing.text(match.game.static(match.state), match.view(0), named, 0)
    assert [row.text or "" for row in root.iter(f"{SVG}text")] == drawn.splitlines()


def test_wrong_seats_and_steps_are_refused() -> None:
    match = played("dice_charmers", 30)
    for arguments in ({"seat": 99}, {"step": 999}):
        with pytest.raises(Problem):
            match.svg(**arguments)


def test_durbar_replay_writes_a_picture(tmp_path: Path) -> None:
    match = played("maharadjah", 100)
    record, out = tmp_path / "game.durbar", tmp_path / "board.svg"
    record.write_text(match.record(), encoding="utf-8")
    with pytest.raises(SystemExit) as left:
        main(["replay", str(record), "--svg", str(out), "--language", "en"])
    assert left.value.code in (0, None)
    assert out.read_text(encoding="utf-8") == match.svg()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_heading_says_the_game_the_turn_and_the_last_move(game: str, language: str) -> None:
    match = played(game, 60)
    whole, bare = match.svg(language=language, size=700), match.svg(language=language, heading=False)
    root, plain = ElementTree.fromstring(whole), ElementTree.fromstring(bare)
    texts = Texts(language)
    assert root.get("width") == "700"
    assert (root.get("aria-label") or "").startswith(texts.say(f"{game}-title"))
    assert f"{game}-" not in whole
    (_, top, wide, tall), (_, before, _, less) = (
        map(float, (one.get("viewBox") or "").split()) for one in (root, plain)
    )
    assert top + tall == pytest.approx(before + less, abs=0.2)
    said = [node for node in root.iter(f"{SVG}text") if float(node.get("y", 0)) < before]
    assert len(said) == 3
    assert said[0].text == texts.say(f"{game}-title")
    assert all(len(node.text or "") * 0.5 * float(node.get("font-size", 0)) < wide for node in said)
    with pytest.raises(Problem, match="size"):
        match.svg(size=0)


def test_a_heading_tells_a_seat_no_more_than_it_may_know() -> None:
    match = durbar.new("maharaja", players=2, seed=7)
    while match.over is False and match.owing() != [0, 1]:
        match.play(match.owing()[0], match.options(match.owing()[0])[0])
    match.play(0, match.options(0)[0])
    assert match.svg(1) == match.svg(1, step=match.steps)
    assert match.svg(1).count("<text") == match.svg(None).count("<text")
