"""Rules MJ 11, one by one. Brahmabot's shrines in villages are B."""

from __future__ import annotations

from pathlib import Path

import pytest
from mj_table import Table, at, own_tile, scoring, turn
from test_mj_examples_book import final, lines_of, travel
from test_mj_examples_solo import built, told

import durbar
from durbar.games.maharaja import GAME, ids


def test_mj_11_1_set_up_as_for_two_players() -> None:
    t = Table("maharaja seats=1 level=easy")
    assert (t.row("board_shrines"), t.row("supply_shrines"), t.row("board_statues")) == ([8, 20], [12, 0], [7, 7])
    assert t.row("priests") == [ids.START, ids.START]
    assert t.g.terms.village_holds == 1


def test_mj_11_2_one_tile_for_brahmabot_three_in_a_row() -> None:
    match = durbar.new("maharaja", players=1, seed=4)
    before = list(match.state.display)
    assert len(before) == 3
    assert match.state.characters[1] not in (0, *before)
    match.play(0, f"take c{before[1]}")
    after = list(match.state.display)
    assert after[:2] == [before[0], before[2]]
    assert bin(match.state.stack).count("1") == 11


@pytest.mark.parametrize(
    ("level", "coins", "points", "shrines"), [("easy", 0, 2, 4), ("medium", 2, 3, 6), ("hard", 4, 4, 8)]
)
def test_mj_11_3_levels(level: str, coins: int, points: int, shrines: int) -> None:
    match = durbar.new("maharaja", players=1, seed=4, options={"level": level})
    match.play(0, match.options(0)[0])
    state = match.state
    assert (state.coins[1], state.pp[1], 20 - state.board_shrines[1]) == (coins, points, shrines)
    for _ in range(4):
        match.play(0, match.options(0)[0])
    assert match.state.board_shrines[0] == 4
    assert type(match.state.decision).__name__ == "Planning"


def test_mj_11_4_two_tiles_face_up_one_face_down() -> None:
    t = at(seats=1, then=("BeginPlanning", "Planning")).play("* tile 3", "* tile 12")
    assert t.match.view(0).brahmabot.tiles == [2, 11, -1]
    assert t.asked() == "A Planning"


def test_mj_11_5_the_returned_tile_leaves_the_game() -> None:
    t = turn("5.8", seats=1).go("A", "perform change-character", "take c15").play("* draw c6")
    assert (t.characters()[0], t.display()) == (15, [2, 11, 6])
    assert not t.g.stack >> 4 & 1


@pytest.mark.parametrize(("turned", "performed"), [(1, 3), (2, 5), (3, 7)])
def test_mj_11_6_the_mark_says_which_tile(turned: int, performed: int) -> None:
    row = ("tile_left tile-3", "tile_middle tile-5")
    turned_tile = {1: 1, 2: 2, 3: 6}[turned]  # marks left, middle, right
    t = at(*row, seats=1, then=("TurnUpTile",)).play(f"* tile {turned_tile}")
    if turned == 3:
        t.play("* tile 7")
    assert t.g.tile_done == performed - 1


def test_mj_11_6_in_its_turn_a_tile_is_turned_up_and_one_performed() -> None:
    t = at("tile_left tile-3", "tile_middle tile-5", seats=1, then=("BrahmabotTurn",)).play("* tile 1")
    assert t.g.tile_done == 3 - 1


def test_mj_11_7_instructions() -> None:
    assert built(told("statue-maharaja")) == [("DEL", "centre")]
    assert told("shrine-maharaja").shrines("DEL") == [0, 1]
    assert built(told("statue-leftmost")) == [("AGR", "centre")]
    assert built(told("statue-free-centre", "statues AGR centre=A", "statues LAH centre=A")) == [("VAR", "centre")]
    assert built(told("statue-second", "shrines UJJ A=1")) == [("UJJ", "centre")]
    assert told("flag-lead", "shrines UJJ brahmabot=1", number=3).track().startswith("AGR3 LAH4 UJJ5")
    assert told("bot-coins", number=2).coins() == [15, 2]
    assert told("take-character").asked() == "A ReplaceCharacter"


def test_mj_11_15_an_instruction_that_cannot_be_carried_out_is_told_to_be_skipped() -> None:
    t = told("take-character", "display")
    assert [words[0] for words in t.events("skipped")] == ["take-character"]


def test_mj_11_8_it_builds_what_is_missing_and_its_turn_ends() -> None:
    t = travel("AGR", "coins brahmabot=9")
    assert (t.village("STA-AGR-1"), t.village("STA-AGR-2"), t.priest(1)) == ("B", "B", "AGR")
    assert (t.coins(), t.shrines("AGR")) == ([15, 9], [0, 0])
    t = travel("AGR", "villages STA-AGR-1=A STA-AGR-2=B")
    assert (t.coins(), t.shrines("AGR")) == ([16, 1], [0, 1])


def test_mj_11_8_where_brahmabot_goes_is_told() -> None:
    t = at("villages UJJ-PUR-1=A UJJ-PUR-2=A", "priests brahmabot=UJJ", seats=1, then=("Travel 3",))
    assert t.events("moved") == [("brahmabot", "UJJ", "PUR", "0")]


