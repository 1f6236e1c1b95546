"""The tables of docs/observations: what each number and action id means. `python -m durbar.env.tables` writes them."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import TypeVar

from durbar.engine.game import GAMES, Game
from durbar.env import env_id
from durbar.env.dictionary import Action, Number, dictionary

Row = TypeVar("Row")


def shape_of(number: Number) -> tuple[str, float, float, float]:
    """A number without the numbers in its name: neighbours of the same shape share a row."""
    return re.sub(r"\d+", "n", number.name), number.unit, number.low, number.high


def asked_of(action: Action) -> tuple[str, str]:
    """Ids of the same verb and question share a row."""
    return action.words.split(" ")[0], re.sub(r"\d+", "n", action.question)


def runs(rows: Iterable[Row], alike: Callable[[Row], object]) -> Iterator[tuple[str, Row, Row]]:
    """Neighbours that are alike: their indexes, the first and the last of them."""
    start = 0
    for _, run in groupby(rows, alike):
        same = list(run)
        end = start + len(same) - 1
        yield str(start) if start == end else f"{start} to {end}", same[0], same[-1]
        start = end + 1


def unit_words(number: Number) -> str:
    """What 1 stands for."""
    if (number.unit, number.low, number.high) == (1, 0, 1):
        return "yes or no"
    return "share of all boxes of its kind" if not number.unit else f"{number.unit:g} are 1"


def table(game: Game) -> str:
    """The numbers of a game's observation and its action ids, in runs of the same shape."""
    known, numbers = dictionary(game.id), game.learning
    lines = [
        f"# {env_id(game)}: observation and actions",
        "",
        f"{len(numbers.observation)} numbers, {numbers.actions} action ids. Made by `python -m durbar.env.tables`;",
        "change the game's `encode.py` and `dictionary.py`, not this page.",
        "One by one: `durbar.env.dictionary.dictionary(game)`.",
        "",
        "## Observation",
        "",
        "| index | names | counted | range |",
        "|---|---|---|---|",
    ]
    for index, first, last in runs(known.observation, shape_of):
        names = first.name if first == last else f"{first.name} … {last.name}"
        lines.append(f"| {index} | {names} | {unit_words(first)} | {first.low:g} to {first.high:g} |")
    lines += ["", "## Actions", "", "Words as in records; `*` is what the id does not tell.", ""]
    lines += ["| id | words | asked |", "|---|---|---|"]
    for index, one, other in runs(known.actions, asked_of):
        words = f"`{one.words}`" if one.words == other.words else f"`{one.words}` … `{other.words}`"
        lines.append(f"| {index} | {words if one.words else 'never legal'} | {one.question} |")
    return "\n".join(lines) + "\n"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        (folder / f"{game.id}.md").write_text(table(game), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/observations"))
