"""Rules MJ 4 to 6, one by one."""

from __future__ import annotations

import pytest
from mj_table import T1, at, track, turn

import durbar
from durbar.engine.chance import Rng
from durbar.games.maharaja import GAME, ids


def test_mj_4_1_the_maharaja_follows_the_leftmost_flag() -> None:
    t = at(track("DEL3 AGR4 LAH5 VAR6 PUR7 AHM8 UJJ9"), then=("MaharajaPhase",))
    assert GAME.labels(t.g, "city")[t.g.maharaja] == "DEL"
    assert t.track() == "AGR4 LAH5 VAR6 PUR7 AHM8 UJJ9 DEL10"


def test_mj_4_2_all_plan_in_any_order_and_a_plan_stays() -> None:
    t = at(then=("BeginPlanning", "Planning", "ActionsPhase"))
    assert t.match.owing() == [0, 1, 2, 3]
    t.play("C plan take-coins take-coins", "A plan statue-cheaper change-track")
    assert t.match.owing() == [1, 3]
    with pytest.raises(durbar.Illegal):
        t.play("C plan take-coins change-track")
    t.play("D plan take-coins buy-pp", "B plan take-coins buy-pp")
    assert t.asked() == "A TurnMenu"
    assert len(t.events("planned")) == 4


def test_mj_4_3_lowest_character_first() -> None:
    t = at("characters A=12 B=4 C=9 D=2", "display 1 3 5", then=("BeginPlanning", "Planning", "ActionsPhase"))
    for seat in "ABCD":
        t.play(f"{seat} plan take-coins take-coins")
    order = []
    while t.g.decision is not None:
        order.append(t.asked()[0])
        t.leave(order[-1])
    assert order == ["D", "B", "C", "A"]


def test_mj_4_4_each_planned_action_once_in_either_order() -> None:
    t = turn("5.5 5.6")
    assert t.refused("A perform buy-pp") == "MJ 4.4"
    t.go("A", "perform take-shrines", "perform take-coins")
    assert t.refused("A perform take-shrines") == "MJ 4.4"
    assert t.texts()[0] == "end-turn"


@pytest.mark.parametrize("edition", ["rulebook", "rulebook-fr"])
def test_mj_4_4_what_is_possible_is_performed(edition: str) -> None:
    """[MJ 4.4] The rulebooks know one excuse: lack of coins."""
    t = turn("5.5 5.7", settings=f"edition={edition}")
    assert t.refused("A end-turn") == "MJ 4.4"
    assert t.g.decision.subject(t.g) == ("must", "take-coins", "buy-pp")
    t.go("A", "perform take-coins")
    assert t.refused("A end-turn") == "MJ 4.4"
    assert turn("5.7", "coins A=2", settings=f"edition={edition}").go("A", "perform take-coins").texts() == [
        "perform buy-pp"
    ]


def test_mj_4_4_lack_of_coins_excuses_and_is_named() -> None:
    t = turn("5.7 5.7", "coins A=2")
    assert t.texts()[0] == "end-turn"
    assert t.g.decision.subject(t.g) == ("excused", "buy-pp", "buy-pp", "coins")
    t = turn("5.1 5.7", "priests A=AGR", "coins A=2")
    assert t.g.decision.subject(t.g) == ("excused", "statue-cheaper", "buy-pp", "coins")


def test_mj_4_4_what_is_impossible_nobody_owes() -> None:
    t = turn("5.6 5.6", "supply_shrines A=0", "board_shrines A=20")
    assert t.texts()[0] == "end-turn"
    assert t.g.decision.subject(t.g) == ("excused", "take-shrines", "take-shrines", "zero")


def test_mj_4_4_who_has_the_coins_but_no_way_there_is_excused_for_another_reason() -> None:
    t = turn("5.1 5.1")  # on the start space, no road open
    assert t.g.decision.subject(t.g) == ("excused", "statue-cheaper", "statue-cheaper", "zero")


def test_mj_r1_moves_are_counted_anew_in_the_next_turn() -> None:
    t = turn("5.5 5.6", "villages STA-AGR-1=B STA-AGR-2=A").go("A", "perform take-coins", "perform take-shrines")
    t.move("A", "AGR")
    assert t.g.moves == 1
    assert t.go("A", "end-turn").g.moves == 0


def test_mj_4_4_the_draft_lets_anything_be_dropped() -> None:
    t = turn("5.5 5.6", settings="edition=draft")
    assert t.go("A", "end-turn").coins()[0] == 15


