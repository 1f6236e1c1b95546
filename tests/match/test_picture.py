"""Pictures without a browser: whole, in both languages, and without what a seat cannot know."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import durbar
from durbar import Match, Problem
from durbar.boards.svg import icons
from durbar.cli import main
from durbar.engine.chance import Rng
from durbar.engine.game import GAMES, Game
from durbar.games.dice_charmers.picture import DIE
from durbar.games.maharaja.picture import CITY
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
        assert used == {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")} <= set(icons())
        assert sum(1 for _ in root.iter()) > 80
        assert "-name-" not in text
    assert match._repr_html_().count("<svg") == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_hidden_is_in_a_picture(game: str) -> None:
    """After what the seat cannot know is dealt anew, its picture is the same."""
    match = played(game, 150)
    for n in range(4):
        assert match.imagined(0, Rng(n)).svg(0) == match.svg(0)


def test_pieces_are_where_they_stand() -> None:
    match = played("maharaja", 150)
    built = sum(owner >= 0 for owner in match.view(0).statues)
    on_the_boards = len(match.view(0).coins)
    assert match.svg(0).count('href="#mj-statue"') == built + on_the_boards
    assert match.svg(step=0) != match.svg()


@pytest.mark.parametrize(("game", "kind", "colours"), [("maharaja", "city", CITY), ("dice_charmers", "die", DIE)])
def test_pictures_have_the_colours_of_the_page(game: str, kind: str, colours: dict[str, str]) -> None:
    css = (Path(__file__).parents[2] / "client" / "src" / "games" / game / "colours.css").read_text(encoding="utf-8")
    for name, colour in colours.items():
        assert f"--{kind}-{name}: {colour};" in css or name == "white"  # which would not be seen on the picture's paper


def test_a_game_without_a_picture_shows_its_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("maharaja", 60)
    monkeypatch.setattr(type(match.game), "svg", Game.svg)
    root = ElementTree.fromstring(match.svg(0))
    named = Texts("en").adopt("maharaja", match.game.own_names(match.state)).namer("maharaja")
    drawn = match.game.drawing(match.game.static(match.state), match.view(0), named, 0)
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
