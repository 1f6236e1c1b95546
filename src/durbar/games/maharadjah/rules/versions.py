"""What each version of Maharadjah's rules changed, newest last. A game goes on by the rules it began with.

Version N is the rules at the last commit with that number. Each line has a sentence in `locale`, and a golden record
that fails without its guard.
"""

from __future__ import annotations

from typing import Final

LANDS_ONLY_WHERE_FREE: Final = 2  # [MD R44] a coast held by others takes no army back, not even one that embarked there
STRANDED_BY_AN_ALLIANCE: Final = 2  # [MD R26] a leader whose last army beside enemies is paid for an alliance is killed

CHANGES: Final = {
    "lands-only-where-free": LANDS_ONLY_WHERE_FREE,
    "stranded-by-an-alliance": STRANDED_BY_AN_ALLIANCE,
}
NEWEST: Final = max(CHANGES.values())
