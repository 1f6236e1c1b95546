"""Worked examples: set-up, order, movement, stacking, growth, invasions (MD-E1 to MD-E46)."""

from __future__ import annotations

import pytest
from md_table import Table, ending, moving, running

import durbar
from durbar.engine.chance import Rng
from durbar.games.maharadjah import GAME
from durbar.games.maharadjah.ids import AREAS, NATION_NAMES, PLACE_NAMES
from durbar.match.dice import Dice

HARAPPA = ("baluchistan", "delhi", "gandhara", "gujarat", "kashmir", "lahore", "punjab", "rajputana", "sind")


def fresh(seats: int, scenario: str = "full") -> Table:
    table = object.__new__(Table)
    table.match = durbar.new("maharadjah", seats, options={"scenario": scenario}, chance="mine")
    return table


def test_md_e1_setup() -> None:
    t = fresh(4)
    assert t.g.turn == 1
    assert t.armies("pandya") == {"khandesh": 1, "malwa": 1}
    assert t.armies("cholas") == {"bundelkhand": 1, "gondwana": 1}
    assert t.armies("harappans") == dict.fromkeys(HARAPPA, 1)
    assert sum(t.g.total[area] == 0 for area in range(AREAS)) == 23
    while not t.told("invades"):
        t.match.play(t.match.owing()[0], int(t.g.legal[len(t.g.legal) - 1]))
    assert t.told("invades") == [("mauryans", "afghanistan", "6"), ("mauryans", "central_asia", "6")]


def test_md_e2_short_setup() -> None:
    t = fresh(3, "short")
    assert t.g.turn == 9
    sizes = {n: len(t.armies(n)) for n in ("pandya", "marathas", "cholas", "sinhalese", "rajputs", "guptas", "muslims")}
    assert sizes == {"pandya": 4, "marathas": 4, "cholas": 4, "sinhalese": 2, "rajputs": 6, "guptas": 10, "muslims": 2}
    assert [PLACE_NAMES[a] for a in range(AREAS) if t.g.total[a] == 0] == ["assam", "bhutan", "gandhara", "kashmir"]
    assert t.told("removed") == []
    t.finish(Rng(2))
    assert t.g.turn == 17
    assert not t.armies("greeks")
    assert not t.armies("mauryans")


def test_md_e3_who_acts() -> None:
    t, order = fresh(4), []
    t.match.dice = Dice(b"any")
    while t.g.turn == 1:
        if t.g.nation not in order:
            order.append(int(t.g.nation))
        t.match.play(t.match.owing()[0], int(t.g.legal[len(t.g.legal) - 1]))
    assert [NATION_NAMES[nation] for nation in order] == ["pandya", "cholas", "mauryans", "harappans"]


def test_md_e4_two_borders() -> None:
    t = moving("rajputs", "armies rajputs gujarat=1 kashmir=1")
    t.take("gujarat", 1).play("go rajputana", "go delhi")
    assert t.armies("rajputs") == {"delhi": 1, "kashmir": 1}
    assert t.asks == "Movement"


def test_md_e5_hiland_stops() -> None:
    t = moving("rajputs", "armies rajputs delhi=1 agra=1").take("delhi", 1).play("go nepal")
    assert t.armies("rajputs") == {"nepal": 1, "agra": 1}
    assert t.asks == "Movement"
    assert "bihar" not in moving("rajputs", "armies rajputs delhi=1").reach("delhi")


def test_md_e6_four_corners() -> None:
    t = moving("pandya", "armies pandya malwa=1 bundelkhand=1 lahore=1")
    assert t.copy().take("malwa", 1).refusal("go gondwana") == "no-such-choice"
    assert t.copy().take("bundelkhand", 1).refusal("go khandesh") == "no-such-choice"
    assert t.copy().take("lahore", 1).refusal("go agra") == "no-such-choice"
    t.move("malwa-bundelkhand-gondwana").move("bundelkhand-malwa-khandesh")
    assert t.armies("pandya") == {"gondwana": 1, "khandesh": 1, "lahore": 1}


def test_md_e7_strait() -> None:
    t = moving("cholas", "armies cholas karnataka=1 mysore=1")
    u = t.copy().take("mysore", 1).play("go karnataka")
    assert u.refusal("go lanka") == "strait-is-whole"
    t.move("karnataka-lanka")
    assert t.armies("cholas") == {"lanka": 1, "mysore": 1}
    assert t.asks == "Movement"
    assert moving("cholas", "armies cholas lanka=1").reach("lanka") == {"karnataka", "simhala"}


