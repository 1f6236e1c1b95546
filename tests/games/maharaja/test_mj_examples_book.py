"""Part A of the examples: every worked example of the books."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from mj_table import FIXTURE_F, STANDING_REWARDS, T1, Table, at, rewards, scoring, track, turn

import durbar
from durbar.games.maharaja import GAME, ids


@pytest.mark.parametrize(("city", "left"), [("AGR", 5), ("DEL", 3)])
def test_mj_e1_statue_price(city: str, left: int) -> None:
    """[MJ 2.1, 5.3]"""
    t = turn("5.3", f"priests A={city}").go("A", "perform statue-and-shrine").statue("A", city, "plain")
    assert t.coins()[0] == left


def test_mj_e2_move_on_an_own_road() -> None:
    """[MJ 3.4]"""
    t = turn("5.3", FIXTURE_F, "priests A=UJJ")
    assert t.offers("A", "AGR") == [""]
    t.go("A", "move AGR")
    assert t.coins() == [15, 15, 15, 15]
    assert t.roads_taken() == ["AGR-UJJ"]


def test_mj_e3_tolls() -> None:
    """[MJ 3.4]"""
    t = turn("5.3", FIXTURE_F, "priests A=UJJ").move("A", "PUR")
    assert t.coins() == [13, 15, 16, 16]


def test_mj_e4_two_owners_in_one_village() -> None:
    """[MJ 3.4]"""
    t = turn("5.3", FIXTURE_F, "priests B=AGR", seat="B").move("B", "UJJ")
    assert t.coins() == [17, 12, 15, 16]


def test_mj_e5_move_through_a_city() -> None:
    """[MJ 3.4, 3.5]"""
    t = turn("5.3", FIXTURE_F, "priests D=PUR", seat="D").move("D", "AGR")
    assert t.roads_taken() == ["UJJ-PUR", "AGR-UJJ"]
    assert t.coins() == [16, 15, 16, 13]


def test_mj_e6_opening_shrines() -> None:
    """[MJ 1.10]"""
    t = at("characters A=9 B=2 C=14 D=5", "board_shrines A=8 B=8 C=8 D=8", then=("OpeningShrines 4",))
    order = []
    while t.g.decision is not None:
        seat = "ABCD"[int(t.g.asked)]
        order.append(seat)
        t.go(seat, t.texts()[0])
    assert "".join(order) == "BDAC" * 4
    assert t.row("board_shrines") == [4] * 4
    assert t.row("supply_shrines") == [12] * 4
    assert t.coins() == [15] * 4
    assert sum(bin(mask).count("1") for mask in t.g.villages) == 16


def test_mj_e7_first_maharaja_phase() -> None:
    """[MJ 4.1]"""
    first = "DEL2 AGR3 LAH4 VAR5 PUR6 AHM7 UJJ8"
    t = at("round 0", "maharaja -1", track(first), then=("MaharajaPhase",))
    assert t.g.maharaja == GAME.labels(t.g, "city").index("DEL")
    assert t.track() == T1
    assert t.g.round == 1


def test_mj_e8_one_action_twice() -> None:
    """[MJ 4.2, 4.4]"""
    t = turn("5.5 5.5").go("A", "perform take-coins", "perform take-coins")
    assert t.coins()[0] == 21
    assert t.refused("A perform take-coins") == "MJ 4.4"


def test_mj_e9_moving_within_an_action() -> None:
    """[MJ 3.1, 5.3]"""
    t = turn("5.3", "villages AGR-UJJ-1=A AGR-UJJ-2=A AGR-LAH-1=A", "priests A=UJJ")
    t.move("A", "AGR").go("A", "perform statue-and-shrine").statue("A", "AGR", "plain")
    t.move("A", "LAH").shrine("A", "LAH").move("A", "AGR")
    assert (t.coins()[0], t.row("board_shrines")[0], t.row("board_statues")[0]) == (4, 3, 6)
    assert t.priest(0) == "AGR"


def flags(city: str, before: str = T1, settings: str = "", maharaja: str = "DEL") -> Table:
    return turn("5.9", track(before), f"maharaja {maharaja}", settings=settings).go(
        "A", "perform change-track", f"flag {city}"
    )


def test_mj_e10_all_overtaken_flags_slide() -> None:
    """[MJ 5.9]"""
    t = flags("UJJ")
    assert t.track() == "AGR3 LAH4 UJJ5 VAR6 PUR7 AHM8 DEL9"
    assert t.g.maharaja == GAME.labels(t.g, "city").index("DEL")


def test_mj_e11_only_the_blue_flag_slides() -> None:
    """[MJ 5.9]"""
    t = flags("AHM", "AGR2 PUR3 DEL4 LAH6 AHM7 UJJ8 VAR9", maharaja="VAR")
    assert t.track() == "AGR2 PUR3 AHM4 DEL5 LAH6 UJJ8 VAR9"


def test_mj_e12_onto_an_empty_space() -> None:
    """[MJ 5.9]"""
    assert flags("LAH").track() == "LAH1 AGR3 VAR5 PUR6 AHM7 UJJ8 DEL9"


def test_mj_e13_the_first_flag_further_left() -> None:
    """[MJ 5.9]"""
    assert flags("AGR").track() == "AGR0 LAH4 VAR5 PUR6 AHM7 UJJ8 DEL9"


def test_mj_e14_closing_gaps() -> None:
    """[MJ 8.1, 4.1]"""
    after_12, after_13 = flags("LAH").track(), flags("AGR").track()
    assert at(track(after_12), then=("EndOfRound",)).track() == "LAH3 AGR4 VAR5 PUR6 AHM7 UJJ8 DEL9"
    t = at(track(after_12), then=("EndOfRound", "MaharajaPhase"))
    assert t.g.maharaja == GAME.labels(t.g, "city").index("LAH")
    assert t.track() == "AGR4 VAR5 PUR6 AHM7 UJJ8 DEL9 LAH10"
    assert at(track(after_13), then=("EndOfRound",)).track() == T1


E15 = (
    "statues DEL centre=A plain=A plain-2=B plain-3=B plain-4=D",
    "shrines DEL A=1 C=1 D=2",
    "priests B=DEL C=DEL",
)


def test_mj_e15_city_scoring() -> None:
    """[MJ 7.1, 7.2, 7.3, 7.4]"""
    t = scoring(*E15)
    assert [(who, wp, rank) for who, wp, rank, _ in t.events("worship")] == [
        ("A", "6", "1"),
        ("B", "5", "2"),
        ("D", "4", "3"),
        ("C", "2", "4"),
    ]
    assert t.coins() == [27, 25, 20, 23]
    order = []
    while t.asked().endswith("TakeReward"):
        order.append(t.asked()[0])
        t.go(
            order[-1],
            next(text for text in ("reward reward-coins", "reward reward-shrines", *t.texts()) if text in t.texts()),
        )
    assert order == ["A", "B", "D", "C"]


@pytest.mark.parametrize(
    ("worship", "coins"),
    [
        ((4, 3, 1), [12, 9, 6]),
        ((4, 3, 0), [12, 9, 3]),
        ((4, 3), [12, 6]),
        ((4, 0), [12, 3]),
        ((4, 3, 0, 0), [12, 10, 3, 3]),
    ],
)
def test_mj_e16_coin_tables(worship: tuple[int, ...], coins: list[int]) -> None:
    """[MJ 7.3]"""
    seats = len(worship)
    shrines = " ".join(f"{'ABCD'[i]}={n}" for i, n in enumerate(worship) if n)
    t = scoring(f"shrines DEL {shrines}", seats=seats)
    assert [after - 15 for after in t.coins()] == coins


@pytest.mark.parametrize(("seats", "reach"), [(2, "C3 S3 PC"), (3, "C3 S3 PC TAX"), (4, "C3 S3 PC TAX P2")])
def test_mj_e17_reward_window(seats: int, reach: str) -> None:
    """[MJ 7.4, 8.2]"""
    t = scoring("shrines DEL A=1", seats=seats)
    assert t.texts() == [f"reward {word.split()[0]}" for word in rewards(reach).split()[1:]]


def test_mj_e17_reward_window_less_those_taken() -> None:
    """[MJ 7.4, 8.2]"""
    t = scoring("shrines DEL A=4 B=3 D=2 C=1")
    t.play("A reward reward-pp", "B reward reward-coins", "D reward reward-tax")
    assert t.texts() == ["reward reward-shrines", "reward reward-pp-coin"]
    assert t.refused("C reward reward-exchange") == "MJ 7.4"
    t.play("C reward reward-shrines")
    assert t.rewards() == "PC EX SB MH P2 C3 TAX S3"


def test_mj_e18_no_worship() -> None:
    """[MJ 7.2, 7.3]"""
    t = scoring("shrines DEL A=1 B=1", seats=3)
    assert [after - 15 for after in t.coins()] == [12, 9, 3]
    t.play("A reward reward-shrines", "B reward reward-coins")
    assert not t.asked().endswith("TakeReward")


E19 = (
    "statues LAH centre=B",
    "shrines LAH B=1",
    "priests A=DEL B=LAH C=VAR D=PUR",
    "statues DEL plain=A plain-2=A",
    "shrines DEL A=1",
    "statues VAR centre=C",
    "statues PUR plain=D plain-2=D",
    "shrines PUR D=1",
    "statues AHM centre=A plain=B",
    "shrines AHM A=2 B=3",
    "statues UJJ centre=D plain=D",
    "statues AGR centre=C plain=B plain-2=B",
    "shrines AGR C=1",
    "coins A=14 B=9 C=5 D=4",
    "pp A=11 B=8 C=13 D=7",
    "round 7",
)


def final(*lines: str, seats: int = 4, settings: str = "") -> Table:
    return at(*lines, seats=seats, settings=settings, then=("FinalScoring",))


def lines_of(t: Table, line: str) -> list[int]:
    return [int(points) for _who, name, points in t.events("final-line") if name == line]


def test_mj_e19_final_scoring_of_seven_cities() -> None:
    """[MJ 9.1, 9.2, 9.3, 9.4, 9.5]"""
    t = final(*E19)
    best = [max(int(t.g.worship(colour, city)) for colour in range(4)) for city in range(7)]
    assert dict(zip(GAME.labels(t.g, "city"), best, strict=True)) == {
        "LAH": 5,
        "DEL": 6,
        "VAR": 4,
        "PUR": 6,
        "AHM": 5,
        "UJJ": 5,
        "AGR": 4,
    }
    assert lines_of(t, "line-majorities") == [3, 4, 3, 4]
    assert t.match.result.scores == (25, 25, 23, 23)
    assert t.match.result.ranks[:2] == (2, 1)


def test_mj_e20_both_abilities_in_a_turn() -> None:
    """[MJ 5.8, 6.4, 6.6, 4.5]"""
    t = turn("5.8 5.5", "characters A=6 C=1")
    t.go("A", "ability c6")
    assert t.pp()[0] == 4
    t.go("A", "perform change-character", "take c4", "ability c4")
    assert (t.pp()[0], t.row("tokens")[0]) == (3, 1)
    t.go("A", "token take-coins", "perform take-coins")
    assert (t.characters()[0], t.pp()[0], t.coins()[0], t.row("tokens")[0]) == (4, 3, 21, 0)
    assert t.display() == [3, 6, 10]


E21 = ("characters A=2 B=5 C=9 D=14", "display 1 12 15")


def robbed(plan: str = "5.8 5.5") -> Table:
    return turn(plan, *E21).go("A", "perform change-character", "take c14")


def test_mj_e21_the_robbed_player_takes_the_returned_tile() -> None:
    """[MJ 5.8, 4.8, 4.3]"""
    t = robbed()
    assert t.asked() == "D ReplaceCharacter"
    assert t.texts() == ["take c1", "take c2", "take c12", "take c15"]
    t.play("D take c2")
    assert (t.characters(), t.display()) == ([14, 5, 9, 2], [1, 12, 15])
    changes = [words for words in t.match.events() if words[0].endswith("-character")]
    assert changes == [
        ("returns-character", "A", "c2"),
        ("takes-character", "A", "c14", "D"),
        ("takes-character", "D", "c2", "display"),
    ]
    t.leave("A")
    assert t.asked() == "D TurnMenu"


def test_mj_e22_tax_with_one_coin() -> None:
    """[MJ 7.5]"""
    t = at("coins B=7 C=1 D=0", "reach 5", then=("TakeReward 0",)).go("A", "reward reward-tax")
    assert t.coins() == [15, 5, 0, 0]


def test_mj_e23_maharani_with_16() -> None:
    """[MJ 7.6]"""
    t = at("characters A=16", "reach 8", then=("TakeReward 0",)).go("A", "reward reward-maharani", "maharani c4")
    assert t.refused("A maharani c4") == "MJ 7.6"
    t.go("A", "maharani c10")
    assert t.row("maharani_tile") == [4, 10]
    assert t.match.view(0).maharani_supply == 0


def test_mj_e24_solo_row() -> None:
    """[MJ 11.2]"""
    t = at("display 7 3 12", "characters A=0 brahmabot=16", "stack 512", seats=1, then=("PickCharacter 0",)).play(
        "A take c7", "* draw c9"
    )
    assert t.display() == [3, 12, 9]


@pytest.fixture
def marks_of_e25(tmp_path: Path) -> Path:
    """A board whose set-up tiles are marked as in the example: ours are tuned to tell the levels apart."""
    ours = (files("durbar.games.maharaja") / "data" / "board.toml").read_text(encoding="utf-8")
    path = tmp_path / "e25.toml"
    path.write_text(
        ours[: ours.index("[[setup]]")]
        + """[[setup]]
