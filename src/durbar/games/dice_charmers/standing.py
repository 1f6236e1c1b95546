"""What a player has, as a view shows it, and what events gave points for: for those who tell what happened."""

from __future__ import annotations

from durbar.engine.game import Points
from durbar.games.dice_charmers import words
from durbar.games.dice_charmers.ids import CAUSES
from durbar.games.dice_charmers.shown import View
from durbar.games.dice_charmers.state import State


def standing(view: View, seat: int) -> dict[str, int]:
    sheet = view.sheets[seat]
    return {"fame": sheet.fame, "money": sheet.money, "karma": sheet.karma - sheet.spent}


def points_of(g: State, event: tuple[int, ...]) -> Points | None:
    """[DC 9.1] Units on either track, by what brought them."""
    if event[0] not in (words.FAME_WON, words.MONEY_WON):
        return None
    track = "fame" if event[0] == words.FAME_WON else "money"
    return Points("ABCDE"[event[1]], f"won-{track}-{CAUSES[event[4]]}", event[2])
