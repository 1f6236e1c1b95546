"""DC 1 to 3, 9 and 10, rule by rule where no example says it all."""

from __future__ import annotations

import pytest
from dc_table import ROLL_77, Table, exhausted, turn

import durbar
from durbar.engine.chance import Rng
from durbar.engine.flow import Chance, Option, Seat
from durbar.games.dice_charmers import GAME

ALL_DICE = ("P1", "P2", "G1", "G2", "B1", "B2", "O1", "O2")


# --- DC 1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "storage"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_dc_1_1_players_dice_and_storage(seats: int, storage: int) -> None:
    g = GAME.new(seats)
    assert len(g.place) == 8
    assert g.passes() == storage
    assert len(GAME.view(g, None).sheets) == seats


def test_dc_1_1_both_sheets_and_no_other() -> None:
    assert GAME.new(3, {"sheet": "moon"}).board.sheet == "moon"
    with pytest.raises(durbar.Problem):
        GAME.new(3, {"sheet": "star"})
    with pytest.raises(durbar.Problem):
        GAME.new(6)


def test_dc_1_2_a_fair_draw_of_the_first_player() -> None:
    g = GAME.new(4)
    draw = g.decision
    assert isinstance(draw, Chance)
    assert [draw.weight(g, Option(option)) for option in draw.candidates(g, Seat(-1))] == [1, 1, 1, 1]
    first = [int(draw.sample(g, Rng(seed))) for seed in range(400)]
    assert min(first.count(option) for option in set(first)) > 70
    g.take(Seat(-1), Option(draw.candidates(g, Seat(-1))[2]))
    assert g.first == 2


def test_dc_1_3_the_start() -> None:
    sheet = GAME.view(GAME.new(2), None).sheets[1]
    assert (sheet.karma, sheet.spent, sheet.fame, sheet.money, sheet.position) == (1, 0, 0, 0, -1)
    assert sheet.values == [1, 1, 1, 1]
    for field in ("river", "circled", "sold", "palace", "bonuses"):
        assert set(getattr(sheet, field)) == {0}
    assert sum(1 for road in sheet.roads if road) == 1  # the residence


def test_dc_1_3_everything_is_public() -> None:
    match = durbar.new("dice_charmers", players=3, seed=1)
    assert match.view(None) == match.view(0) == match.view(2)


# --- DC 2 ----------------------------------------------------------------------------------------------------------


def test_dc_2_1_the_twin_is_out_of_reach() -> None:
    table = turn(seats=3).play("take P1")
    assert table.place("elephant") == ["P2"]
    assert table.why("take P2") == "on-elephant DC 2.1"
    assert table.why("take P1") == "not-there DC 2.2"


def test_dc_2_2_only_the_first_turn_fills_the_elephant() -> None:
    table = turn(seats=3).play("take P1", "take O1", "decline")
    assert table.place("elephant") == ["P2"]
    assert "O2" in table.place("centre")


def test_dc_2_3_the_elephant_passes_clockwise() -> None:
    table = turn("first C", seats=3).play("take P1", "take B1", "road c3 NS", "take O1", "decline")
    assert table.match.state.first == 0
    table.roll(*(f"roll {die}" for die in ALL_DICE))
    assert table.match.owing() == [0]


def test_dc_2_4_two_passes_with_two_players() -> None:
    table = turn("first B")
    order = []
    for moves in (["take P1"], ["take O1", "decline"], ["take G1", "road c3 NS"], ["take G2", "road c3 ES"]):
        order.append(table.match.owing()[0])
        table.play(*moves)
    assert order == [1, 0, 1, 0]


def test_dc_2_5_what_makes_a_die_usable() -> None:
    table = turn(*exhausted("A"), "palace A builder=2", dice="G1=two_halves")
    assert table.options() == ["take O2 builder"]  # a free box is enough, even if nothing can be drawn
    assert table.play("take O2").changes() == {"builder": "3"}


def test_dc_2_6_no_passing_while_a_die_is_usable() -> None:
    assert turn().why("pass") == "must-take DC 2.6"


def test_dc_2_7_passing_is_possible_although_there_is_karma() -> None:
    table = turn(*exhausted("B"), "karma B=2", seats=3).play("take P1")
    options = table.options()
    assert options[-1] == "pass"
    assert len(options) == 7
    assert table.play("pass").match.owing() == [2]


