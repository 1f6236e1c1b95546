"""`durbar replay`: a record, told again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import click

from durbar.commands import speech
from durbar.engine.refusal import Problem

if TYPE_CHECKING:
    from durbar.engine.match import Match
    from durbar.engine.record import Record


def add(app: click.Group) -> None:
    speech.command(app, "replay", replay)


def replay(
    file: Annotated[str, speech.argument("file")],
    to: Annotated[int | None, speech.option("to", show_default=False)] = None,
    seat: Annotated[str, speech.option("view-seat", "--seat", show_default=False)] = "",
    quiet: Annotated[bool, speech.option("quiet", show_default=False)] = False,
    position: Annotated[bool, speech.option("position", show_default=False)] = False,
    language: Annotated[str, speech.option("language", show_default=False)] = "",
) -> None:
    from durbar.engine import match as matches
    from durbar.engine import record
    from durbar.terminal.picture import Picture

    text = speech.read_file(file)
    told = text.lstrip().startswith(record.HEAD)
    match = retrace(cut(record.read(text), to)) if told else matches.load(text)
    if position:
        print(match.position(), end="")
        return
    picture = Picture(match, speech.Reader.language, speech.console())
    viewer = picture.seat_of(seat) if seat else None
    if not quiet:
        picture.story()
    picture.board(viewer)
    picture.standing()


def cut(told: Record, to: int | None) -> Record:
    """Only the first `to` choices, which then claim no result."""
    if to is None:
        return told
    facts = {name: value for name, value in told.facts.items() if name != "result"}
    return told._replace(lines=told.lines[:to], facts=facts)


def retrace(told: Record) -> Match:
    """Replay; where the rules themselves break, as in a saved crash, say after which line."""
    from durbar.engine.match import replay as play_again

    try:
        return play_again(told)
    except Problem:
        raise
    except Exception as broken:
        line, given = breaking_line(told)
        raise Problem("record-breaks", line=line, given=given, reason=f"{type(broken).__name__} {broken}") from None


def breaking_line(told: Record) -> tuple[int, str]:
    """The first line after which the rules break."""
    from durbar.engine.match import replay as play_again

    for n, (number, line) in enumerate(told.lines):
        try:
            play_again(cut(told, n + 1))
        except Exception:
            return number, line
    return 0, ""
