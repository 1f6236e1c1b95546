"""A real server process that knows the toy games too: what tests start, kill and start again.

`--fork N`: the process others are forked from (`forking.py`), which takes its orders from file descriptor N.
"""

from __future__ import annotations

import os
import sys

from forking import forked
from toys import register_toys

if __name__ == "__main__":
    if sys.argv[1] == "--fork":
        forked(int(sys.argv[2]))
    from durbar.cli import main
    from durbar.server.host import server, timeouts

    server.SWEEP = float(os.environ.get("DURBAR_TEST_SWEEP", server.SWEEP))
    timeouts.SILENT = float(os.environ.get("DURBAR_TEST_PATIENCE", timeouts.SILENT))
    timeouts.ASKING = float(os.environ.get("DURBAR_TEST_PATIENCE", timeouts.ASKING))
    register_toys()
    main()
