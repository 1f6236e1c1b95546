"""C to F. Goods, river, palace, upgrades, bonuses and tracks."""

from __future__ import annotations

import pytest
from dc_table import turn

from durbar.engine.flow import Seat
from durbar.games.dice_charmers import GAME
from durbar.games.dice_charmers.ids import EFFECTS

FULL_GOODS = "circled A tea=6 silk=6 spice=6"
COLUMN = "palace A mogul=1 maharani=1 merchant=1 man_singh=1 portuguese=1"

# --- C. goods, markets, tents --------------------------------------------------------------------------------------


def test_dc_e30_goods_got_later_are_not_sold() -> None:
    table = turn("roads A c3=SW", COLUMN, dice="P1=silk-spice").play("take O2", "road b3 EW")
    assert table.asks() == "UseBonuses"
    table.play("use goods_die", "goods_die P1")
    assert table.changes() == {"b3": "EW", "silk": "1/0", "spice": "1/0", "builder": "1"}
    assert table.circled() == ["goods_die"]


def test_dc_e31_three_alike_a_tent_and_two_money_boxes() -> None:
    table = turn("circled A silk=5", "sold A silk=2", "money A=3").play("take G1", "road b4 EW", "sell 0 3 0 12")
    table.play("use goods_die", "goods_die P1", "use karma", "use half_road", "half b4 north")
    assert table.changes() == {"b4": "NEW", "tea": "2/0", "silk": "5/5", "karma": "2/0", "money": "15"}
    assert table.circled() == ["goods_die", "karma", "half_road"]


@pytest.mark.parametrize(
    ("effect", "sales"),
    [
        ("market_diff", {"sell_nothing", "sell 1 0 0 1", "sell 0 1 0 1", "sell 1 1 0 2"}),
        ("market_same", {"sell_nothing", "sell 1 0 0 1", "sell 2 0 0 3", "sell 0 1 0 1"}),
        ("sell-2", {"sell_nothing", "sell 1 0 0 1", "sell 2 0 0 3", "sell 0 1 0 1", "sell 1 1 0 2"}),
    ],
)
def test_dc_e32_what_can_be_sold(effect: str, sales: set[str]) -> None:
    number = EFFECTS.index(effect)
    table = turn("circled A tea=2 silk=1", f"next Sell 0 {number}")
    assert set(table.options()) == sales


def test_dc_e35_purple_dice_that_are_not_usable() -> None:
    table = turn("circled A tea=6 silk=6", "sold A tea=2")
    g = table.match.state
    usable = [face for n, face in enumerate(GAME.labels(g, "face")[:6]) if g.usable_face(Seat(0), n)]
    assert usable == ["spice-spice", "tea-spice", "silk-spice"]


def test_dc_e36_two_tents_in_one_sale() -> None:
    table = turn("roads A c3=SW", "circled A tea=3 silk=3", "sold A tea=2 silk=2").play("take G1", "road b3 EW")
    table.play("sell 1 1 0 6", "use karma", "use river-ahead", "circle_two tea spice", "use goods_die", "goods_die P2")
    assert table.changes() == {
        "b3": "EW", "space 1": "1", "tea": "4/3", "silk": "5/3", "spice": "1/0", "karma": "2/0", "money": "6",
    }  # fmt: skip
    assert table.circled() == ["river-ahead", "goods_die", "karma"]


def test_dc_e38_goods_die_without_room() -> None:
    table = turn(FULL_GOODS, "money A=19", dice="O1=man_singh").play("take O1", "upgrade garden")
    assert table.changes() == {"man_singh": "1", "garden": "2", "money": "20"}
    assert (table.circled(), table.lost()) == (["goods_die"], ["goods_die"])


# --- D. river ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("marks", "symbol", "space"),
    [
        ("", "flag", 3),
        ("4=1", "flag", 7),
        ("8=1", "flag", 12),
        ("13=1", "flag", -1),
        ("9=1", "lotus", 13),
        ("14=1", "lotus", -1),
        ("12=1", "boat", 15),
        *(("18=1", symbol, -1) for symbol in ("flag", "lotus", "elephant", "tiger", "boat", "lamp")),
    ],
)
def test_dc_e39_where_the_blue_die_goes(marks: str, symbol: str, space: int) -> None:
    table = turn(f"river A {marks}", dice=f"B1={symbol}")
    g = table.match.state
    assert g.space_with(Seat(0), g.shows[4]) == space
    if space < 0:
        assert table.why("take B1") == "not-usable DC 2.5"
    else:
        assert table.play("take B1").changes()[f"space {space + 1}"] == "1"


