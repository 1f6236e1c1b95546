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
from typing import Any

from durbar.server import bots, moving
from durbar.server.config import Config, channels_asked_for, limits_asked_for
from durbar.server.serving import serve_until_stopped
from durbar.server.tables import OpenTable, Tables


class Whims(random.Random):
    """Stands in for `secrets` where bots choose."""

    def randbits(self, bits: int) -> int:
        return self.getrandbits(bits)


def give_everybody_the_same_luck(luck: str) -> None:
    whims: Any = Whims()
    usual = bots.Bots.option

    async def option(self: bots.Bots, opened: OpenTable, seat: int) -> int:
        whims.seed(f"{luck} {opened.table.number} {seat}")
        return await usual(self, opened, seat)

    secret = hashlib.sha256(luck.encode()).digest()
    vars(bots)["secrets"] = whims
    bots.Bots.option = option  # type: ignore[method-assign]
    Tables.secret_of = lambda self, table: secret  # type: ignore[method-assign]


def main() -> None:
    data, pace = Path(sys.argv[1]), float(sys.argv[2])
    data.mkdir(parents=True, exist_ok=True)
    port = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    give_everybody_the_same_luck(os.environ.get("DURBAR_LUCK", "seven elephants"))
    moving.AWAY = 0.0  # pages wait a minute before they speak of somebody, by clocks that tests move on
    moving.DAY = float(os.environ.get("DURBAR_DAY", moving.DAY))  # s: no test waits till tomorrow
    config = Config(data=data, port=port, pace=pace, limits=limits_asked_for(), **channels_asked_for())
    serve_until_stopped(config, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
