"""B. Roads."""

from __future__ import annotations

from dc_table import CELLS, Table, turn

from durbar.engine.flow import Seat
from durbar.engine.option import words_of
from durbar.games.dice_charmers.ids import CROSS, CURVE, FORK, STRAIGHT
from durbar.games.dice_charmers.rules.province import legal_halves, legal_roads, ways_to_lie

SEALED = "roads A b3=ES c3=SW b4=ES d4=SW"
TWO_HALVES = "G1=two_halves"


def roads(table: Table, shape: int) -> list[str]:
    g = table.match.state
    return [" ".join(words_of(g, option)[1:]) for option in legal_roads(g, Seat(0), ways_to_lie(shape))]


def test_dc_e13_the_first_road() -> None:
    table = turn()
    assert roads(table, STRAIGHT) == ["c3 NS", "b4 EW", "d4 EW"]
    assert roads(table, CURVE) == ["c3 ES", "c3 SW", "b4 NE", "b4 ES", "d4 NW", "d4 SW"]
    forks = {tuple(place.split()) for place in roads(table, FORK)}
    all_forks = ("NES", "NEW", "NSW", "ESW")
    joined = {"c3": "S", "b4": "E", "d4": "W"}
    assert forks == {(cell, fork) for cell, side in joined.items() for fork in all_forks if side in fork}
    assert len(forks) == 9
    assert roads(table, CROSS) == ["c3 NESW", "b4 NESW", "d4 NESW"]
    assert list(legal_halves(table.match.state, Seat(0))) == []


def test_dc_e15_a_half_road_closes_a_loop() -> None:
    table = turn("roads A c3=NS d3=SW d4=NW", "fame A=1", dice=TWO_HALVES).play("take G1", "half c3 east", "stop")
    assert table.changes() == {"c3": "NES"}


def test_dc_e16_the_border_without_a_bonus_and_a_market_without_stock() -> None:
    table = turn().play("take G2", "road b4 ES")
    assert table.changes() == {"b4": "ES"}
    assert table.match.owing() == [1]


def test_dc_e17_a_corner_one_border_side() -> None:
    table = turn("roads A d4=EW").play("take G2", "road e4 SW", "use upgrade", "upgrade temple")
    assert table.changes() == {"e4": "SW", "temple": "2", "fame": "1"}
    assert table.circled() == ["upgrade"]


def test_dc_e18_a_corner_the_other_side_later() -> None:
    table = turn("roads A d4=EW e4=SW", "values A temple=2", "fame A=2", dice=TWO_HALVES)
    table.play("take G1", "half e4 east", "stop", "use merchant", "circle tea")
    assert table.changes() == {"e4": "ESW", "tea": "1/0", "merchant": "1"}
    assert table.circled() == ["merchant"]


def test_dc_e19_a_sealed_network() -> None:
    table = turn(SEALED, dice="G2=two_halves")
    assert table.why("take G1") == "not-usable DC 2.5"
    table.play("take G2")
    halves = {f"half {place}" for place in (
        "b4 north", "b4 west", "d4 north", "d4 east", "c3 north", "c3 east", "b3 north", "b3 west",
    )}  # fmt: skip
    assert set(table.options()) == halves


def test_dc_e20_a_river_road_that_cannot_be_drawn() -> None:
    table = turn(SEALED, "river A 5=1").play("take B1")
    assert table.changes() == {"space 8": "1"}
    assert table.lost() == ["road-fork"]


def test_dc_e21_both_halves_on_one_straight() -> None:
    table = turn("roads A c3=NS", dice=TWO_HALVES).play("take G1", "half c3 east", "half c3 west")
    assert table.changes() == {"c3": "NESW"}


def test_dc_e22_where_no_half_road_goes() -> None:
    table = turn("roads A c2=ES c3=NESW", "next HalfRoad 0")
    assert table.why("half c3 north") == "side-open DC 4.6"
    assert table.why("half c4 south") == "residence DC 4.2"
    assert table.why("half b3 east") == "no-road DC 4.6"
    assert table.options() == ["half c2 north", "half c2 west"]


def test_dc_e23_no_half_in_the_cell_just_reached() -> None:
    table = turn("roads A c3=NS", dice=TWO_HALVES).play("take G1", "half c3 west")
    assert table.why("half b3 east") == "no-road DC 4.6"
    assert table.options() == ["half c3 east", "stop"]
    assert table.play("half c3 east").changes() == {"c3": "NESW"}


def test_dc_e24_a_half_road_to_a_border_bonus() -> None:
    table = turn("roads A c1=ES c2=NS c3=NS", "fame A=3", dice=TWO_HALVES)
    table.play("take G1", "half c1 north", "stop", "use upgrade", "upgrade fort")
    assert table.changes() == {"c1": "NES", "fort": "2"}
    assert table.circled() == ["upgrade"]


def test_dc_e25_changing_a_market_sells_nothing() -> None:
    table = turn("roads A b3=EW c3=SW", "circled A tea=1", dice=TWO_HALVES)
    assert table.play("take G1", "half b3 north", "stop").changes() == {"b3": "NEW"}


def test_dc_e26_master_builder_draws_the_first_road() -> None:
    table = turn().play("take O2", "road c3 NS")
    assert table.changes() == {"c3": "NS", "builder": "1", "fame": "1"}


def test_dc_e27_a_half_road_bonus_without_any_road() -> None:
    table = turn("karma A=2", "money A=11", dice="O1=man_singh").play("take O1", "upgrade temple")
    assert table.changes() == {"man_singh": "1", "temple": "2", "money": "12"}
    assert (table.circled(), table.lost()) == (["half_road"], ["half_road"])


def test_dc_e28_a_river_road_as_the_first_road() -> None:
    table = turn().play("take B1")
    assert table.options() == ["road c3 NS", "road b4 EW", "road d4 EW"]
    assert table.play("road d4 EW").changes() == {"d4": "EW", "space 4": "1", "fame": "1"}


def test_dc_e29_every_cell_has_a_road() -> None:
    cells = " ".join(f"{cell}={'ES' if cell == 'a1' else 'NESW'}" for cell in CELLS if cell != "c4")
    table = turn(f"roads A {cells}", dice="G2=two_halves")
    assert table.why("take G1") == "not-usable DC 2.5"
    table.play("take G2", "half a1 north", "half a1 west", "use river-ahead", "circle_two tea silk")
    table.play("use portuguese", "circle spice")
    assert table.changes() == {
        "a1": "NESW", "space 1": "1", "tea": "1/0", "silk": "1/0", "spice": "1/0", "portuguese": "1",
    }  # fmt: skip
    assert table.circled() == ["river-ahead", "portuguese"]