def test_md_e8_strait_in_a_major_invasion() -> None:
    t = moving("muslims", "armies muslims karnataka=2", turn=10)
    t.move("karnataka-lanka", 2)  # nothing else can move: the second half begins
    assert t.g.half == 1
    t.move("lanka-simhala", 2)
    assert t.armies("muslims") == {"simhala": 2}


OVERRUN = "armies muslims rajputana=3 delhi=3\narmies cholas agra=2 oudh=1"


def test_md_e9_overrun() -> None:
    t = moving("muslims", OVERRUN).move("rajputana-agra", 3)
    t.move("delhi-agra", 1).move("delhi-agra-oudh", 2)
    assert t.armies("muslims") == {"agra": 4, "oudh": 2}
    t.play("end") if t.asks == "Movement" else None
    assert t.words == ["attack agra", "attack oudh"]


def test_md_e10_overrun_too_weak() -> None:
    t = moving("muslims", OVERRUN).move("rajputana-agra", 3)
    t.take("delhi", 1).play("go agra")
    assert t.asks == "Movement"  # it had to stop
    assert t.armies("muslims") == {"agra": 4, "delhi": 2}
    u = moving("muslims", OVERRUN)
    assert "oudh" not in u.reach("delhi", 3)


def test_md_e11_overrun_by_a_leaders_group() -> None:
    t = moving("mughals", "armies mughals delhi=6\nleader_at akbar=delhi\narmies rajputs agra=2", turn=12)
    t.take("delhi", 6, "with akbar").play("go agra", "go oudh")
    assert t.armies("mughals") == {"agra": 4, "oudh": 2}
    t.play("go bihar")
    assert t.armies("mughals") == {"agra": 4, "bihar": 2}
    assert t.leader("akbar") == "bihar"


def test_md_e12_only_armies_count() -> None:
    t = moving("mughals", "armies mughals mysore=3\narmies cholas golconda=1\nfactory golconda=french", turn=13)
    t.move("mysore-golconda", 2).move("mysore-golconda-andhra")
    assert t.armies("mughals") == {"golconda": 2, "andhra": 1}


def test_md_e13_a_lone_factory_stops_nobody() -> None:
    t = moving("rajputs", "armies rajputs malwa=1 delhi=1\nfactory gujarat=portuguese").move("malwa-gujarat-sind")
    assert t.armies("rajputs") == {"sind": 1, "delhi": 1}
    t.play("end")
    assert t.asks == ""


def test_md_e14_a_lone_leader_is_killed_in_passing() -> None:
    t = moving("pandya", "armies pandya mysore=1 kerala=1\nleader_at raja_raja=karnataka", turn=10)
    t.move("mysore-karnataka-golconda")
    assert t.leader("raja_raja") == ""
    assert t.score("pandya") == 1
    assert t.armies("pandya") == {"golconda": 1, "kerala": 1}


def test_md_e15_leader_and_hilands() -> None:
    text = "armies mughals gandhara=2 ladakh=1\nleader_at akbar=gandhara"
    t = moving("mughals", text, turn=12)
    assert t.copy().take("gandhara", 2).play("go kashmir").asks == "Movement"  # without him that is the whole move
    t.take("gandhara", 2, "with akbar").play("go kashmir", "go ladakh")
    u = t.copy().play("leave-army", "go nepal")
    assert u.armies("mughals") == {"ladakh": 2, "nepal": 1}
    assert not [words for words in t.words if words.startswith("take")]  # nobody joins
    t.play("go nepal")
    assert t.armies("mughals") == {"ladakh": 1, "nepal": 2}
    assert t.leader("akbar") == "nepal"


def test_md_e16_colonial_move() -> None:
    t = moving("british", "armies british arabian_sea=1", turn=13)
    assert {"mysore", "malabar", "karnataka"} <= t.reach("arabian_sea")
    t.take("arabian_sea", 1)
    assert "go bay_of_bengal" not in t.words
    u = t.copy().play("go malabar")
    assert u.armies("british") == {"malabar": 1}
    assert u.g.group_at < 0
    t.play("go indian_ocean", "go karnataka", "go mysore")
    assert t.armies("british") == {"mysore": 1}


def test_md_e17_entering_india() -> None:
    t = moving("mughals", "armies mughals central_asia=4", turn=10)
    assert t.reach("central_asia") == {"gandhara", "kashmir", "lahore", "punjab"}
    assert t.refusal("end central_asia") == "still-abroad"
    assert "end" not in [words.split()[0] for words in t.words]


