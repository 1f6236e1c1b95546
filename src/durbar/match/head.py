"""How a record and a position begin: the game, its seats, rules and settings; and files of one's own, such as a board.

A file is told whole, so that the game can be played where it never was: each line of it after the setting's name and
a bar.

    maharaja seats=2 rules=2 edition=draft
    board| format = "maharaja-board-1"
    board|
    board| [start]
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from durbar.engine.game import Game

OF_A_FILE = re.compile(r"([a-z][a-z0-9-]*)\|(?: (.*))?")


def write(game: Game, seats: int, rules: int, settings: Mapping[str, str]) -> list[str]:
    """The first lines: settings that are not as usual, and files."""
    changed = [setting for setting in game.settings if settings[setting.name] != setting.default]
    chosen = [f"{setting.name}={settings[setting.name]}" for setting in changed if setting.values]
    lines = [" ".join([game.id, f"seats={seats}", f"rules={rules}", *chosen])]
    files = [setting.name for setting in changed if not setting.values]
    told = [(name, line) for name in files for line in settings[name].split("\n")[:-1]]
    return [*lines, *(f"{name}| {line}" if line else f"{name}|" for name, line in told)]


def split(text: str) -> tuple[list[tuple[int, str]], dict[str, str]]:
    """The lines of a text with their numbers, without empty ones; and the files among them, by setting."""
    lines: list[tuple[int, str]] = []
    files: dict[str, str] = {}
    for n, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        found = OF_A_FILE.fullmatch(line)
        if found is not None:
            files[found[1]] = f"{files.get(found[1], '')}{found[2] or ''}\n"
        elif line.strip():
            lines.append((n, line))
    return lines, files


def words(text: str) -> tuple[list[tuple[int, list[str]]], dict[str, str]]:
    """The lines of a position in words, without remarks; and the files among them."""
    lines, files = split(text)
    found = [(n, line.split("#")[0].split()) for n, line in lines]
    return [(n, said) for n, said in found if said], files
