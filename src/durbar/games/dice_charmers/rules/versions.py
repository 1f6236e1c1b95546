"""What each version of The Dice Charmers' rules changed, newest last. A game goes on by the rules it began with.

Version N is the rules at the last commit with that number. What was printed otherwise is in `data/rules-N`: the tables
of a file there take the place of those in `data`, for that version and those before it.
"""

from __future__ import annotations

from typing import Final

FULLER_SHEETS: Final = 2  # [DC 1.3, 5.2, 8.11] strictly rising prices, every effect on each side, sales of exactly n
TOLD_IN_FULL: Final = 2  # [DC 4.7, 5.3, 6.2, 8.9] the log tells what was left out and which purple die was chosen
HALVES_NEED_A_ROAD: Final = 3  # [DC 4.12] two half-roads of a bonus are lost while there is no road

CHANGES: Final = {
    "fuller-sheets": FULLER_SHEETS,
    "told-in-full": TOLD_IN_FULL,
    "halves-need-a-road": HALVES_NEED_A_ROAD,
}
NEWEST: Final = max(CHANGES.values())
