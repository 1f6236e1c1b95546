"""A. The book's own examples, on the Sun sheet."""

from __future__ import annotations

import pytest
from dc_table import Table, turn

import durbar
from durbar.games.dice_charmers import GAME

TWO_HALVES = "G1=two_halves"


def test_dc_e1_a_curve_builds_a_garden_worth_2() -> None:
    table = turn("roads A c3=NS", "values A garden=2").play("take G2", "road c2 ES")
    assert table.changes() == {"c2": "ES", "fame": "2"}


def test_dc_e2_three_different_goods_pay_1_1_and_3() -> None:
    table = turn("roads A c3=SW", "circled A tea=1 silk=1 spice=3", "sold A spice=2", "money A=6")
    table.play("take G1", "road b3 EW", "sell 1 1 1 5")
    assert table.changes() == {"b3": "EW", "tea": "1/1", "silk": "1/1", "spice": "3/3", "money": "11"}
    assert table.circled() == ["half_road"]


def test_dc_e3_portuguese_to_the_second_unmarked_space() -> None:
    table = turn("river A 10=1 12=1", dice="O1=portuguese").play("take O1")
    assert table.options() == ["circle tea", "circle silk", "circle spice", "sail 9", "sail 11"]
    assert table.why("sail 10") == "space-marked DC 7.3"
    assert table.why("sail 8") == "space-too-far DC 6.7"
    table.play("sail 9")
    assert table.changes() == {"space 9": "1", "portuguese": "1", "money": "4"}
    assert table.match.state.position(0) == 11


def test_dc_e4_two_half_roads_as_a_straight() -> None:
    table = turn("roads A c3=NS", dice=TWO_HALVES).play("take G1", "road c2 NS")
    assert table.changes() == {"c2": "NS", "fame": "1"}


def test_dc_e5_two_half_roads_as_a_curve() -> None:
    table = turn("roads A c3=NS", dice=TWO_HALVES).play("take G1", "road c2 SW")
    assert table.changes() == {"c2": "SW", "fame": "1"}


def test_dc_e6_two_half_roads_on_two_roads() -> None:
    table = turn("roads A c2=ES c3=NS", dice=TWO_HALVES).play("take G1", "half c3 west", "half c2 north")
    assert table.changes() == {"c2": "NES", "c3": "NSW"}


def test_dc_e7_no_half_roads_in_empty_cells() -> None:
    table = turn("roads A c3=NS", dice=TWO_HALVES).play("take G1")
    assert table.why("half c2 south") == "no-road DC 4.6"
    assert table.why("half b4 east") == "no-road DC 4.6"


def test_dc_e8_a_straight_must_be_connected() -> None:
    table = turn("roads A c3=NS").play("take G1")
    for place in ("road a1 NS", "road c2 EW", "road d3 EW"):
        assert table.why(place) == "not-connected DC 4.3"
    assert table.options() == ["road c2 NS", "road b4 EW", "road d4 EW"]


def test_dc_e9_no_road_across_two_cells() -> None:
    table = turn("roads A c3=NS").play("take G1")
    assert all(len(words) == 3 for words in table.candidates().values())
    with pytest.raises(durbar.Illegal) as caught:
        table.match.play(0, "road c2 c1 NS")
    assert caught.value.refusal.key == "no-such-choice"


def test_dc_e10_fame_first_then_the_river() -> None:
    table = turn("roads A c2=ES d2=EW c3=NS", "river A 6=1", "values A temple=2")
    table.play("take G1", "road e2 EW")
    assert table.sheet()["fame"] == "2"
    table.play("use river-ahead")
    assert table.changes() == {
        "e2": "EW", "space 7": "1", "tea": "1/0", "silk": "1/0", "spice": "1/0", "fame": "2",
    }  # fmt: skip
    assert table.circled() == ["river-ahead"]


def test_dc_e11_the_long_example() -> None:
    table = turn(
        "roads A c2=ES d2=EW e2=NW c3=NS",
        "river A 5=1",
        "circled A spice=1",
        "palace A mogul=1 maharani=1 merchant=1 man_singh=1 portuguese=1",
        "values A fort=2",
        "fame A=13",
        "money A=13",
        "first B",
        "turn 1",
        "turns B=1",
        "place P1=elephant P2=B",
        dice="P1=spice-spice",
    )
    table.play("take B1", "road e1 NES", "use goods_die side-e1-E", "goods_die P1")
    table.play("use builder", "half c2 north", "half e2 east")
    assert table.match.state.overlap(0) == -2
    table.play("use river-ahead")
    assert table.match.state.overlap(0) == 2
    table.play("use goods_die palace-column-1", "goods_die P1")
    assert table.changes() == {
        "e1": "NES", "c2": "NES", "e2": "NEW", "space 8": "1", "space 9": "1", "spice": "5/0", "builder": "1",
        "fame": "15", "money": "17",
    }  # fmt: skip
    assert table.circled() == ["builder", "goods_die", "goods_die", "river-ahead"]
    assert GAME.labels(table.match.state, "ending")[table.match.state.ending] == "crossed"


def test_dc_e12_tie_broken_by_karma_used() -> None:
    table = Table(
        "dice_charmers seats=2\nending crossed\nfame A=12 B=12\nmoney A=28 B=28\nkarma A=5 B=5\nspent A=2 B=3\nover\n"
    )
    assert table.match.result.ranks == (2, 1)
    assert table.match.result.scores == (4.0, 4.0)
