"""What a player has, which events gave points, whose turn it is: for those who tell what happened."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.flow import Seat, Words
from durbar.engine.parts import Points, Story, TallyPart
from durbar.games.dice_charmers import ids, words
from durbar.games.dice_charmers.ids import CAUSES
from durbar.games.dice_charmers.shown import Static, View
from durbar.games.dice_charmers.state import State

FAME_WORTH = 3
"""[DC 9.1] A box of fame is as long as three coins."""


def standing(_static: Static, view: View, seat: int) -> dict[str, int]:
    sheet = view.sheets[seat]
    return {"fame": sheet.fame, "money": sheet.money, "karma": sheet.karma - sheet.spent}


def points_of(g: State, event: tuple[int, ...]) -> Points | None:
    """[DC 9.1] Units on either track, by what brought them."""
    if event[0] not in (words.FAME_WON, words.MONEY_WON):
        return None
    track = "fame" if event[0] == words.FAME_WON else "money"
    worth = FAME_WORTH if track == "fame" else 1
    return Points("ABCDE"[event[1]], f"won-{track}-{CAUSES[event[4]]}", event[2], unit=worth)


def tally(g: State) -> Sequence[TallyPart]:
    """[DC 9.1, 9.5] Both tracks in their units, less the length between their ends: what is left is the overlap."""
    board, seats = g.board, range(g.seats)
    fame = [on_track(seat, "fame", int(g.fame[seat]), int(board.fame_units)) for seat in seats]
    money = [on_track(seat, "money", int(g.money[seat]), int(board.money_units)) for seat in seats]
    return [*fame, *money, *(TallyPart("ABCDE"[seat], "track-length", -int(board.length)) for seat in seats)]


def on_track(seat: int, track: str, boxes: int, unit: int) -> TallyPart:
    return TallyPart("ABCDE"[seat], f"track-{track}", boxes * unit, f"{boxes} × {unit}" if unit > 1 else "")


def score_words(g: State, seat: int) -> Words:
    """[DC 10.2] Alone, turns count first and the overlap after them."""
    if g.seats > 1:
        return ()
    return ("solo" if g.ending == ids.CROSSED else "solo_stuck", str(g.turns[seat]), str(g.overlap(Seat(seat))))


def turn(g: State) -> tuple[str, int | None]:
    """[DC 2.2] A die is a turn."""
    return f"{g.round} {g.turn}", int(g.active) if 0 <= g.active < g.seats else None


def roles(g: State, seat: int) -> Words:
    """[DC 1.2, 1.4] The sheet it was played on, and among several its place in the first round."""
    place = (seat - g.first + g.round - 1) % g.seats + 1  # the elephant moves on by one a round
    return (g.board.sheet, f"started-{place}") if g.seats > 1 else (g.board.sheet,)


def owner_of(g: State, kind: str, number: int) -> int | None:
    """[DC 10.1] In solo the drafter is nobody's."""
    return number if kind in ("seat", "owner") and 0 <= number < g.seats else None


STORY = Story(
    standing=standing,
    points_of=points_of,
    tally=tally,
    owner_of=owner_of,
    score_words=score_words,
    turn=turn,
    roles=roles,
    turn_begins="round",
)
