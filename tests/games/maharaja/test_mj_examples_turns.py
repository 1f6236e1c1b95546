"""Part B of the examples: moving, building, the Maharaja track, characters."""

from __future__ import annotations

import pytest
from mj_table import FIXTURE_F, T1, Table, at, track, turn

from durbar.games.maharaja import GAME

E32 = (
    "villages STA-UJJ-1=B STA-UJJ-2=B STA-AGR-1=C STA-AGR-2=A AGR-UJJ-1=A AGR-UJJ-2=A STA-PUR-1=B STA-PUR-2=C"
    " UJJ-PUR-1=A UJJ-PUR-2=A"
)


def test_mj_e30_too_poor() -> None:
    """[MJ 3.4]"""
    assert turn("5.3", FIXTURE_F, "priests B=AGR", "coins B=2", seat="B").refused("B move-priest") == "MJ 3.4"
    t = turn("5.3", FIXTURE_F, "priests B=AGR", "coins B=3", seat="B").move("B", "UJJ")
    assert t.coins()[1] == 0


def test_mj_e31_there_and_back() -> None:
    """[MJ 3.4]"""
    t = turn("5.3", FIXTURE_F, "priests B=AGR", seat="B").move("B", "UJJ").move("B", "AGR")
    assert t.coins() == [19, 9, 15, 17]


def test_mj_e32_offers() -> None:
    """[MJ 3.6]"""
    t = turn("5.3", E32, "coins A=5")
    assert sorted(t.offers("A", "UJJ")) == ["B 2", "C 1"]
    t.go("A", "move-pay-1 UJJ C 1")
    assert t.roads_taken() == ["STA-AGR", "AGR-UJJ"]
    t = turn("5.3", E32, "coins A=5").go("A", "move-priest", "move-pay-1 UJJ B 2")
    assert t.roads_taken() == ["STA-UJJ"]
    assert turn("5.3", E32, "coins A=1").offers("A", "UJJ") == ["C 1"]
    assert turn("5.3", E32, "coins A=0").refused("A move-priest") == "MJ 3.4"


def test_mj_e33_character_9() -> None:
    """[MJ 6.9, 3.3, 3.7]"""
    nine = ("characters A=9", "coins A=0", E32)
    assert turn("5.3", *nine).offers("A", "UJJ") == [""]
    assert turn("5.3", *nine).move("A", "UJJ").roads_taken() == ["STA-UJJ"]
    t = turn("5.3", *nine, "villages STA-UJJ-2=-").move("A", "UJJ")
    assert t.roads_taken() == ["STA-PUR", "UJJ-PUR"]
    t = turn("5.3", *nine, "villages STA-UJJ-2=- AGR-UJJ-2=- UJJ-PUR-2=-").go("A", "move-priest")
    assert t.refused("A move UJJ") == "MJ 3.3"


PRICES = [
    ("5.3", "", 1, 10, 12),
    ("5.1", "", 1, 9, 11),
    ("5.3", "", 15, 7, 9),
    ("5.1", "", 15, 6, 8),
    ("5.3", "special-c=on", 1, 12, 12),
    ("5.1", "special-c=on", 1, 11, 11),
    ("5.3", "special-c=on", 15, 9, 9),
    ("5.1", "special-c=on", 15, 8, 8),
    ("5.3", "edition=draft", 1, 10, 12),
    ("5.1", "edition=draft", 1, 8, 10),
    ("5.3", "edition=draft", 15, 7, 9),
    ("5.1", "edition=draft", 15, 5, 7),
]


@pytest.mark.parametrize(("plan", "settings", "character", "elsewhere", "here"), PRICES)
def test_mj_e35_statue_prices(plan: str, settings: str, character: int, elsewhere: int, here: int) -> None:
    """[MJ 2.1, 5.1, 6.15, 10.1, 12.6]"""
    for city, price in (("AGR", elsewhere), ("DEL", here)):
        t = turn(plan, f"characters A={character}", f"priests A={city}", settings=settings)
        begin = ["perform statue-and-shrine", "build-statue"] if plan == "5.3" else ["perform statue-cheaper"]
        t.go("A", *begin, f"statue {city} plain")
        assert t.coins()[0] == 15 - price


