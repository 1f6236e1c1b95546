"""G to I. Dice, elephant, karma, the end of the game, solo."""

from __future__ import annotations

import pytest
from dc_table import ROLL_66, ROLL_77, Table, exhausted, turn

from durbar.engine.flow import Chance
from durbar.games.dice_charmers import GAME


def three(*lines: str, roll: str = ROLL_66, seats: int = 3) -> Table:
    return turn(f"shows {roll}", *lines, seats=seats)


def takes(table: Table) -> list[str]:
    """The dice the next player can take."""
    return [option.split()[1] for option in table.options() if option.startswith("take")]


# --- G. dice, elephant, karma --------------------------------------------------------------------------------------


def test_dc_e66_the_twin_goes_to_the_elephant() -> None:
    table = three().play("take G2", "road c3 ES")
    assert (table.place("A"), table.place("elephant")) == (["G2"], ["G1"])
    assert table.place("centre") == ["P1", "P2", "B1", "B2", "O1", "O2"]
    table.play("take O1", "decline")
    assert table.place("elephant") == ["G1"]
    assert takes(table) == ["P1", "P2", "B1", "B2", "O2"]
    table.play("take P1")
    assert isinstance(table.match.state.decision, Chance)
    table.roll(*(f"roll {die}" for die in ("P1", "P2", "G1", "G2", "B1", "B2", "O1", "O2")))
    assert table.match.owing() == [1]
    assert len(table.place("centre")) == 8


def test_dc_e67_no_karma_in_the_first_turn_of_a_round() -> None:
    table = three("karma A=3")
    assert table.why("karma O1") == "no-elephant-die DC 2.10"
    table.play("take G2", "road c3 ES", "karma O1")
    assert table.sheet(1)["karma"] == "1/1"


def test_dc_e68_karma_twice() -> None:
    table = three("karma B=2").play("take G2", "road c3 ES", "karma O1")
    table.roll("roll G1 two_halves", "roll O1 maharani").play("karma O1")
    table.roll("roll G1 curve", "roll O1 merchant")
    assert table.why("take P1") == "only-these-two DC 2.9"
    table.play("take G1", "road c3 ES")
    assert (table.place("B"), table.place("elephant")) == (["G1"], ["O1"])
    assert table.place("centre") == ["P1", "P2", "B1", "B2", "O2"]
    assert (table.sheet(1)["karma"], table.sheet(1)["fame"]) == ("2/2", "1")
    assert [o for o in table.options() if o.startswith("karma")] == [
        "karma P1 tea-tea", "karma P2 silk-spice", "karma B1 flag", "karma B2 lotus", "karma O2 builder",
    ]  # fmt: skip


def test_dc_e69_after_karma_one_of_the_two_is_usable() -> None:
    table = three("river B 13=1").play("take G2", "road c3 ES", "karma B1").roll("roll G1 straight", "roll B1 flag")
    assert table.why("take B1") == "not-usable DC 2.5"
    table.play("take G1", "road c3 NS")
    assert table.place("elephant") == ["B1"]
    assert (table.sheet(1)["karma"], table.sheet(1)["fame"]) == ("1/1", "1")


def test_dc_e70_after_karma_neither_is_usable() -> None:
    table = three("river B 18=1", "palace B merchant=3", "karma B=2", "spent B=1").play("take B1", "road c3 NS")
    before = table.sheet(1)
    table.play("karma O1").roll("roll B2 lamp", "roll O1 merchant").play("take O1")
    assert table.sheet(1) == before | {"karma": "2/2"}
    assert (table.place("B"), table.place("elephant")) == (["O1"], ["B2"])
    assert table.match.owing() == [2]


def test_dc_e71_no_usable_die_and_no_karma() -> None:
    table = three(
        "turn 4", "turns A=1 B=1 C=1 D=1", "place P1=A P2=elephant G1=B G2=C O2=D",
        "river E 18=1", "palace E merchant=3", "karma E=2", "spent E=2",
        seats=5, roll="P1=tea-tea P2=silk-spice G1=straight G2=curve B1=flag B2=tiger O1=merchant O2=builder",
    )  # fmt: skip
    assert table.match.owing() == [4]
    for die in ("B1", "B2", "O1"):
        assert table.why(f"take {die}") == "not-usable DC 2.5"
    before = table.sheet(4)
    assert table.options() == ["pass"]
    table.play("pass")
    assert table.sheet(4) == before
    assert list(table.match.state.turns) == [1] * 5
    assert table.told("no_die") == ["E"]


