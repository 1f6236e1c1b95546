"""Kill a server between a choice and its mail, again and again: no choice without its notice, no notice without one."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import structlog
from standing_time import NOON, Place, Postbox, opened_postbox
from toys import register_toys

from durbar.engine.refusal import Problem
from durbar.server.clock.hours import DAY
from durbar.server.clock.pace import Pace
from durbar.server.notify.letters import Letters
from durbar.server.storage.rows import PersonRow
from durbar.server.table import entries
from durbar.server.table.table import Table

TABLES = 8
SPEED = 2000.0  # seconds of theirs in one of ours: the calm before a mail is 30 ms
PACE = Pace("days", 900 * DAY, 900 * DAY, 900 * DAY)


class Asked(NamedTuple):
    """Somebody is asked something at a table; `number` is that of the question."""

    person: str
    table: str
    number: int


# --- the server that is killed ---------------------------------------------------------------------------------------


async def serve(data: Path, mail: str, began: float) -> None:
    """Choose at tables without end, saying each choice once it is stored, and send what is due."""
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    here = Place(data, mail, mail_hourly=10**9)
    here.house.hub.time.source = lambda: NOON + (time.time() - began) * SPEED
    await here.house.open()
    here.house.tasks.keep("sending", lambda: send(here))
    playing: dict[str, dict[str, PersonRow]] = {}
    while True:
        with suppress(Problem):  # a busy machine: it is not confirmed
            if len(playing) < TABLES:
                await begin(here, playing)
            await choose(here, playing, random.choice(list(playing)))
        await asyncio.sleep(random.random() * 0.01)


async def begin(here: Place, playing: dict[str, dict[str, PersonRow]]) -> None:
    """A table with two people of its own."""
    name, here.people = f"m{time.time_ns()}", {}
    await here.join()
    await here.begin(name, PACE)
    playing[name] = here.people


async def choose(here: Place, playing: dict[str, dict[str, PersonRow]], name: str) -> None:
    here.people = playing[name]
    await here.choose(name)
    table = here.house.hub.open[name].table
    sys.stdout.write(f"{json.dumps([name, table.number])}\n")  # in one piece, for it may be killed in the next moment
    sys.stdout.flush()
    if table.status == "over":
        del playing[name]


async def send(here: Place) -> None:
    while True:
        await here.outbox.look()
        await asyncio.sleep(0.02)


# --- whoever kills it ------------------------------------------------------------------------------------------------


class Count(NamedTuple):
    """`repeated`: mails sent again, as they may be. What may never be: confirmed choices that are lost, questions whose
    reader is not to be told, notices without a question, mails of no notice, and one question under two names."""

    kills: int
    confirmed: int
    mails: int
    repeated: int
    lost: int
    untold: int
    invented: int
    strange: int
    renamed: int

    @property
    def wrong(self) -> int:
        return sum(self[4:])


def killed(data: Path, kills: int, told: Callable[[int], None] | None = None) -> Count:
    chance, confirmed = random.Random(4), set[tuple[str, int]]()
    with opened_postbox() as (box, address), nursed(data, address) as nursery:
        for kill in range(kills):
            confirmed |= one_life(nursery, chance.randrange(12), chance.uniform(0.0, 0.1))
            if told is not None:
                told(kill + 1)
        confirmed |= one_life(nursery, 30, 1.0)  # what the last one left is sent
    asked, chosen = journals(data)
    rows = outbox(data)
    noticed = {Asked(person, table, number) for person, table, kind, number in rows if kind == "turn"}
    lost = (len(confirmed - chosen), len(asked - noticed), len(noticed - asked))
    return Count(kills, len(confirmed), *judged(box, rows, lost))


@contextmanager
def nursed(data: Path, mail: str) -> Iterator[subprocess.Popen[str]]:
    """Whoever starts the servers: each is a process of its own that need not read the program first."""
    command = [sys.executable, __file__, str(data), mail]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as nursery:
        yield nursery
        assert nursery.stdin is not None
        nursery.stdin.close()


def judged(box: Postbox, rows: list[tuple[str, str, str, int]], lost: tuple[int, int, int]) -> tuple[int, ...]:
    names = Counter(str(mail["Message-ID"]) for mail in box.mails)
    letters = Letters("https://table.example.org")
    known = {letters.id_of(" ".join(map(str, row))): Asked(row[0], row[1], row[3]) for row in rows}
    of_one: dict[Asked, set[str]] = defaultdict(set)
    for name in names.keys() & known.keys():
        of_one[known[name]].add(name)
    renamed = sum(len(found) - 1 for found in of_one.values())
    return len(box.mails), len(box.mails) - len(names), *lost, len(names.keys() - known.keys()), renamed


def one_life(nursery: subprocess.Popen[str], choices: int, delay: float) -> set[tuple[str, int]]:
    """What was confirmed before it was killed: after so many choices, at a moment nobody expects."""
    assert nursery.stdin is not None
    assert nursery.stdout is not None
    print("another", file=nursery.stdin, flush=True)
    server = int(nursery.stdout.readline())
    lines = [nursery.stdout.readline() for _ in range(choices)]
    assert "gone\n" not in lines
    time.sleep(delay)
    os.kill(server, signal.SIGKILL)
    lines += iter(nursery.stdout.readline, "gone\n")
    return {(table, number) for table, number in map(json.loads, lines)}


def journals(data: Path) -> tuple[set[Asked], set[tuple[str, int]]]:
    """Whom each entry put a question to, and the choices, from what is stored alone."""
    asked, chosen = set[Asked](), set[tuple[str, int]]()
    with sqlite3.connect(data / "durbar.sqlite3") as database:
        rows = database.execute("select table_id, data from entries order by table_id, number").fetchall()
    for name, stored in groupby(rows, lambda row: row[0]):
        table = Table(name)
        for _, text in stored:
            entry = entries.decode(text)
            table.apply(entry)
            if isinstance(entry, entries.Chose):
                chosen.add((name, table.number))
            asked |= {Asked(table.seats[s].person, name, n) for s, n in table.questions.items() if n == table.number}
    return asked, chosen


def outbox(data: Path) -> list[tuple[str, str, str, int]]:
    with sqlite3.connect(data / "durbar.sqlite3") as database:
        return database.execute("select person_id, table_id, kind, number from outbox").fetchall()


def nurse(data: Path, mail: str) -> None:
    """A server for each line that is read; the next one when it is dead."""
    began = time.time()
    for _ in sys.stdin:
        server = os.fork()
        if not server:
            print(os.getpid(), flush=True)
            asyncio.run(serve(data, mail, began))
        os.waitpid(server, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    register_toys()
    nurse(Path(sys.argv[1]), sys.argv[2])
