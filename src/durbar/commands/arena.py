"""`durbar arena`: bots against each other, seats balanced, with intervals."""

from __future__ import annotations

import math
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from durbar.commands import speech

if TYPE_CHECKING:
    from durbar.lab.game import Played
    from durbar.lab.ratings import Interval, Standing


def add(app: click.Group) -> None:
    speech.command(app, "arena", arena)


def arena(
    game: Annotated[str, speech.argument("game")],
    bots: Annotated[str, speech.option("bots")],
    games: Annotated[int, speech.option("games", min=1)] = 100,
    seats: Annotated[int | None, speech.option("seats", show_default=False)] = None,
    option: Annotated[list[str] | None, speech.option("option", "--option", "-o", show_default=False)] = None,
    seed: Annotated[int, speech.option("seed", min=0)] = 1,
    jobs: Annotated[int, speech.option("jobs", min=0)] = 0,
    cluster: Annotated[str, speech.option("cluster", show_default=False)] = "",
    patience: Annotated[float, speech.option("patience", min=0.1)] = 10.0,
    out: Annotated[Path, speech.option("arena-out", "--out")] = Path("arena"),
    language: Annotated[str, speech.option("language", show_default=False)] = "",
) -> None:
    from durbar.bots.spec import specs_of
    from durbar.commands.progress import resumable
    from durbar.lab.arena import arena_of, run, write_tables
    from durbar.lab.executor import crew_of
    from durbar.lab.ratings import standings
    from durbar.lab.report import times

    match = arena_of(game, specs_of(bots), seats, speech.settings_of(option or ()), seed, patience)
    title = speech.say("cli-arena-running", game=game, bots=", ".join(match.bots))
    with crew_of(jobs, cluster) as crew, resumable(title, games) as step:
        done = run(match, games, out, crew, lambda _game: step(), partial(times, step))
    played = [one for one in done.in_order() if one.number < games]
    show(standings(played))
    tell_faults(played)
    write_tables(done)
    print(speech.say("cli-arena-written", given=str(out)))


def show(lines: list[Standing]) -> None:
    """The table on the terminal: each estimate with its 95 % interval below it."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    rows = [cells(line) for line in lines]
    caption = speech.say("cli-arena-caption")
    table = Table(box=SIMPLE_HEAD, show_edge=False, padding=0, caption=caption, caption_justify="left")
    for column, head in enumerate(("bot", "games", "wins", "chance", "rank", "score", "skill", "time")):
        title = speech.say(f"cli-arena-{head}")
        if head == "bot":
            table.add_column(title, overflow="fold")
        else:
            widest = max(len(part) for text in (title, *(row[column] for row in rows)) for part in text.split())
            table.add_column(title, justify="right", width=widest)
    for row in rows:
        table.add_row(*row)
    speech.console().print(table)


def cells(line: Standing) -> list[str]:
    mark = {"above": " ▲", "below": " ▼"}.get(line.clear, "")
    return [
        line.bot,
        str(line.games),
        between(line.wins, "{:.1%}", mark),
        "–" if math.isnan(line.chance) else f"{line.chance:.1%}",
        between(line.rank, "{:.2f}"),
        between(line.score, "{:.1f}"),
        between(line.skill, "{:.1f}"),
        f"{line.milliseconds:.1f}",
    ]


def between(interval: Interval, form: str, mark: str = "") -> str:
    value, low, high = (form.format(number) for number in interval)
    return f"{value}{mark}\n{low.removesuffix('%')}…{high}"


def tell_faults(games: list[Played]) -> None:
    """Which bot was at fault, in how many games, how, and what it said last."""
    from durbar.lab.faults import faults_of

    for told in faults_of(games):
        ways = [speech.say(f"cli-arena-fault-{way}", count=count) for way, count in told.ways.items()]
        print(speech.say("cli-arena-faults", bot=told.bot, games=told.games, ways=", ".join(ways)))
        if told.words:
            print(speech.say("cli-arena-last-words", words=told.words))