def test_dc_e72_the_first_player_has_no_usable_die() -> None:
    table = three(*exhausted("A"))
    assert table.options() == ["pass"]
    table.play("pass")
    assert table.place("elephant") == []
    assert table.why("karma O1") == "no-elephant-die DC 2.10"
    assert len(takes(table)) == 8
    table.play("take G2", "road c3 ES")
    assert len(table.place("centre")) == 7
    assert table.place("elephant") == []


def test_dc_e73_a_usable_die_must_be_taken() -> None:
    table = three(
        "turn 2", "turns A=1 B=1", "place G2=A G1=elephant P1=B", "river C 13=1",
        roll="P1=tea-tea P2=silk-spice G1=straight G2=curve B1=flag B2=flag O1=merchant O2=builder",
    )  # fmt: skip
    assert table.why("take B1") == "not-usable DC 2.5"
    assert table.why("take G1") == "on-elephant DC 2.1"
    assert table.why("pass") == "must-take DC 2.6"
    assert takes(table) == ["P2", "O1", "O2"]


def test_dc_e74_goods_die_any_purple_die_as_it_shows_now() -> None:
    table = three(
        "money C=19", roll="P1=tea-tea P2=silk-spice G1=straight G2=curve B1=flag B2=lotus O1=man_singh O2=builder"
    )
    table.play("take P1", "karma G1").roll("roll P2 silk-silk", "roll G1 straight").play("take G1", "road c3 NS")
    before = table.sheet(2)
    table.play("take O1", "upgrade temple", "use goods_die")
    assert table.options() == ["goods_die P1 tea-tea", "goods_die P2 silk-silk"]
    assert (table.place("A"), table.place("elephant")) == (["P1"], ["P2"])
    table.play("goods_die P2")
    assert table.sheet(2) == before | {"silk": "2/0", "man_singh": "1", "temple": "2", "money": "20"}


def test_dc_e75_two_players_order_and_number_of_dice() -> None:
    table = three(seats=2)
    assert (len(takes(table)), "karma" in " ".join(table.options())) == (8, False)
    table.play("take B1", "road c3 NS")
    assert (len(takes(table)), "karma" in " ".join(table.options())) == (6, True)
    assert table.place("elephant") == ["B2"]
    table.play("take P1")
    assert (table.match.owing(), len(takes(table)), "karma" in " ".join(table.options())) == ([0], 5, True)
    table.play("take O1", "decline")
    assert (len(takes(table)), "karma" in " ".join(table.options())) == (4, True)
    assert (table.place("elephant"), table.place("centre")) == (["B2"], ["P2", "G1", "G2", "O2"])
    table.play("take P2")
    assert table.match.state.first == 1
    assert (table.match.state.round, table.match.state.turn) == (2, 0)


def test_dc_e76_five_players_number_of_dice() -> None:
    table = three(seats=5)
    counts = []
    moves = (["take P1"], ["take G1", "road c3 NS"], ["take G2", "road c3 ES"], ["take O1", "decline"], ["take B2"])
    for move in moves:
        counts.append(len(takes(table)))
        if move == ["take B2"]:
            assert (table.place("elephant"), table.place("centre")) == (["P2"], ["B1", "B2", "O2"])
        table.play(*move)
    assert counts == [8, 6, 5, 4, 3]


# --- H. end of the game --------------------------------------------------------------------------------------------


def test_dc_e77_the_round_is_finished_and_another_overtakes() -> None:
    table = three(
        "fame A=12 B=12 C=12", "money A=24 B=13 C=23", "river C 8=1", "karma A=2 B=2 C=2", roll=ROLL_77
    )  # fmt: skip
    table.play("take O1", "upgrade temple")
    assert table.match.state.ending == 1
    table.play("take P1", "take B1")
    assert table.match.over
    assert table.match.result.scores == (1.0, -11.0, 3.0)
    assert table.match.result.ranks == (2, 3, 1)
    assert table.match.result.reason == "crossed"


def test_dc_e78_the_last_player_of_the_round_crosses() -> None:
    table = three("fame C=12", "money C=24", "karma C=2", roll=ROLL_77)
    table.play("take P1", "take G1", "road c3 NS", "take O1", "upgrade temple")
    assert table.match.over
    assert table.match.result.ranks[2] == 1
    assert table.match.result.scores[2] == 1.0


