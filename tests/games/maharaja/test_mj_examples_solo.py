"""Part B of the examples: the solo game. The player is A, Brahmabot's shrines in villages are B."""

from __future__ import annotations

from pathlib import Path

import pytest
from mj_table import T1, Table, at, own_tile, scoring, track, turn
from test_mj_examples_book import final, travel

from durbar.engine.chance import Rng
from durbar.engine.flow import playout
from durbar.games.maharaja import GAME, ids

TILES = {word: n for n, word in enumerate(ids.INSTRUCTION_WORDS)}


def told(instruction: str, *lines: str, number: int = 0, settings: str = "", then: tuple[str, ...] = ()) -> Table:
    """Brahmabot carries out one instruction."""
    return at(*lines, seats=1, settings=settings, then=(f"Instruction {TILES[instruction]} {number}", *then))


def built(t: Table) -> list[tuple[str, str]]:
    return [(city, space) for who, city, space, _ in t.events("statue") if who == "brahmabot"]


E95 = (
    "statues AGR plain=A",
    "priests A=AGR",
    "shrines AGR brahmabot=1",
    "statues LAH plain=A",
    "shrines LAH brahmabot=1",
    "shrines VAR A=1",
    "statues PUR centre=brahmabot",
    "shrines PUR brahmabot=1",
)
LAH_FULL = "statues LAH centre=A top=A bottom=A plain=A plain-2=A plain-3=A plain-4=A"
UJJ_TIED = ("shrines UJJ A=3", "statues UJJ centre=brahmabot")


def test_mj_e95_closest_second() -> None:
    """[MJ 11.7, 11.14, 11.15]"""
    assert built(told("statue-second", *E95)) == [("LAH", "centre")]
    assert built(told("statue-second", *E95, LAH_FULL)) == [("VAR", "centre")]
    t = told("statue-second", *E95, *UJJ_TIED)
    assert built(t) == [("UJJ", "top")]
    assert (t.coins(), t.pp()) == ([15, 0], [3, 2])
    assert built(told("statue-second", *E95, *UJJ_TIED, "characters brahmabot=2", "display 9 11 15")) == [
        ("LAH", "centre")
    ]
    t = told("statue-second")
    assert (built(t), t.events("skipped")) == ([], [("statue-second",)])


def test_mj_e96_largest_lead() -> None:
    """[MJ 11.7, 11.14]"""
    leads = ("shrines PUR brahmabot=4", "shrines AHM brahmabot=4")
    assert told("flag-lead", *leads, number=3).track() == "PUR3 AGR4 LAH5 VAR6 AHM7 UJJ8 DEL9"
    near = track("PUR2 AGR3 LAH4 VAR6 AHM7 UJJ8 DEL9")
    assert told("flag-lead", *leads, near, number=3).track() == "PUR2 AGR3 AHM4 LAH5 VAR6 UJJ8 DEL9"


def test_mj_e97_statue_spaces(tmp_path: Path) -> None:
    """[MJ 11.9, 11.15]"""
    t = at(seats=1, then=(f"Instruction {TILES['statue-maharaja']} 0",) * 4)
    assert built(t) == [("DEL", "centre"), ("DEL", "top"), ("DEL", "bottom"), ("DEL", "plain")]
    assert (t.coins(), t.pp()) == ([15, 0], [3, 2])
    full = "statues DEL centre=A top=A bottom=A plain=A plain-2=A plain-3=A plain-4=A"
    t = at(
        full,
        "tile_done tile-1",
        "villages STA-DEL-1=B STA-DEL-2=B LAH-DEL-1=B LAH-DEL-2=B",
        seats=1,
        settings=own_tile(tmp_path, 1, "statue:maharaja", to="LAH"),
        then=("PerformTile",),
    )
    assert built(t) == []
    assert t.priest(1) == "LAH"
    assert built(told("statue-free-centre", "statues AGR centre=A")) == [("LAH", "centre")]


