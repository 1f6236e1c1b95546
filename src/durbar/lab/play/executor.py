"""Where the work is done: processes of this machine, or a Dask cluster. Both are `concurrent.futures.Executor`s."""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import Any, Generic, TypeVar

from durbar.bots.worker import leave_with_parent
from durbar.engine.refusal import Problem

Work = TypeVar("Work")
Done = TypeVar("Done")

TRIES = 4
"""How often a piece of work that lost its worker is begun again."""
NEARBY = 5
"""Seconds to wait for a scheduler: whoever mistyped its address hears of it soon."""
PATIENCE = 20
"""Seconds to wait for its first worker."""
PULSE = 5
"""Seconds without a result after which to look whether there is still somebody to wait for."""
AHEAD = 3
"""Pieces of work handed out for each worker, so that none waits."""


class Workers:
    """Processes that work: an executor that can be replaced when they died, and how many they are."""

    def __init__(self, make: Callable[[], Executor], count: int, check: Callable[[], None] = lambda: None) -> None:
        self.make = make
        self.count = count
        self.check = check  # raises if nothing will ever come of the work
        self.executor = make()

    def replace(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)
        self.executor = self.make()


@contextmanager
def workers_of(jobs: int = 0, cluster: str = "") -> Iterator[Workers]:
    """Processes here (`jobs`; 0: one for each core), or the workers of a Dask scheduler."""
    with dask_workers(cluster) if cluster else local_workers(jobs or os.cpu_count() or 1) as workers:
        yield workers


@contextmanager
def workers_here(jobs: int, cluster: str) -> Iterator[Workers]:
    """As `workers_of`, but one job is done in this process itself: no script needs a guard for that."""
    if jobs == 1 and not cluster:
        yield Workers(AtOnce, 1)
        return
    with workers_of(jobs, cluster) as workers:
        yield workers


class AtOnce(Executor):
    """Does each piece of work when it is handed out."""

    def submit(self, function: Callable[..., Done], /, *arguments: Any, **named: Any) -> Future[Done]:
        future: Future[Done] = Future()
        try:
            future.set_result(function(*arguments, **named))
        except Exception as problem:
            future.set_exception(problem)
        return future


@contextmanager
def local_workers(jobs: int) -> Iterator[Workers]:
    context = multiprocessing.get_context("spawn")
    workers = Workers(lambda: ProcessPoolExecutor(jobs, mp_context=context, initializer=leave_with_parent), jobs)
    try:
        yield workers
    finally:
        workers.executor.shutdown(wait=True, cancel_futures=True)


@contextmanager
def dask_workers(address: str) -> Iterator[Workers]:
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise Problem("missing-extra", extra="cluster") from None
    try:
        client = distributed.Client(address, timeout=NEARBY)
    except Exception:  # whatever answers there may say anything, and be read as anything
        raise Problem("cluster-unreachable", given=address) from None
    try:
        count = count_workers(client, address)
        check_versions(client, address)
        yield Workers(lambda: client.get_executor(pure=False), count, partial(check_alive, client, address))
    except Exception as problem:
        if type(problem).__module__.startswith("distributed."):
            raise Problem("cluster-lost", given=address) from None
        raise
    finally:
        client.close()


def count_workers(client: Any, address: str) -> int:
    """How many workers the scheduler has; without any for a while, nobody would play."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise Problem("cluster-empty", given=address) from None
    return len(client.scheduler_info(n_workers=-1)["workers"])


def check_alive(client: Any, address: str) -> None:
    """A client whose scheduler is gone gives up after a while; what it was waiting for never comes."""
    if client.status == "closed":
        raise Problem("cluster-lost", given=address)


def check_versions(client: Any, address: str) -> None:
    """Scheduler and workers need durbar too, the same as here."""
    try:
        known = {client.run_on_scheduler(version), *client.run(version).values()}
    except (ImportError, AttributeError, RuntimeError):
        known = set()
    if known != {version()}:
        raise Problem("cluster-stranger", given=address, version=version())


def version() -> str:
    from durbar import __version__

    return __version__


class Errand(Generic[Work]):
    """A piece of work, and how often it was begun."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.tries = 0


def results(workers: Workers, task: Callable[[Work], Done], work: Iterable[Work]) -> Iterator[tuple[Work, Done]]:
    """Each piece of work with what came of it, as it is finished. A lost worker costs time, never a piece of work."""
    waiting = deque(Errand(piece) for piece in work)
    running: dict[Future[Done], Errand[Work]] = {}
    while waiting or running:
        while waiting and len(running) < workers.count * AHEAD:
            errand = waiting.popleft()
            errand.tries += 1
            running[submit(workers, task, errand.work)] = errand
        done, _ = wait(running, PULSE, return_when=FIRST_COMPLETED)
        if not done:
            workers.check()
        lost = []
        for future in done:
            errand = running.pop(future)
            if not worker_lost(future):
                yield errand.work, future.result()
            elif errand.tries < TRIES:
                lost.append(errand)
            else:
                workers.check()
                raise Problem("worker-lost", tries=TRIES)
        waiting.extendleft(lost)


def submit(workers: Workers, task: Callable[[Work], Done], work: Work) -> Future[Done]:
    """Hand out work; if the processes died meanwhile, to new ones."""
    try:
        return workers.executor.submit(task, work)
    except BrokenProcessPool:
        workers.replace()
        return workers.executor.submit(task, work)


def worker_lost(future: Future[Any]) -> bool:
    """Did the worker die, rather than the work fail?"""
    if future.cancelled():
        return True
    problem = future.exception()
    return isinstance(problem, (BrokenProcessPool, CancelledError)) or type(problem).__name__ == "KilledWorker"