def test_md_e18_from_persia() -> None:
    assert moving("muslims", "armies muslims persia=4", turn=8).reach("persia") == {"baluchistan", "punjab", "sind"}


def by_sea(t: Table, place: str) -> set[str]:
    found = set()
    u = t.copy().take(place, 1)
    for sea in ("arabian_sea", "indian_ocean", "bay_of_bengal"):
        if f"go {sea}" in u.words:
            found |= u.copy().play(f"go {sea}").stops()
    return found


def test_md_e19_boats() -> None:
    t = moving("cholas", "armies cholas malabar=1 golconda=1 bengal=1", turn=8)
    west = {"baluchistan", "sind", "gujarat", "maharashtra", "bijapur"}
    assert by_sea(t, "malabar") == west | {"kerala", "karnataka", "lanka", "simhala", "golconda"}
    east = {"assam", "andhra", "orissa", "bengal"}
    assert by_sea(t, "golconda") == east | {"simhala", "malabar", "kerala", "karnataka", "lanka"}
    assert by_sea(t, "bengal") == {"assam", "orissa", "andhra", "golconda"}


def test_md_e20_no_boats() -> None:
    t = moving("cholas", "armies cholas golconda=1", turn=5).take("golconda", 1)
    assert t.refusal("go indian_ocean") == "no-boats"


def test_md_e21_leader_by_boat() -> None:
    t = moving("cholas", "armies cholas mysore=2\nleader_at raja_raja=mysore", turn=9)
    t.take("mysore", 2, "with raja_raja").play("go karnataka", "go indian_ocean")
    assert "go arabian_sea" not in t.words
    assert t.refusal("go arabian_sea") == "one-sea"
    t.play("go lanka")
    assert t.armies("cholas") == {"lanka": 2}
    assert t.asks != "March"
    u = moving("cholas", "armies cholas karnataka=2\nleader_at raja_raja=karnataka", turn=9)
    u.take("karnataka", 2, "with raja_raja").play("go indian_ocean", "go lanka", "go simhala")
    assert u.armies("cholas") == {"simhala": 2}


LEAVE = "armies muslims sind=3\narmies portuguese arabian_sea=2"


def test_md_e22_leave_refused() -> None:
    t = moving("muslims", LEAVE, turn=12)
    t.play("ask-leave arabian_sea")
    assert (t.asks, t.seat) == ("GrantLeave", "A")
    t.play("deny").take("sind", 3).play("go arabian_sea")
    assert t.armies("muslims") == {"arabian_sea": 3}  # no landing: they wait for the battle
    t.dice(6, 3, 2, 4, 3)
    assert t.armies("portuguese") == {"arabian_sea": 1}
    assert t.armies("muslims") == {"arabian_sea": 2}
    assert t.score("portuguese") == 2
    while t.asks in ("DefenderRetreat", "AttackerRetreat"):
        t.play("stand" if t.asks == "DefenderRetreat" else "fight")
    t.dice(5, 6, 1)
    assert t.armies("portuguese") == {}
    assert t.asks == "LandArmy"
    assert set(t.words) == {
        f"land {p}" for p in ("baluchistan", "bijapur", "gujarat", "maharashtra", "malabar", "sind")
    }
    u = t.copy()
    t.play("land sind", "land sind")
    assert t.armies("muslims") == {"sind": 2}
    u.play("land gujarat", "land sind")
    assert u.armies("muslims") == {"gujarat": 1, "sind": 1}


def test_md_e23_sea_battle_lost() -> None:
    t = moving("muslims", LEAVE, turn=12).take("sind", 3).play("go arabian_sea").dice(1, 1, 1, 1, 1)
    t.play("stand") if t.asks == "DefenderRetreat" else None
    t.play("retreat sind", "retreat sind", "retreat sind")
    assert t.armies("muslims") == {"sind": 3}
    assert t.asks == ""


# --- stacking, overpopulation, growth --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("armies", "refused"),
    [
        ("delhi=5 nepal=2", ""),
        ("nepal=4 delhi=3", ""),
        ("delhi=4 agra=4", "stack-two"),
        ("nepal=4 delhi=4", "stack-two"),
        ("nepal=5", "stack-one"),
    ],
)
def test_md_e24_stacking(armies: str, refused: str) -> None:
    t = moving("rajputs", f"armies rajputs {armies}")
    names = [cell.split("=")[0] for cell in armies.split()]
    ordered = sorted(names, key=PLACE_NAMES.index)
    assert t.refusal(" ".join(["end", *ordered]) if refused else "end") == refused