def test_mj_4_4_to_version_3_anything_could_be_dropped() -> None:
    assert turn("5.5 5.6", settings="rules=3").go("A", "end-turn").coins()[0] == 15


def test_mj_4_4_who_can_walk_to_where_it_is_possible_owes_it() -> None:
    """[MJ 2.6, 4.4] On the start space a statue waits for a walk; the toll and the price must both be paid."""
    road = "villages STA-AGR-1=B STA-AGR-2=A"
    assert turn("5.1 5.1", road).refused("A end-turn") == "MJ 4.4"
    assert turn("5.1 5.1", road, "coins A=9").texts()[0] == "end-turn"
    assert turn("5.1 5.1").texts()[0] == "end-turn"  # no way out of the start space


def test_mj_4_4_of_a_statue_and_a_shrine_one_is_built() -> None:
    t = turn("5.3 5.5", "priests A=AGR").go("A", "perform statue-and-shrine")
    assert t.g.decision.subject(t.g)[0] == "part"
    for refused in ("end-turn", "perform take-coins"):
        assert t.refused(f"A {refused}") == "MJ 4.4"
    assert t.shrine("A", "AGR").go("A", "perform take-coins", "end-turn").coins()[0] == 17


def test_mj_4_4_without_coins_a_statue_and_a_shrine_may_both_be_left_out() -> None:
    t = turn("5.3 5.5", "priests A=AGR", "coins A=1", "villages AGR-UJJ-1=B AGR-UJJ-2=A")
    t.go("A", "perform statue-and-shrine")
    assert t.refused("A end-turn") == "MJ 4.4"
    t.move("A", "UJJ")
    assert t.coins()[0] == 0
    assert t.refused("A perform take-coins") == ""


def test_mj_4_5_one_token_a_turn() -> None:
    assert turn("5.5").refused("A token take-coins") == "MJ 4.5"
    t = turn("5.5", "tokens A=2", "token_supply 5").go("A", "token buy-pp", "perform take-coins")
    assert t.g.token_supply == 6
    assert t.refused("A token take-coins") == "MJ 4.5"


def test_mj_4_6_scoring_and_end_of_round_follow() -> None:
    t = turn("5.5", "acted ABCD").leave("A")
    assert t.events("round-ends") == [("1",)]
    assert t.coins() == [18] * 4
    assert t.events("round-begins") == [("2",)]
    assert t.match.owing() == [0, 1, 2, 3]


def test_mj_4_7_another_action_gives_up_the_rest() -> None:
    t = turn("5.3 5.5", "priests A=AGR").go("A", "perform statue-and-shrine").shrine("A", "AGR")
    assert t.refused("A build-shrine") == "MJ 4.7"
    assert t.go("A", "perform take-coins").refused("A build-statue") == "MJ 4.7"


def test_mj_4_8_the_turn_waits_for_the_robbed_player() -> None:
    t = turn("5.8").go("A", "perform change-character", "take c6")
    assert t.match.owing() == [2]
    t.play("C take c1")
    assert t.asked() == "A TurnMenu"


# --- MJ 5 ----------------------------------------------------------------------------------------------------------


def test_mj_5_1_statue_with_discount() -> None:
    t = turn("5.1", "priests A=AGR").go("A", "perform statue-cheaper", "statue AGR centre")
    assert (t.coins()[0], t.row("board_statues")[0]) == (6, 6)


def test_mj_5_2_shrine_for_nothing() -> None:
    t = turn("5.2", "coins A=0").go("A", "perform shrine-free", "shrine LAH-DEL-1")
    assert (t.coins()[0], t.row("board_shrines")[0]) == (0, 3)


def test_mj_5_3_statue_and_shrine_in_either_order() -> None:
    for parts in (("statue", "shrine"), ("shrine", "statue")):
        t = turn("5.3", "priests A=AGR").go("A", "perform statue-and-shrine")
        for part in parts:
            t.go("A", f"build-{part}", f"{part} AGR{' plain' if part == 'statue' else ''}")
        assert t.coins()[0] == 4
    t = turn("5.3", "priests A=AGR").go("A", "perform statue-and-shrine").shrine("A", "AGR").leave("A")
    assert t.coins()[0] == 14