def test_mj_11_9_with_no_shrine_left_it_moves_one() -> None:
    row = ("board_shrines brahmabot=0", "shrines UJJ brahmabot=2", "shrines AGR brahmabot=1")
    t = told("shrine-maharaja", *row)
    assert (t.shrines("UJJ"), t.shrines("AGR"), t.shrines("DEL")) == ([0, 1], [0, 1], [0, 1])


def test_mj_11_10_city_scoring_alone() -> None:
    t = scoring("shrines DEL A=2 brahmabot=1", seats=1)
    assert (t.coins(), t.pp()) == ([27, 0], [3, 3])
    t.go("A", "reward reward-coins")
    assert "C3" not in t.rewards()


def test_mj_11_11_the_performed_tile_leaves_the_game() -> None:
    row = ("tile_left tile-1", "tile_middle tile-2", "tile_up tile-4", "tile_done tile-1")
    t = at(*row, seats=1, then=("EndOfRound",))
    assert t.g.tiles == 2**12 - 2
    assert (t.g.tile_left, t.g.tile_middle, t.g.tile_up) == (-1, -1, -1)


def test_mj_11_12_brahmabot_uses_no_ability() -> None:
    t = scoring("characters brahmabot=8", "display 2 11 9", seats=1)
    assert not t.events("worship")
    t = scoring("characters brahmabot=11", "display 2 8 9", "shrines DEL brahmabot=1", seats=1, settings="special-a=on")
    assert t.pp()[1] == 2 + 4 + 1


def test_mj_11_13_brahmabots_final_score() -> None:
    row = ("statues LAH centre=brahmabot", "shrines DEL A=1 brahmabot=1", "coins brahmabot=9", "round 7")
    t = final(*row, seats=1)
    assert [lines_of(t, line)[1] for line in ids.LINE_WORDS[: ids.LINE_TILE]] == [2, 3, 1, 3]
    assert lines_of(final(*row, "coins brahmabot=0", seats=1), "line-coins")[1] == 0
    assert final("pp A=2", "coins A=0", seats=1).match.result.reason == "brahmabot-wins"


def test_mj_11_14_equal_worship_ranks_by_character_number() -> None:
    tied = ("shrines UJJ A=1 brahmabot=1", "shrines AGR A=2 brahmabot=1")
    assert built(told("statue-second", *tied)) == [("UJJ", "centre")]
    lower = "characters brahmabot=2"
    assert built(told("statue-second", *tied, lower, "display 9 11 15")) == [("AGR", "centre")]


def test_mj_11_15_what_cannot_be_done_is_skipped(tmp_path: Path) -> None:
    t = told("statue-maharaja", "board_statues brahmabot=0")
    assert t.events("skipped") == [("statue-maharaja",)]
    assert told("flag-lead", number=ids.TRACK).events("skipped") == [("flag-lead",)]
    tile = own_tile(tmp_path, 2, "statue:maharaja", "coins:1", to="PUR")
    spent = ("tile_done tile-2", "board_statues brahmabot=0", "priests brahmabot=PUR")
    t = at(*spent, seats=1, settings=tile, then=("PerformTile",))
    assert t.coins()[1] == 2


def test_mj_11_16_being_there_counts_as_connected() -> None:
    t = travel("PUR", "priests brahmabot=PUR")
    assert (t.shrines("PUR"), t.coins()[1]) == ([0, 1], 1)


def test_mj_11_17_no_shrine_anywhere_but_the_coin() -> None:
    t = travel("PUR", "priests brahmabot=PUR", "board_shrines brahmabot=0")
    assert (t.shrines("PUR"), t.coins()[1]) == ([0, 0], 1)
    t = travel("PUR", "priests brahmabot=PUR", "board_shrines brahmabot=0", "shrines PUR brahmabot=1")
    assert t.shrines("PUR") == [0, 1]


def test_mj_11_18_an_empty_stack_refills_nothing() -> None:
    t = turn("5.8", "stack 0", seats=1).go("A", "perform change-character", "take c2")
    assert t.display() == [11, 15]
    assert t.asked() == "A TurnMenu"


def test_mj_11_19_brahmabots_points_are_public_and_it_is_taxed() -> None:
    t = at("coins brahmabot=5", "reach 8", seats=1, then=("TakeReward 0",)).go("A", "reward reward-tax")
    assert t.coins() == [15, 3]
    assert t.match.view(0).pp == [3, 2]
    assert scoring(seats=1).pp()[1] == 2
    assert at("board_statues brahmabot=0", "round 3", seats=1, then=("Rounds",)).match.over


def test_mj_11_20_the_board_file_says_how_far_flags_go() -> None:
    board = GAME.static(GAME.blank(1, GAME.checked_settings({}))).board
    flags = [action for tile in board.brahmabot for action in tile.actions if action.startswith("flag")]
    assert flags == ["flag:largest_lead:3", "flag:largest_lead:3"]
    assert "flag-distance" in board.standing.reconstructed
    t = told("flag-lead", "shrines DEL brahmabot=1", number=3)
    assert t.track() == "AGR3 LAH4 VAR5 DEL6 PUR7 AHM8 UJJ9"
