"""Rules at their edge: what is just enough, and what is left alone."""

from __future__ import annotations

import pytest
from mj_table import at, turn

from durbar.engine.refusal import OK
from durbar.games.maharaja import ids
from durbar.games.maharaja.rules.building import two_shrines_refused
from durbar.games.maharaja.rules.characters import effect_refused
from durbar.games.maharaja.rules.plan import lacks_coins, possible_elsewhere
from durbar.games.maharaja.rules.variants import roads_held
from durbar.games.maharaja.words import ABILITY_3, ABILITY_4, NO_CITY_SHRINE

ROAD = "villages STA-AGR-1=B STA-AGR-2=A"
AGR = 6


def test_mj_4_4_a_statue_elsewhere_is_owed_from_the_very_coin_on_that_pays_toll_and_price() -> None:
    g = turn("5.1 5.1", ROAD).g
    g.coins[0] = 1 + g.statue_price(0, AGR, g.terms.discount)
    assert possible_elsewhere(g, 0, ids.STATUE_CHEAPER)
    g.coins[0] -= 1
    assert not possible_elsewhere(g, 0, ids.STATUE_CHEAPER)


def test_mj_4_4_no_statue_is_owed_by_whoever_has_none_left_or_may_not_move() -> None:
    g = turn("5.1 5.1", ROAD).g
    assert possible_elsewhere(g, 0, ids.STATUE_CHEAPER)
    g.moves = 4  # [MJ R1]
    assert not possible_elsewhere(g, 0, ids.STATUE_CHEAPER)
    g.moves, g.board_statues[0] = 0, 0
    assert not possible_elsewhere(g, 0, ids.STATUE_CHEAPER)


def test_mj_6_12_who_builds_anywhere_need_not_walk_for_it() -> None:
    assert not possible_elsewhere(turn("5.1 5.1", ROAD, "characters A=12").g, 0, ids.STATUE_CHEAPER)


def test_mj_4_4_coins_are_lacking_only_below_the_lowest_price_and_only_for_a_statue_one_has() -> None:
    g = turn("5.1 5.1").g
    g.coins[0] = min(g.statue_price(0, city, g.terms.discount) for city in range(ids.CITIES))
    assert not lacks_coins(g, 0, ids.STATUE_CHEAPER)
    g.coins[0] -= 1
    assert lacks_coins(g, 0, ids.STATUE_CHEAPER)
    assert not lacks_coins(g, 0, ids.SHRINE_CHEAPER)
    g.board_statues[0] = 0
    assert not lacks_coins(g, 0, ids.STATUE_CHEAPER)


def test_mj_10_2_a_road_counts_with_shrines_in_both_of_its_villages() -> None:
    for villages, roads in (("LAH-DEL-1=A", 0), ("LAH-DEL-2=A", 0), ("LAH-DEL-1=A LAH-DEL-2=A", 1)):
        assert roads_held(at(f"villages {villages}").g, 0) == roads


def test_mj_5_4_two_shrines_from_the_start_space_need_two_shrines_and_two_coins() -> None:
    for shrines, coins in ((1, 9), (9, 1)):
        g = turn("5.4 5.4", "villages STA-AGR-1=A").g
        g.board_shrines[0], g.coins[0] = shrines, coins
        assert two_shrines_refused(g, 0) == NO_CITY_SHRINE


def test_mj_4_5_a_token_buys_any_action_but_changing_character() -> None:
    bought = [words for words in turn("5.5 5.6", "tokens A=1").texts() if "change-character" in words]
    assert bought == []


@pytest.mark.parametrize(("rules", "told"), [(2, False), (3, True)])
def test_mj_7_2_from_rules_3_on_the_city_that_is_scored_is_told(rules: int, told: bool) -> None:
    t = at("statues DEL centre=A", "priests B=DEL", settings=f"rules={rules}", then=("CityScoring",))
    assert any(words[0] == "city-scored" for words in [*t.heard, *t.match.events()]) is told


def test_mj_6_3_and_6_4_one_pp_is_enough() -> None:
    for character, refusal in ((3, ABILITY_3), (4, ABILITY_4)):
        g = turn("5.5 5.6", "coins A=0").g
        for points, code in ((1, OK), (0, refusal)):
            g.pp[0] = points
            assert effect_refused(g, 0, character) == code


def test_mj_11_4_brahmabot_acts_when_it_is_its_turn() -> None:
    t = at("characters A=9 brahmabot=4", "tile_left tile-3", "tile_middle tile-5", seats=1, then=("ActionsPhase",))
    t.play("* tile 1")
    assert [words for words in [*t.heard, *t.match.events()] if words[0] == "tile-performed"] == [
        ("tile-performed", "3")
    ]
