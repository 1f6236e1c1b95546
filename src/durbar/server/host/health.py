"""Is this server well? And in figures: how much it does, and how long that takes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from durbar.engine.refusal import Problem
from durbar.server.host.world import WORLD
from durbar.server.hub import Listener
from durbar.server.wire.http import Health

if TYPE_CHECKING:
    from durbar.server.host.server import Server

BEAT = 0.5  # seconds between two looks at the clock
FADING = 0.95  # a pause is remembered for about ten seconds
STEPS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Pulse:
    """How late the event loop is, as somebody who waits for it feels it."""

    def __init__(self) -> None:
        self.lag = 0.0

    async def run(self) -> None:
        while True:
            due = WORLD.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self.lag = max(WORLD.monotonic() - due, self.lag * FADING)


class HealthFigures(Collector, Listener):
    """What /metrics tells; read off the server when somebody asks."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.registry = CollectorRegistry()
        self.seconds = Histogram(
            "durbar_command_seconds", "From a command to its entry on disk", buckets=STEPS, registry=self.registry
        )
        self.registry.register(self)

    def took(self, seconds: float) -> None:
        self.seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def collect(self) -> Iterator[Metric]:
        server, opened = self.server, self.server.hub.open.values()
        gauges = {
            "durbar_tables_open": ("Tables in memory", len(opened)),
            "durbar_entries_open": ("Entries of the tables in memory", sum(one.table.number for one in opened)),
            "durbar_sockets": ("Pages connected to tables", sum(len(one.viewers) for one in opened)),
            "durbar_outbox": ("Entries waiting to be stored", server.database.writer.queue.qsize()),
            "durbar_bot_processes": ("Processes bots think in", server.bots.thinker.processes),
            "durbar_bot_queue": ("Bots waiting for a process to think in", server.bots.turns.waiting),
            "durbar_loop_lag_seconds": ("How late the event loop was lately", server.pulse.lag),
        }
        counters = {
            "durbar_storage_errors": ("Times the database failed", server.database.errors),
            "durbar_bot_fallbacks": (
                "Choices made at random for a bot that should have thought",
                server.bots.fallbacks,
            ),
            "durbar_task_failures": ("Failures of background tasks", failures(server)),
        }
        for name, (what, value) in gauges.items():
            yield GaugeMetricFamily(name, what, value=value)
        for name, (what, value) in counters.items():
            yield CounterMetricFamily(name, what, value=value)


def failures(server: Server) -> int:
    return server.tasks.failures + sum(kept.failures for kept in server.tasks.kept.values())


async def health(server: Server) -> Health:
    """Ready: the database answers and every background task runs."""
    tasks = {name: "running" if kept.running else "failed" for name, kept in server.tasks.kept.items()}
    try:
        await server.database.answers()
        database = True
    except Problem:
        database = False
    ready = database and all(state == "running" for state in tasks.values())
    bots, lag = server.bots, round(server.pulse.lag, 4)
    thinking = (bots.thinker.processes, bots.turns.waiting, bots.fallbacks)
    return Health(True, ready, database, tasks, failures(server), *thinking, lag)
