"""What each version of Maharaja's rules changed, newest last. A game goes on by the rules it began with.

Version N is the rules at the last commit with that number. What was printed otherwise is in `data/rules-N`: the tables
of a file there take the place of those in `data`, for that version and those before it.
"""

from __future__ import annotations

from typing import Final

STRONGER_BRAHMABOT: Final = 2  # [MJ 11.6, 11.7] eight of Brahmabot's twelve tiles build a statue, where four did
SHRINE_REWARD_IS_BUILT: Final = 3  # [MJ 7.7] the reward of a free shrine is no "may": it is built
ONE_SPECIAL_AT_LEAST: Final = 3  # [MJ 10.1] special rules drawn at random are one or more, never none
CONSOLED_BRAHMABOT: Final = 3  # [MJ 11.19] where nobody has WP Brahmabot too gets 3 coins
FLAGS_BY_EDITION: Final = 3  # [MJ 11.20, 12.2] in the French edition Brahmabot's tiles move flags 4 spaces
TOLD_IN_FULL: Final = 3  # [MJ 7.2, 10.2, 11.8] the log names the city scored, passage, and no tile that is not there
PLANS_ARE_PERFORMED: Final = 4  # [MJ 4.4, 12.3] by the rulebooks a planned action that is possible is performed

CHANGES: Final = {
    "stronger-brahmabot": STRONGER_BRAHMABOT,
    "shrine-reward-is-built": SHRINE_REWARD_IS_BUILT,
    "one-special-at-least": ONE_SPECIAL_AT_LEAST,
    "consoled-brahmabot": CONSOLED_BRAHMABOT,
    "flags-by-edition": FLAGS_BY_EDITION,
    "told-in-full": TOLD_IN_FULL,
    "plans-are-performed": PLANS_ARE_PERFORMED,
}
NEWEST: Final = max(CHANGES.values())
