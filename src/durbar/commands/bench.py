"""`durbar bench`: how fast is this machine, this build, each game?"""

from __future__ import annotations

from typing import Annotated, Any

import click

from durbar.commands import speech

COLUMNS = (
    "decisions_per_second",
    "per_calibration_loop",
    "games_per_second",
    "decisions",
    "options",
    "draws",
    "quarter_1_us",
    "quarter_2_us",
    "quarter_3_us",
    "quarter_4_us",
    "clone_us",
    "view_us",
    "determinize_us",
    "observation_us",
    "search_iterations_per_second",
    "playouts_per_second",
    "kept_in_search",
)
LOSS = 30  # per cent


def add(app: click.Group) -> None:
    speech.command(app, "bench", bench)


def bench(
    games: Annotated[list[str] | None, speech.argument("bench-games")] = None,
    seconds: Annotated[float, speech.option("seconds", min=0.01)] = 3.0,
    as_json: Annotated[bool, speech.option("json", show_default=False)] = False,
    baseline: Annotated[str, speech.option("baseline", show_default=False)] = "",
    language: speech.Language = "",
) -> None:
    import json

    from durbar.checks.bench import measure_all
    from durbar.commands.progress import progress
    from durbar.engine.game import GAMES, game_of

    chosen = [game_of(name) for name in games or GAMES]
    with progress(speech.say("cli-bench-running"), len(chosen)) as step:
        report = measure_all(chosen, seconds, step)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        show(report)
    if baseline:
        compare(report, json.loads(speech.read_file(baseline)))


def compare(report: dict[str, Any], baseline: dict[str, Any]) -> None:
    """Warn where a game lost more than 30 % against the committed figures; the calibration loop evens out machines."""
    for name, row in report["games"].items():
        before = baseline["games"].get(name, row)["per_calibration_loop"]
        change = round(100 * row["per_calibration_loop"] / before - 100)
        key = "cli-bench-slower" if change < -LOSS else "cli-bench-steady"
        speech.console(stderr=change < -LOSS).print(speech.say(key, game=name, change=f"{change:+}"))


def show(report: dict[str, Any]) -> None:
    """The report as a table, a column a game."""
    from rich.table import Table

    build = speech.say("cli-bench-compiled" if report["compiled"] else "cli-bench-sources")
    loop = round(report["calibration_ms"], 1)
    step, asked = (round(report["engine"][name]) for name in ("empty_step_ns", "bare_decision_ns"))
    out = speech.console()
    out.print(speech.say("cli-bench-head", build=build, loop=loop, step=step, decision=asked))
    table = Table(box=None)
    table.add_column("")
    for name, row in report["games"].items():
        table.add_column(f"{name} ({row['seats']})", justify="right")
    for column in COLUMNS:
        cells = [row.get(column) for row in report["games"].values()]
        if any(cell is not None for cell in cells):
            table.add_row(speech.say(f"cli-bench-{column}"), *(shown(cell) for cell in cells))
    out.print(table)


def shown(number: float | None) -> str:
    if number is None:
        return "-"
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}" if number >= 10 else f"{number:.2f}"
