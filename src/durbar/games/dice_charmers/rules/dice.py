"""DC 3 The dice: what each colour does."""

from __future__ import annotations

from mypy_extensions import i64

from durbar.engine.flow import Seat
from durbar.games.dice_charmers.ids import (
    BLUE,
    CURVE,
    FIRST_GREEN,
    FIRST_ORANGE,
    GREEN,
    PURPLE,
    STRAIGHT,
    TWO_HALVES,
    colour_of,
)
from durbar.games.dice_charmers.rules.goods import circle_face
from durbar.games.dice_charmers.rules.palace import Character
from durbar.games.dice_charmers.rules.province import DrawRoad, TwoHalves
from durbar.games.dice_charmers.rules.river import mark_and_reward
from durbar.games.dice_charmers.state import State


def perform_die(g: State, seat: Seat, face: i64) -> None:
    """[DC 3.1, 3.2, 3.3, 3.4] The action of a die taken."""
    colour = colour_of(face)
    if colour == PURPLE:
        circle_face(g, seat, face)
    elif face == TWO_HALVES:
        g.do(TwoHalves(seat))
    elif colour == GREEN:
        g.do(DrawRoad(seat, STRAIGHT if face == FIRST_GREEN else CURVE))
    elif colour == BLUE:
        mark_and_reward(g, seat, g.space_with(seat, face))
    else:
        g.do(Character(seat, face - FIRST_ORANGE))