def test_md_e25_native_stack_in_a_hiland() -> None:
    t = moving("marathas", "armies marathas maharashtra=6", turn=5)
    assert t.refusal("end maharashtra") == "stack-one"
    u = t.copy().move("maharashtra-bidar").move("maharashtra-khandesh")
    assert "end" in u.words
    for _ in range(3):
        t.move("maharashtra-bidar", 2)
    assert t.armies("marathas") == {"bidar": 6}


def test_md_e26_surplus() -> None:
    t = moving("rajputs", "armies rajputs china=4 rajputana=3 malwa=2", turn=6)
    t.move("rajputana-malwa", 3).move("china-ladakh", 4)
    assert t.refusal("end ladakh malwa") == "stack-two"
    t.move("malwa-rajputana", 2)
    assert t.asks == "" or "end" in t.words
    assert t.armies("rajputs") == {"malwa": 3, "rajputana": 2, "ladakh": 4}
    u = moving("rajputs", "armies rajputs china=4 rajputana=5", turn=6)
    u.move("rajputana-malwa", 5).move("china-ladakh", 4)
    assert u.asks == "RemoveSurplus"
    assert u.words == ["remove ladakh", "remove malwa"]
    v = u.copy().play("remove malwa", "remove malwa")
    assert v.armies("rajputs") == {"malwa": 3, "ladakh": 4}
    u.play("remove ladakh", "remove ladakh")
    assert u.armies("rajputs") == {"malwa": 5, "ladakh": 2}
    assert sum(u.g.score) == 0


def test_md_e27_overpopulation() -> None:
    t = running("cholas", "armies cholas mysore=3 kerala=3 bidar=2 berar=1", "Overpopulation", turn=3)
    assert t.asks == "RemoveArmy"
    t.play("remove mysore")
    assert sum(t.armies("cholas").values()) == 8
    assert running("portuguese", "armies portuguese kerala=3", "Overpopulation", turn=13).asks == ""


def test_md_e28_overpopulation_counted_anew() -> None:
    t = running("greeks", "armies greeks delhi=4 agra=1", "Overpopulation", turn=5)
    u = t.copy().play("remove agra")
    assert u.armies("greeks") == {"delhi": 2}
    t.play("remove delhi")
    assert t.armies("greeks") == {"delhi": 3, "agra": 1}


def test_md_e30_overpopulation_before_alexander_leaves() -> None:
    text = "armies greeks gandhara=4 punjab=2\nleader_at alexander=punjab"
    t = running("greeks", text, "EndOfBattles", "Overpopulation", "Points", turn=4)
    t.play("remove gandhara", "remove gandhara")
    assert t.score("greeks") == 2
    assert t.leader("alexander") == ""
    t.play("remove punjab", "remove punjab")
    assert t.armies("greeks") == {"gandhara": 2}


def test_md_e31_growth() -> None:
    text = "armies marathas bidar=1 berar=1 bijapur=1 khandesh=1 mysore=1 maharashtra=1\nstored marathas=3"
    t = running("marathas", text, "Growth")
    assert t.stored("marathas") == 2
    t.play("place bidar", "place berar")
    assert sum(t.armies("marathas").values()) == 8


def test_md_e32_growth_with_hilands() -> None:
    text = "armies rajputs delhi=1 agra=1 oudh=1 nepal=1 kashmir=1 ladakh=1\nstored rajputs=4"
    t = running("rajputs", text, "Growth")
    assert t.stored("rajputs") == 1
    assert t.g.due == 1  # one is being placed, one more to come


def test_md_e33_counters_short() -> None:
    text = "armies pandya malwa=2 khandesh=1 bidar=1 berar=1 mysore=1 kerala=1\nstored pandya=3"
    t = running("pandya", text, "Growth").play("place berar")
    assert sum(t.armies("pandya").values()) == 8
    assert t.stored("pandya") == 5
    assert t.asks == ""


def test_md_e34_placing_growth() -> None:
    text = "armies rajputs delhi=3 nepal=2 agra=1\ndue 2"
    assert running("rajputs", text, "PlaceNew").armies("rajputs")["agra"] == 3
    t = running("rajputs", text.replace("agra=1", "agra=1 lahore=1"), "PlaceNew")
    assert t.words == ["place agra", "place lahore"]
    t.play("place agra")
    assert t.armies("rajputs") == {"delhi": 3, "nepal": 2, "agra": 2, "lahore": 2}


