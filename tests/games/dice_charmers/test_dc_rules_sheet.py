"""DC 4 to 8, rule by rule where no example says it all."""

from __future__ import annotations

import pytest
from dc_table import CELLS, crossings, turn

from durbar.engine.flow import Seat
from durbar.games.dice_charmers import GAME
from durbar.games.dice_charmers.boardfile import board_for
from durbar.games.dice_charmers.ids import CHARACTERS, CROSS, CURVE, EFFECTS, FORK, ROADS, STRAIGHT
from durbar.games.dice_charmers.rules.province import ways_to_lie
from durbar.games.dice_charmers.rules.versions import NEWEST

FULL_GOODS = "circled A tea=6 silk=6 spice=6"


def effect(name: str) -> int:
    return EFFECTS.index(name)


def reward(name: str) -> str:
    """A position that waits for this reward to be carried out."""
    return f"next Reward 0 {effect(name)}"


# --- DC 4 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("shape", "ways"), [(STRAIGHT, 2), (CURVE, 4), (FORK, 4), (CROSS, 1)])
def test_dc_4_1_shapes_in_any_rotation(shape: int, ways: int) -> None:
    masks = [int(mask) for mask in ways_to_lie(shape)]
    assert len(set(masks)) == ways
    for mask in masks:  # a quarter turn of a way to lie is another
        assert (mask << 1 & 15 | mask >> 3) in masks


def test_dc_4_2_nothing_is_drawn_in_the_residence() -> None:
    table = turn().play("take G1")
    assert table.why("road c4 NS") == "residence DC 4.2"


def test_dc_4_3_joined_by_one_side_at_least() -> None:
    table = turn("roads A c3=NS").play("take G2")
    assert table.why("road c2 NE") == "not-connected DC 4.3"
    assert "road c2 ES" in table.options()


def test_dc_4_4_the_other_sides_may_face_anything() -> None:
    table = turn("roads A c3=ESW b4=EW d4=EW").play("take G2")
    assert "road d3 NW" in table.options()
    assert "road d3 SW" in table.options()


def test_dc_4_5_a_road_is_never_changed_by_a_road() -> None:
    table = turn("roads A c3=NS").play("take G1")
    assert table.why("road c3 EW") == "has-road DC 4.5"


def test_dc_4_6_a_half_road_on_any_closed_side() -> None:
    table = turn("roads A b4=EW", "next HalfRoad 0")
    assert table.options() == ["half b4 north", "half b4 south"]
    assert table.play("half b4 south").changes() == {"b4": "ESW"}


def test_dc_4_7_the_second_half_may_be_left_out_the_first_not() -> None:
    table = turn("roads A c3=NS", dice="G1=two_halves").play("take G1")
    assert "stop" not in table.options()
    assert "stop" in table.play("half c3 east").options()


def test_dc_4_7_no_second_half_where_none_is_possible() -> None:
    cells = " ".join(f"{cell}={'NES' if cell == 'b2' else 'NESW'}" for cell in CELLS if cell != "c4")
    table = turn(f"roads A {cells}", dice="G1=two_halves").play("take G1", "half b2 west")
    assert table.match.owing() == [1]


def test_dc_4_8_a_building_is_built_once() -> None:
    table = turn("values A fort=3", dice="G1=two_halves").play("take G1", "road c3 NS")
    assert table.changes() == {"c3": "NS", "fame": "3"}
    assert table.told("built") == ["3"]
    again = turn("roads A c3=NS", "values A fort=3", dice="G1=two_halves").play(
        "take G1", "half c3 east", "half c3 west"
    )
    assert again.told("built") == []


def test_dc_4_9_a_market_sells_alike_or_different() -> None:
    table = turn("circled A tea=3 silk=2").play("take G1", "road b4 EW")  # alike
    assert "sell 3 0 0 6" in table.options()
    assert not any(option.startswith("sell 1 1") for option in table.options())
    assert table.play("sell_nothing").changes() == {"b4": "EW"}


def test_dc_4_10_a_border_bonus_comes_once() -> None:
    table = turn("roads A d4=EW", "bonuses A side-e4-S=used").play("take G2", "road e4 SW")
    assert table.circled() == []


def test_dc_4_11_sides_then_bonuses_then_fame() -> None:
    table = turn("roads A d4=EW").play("take G2", "road e4 SW")
    names = [words[0] for words in table.match.events()]
    assert names.index("drew") < names.index("bonus_circled") < names.index("built") < names.index("fame")