def test_mj_e37_bonus_shrines_feed_the_same_action() -> None:
    """[MJ 2.3, 5.3]"""
    t = turn("5.3", "priests A=LAH", "board_shrines A=0").go("A", "perform statue-and-shrine")
    assert t.refused("A build-shrine") == "MJ 2.7"
    t.statue("A", "LAH", "bottom").shrine("A", "LAH")
    assert (t.coins()[0], t.row("board_shrines")[0], t.row("supply_shrines")[0]) == (4, 1, 10)


def test_mj_e38_bonus_coins_feed_the_same_action() -> None:
    """[MJ 2.3, 2.1]"""
    t = turn("5.3", "priests A=AGR", "coins A=10").go("A", "perform statue-and-shrine")
    assert t.statue("A", "AGR", "bottom").shrine("A", "AGR").coins()[0] == 2
    t = turn("5.3", "priests A=AGR", "coins A=10").go("A", "perform statue-and-shrine").statue("A", "AGR", "plain")
    assert t.coins()[0] == 0
    assert t.refused("A build-shrine") == "MJ 2.1"


def test_mj_e39_bonus_token() -> None:
    """[MJ 2.3, 1.8, 4.5]"""
    t = turn("5.3 5.5", "priests A=AGR").go("A", "perform statue-and-shrine").statue("A", "AGR", "top")
    t.go("A", "token take-coins", "perform take-coins")
    assert (t.coins()[0], t.g.token_supply) == (11, 7)
    t = turn("5.3", "priests A=AGR", "tokens B=7", "token_supply 0").go("A", "perform statue-and-shrine")
    assert t.statue("A", "AGR", "top").row("tokens")[0] == 0


def test_mj_e40_token_back_first() -> None:
    """[MJ 4.5, 2.3]"""
    t = turn("5.5", "priests A=AGR", "tokens A=1 B=6", "token_supply 0")
    t.go("A", "token statue-cheaper", "statue AGR top")
    assert (t.coins()[0], t.row("tokens")[0], t.g.token_supply) == (6, 1, 0)
    assert t.refused("A token take-coins") == "MJ 4.5"


def test_mj_e41_token_limits() -> None:
    """[MJ 4.5]"""
    t = turn("5.8", "tokens A=2", "token_supply 5")
    assert t.refused("A token change-character") == "MJ 4.5"
    assert t.go("A", "token take-coins").refused("A token take-coins") == "MJ 4.5"


FULL = "statues AGR centre=B top=B bottom=B plain=C plain-2=C plain-3=D plain-4=D"


def test_mj_e42_full_city() -> None:
    """[MJ 2.2, 2.4]"""
    t = turn("5.3", FULL, "priests A=AGR").go("A", "perform statue-and-shrine")
    assert t.refused("A build-statue") == "MJ 2.2"
    assert t.shrine("A", "AGR").shrines("AGR")[0] == 1


def test_mj_e44_two_shrines_one_built() -> None:
    """[MJ 5.4]"""
    t = turn("5.4", "priests A=AGR").go("A", "perform two-shrines", "shrine AGR").leave("A")
    assert t.asked() == "B TurnMenu"
    for poor in ("board_shrines A=1", "coins A=1"):
        t = turn("5.4", "priests A=AGR", poor).go("A", "perform two-shrines")
        assert t.refused("A shrine LAH-DEL-1") == "MJ 5.4"


E45 = ("coins A=2", "board_shrines A=2", "villages STA-AGR-1=A")


def test_mj_e45_village_first_opens_the_road() -> None:
    """[MJ 5.4]"""
    t = turn("5.4 5.5", *E45, "characters A=2 B=1").go("A", "perform two-shrines")
    assert t.refused("A shrine LAH-DEL-1") == "MJ 5.4"
    t.go("A", "shrine STA-AGR-2")
    assert t.coins()[0] == 1
    for refused in ("end-turn", "perform take-coins", "ability c2"):
        assert t.refused(f"A {refused}") == "MJ 5.4"
    t.move("A", "AGR").shrine("A", "AGR")
    assert t.coins()[0] == 0
    assert t.go("A", "perform take-coins").coins()[0] == 3


