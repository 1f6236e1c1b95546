"""Rules MJ 1 to 3, one by one."""

from __future__ import annotations

import pytest
from mj_table import FIXTURE_F, Table, at, turn

import durbar
from durbar.engine.chance import Rng
from durbar.engine.flow import playout
from durbar.games.maharaja import GAME, ids


def fresh(seats: int = 4, seed: int = 1, **options: str) -> durbar.Match:
    return durbar.new(
        "maharaja", players=seats, seed=seed, options={k.replace("_", "-"): v for k, v in options.items()}
    )


def after_setup(seats: int = 4, seed: int = 1, **options: str) -> durbar.Match:
    match = fresh(seats, seed, **options)
    while match.state.round == 0:
        match.play(match.owing()[0], match.options(match.owing()[0])[0])
    return match


def test_mj_1_1_players_and_pieces() -> None:
    assert GAME.seats == (1, 2, 3, 4)
    g = GAME.blank(3, GAME.checked_settings({}))
    assert list(g.board_statues) == [7, 7, 7]
    assert [a + b for a, b in zip(g.board_shrines, g.supply_shrines, strict=True)] == [20, 20, 20]
    assert len(GAME.labels(g, "action")) == 9
    with pytest.raises(durbar.Problem):
        fresh(5)


def test_mj_1_2_nothing_is_built_on_the_start_space() -> None:
    board = GAME.static(GAME.blank(4, GAME.checked_settings({}))).board
    assert len(board.cities) == 7
    assert all(1 <= len(road.villages) <= 2 for road in board.roads)
    t = turn("5.2").go("A", "perform shrine-free")
    assert not any(text == "shrine STA" for text in t.texts())


def test_mj_1_3_characters_shown() -> None:
    for seats in (2, 3, 4):
        shown = list(fresh(seats).state.display)
        assert len(set(shown)) == seats + 3
        assert all(1 <= number <= 16 for number in shown)


def test_mj_1_4_rewards_in_random_order() -> None:
    orders = {tuple(fresh(seed=seed).state.rewards) for seed in range(6)}
    assert len(orders) > 1
    assert all(sorted(order) == list(range(8)) for order in orders)


def test_mj_1_5_flags_on_spaces_2_to_8() -> None:
    track = list(fresh().state.track)
    assert track[:2] == [-1, -1]
    assert sorted(track[2:9]) == list(range(7))
    assert track[9:] == [-1] * 7


def test_mj_1_6_what_everyone_starts_with() -> None:
    t = Table("maharaja seats=4")
    assert (t.coins(), t.pp(), t.row("board_shrines"), t.row("supply_shrines")) == (
        [15] * 4,
        [3] * 4,
        [8] * 4,
        [12] * 4,
    )
    assert (t.row("board_statues"), t.row("priests")) == ([7] * 4, [ids.START] * 4)
    assert t.g.maharaja == ids.NOWHERE


def test_mj_1_7_points_and_plans_are_secret_coins_are_not() -> None:
    t = turn("5.5")
    for seat in range(4):
        seen = t.match.view(seat)
        assert [points is None for points in seen.pp] == [other != seat for other in range(4)]
        assert seen.coins == [15] * 4
    watching = t.match.view(None)
    assert watching.pp == [None] * 4
    assert watching.plans == [(4, 4), None, None, None]
    assert at(then=("FinalScoring",)).match.view(None).pp == [3] * 4


def test_mj_1_8_tokens_run_out_coins_do_not() -> None:
    t = turn("5.5", "characters A=14 D=1", "tokens B=7", "token_supply 0", "coins A=500")
    assert t.refused("A ability c14") == "MJ 6"
    assert t.go("A", "perform take-coins").coins()[0] == 503


def test_mj_1_9_a_random_player_picks_first_then_clockwise() -> None:
    t = at("characters A=0 B=0 C=0 D=0", "display 1 2 3 4 5 6 7", then=("DrawFirstPlayer",)).play("* first C")
    order = []
    while t.g.decision is not None:
        order.append(t.asked()[0])
        t.go(order[-1], t.texts()[0])
    assert order == ["C", "D", "A", "B"]
    assert t.display() == [5, 6, 7]


def test_mj_1_10_opening_shrines_go_into_villages_for_free() -> None:
    match = after_setup()
    assert list(match.state.board_shrines) == [4] * 4
    assert list(match.state.coins) == [15] * 4
    assert sum(match.state.shrines_table) == 0


