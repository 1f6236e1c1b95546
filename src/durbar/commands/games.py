"""`durbar games`: what can be played, with whom and with which options."""

from __future__ import annotations

import shutil

import click

from durbar.commands import speech


def add(app: click.Group) -> None:
    speech.command(app, "games", games)


def games(language: speech.Language = "") -> None:
    from durbar.engine.game import GAMES

    for game in GAMES.values():
        click.echo(f"{strong(speech.say(f'{game.id}-title'))}  ({game.id})")
        blurb = speech.say(f"{game.id}-blurb")
        click.echo(click.wrap_text(blurb, shutil.get_terminal_size().columns, "  ", "  "))
        click.echo(f"  {speech.say('cli-games-seats', seats=', '.join(map(str, game.seats)))}")
        for setting in game.settings:
            between = "," if setting.several else " | "
            values = between.join(strong(value) if value == setting.default else value for value in setting.values)
            told = click.style(speech.say(f"{game.id}-setting-{setting.name}"), dim=True)
            click.echo(f"  -o {setting.name}={values or speech.say('cli-games-free')}  {told}")
        click.echo()


def strong(text: str) -> str:
    return click.style(text, bold=True)
