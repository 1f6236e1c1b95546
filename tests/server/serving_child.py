"""A real server process that knows the toy games too: what tests start, kill and start again."""

from __future__ import annotations

from toys import register_toys

if __name__ == "__main__":
    from durbar.cli import main

    register_toys()
    main()
