"""The tables of docs/observations: what each number means. `python -m durbar.env.tables` writes them."""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path

from durbar.engine.game import GAMES, Game
from durbar.env import env_id


def shape_of(name: str) -> str:
    """A name without its numbers: neighbours of the same shape share a row."""
    return re.sub(r"\d+", "n", name)


def table(game: Game) -> str:
    """The numbers of a game's observation, in runs of the same shape."""
    lines = [
        f"# {env_id(game)}: observation and actions",
        "",
        f"{len(game.observation)} numbers, {game.actions} action ids. Made by `python -m durbar.env.tables`;",
        "change the game's `encode.py`, not this page.",
        "",
        "| index | names |",
        "|---|---|",
    ]
    start = 0
    for _shape, run in groupby(game.observation, shape_of):
        names = list(run)
        end = start + len(names) - 1
        index = str(start) if start == end else f"{start} to {end}"
        lines.append(f"| {index} | {names[0]}{f' … {names[-1]}' if len(names) > 1 else ''} |")
        start = end + 1
    return "\n".join(lines) + "\n"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        (folder / f"{game.id}.md").write_text(table(game), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/observations"))
