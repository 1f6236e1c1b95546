"""`durbar mcp`: a door for agents."""

from __future__ import annotations

import click

from durbar.commands import speech


def add(app: click.Group) -> None:
    speech.command(app, "mcp", mcp)


def mcp(language: speech.Language = "") -> None:
    from durbar.agents.mcp import Agents, server

    server(Agents(speech.sentence, speech.Voice.language)).run()
