"""Part B of the examples: city scoring, variants, the end, editions."""

from __future__ import annotations

import pytest
from mj_table import STANDING_REWARDS, T1, Table, at, rewards, scoring, track, turn
from test_mj_examples_book import E15, E19, final, lines_of

import durbar
from durbar.games.maharaja import GAME


def gains(t: Table) -> list[int]:
    return [coins - 15 for coins in t.coins()]


def ranked(t: Table) -> list[tuple[str, int]]:
    return [(who, int(wp)) for who, wp, _rank, _city in t.events("worship")]


E67 = ("characters A=5 B=7 C=8 D=1", "shrines DEL A=1 B=5", "statues DEL centre=D")


def test_mj_e67_scoring_characters() -> None:
    """[MJ 6.5, 6.7, 6.8, 7.2]"""
    t = scoring(*E67, "priests A=DEL")
    assert ranked(t) == [("B", 7), ("D", 3), ("A", 3), ("C", 1)]
    assert gains(t) == [8, 12, 5, 10]
    t = scoring(*E67)
    assert ranked(t) == [("B", 7), ("D", 3), ("A", 1), ("C", 1)]


def test_mj_e68_nobody_ranked() -> None:
    """[MJ 7.2, 7.3, 10.3]"""
    t = scoring(settings="special-a=on")
    assert t.coins() == [18] * 4
    assert t.rewards() == STANDING_REWARDS
    assert t.pp() == [3] * 4


def test_mj_e69_one_ranked() -> None:
    """[MJ 6.8, 7.3]"""
    t = scoring("characters C=8")
    assert t.coins() == [18, 18, 27, 18]
    assert t.asked() == "C TakeReward"


SIXTEEN = ("characters A=16", "reach 8", "coins A=20 B=20 C=20 D=20")
ELEVEN = ("maharani_tile 11 0", "maharani_owner A -1")


def twice(tile: str, *more: str, choices: tuple[str, ...] = ()) -> Table:
    return at(*SIXTEEN, *more, then=("TakeReward 0",)).go("A", f"reward {tile}", *choices)


def test_mj_e71_16_with_each_tile() -> None:
    """[MJ 7.10, 6.11]"""
    assert twice("reward-coins").coins()[0] == 26
    t = twice("reward-shrines")
    assert (t.row("board_shrines")[0], t.row("supply_shrines")[0]) == (10, 6)
    assert twice("reward-shrines", "supply_shrines A=4").row("board_shrines")[0] == 8
    t = twice("reward-pp-coin")
    assert (t.pp()[0], t.coins()[0]) == (5, 22)
    assert twice("reward-tax").coins() == [20, 16, 16, 16]
    assert twice("reward-pp").pp()[0] == 7
    t = twice("reward-exchange", choices=("coin-to-pp",) * 6)
    assert (t.coins()[0], t.pp()[0]) == (14, 9)
    assert twice("reward-shrine", choices=("shrine VAR", "shrine STA-AGR-1")).row("board_shrines")[0] == 2
    assert twice("reward-maharani", choices=("maharani c3", "maharani c4")).row("maharani_tile") == [3, 4]
    assert twice("reward-pp-coin", *ELEVEN).pp()[0] == 7
    assert twice("reward-pp", *ELEVEN).pp()[0] == 9
    assert twice("reward-exchange", *ELEVEN, choices=("coin-to-pp",) * 6).pp()[0] == 15


def test_mj_e72_useless_tile() -> None:
    """[MJ 7.7]"""
    t = scoring("shrines DEL A=1", rewards("SB C3 S3 PC TAX P2 EX MH"), "board_shrines A=0").go(
        "A", "reward reward-shrine"
    )
    assert t.rewards() == "C3 S3 PC TAX P2 EX MH SB"
    t = twice("reward-shrine", "board_shrines A=1", choices=("shrine VAR",))
    assert t.row("board_shrines")[0] == 0
    assert t.g.decision is None


def test_mj_e73_shrine_in_the_scored_city() -> None:
    """[MJ 7.8, 7.5, 2.5]"""
    t = scoring("shrines DEL A=3 B=4", rewards("C3 SB S3 PC TAX P2 EX MH"), "villages STA-AGR-1=BC")
    t.go("B", "reward reward-coins").go("A", "reward reward-shrine")
    assert t.refused("A shrine STA-AGR-1") == "MJ 2.5"
    t.go("A", "shrine DEL")
    assert t.shrines("DEL") == [4, 4, 0, 0]
    assert gains(t) == [10, 15, 3, 3]


