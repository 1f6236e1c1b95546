"""Rules MJ 7 to 10 and 12, one by one."""

from __future__ import annotations

from itertools import product

import pytest
from mj_table import Table, at, rewards, scoring, track, turn
from test_mj_examples_book import final, lines_of

import durbar
from durbar.games.maharaja import GAME, ids


def worship(t: Table) -> list[tuple[str, int]]:
    return [(who, int(points)) for who, points, *_ in t.events("worship")]


def take(tile: str, *lines: str, settings: str = "", seats: int = 4) -> Table:
    return at("reach 8", *lines, settings=settings, seats=seats, then=("TakeReward 0",)).go("A", f"reward {tile}")


def test_mj_7_1_what_pieces_are_worth() -> None:
    t = scoring("statues DEL centre=A top=B bottom=B", "shrines DEL C=2", "priests D=DEL")
    assert worship(t) == [("B", 4), ("A", 3), ("C", 2), ("D", 1)]


def test_mj_7_2_ties_go_to_the_lower_character_number() -> None:
    assert worship(scoring("characters A=9 B=2", "shrines DEL A=1 B=1")) == [("B", 1), ("A", 1)]


@pytest.mark.parametrize(("seats", "income"), [(4, [12, 10, 8, 5]), (3, [12, 9, 6]), (2, [12, 6])])
def test_mj_7_3_coins_by_rank(seats: int, income: list[int]) -> None:
    shrines = " ".join(f"{'ABCD'[i]}={9 - i}" for i in range(seats))
    t = scoring(f"shrines DEL {shrines}", seats=seats)
    assert [coins - 15 for coins in t.coins()] == income


def test_mj_7_4_tiles_are_taken_in_rank_order_and_go_on_top() -> None:
    t = scoring("shrines DEL B=2 A=1")
    assert t.asked() == "B TakeReward"
    t.go("B", "reward reward-shrines")
    assert t.texts() == [f"reward {word}" for word in ("reward-coins", "reward-pp-coin", "reward-tax", "reward-pp")]
    assert t.rewards() == "C3 PC TAX P2 EX SB MH S3"


def test_mj_7_5_the_eight_rewards() -> None:
    assert take("reward-coins").coins()[0] == 18
    assert take("reward-shrines").row("board_shrines")[0] == 7
    t = take("reward-pp-coin")
    assert (t.pp()[0], t.coins()[0]) == (4, 16)
    assert take("reward-tax").coins() == [15, 13, 13, 13]
    assert take("reward-pp").pp()[0] == 5
    t = take("reward-exchange").go("A", "coin-to-pp", "coin-to-pp", "coin-to-pp")
    assert (t.coins()[0], t.pp()[0]) == (12, 6)
    assert take("reward-shrine").go("A", "shrine VAR").shrines("VAR") == [1, 0, 0, 0]
    assert take("reward-maharani").go("A", "maharani c3").row("maharani_owner") == [0, -1]


def test_mj_7_6_a_maharani_token_lends_the_ability_even_if_the_tile_is_taken() -> None:
    token = ("round 2", "maharani_tile 6 0", "maharani_owner A -1", "maharani_round 1 0")
    t = turn("5.5", *token).go("A", "ability c6")
    assert (t.pp()[0], t.row("maharani_tile")) == (4, [0, 0])
    assert t.events("maharani-back") == [("A", "c6")]


def test_mj_7_7_a_may_can_be_left_and_a_useless_tile_be_taken() -> None:
    t = take("reward-exchange").go("A", "coin-to-pp", "stop")
    assert (t.coins()[0], t.pp()[0]) == (14, 4)
    assert take("reward-shrine").go("A", "shrine AGR").row("board_shrines")[0] == 3
    assert take("reward-exchange", "coins A=0").g.decision is None


def test_mj_7_8_coins_are_paid_before_the_first_tile() -> None:
    t = scoring("shrines DEL A=2 B=1", rewards("TAX C3 S3 PC P2 EX SB MH"), "coins B=0")
    assert t.coins()[1] == 10
    assert t.go("A", "reward reward-tax").coins()[1] == 8


