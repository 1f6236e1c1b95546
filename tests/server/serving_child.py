"""A real server process that knows the toy games too: what tests start, kill and start again."""

from __future__ import annotations

import os

from toys import register_toys

if __name__ == "__main__":
    from durbar.cli import main
    from durbar.server import server

    server.SWEEP = float(os.environ.get("DURBAR_TEST_SWEEP", server.SWEEP))
    register_toys()
    main()