def test_md_e36_south_only() -> None:
    text = "armies muslims delhi=1 agra=1 sind=1 punjab=1 bidar=1 berar=1 bijapur=1"
    t = running("muslims", text, "Growth", "Overpopulation", turn=12)
    assert len(t.words) == 7
    t.play("place delhi")
    assert sum(t.armies("muslims").values()) == 8
    crowd = text.replace("delhi=1", "delhi=8")
    assert running("muslims", crowd, "Overpopulation", turn=12).asks == ""


@pytest.mark.parametrize(("nation", "turn"), [("mauryans", 5), ("guptas", 8), ("cholas", 10)])
def test_md_e37_no_growth(nation: str, turn: int) -> None:
    text = f"armies {nation} bidar=1 berar=1 bijapur=1 khandesh=1\nstored {nation}=3"
    t = running(nation, text, "Growth", turn=turn)
    assert t.asks == ""
    assert t.stored(nation) == 3
    assert sum(t.armies(nation).values()) == 4


# --- invasions, events, counters -------------------------------------------------------------------------------------


def test_md_e38_native_invasion() -> None:
    text = "armies mughals lahore=3 gujarat=1\narmies portuguese sind=1\nfactory gujarat=portuguese\n"
    text += "leader_at akbar=lahore\narms_holder portuguese=mughals\narms_at portuguese=lahore"
    t = running("sikhs", text, "Invasion", turn=13)
    assert t.armies("sikhs") == {"lahore": 4}
    assert t.armies("mughals") == {"gujarat": 1}
    assert t.leader("akbar") == ""
    assert t.arms("portuguese") == ("", "")
    assert t.score("sikhs") == t.score("muslims") == 0


def test_md_e39_native_invasion_into_an_allys_area() -> None:
    t = running("sikhs", "armies rajputs lahore=2 delhi=1\nally rajputs=marker", "Invasion", turn=13)
    assert t.armies("rajputs") == {"delhi": 1}
    assert t.armies("sikhs") == {"lahore": 4}


def test_md_e40_counters_short() -> None:
    t = running("portuguese", "armies portuguese arabian_sea=2", "Invasion", turn=12)
    assert t.armies("portuguese") == {"arabian_sea": 3}
    t = running("mughals", "armies mughals delhi=3 agra=3 oudh=2 bihar=2", "Invasion", turn=12)
    assert t.armies("mughals")["afghanistan"] == 12
    t = running("british", "armies british bengal=3 kerala=2", "Invasion", turn=14)
    assert t.words == ["share 1 arabian_sea 2 indian_ocean", "share 2 arabian_sea 1 indian_ocean"]
    t.play("share 2 arabian_sea 1 indian_ocean")
    assert t.armies("british") == {"bengal": 3, "kerala": 2, "arabian_sea": 2, "indian_ocean": 1}


def test_md_e41_maurya_to_gupta() -> None:
    t = Table("turn 6\narmies mauryans delhi=3 agra=2\nstored mauryans=4\nnext StartOfTurn")
    assert t.armies("guptas") == {"delhi": 3, "agra": 2}
    assert t.armies("mauryans") == {}
    assert t.stored("guptas") == 0
    t = running("guptas", "armies guptas delhi=3 agra=2", "Growth", turn=6)
    assert t.stored("guptas") == 4
    assert t.asks == ""
    t = Table("turn 6\nnext StartOfTurn\nnext Sequence 10")
    assert t.told("sequence") == []
    assert running("guptas", "", "Sequence", turn=7).leader("chandra") == ""


def test_md_e43_british_reinforcements() -> None:
    text = "armies british karnataka=1 indian_ocean=1\nfactory kerala=british"
    t = running("british", text, "Population", turn=15)
    assert t.armies("british") == {"karnataka": 1, "indian_ocean": 5}
    assert set(t.words) == {"place karnataka", "place kerala", "place indian_ocean"}
    t = running("british", "armies british karnataka=3 bengal=3", "Population", turn=15)
    assert sum(t.armies("british").values()) == 6


def test_md_e46_leader_of_a_nation_that_is_gone() -> None:
    assert running("rajputs", "", "Sequence", turn=12).leader("sanga") == ""
    assert running("marathas", "", "Sequence", turn=13).leader("shivaji") == ""
    t = running("marathas", "", "Population", turn=14)
    t.play("place berar", "place bidar")
    assert t.asks == "PlaceLeader"
    t.play("place bidar")
    assert t.leader("rao") == "bidar"


def test_the_game_is_registered() -> None:
    assert GAME.id in durbar.game_ids()
    assert ending("", 3).g.turn == 4