def test_dc_2_8_karma_needs_a_die_of_the_centre_and_karma() -> None:
    table = turn("karma B=1", seats=3).play("take P1")
    assert table.why("karma P2") == "karma-from-centre DC 2.8"
    table.play("karma G1").roll("roll P2 tea-tea", "roll G1 curve")
    assert table.why("karma G1") == "no-karma DC 2.8"
    assert table.sheet(1)["karma"] == "1/1"


def test_dc_2_9_the_other_die_goes_on_the_elephant() -> None:
    table = turn(seats=3).play("take P1", "karma G1").roll("roll P2 tea-tea", "roll G1 curve").play("take P2")
    assert (table.place("elephant"), table.place("B")) == (["G1"], ["P2"])


def test_dc_2_9_after_karma_there_is_no_passing_even_if_neither_die_is_usable() -> None:
    sheet = ("river B 18=1", "palace B merchant=3", "karma B=2", "spent B=1")
    table = turn(*sheet, seats=3).play("take B1", "road c3 NS", "karma O1")
    table.roll("roll B2 lamp", "roll O1 merchant")
    assert table.options() == ["take B2 lamp", "take O1 merchant"]
    assert table.why("pass") == "only-these-two DC 2.9"


def test_dc_2_10_both_passes_of_two_players() -> None:
    table = turn("karma A=2 B=2").play("take P1", "karma G1").roll("roll P2 tea-tea", "roll G1 curve").play("take P2")
    assert table.match.owing() == [0]
    assert any(option.startswith("karma") for option in table.options())


# --- DC 3 ----------------------------------------------------------------------------------------------------------


def test_dc_3_1_a_good_whose_row_is_full_is_not_got() -> None:
    table = turn("circled A tea=6", dice="P1=tea-silk").play("take P1")
    assert table.changes() == {"silk": "1/0"}


@pytest.mark.parametrize(
    ("face", "asks"), [("straight", "DrawRoad"), ("curve", "DrawRoad"), ("two_halves", "TwoHalves")]
)
def test_dc_3_2_green_dice_draw(face: str, asks: str) -> None:
    assert turn(dice=f"G1={face}").play("take G1").asks() == asks


def test_dc_3_3_blue_dice_sail() -> None:
    assert turn(dice="B1=tiger").play("take B1").changes() == {"space 2": "1", "money": "2"}


def test_dc_3_4_orange_dice_mark_first() -> None:
    table = turn(dice="O1=merchant").play("take O1")
    assert table.changes() == {"merchant": "1"}
    assert table.asks() == "Merchant"


# --- DC 9 ----------------------------------------------------------------------------------------------------------


def test_dc_9_1_meeting_is_not_crossing() -> None:
    table = turn("fame A=12", "money A=23", "karma A=2", dice="O1=man_singh").play("take O1", "upgrade fort")
    assert table.match.state.overlap(0) == 0
    assert GAME.labels(table.match.state, "ending")[table.match.state.ending] == "open"


def test_dc_9_2_every_box_reached_or_passed_gives_its_bonus() -> None:
    table = turn("circled A tea=5", "sold A tea=3", "money A=3", "roads A c3=SW", dice="O1=merchant")
    table.play("take O1", "sell 2 0 0 9")
    assert table.circled() == ["karma", "half_road"]
    assert table.sheet()["money"] == "12"


def test_dc_9_3_the_rest_is_lost() -> None:
    table = turn("money A=60", "ending crossed", dice="B1=tiger").play("take B1")
    assert table.lost() == ["coin-2"]
    table = turn("money A=59", "ending crossed", dice="B1=tiger").play("take B1")
    assert table.changes()["money"] == "60"


def test_dc_9_4_as_many_turns_for_all() -> None:
    table = turn("fame B=12", "money B=24", "karma B=2", f"shows {ROLL_77}", seats=4)
    table.play("take P1", "take O1", "upgrade fort")
    table.play("take G1", "road c3 NS", "take G2", "road c3 ES")
    assert table.match.over
    assert list(table.match.state.turns) == [1, 1, 1, 1]


