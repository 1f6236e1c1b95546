"""Games as open data: records, and tables of every choice, every view and every result that anybody can load.

Each row says which game and step it is of, and `games` has the record: `durbar.load(record).at(step)` is the position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import distribution
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from durbar.bots.chances import chances, judge_of
from durbar.engine.flow import CHANCE, Option, Seat
from durbar.engine.game import game_of
from durbar.engine.refusal import Problem
from durbar.lab.play.executor import Workers, results
from durbar.lab.play.folder import Folder, record_of, writing
from durbar.lab.play.game import PlayedGame
from durbar.lab.play.tournament import Arena, run
from durbar.match.match import Match
from durbar.match.replay import load

if TYPE_CHECKING:
    import polars as pl

PART = 50
"""Games in one file of a table."""
CARD, LICENCE = "README.md", "LICENSE"
Row = dict[str, Any]


class GameTables(NamedTuple):
    """The rows of some games."""

    games: list[Row]
    choices: list[Row]
    views: list[Row]


def write_dataset(
    arena: Arena, games: int, out: Path, workers: Workers, told: Callable[[PlayedGame], object]
) -> list[Path]:
    """Play what is missing in the folder, and write its tables, its card and its licence."""
    try:
        import polars
    except ImportError:
        raise Problem("missing-extra", extra="lab") from None
    folder = run(arena, games, out, workers, told)
    played = [game for game in folder.in_order() if game.number < games]
    made = []
    for part, some in enumerate(parts_of(played, PART)):
        for name, rows in zip(GameTables._fields, tables_of(folder, some, workers), strict=True):
            made.append(written(polars.DataFrame(rows, infer_schema_length=None), out / name, part))
    with writing(out):
        (out / CARD).write_text(card_of(arena, len(played)), encoding="utf-8")
        (out / LICENCE).write_text(licence(), encoding="utf-8")
    return made


def parts_of(games: list[PlayedGame], size: int) -> Iterator[list[PlayedGame]]:
    for first in range(0, len(games), size):
        yield games[first : first + size]


def written(frame: pl.DataFrame, folder: Path, part: int) -> Path:
    """One file of a table."""
    file = folder / f"{part:05}.parquet"
    with writing(folder):
        folder.mkdir(exist_ok=True)
        frame.write_parquet(file)
    return file


def tables_of(folder: Folder, games: list[PlayedGame], workers: Workers) -> GameTables:
    """The rows of these games, in their order."""
    work = [(game._replace(record=""), record_of(folder.path, game)) for game in games]
    done = sorted(results(workers, rows_of, work), key=lambda pair: pair[0][0].number)
    found = GameTables([], [], [])
    for _, tables in done:
        for all_rows, rows in zip(found, tables, strict=True):
            all_rows.extend(rows)
    return found


def rows_of(work: tuple[PlayedGame, str]) -> GameTables:
    """The rows of one game: what a worker does."""
    game, text = work
    match = load(text)
    found = GameTables([game_row(game, match, text)], [], [])
    for step, (g, choice) in enumerate(match.walk()):
        place = {"game": game.number, "step": step}
        found.choices.append({**place, **choice_row(match, g, choice.player, choice.option, choice.words)})
        if choice.player != CHANCE:
            found.views.extend({**place, **row} for row in view_rows(match, g))
    end = {"game": game.number, "step": match.steps}
    found.views.extend({**end, **row} for row in view_rows(match, match.state))
    return found


def game_row(game: PlayedGame, match: Match, text: str) -> Row:
    """A whole game: its terms, how it ended, what luck brought each seat (where that is measured), and its record."""
    luck = list(game.luck[: match.terms.seats]) if game.luck else None
    terms = {"title": match.game.id, "rules": match.terms.rules, "seats": match.terms.seats}
    ending = {"ranks": list(game.ranks), "scores": [float(score) for score in game.scores], "reason": game.reason}
    return {"game": game.number, **terms, "bots": list(game.bots), "steps": match.steps, **ending, "luck": luck} | {
        "settings": msgspec.json.encode(match.terms.settings).decode(),
        "record": text,
    }


def choice_row(match: Match, g: Any, player: int, option: int, words: str) -> Row:
    """One choice: who was asked what, what could be chosen, what was; of a draw how likely it was (seat -1)."""
    drawn = player == CHANCE
    offered = list(g.decision.candidates(g, CHANCE) if drawn else g.legal_for(Seat(player)))
    texts = [" ".join(g.decision.words(g, Option(one))) for one in offered]
    learning = match.game.learning
    return {
        "seat": player,
        "asked": type(g.decision).__name__,
        "choice": words,
        "options": texts,
        "action": None if drawn or not learning else int(learning.action_of(g, option)),
        "actions": None if drawn or not learning else [int(learning.action_of(g, one)) for one in offered],
        "likely": likely(g, option, offered) if drawn else None,
        "wins": None if drawn or judge_of(match.game.id)[0] is None else list(chances(match.game, g, player).wins),
    }


def likely(g: Any, option: int, offered: list[int]) -> float:
    """The chance of a draw."""
    weights = {one: int(g.decision.weight(g, Option(one))) for one in offered}
    return weights[option] / sum(weights.values())


def view_rows(match: Match, g: Any) -> Iterator[Row]:
    """What each seat sees, as JSON: nothing that is hidden from it."""
    for seat in range(match.terms.seats):
        yield {"seat": seat, "view": msgspec.json.encode(match.game.view(g, seat)).decode()}


def licence() -> str:
    """The licence the program itself has: the games are given under the same."""
    file = next(file for file in distribution("durbar").files or () if file.name == LICENCE)
    return str(file.read_text())


def card_of(arena: Arena, games: int) -> str:
    """What the data are, for people and for programs that load data sets by their card."""
    from durbar import __version__

    usual = {setting.name: setting.default for setting in game_of(arena.game).settings}
    special = [
        f"{name}={value}" for name, value in arena.settings.items() if value != usual[name] and "\n" not in value
    ]
    return (
        (files("durbar.lab") / "dataset_card.md")
        .read_text("utf-8")
        .format(
            game=arena.game,
            games=games,
            bots=", ".join(arena.bots),
            seats=arena.seats,
            rules=game_of(arena.game).rules_version,
            seed=arena.seed,
            settings=", ".join(special) or "as usual",
            version=__version__,
        )
    )