def test_mj_1_10_not_into_cities() -> None:
    t = at("villages LAH-DEL-1=A", then=("OpeningShrine 0",))
    assert t.refused("A shrine LAH") == "MJ 1.10"
    assert t.refused("A shrine LAH-DEL-1") == "MJ 2.5"
    assert len(t.texts()) == 29


def test_mj_1_11_variants_are_off_unless_chosen_by_hand_or_at_random() -> None:
    state = fresh().state
    assert (list(state.special), state.final) == ([0] * 4, 0)
    state = fresh(special_a="on", final="B").state
    assert (list(state.special), ids.FINAL_WORDS[state.final]) == ([1, 0, 0, 0], "final-B")
    drawn = {fresh(seed=seed, special_b="random", final="random").state.final for seed in range(20)}
    assert drawn == {1, 2, 3, 4}
    assert {fresh(seed=seed, special_b="random").state.special[1] for seed in range(20)} == {0, 1}
    assert {fresh(seed=s, edition="draft", final="random").state.final for s in range(20)} == {5, 6, 7, 8}


# --- MJ 2 ----------------------------------------------------------------------------------------------------------


def test_mj_2_1_costs_and_discounts_add_up() -> None:
    t = turn("5.1", "characters A=15", "priests A=AGR").go("A", "perform statue-cheaper", "statue AGR plain")
    assert t.coins()[0] == 15 - 6
    assert turn("5.3", "priests A=AGR").go("A", "perform statue-and-shrine").shrine("A", "AGR").coins()[0] == 14
    assert turn("5.1", "priests A=AGR", "coins A=8").refused("A perform statue-cheaper") == "MJ 2.1"


def test_mj_2_2_a_statue_goes_on_a_free_space() -> None:
    t = turn("5.1", "priests A=AGR", "statues AGR top=B plain=C plain-2=C").go("A", "perform statue-cheaper")
    assert t.refused("A statue AGR top") == "MJ 2.2"
    assert t.texts() == ["statue AGR centre", "statue AGR bottom", "statue AGR plain"]
    t.go("A", "statue AGR plain")
    assert t.statue_owner("AGR", "plain-3") == 0


def test_mj_2_3_a_printed_bonus_is_got_at_once() -> None:
    bonuses = {
        "LAH bottom": ("board_shrines", 6),
        "DEL top": ("coins", 7),
        "DEL bottom": ("pp", 4),
        "AGR top": ("tokens", 1),
    }
    for place, (field, after) in bonuses.items():
        city, space = place.split()
        t = turn("5.1", f"priests A={city}", "maharaja AHM").go("A", "perform statue-cheaper", f"statue {city} {space}")
        expected = 15 - 9 + 3 if field == "coins" else after
        assert t.row(field)[0] == expected
    t = turn("5.1", "priests A=AGR").go("A", "perform statue-cheaper", "statue AGR plain")
    assert (t.coins()[0], t.pp()[0], t.row("tokens")[0], t.row("board_shrines")[0]) == (6, 3, 0, 4)


def test_mj_2_4_shrines_in_cities_without_number_or_in_villages() -> None:
    t = turn("5.2", "priests A=AGR", "shrines AGR A=9 B=7").go("A", "perform shrine-free", "shrine AGR")
    assert t.shrines("AGR") == [10, 7, 0, 0]
    t = turn("5.2").go("A", "perform shrine-free", "shrine LAH-DEL-1")
    assert t.village("LAH-DEL-1") == "A"


def test_mj_2_5_a_village_holds_two_of_different_colours() -> None:
    t = turn("5.2", "villages LAH-DEL-1=A LAH-DEL-2=BC DEL-VAR-1=B").go("A", "perform shrine-free")
    assert t.refused("A shrine LAH-DEL-1") == "MJ 2.5"
    assert t.refused("A shrine LAH-DEL-2") == "MJ 2.5"
    assert t.refused("A shrine DEL-VAR-1") == ""
    t = turn("5.2", "villages LAH-DEL-1=B", seats=1).go("A", "perform shrine-free")
    assert t.refused("A shrine LAH-DEL-1") == "MJ 2.5"


def test_mj_2_6_the_priest_must_be_in_the_city_but_not_near_the_village() -> None:
    t = turn("5.2", "priests A=AGR").go("A", "perform shrine-free")
    assert t.refused("A shrine LAH") == "MJ 2.6"
    assert t.refused("A shrine VAR-PUR-1") == ""
    t = turn("5.1", "priests A=AGR").go("A", "perform statue-cheaper")
    assert t.refused("A statue LAH centre") == "MJ 2.6"


