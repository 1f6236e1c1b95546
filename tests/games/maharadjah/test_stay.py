"""[weeks 4] The order to stay: a small nation's turn without its player, as long as nothing of it was moved by hand."""

from __future__ import annotations

import pytest
from md_table import Table, number

from durbar.engine.orders import ASK, Given, OrderKind
from durbar.games.maharadjah.orders import ORDERS
from durbar.server.orders.state import filled_in

STAY: OrderKind = next(kind for kind in ORDERS if kind.name == "stay")
TURN = """turn 3
nation rajputs
phase movement
armies rajputs {}
next Movement {} 0
next PlayGame
"""


def turn(armies: str) -> str:
    return TURN.format(armies, number("rajputs"))


def answer(table: Table, given: Given) -> str:
    seat = table.match.owing()[0]
    found = STAY.answer(table.g, seat, filled_in(STAY, table.g, seat, given))
    return "" if found == ASK else table.match.text(found)


@pytest.mark.parametrize(("armies", "said"), [("delhi=2", "end"), ("delhi=2 berar=1", "")])
def test_md_5_11_a_nation_of_few_armies_stays(armies: str, said: str) -> None:
    table = Table(turn(armies))
    assert table.asks == "Movement"
    assert answer(table, {"armies": "2"}) == said
    assert answer(table, {"armies": "3"}) == "end"


def test_md_5_11_another_nation_is_none_of_its_business() -> None:
    table = Table(turn("delhi=1"))
    assert answer(table, {"nation": "rajputs", "armies": "2"}) == "end"
    seat = table.match.owing()[0]
    assert STAY.answer(table.g, seat, {"nation": "marathas", "armies": "2"}) == ASK


def test_md_5_11_whoever_has_begun_to_move_goes_on_by_hand() -> None:
    table = Table(turn("delhi=1 berar=1"))
    table.play("take delhi 1")
    table.play(table.words[0])
    while table.asks != "Movement":
        table.play("stop" if "stop" in table.words else table.words[-1])
    assert answer(table, {"armies": "4"}) == ""


def test_md_5_2_what_must_move_is_asked() -> None:
    """An army abroad may not stay there: the end is no option, and its player is asked."""
    table = Table(turn("central_asia=1 delhi=1"))
    seat = table.match.owing()[0]
    assert STAY.answer(table.g, seat, {"armies": "2"}) not in table.match.options(seat)
