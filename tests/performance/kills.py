"""Kill a server under load, many times: nothing confirmed may be lost, nothing applied twice.

python tests/performance/kills.py [--kills 100] [--tables 8] [--game veil]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
from crash import crash
from toys import register_toys


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--game", default="veil")
    given = parser.parse_args()
    register_toys()
    with tempfile.TemporaryDirectory() as folder:
        totals = crash(
            Path(folder), given.kills, given.tables, given.game, lambda totals: print(totals, file=sys.stderr)
        )
    print(", ".join(f"{name} {count}" for name, count in totals.items()))
    if totals["lost"] or totals["doubled"] or totals["wrong"]:
        sys.exit(1)


if __name__ == "__main__":
    main()
