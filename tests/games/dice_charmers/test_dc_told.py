"""What is told while a rule happens, word for word; and refusals at the very edge of a rule."""

from __future__ import annotations

from pathlib import Path

import pytest
from dc_table import Table, crossings, exhausted, turn

import durbar
from durbar.games.dice_charmers import GAME
from durbar.games.dice_charmers.boardfile import house_text
from durbar.games.dice_charmers.ids import EFFECTS


def story(table: Table) -> list[str]:
    return [" ".join(words) for words in table.match.events()]


def test_dc_1_2_who_begins_is_told_with_the_number_of_players() -> None:
    assert [" ".join(words) for words in durbar.new("dice_charmers", players=3, seed=1).events()][:2] == [
        "began C 3",
        "round 1 C",
    ]


def test_dc_2_1_taking_a_die_its_twin_and_its_goods_are_told() -> None:
    assert story(turn(seats=3).play("take P1")) == [
        "took A P1 tea-tea",
        "twin P2 silk-silk",
        "got A tea 1",
        "got A tea 2",
        "turn B 1",
    ]


def test_dc_2_8_karma_is_refused_to_whoever_has_none_left() -> None:
    assert turn("karma B=0", seats=3).play("take P1").why("karma G1") == "no-karma DC 2.8"


def test_dc_2_10_any_die_may_lie_on_the_elephant_even_the_first() -> None:
    table = turn("karma B=1", seats=3).play("take P2")
    assert table.place("elephant") == ["P1"]
    assert table.match.why_not(1, table.find("karma G1")) is None


def test_dc_4_9_an_open_market_and_selling_nothing_are_told() -> None:
    table = turn("circled A tea=3 silk=2").play("take G1", "road b4 EW", "sell_nothing")
    assert story(table)[2:5] == ["drew A b4 EW EW", "opened A b4 market_same", "sold_nothing A"]


def test_dc_6_4_the_merchants_sale_is_told_and_pays_at_most_two() -> None:
    table = turn("circled A tea=3", dice="O1=merchant").play("take O1")
    assert table.options() == ["circle tea", "circle silk", "circle spice", "sell 1 0 0 1", "sell 2 0 0 3"]
    assert story(table.play("sell 1 0 0"))[2:5] == ["marked A merchant 1", "sold A tea 1 1", "money A 1 1 sale"]


def test_dc_7_3_sailing_and_going_back_are_told_apart() -> None:
    assert story(turn(dice="B1=tiger").play("take B1"))[2:4] == ["sailed A 2 tiger", "reward A coin-2"]
    table = turn("river A 4=1", dice="O1=portuguese").play("take O1", "sail 3")
    assert story(table)[2:5] == ["marked A portuguese 1", "went_back A 3 elephant", "reward A upgrade"]


def test_dc_9_1_the_crossing_is_told_once_from_the_meeting_on() -> None:
    table = turn("fame A=12", "money A=24", "karma A=2", dice="B1=tiger")
    assert table.match.state.overlap(0) == 0
    assert story(table.play("take B1"))[-3:] == ["money A 2 26 river", "crossed A 2", "turn B 1"]
    table = turn("fame A=12", "money A=25", "karma A=2", "ending crossed", dice="B1=tiger").play("take B1")
    assert table.told("crossed") == []


def test_dc_9_7_a_game_nobody_can_go_on_with_is_told_to_have_ended() -> None:
    lines = [line for seat in "AB" for line in exhausted(seat)]
    table = turn(*lines, "place P1=A P2=elephant G1=B", "turn 3", "turns A=2 B=1", "active B").play("pass")
    assert story(table) == ["no_die B", "ended stuck"]
    assert GAME.labels(table.match.state, "ending")[table.match.state.ending] == "stuck"


def test_dc_9_7_only_faces_that_a_die_of_this_sheet_has_are_of_use(tmp_path: Path) -> None:
    """Silk has room for ever, but these purple dice show tea alone."""
    ours = '["tea+tea", "silk+silk", "spice+spice", "tea+silk", "tea+spice", "silk+spice"]'
    own = tmp_path / "sheets.toml"
    own.write_text(house_text().replace(ours, str(["tea+tea"] * 6).replace("'", '"')), encoding="utf-8")
    lines = [line for seat in "AB" for line in exhausted(seat)]
    table = Table("\n".join([f"dice_charmers seats=2 board={own}", "first A", *lines, "circled A silk=0"]) + "\n")
    assert table.match.over


def test_dc_2_1_every_die_rolled_and_rolled_again_is_told() -> None:
    told = [" ".join(words) for words in durbar.new("dice_charmers", players=3, seed=1).events()]
    assert [line.split()[:2] for line in told[2:10]] == [["rolled", die] for die in GAME.labels(GAME.new(3), "die")]
    table = turn("karma B=1", seats=3).play("take P1", "karma G1").roll("roll P2 tea-tea", "roll G1 curve")
    assert story(table)[-3:] == ["spent B G1 P2 0", "rerolled P2 tea-tea", "rerolled G1 curve"]