def test_mj_4_4_planned_actions_are_performed_in_either_order() -> None:
    t = turn("5.4 5.5", "priests A=AGR")
    assert t.texts() == ["perform two-shrines", "perform take-coins"]
    assert t.go("A", "perform take-coins").texts() == ["perform two-shrines"]


def test_mj_5_4_one_of_two_shrines_goes_into_a_city() -> None:
    t = turn("5.4", "priests A=AGR").go("A", "perform two-shrines", "shrine LAH-DEL-1")
    assert t.refused("A end-turn") == "MJ 5.4"
    t.go("A", "build-shrine")
    assert t.refused("A shrine LAH-DEL-2") == "MJ 5.4"
    assert t.go("A", "shrine AGR").coins()[0] == 13
    t = turn("5.4", "priests A=AGR").go("A", "perform two-shrines", "shrine AGR").shrine("A", "LAH-DEL-1")
    assert t.coins()[0] == 13
    t = turn("5.4", "priests A=AGR").go("A", "perform two-shrines", "shrine AGR").shrine("A", "AGR")
    assert t.shrines("AGR")[0] == 2


def test_mj_5_4_the_priest_may_pass_the_start_space_with_his_last_move_while_the_city_shrine_is_owed() -> None:
    roads = "villages STA-AGR-1=A STA-AGR-2=A STA-DEL-1=A STA-DEL-2=A"
    t = turn("5.4", "priests A=AGR", roads).go("A", "perform two-shrines", "shrine LAH-DEL-1")
    for node in ("DEL", "AGR", "DEL"):
        t.move("A", node)
    t.go("A", "move-priest")
    assert t.texts() == ["move AGR"]
    assert t.refused("A move STA") == "MJ 5.4"
    assert t.go("A", "move AGR").texts() == ["build-shrine"]


def test_mj_5_4_the_priest_may_go_to_the_start_space_if_the_cheapest_way_on_leaves_a_coin() -> None:
    """Back to Delhi costs nothing; on to Agra would cost both coins, and the other roads are closed."""
    roads = "villages STA-DEL-1=A STA-DEL-2=A STA-AGR-1=B STA-AGR-2=B"
    t = turn("5.4", "priests A=DEL", "coins A=3", roads).go("A", "perform two-shrines", "shrine AGR-LAH-1")
    assert t.go("A", "move-priest").texts() == ["move STA"]


def test_mj_5_4_while_the_city_shrine_is_owed_a_statue_is_refused_for_that() -> None:
    t = turn("5.4", "priests A=AGR").go("A", "perform two-shrines", "shrine LAH-DEL-1")
    assert t.refused("A build-statue") == "MJ 5.4"


def test_mj_5_4_while_the_city_shrine_is_owed_a_closed_road_is_still_a_closed_road() -> None:
    t = turn("5.4", "priests A=AGR", "coins A=2").go("A", "perform two-shrines", "shrine LAH-DEL-1")
    assert t.refused("A move-priest") == "MJ 3.3"
    toll = ("villages AGR-LAH-1=B", "priests A=AGR", "coins A=2")
    t = turn("5.4", *toll).go("A", "perform two-shrines", "shrine LAH-DEL-1")
    assert t.refused("A move-priest") == "MJ 5.4"


def test_mj_2_1_without_a_coin_two_shrines_in_the_priests_city_are_too_dear() -> None:
    assert turn("5.4", "priests A=AGR", "coins A=0").refused("A perform two-shrines") == "MJ 2.1"
    assert turn("5.4", "characters A=12", "coins A=0").refused("A perform two-shrines") == "MJ 2.1"
    assert turn("5.4", "coins A=0").refused("A perform two-shrines") == "MJ 5.4"


def test_mj_5_5_three_coins() -> None:
    assert turn("5.5").go("A", "perform take-coins").coins()[0] == 18


def test_mj_5_6_two_shrines_from_the_supply() -> None:
    t = turn("5.6").go("A", "perform take-shrines")
    assert (t.row("board_shrines")[0], t.row("supply_shrines")[0]) == (6, 10)
    assert turn("5.6", "supply_shrines A=0").refused("A perform take-shrines") == "MJ 5.6"


def test_mj_5_7_three_coins_for_two_points() -> None:
    t = turn("5.7").go("A", "perform buy-pp")
    assert (t.coins()[0], t.pp()[0]) == (12, 5)


def test_mj_5_8_every_player_always_has_one_tile() -> None:
    t = turn("5.8").go("A", "perform change-character", "take c10")
    assert (t.characters(), t.display()) == ([10, 2, 6, 14], [1, 3, 4])