def test_mj_e98_already_there() -> None:
    """[MJ 11.16, 11.8]"""
    t = at("priests brahmabot=DEL", "coins brahmabot=5", seats=1, then=("Travel -1",))
    assert (t.shrines("DEL"), t.coins()[1]) == ([0, 1], 6)
    assert t.events("moved") == []
    t = at("priests brahmabot=DEL", "coins brahmabot=6", seats=1, then=("Travel -1",))
    assert (built(t), t.coins()[1]) == ([("DEL", "centre")], 0)


@pytest.mark.parametrize(
    "hindered",
    ["statues DEL centre=A top=A bottom=A plain=A plain-2=A plain-3=A plain-4=A", "board_statues brahmabot=0"],
)
def test_mj_e99_six_coins_but_no_statue(hindered: str) -> None:
    """[MJ 11.17]"""
    t = travel("DEL", "priests brahmabot=DEL", "coins brahmabot=6", hindered)
    assert (t.shrines("DEL"), t.coins()[1]) == ([0, 1], 7)


def test_mj_e101_not_enough_shrines() -> None:
    """[MJ 11.17]"""
    t = travel("UJJ", "priests brahmabot=LAH", "board_shrines brahmabot=1", "shrines PUR brahmabot=1")
    assert t.priest(1) == "LAH"
    assert not t.events("shrine")
    assert t.coins() == [15, 0]
    assert t.events("stays") == [("brahmabot", "UJJ")]


def test_mj_e102_equal_routes() -> None:
    """[MJ 11.16, 3.7]"""
    t = travel("UJJ", "priests brahmabot=LAH")
    assert [place for _who, place, _ in t.events("shrine")] == ["AHM-LAH-1", "AHM-LAH-2", "UJJ-AHM-1"]
    t = travel("DEL", "villages STA-DEL-1=A STA-VAR-1=B STA-VAR-2=B DEL-VAR-1=B")
    assert [place for _who, place, _ in t.events("shrine")] == ["DEL-VAR-2"]
    assert t.roads_taken() == ["STA-VAR", "DEL-VAR"]
    assert t.coins()[0] == 15


def test_mj_e103_the_player_robs_brahmabot() -> None:
    """[MJ 11.5]"""
    t = turn("5.8", seats=1).go("A", "perform change-character", "take c9").play("* draw c6")
    assert (t.characters(), t.display()) == ([9, 2], [11, 15, 6])
    t = turn("5.8", seats=1).go("A", "perform change-character", "take c11").play("* draw c6")
    assert (t.characters(), t.display()) == ([11, 9], [2, 15, 6])
    t = turn("5.8", seats=1, settings="special-d=on").go("A", "perform change-character")
    assert t.refused("A take c9") == "MJ 10.1"


def test_mj_e104_brahmabot_takes_the_players_tile(tmp_path: Path) -> None:
    """[MJ 11.7, 4.3]"""
    rows = ("characters A=8 brahmabot=3", "acted B", "tile_done tile-11", "plans A first=take-coins second=take-coins")
    robs = own_tile(tmp_path, 11, "take_character", "coins:3", to="maharaja")
    t = at(*rows, seats=1, settings=robs, then=("PerformTile", "EndBrahmabotTurn", "ActionsPhase"))
    assert t.asked() == "A ReplaceCharacter"
    assert t.texts() == ["take c2", "take c11", "take c15"]
    t.play("A take c11", "* draw c6")
    assert (t.characters(), t.display()) == ([11, 8], [2, 15, 6])
    assert t.coins()[1] == 3
    assert t.priest(1) == "DEL"
    assert t.asked() == "A TurnMenu"


