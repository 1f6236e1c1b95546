"""`durbar arena`: bots against each other, seats balanced, with intervals."""

from __future__ import annotations

import math
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from durbar.commands import speech

if TYPE_CHECKING:
    from collections.abc import Callable

    from durbar.lab.numbers.sequential import Bounds
    from durbar.lab.numbers.statistics import Interval
    from durbar.lab.play.executor import Workers
    from durbar.lab.play.game import PlayedGame
    from durbar.lab.play.ratings import League
    from durbar.lab.play.tournament import Arena


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
    blocks: Annotated[bool, speech.option("blocks", show_default=False)] = False,
    until: Annotated[str, speech.option("until", show_default=False)] = "",
    luck: Annotated[bool, speech.option("luck", show_default=False)] = False,
    disagreements: Annotated[bool, speech.option("disagreements", show_default=False)] = False,
    language: speech.Language = "",
) -> None:
    from durbar.bots.spec import specs_of
    from durbar.commands.progress import resumable
    from durbar.lab.numbers.sequential import bounds_of
    from durbar.lab.play.executor import workers_of
    from durbar.lab.play.tournament import arena_of

    bounds = bounds_of(until) if until else None
    chosen = speech.settings_of(option or ())
    match = arena_of(game, specs_of(bots), seats, chosen, seed, patience, blocks or bounds is not None, luck)
    title = speech.say("cli-arena-running", game=game, bots=", ".join(match.bots))
    with workers_of(jobs, cluster) as workers, resumable(title, games) as step:
        if disagreements:
            show_disagreements(match, games, workers, step)
        else:
            play_all(match, games, out, workers, step, bounds)


def play_all(
    match: Arena, games: int, out: Path, workers: Workers, step: Callable[[], None], bounds: Bounds | None
) -> None:
    """Play what is missing, and tell what came of it."""
    from durbar.lab.play.tournament import run, write_tables
    from durbar.lab.reports.balance import times

    done = run(match, games, out, workers, lambda _game: step(), partial(times, step), bounds)
    played = [one for one in done.in_order() if one.number < games]
    show_all(match.game, played)
    tell_luck(played)
    if bounds is not None:
        tell_decision(match, played, bounds)
    tell_faults(played)
    write_tables(done)
    print(speech.say("cli-arena-written", given=str(out)))


def show_all(game: str, played: list[PlayedGame]) -> None:
    """A line for each bot; of equal bots for each seat, and what that says about them."""
    from durbar.engine.game import game_of
    from durbar.lab.play.ratings import equal_bots, leagues, seat_leagues, seat_marks
    from durbar.lab.reports.verdict import seat_verdict

    if equal_bots(played):
        show(seat_leagues(played), seat_marks(played), "seat")
        print(seat_verdict(game_of(game), played, speech.Voice.texts))
    else:
        lines = leagues(played)
        show(lines, {line.bot: line.clear for line in lines})


def show(lines: list[League], marks: dict[str, str], first: str = "bot") -> None:
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


def cells(line: League, clear: str) -> list[str]:
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


def tell_luck(games: list[PlayedGame]) -> None:
    """The win rate of each bot less luck, beside the raw one."""
    from durbar.lab.play.ratings import adjusted, leagues

    if not all(game.luck for game in games) or len({bot for game in games for bot in game.bots}) < 2:
        return
    for line in leagues(games):
        value, low, high = (f"{number:.1%}" for number in adjusted(games, line.bot))
        print(speech.say("cli-arena-adjusted", bot=line.bot, value=value, low=low, high=high))


def tell_decision(match: Arena, games: list[PlayedGame], bounds: Bounds) -> None:
    """What the bounds given beforehand say about the first bot."""
    from durbar.lab.numbers.sequential import decided
    from durbar.lab.play.ratings import blocks_of

    blocks = blocks_of(games, match.bots[0], match.block)
    found = decided(blocks, bounds)
    told = {"bot": match.bots[0], "low": f"{bounds.low:g}", "high": f"{bounds.high:g}", "blocks": len(blocks)}
    told |= {"ratio": f"{found.ratio:.2f}", "bound": f"{found.bound:.2f}"}
    print(speech.say(f"cli-arena-until-{found.verdict or 'open'}", **told))


def show_disagreements(match: Arena, games: int, workers: Workers, step: Callable[[], None]) -> None:
    """Only positions where the first two bots choose differently are played to the end, both ways."""
    from durbar.lab.numbers.statistics import mean_interval
    from durbar.lab.play.disagreements import by_game, disagreements

    found = []
    for part in disagreements(match, games, workers):
        found.append(part)
        step()
    asked, differed = sum(one.asked for one in found), sum(one.differed for one in found)
    told = {"first": match.bots[0], "second": match.bots[1], "asked": asked, "differed": differed}
    print(speech.say("cli-arena-disagreed", **told))
    for name, form, values in zip(("share", "points"), ("{:+.1%}", "{:+.2f}"), by_game(found), strict=True):
        if values:
            value, low, high = (form.format(number) for number in mean_interval(values))
            print(speech.say(f"cli-arena-gap-{name}", bot=match.bots[0], value=value, low=low, high=high))


def tell_faults(games: list[PlayedGame]) -> None:
    """Which bot was at fault, in how many games, how, and what it said last."""
    from durbar.lab.play.faults import faults_of

    for told in faults_of(games):
        ways = [speech.say(f"cli-arena-fault-{way}", count=count) for way, count in told.ways.items()]
        print(speech.say("cli-arena-faults", bot=told.bot, games=told.games, ways=", ".join(ways)))
        if told.words:
            print(speech.say("cli-arena-last-words", words=told.words))
