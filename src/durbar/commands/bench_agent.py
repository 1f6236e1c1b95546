"""`durbar bench-agent`: how well an agent plays, on fixed games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from durbar.commands import speech

if TYPE_CHECKING:
    from durbar.lab.play.examination import Examination


def add(app: click.Group) -> None:
    speech.command(app, "bench-agent", bench_agent)


def bench_agent(
    game: Annotated[str, speech.argument("game")],
    blocks: Annotated[int, speech.option("agent-blocks", "--blocks", min=1)] = 5,
    out: Annotated[Path, speech.option("agent-out", "--out")] = Path("bench-agent"),
    seats: Annotated[int | None, speech.option("seats", show_default=False)] = None,
    option: Annotated[list[str] | None, speech.option("option", "--option", "-o", show_default=False)] = None,
    seed: speech.Seed = 1,
    show: Annotated[bool, speech.option("agent-show", "--show", show_default=False)] = False,
    language: speech.Language = "",
) -> None:
    from durbar.lab.play.examination import Examination, door

    chosen = speech.settings_of(option or ())
    terms = (speech.Voice.language, out, game, seats, chosen, blocks, seed)
    examination = Examination(speech.sentence, *terms)
    if not show:
        door(examination).run()
    tell(examination, to_stderr=not show)


def tell(examination: Examination, to_stderr: bool) -> None:
    """The marks so far: not on standard output while that is the protocol's."""
    from durbar.lab.play.examination import cost_of, marks_of

    games = examination.folder.in_order()
    for mark in marks_of(games):
        form = "{:.1f}" if mark.against == "all" else "{:.0%}"
        value, low, high = (form.format(number) for number in mark.value)
        key = "cli-agent-rating" if mark.against == "all" else "cli-agent-against"
        click.echo(
            speech.say(key, level=mark.against, games=mark.games, value=value, low=low, high=high), err=to_stderr
        )
    if games:
        told = {name: f"{value:.1%}" if name == "refused" else f"{value:.0f}" for name, value in cost_of(games).items()}
        click.echo(speech.say("cli-agent-cost", **told), err=to_stderr)