def test_dc_e40_maharani_before_the_first_mark() -> None:
    table = turn(dice="O1=maharani").play("take O1")
    assert table.options() == ["sail 1", "sail 2"]
    assert table.play("sail 2").changes() == {"space 2": "1", "maharani": "1", "money": "2"}


def test_dc_e42_maharani_at_the_last_space() -> None:
    assert turn("river A 18=1", dice="O1=maharani").play("take O1").changes() == {"maharani": "1"}


@pytest.mark.parametrize("marks", ["1=1", ""])
def test_dc_e43_portuguese_with_nothing_behind(marks: str) -> None:
    table = turn(f"river A {marks}", dice="O1=portuguese").play("take O1")
    assert table.options() == ["circle tea", "circle silk", "circle spice"]
    assert table.play("circle silk").changes() == {"silk": "1/0", "portuguese": "1"}


def test_dc_e44_two_rewards_and_a_chain_through_karma() -> None:
    table = turn("river A 5=1", "karma A=2", dice="B1=elephant").play("take B1", "use coin-3", "use karma")
    table.play("use river-back-any")
    assert table.options() == [f"sail {space}" for space in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11)]
    table.play("sail 9")
    assert table.changes() == {"space 9": "1", "space 12": "1", "karma": "4/0", "money": "9"}
    assert table.circled() == ["coin-3", "karma", "river-back-any"]
    assert table.match.state.position(0) == 11


def test_dc_e45_a_sale_reward_without_stock() -> None:
    table = turn(dice="B1=lamp").play("take B1")
    assert (table.changes(), table.lost()) == ({"space 6": "1"}, ["sell_exactly-3"])


def test_dc_e46_rewards_inside_rewards_come_before_bonuses() -> None:
    table = turn("river A 5=1", "money A=3", dice="B1=boat").play("take B1", "call maharani", "sail 12")
    assert table.sheet()["money"] == "5"
    assert table.options() == ["use karma money-box-5"]
    table.play("use karma", "use coin-3")
    assert table.changes() == {"space 10": "1", "space 12": "1", "maharani": "1", "karma": "3/0", "money": "8"}
    assert table.circled() == ["karma", "coin-3"]


def test_dc_e47_forward_move_at_the_last_space() -> None:
    table = turn("roads A c3=NS", "river A 18=1", "fame A=15").play("take G1", "road c2 NS")
    assert table.changes() == {"c2": "NS", "fame": "16"}
    assert (table.circled(), table.lost()) == (["river-ahead"], ["river-ahead"])


def test_dc_e48_a_crossing_in_a_corner_then_forward_and_back() -> None:
    table = turn("roads A a2=NS a3=NS a4=NE b4=EW", "river A 14=1", dice="B1=tiger")
    table.play("take B1", "road a1 NESW", "use river-ahead", "use portuguese")
    assert [option for option in table.options() if option.startswith("sail")] == ["sail 12", "sail 13"]
    table.play("sail 13", "upgrade garden", "use karma")
    assert table.changes() == {
        "a1": "NESW", "space 13": "1", "space 15": "1", "space 16": "1", "portuguese": "1", "garden": "2",
        "karma": "2/0", "fame": "1", "money": "6",
    }  # fmt: skip
    assert table.circled() == ["river-ahead", "portuguese", "karma"]
    assert table.match.state.position(0) == 15


# --- E. palace and upgrades ----------------------------------------------------------------------------------------


def test_dc_e50_a_border_character_whose_row_is_full() -> None:
    table = turn("roads A a2=NS a3=NS a4=NE b4=EW", "palace A portuguese=3", dice="O1=portuguese")
    assert table.why("take O1") == "not-usable DC 2.5"
    table.play("take G2", "road a1 SW")
    assert table.changes() == {"a1": "SW", "fame": "1"}
    assert (table.circled(), table.lost()) == (["portuguese"], ["portuguese"])