def test_mj_e105_tiles_run_out(tmp_path: Path) -> None:
    """[MJ 11.18, 7.9]"""
    last = ("stack 0", "display 15")
    t = turn("5.8 5.8", *last, seats=1).go("A", "perform change-character", "take c9")
    assert (t.characters(), t.display()) == ([9, 15], [])
    assert t.refused("A perform change-character") == "MJ 11.18"
    empty = ("stack 0", "display", "characters A=9 brahmabot=15")
    robs = own_tile(tmp_path, 11, "take_character", "coins:3", to="maharaja")
    t = at(*empty, "tile_done tile-11", seats=1, settings=robs, then=("PerformTile",))
    assert t.characters() == [9, 15]
    assert t.coins()[1] == 3
    t = at(*empty, "reach 8", seats=1, then=("TakeReward 0",)).go("A", "reward reward-maharani")
    assert t.row("maharani_tile") == [0, 0]


@pytest.mark.parametrize(
    ("player", "bot", "coins", "points", "special", "gone"),
    [
        (5, 3, 12, 1, "", False),
        (3, 5, 6, 4, "", False),
        (0, 2, 3, 4, "", True),
        (2, 0, 12, 1, "", False),
        (0, 0, 3, 0, "", True),
        (3, 3, 12, 1, "", False),
        (3, 5, 6, 5, "special-a=on", False),
    ],
)
def test_mj_e106_solo_scoring(player: int, bot: int, coins: int, points: int, special: str, gone: bool) -> None:
    """[MJ 11.10, 11.19]"""
    t = scoring(f"shrines DEL A={player} brahmabot={bot}", seats=1, settings=special)
    assert t.coins()[0] == 15 + coins
    assert t.pp()[1] == 2 + points
    assert (t.events("reward-gone") == [("reward-coins",)]) == gone
    assert t.asked().endswith("TakeReward") or gone


def test_mj_e107_solo_reward() -> None:
    """[MJ 11.10, 11.19]"""
    t = scoring("shrines DEL A=1", seats=1)
    assert t.texts() == ["reward reward-coins", "reward reward-shrines"]
    assert t.refused("A reward reward-tax") == "MJ 11.10"
    t.go("A", "reward reward-shrines")
    assert t.rewards() == "C3 PC TAX P2 EX SB MH"
    t = at("coins brahmabot=1", "reach 8", seats=1, then=("TakeReward 0",)).go("A", "reward reward-tax")
    assert t.coins() == [15, 0]


def test_mj_e107_two_tiles_are_left_in_round_7() -> None:
    """[MJ 11.10]"""
    left = set()
    for seed in range(12):
        g, rng = GAME.new(1, {}), Rng(seed)
        while g.decision is not None and g.round < ids.ROUNDS:
            playout(g, rng, 1)
        if g.decision is not None:
            left.add(len(g.rewards))
    assert left == {2}


def test_mj_e108_tolls_and_the_last_tie() -> None:
    """[MJ 11.5, 11.13]"""
    t = turn("5.5", "villages STA-AGR-1=B STA-AGR-2=B", seats=1).move("A", "AGR")
    assert t.coins() == [13, 2]
    bot = (
        "pp brahmabot=14",
        "coins brahmabot=7 A=0",
        "statues LAH centre=brahmabot top=brahmabot",
        "statues DEL centre=brahmabot top=brahmabot",
        "statues VAR centre=brahmabot",
        "shrines PUR A=1 brahmabot=1",
        "round 7",
    )
    totals = []
    for points, settings in ((36, ""), (37, ""), (36, "final=A")):
        t = final(*bot, f"pp A={points}", "supply_shrines A=0", seats=1, settings=settings)
        totals.append([int(total) for _who, total in t.events("final-total")])
        assert t.match.result.ranks == ((1,) if points == 37 else (2,))
    assert totals == [[37, 37], [38, 37], [38, 41]]


def test_mj_e109_brahmabots_seventh_statue() -> None:
    """[MJ 8.4, 11.19]"""
    row = (
        "round 5",
        "board_statues brahmabot=0",
        "acted AB",
        "statues LAH centre=brahmabot",
        track(T1),
    )
    t = at(*row, seats=1, then=("ActionsPhase", "CityScoring", "EndOfRound", "Rounds"))
    assert t.match.over
    assert t.events("round-ends") == [("5",)]
    assert t.events("final-total")
