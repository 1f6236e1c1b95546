"""Two builds of the server under the same load at the same time: what a choice costs each of them.

    python tests/performance/servers.py OLD NEW [--pairs 5] [--as bare] [--game maharaja] [--tables 24] [--clients 60]
                                        [--seconds 20] [--think 0.05] [--rate 300]

OLD and NEW are folders as `make build/compiled/.ok` writes them, or sources. Each pair of runs starts both servers
afresh, and each has a process of clients of its own; a busy machine is as unkind to one as to the other, so compare
ratios and not figures of different runs. `--rate`: so many choices a second at each server, in place of `--think`.
`--as`: see `load.py`. `ratio` is that of CPU a choice, the new one's share of the old one's.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import httpx
from load import How, in_process, percentile, set_tables

SETTLE = 4.0  # seconds in which people come
TICK = os.sysconf("SC_CLK_TCK")


class Served(NamedTuple):
    """A server, and what it had done when it was asked."""

    name: str
    process: subprocess.Popen[str]
    url: str

    def cpu(self) -> float:
        """Processor seconds of it and all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def choices(self) -> float:
        lines = httpx.get(f"{self.url}/metrics", timeout=60).text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("durbar_command_seconds_count "))


class Figures(NamedTuple):
    """What a choice cost, how long people waited for it, and what their pages were sent."""

    cpu: float
    p50: float
    p99: float
    size: float


def served(name: str, build: str, folder: Path) -> Served:
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(build).resolve()),
        "DURBAR_RATES": "off",
        "DURBAR_LANGUAGE": "en",
    }
    command = [sys.executable, "-c", "from durbar.cli import main; main()", "serve", "--port", "0", "--no-browser"]
    with (folder / f"{name}.log").open("w") as log:
        process = subprocess.Popen(
            [*command, "--data", str(folder / name)], stdout=subprocess.PIPE, stderr=log, text=True, env=environment
        )
    assert process.stdout is not None
    for line in process.stdout:
        if "http://" in line:
            return Served(name, process, line[line.index("http://") :].strip().replace("localhost", "127.0.0.1"))
    raise SystemExit((folder / f"{name}.log").read_text())


def run(builds: dict[str, str], given: argparse.Namespace) -> dict[str, Figures]:
    """One pair."""
    think = given.tables / given.rate if given.rate else given.think
    how = How(think, given.plays_as == "page", SETTLE, given.seconds + SETTLE)
    context = get_context("spawn")
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(len(builds), mp_context=context) as pool:
        servers: list[Served] = []
        try:
            servers += (served(name, build, Path(folder)) for name, build in builds.items())
            spectators = given.clients - 2 * given.tables
            tables = [asyncio.run(set_tables(one.url, given.game, given.tables, spectators)) for one in servers]
            playing = [pool.submit(in_process, one.url, made, how) for one, made in zip(servers, tables, strict=True)]
            time.sleep(SETTLE)
            before = [(one.cpu(), one.choices()) for one in servers]
            time.sleep(given.seconds - 2)
            after = [(one.cpu(), one.choices()) for one in servers]
            told = [task.result() for task in playing]
        finally:
            for one in servers:
                one.process.terminate()
            for one in servers:
                one.process.wait(60)
    return {one.name: figures(*row) for one, row in zip(servers, zip(before, after, told, strict=True), strict=True)}


def figures(before: tuple[float, float], after: tuple[float, float], told: dict[str, Any]) -> Figures:
    choices = max(1, after[1] - before[1])
    if told["errors"]:
        print(f"  {told['errors']} errors", file=sys.stderr)
    own = told["own"]
    cpu, size = (after[0] - before[0]) / choices * 1e6, told["bytes"] / max(1, told["sent"])
    return Figures(cpu, percentile(own, 0.5), percentile(own, 0.99), size)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--as", dest="plays_as", choices=["bare", "page"], default="bare")
    parser.add_argument("--game", default="maharaja")
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--clients", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=0.05)
    parser.add_argument("--rate", type=float, default=0)
    given = parser.parse_args()
    ratios = []
    for n in range(given.pairs):
        found = run({"old": given.old, "new": given.new}, given)
        for name, one in found.items():
            waits = f"p50 {one.p50:.1f} p99 {one.p99:.1f} ms"
            print(
                f"{n + 1} {name}: {one.cpu:6.0f} µs, {1e6 / one.cpu:5.0f} a CPU second, {waits}, {one.size:,.0f} bytes"
            )
        ratios.append([new / max(old, 1e-9) for old, new in zip(found["old"], found["new"], strict=True)])
    named = zip(Figures._fields, zip(*ratios, strict=True), strict=True)
    print("median ratios:", ", ".join(f"{name} {median(values):.2f}" for name, values in named), end="; ")
    print(f"load of the machine {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