def test_mj_7_9_a_token_gives_the_ability_never_the_number() -> None:
    token = ("display 3 4 5", "maharani_tile 3 0", "maharani_owner D -1", "maharani_round 1 0")
    t = scoring("characters A=6 C=1", "shrines DEL A=1 D=1", "round 2", *token)
    assert worship(t) == [("A", 1), ("D", 1)]


def test_mj_7_10_character_16_doubles() -> None:
    assert take("reward-tax", "characters A=16", "coins B=3").coins() == [15, 0, 11, 11]


# --- MJ 8 ----------------------------------------------------------------------------------------------------------


def test_mj_8_1_gaps_close_to_the_right() -> None:
    t = at(track("AGR0 LAH1 VAR5 PUR6 AHM8 UJJ9 DEL12"), then=("EndOfRound",))
    assert t.track() == "AGR6 LAH7 VAR8 PUR9 AHM10 UJJ11 DEL12"


def test_mj_8_2_reward_tiles_keep_their_order() -> None:
    t = scoring("shrines DEL A=2 B=1", seats=2).go("A", "reward reward-pp-coin").go("B", "reward reward-coins")
    assert t.rewards() == "S3 TAX P2 EX SB MH PC C3"


def test_mj_8_3_tokens_of_the_previous_round_go_back() -> None:
    row = ("round 4", "maharani_tile 3 4", "maharani_owner A B", "maharani_round 3 4")
    assert at(*row, then=("EndOfRound",)).row("maharani_tile") == [0, 4]


def test_mj_8_4_seven_rounds() -> None:
    assert at("round 7", then=("Rounds",)).match.over
    t = at("round 6", then=("Rounds",))
    assert (t.match.over, t.g.round) == (False, 7)
    assert at("round 7", then=("Rounds",)).match.result.reason == "rounds"


# --- MJ 9 ----------------------------------------------------------------------------------------------------------


def test_mj_9_1_characters_have_no_effect() -> None:
    t = final("characters A=11 B=8 C=5 D=7", "priests C=LAH", "shrines DEL D=2 A=2")
    assert lines_of(t, "line-held") == [3, 3, 3, 3]
    assert lines_of(t, "line-majorities") == [1, 0, 2, 1]


def test_mj_9_2_three_points_a_statue() -> None:
    assert lines_of(final("statues LAH top=A bottom=A", "statues DEL centre=B"), "line-statues") == [6, 3, 0, 0]


def test_mj_9_3_one_point_for_five_coins_which_are_kept() -> None:
    t = final("coins A=14 B=5 C=4 D=0")
    assert lines_of(t, "line-coins") == [2, 1, 0, 0]
    assert t.coins() == [14, 5, 4, 0]


def test_mj_9_4_majorities() -> None:
    t = final("shrines LAH A=2 B=1", "shrines DEL A=1 C=1 D=1")
    assert lines_of(t, "line-majorities") == [3, 0, 1, 1]


def test_mj_9_5_ties_by_statues_then_coins_then_shared() -> None:
    assert final(seats=2).match.result.ranks == (1, 1)
    assert final("coins A=16", seats=2).match.result.ranks == (1, 2)
    assert final("coins A=19 B=15", "pp B=4 A=4", seats=2).match.result.ranks == (1, 2)


def test_mj_9_6_lines_are_added_before_comparing_and_may_be_negative() -> None:
    t = final("pp A=0", "coins A=0", settings="final=A")
    assert t.match.result.scores[0] == -12
    assert lines_of(t, "line-tile")[0] == -12


# --- MJ 10 ---------------------------------------------------------------------------------------------------------