def test_dc_e51_grand_mogul_with_all_others_full() -> None:
    table = turn("palace A mogul=2 maharani=3 merchant=3 man_singh=3 builder=3 portuguese=3")
    table.play("take O1", "use fame-4", "use goods-1", "circle tea")
    assert table.changes() == {"tea": "1/0", "mogul": "3", "fame": "4"}
    assert table.circled() == ["fame-4", "goods-1"]


def test_dc_e54_merchant_one_sold_means_no_good() -> None:
    table = turn("circled A tea=1", dice="O1=merchant").play("take O1")
    assert "circle silk" in table.options()
    assert table.play("sell 1 0 0").changes() == {"tea": "1/1", "merchant": "1", "money": "1"}


def test_dc_e55_merchant_with_nothing_to_do() -> None:
    table = turn(FULL_GOODS, "sold A tea=6 silk=6 spice=6", dice="O1=merchant").play("take O1")
    assert table.changes() == {"merchant": "1"}
    assert table.match.owing() == [1]


def test_dc_e56_man_singh_when_all_types_are_at_3() -> None:
    table = turn("values A temple=3 fort=3 pavilion=3 garden=3", dice="O1=man_singh").play("take O1")
    assert table.changes() == {"man_singh": "1", "money": "1"}


def test_dc_e57_first_upgrade_column() -> None:
    table = turn("values A temple=3 fort=2 pavilion=2", dice="O1=man_singh").play("take O1", "upgrade garden")
    table.play("use palace", "call merchant", "circle tea")
    assert table.changes() == {"tea": "1/0", "merchant": "1", "man_singh": "1", "garden": "2", "money": "1"}
    assert table.circled() == ["palace"]


def test_dc_e58_the_value_counts_at_the_time_of_building() -> None:
    table = turn("roads A c2=NS c3=NS", "values A temple=2", "fame A=2").play("take G1", "road c1 NS")
    table.play("use goods-1", "circle spice", "use upgrade", "upgrade temple")
    assert table.changes() == {"c1": "NS", "spice": "1/0", "temple": "3", "fame": "4"}
    assert table.circled() == ["upgrade", "goods-1"]


# --- F. bonuses and tracks -----------------------------------------------------------------------------------------


def test_dc_e59_a_bonus_waits_until_it_is_usable() -> None:
    table = turn("fame A=2").play("take G2", "road d4 SW")
    assert table.options() == ["use goods-1 fame-box-3"]
    assert table.why("use sell-2 side-d4-S") == "bonus-waits DC 8.3"
    table.play("use goods-1", "circle spice", "use sell-2", "sell 0 0 1 1")
    assert table.changes() == {"d4": "SW", "spice": "1/1", "fame": "3", "money": "1"}
    assert table.circled() == ["sell-2", "goods-1"]


def test_dc_e60_a_bonus_that_never_becomes_usable() -> None:
    table = turn().play("take G2", "road d4 SW")
    assert table.changes() == {"d4": "SW", "fame": "1"}
    assert (table.circled(), table.lost()) == (["sell-2"], ["sell-2"])


def test_dc_e61_a_sixth_karma() -> None:
    table = turn("roads A c3=ES d3=EW", "karma A=5", "spent A=4").play("take G1", "road e3 EW")
    assert table.changes() == {"e3": "EW"}
    assert (table.circled(), table.lost()) == (["karma"], ["karma"])


def test_dc_e64_full_tracks() -> None:
    table = turn("river A 17=1", "karma A=5", "fame A=19", "money A=59", "ending crossed", dice="O1=maharani")
    table.play("take O1")
    assert table.changes() == {"space 18": "1", "maharani": "1", "fame": "20", "money": "60"}
    assert table.match.state.overlap(0) == 60


def test_dc_e65_merchant_declining_with_all_rows_full() -> None:
    table = turn(FULL_GOODS, "sold A tea=5 silk=6 spice=6", dice="O1=merchant").play("take O1")
    assert table.options() == ["sell 1 0 0 6", "decline"]
    assert table.play("decline").changes() == {"merchant": "1"}
