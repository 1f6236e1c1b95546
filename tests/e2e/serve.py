"""A real server for the browser tests: `python serve.py DATA PACE`. Prints its address once people can come.

Dice, and the whims of bots, are the same at every table and in every run, so that a test which passed passes again.
`DURBAR_LUCK` set to any word gives other dice: a way to look for what only bad luck shows.
"""

from __future__ import annotations

import hashlib
import os
import random
import sys
from pathlib import Path

from durbar.server import bots
from durbar.server.host.config import Config, channels_asked_for
from durbar.server.host.limits import limits_asked_for
from durbar.server.host.serving import serve_until_stopped
from durbar.server.hub import Hub, OpenTable
from durbar.server.votes import commands as vote_commands


def give_everybody_the_same_luck(luck: str) -> None:
    usual = bots.Bots.option

    async def option(self: bots.Bots, opened: OpenTable, seat: int) -> int:
        self.chance = random.Random(f"{luck} {opened.table.number} {seat}")
        return await usual(self, opened, seat)

    secret = hashlib.sha256(luck.encode()).digest()
    bots.Bots.option = option  # type: ignore[method-assign]
    Hub.secret_of = lambda self, table: secret  # type: ignore[method-assign]


def main() -> None:
    data, pace = Path(sys.argv[1]), float(sys.argv[2])
    data.mkdir(parents=True, exist_ok=True)
    port = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    give_everybody_the_same_luck(os.environ.get("DURBAR_LUCK", "seven elephants"))
    vote_commands.AWAY = 0.0  # pages wait a minute before they speak of somebody, by clocks that tests move on
    vote_commands.DAY = float(os.environ.get("DURBAR_DAY", vote_commands.DAY))  # s: no test waits till tomorrow
    config = Config(data=data, port=port, pace=pace, limits=limits_asked_for(), **channels_asked_for())
    serve_until_stopped(config, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
