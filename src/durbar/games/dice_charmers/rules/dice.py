"""DC 3 The dice: what each colour does."""

from __future__ import annotations

from mypy_extensions import i64

from durbar.engine.flow import Seat
from durbar.games.dice_charmers.ids import CURVE, FIRST_BLUE, FIRST_GREEN, FIRST_ORANGE, STRAIGHT, TWO_HALVES
from durbar.games.dice_charmers.rules.goods import circle_face
from durbar.games.dice_charmers.rules.palace import Character
from durbar.games.dice_charmers.rules.province import DrawRoad, TwoHalves
from durbar.games.dice_charmers.rules.river import mark_and_reward
from durbar.games.dice_charmers.state import State


def perform_die(g: State, seat: Seat, face: i64) -> None:
    """[DC 3.1, 3.2, 3.3, 3.4] The action of a die taken."""
    if face < FIRST_GREEN:
        circle_face(g, seat, face)
    elif face < TWO_HALVES:
        g.do(DrawRoad(seat, STRAIGHT if face == FIRST_GREEN else CURVE))
    elif face < FIRST_BLUE:
        g.do(TwoHalves(seat))
    elif face < FIRST_ORANGE:
        mark_and_reward(g, seat, g.space_with(seat, face))
    else:
        g.do(Character(seat, face - FIRST_ORANGE))
