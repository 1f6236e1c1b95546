"""`durbar engine`: the rules for programs in other languages, one JSON object a line."""

from __future__ import annotations

import click

from durbar.commands import speech


def add(app: click.Group) -> None:
    speech.command(app, "engine", engine)


def engine(language: speech.Language = "") -> None:
    import sys

    import msgspec

    from durbar.agents.engine import Engine, greeting

    out = sys.stdout.buffer
    out.write(msgspec.json.encode(greeting()) + b"\n")
    out.flush()
    for line in Engine(speech.sentence).answers(sys.stdin.buffer):
        out.write(line)
        out.flush()