tile = "A"
green = ["STA-AGR-1", "STA-AGR-2", "AGR-LAH-1", "VAR-PUR-1"]
blue = ["VAR-PUR-2", "UJJ-AHM-1"]
red = ["STA-VAR-1", "STA-VAR-2"]
"""
        + ours[ours.index('[[setup]]\ntile = "B"') :],
        encoding="utf-8",
    )
    return path


@pytest.mark.parametrize(
    ("level", "more", "coins", "points", "hand"),
    [
        ("easy", (), 0, 2, 16),
        ("medium", ("VAR-PUR-2", "UJJ-AHM-1"), 2, 3, 14),
        ("hard", ("VAR-PUR-2", "UJJ-AHM-1", "STA-VAR-1", "STA-VAR-2"), 4, 4, 12),
    ],
)
def test_mj_e25_solo_levels(
    level: str, more: tuple[str, ...], coins: int, points: int, hand: int, marks_of_e25: Path
) -> None:
    """[MJ 11.3]"""
    t = Table(f"maharaja seats=1 level={level} board={marks_of_e25}\nnext DrawSetupTile").play("* setup-tile setup-A")
    marked = {"STA-AGR-1", "STA-AGR-2", "AGR-LAH-1", "VAR-PUR-1", *more}
    assert {word for word in GAME.labels(t.g, "village") if t.village(word) == "B"} == marked
    assert (t.coins()[1], t.pp()[1], t.row("board_shrines")[1]) == (coins, points, hand)


def travel(node: str, *lines: str) -> Table:
    """Brahmabot's priest travels; its city is named as in the board file."""
    target = GAME.labels(GAME.blank(1, GAME.checked_settings({})), "node").index(node)
    return at(*lines, seats=1, then=(f"Travel {target}",))