def test_mj_10_1_special_rules_in_any_number() -> None:
    every = " ".join(f"special-{letter}=on" for letter in "abcd")
    t = scoring("statues DEL top=A", settings=every)
    assert worship(t) == [("A", 1)]
    assert t.pp()[0] == 4
    t = turn("5.1 5.8", "priests A=AGR", settings=every).go("A", "perform statue-cheaper", "statue AGR plain")
    assert t.coins()[0] == 4
    assert t.go("A", "perform change-character").refused("A take c2") == "MJ 10.1"


def test_mj_10_2_a_final_tile_adds_its_line() -> None:
    row = ("shrines LAH A=1", "statues DEL top=B bottom=B", "villages LAH-DEL-1=C LAH-DEL-2=C AGR-LAH-1=D")
    assert lines_of(final(*row, settings="final=A"), "line-majorities") == [3, 3, 0, 0]
    assert lines_of(final(*row, "shrines LAH C=1", settings="final=A"), "line-majorities") == [2, 3, 2, 0]
    assert lines_of(final(*row, settings="final=B"), "line-tile") == [1, 1, 0, 0]
    assert lines_of(final(*row, settings="final=C"), "line-tile") == [0, 0, 2, 0]
    assert lines_of(final(*row, settings="final=D"), "line-tile") == [0, 2, 0, 0]
    with pytest.raises(durbar.Problem) as caught:
        durbar.new("maharaja", options={"final": "1"})
    assert caught.value.arguments["rule"] == "MJ 10.2"


def test_mj_10_3_rule_b_holds_for_every_count_of_worship() -> None:
    t = final("statues LAH top=A", "shrines LAH B=1", settings="special-b=on")
    assert lines_of(t, "line-majorities") == [1, 1, 0, 0]


# --- MJ 12 ---------------------------------------------------------------------------------------------------------


def test_mj_12_1_the_rulebook_is_the_default() -> None:
    assert GAME.setup(GAME.new(4))[1]["edition"] == "rulebook"
    terms = GAME.new(4).terms
    assert (terms.discount, terms.flag_step, terms.reward_shrines) == (1, 3, 3)


def test_mj_12_2_the_french_rulebook() -> None:
    assert take("reward-shrines", settings="edition=rulebook-fr").row("board_shrines")[0] == 6
    assert scoring("shrines DEL brahmabot=1", seats=1, settings="edition=rulebook-fr").pp()[1] == 2 + 3


def test_mj_12_3_the_draft_is_otherwise_as_the_rulebook() -> None:
    draft = "edition=draft"
    assert [coins - 15 for coins in scoring("shrines DEL A=4 B=3 C=2 D=1", settings=draft).coins()] == [12, 10, 8, 5]
    assert take("reward-tax", "coins B=1", settings=draft).coins()[1] == 0
    assert final(seats=2, settings=draft).match.result.ranks == (1, 1)


def test_mj_12_4_the_draft_shows_seven_and_has_no_solo_game() -> None:
    for seats in (2, 3, 4):
        match = durbar.new("maharaja", players=seats, seed=2, options={"edition": "draft", "characters": "first-game"})
        assert len(match.state.display) == 7
    assert not GAME.allows(1, {"edition": "draft"})


def test_mj_12_5_the_draft_has_one_maharani_token_and_another_with_16() -> None:
    seen = at("reach 5", settings="edition=draft", then=("TakeReward 0",)).match.view(0)
    assert seen.maharani_supply == 1
    seen = at("reach 5", "display 3 4 16", settings="edition=draft", then=("TakeReward 0",)).match.view(0)
    assert seen.maharani_supply == 2


def test_mj_12_6_the_draft_discount_is_two() -> None:
    t = turn("5.1", "priests A=AGR", settings="edition=draft").go("A", "perform statue-cheaper", "statue AGR plain")
    assert t.coins()[0] == 15 - 8


def test_mj_12_7_in_the_draft_every_overtaken_flag_slides() -> None:
    t = turn("5.9", track("AGR2 LAH3 VAR5 PUR6 AHM7 UJJ8 DEL9"), settings="edition=draft")
    t.go("A", "perform change-track", "flag VAR")
    assert t.track() == "AGR2 VAR3 LAH4 PUR6 AHM7 UJJ8 DEL9"