def test_mj_5_9_a_flag_goes_exactly_three_to_the_left() -> None:
    t = turn("5.9", track("LAH1 AGR3 VAR5 PUR6 AHM7 UJJ8 DEL9")).go("A", "perform change-track")
    assert t.refused("A flag LAH") == "MJ 5.9"
    assert t.refused("A flag AGR") == ""
    assert t.go("A", "flag VAR").track() == "LAH1 VAR2 AGR3 PUR6 AHM7 UJJ8 DEL9"
    assert t.g.maharaja == GAME.labels(t.g, "city").index("DEL")


# --- MJ 6 ----------------------------------------------------------------------------------------------------------


def test_mj_6_1_character_1_has_no_ability() -> None:
    t = turn("5.5")
    assert not any(text.startswith("ability") for text in t.texts())


def test_mj_6_2_a_shrine_from_the_supply_once_a_round() -> None:
    t = turn("5.5", "characters A=2 B=1").go("A", "ability c2")
    assert (t.row("board_shrines")[0], t.row("supply_shrines")[0]) == (5, 11)
    assert t.refused("A ability c2") == "MJ 6"


def test_mj_6_3_three_exchanges_each_either_way() -> None:
    t = turn("5.5", "characters A=3", "display 1 4 10").go(
        "A", "ability c3", "coins-to-pp", "pp-to-coins", "coins-to-pp"
    )
    assert (t.coins()[0], t.pp()[0]) == (13, 4)
    assert t.asked() == "A TurnMenu"
    t = turn("5.5", "characters A=3", "display 1 4 10", "pp A=0", "coins A=3").go("A", "ability c3")
    assert t.refused("A pp-to-coins") == "MJ 6.3"
    t.go("A", "coins-to-pp", "stop")
    assert (t.coins()[0], t.pp()[0]) == (1, 1)
    poor = turn("5.5", "characters A=3", "display 1 4 10", "pp A=0", "coins A=1")
    assert poor.refused("A ability c3") == "MJ 6.3"


def test_mj_6_4_one_point_for_an_action_token() -> None:
    t = turn("5.5", "characters A=4", "display 1 3 10").go("A", "ability c4")
    assert (t.pp()[0], t.row("tokens")[0], t.g.token_supply) == (2, 1, 6)


def worship(t: object) -> list[tuple[str, int]]:
    return [(who, int(points)) for who, points, *_ in t.events("worship")]  # type: ignore[attr-defined]


def test_mj_6_5_the_priest_is_worth_one_more() -> None:
    assert worship(at("characters A=5", "priests A=DEL", then=("CityScoring",))) == [("A", 2)]
    assert worship(at("characters A=5", "shrines DEL A=1", then=("CityScoring",))) == [("A", 1)]


def test_mj_6_6_one_point() -> None:
    assert turn("5.5", "characters A=6 C=1").go("A", "ability c6").pp()[0] == 4


@pytest.mark.parametrize(("shrines", "points"), [(1, 1), (2, 3), (3, 4), (4, 6)])
def test_mj_6_7_every_two_shrines_one_more(shrines: int, points: int) -> None:
    assert worship(at("characters A=7", f"shrines DEL A={shrines}", then=("CityScoring",))) == [("A", points)]


def test_mj_6_8_one_more_even_with_nothing_there() -> None:
    assert worship(at("characters A=8", then=("CityScoring",))) == [("A", 1)]


def test_mj_6_9_free_moves_that_still_need_shrines() -> None:
    t = turn("5.5", "characters A=9", "coins A=0", "villages STA-AGR-1=B STA-AGR-2=BC").move("A", "AGR")
    assert t.coins() == [0, 15, 15, 15]
    assert turn("5.5", "characters A=9", "villages STA-AGR-1=B").refused("A move-priest") == "MJ 3.3"


def test_mj_6_10_a_change_of_the_track() -> None:
    t = turn("5.5", "characters A=10", "display 1 3 4").go("A", "ability c10", "flag UJJ")
    assert t.track() != T1
    assert t.refused("A ability c10") == "MJ 6"


def test_mj_6_11_one_point_more_each_time() -> None:
    assert turn("5.7", "characters A=11").go("A", "perform buy-pp").pp()[0] == 6


