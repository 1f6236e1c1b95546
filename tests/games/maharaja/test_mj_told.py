"""What is told while a rule happens, word for word; and rules at their very edge."""

from __future__ import annotations

from mj_table import Table, at, track, turn

import durbar
from durbar.engine.flow import Seat
from durbar.games.maharaja import GAME
from durbar.games.maharaja.rules.building import SupplyShrine
from durbar.games.maharaja.words import ABILITY_13


def story(t: Table) -> list[str]:
    return [" ".join(words) for words in [*t.heard, *t.match.events()]]


def new(players: int, **options: str) -> list[str]:
    names = {name.replace("_", "-"): value for name, value in options.items()}
    return [" ".join(words) for words in durbar.new("maharaja", players, seed=3, options=names).events()]


# --- MJ 1 and 10 -----------------------------------------------------------------------------------------------------


def test_mj_1_3_what_is_laid_out_is_told() -> None:
    told = new(3)
    assert [line.split()[0] for line in told] == (
        ["character-shown"] * 6 + ["reward-laid"] * 8 + ["flag-laid"] * 7 + ["first-pick"]
    )
    assert [line.split()[-1] for line in told[6:14]] == list("12345678")
    assert [line.split()[-1] for line in told[14:21]] == list("2345678")


def test_mj_10_1_special_rules_and_final_scoring_are_told() -> None:
    chosen = Table("maharaja seats=3 special-a=on final=B\nnext DrawVariants")
    assert story(chosen) == ["final-in-use final-B", "special-in-use special-a"]
    drawn = new(3, special_a="random", specials="1", final="random")
    assert drawn[0] == "special-in-use special-a"
    assert drawn[1].startswith("final-in-use final-")


def test_mj_11_2_the_solo_row_is_told() -> None:
    assert new(1)[:4] == [
        "takes-character brahmabot c9 stack",
        "character-shown c11",
        "character-shown c10",
        "character-shown c4",
    ]
    t = at("display 7 3 12", "characters A=0 brahmabot=16", "stack 512", seats=1, then=("PickCharacter 0",))
    assert story(t.play("A take c7", "* draw c9")) == ["takes-character A c7 display", "character-shown c9"]


# --- MJ 3 to 5 -------------------------------------------------------------------------------------------------------


def test_mj_3_5_a_move_and_its_toll_are_told() -> None:
    t = turn("5.3", "priests A=UJJ", "villages AGR-UJJ-1=A AGR-UJJ-2=A").move("A", "AGR")
    assert story(t) == ["passes A AGR-UJJ AGR", "moved A UJJ AGR 0"]
    t = turn("5.5", "villages STA-AGR-1=B STA-AGR-2=B", seats=1).move("A", "AGR")
    assert story(t) == ["passes A STA-AGR AGR", "moved A STA AGR 2", "toll A brahmabot 2"]


def test_mj_3_2_every_other_place_is_a_candidate_and_ones_own_is_none() -> None:
    t = turn("5.3", "priests A=UJJ", "villages AGR-UJJ-1=A AGR-UJJ-2=A").go("A", "move-priest")
    nodes = list(GAME.labels(t.g, "node"))
    found = [t.g.decision.words(t.g, option)[1] for option in t.g.decision.candidates(t.g, t.g.asked)]
    assert sorted(set(found)) == sorted(node for node in nodes if node != "UJJ")
    assert found.count("AGR") == 1


def test_mj_4_1_the_maharajas_way_is_told() -> None:
    t = at(track("DEL3 AGR4 LAH5 VAR6 PUR7 AHM8 UJJ9"), then=("MaharajaPhase",))
    assert story(t)[-1] == "maharaja-goes DEL 10"


def test_mj_4_2_plans_are_told_when_made_and_shown_when_their_turn_comes() -> None:
    t = at(then=("BeginPlanning", "Planning", "ActionsPhase"))
    t.play(*(f"{seat} plan take-coins buy-pp" for seat in "ABCD"))
    assert story(t) == ["planned A", "planned B", "planned C", "planned D", "revealed A take-coins buy-pp"]


def test_mj_4_4_the_end_of_a_turn_and_the_next_plan_are_told() -> None:
    assert story(turn("5.5").leave("A")) == ["turn-ends A", "revealed B take-coins take-coins"]


def test_mj_4_5_a_token_is_told_before_its_action() -> None:
    t = turn("5.5", "tokens A=1", "token_supply 5").go("A", "token buy-pp")
    assert story(t) == ["token-spent A", "acts A buy-pp", "pays A 3 by-action", "pp A 2 by-action"]


def test_mj_5_3_statue_and_shrine_are_told_with_their_price() -> None:
    t = turn("5.3", "priests A=AGR").go("A", "perform statue-and-shrine").statue("A", "AGR", "plain")
    assert story(t.shrine("A", "AGR")) == [
        "acts A statue-and-shrine",
        "statue A AGR plain 10",
        "shrine A AGR 1",
    ]


def test_mj_2_6_the_first_village_is_no_city() -> None:
    t = turn("5.3", "priests A=AGR").go("A", "perform statue-and-shrine").shrine("A", "STA-AGR-1")
    assert (t.village("STA-AGR-1"), story(t)[-1]) == ("A", "shrine A STA-AGR-1 1")
    free = turn("5.2").go("A", "perform shrine-free")
    assert free.refused("A shrine STA-AGR-1") == ""