def test_mj_e74_no_maharani_token() -> None:
    """[MJ 1.8, 7.9]"""
    both = ("maharani_tile 3 4", "maharani_owner B C", "maharani_round 1 1")
    t = at("reach 8", *both, then=("TakeReward 0",)).go("A", "reward reward-maharani")
    assert t.g.decision is None
    assert t.row("maharani_owner") == [1, 2]
    t = twice("reward-maharani", "maharani_tile 3 0", "maharani_owner B -1", choices=("maharani c4",))
    assert t.g.decision is None
    assert t.row("maharani_tile") == [3, 4]


PLACED_ON_10 = ("round 4", "maharani_tile 10 0", "maharani_owner A -1", "maharani_round 3 0")


def test_mj_e75_token_on_a_once_a_round_tile() -> None:
    """[MJ 7.6, 7.9, 8.3]"""
    t = turn("5.8", *PLACED_ON_10, "characters A=3 B=2", "display 1 4 10", seat="B")
    t.go("B", "perform change-character", "take c10", "ability c10", "flag UJJ")
    assert t.row("maharani_tile")[0] == 10
    t.leave("B").go("A", "ability c10", "flag DEL")
    assert t.row("maharani_tile")[0] == 0
    assert at(*PLACED_ON_10, then=("EndOfRound",)).row("maharani_tile")[0] == 0
    assert at(*PLACED_ON_10, "round 3", then=("EndOfRound",)).row("maharani_tile")[0] == 10


def test_mj_e76_token_on_15() -> None:
    """[MJ 7.6, 6.15, 8.3]"""
    token = ("round 4", "maharani_tile 15 0", "maharani_owner A -1", "maharani_round 3 0", "priests A=AGR")
    assert turn("5.1", *token).go("A", "perform statue-cheaper", "statue AGR plain").coins()[0] == 9
    t = turn("5.1", *token, "characters A=15").go("A", "perform statue-cheaper", "statue AGR plain")
    assert t.coins()[0] == 9
    assert at(*token, then=("EndOfRound",)).row("maharani_tile")[0] == 0
    assert turn("5.1", "round 5", "priests A=AGR").go("A", "perform statue-cheaper", "statue AGR plain").coins()[0] == 6


def test_mj_e78_ability_16_by_token_then_maharani() -> None:
    """[MJ 7.9, 8.3]"""
    token = ("round 4", "maharani_tile 16 0", "maharani_owner A -1", "maharani_round 3 0", "reach 8")
    t = at(*token, "display 3 4 16", then=("TakeReward 0", "EndOfRound")).go("A", "reward reward-maharani")
    assert t.refused("A maharani c16") == "MJ 7.6"
    t.go("A", "maharani c3")
    assert t.row("maharani_tile") == [0, 3]
    again = ("round 5", "maharani_tile 0 3", "maharani_owner -1 A", "maharani_round 0 4")
    assert at(*again, then=("EndOfRound",)).row("maharani_tile") == [0, 0]


def test_mj_e79_maharani_again_at_once() -> None:
    """[MJ 7.4, 8.2]"""
    t = scoring("shrines DEL A=4 B=3 C=2 D=1", rewards("MH C3 S3 PC TAX P2 EX SB"))
    t.go("A", "reward reward-maharani", "maharani c3")
    t.go("B", "reward reward-coins").go("C", "reward reward-shrines").go("D", "reward reward-pp-coin")
    assert t.rewards().split()[4] == "MH"


# --- variants and end ----------------------------------------------------------------------------------------------


def test_mj_e80_special_rule_a() -> None:
    """[MJ 10.1, 6.11]"""
    t = scoring("characters A=11", "shrines DEL A=1", settings="special-a=on")
    assert (gains(t)[0], t.pp()[0]) == (12, 5)
    assert scoring("shrines DEL A=1", settings="special-a=on").pp()[0] == 4


