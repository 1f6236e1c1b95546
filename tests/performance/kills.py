"""Kill a server under load, many times: nothing confirmed may be lost, nothing applied twice.

    python tests/performance/kills.py [--kills 100] [--tables 8] [--game veil] [--postgres]

With --postgres the server's database is a PostgreSQL of our own, which is killed with every third server.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
from crash import crash
from postgres import Postgres
from toys import register_toys


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--game", default="veil")
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    register_toys()
    postgres = Postgres(fsync=True).start() if given.postgres else None
    try:
        with tempfile.TemporaryDirectory() as folder:
            how = (given.kills, given.tables, given.game)
            totals = crash(Path(folder), *how, lambda totals: print(totals, file=sys.stderr), postgres)
    finally:
        if postgres is not None:
            postgres.stop()
    print(", ".join(f"{name} {count}" for name, count in totals.items()))
    if totals["lost"] or totals["doubled"] or totals["wrong"]:
        sys.exit(1)


if __name__ == "__main__":
    main()