def test_mj_e26_brahmabot_city_not_connected() -> None:
    """[MJ 11.8]"""
    t = travel("UJJ", "priests brahmabot=DEL", "coins brahmabot=6", "villages AGR-DEL-1=B AGR-DEL-2=A AGR-UJJ-1=B")
    assert t.village("AGR-UJJ-2") == "B"
    assert t.roads_taken() == ["AGR-DEL", "AGR-UJJ"]
    assert t.coins() == [16, 6]
    assert t.priest(1) == "UJJ"
    assert t.row("board_statues")[1] == 7
    assert t.shrines("UJJ") == [0, 0]


E27 = (
    "villages AGR-UJJ-1=B AGR-UJJ-2=A UJJ-PUR-1=A UJJ-PUR-2=B STA-AGR-1=A STA-AGR-2=A STA-PUR-1=B STA-PUR-2=A",
    "priests brahmabot=AGR",
)


def test_mj_e27_brahmabot_connected_by_two_ways() -> None:
    """[MJ 11.8, 11.9]"""
    t = travel("PUR", *E27, "coins brahmabot=6")
    assert t.roads_taken() == ["AGR-UJJ", "UJJ-PUR"]
    assert t.coins() == [17, 0]
    assert t.statue_owner("PUR", "centre") == 1
    t = travel("PUR", *E27, "coins brahmabot=5")
    assert t.coins() == [17, 6]
    assert t.shrines("PUR") == [0, 1]