def test_mj_e46_toll_breaks_it() -> None:
    """[MJ 5.4, 3.4]"""
    t = turn("5.4", *E45, "villages STA-AGR-1=B")
    assert t.refused("A perform two-shrines") == "MJ 5.4"
    t = turn("5.4", *E45, "villages STA-AGR-1=B", "coins A=3").go("A", "perform two-shrines", "shrine STA-AGR-2")
    t.move("A", "AGR").shrine("A", "AGR")
    assert t.coins()[:2] == [0, 16]


def test_mj_e47_a_move_that_would_break_it() -> None:
    """[MJ 5.4]"""
    two = ("priests A=AGR", "coins A=2", "board_shrines A=2", "villages AGR-UJJ-1=A AGR-UJJ-2=B")
    t = turn("5.4", *two).go("A", "perform two-shrines", "shrine LAH-DEL-1")
    assert t.refused("A move-priest") == "MJ 5.4"
    free = "villages AGR-UJJ-1=A AGR-UJJ-2=B AGR-LAH-1=A"
    u = turn("5.4", *two, free).go("A", "perform two-shrines", "shrine LAH-DEL-1", "move-priest")
    assert u.refused("A move-pay-1 UJJ B 1") == "MJ 5.4"
    assert t.shrine("A", "AGR").shrines("AGR")[0] == 1


def test_mj_e48_no_overlap() -> None:
    """[MJ 4.7]"""
    t = turn("5.3 5.5", "priests A=AGR").go("A", "perform statue-and-shrine").statue("A", "AGR", "plain")
    assert t.go("A", "perform take-coins").refused("A build-shrine") == "MJ 4.7"


def test_mj_e49_ability_between_parts() -> None:
    """[MJ 4.7, 6.2]"""
    t = turn("5.3", "characters A=2 B=1", "priests A=AGR", "board_shrines A=0").go("A", "perform statue-and-shrine")
    t.statue("A", "AGR", "centre").go("A", "ability c2").shrine("A", "AGR")
    assert (t.coins()[0], t.row("board_shrines")[0], t.row("supply_shrines")[0]) == (4, 0, 11)


def test_mj_e50_supply_runs_out() -> None:
    """[MJ 1.8, 5.6, 6.2]"""
    t = turn("5.6", "supply_shrines A=1").go("A", "perform take-shrines")
    assert (t.row("board_shrines")[0], t.row("supply_shrines")[0]) == (5, 0)
    t = at("supply_shrines A=1", "reach 3", then=("TakeReward 0",)).go("A", "reward reward-shrines")
    assert t.row("board_shrines")[0] == 5
    t = at("supply_shrines A=0", "reach 3", then=("TakeReward 0",)).go("A", "reward reward-shrines")
    assert t.row("board_shrines")[0] == 4
    assert turn("5.5", "characters A=2 B=1", "supply_shrines A=0").refused("A ability c2") == "MJ 6"


def test_mj_e51_three_coins_for_two_pp() -> None:
    """[MJ 5.7]"""
    assert turn("5.7", "coins A=2").refused("A perform buy-pp") == "MJ 5.7"
    t = turn("5.7", "coins A=3").go("A", "perform buy-pp")
    assert (t.coins()[0], t.pp()[0]) == (0, 5)


# --- Maharaja track ------------------------------------------------------------------------------------------------


def shifted(before: str, city: str) -> str:
    return turn("5.9", track(before)).go("A", "perform change-track", f"flag {city}").track()


def test_mj_e53_rightmost_flag_moved_away() -> None:
    """[MJ 5.9, 8.1, 4.1]"""
    one = shifted(T1, "AGR")
    two = shifted(one, "PUR")
    three = shifted(two, "DEL")
    assert [one, two, three] == [
        "AGR0 LAH4 VAR5 PUR6 AHM7 UJJ8 DEL9",
        "AGR0 PUR3 LAH4 VAR5 AHM7 UJJ8 DEL9",
        "AGR0 PUR3 LAH4 VAR5 DEL6 AHM7 UJJ8",
    ]
    assert at(track(three), then=("EndOfRound",)).track() == "AGR2 PUR3 LAH4 VAR5 DEL6 AHM7 UJJ8"
    t = at(track(three), then=("EndOfRound", "MaharajaPhase"))
    assert (t.g.round, GAME.labels(t.g, "city")[t.g.maharaja]) == (2, "AGR")
    assert t.track() == "PUR3 LAH4 VAR5 DEL6 AHM7 UJJ8 AGR9"