def test_dc_4_12_two_halves_as_the_first_road() -> None:
    table = turn(dice="G1=two_halves").play("take G1")
    assert {"road c3 NS", "road c3 ES", "road c3 SW"} <= set(table.options())
    assert not any(option.startswith("half") for option in table.options())


@pytest.mark.parametrize(("rules", "lost"), [(2, False), (3, True)])
@pytest.mark.parametrize("call", [("call builder",), ("call mogul", "call builder")])
def test_dc_4_12_two_halves_of_a_bonus_are_lost_without_a_road(rules: int, lost: bool, call: tuple[str, ...]) -> None:
    """[DC 4.12, 8.13] The Master Builder of a bonus marks his box, no more; on a die he draws the first road."""
    table = turn(reward("palace"), reward("karma"), rules=rules).play(*call)
    assert (table.asks() == "TwoHalves", table.sheet()["builder"]) == (not lost, "1")
    assert [words[0] for words in table.match.events()].count("halves_lost") == lost
    by_die = turn(dice="O1=builder", rules=rules).play("take O1")
    assert any(option.startswith("road") for option in by_die.options())


# --- DC 5 ----------------------------------------------------------------------------------------------------------


def test_dc_5_1_a_full_row_gets_no_more() -> None:
    table = turn("circled A tea=5", dice="P1=tea-tea").play("take P1")
    assert table.changes() == {"tea": "6/0"}


def test_dc_5_2_a_second_one_pays_the_next_column() -> None:
    table = turn("circled A tea=6", "sold A tea=3", "active A", "next Sell 0 24", "next UseBonuses 0").play(
        "sell 3 0 0 15"
    )
    assert table.changes()["tea"] == "6/6"
    assert table.told("sold") == ["4", "5", "6"]


def test_dc_5_3_only_what_is_in_stock() -> None:
    table = turn("circled A tea=1", f"next Sell 0 {effect('sell-2')}")
    assert table.why("sell 2 0 0") == "not-in-stock DC 5.3"
    assert table.options() == ["sell_nothing", "sell 1 0 0 1"]


def test_dc_5_4_a_tent_is_full_when_all_its_boxes_are_sold() -> None:
    lines = ("circled A spice=3", "sold A spice=1", "active A", "roads A c3=NS")
    table = turn(*lines, f"next Sell 0 {effect('sell-2')}", "next UseBonuses 0")
    table.play("sell 0 0 2 5")
    assert table.circled()[0] == "half_road"


# --- DC 6 ----------------------------------------------------------------------------------------------------------


def test_dc_6_1_each_use_marks_a_box_and_a_full_row_is_closed() -> None:
    table = turn("palace A merchant=3", "next ChooseCharacter 0")
    assert table.why("call merchant") == "box-full DC 6.1"


def test_dc_6_2_grand_mogul_calls_another_or_none() -> None:
    table = turn("palace A builder=3").play("take O1")
    assert table.options() == ["call maharani", "call merchant", "call man_singh", "call portuguese", "decline"]
    assert table.play("call man_singh", "upgrade fort").changes() == {
        "mogul": "1", "man_singh": "1", "fort": "2", "money": "1",
    }  # fmt: skip


def test_dc_6_3_maharani_with_one_space_left() -> None:
    table = turn("river A 17=1", "fame A=17", "money A=8", "karma A=5", dice="O1=maharani").play("take O1")
    assert table.changes()["space 18"] == "1"


def test_dc_6_4_merchant_sells_or_circles() -> None:
    table = turn("circled A tea=1 silk=1", dice="O1=merchant").play("take O1")
    assert table.why("decline") == "good-instead DC 6.8"
    assert table.options() == [
        "circle tea", "circle silk", "circle spice", "sell 1 0 0 1", "sell 0 1 0 1", "sell 1 1 0 2",
    ]  # fmt: skip


def test_dc_6_5_man_singh() -> None:
    table = turn(dice="O1=man_singh").play("take O1", "upgrade pavilion")
    assert table.changes() == {"man_singh": "1", "pavilion": "2", "money": "1"}


def test_dc_6_6_master_builder_draws_two_halves() -> None:
    assert turn().play("take O2").asks() == "TwoHalves"


