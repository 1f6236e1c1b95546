"""Every game has the same files, and the page's boards too: the tables that say so are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ("dice_charmers", "maharadjah", "maharaja")
EVERYWHERE = {
    *("game.py", "ids.py", "words.py", "fields.py", "state_fields.py", "state.py", "rules", "data", "boardfile.py"),
    *("board.py", "view.py", "shown.py", "static.py", "facts.py", "standing.py", "lessons.toml", "encode.py"),
    *("drawing.py", "dictionary.py", "picture.py"),
}
TEXTS = {"__init__.py", "__pycache__", "RULES.en.md", "RULES.fr.md", "GLANCE.en.md", "GLANCE.fr.md"}


def section(path: str, heading: str) -> set[str]:
    """Every name that stands in code type below this heading."""
    text = (ROOT / path).read_text(encoding="utf-8").split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    return {name.strip("/") for name in re.findall(r"`([^`]+)`", text)}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_files_every_game_has_and_no_room_is_unnamed(game: str) -> None:
    found = {path.name for path in (ROOT / "src" / "durbar" / "games" / game).iterdir()} - TEXTS
    assert found >= EVERYWHERE
    named = section("docs/architecture.md", "A game's rooms")
    assert found - {"rules"} <= named
    assert {"rules/<chapter>.py", "rules/shapes.py", "rules/versions.py", "rules/invariants.py"} <= named


@pytest.mark.parametrize("game", GAMES)
def test_a_board_of_the_page_has_the_files_every_board_has(game: str) -> None:
    found = {path.name.replace(game, "<game>") for path in (ROOT / "client" / "src" / "games" / game).iterdir()}
    assert found >= {"index.ts", "Board.svelte", "pieces", "panels", "layout.ts", "model.ts", "spots.ts", "motion.ts"}
    assert found - {"model", "layout"} <= section("client/README.md", "A board")