def test_mj_e28_two_players_share_no_village() -> None:
    """[MJ 2.5]"""
    t = turn("5.2", "villages STA-AGR-1=A", seat="B", seats=2).go("B", "perform shrine-free")
    assert t.refused("B shrine STA-AGR-1") == "MJ 2.5"


def test_mj_e29_first_game() -> None:
    """[MJ 1.3]"""
    match = durbar.new("maharaja", players=4, seed=1, options={"characters": "first-game"})
    assert list(match.state.display) == [1, 2, 5, 9, 12, 14, 15]
    while type(match.state.decision).__name__ == "PickCharacter":
        match.play(match.owing()[0], match.options(match.owing()[0])[0])
    assert len(match.state.display) == 3
    with pytest.raises(durbar.Problem) as caught:
        durbar.new("maharaja", players=3, options={"characters": "first-game"})
    assert caught.value.arguments["rule"] == "MJ 1.3"
    for seats, shown in ((2, 5), (3, 6), (4, 7)):
        assert len(durbar.new("maharaja", players=seats, seed=1).state.display) == shown


def test_the_standing_position_is_what_the_examples_say() -> None:
    t = turn("5.5")
    assert (t.coins(), t.pp(), t.row("board_shrines"), t.row("supply_shrines")) == (
        [15] * 4,
        [3] * 4,
        [4] * 4,
        [12] * 4,
    )
    assert (t.track(), t.rewards(), t.g.token_supply) == (T1, STANDING_REWARDS, ids.ACTION_TOKENS)