def test_dc_6_7_portuguese_may_take_a_good_although_spaces_are_free() -> None:
    table = turn("river A 9=1", dice="O1=portuguese").play("take O1")
    assert "circle tea" in table.options()
    assert table.why("sail 10") == "not-behind DC 7.3"
    assert [o for o in table.options() if o.startswith("sail")] == ["sail 7", "sail 8"]


def test_dc_6_8_portuguese_declines_only_with_all_rows_full() -> None:
    table = turn(FULL_GOODS, "river A 3=1", dice="O1=portuguese").play("take O1")
    assert table.options() == ["sail 1", "sail 2", "decline"]
    assert table.play("decline").changes() == {"portuguese": "1"}


def test_dc_6_8_nothing_at_all_is_skipped() -> None:
    table = turn(FULL_GOODS, dice="O1=portuguese").play("take O1")
    assert table.changes() == {"portuguese": "1"}


def test_dc_6_9_a_column_counts_all_six() -> None:
    lines = "palace A mogul=2 maharani=2 merchant=2 man_singh=2 builder=1 portuguese=2"
    table = turn(lines, "roads A c3=NS").play("take O2")
    assert table.circled() == ["coin-5"]
    assert table.asks() == "TwoHalves"  # the action comes first


# --- DC 7 ----------------------------------------------------------------------------------------------------------


def test_dc_7_1_the_position_is_the_rightmost_mark() -> None:
    g = turn("river A 2=1 9=1 4=1").match.state
    assert g.position(Seat(0)) == 8
    assert turn().match.state.position(Seat(0)) == -1


def test_dc_7_2_only_the_space_reached_is_marked() -> None:
    table = turn(dice="B1=elephant").play("take B1", "upgrade fort")
    assert [key for key in table.changes() if key.startswith("space")] == ["space 3"]


@pytest.mark.parametrize(("code", "space"), [("river-ahead", "space 10"), ("river-back", "space 7")])
def test_dc_7_3_ahead_and_back(code: str, space: str) -> None:
    table = turn("river A 9=1 8=1", reward(code), reward("karma"))
    assert table.match.view().sheets[0].river[int(space.split()[1]) - 1] == 1


def test_dc_7_3_back_to_any_unmarked_space() -> None:
    table = turn("river A 3=1 2=1", reward("river-back-any"))
    assert table.why("sail 2") == "space-marked DC 7.3"
    assert table.options() == ["sail 1"]


def test_dc_7_4_rewards_in_printed_order() -> None:
    table = turn("river A 9=1", dice="B1=elephant").play("take B1")
    names = [words[0] for words in table.match.events() if words[0] in ("karma", "money")]
    assert names == ["karma", "money"]


def test_dc_7_5_at_the_last_space_only_back() -> None:
    g = turn("river A 18=1").match.state
    assert not g.usable_effect(Seat(0), effect("river-ahead"))
    assert g.usable_effect(Seat(0), effect("river-back"))


# --- DC 8 ----------------------------------------------------------------------------------------------------------


def test_dc_8_1_a_bonus_never_interrupts() -> None:
    table = turn("roads A c3=NS e4=EW d4=EW", dice="G1=two_halves").play("take G1", "half e4 south")
    assert table.circled() == ["upgrade"]
    assert table.asks() == "SecondHalf"


def test_dc_8_2_in_the_owners_order() -> None:
    table = turn("roads A d4=EW", "fame A=2").play("take G2", "road e4 SW")
    assert table.options() == ["use upgrade side-e4-S", "use goods-1 fame-box-3"]
    assert table.why("use karma money-box-5") == "not-circled DC 8.2"
    table.play("use goods-1", "circle tea")
    assert table.options() == ["use upgrade side-e4-S"]


def test_dc_8_3_nothing_is_kept() -> None:
    table = turn().play("take G2", "road d4 SW")
    states = GAME.labels(table.match.state, "bonus")
    assert [states[n] for n in table.match.view().sheets[0].bonuses if n] == ["lost"]


