"""`durbar tab`: the table in a tab, as a folder of files for any web server."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

import click

from durbar.commands import speech
from durbar.engine.refusal import Problem

SITE = Path(__file__).parents[1] / "static" / "tab"


def add(app: click.Group) -> None:
    speech.command(app, "tab", tab)


def tab(folder: Annotated[str, speech.argument("tab-folder")], language: speech.Language = "") -> None:
    target = Path(folder)
    if not (SITE / "index.html").exists():
        raise Problem("no-tab")
    if target.exists():
        raise Problem("folder-there", given=folder)
    shutil.copytree(SITE, target)
    print(speech.say("cli-tab-done", folder=folder))
