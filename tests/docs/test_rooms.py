"""Every game has the same files, and the page's boards too: the tables that say so are true."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ("dice_charmers", "maharadjah", "maharaja")
EVERYWHERE = {
    *("game.py", "ids.py", "words.py", "fields.py", "state_fields.py", "state.py", "rules", "data", "boardfile.py"),
    *("board.py", "view.py", "shown.py", "static.py", "hint_facts.py", "standing.py", "lessons.toml", "encode.py"),
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


# --- the server ------------------------------------------------------------------------------------------------------

SERVER = ROOT / "src" / "durbar" / "server"


def server_modules() -> set[str]:
    files = (path.relative_to(SERVER) for path in SERVER.rglob("*.py") if path.name != "__init__.py")
    return {".".join(file.with_suffix("").parts) for file in files}


def test_the_server_has_the_rooms_the_table_names() -> None:
    """Every folder and file at its top, and nothing besides."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = text.split("\n## The server", 1)[1].split("\n\n*", 1)[0]
    cells = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    named = {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}
    found = {f"{path.name}/" for path in SERVER.iterdir() if (path / "__init__.py").exists()}
    found |= {path.name for path in SERVER.glob("*.py")} - {"__init__.py"}
    assert named == found


def test_every_file_the_table_of_the_server_names_is_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = text.split("\n## The server", 1)[1].split("\n\n*", 1)[0]
    rows = [row.split("|") for row in table.splitlines() if row.startswith("| `")]
    for _, room, meaning, _ in rows:
        folder = room.strip(" `/")
        named = [name for name in re.findall(r"`([^`]+)`", meaning) if "/" not in name.rstrip("/")]
        assert all((SERVER / folder / name).exists() for name in named), (folder, named)


def test_every_module_of_the_server_stands_in_its_contract() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = next(one for one in contracts if one["name"].startswith("The server"))["layers"]
    placed = [name.strip().removeprefix("durbar.server.") for layer in layers for name in re.split("[|:]", layer)]
    assert len(placed) == len(set(placed))
    for module in server_modules():
        assert sum(module == name or module.startswith(f"{name}.") for name in placed) == 1, module
    for name in placed:
        assert any(module == name or module.startswith(f"{name}.") for module in server_modules()), name