def bis(number: int) -> str:
    return f"edition=draft bis-{number}=on"


def test_mj_7_5_a_coin_is_exchanged_three_times_and_no_more() -> None:
    t = at("coins A=9", then=("RewardExchange 0 3",))
    for left in (8, 7, 6):
        assert t.texts() == ["stop", "coin-to-pp"]
        assert t.go("A", "coin-to-pp").coins()[0] == left
    assert t.match.over


def test_mj_12_8_1bis_takes_a_coin() -> None:
    assert turn("5.5", settings=bis(1)).go("A", "ability c1bis").coins()[0] == 16
    assert "ability c1" not in turn("5.5", settings="edition=draft").texts()


def test_mj_12_8_5_counts_external_statues_and_5bis_the_priest() -> None:
    row = ("characters A=5", "statues DEL centre=A top=A plain=A", "priests A=DEL")
    assert worship(scoring(*row, settings="edition=draft")) == [("A", 3 + 2 + 2 + 1 + 2)]
    assert worship(scoring(*row, settings=bis(5))) == [("A", 3 + 2 + 2 + 1 + 1)]
    words = [GAME.labels(scoring(settings=name).g, "character")[5] for name in ("", "edition=draft", bis(5))]
    assert words == ["c5", "c5draft", "c5bis"]


def test_mj_12_8_9bis_gets_an_external_bonus_twice() -> None:
    nine = ("characters A=9", "priests A=AGR")
    t = turn("5.1", *nine, settings=bis(9)).go("A", "perform statue-cheaper", "statue AGR bottom")
    assert t.coins()[0] == 15 - 8 + 6
    for city, space in product(GAME.labels(t.g, "city"), ("top", "bottom")):
        t = turn("5.1", "characters A=9", f"priests A={city}", settings=bis(9)).go("A", "perform statue-cheaper")
        one, other = t.go("A", f"statue {city} {space}").match.events()[-2:]
        assert (one[-1], other) == ("by-bonus", one)
    t = turn("5.1", *nine, "villages AGR-LAH-1=B", settings=bis(9)).move("A", "LAH")
    assert t.coins()[0] == 14


def test_mj_12_8_12bis_sells_a_shrine() -> None:
    for how, coins, points in (("shrine-for-coins", 19, 3), ("shrine-for-pp", 15, 5)):
        t = turn("5.5", "characters A=12", settings=bis(12)).go("A", "ability c12bis", how)
        assert (t.coins()[0], t.pp()[0], t.row("board_shrines")[0], t.row("supply_shrines")[0]) == (
            coins,
            points,
            3,
            13,
        )
    t = turn("5.5", "characters A=12", "board_shrines A=0", settings=bis(12))
    assert t.refused("A ability c12bis") == "MJ 12.8"
    t = turn("5.2", "characters A=12", settings=bis(12)).go("A", "perform shrine-free")
    assert t.refused("A shrine VAR") == "MJ 2.6"


def test_mj_12_8_bis_forms_belong_to_the_draft() -> None:
    with pytest.raises(durbar.Problem) as caught:
        durbar.new("maharaja", options={"bis-9": "on"})
    assert caught.value.arguments["rule"] == "MJ 12.8"


def test_mj_12_9_rule_b_and_the_final_tiles_of_the_draft() -> None:
    row = ("characters A=5", "statues DEL top=A", "shrines DEL B=1")
    assert worship(scoring(*row, settings="edition=draft special-b=on")) == [("A", 2), ("B", 1)]
    t = final("pp A=11", "coins A=9", settings="edition=draft final=1")
    assert (lines_of(t, "line-tile")[0], lines_of(t, "line-coins")[0]) == (2, 2)
    with pytest.raises(durbar.Problem) as caught:
        durbar.new("maharaja", options={"edition": "draft", "final": "A"})
    assert caught.value.arguments["rule"] == "MJ 12.9"
    assert ids.FINAL_WORDS[ids.DRAFT_1] == "final-1"