def test_mj_5_5_coins_and_what_they_are_for_are_told() -> None:
    assert story(turn("5.5").go("A", "perform take-coins")) == ["acts A take-coins", "coins A 3 by-action"]


def test_mj_5_8_who_gives_back_and_takes_a_tile_is_told() -> None:
    t = turn("5.8").go("A", "perform change-character", "take c10")
    assert story(t) == ["acts A change-character", "returns-character A c1", "takes-character A c10 display"]


def test_mj_5_9_a_flag_moved_is_told() -> None:
    t = turn("5.9", track("LAH1 AGR3 VAR5 PUR6 AHM7 UJJ8 DEL9")).go("A", "perform change-track", "flag VAR")
    assert story(t) == ["acts A change-track", "flag-moved A VAR 5 2"]


# --- MJ 6 to 8 -------------------------------------------------------------------------------------------------------


def test_mj_6_2_shrines_taken_are_told() -> None:
    t = turn("5.5", "characters A=2 B=1").go("A", "ability c2")
    assert story(t) == ["uses-ability A c2", "shrines A 1 by-ability"]


def test_mj_6_3_who_has_just_enough_exchanges_again() -> None:
    three = ("characters A=3", "display 1 4 10")
    t = turn("5.5", *three, "pp A=0", "coins A=2").go("A", "ability c3", "coins-to-pp")
    assert story(t) == ["uses-ability A c3", "pays A 2 by-ability", "pp A 1 by-ability"]
    assert t.asked() == "A Exchange"  # the point just got can go back
    assert t.refused("A coins-to-pp") == "MJ 6.3"
    t = turn("5.5", *three, "pp A=1", "coins A=0").go("A", "ability c3", "pp-to-coins")
    assert story(t)[1:] == ["pays-pp A 1", "coins A 2 by-ability"]
    assert t.refused("A pp-to-coins") == "MJ 6.3"


def test_mj_6_4_an_action_token_is_told() -> None:
    t = turn("5.5", "characters A=4", "display 1 3 10").go("A", "ability c4")
    assert story(t) == ["uses-ability A c4", "pays-pp A 1", "token A by-ability"]


def test_mj_6_13_neither_without_a_coin_nor_without_a_shrine() -> None:
    for lack in ("coins A=0", "supply_shrines A=0"):
        t = turn("5.5", "characters A=13", "display 1 3 10", lack)
        assert t.refused("A ability c13") == "MJ 6.13"
        straight = SupplyShrine(0)
        assert {straight.refused(t.g, Seat(0), one) for one in straight.candidates(t.g, Seat(0))} == {ABILITY_13}


def test_mj_7_1_worship_and_coins_by_rank_are_told() -> None:
    assert story(at("statues DEL centre=A", "priests B=DEL", then=("CityScoring",))) == [
        "city-scored DEL 2",
        "worship A 3 1 DEL",
        "worship B 1 2 DEL",
        "coins A 12 by-rank",
        "coins B 10 by-rank",
        "coins C 3 by-rank",
        "coins D 3 by-rank",
    ]


def test_mj_7_6_maharani_tokens_are_told_coming_and_going() -> None:
    t = at("reach 8", then=("TakeReward 0",)).go("A", "reward reward-maharani", "maharani c4")
    assert story(t) == ["reward-taken A reward-maharani", "maharani-placed A c4"]
    placed = ("maharani_tile 10 0", "maharani_owner A -1", "maharani_round 1 0", "round 4")
    assert story(at(*placed, then=("EndOfRound",)))[:2] == ["maharani-back A c10", "round-ends 4"]


# --- MJ 11 -----------------------------------------------------------------------------------------------------------


def test_mj_11_4_tiles_shown_and_turned_are_told_and_not_drawn_twice() -> None:
    t = at(then=("BeginPlanning", "Planning"), seats=1).play("* tile 2", "* tile 7")
    assert story(t) == ["tile-shown 2", "tile-shown 7"]
    t = at("tile_left tile-1", "tile_middle tile-5", seats=1, then=("TurnUpTile",))
    assert "tile 1" not in [" ".join(t.g.decision.words(t.g, o)) for o in t.g.decision.candidates(t.g, t.g.asked)]
    assert story(t.play("* tile 2"))[0] == "tile-turned 2"


def test_mj_11_17_it_goes_with_exactly_as_many_shrines_as_are_missing() -> None:
    ujjain = list(GAME.labels(GAME.new(1), "city")).index("UJJ")
    for shrines, told in (
        (2, ["stays brahmabot UJJ"]),
        (3, [f"shrine brahmabot {village} 0" for village in ("AHM-LAH-1", "AHM-LAH-2", "UJJ-AHM-1")]),
    ):
        lines = ("priests brahmabot=LAH", "coins brahmabot=0", f"board_shrines brahmabot={shrines}")
        assert story(at(*lines, seats=1, then=(f"Travel {ujjain}",)))[:3] == told


def test_mj_12_8_9bis_doubles_the_bonus_of_its_holder_alone() -> None:
    for holder, coins in ((9, 15 - 8 + 6), (1, 15 - 8 + 3)):
        t = turn("5.1", f"characters A={holder}", "priests A=AGR", settings="edition=draft bis-9=on")
        assert t.go("A", "perform statue-cheaper", "statue AGR bottom").coins()[0] == coins
