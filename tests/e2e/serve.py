"""A real server for the browser tests: `python serve.py DATA PACE`. Prints its address once people can come."""

from __future__ import annotations

import sys
from pathlib import Path

from durbar.server.config import Config, limits_asked_for
from durbar.server.serving import serve_until_stopped


def main() -> None:
    data, pace = Path(sys.argv[1]), float(sys.argv[2])
    data.mkdir(parents=True, exist_ok=True)
    port = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    config = Config(data=data, port=port, pace=pace, limits=limits_asked_for())
    serve_until_stopped(config, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
