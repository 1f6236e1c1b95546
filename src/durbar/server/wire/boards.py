"""Board files, as HTTP carries them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from durbar.server.wire.forms import FileText, Form


class BoardForm(Form):
    """A board to be checked: as the text of a file, or as data. `text` is then the file it came from: comments stay."""

    data: dict[str, Any] | None = None
    text: FileText = ""


class BoardProblem(Struct):
    """What is wrong, in a sentence; `where` is the path to it in the data, with dots between."""

    key: str
    where: str
    line: int
    text: str


class BoardInfo(Struct):
    """A board as the text of its file and as data, and every problem `durbar board check` finds in it."""

    game: str
    text: str
    data: dict[str, Any]
    problems: list[BoardProblem]