def test_mj_e81_special_rule_b() -> None:
    """[MJ 10.1, 10.3]"""
    assert ranked(scoring(*E15, settings="special-b=on")) == [("A", 5), ("B", 3), ("D", 3), ("C", 2)]
    t = final(*E19, settings="special-b=on")
    assert lines_of(t, "line-majorities") == [4, 2, 4, 4]
    assert t.match.result.scores == (26, 23, 24, 23)


def test_mj_e82_special_rule_d() -> None:
    """[MJ 10.1]"""
    t = turn("5.8", settings="special-d=on").go("A", "perform change-character")
    assert t.refused("A take c2") == "MJ 10.1"
    assert t.texts() == ["take c3", "take c4", "take c10"]


def test_mj_e83_seventh_statue() -> None:
    """[MJ 8.4]"""
    built = (
        "round 4",
        "board_statues B=1",
        "statues VAR centre=B top=B bottom=B plain=B plain-2=B plain-3=B",
        "priests B=AGR",
        "acted AB",
    )
    t = turn("5.1", *built, seat="B").go("B", "perform statue-cheaper", "statue AGR centre").leave("B")
    assert t.asked() == "C TurnMenu"
    t.leave("C")
    assert t.asked() == "D TurnMenu"
    t.leave("D")
    assert t.match.over
    assert t.events("round-ends") == [("4",)]
    assert t.match.result.reason == "statues"


@pytest.mark.parametrize(
    ("statues", "coins", "ranks"),
    [((5, 4), (9, 9), (1, 2)), ((5, 5), (7, 9), (2, 1)), ((5, 5), (8, 8), (1, 1))],
)
def test_mj_e84_ties(statues: tuple[int, int], coins: tuple[int, int], ranks: tuple[int, int]) -> None:
    """[MJ 9.5]"""
    spaces = ("centre", "top", "bottom", "plain", "plain-2")
    built = [
        f"statues {city} {' '.join(f'{space}={who}' for space in spaces[:count])}"
        for city, who, count in (("AGR", "A", statues[0]), ("LAH", "B", statues[1]))
    ]
    held = [30 - 3 * count - 1 - 2 for count in statues]
    t = final(*built, f"coins A={coins[0]} B={coins[1]}", f"pp A={held[0]} B={held[1]}", seats=2)
    assert t.match.result.scores == (30, 30)
    assert t.match.result.ranks == ranks


E85 = (
    *E19,
    "supply_shrines A=3 B=0 C=6 D=12",
    "villages AGR-UJJ-1=A AGR-UJJ-2=A AGR-LAH-1=A STA-DEL-1=B LAH-DEL-1=D LAH-DEL-2=D UJJ-PUR-1=D UJJ-PUR-2=D",
)


@pytest.mark.parametrize(
    ("tile", "totals", "winner"),
    [
        ("A", (24, 28, 19, 13), "B"),
        ("B", (27, 28, 25, 25), "B"),
        ("C", (27, 25, 23, 27), "D"),
        ("D", (27, 27, 23, 27), "B"),
    ],
)
def test_mj_e85_final_tiles(tile: str, totals: tuple[int, ...], winner: str) -> None:
    """[MJ 10.2, 9.5]"""
    result = final(*E85, settings=f"final={tile}").match.result
    assert result.scores == totals
    assert result.ranks.index(1) == "ABCD".index(winner)


def test_mj_e86_below_zero() -> None:
    """[MJ 9.6, 10.2]"""
    four = "villages LAH-DEL-1=D LAH-DEL-2=D DEL-VAR-1=D DEL-VAR-2=D"
    t = final("pp D=0", "coins D=4", four, "supply_shrines D=12", settings="final=A")
    assert t.match.result.scores[3] == -12


def test_mj_e87_coins_and_empty_city() -> None:
    """[MJ 9.3, 9.4]"""
    t = final("coins A=4 B=14", "priests C=LAH")
    assert lines_of(t, "line-coins") == [0, 2, 3, 3]
    assert lines_of(t, "line-majorities") == [0, 0, 2, 0]


# --- editions ------------------------------------------------------------------------------------------------------


