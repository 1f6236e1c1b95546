"""`durbar par`: what each seat of a game makes on average, measured and written down."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import click

from durbar.commands import speech

if TYPE_CHECKING:
    from durbar.engine.game import Game
    from durbar.lab.play.ratings import League
    from durbar.lab.play.tournament import Arena


def add(app: click.Group) -> None:
    speech.command(app, "par", par)


def par(
    game: Annotated[str, speech.argument("game")],
    bots: Annotated[str, speech.option("par-bot", "--bot")] = "medium",
    games: Annotated[int, speech.option("games", min=2)] = 200,
    seed: speech.Seed = 1,
    jobs: Annotated[int, speech.option("jobs", min=0)] = 0,
    out: Annotated[Path | None, speech.option("par-out", "--out", show_default=False)] = None,
    language: speech.Language = "",
) -> None:
    from durbar.commands.arena import show
    from durbar.engine.game import game_of
    from durbar.lab.play.tournament import arena_of
    from durbar.par import measured_terms

    kind, tables = game_of(game), [HEAD.format(game=game, bot=bots, games=games, seed=seed)]
    for seats, settings in measured_terms(kind):
        title = speech.say("cli-par-running", game=game, seats=seats, settings=" ".join(settings.values()))
        lines = measure(arena_of(game, [bots], seats, settings, seed), games, jobs, title)
        print(title)
        show(lines, {}, "seat")
        tables.append(table_of(kind, seats, settings, bots, lines))
    if out is not None:
        out.write_text("\n".join(tables), encoding="utf-8")
        print(speech.say("cli-par-written", given=str(out)))


def measure(arena: Arena, games: int, jobs: int, title: str) -> list[League]:
    """A line for each seat."""
    from durbar.commands.progress import progress
    from durbar.lab.play.executor import workers_of
    from durbar.lab.play.ratings import seat_leagues
    from durbar.lab.play.tournament import run

    with TemporaryDirectory() as folder, workers_of(jobs, "") as workers, progress(title, games) as step:
        return seat_leagues(run(arena, games, Path(folder), workers, lambda _game: step()).in_order())


HEAD = """# What each seat makes on average, with 95 % intervals: all seats played by the same bot.
# Written by: durbar par {game} --bot {bot} --games {games} --seed {seed} --out FILE
"""


def table_of(game: Game, seats: int, settings: dict[str, str], bot: str, lines: Sequence[League]) -> str:
    """One table of the file."""
    told = [f"seats = {seats}", *(f'{name} = "{value}"' for name, value in settings.items())]
    told += [f'bot = "{bot}"', f"rules = {game.rules_version}", f"games = {lines[0].games}"]
    told.append(f"points = [{', '.join(f'{line.score.value:.2f}' for line in lines)}]")
    told.append(f"low = [{', '.join(f'{line.score.low:.2f}' for line in lines)}]")
    told.append(f"high = [{', '.join(f'{line.score.high:.2f}' for line in lines)}]")
    told.append(f"wins = [{', '.join(f'{line.wins.value:.3f}' for line in lines)}]")
    return "[[par]]\n" + "\n".join(told) + "\n"