def test_dc_8_4_a_usable_bonus_must_be_used() -> None:
    table = turn("roads A d4=EW").play("take G2", "road e4 SW")
    assert table.options() == ["use upgrade side-e4-S"]


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("builder", ("palace A builder=3",)),
        ("palace", ("palace A mogul=3 maharani=3 merchant=3 man_singh=3 builder=3 portuguese=3",)),
        ("upgrade", ("values A temple=3 fort=3 pavilion=3 garden=3",)),
        ("karma", ("karma A=5",)),
        ("goods-2", (FULL_GOODS,)),
        ("goods_die", ("circled A tea=6 silk=6",)),
        ("sell-2", ()),
        ("sell_diff-2", ()),
        ("market_same", ()),
        ("half_road", ()),
        ("half_road", (crossings("A"),)),
        ("road-fork", (crossings("A"),)),
        ("river-ahead", ("river A 18=1",)),
        ("river-back", ("river A 1=1",)),
        ("river-back-any", ()),
        ("fame-2", ("fame A=20", "ending crossed")),
        ("coin-2", ("money A=60", "ending crossed")),
    ],
)
def test_dc_8_5_what_is_not_usable(name: str, lines: tuple[str, ...]) -> None:
    g = turn(*lines).match.state
    assert not g.usable_effect(Seat(0), effect(name))


def test_dc_8_6_an_effect_that_can_mark_nothing_is_over() -> None:
    others = "palace A maharani=3 merchant=3 man_singh=3 builder=3 portuguese=3"
    table = turn(others, "bonuses A palace-column-1=used")
    assert table.play("take O1").changes() == {"mogul": "1"}
    assert table.match.owing() == [1]


def test_dc_8_7_both_upgrade_columns() -> None:
    table = turn("values A temple=3 fort=3 pavilion=3 garden=2", dice="O1=man_singh").play("take O1", "upgrade garden")
    assert table.circled() == ["fame-4"]
    table = turn("values A temple=3 fort=2 pavilion=2 garden=2", dice="O1=man_singh").play("take O1")
    assert table.why("upgrade temple") == "top-value DC 8.7"


@pytest.mark.parametrize(("boxes", "bonus"), [(1, []), (2, ["coin-3"]), (3, ["river-back-any"]), (4, ["fame-2"])])
def test_dc_8_8_karma_boxes_with_a_bonus(boxes: int, bonus: list[str]) -> None:
    table = turn(f"karma A={boxes}", dice="B1=boat").play("take B1")
    assert table.circled() == bonus
    assert table.changes()["karma"].startswith(str(boxes + 1))


def test_dc_8_9_a_purple_die_wherever_it_lies() -> None:
    table = turn("money A=19", "first B", "turn 1", "turns B=1", "place P1=elephant P2=B", dice="O1=man_singh")
    table.play("take O1", "upgrade fort", "use goods_die")
    assert table.options() == ["goods_die P1 tea-tea", "goods_die P2 silk-silk"]
    table.play("goods_die P2")
    assert (table.place("elephant"), table.place("B")) == (["P1"], ["P2"])


def test_dc_r2_a_purple_die_that_gives_nothing_is_not_chosen() -> None:
    table = turn("circled A tea=6", "money A=19", dice="O1=man_singh").play("take O1", "upgrade fort", "use goods_die")
    assert table.why("goods_die P1") == "die-gives-nothing DC 8.5"
    assert table.options() == ["goods_die P2 silk-silk"]


@pytest.mark.parametrize(
    ("full", "options"),
    [
        ("tea=0", ["circle_two tea silk", "circle_two tea spice", "circle_two silk spice"]),
        ("tea=6", None),
        ("tea=6 silk=6", None),
    ],
)
def test_dc_8_10_goods_all_different(full: str, options: list[str] | None) -> None:
    table = turn(f"circled A {full}", reward("goods-2"), reward("karma"))
    if options is None:  # no choice left: one of each free row
        assert table.match.over
        assert table.sheet()["spice"] == "1/0"
    else:
        assert table.options() == options


def test_dc_8_10_a_full_row_is_refused() -> None:
    table = turn("circled A tea=6", reward("goods-1"))
    assert table.why("circle tea") == "row-full DC 5.1"


@pytest.mark.parametrize(
    ("name", "most", "alike"), [("sell-1", 1, 1), ("sell-3", 3, 3), ("sell_diff-2", 2, 1), ("market_same", 3, 3)]
)
def test_dc_8_11_sales(name: str, most: int, alike: int) -> None:
    table = turn("circled A tea=4 silk=4 spice=4", reward(name))
    counts = [tuple(map(int, o.split()[1:4])) for o in table.options() if o != "sell_nothing"]
    assert max(map(sum, counts)) == most
    assert max(map(max, counts)) == alike
    assert "sell_nothing" in table.options()


