"""A progress bar on the terminal; where the output is a file, a line for every tenth."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from durbar.commands import speech


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar that moves on by one at each call of what it gives."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    out = speech.console(stderr=True)
    if not out.is_terminal:
        yield lines_of(title, total)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda: bar.advance(task)


def lines_of(title: str, total: int) -> Callable[[], None]:
    """A line on standard error whenever another tenth is done."""
    done = 0

    def step() -> None:
        nonlocal done
        done += 1
        if 10 * done // total > 10 * (done - 1) // total:
            print(f"{title} {done}/{total}", file=sys.stderr, flush=True)

    return step


@contextmanager
def resumable(title: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar for work that the same command goes on with after an interruption (Ctrl-C), and says so."""
    done = 0
    try:
        with progress(title, total) as advance:

            def step() -> None:
                nonlocal done
                done += 1
                advance()

            yield step
    except KeyboardInterrupt:
        print(speech.say("cli-stopped", done=done, games=total), file=sys.stderr)
        raise