def test_dc_9_5_the_greatest_overlap_wins_whoever_triggered_the_end() -> None:
    text = "dice_charmers seats=3\nending crossed\nfame A=13 B=14 C=12\nmoney A=30 B=30 C=24\nover\n"
    assert durbar.load(text).result.ranks == (2, 1, 3)


def test_dc_9_6_karma_breaks_ties() -> None:
    head = "dice_charmers seats=3\nending crossed\nfame A=13 B=13 C=13\nmoney A=30 B=30 C=30\n"
    assert durbar.load(head + "karma A=2 B=3 C=3\nspent B=1 C=2\nover\n").result.ranks == (3, 2, 1)


def test_dc_9_7_the_end_when_no_face_is_of_use() -> None:
    lines = [line for seat in "ABC" for line in exhausted(seat)]
    table = Table("\n".join(["dice_charmers seats=3", "first B", *lines, "fame A=3 C=5"]) + "\n")
    assert table.match.over
    assert table.match.result.ranks == (2, 3, 1)


def test_dc_r1_the_others_are_ranked_in_the_same_way() -> None:
    text = "dice_charmers seats=4\nending crossed\nfame A=20\nmoney A=9 B=5 C=9 D=5\nkarma D=2\nover\n"
    assert durbar.load(text).result.ranks == (1, 4, 2, 3)


# --- DC 10 ---------------------------------------------------------------------------------------------------------


def test_dc_10_1_the_elephant_alternates() -> None:
    match = durbar.new("dice_charmers", players=1, seed=4)
    rng, first = Rng(1), {}
    while not match.over:
        first.setdefault(match.state.round, int(match.state.first))
        options = match.options(0)
        match.play(0, options[rng.below(len(options))])
    assert [first[n] for n in sorted(first)] == [(n + 1) % 2 for n in sorted(first)]


def test_dc_10_2_ended_without_crossing_is_lost() -> None:
    table = Table("\n".join(["dice_charmers seats=1", "first A", *exhausted("A"), "fame A=12", "money A=20"]) + "\n")
    assert table.match.over
    assert table.match.result.reason == "solo_stuck"
    assert table.match.result.ranks == (2,)


# --- duplicate -----------------------------------------------------------------------------------------------------


def rolls_of(match: durbar.Match, choose: Rng) -> tuple[dict[int, list[str]], dict[str, str]]:
    """Play at random; the eight dice of each round as they fell, and every karma roll by its label."""
    rounds: dict[int, list[str]] = {}
    again: dict[str, str] = {}
    while not match.over:
        options = match.options(match.owing()[0])
        match.play(match.owing()[0], options[choose.below(len(options))])
    number, turn_number, nth = 0, 0, 0
    for event, *words in match.events():
        if event == "round":
            number = int(words[0])
        elif event == "turn":
            turn_number, nth = int(words[1]), 0
        elif event == "spent":
            nth += 1
        elif event == "rolled":
            rounds.setdefault(number, []).append(" ".join(words))
        elif event == "rerolled":
            again[f"{number} {turn_number} {nth} {words[0]}"] = words[1]
    return rounds, again


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_duplicate_the_same_seed_gives_the_same_rolls_whatever_is_played(seats: int) -> None:
    games = [rolls_of(durbar.new("dice_charmers", players=seats, seed=11), Rng(n)) for n in range(4)]
    for one, karma in games[1:]:
        for number in one.keys() & games[0][0].keys():
            assert one[number] == games[0][0][number]
        for label in karma.keys() & games[0][1].keys():
            assert karma[label] == games[0][1][label]
    assert len({str(game[1]) for game in games}) > 1  # karma was used differently, and shifted nothing
    other = rolls_of(durbar.new("dice_charmers", players=seats, seed=12), Rng(0))
    assert other[0][1] != games[0][0][1]


def test_every_chance_node_is_small_and_weighted_like_the_die() -> None:
    g = GAME.new(3)
    rng, weights = Rng(1), []
    for _ in range(9):
        node = g.decision
        assert isinstance(node, Chance)
        options = list(node.candidates(g, Seat(-1)))
        weights.append([int(node.weight(g, Option(option))) for option in options])
        g.take(Seat(-1), node.sample(g, rng))
    six, green = [1] * 6, [2, 2, 2]
    assert weights == [[1, 1, 1], six, six, green, green, six, six, six, six]
