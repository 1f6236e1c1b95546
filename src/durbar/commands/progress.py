"""A progress bar on the terminal; nothing where the output is a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from durbar.commands import speech


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar that moves on by one at each call of what it gives."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    out = speech.console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda: bar.advance(task)