def test_mj_e88_draft_display() -> None:
    """[MJ 12.4]"""
    match = durbar.new("maharaja", players=2, seed=1, options={"edition": "draft"})
    assert len(match.state.display) == 7
    for _ in range(2):
        match.play(match.owing()[0], match.options(match.owing()[0])[0])
    assert len(match.state.display) == 5
    with pytest.raises(durbar.Problem) as caught:
        durbar.new("maharaja", players=1, options={"edition": "draft"})
    assert caught.value.arguments["rule"] == "MJ 12.4"


def draft_flag(before: str, city: str) -> str:
    t = turn("5.9", track(before), settings="edition=draft").go("A", "perform change-track")
    assert not t.refused(f"A flag {city}")
    return t.go("A", f"flag {city}").track()


def test_mj_e89_draft_track() -> None:
    """[MJ 12.7]"""
    assert draft_flag(T1, "UJJ") == "AGR3 LAH4 VAR5 UJJ6 PUR7 AHM8 DEL9"
    assert draft_flag(T1, "LAH") == "LAH2 AGR4 VAR5 PUR6 AHM7 UJJ8 DEL9"
    first = draft_flag(T1, "AGR")
    assert first == "AGR1 LAH4 VAR5 PUR6 AHM7 UJJ8 DEL9"
    t = turn("5.9", track(first), settings="edition=draft").go("A", "perform change-track")
    assert t.refused("A flag AGR") == "MJ 12.7"
    assert draft_flag(first, "VAR") == "AGR1 VAR3 LAH5 PUR6 AHM7 UJJ8 DEL9"


def test_mj_e91_draft_maharani() -> None:
    """[MJ 12.5]"""
    draft = {"settings": "edition=draft", "then": ("TakeReward 1",)}
    t = at("reach 8", "round 4", "maharani_tile 8 0", "maharani_owner A -1", "maharani_round 3 0", **draft)
    assert t.go("B", "reward reward-maharani").g.decision is None
    t = at("reach 8", "characters B=16", **draft).go("B", "reward reward-maharani", "maharani c3", "maharani c4")
    assert t.row("maharani_tile") == [3, 4]
    t = at("reach 8", "display 3 4 16", **draft).go("B", "reward reward-maharani", "maharani c3")
    assert t.row("maharani_tile") == [3, 0]


@pytest.mark.parametrize(
    ("tile", "totals", "winner"),
    [
        ("1", (29, 29, 27, 27), "B"),
        ("2", (27, 28, 25, 25), "B"),
        ("3", (27, 27, 23, 27), "B"),
        ("4", (28, 26, 23, 28), "D"),
    ],
)
def test_mj_e92_draft_final_tiles(tile: str, totals: tuple[int, ...], winner: str) -> None:
    """[MJ 12.9]"""
    result = final(*E85, settings=f"edition=draft final={tile}").match.result
    assert result.scores == totals
    assert result.ranks.index(1) == "ABCD".index(winner)


def test_mj_e93_rulebook_fr() -> None:
    """[MJ 12.2]"""
    french = "edition=rulebook-fr"
    t = at("reach 8", settings=french, then=("TakeReward 0",)).go("A", "reward reward-shrines")
    assert t.row("board_shrines")[0] == 6
    assert scoring("shrines DEL brahmabot=1", seats=1, settings=french).pp()[1] == 5
    assert turn("5.5", settings=french).go("A", "perform take-coins").coins()[0] == 18


def test_mj_e112_token_on_a_scoring_tile() -> None:
    """[MJ 7.6, 7.8, 6.8]"""
    t = scoring("shrines DEL A=1 B=2", rewards("C3 MH S3 PC TAX P2 EX SB"), "round 3", "display 3 4 8")
    t.go("B", "reward reward-coins").go("A", "reward reward-maharani", "maharani c8")
    assert ranked(t) == [("B", 2), ("A", 1)]
    token = ("maharani_tile 8 0", "maharani_owner A -1", "maharani_round 3 0")
    assert ranked(scoring("round 4", *token)) == [("A", 1)]
    assert ranked(scoring("round 4", *token, "characters A=8")) == [("A", 1)]
    assert gains(scoring("round 5")) == [3, 3, 3, 3]


def test_every_reward_of_the_examples_is_one_of_ours() -> None:
    assert len(STANDING_REWARDS.split()) == len(GAME.labels(GAME.blank(4, GAME.checked_settings({})), "reward"))
