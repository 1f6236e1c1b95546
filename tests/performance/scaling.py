"""Past one machine, on paper: what so many tables need, from costs measured here.

    python tests/performance/scaling.py [--pace 10] [--bots 0.3]

Costs of a choice for a server and for PostgreSQL are those that `growing.py --save` measured (costs.json); the size of
the journal and the bots' thinking are measured when this runs. Assumed: a choice every `pace` seconds at each table,
three pages at each table, and that share of the choices a bot's, of each level a third. The wait is simulated
as a queue at a server: choices come at random, one after the other is carried out.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from pathlib import Path

from durbar import bots
from durbar.match import match as matches
from durbar.match.dice import dice_of
from durbar.server.table import commands, entries
from durbar.server.table.commands import Actor
from durbar.server.table.entries import SeatPlan
from durbar.server.table.journal import write_of
from durbar.server.table.table import Table

COSTS = Path(__file__).with_name("costs.json")
GAME = "maharaja"
DAY = 86400
BUSY = 0.6  # of a process: above that the wait grows fast
LEVELS = {"easy": 30, "medium": 30, "hard": 4}  # choices to measure
SECRET = b"s" * 32


def played_table() -> list[bytes]:
    """A whole game at a table, as it is stored."""
    plans = [SeatPlan("person", f"p{n}", f"Player {n}") for n in range(3)]
    table, rng = Table("t" * 20), random.Random(1)
    first = matches.new(GAME, 3)
    table.apply(entries.Created(0.0, GAME, first.terms.rules, plans, {}, "p0", "c" * 64))
    commands.start(Actor("p0", ""), SECRET)(table)
    stored = []
    while table.status == "playing":
        seat = table.turn()[0]
        option = rng.choice(list(table.match.options(seat)))
        entry = commands.choose(Actor(f"p{seat}", ""), seat, table.questions[seat], option, SECRET)(table)
        assert entry is not None
        stored.append(write_of(table, entry))
    return [write.data.encode() + write.position.encode() for write in stored]


def thinking() -> dict[str, float]:
    """Processor seconds of a bot's choice, by level, over the beginning of a game."""
    found = {}
    for level, most in LEVELS.items():
        match, began, made = matches.new(GAME, 3, dice=dice_of(1)), time.process_time(), 0
        while not match.over and made < most:
            seat = match.owing()[0]
            match.play(seat, bots.choose(GAME, match.position(), seat, level, made))
            made += 1
        found[level] = (time.process_time() - began) / made
    return found


def waited(cost: float, share: float, choices: int = 60_000) -> float:
    """The p99 of waiting for a server that is busy for this share of its time."""
    rng, wait, found = random.Random(7), 0.0, []
    for _ in range(choices):
        wait = max(0.0, wait + cost * rng.expovariate(1) - rng.expovariate(share / cost))
        found.append(wait + cost)
    return sorted(found)[int(choices * 0.99)]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pace", type=float, default=10)
    parser.add_argument("--bots", type=float, default=0.3)
    given = parser.parse_args()
    costs = json.loads(COSTS.read_text())
    server, database = costs["server ms"] / 1000, costs["database ms"] / 1000
    sizes = [len(data) for data in played_table()]
    entry = sum(sizes) / len(sizes)
    thought = thinking()
    bot = sum(thought.values()) / len(thought)
    print(f"a choice: server {server * 1000:.2f} ms, PostgreSQL {database * 1000:.2f} ms, journal {entry:.0f} bytes")
    print("a bot's choice: " + ", ".join(f"{level} {cost * 1000:.0f} ms" for level, cost in thought.items()))
    for share in (0.3, BUSY, 0.8, 0.9):
        p99 = waited(server, share) * 1000
        print(f"a server busy for {share:.0%}: {share / server:.0f} choices a second, p99 {p99:.0f} ms")
    print("\ntables | choices/s | server processes | PostgreSQL cores | notices/s | journal GB a day | bots' cores")
    for tables in (1_000, 10_000, 100_000, 1_000_000):
        choices = tables / given.pace
        processes = math.ceil(choices * server / BUSY)
        notices = min(choices, 200 * processes) * processes  # a batch at a time: two hundred batches a second at most
        row = (choices, processes, choices * database, notices, choices * entry * DAY / 1e9, choices * given.bots * bot)
        print(f"{tables:,} | " + " | ".join(f"{value:,.0f}" if value >= 10 else f"{value:.1f}" for value in row))


if __name__ == "__main__":
    main()