def test_mj_e55_same_city_again() -> None:
    """[MJ 5.9, 4.1]"""
    one = shifted(T1, "DEL")
    two = shifted(one, "DEL")
    assert one == "AGR3 LAH4 VAR5 DEL6 PUR7 AHM8 UJJ9"
    assert two == "DEL3 AGR4 LAH5 VAR6 PUR7 AHM8 UJJ9"
    t = at(track(two), then=("EndOfRound", "MaharajaPhase"))
    assert GAME.labels(t.g, "city")[t.g.maharaja] == "DEL"
    assert t.track().endswith("DEL10")


# --- characters ----------------------------------------------------------------------------------------------------

E21 = ("characters A=2 B=5 C=9 D=14", "display 1 12 15")


def after_robbery(taken: str) -> str:
    """Who acts in which order once A has robbed D and D has taken this tile."""
    t = turn("5.8", *E21).go("A", "perform change-character", "take c14").play(f"D take {taken}")
    order = ""
    while t.g.decision is not None and t.asked().endswith("TurnMenu"):
        order += t.asked()[0]
        t.leave(order[-1])
    return order


def test_mj_e57_order_after_a_robbery() -> None:
    """[MJ 4.3]"""
    assert after_robbery("c15") == "ABCD"
    assert after_robbery("c1") == "ADBC"


def test_mj_e58_robbed_after_acting() -> None:
    """[MJ 4.3, 7.2]"""
    t = turn("5.8", *E21, "acted ABC", "shrines DEL A=1 C=1", seat="C")
    t.go("C", "perform change-character", "take c2").play("A take c1").leave("C")
    assert t.asked() == "D TurnMenu"
    t.leave("D")
    assert [who for who, *_ in t.events("worship")] == ["A", "C"]


def test_mj_e59_never_the_same_tile() -> None:
    """[MJ 5.8]"""
    t = turn("5.8 5.8").go("A", "perform change-character")
    assert t.refused("A take c1") == "MJ 5.8"
    t.go("A", "take c3", "perform change-character", "take c1")
    assert t.characters()[0] == 1


def test_mj_e60_used_by_two() -> None:
    """[MJ 6.6, 5.8]"""
    blue = "plans C first=take-coins second=change-character"
    t = turn("5.5", "characters A=1 B=6 C=9", blue, "acted AB", seat="B")
    t.go("B", "ability c6").leave("B")
    assert t.pp()[1] == 4
    t.go("C", "perform change-character", "take c6").play("B take c3").go("C", "ability c6")
    assert t.pp()[2] == 4
    assert t.refused("C ability c6") == "MJ 6"


def test_mj_e60_not_a_second_time_by_token() -> None:
    """[MJ 6.6, 7.9]"""
    t = turn("5.5", "characters A=6 C=1", "round 2", "maharani_tile 6 0", "maharani_owner A -1", "maharani_round 1 0")
    t.go("A", "ability c6")
    assert t.refused("A ability c6") == "MJ 6"
    assert t.row("maharani_tile") == [0, 0]


def test_mj_e61_robbed_before_acting() -> None:
    """[MJ 6.14, 5.8]"""
    t = turn("5.8", *E21).go("A", "ability c2", "perform change-character", "take c14").play("D take c2")
    assert t.refused("A ability c2") == "MJ 6"
    t.go("A", "ability c14").leave("A")
    assert t.refused("D ability c14") == "MJ 6"
    assert t.refused("D ability c2") == ""


def test_mj_e63_character_3_with_11_by_token() -> None:
    """[MJ 6.11, 6.3]"""
    eleven = ("characters A=3", "display 4 10 11", "maharani_tile 11 0", "maharani_owner A -1", "coins A=6")
    t = turn("5.5", *eleven).go("A", "ability c3", "coins-to-pp", "coins-to-pp", "coins-to-pp")
    assert (t.coins()[0], t.pp()[0]) == (0, 9)
    t = turn("5.5", *eleven).go("A", "ability c3", "pp-to-coins")
    assert (t.coins()[0], t.pp()[0]) == (8, 2)


