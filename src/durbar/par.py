"""Par: the points a seat makes on average where all seats are played alike, measured by `durbar par`.

A game keeps its pars in `data/par.toml`: a table for each number of seats and each value of the settings the game names
(`par_settings`). Any other setting that is not as usual makes the measure worthless, so there is no par then.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from durbar.engine.game import Game


class Par(NamedTuple):
    """By seat: the mean of its points and its 95 % interval; who played, how many games, by which rules."""

    bot: str
    games: int
    rules: int
    points: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]


@cache
def tables_of(package: str) -> list[dict[str, Any]]:
    """The tables of a game's file; none if it was never measured, or the game is no package."""
    if not package:
        return []
    path = files(package) / "data" / "par.toml"
    return list(tomllib.loads(path.read_text(encoding="utf-8"))["par"]) if path.is_file() else []


def package_of(game: Game) -> str:
    return type(game).__module__.rpartition(".")[0]


def par_of(game: Game, seats: int, settings: Mapping[str, str]) -> Par | None:
    """What these seats make on average; None where that was not measured."""
    named = game.par_settings
    if seats < 2 or any(settings[one.name] != one.default for one in game.settings if one.name not in named):
        return None
    for table in tables_of(package_of(game)):
        if table["seats"] == seats and all(table[name] == settings[name] for name in named):
            points, low, high = (tuple(float(number) for number in table[key]) for key in ("points", "low", "high"))
            return Par(table["bot"], table["games"], table["rules"], points, low, high)
    return None


def measured_terms(game: Game) -> list[tuple[int, dict[str, str]]]:
    """The seats and settings a par is measured for."""
    known = {one.name: one.values for one in game.settings}
    named = [known[name] for name in game.par_settings]
    chosen = [dict(zip(game.par_settings, values, strict=True)) for values in product(*named)]
    return [(seats, one) for seats in game.seats for one in chosen if seats > 1 and game.allows(seats, one)]