def test_dc_2_1_a_die_shows_a_face_or_has_not_been_rolled() -> None:
    g = GAME.new(3)
    assert "none" not in GAME.labels(g, "face")
    assert GAME.labels(g, "shown") == (*GAME.labels(g, "face"), "none")


def test_dc_6_7_portuguese_go_back_to_the_very_first_space() -> None:
    table = turn("circled A tea=6 silk=6 spice=6", "river A 2=1", dice="O1=portuguese").play("take O1")
    assert table.options() == ["sail 1", "decline"]


def test_dc_8_11_one_good_of_different_kinds_is_one_good() -> None:
    effect = EFFECTS.index("sell_diff_exactly-1")
    table = turn("circled A tea=2", "active A", f"next Sell 0 {effect}")
    assert table.options() == ["sell 1 0 0 1"]
    assert table.why("sell_nothing") == "sell-more DC 8.11"


def test_dc_9_4_the_end_of_the_last_round_is_told() -> None:
    lines = (
        "fame A=13",
        "money A=30",
        "ending crossed",
        "turn 3",
        "turns A=2 B=1",
        "active B",
        "place P1=A P2=elephant",
    )
    table = turn(*lines).play("take G1", "road c3 NS")
    assert story(table)[-1] == "ended crossed"


def test_dc_2_9_a_rolled_die_of_no_use_is_told_to_lie_idle() -> None:
    """Goods and roads are full, so that neither of the two rolled dice is of use."""
    table = turn("circled B tea=6 silk=6 spice=6", crossings("B"), "karma B=1", seats=3).play("take P1", "karma G1")
    table.roll("roll P2 tea-tea", "roll G1 curve").play("take P2")
    assert story(table)[-4:-1] == ["took B P2 tea-tea", "twin G1 curve", "idle B P2 tea-tea"]


def test_dc_6_8_that_the_portuguese_are_declined_is_told() -> None:
    table = turn("circled A tea=6 silk=6 spice=6", "river A 3=1", dice="O1=portuguese").play("take O1", "decline")
    assert story(table)[2:4] == ["marked A portuguese 1", "declined A portuguese"]


def test_dc_6_8_that_the_merchant_is_declined_is_told() -> None:
    table = turn("circled A tea=6 silk=6 spice=6", dice="O1=merchant").play("take O1", "decline")
    assert story(table)[2:4] == ["marked A merchant 1", "declined A merchant"]


@pytest.mark.parametrize(("rules", "told"), [(1, False), (2, True)])
def test_dc_6_8_from_rules_2_on_what_is_left_out_is_told(rules: int, told: bool) -> None:
    full = turn("circled A tea=6 silk=6 spice=6", dice="O1=merchant", rules=rules).play("take O1", "decline")
    assert ("declined A merchant" in story(full)) is told
    table = turn("circled A tea=3 silk=2", rules=rules).play("take G1", "road b4 EW", "sell_nothing")
    assert ("sold_nothing A" in story(table)) is told
    assert not [line for line in story(table) if line.startswith("money")]


def test_dc_6_7_portuguese_with_nothing_to_circle_and_nowhere_to_go_back_to_ask_nothing() -> None:
    table = turn("circled A tea=6 silk=6 spice=6", dice="O1=portuguese").play("take O1")
    assert table.asks() != "Portuguese"


def test_dc_8_8_karma_is_circled_up_to_the_last_box_and_no_further() -> None:
    for circled in (4, 5):
        g = turn(f"karma A={circled}").match.state
        g.circle_karma(0)
        assert g.karma[0] == 5


def test_dc_4_3_a_road_is_joined_to_any_cell_even_the_first() -> None:
    g = turn("roads A a1=EW").match.state
    west = g.reached_sides(0, g.labels("cell").index("b1"))
    assert west
    assert west != g.reached_sides(0, g.labels("cell").index("e1"))


def test_dc_8_7_a_building_type_that_is_raised_is_told_with_its_level() -> None:
    assert "raised A pavilion 2" in story(turn(dice="O1=man_singh").play("take O1", "upgrade pavilion"))


def test_dc_8_11_sell_one_is_one_and_up_to_one_of_each_kind_may_be_none() -> None:
    table = turn("circled A tea=2", f"next Sell 0 {EFFECTS.index('sell_exactly-1')}")
    assert table.options() == ["sell 1 0 0 1"]
    table = turn("circled A tea=2 silk=1", f"next Sell 0 {EFFECTS.index('sell_diff-1')}")
    assert table.options() == ["sell_nothing", "sell 1 0 0 1", "sell 0 1 0 1"]