def test_mj_e64_no_token_to_get() -> None:
    """[MJ 6.14, 6.4, 1.8]"""
    t = turn("5.5", "characters A=14 D=1", "tokens A=1 B=6", "token_supply 0")
    assert t.refused("A ability c14") == "MJ 6"
    assert t.go("A", "token take-coins", "ability c14").row("tokens")[0] == 1
    four = ("characters A=4", "display 1 3 10")
    assert turn("5.5", *four, "pp A=0").refused("A ability c4") == "MJ 6.4"
    assert turn("5.5", *four, "tokens B=7", "token_supply 0").refused("A ability c4") == "MJ 6.4"


@pytest.mark.parametrize("place", ["VAR", "STA-AGR-1"])
def test_mj_e65_character_13(place: str) -> None:
    """[MJ 6.13]"""
    t = turn("5.5", "characters A=13").go("A", "ability c13", f"shrine {place}")
    assert (t.coins()[0], t.row("board_shrines")[0], t.row("supply_shrines")[0]) == (14, 4, 11)
    assert turn("5.5", "characters A=13", "coins A=0").refused("A ability c13") == "MJ 6.13"
    assert turn("5.5", "characters A=13", "supply_shrines A=0").refused("A ability c13") == "MJ 6.13"


def reward(tile: str, *lines: str) -> Table:
    return at("reach 8", *lines, then=("TakeReward 0",)).go("A", f"reward {tile}")


def test_mj_e66_character_11() -> None:
    """[MJ 6.11, 9.1]"""
    eleven = "characters A=11"
    assert turn("5.7", eleven).go("A", "perform buy-pp").pp()[0] == 6
    t = turn("5.3", eleven, "priests A=DEL").go("A", "perform statue-and-shrine").statue("A", "DEL", "bottom")
    assert t.pp()[0] == 5
    t = reward("reward-pp-coin", eleven)
    assert (t.pp()[0], t.coins()[0]) == (5, 16)
    assert reward("reward-pp", eleven).pp()[0] == 6
    t = reward("reward-exchange", eleven).go("A", "coin-to-pp", "coin-to-pp", "coin-to-pp")
    assert (t.coins()[0], t.pp()[0]) == (12, 9)
    assert at(eleven, then=("FinalScoring",)).match.result.scores == (6, 6, 6, 6)


# --- engine --------------------------------------------------------------------------------------------------------


def test_mj_e110_nothing_possible() -> None:
    """[MJ 4.4, 2.6, 5.4, 3.3]"""
    t = turn("5.1 5.4", "coins A=0")
    assert t.refused("A perform statue-cheaper") == "MJ 2.6"
    assert t.refused("A perform two-shrines") == "MJ 5.4"
    assert t.refused("A move-priest") == "MJ 3.3"
    assert t.texts() == ["end-turn"]
    assert t.leave("A").asked() == "B TurnMenu"


def test_mj_e111_what_others_see() -> None:
    """[MJ 1.7, 4.2, 11.4, 11.19]"""
    t = turn("5.5 5.6")
    seen = t.match.view(0)
    assert seen.plans == [(4, 5), None, None, None]
    assert seen.planned == [0, 1, 2, 3]
    assert seen.pp == [3, None, None, None]
    assert seen.coins == [15] * 4
    t.leave("A")
    assert t.match.view(0).plans[:3] == [(4, 5), (4, 4), None]
    solo = at(then=("BeginPlanning", "Planning"), seats=1).play("* tile 2", "* tile 7")
    assert solo.match.view(0).brahmabot.tiles == [1, 6, -1]
    assert solo.match.view(0).pp == [3, 2]


def test_mj_e113_two_sources_of_flag_moves() -> None:
    """[MJ 6.10, 4.5, 4.7]"""
    t = turn("5.9 5.9", "characters A=10", "display 1 3 4", "tokens A=1", "token_supply 6")
    for how in ("perform change-track", "ability c10", "token change-track", "perform change-track"):
        t.go("A", how, "flag DEL" if t.track().endswith("DEL9") else "flag UJJ")
    assert len(t.events("flag-moved")) == 4
    for how in ("perform change-track", "token change-track", "ability c10"):
        assert t.refused(f"A {how}")
