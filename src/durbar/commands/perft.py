"""`durbar perft`: counts of positions, to compare with the committed ones."""

from __future__ import annotations

from typing import Annotated

import click

from durbar.commands import speech


def add(app: click.Group) -> None:
    speech.command(app, "perft", perft)


def perft(
    game: Annotated[str, speech.argument("game")],
    depth: Annotated[int, speech.argument("depth", min=0)],
    seats: Annotated[int | None, speech.option("seats", show_default=False)] = None,
    position: Annotated[str, speech.option("from", show_default=False)] = "",
    option: Annotated[list[str] | None, speech.option("option", "--option", "-o", show_default=False)] = None,
    language: speech.Language = "",
) -> None:
    from durbar.checks import fuzzing
    from durbar.engine.game import game_of
    from durbar.match.replay import load

    kind = game_of(game)
    if position:
        g = load(speech.read_file(position)).state
    else:
        g = kind.new(kind.usual_seats if seats is None else seats, speech.settings_of(option or []))
    for n in range(1, depth + 1):
        print(f"{n} {fuzzing.perft(g, n)}")
