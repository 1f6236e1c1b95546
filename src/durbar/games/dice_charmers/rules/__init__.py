"""The rules, one module a chapter.

Chapters 6, 7 and 8 lead to each other, as the rules do: a river space rewards a character who sails to a space.
Importing chapter 8 first lets each find what it needs.
"""

import durbar.games.dice_charmers.rules.bonuses  # noqa: F401
