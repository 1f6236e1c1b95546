"""What each version of The Dice Charmers' rules changed, newest last. A game goes on by the rules it began with.

Version N is the rules at the last commit with that number.
"""

from __future__ import annotations

from typing import Final

CHANGES: Final[dict[str, int]] = {}
NEWEST: Final = 1
