"""`durbar games`: what can be played, with whom and with which options."""

from __future__ import annotations

from typing import Annotated

import click

from durbar.commands import speech


def add(app: click.Group) -> None:
    speech.command(app, "games", games)


def games(language: Annotated[str, speech.option("language", show_default=False)] = "") -> None:
    from durbar.engine.game import GAMES

    out = speech.console()
    for game in GAMES.values():
        seats = ", ".join(map(str, game.seats))
        out.print(f"[bold]{speech.say(f'{game.id}-title')}[/]  ({game.id})")
        out.print(f"  {speech.say(f'{game.id}-blurb')}")
        out.print(f"  {speech.say('cli-games-seats', seats=seats)}")
        for setting in game.settings:
            values = " | ".join(f"[bold]{v}[/]" if v == setting.default else v for v in setting.values)
            shown = values or speech.say("cli-games-free")
            out.print(f"  -o {setting.name}={shown}  [dim]{speech.say(f'{game.id}-setting-{setting.name}')}[/]")
        out.print()