@pytest.mark.parametrize(("name", "count"), [("road-straight", 3), ("road-fork", 9), ("road-cross", 3)])
def test_dc_8_12_roads_also_as_the_first(name: str, count: int) -> None:
    table = turn(reward(name))
    assert len(table.options()) == count
    assert all(option.split()[2] in ROADS for option in table.options())


def test_dc_8_12_half_road() -> None:
    assert turn("roads A c3=NS", reward("half_road")).options() == ["half c3 east", "half c3 west"]


def test_dc_8_13_any_character_even_grand_mogul() -> None:
    table = turn(reward("palace"))
    assert table.options()[0] == "call mogul"
    assert len(table.options()) == 6


def test_dc_8_11_sell_n_is_n_or_what_the_stock_allows() -> None:
    table = turn("circled A tea=2 silk=1", f"next Sell 0 {effect('sell_exactly-2')}")
    assert table.why("sell_nothing") == "sell-more DC 8.11"
    assert table.why("sell 1 0 0") == "sell-more DC 8.11"
    assert set(table.options()) == {"sell 2 0 0 3", "sell 1 1 0 2"}
    table = turn("circled A tea=2", f"next Sell 0 {effect('sell_exactly-3')}")
    assert table.options() == ["sell 2 0 0 3"]
    table = turn("circled A tea=2", f"next Sell 0 {effect('sell_diff_exactly-2')}")
    assert table.options() == ["sell 1 0 0 1"]


def test_dc_8_11_up_to_n_may_be_none() -> None:
    table = turn("circled A tea=2 silk=1", f"next Sell 0 {effect('sell-2')}")
    assert "sell_nothing" in table.options()


@pytest.mark.parametrize("sheet", ["sun", "moon"])
def test_dc_8_11_every_effect_of_the_rules_is_on_each_side(sheet: str) -> None:
    """[DC 8.5 to 8.13] Each sign of the book's list somewhere on the sheet; the characters on the border."""
    board = board_for(sheet, "", NEWEST)
    border = {EFFECTS[board.source_effect[source]] for source in board.border if source >= 0}
    found = {EFFECTS[n] for n in (*board.source_effect, *board.rewards, *(n for n in board.market if n >= 0))}
    assert set(CHARACTERS) <= border
    assert {word.rpartition("-")[0] for word in found} >= {"coin", "fame"}
    assert found >= {
        "palace", "upgrade", "karma", "goods_die", "goods-1", "goods-2", "goods-3", "sell_exactly-1", "sell_exactly-2",
        "sell_exactly-3", "sell-2", "sell_diff_exactly-2", "market_same", "market_diff", "half_road", "road-straight",
        "road-fork", "road-cross", "river-ahead", "river-back", "river-back-any",
    }  # fmt: skip


@pytest.mark.parametrize("sheet", ["sun", "moon"])
def test_dc_5_2_every_good_sold_pays_more_than_the_one_before(sheet: str) -> None:
    prices = list(board_for(sheet, "", NEWEST).prices)
    assert prices == sorted(set(prices))
    assert {1, 3} <= set(prices)


def test_dc_8_9_the_log_names_the_purple_die() -> None:
    table = turn("next ChooseGoodsDie 0", dice="P1=tea-silk P2=spice-spice").play("goods_die P2")
    assert [words for words in table.match.events() if words[0] == "die_chosen"] == [
        ("die_chosen", "A", "P2", "spice-spice")
    ]


def test_dc_5_3_6_2_4_7_what_is_left_out_is_told() -> None:
    nothing = turn("circled A tea=1", f"next Sell 0 {effect('sell-2')}").play("sell_nothing")
    mogul = turn(dice="O1=mogul").play("take O1", "decline")
    half = turn("roads A c3=NS", dice="G1=two_halves").play("take G1", "half c3 east", "stop")
    told = [[words[0] for words in table.match.events()] for table in (nothing, mogul, half)]
    assert ["sold_nothing" in told[0], "declined" in told[1], "half_left_out" in told[2]] == [True, True, True]


def test_dc_8_3_no_sale_is_the_only_way_out_of_moons_residence() -> None:
    """The road straight north of the residence circles a bonus at once: one that is usable without stock."""
    board = board_for("moon", "", NEWEST)
    north = board.neighbour[board.residence * 4]
    assert EFFECTS[board.source_effect[board.border[north * 4]]] == "coin-2"