def test_mj_2_7_pieces_come_from_the_player_board() -> None:
    assert turn("5.2", "board_shrines A=0").refused("A perform shrine-free") == "MJ 2.7"
    assert turn("5.1", "priests A=AGR", "board_statues A=0").refused("A perform statue-cheaper") == "MJ 2.7"


# --- MJ 3 ----------------------------------------------------------------------------------------------------------


def test_mj_3_1_moves_before_between_and_after_but_only_in_the_own_turn() -> None:
    t = turn("5.5 5.5", "villages STA-AGR-1=A STA-AGR-2=A").move("A", "AGR").go("A", "perform take-coins")
    t.move("A", "STA").go("A", "perform take-coins").move("A", "AGR")
    assert t.priest(0) == "AGR"
    with pytest.raises(durbar.Illegal):
        t.play("B move-priest")


def test_mj_3_2_from_city_to_city_or_start_never_to_a_village() -> None:
    t = turn("5.5", "villages STA-AGR-1=A STA-AGR-2=A", "priests A=AGR B=STA").go("A", "move-priest")
    assert t.texts() == ["move STA"]
    assert t.go("A", "move STA").row("priests")[:2] == [ids.START, ids.START]


def test_mj_3_3_every_village_on_the_way_needs_a_shrine() -> None:
    t = turn("5.5", "villages STA-AGR-1=A AGR-LAH-1=A", "priests A=AGR").go("A", "move-priest")
    assert t.refused("A move STA") == "MJ 3.3"
    assert t.texts() == ["move LAH"]


def test_mj_3_4_one_coin_to_each_owner_unless_an_own_shrine_is_there() -> None:
    t = turn("5.5", "villages AGR-LAH-1=BC", "priests A=AGR").move("A", "LAH")
    assert t.coins() == [13, 16, 16, 15]
    t = turn("5.5", "villages AGR-LAH-1=AB", "priests A=AGR").move("A", "LAH")
    assert t.coins() == [15] * 4
    t = turn("5.5", "villages AGR-LAH-1=BC", "priests A=AGR", "coins A=1")
    assert t.refused("A move-priest") == "MJ 3.4"


def test_mj_3_5_cities_and_start_cost_nothing_to_pass() -> None:
    t = turn("5.5", "villages STA-AGR-1=A STA-AGR-2=A AGR-LAH-1=A", "priests A=LAH B=AGR C=AGR").move("A", "STA")
    assert t.coins() == [15] * 4
    assert t.roads_taken() == ["AGR-LAH", "STA-AGR"]


def test_mj_3_6_one_offer_for_each_payment_no_other_undercuts() -> None:
    t = turn("5.5", FIXTURE_F, "villages STA-UJJ-1=B STA-UJJ-2=B STA-PUR-1=C STA-PUR-2=C", "priests A=UJJ")
    assert sorted(t.offers("A", "PUR")) == ["B 2 C 2", "C 1 D 1"]


def test_mj_3_7_equal_ways_by_fewest_villages_then_the_order_of_roads() -> None:
    own = "villages STA-AGR-1=A STA-AGR-2=A AGR-LAH-1=A STA-DEL-1=A STA-DEL-2=A LAH-DEL-1=A LAH-DEL-2=A"
    assert turn("5.5", own).move("A", "LAH").roads_taken() == ["STA-AGR", "AGR-LAH"]
    four = "villages STA-DEL-1=A STA-DEL-2=A AGR-DEL-1=A AGR-DEL-2=A STA-UJJ-1=A STA-UJJ-2=A AGR-UJJ-1=A AGR-UJJ-2=A"
    assert turn("5.5", four).move("A", "AGR").roads_taken() == ["STA-DEL", "AGR-DEL"]


def test_mj_r1_four_moves_in_a_row_then_something_else() -> None:
    t = turn("5.5", "villages AGR-LAH-1=A", "priests A=AGR")
    for node in ("LAH", "AGR", "LAH", "AGR"):
        t.move("A", node)
    assert t.refused("A move-priest") == "MJ R1"
    assert t.go("A", "perform take-coins").refused("A move-priest") == ""


def test_a_random_game_ends_long_before_its_bound() -> None:
    for seats in GAME.seats:
        assert playout(GAME.new(seats), Rng(seats), GAME.bound) < GAME.bound // 4
