"""What each version of Maharaja's rules changed, newest last. A game goes on by the rules it began with.

Version N is the rules at the last commit with that number. What was printed otherwise is in `data/rules-N`: the tables
of a file there take the place of those in `data`, for that version and those before it.
"""

from __future__ import annotations

from typing import Final

STRONGER_BRAHMABOT: Final = 2  # [MJ 11.6, 11.7] eight of Brahmabot's twelve tiles build a statue, where four did

CHANGES: Final = {"stronger-brahmabot": STRONGER_BRAHMABOT}
NEWEST: Final = max(CHANGES.values())
