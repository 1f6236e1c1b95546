"""`python tests/simulation/simulate.py SEEDS`: a count, one seed (`=17`), or from-to (`1-500`).

What fails is printed with its seed, which repeats it; `--trace` tells what happened.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import tempfile
import time
from pathlib import Path
from unittest.mock import patch

HERE = Path(__file__).parent
for folder in (HERE, HERE.parent / "server", HERE.parent / "engine"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

import structlog  # noqa: E402
from city import City, in_virtual_time, new_folder, one_world  # noqa: E402
from folk import befall, page_reads, populate, revive, somebody  # noqa: E402
from laws import broken  # noqa: E402
from toys import register_toys  # noqa: E402

STEPS = 60
LATER = 6 * 3600.0


async def lived(seed: int, folder: Path) -> tuple[list[str], list[str]]:
    city = City(seed, folder)
    with one_world(city):
        for name in city.names():
            await city.serve(name)
        people, tables = await populate(city)
        for _ in range(STEPS):
            await asyncio.sleep(city.chance.expovariate(1 / 12))
            page_reads(people)
            if city.chance.random() < 0.12:
                await befall(city)
            else:
                somebody(city, people, tables)
        await settle(city)
        found = broken(city, people)
        for name in list(city.houses):
            await city.kill(name)
    return found, city.trace


async def settle(city: City) -> None:
    """Fair weather, everybody serves, and hours pass: whatever was begun must come to its end."""
    city.weather.storm, city.wire.down = False, False
    city.hanging.clear()
    city.skews.clear()
    await revive(city, all_of_them=True)
    while city.jobs:
        await asyncio.wait(list(city.jobs))
    looks = ("clock.schedule", "orders.service", "notify.outbox")
    await asyncio.sleep(120.0)
    slowly = [patch(f"durbar.server.{name}.LOOK", LATER / 8) for name in looks]
    slowly += [patch("durbar.server.host.server.SWEEP", LATER / 8), patch("durbar.server.host.peers.BEAT", LATER / 8)]
    for one in slowly:
        one.start()
    try:
        await asyncio.sleep(LATER)
    finally:
        for one in slowly:
            one.stop()


def run(seed: int, folder: Path) -> tuple[list[str], list[str]]:
    """What is wrong, and all that happened."""
    register_toys()
    try:
        return in_virtual_time(lived(seed, new_folder(folder, seed)))
    except Exception as problem:
        return [f"0: the run itself failed: {problem!r}"], []


def quietly() -> Path:
    """Nobody reads the log of a run; and its folder lies in memory, if there is room for it."""
    os.environ["DURBAR_SECRET_KEY"] = "k" * 32
    logging.disable()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    memory = Path("/dev/shm")
    return Path(tempfile.mkdtemp(prefix="durbar-simulation-", dir=memory if memory.is_dir() else None))


def seeds_of(text: str) -> range:
    if text.startswith("="):
        return range(int(text[1:]), int(text[1:]) + 1)
    first, dash, last = text.partition("-")
    return range(int(first), int(last) + 1) if dash else range(1, int(first) + 1)


def main() -> int:
    if os.environ.get("PYTHONHASHSEED") != "0":  # sets of words have one order in all runs
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONHASHSEED": "0"})
    folder, began, failed = quietly(), time.process_time(), 0
    seeds = seeds_of(sys.argv[1] if len(sys.argv) > 1 else "200")
    for seed in seeds:
        found, trace = run(seed, folder)
        failed += bool(found)
        for told in found:
            print(f"seed {seed}: {told}", flush=True)
        if "--trace" in sys.argv:
            print("\n".join(trace))
    spent = time.process_time() - began
    print(f"{len(seeds)} seeds, {failed} failed, {spent:.0f} s of processor ({spent / len(seeds):.3f} s each)")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
