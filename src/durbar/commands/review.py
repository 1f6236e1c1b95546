"""`durbar review`: what a finished game owed to luck, to each player's own choices, and to the others'."""

from __future__ import annotations

import time
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import click

from durbar.commands import speech

if TYPE_CHECKING:
    from collections.abc import Callable

    from durbar.commands.review_kept import KeptParts
    from durbar.study.review import Asked, GameReview, ReviewBudget, ReviewPart

AHEAD = 32
"""Parts handed out at once, so that no process waits."""


def add(app: click.Group) -> None:
    speech.command(app, "review", review)


def review(
    file: Annotated[str, speech.argument("file")],
    budget: Annotated[str, speech.option("review-budget", "--budget")] = "quick",
    seat: Annotated[str, speech.option("review-seat", "--seat", show_default=False)] = "",
    jobs: Annotated[int, speech.option("jobs", min=0)] = 0,
    first: Annotated[int, speech.option("from-step", "--from", min=0)] = 0,
    last: Annotated[int | None, speech.option("to-step", "--to", show_default=False)] = None,
    out: Annotated[str, speech.option("review-out", "--out", show_default=False)] = "",
    json: Annotated[bool, speech.option("json", show_default=False)] = False,
    seed: speech.Seed = 1,
    language: speech.Language = "",
) -> None:
    import msgspec

    from durbar.commands.review_kept import KeptParts
    from durbar.commands.review_shown import show, write_annotated
    from durbar.study.review import GameReview
    from durbar.study.told import told

    asked = asked_of(speech.read_file(file), seat, first, last, seed)
    work, seconds = budget_of(budget)
    found = GameReview(asked, work)
    with KeptParts(None if file == "-" else Path(f"{file}.review"), asked, found) as kept:
        complete(found, kept, jobs, seconds)
    said = told(found)
    if out:
        write_annotated(Path(out), found, said)
    if json:
        print(msgspec.json.encode(said).decode())
    else:
        show(found, said)


def asked_of(text: str, seat: str, first: int, last: int | None, seed: int) -> Asked:
    """What is asked for: the plain game, so that comments change nothing."""
    from durbar.match.replay import load
    from durbar.study.review import Asked
    from durbar.terminal.picture import Picture

    match = load(text)
    letter = Picture(match, speech.Voice.language, speech.console()).seat_of(seat) if seat else None
    return Asked(match.record(), seed, letter, first, last)


def budget_of(text: str) -> tuple[ReviewBudget, float]:
    """A named budget, or seconds: those begin with the smallest and go on while there is time."""
    from durbar.engine.refusal import Problem
    from durbar.study.review import BUDGETS

    if text in BUDGETS:
        return BUDGETS[text], 0.0
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds < 1e9:
        raise Problem("bad-review-budget", given=text, known=", ".join(BUDGETS))
    return BUDGETS["quick"], seconds


def complete(found: GameReview, kept: KeptParts, jobs: int, seconds: float) -> None:
    """Do all that is wanted; with seconds, more and more of it until they are over."""
    from durbar.commands.progress import progress

    until = time.monotonic() + seconds if seconds else None
    done, needed = found.done()
    with hands(jobs) as workers, progress(speech.say("cli-review-running"), needed) as step:
        for _ in range(done):
            step()
        while work_off(found, kept, workers, until, step) and until is not None and time.monotonic() < until:
            found.budget = found.budget._replace(blocks=found.budget.blocks * 2, rounds=found.budget.rounds * 2)


class ThisProcess(Executor):
    """One process: this one."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(function(*arguments, **named))
        return future


def hands(jobs: int) -> Executor:
    """Processes that do parts; one job is done here."""
    import multiprocessing
    import os

    from durbar.bots.worker import leave_with_parent

    if jobs == 1:
        return ThisProcess()
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs or os.cpu_count() or 1, mp_context=context, initializer=leave_with_parent)


def work_off(
    found: GameReview, kept: KeptParts, workers: Executor, until: float | None, step: Callable[[], None]
) -> bool:
    """Whether everything wanted was done, before the time was over."""
    from durbar.study.review import do_part

    while parts := found.wanted():
        at_work: dict[Future[list[float]], ReviewPart] = {}
        try:
            while parts or at_work:
                while parts and len(at_work) < AHEAD:
                    part = parts.pop(0)
                    at_work[workers.submit(do_part, found.asked, part)] = part
                for future in wait(at_work, return_when=FIRST_COMPLETED).done:
                    kept.put(at_work.pop(future), future.result())
                    step()
                if until is not None and time.monotonic() > until:
                    return False
        finally:
            for future in at_work:
                future.cancel()
    return True