def test_mj_6_12_builds_in_any_city() -> None:
    t = turn("5.3", "characters A=12").go("A", "perform statue-and-shrine").statue("A", "VAR", "centre")
    t.shrine("A", "PUR")
    assert (t.statue_owner("VAR", "centre"), t.shrines("PUR")[0], t.priest(0)) == (0, 1, "STA")
    t = turn("5.4", "characters A=12").go("A", "perform two-shrines", "shrine LAH-DEL-1").shrine("A", "UJJ")
    assert t.coins()[0] == 13


def test_mj_6_12_what_keeps_a_statue_from_every_city_is_said_of_all_of_them() -> None:
    full = "centre=B top=B bottom=B plain=B plain-2=B plain-3=B plain-4=B"
    for city in ("LAH", "AGR"):
        t = turn("5.1", "characters A=12", "coins A=0", f"statues {city} {full}")
        assert t.refused("A perform statue-cheaper") == "MJ 2.1"
    every = [f"statues {city} {full}" for city in ("LAH", "DEL", "VAR", "PUR", "AHM", "UJJ", "AGR")]
    assert turn("5.1", "characters A=12", "coins A=0", *every).refused("A perform statue-cheaper") == "MJ 2.2"


def test_mj_6_13_a_shrine_straight_from_the_supply() -> None:
    t = turn("5.5", "characters A=13", "board_shrines A=0", "villages LAH-DEL-1=BC").go("A", "ability c13")
    assert t.refused("A shrine LAH-DEL-1") == "MJ 2.5"
    assert t.go("A", "shrine AGR").row("supply_shrines")[0] == 11


def test_mj_6_14_an_action_token() -> None:
    t = turn("5.5", "characters A=14 D=1").go("A", "ability c14")
    assert (t.row("tokens")[0], t.g.token_supply) == (1, 6)


def test_mj_6_15_statues_three_coins_cheaper() -> None:
    t = turn("5.3", "characters A=15", "priests A=AGR").go("A", "perform statue-and-shrine").statue("A", "AGR", "plain")
    assert t.coins()[0] == 8


def test_mj_6_16_rewards_twice() -> None:
    assert at("characters A=16", "reach 5", then=("TakeReward 0",)).go("A", "reward reward-coins").coins()[0] == 21


def test_old_and_new_ability_in_one_turn_but_each_once_a_round() -> None:
    t = turn("5.8 5.8", "characters A=6 C=1").go("A", "ability c6", "perform change-character", "take c4", "ability c4")
    t.go("A", "perform change-character", "take c6")
    assert t.refused("A ability c6") == "MJ 6"
    assert ids.CHARACTERS == 16


def test_mj_r2_an_action_begins_only_when_something_of_it_can_be_done() -> None:
    t = turn("5.1", "villages STA-AGR-1=A STA-AGR-2=A")
    assert t.refused("A perform statue-cheaper") == "MJ 2.6"
    assert t.move("A", "AGR").refused("A perform statue-cheaper") == ""


def test_mj_r3_plain_spaces_are_alike() -> None:
    t = turn("5.1 5.1", "priests A=AGR", "coins A=30")
    for _ in range(2):
        t.go("A", "perform statue-cheaper")
        assert sum(text == "statue AGR plain" for text in t.texts()) == 1
        t.go("A", "statue AGR plain")
    assert (t.statue_owner("AGR", "plain"), t.statue_owner("AGR", "plain-2")) == (0, 0)


def test_mj_r4_a_redealt_game_knows_counted_points_but_no_plan() -> None:
    t = at(then=("BeginPlanning", "Planning"))
    t.play("B plan statue-cheaper statue-cheaper", "C plan buy-pp buy-pp")
    guessed = {tuple(GAME.determinize(t.g, 0, Rng(seed)).plans_table)[2:6] for seed in range(20)}
    assert len(guessed) > 10
    t.g.pp[1] = 99  # whatever the truth, only what was told counts
    assert GAME.determinize(t.g, 0, Rng(1)).pp[1] == 3
    assert GAME.view(GAME.determinize(t.g, 0, Rng(1)), 0) == GAME.view(t.g, 0)


def test_mj_r5_the_face_down_tile_is_not_known_to_anyone() -> None:
    t = at(seats=1, then=("BeginPlanning", "Planning")).play("* tile 3", "* tile 12")
    assert t.g.tile_right == -1
    assert t.match.view(0) == GAME.view(GAME.determinize(t.g, 0, Rng(1)), 0)
