"""What each version of Maharadjah's rules changed, newest last. A game goes on by the rules it began with.

Version N is the rules at the last commit with that number. Each line has a sentence in `locale`, and a golden record
that fails without its guard.
"""

from __future__ import annotations

from typing import Final

LANDS_ONLY_WHERE_FREE: Final = 2  # [MD R44] a coast held by others takes no army back, not even one that embarked there
STRANDED_BY_AN_ALLIANCE: Final = 2  # [MD R26] a leader whose last army beside enemies is paid for an alliance is killed
BOATS_CLOSE_THEIR_COAST: Final = 3  # [MD 8.5] no retreat to the coast from which attackers of the battle embarked
ALLIANCE_ON_ARRIVAL: Final = 3  # [MD 11.2, R12] nations may ally between the British arrival and first move
SUBJECTS_LEADERS_LIVE: Final = 3  # [MD 11.1, R30] the lone leader of a subject is not killed by its master
BATTLES_NAME_THEIR_WINNER: Final = 3  # [MD 8.4] the log says who won a battle, or that nobody did
BREAKING_OFF_WINS_NOTHING: Final = 4  # [MD R24, R48] an attack at sea that is broken off is not told as won
ALLIANCE_AT_ANY_TIME: Final = 5  # [MD 11.2, R12] also between rounds of every battle, and before overpopulation
CLAIMED_BY_ONE_ALONE: Final = 5  # [MD 13.0, R33] an area that two nations of the Raj can claim counts for neither

CHANGES: Final = {
    "lands-only-where-free": LANDS_ONLY_WHERE_FREE,
    "stranded-by-an-alliance": STRANDED_BY_AN_ALLIANCE,
    "boats-close-their-coast": BOATS_CLOSE_THEIR_COAST,
    "alliance-on-arrival": ALLIANCE_ON_ARRIVAL,
    "subjects-leaders-live": SUBJECTS_LEADERS_LIVE,
    "battles-name-their-winner": BATTLES_NAME_THEIR_WINNER,
    "breaking-off-wins-nothing": BREAKING_OFF_WINS_NOTHING,
    "alliance-at-any-time": ALLIANCE_AT_ANY_TIME,
    "claimed-by-one-alone": CLAIMED_BY_ONE_ALONE,
}
NEWEST: Final = max(CHANGES.values())