def test_dc_e79_two_players_crossing_in_the_first_pass() -> None:
    table = three("fame A=12 B=12", "money A=24 B=23", "river B 8=1", "karma A=2 B=2", roll=ROLL_77, seats=2)
    table.play("take O1", "upgrade temple", "take B1")
    assert table.match.over
    assert (len(table.place("A")), len(table.place("B")), len(table.place("centre"))) == (1, 1, 5)
    assert table.match.result.scores == (1.0, 3.0)
    assert table.match.result.ranks == (2, 1)


def test_dc_e80_two_players_the_second_crosses_in_the_first_pass() -> None:
    table = three("fame B=12", "money B=23", "river B 8=1", "karma B=2", roll=ROLL_77, seats=2)
    table.play("take P1", "take B1")
    assert table.match.over
    assert table.match.result.scores[1] == 3.0
    assert table.match.result.ranks == (2, 1)


def test_dc_e81_two_players_crossing_in_the_second_pass() -> None:
    table = three("fame A=12 B=12", "money A=24 B=13", "river B 8=1", "karma A=2 B=2", roll=ROLL_77, seats=2)
    table.play("take P1", "take G1", "road c3 NS", "take O1", "upgrade temple")
    assert not table.match.over
    table.play("take B1")
    assert table.match.over
    assert list(table.match.state.turns) == [2, 2]
    assert table.match.result.scores == (1.0, -4.0)
    assert table.match.result.ranks == (1, 2)


def ended(*lines: str) -> Table:
    return Table("\n".join(["dice_charmers seats=2", "ending crossed", *lines, "over"]) + "\n")


def test_dc_e82_only_those_who_crossed() -> None:
    table = ended("fame A=12 B=12", "money A=25 B=24", "karma A=1 B=5", "spent B=5")
    assert table.match.result.scores == (1.0, 0.0)
    assert table.match.result.ranks == (1, 2)


@pytest.mark.parametrize(("karma", "spent", "ranks"), [("A=4 B=3", "A=0 B=3", (1, 2)), ("A=4 B=4", "A=1 B=1", (1, 1))])
def test_dc_e83_ties(karma: str, spent: str, ranks: tuple[int, int]) -> None:
    table = ended("fame A=12 B=13", "money A=29 B=26", f"karma {karma}", f"spent {spent}")
    assert table.match.result.scores == (5.0, 5.0)
    assert table.match.result.ranks == ranks


@pytest.mark.parametrize("mogul", [3, 2])
def test_dc_e84_nobody_can_use_any_face(mogul: int) -> None:
    lines = [*exhausted("A"), *exhausted("B"), f"palace B mogul={mogul}", "karma A=5 B=5", "fame A=12 B=12"]
    table = Table("\n".join(["dice_charmers seats=2", "first A", *lines, "money A=20 B=15"]) + "\n")
    if mogul == 2:
        assert table.asks() == "RollDie"
        return
    assert table.match.over
    assert table.match.result == GAME.result(table.match.state)
    assert table.match.result.scores == (-4.0, -9.0)
    assert table.match.result.ranks == (1, 2)
    assert table.match.result.reason == "stuck"


# --- I. solo -------------------------------------------------------------------------------------------------------


def test_dc_e85_solo_the_drafter() -> None:
    table = three(seats=1).play("take G2", "road c3 ES")
    assert table.place("elephant") == ["G1"]
    before = table.sheet()
    assert table.asks() == "DrafterTakes"
    assert len(table.candidates()) == 6
    table.roll("take B1")
    assert table.sheet() == before
    assert (table.place("drafter"), table.match.owing()) == (["B1"], [0])
    table.play("take P1")
    assert len(table.candidates()) == 4
    table.roll("take O1", *(f"roll {die}" for die in ("P1", "P2", "G1", "G2", "B1", "B2", "O1", "O2")))
    assert table.asks() == "DrafterTakes"
    table.roll("take B2")
    assert table.place("elephant") == ["B1"]
    assert any(option.startswith("karma") for option in table.options())


def test_dc_e86_solo_the_score() -> None:
    def scored(money: int, turns: int) -> float:
        lines = ["fame A=12", f"money A={money}", f"turns A={turns}", "karma A=2"]
        table = three(*lines, roll=ROLL_77, seats=1).play("take O1", "upgrade temple")
        assert table.match.over
        assert table.match.result.reason == "solo_crossed"
        return table.match.result.scores[0]

    assert scored(24, 12) == -12.999
    assert scored(24, 12) > scored(30, 13)
    assert scored(24, 12) < scored(25, 12)
