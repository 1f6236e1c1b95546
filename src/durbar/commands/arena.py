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
    from durbar.lab.ratings import Standing
    from durbar.lab.statistics import Interval


def add(app: click.Group) -> None:
    speech.command(app, "arena", arena)


def arena(
    game: Annotated[str, speech.argument("game")],
    bots: Annotated[str, speech.option("bots")],
    games: Annotated[int, speech.option("games", min=1)] = 100,
    seats: Annotated[int | None, speech.option("seats", show_default=False)] = None,
    option: Annotated[list[str] | None, speech.option("option", "--option", "-o", show_default=False)] = None,
    seed: speech.Seed = 1,
    jobs: Annotated[int, speech.option("jobs", min=0)] = 0,
    cluster: Annotated[str, speech.option("cluster", show_default=False)] = "",
    patience: Annotated[float, speech.option("patience", min=0.1)] = 10.0,
    out: Annotated[Path, speech.option("arena-out", "--out")] = Path("arena"),
    language: speech.Language = "",
) -> None:
    from durbar.bots.spec import specs_of
    from durbar.commands.progress import resumable
    from durbar.lab.balance import times
    from durbar.lab.executor import workers_of
    from durbar.lab.tournament import arena_of, run, write_tables

    match = arena_of(game, specs_of(bots), seats, speech.settings_of(option or ()), seed, patience)
    title = speech.say("cli-arena-running", game=game, bots=", ".join(match.bots))
    with workers_of(jobs, cluster) as workers, resumable(title, games) as step:
        done = run(match, games, out, workers, lambda _game: step(), partial(times, step))
    played = [one for one in done.in_order() if one.number < games]
    show_all(game, played)
    tell_faults(played)
    write_tables(done)
    print(speech.say("cli-arena-written", given=str(out)))


def show_all(game: str, played: list[Played]) -> None:
    """A line for each bot; of equal bots for each seat, and what that says about them."""
    from durbar.engine.game import game_of
    from durbar.lab.ratings import equal_bots, seat_marks, seat_standings, standings
    from durbar.lab.verdict import seat_verdict

    if equal_bots(played):
        show(seat_standings(played), seat_marks(played), "seat")
        print(seat_verdict(game_of(game), played, speech.Reader.texts))
    else:
        lines = standings(played)
        show(lines, {line.bot: line.clear for line in lines})


def show(lines: list[Standing], marks: dict[str, str], first: str = "bot") -> None:
    """The table on the terminal: each estimate with its 95 % interval below it."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    heads = [first, "games", "wins", "chance", "rank", "score", "skill", "time"]
    rows = [cells(line, marks.get(line.bot, "")) for line in lines]
    if first == "seat":  # equals have the same rating
        del heads[6]
        rows = [row[:6] + row[7:] for row in rows]
    caption = speech.say("cli-arena-caption")
    table = Table(box=SIMPLE_HEAD, show_edge=False, padding=0, caption=caption, caption_justify="left")
    for column, head in enumerate(heads):
        title = speech.say(f"cli-arena-{head}")
        if column == 0:
            table.add_column(title, overflow="fold")
        else:
            widest = max(len(part) for text in (title, *(row[column] for row in rows)) for part in text.split())
            table.add_column(title, justify="right", width=widest)
    for row in rows:
        table.add_row(*row)
    speech.console().print(table)


def cells(line: Standing, clear: str) -> list[str]:
    mark = {"above": " ▲", "below": " ▼"}.get(clear, "")
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
