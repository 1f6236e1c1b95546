"""Worked examples: battle, submission, alliance (MD-E49 to MD-E93, MD-E129 to MD-E132)."""

from __future__ import annotations

import pytest
from md_table import Table, moving, number, running, second_half, steps

from durbar.games.maharadjah.ids import PLACE_NAMES
from durbar.games.maharadjah.rules.rounds import AT_FACTORY, ATTACKING, BY_FACTORY, bonus_of, needed_to_hit


def fighting(nation: str, text: str, turn: int = 3, seats: int = 4) -> Table:
    """The battle phase of a nation."""
    return Table(f"turn {turn}\nnation {nation}\nphase battle\n{text}\n{steps(nation, 'BattlePhase')}", seats)


def entry(area: str, origin: str, armies: int, boat: int = 0) -> int:
    return PLACE_NAMES.index(area) + 64 * PLACE_NAMES.index(origin) + 4096 * boat + 8192 * armies


def entries(*rows: tuple[str, str, int]) -> str:
    """From where the attackers came: area, origin, armies."""
    return "entries " + " ".join(str(entry(*row)) for row in rows)


def test_md_e49_andhra() -> None:
    t = fighting("mughals", "armies british andhra=3\narmies mughals andhra=4", turn=13).dice(2, 2, 5, 6, 1, 3, 4)
    assert t.armies("mughals") == {"andhra": 3}
    assert t.armies("british") == {"andhra": 2}
    told = [words for words in t.told("die") if words[3] == "1"]
    assert told == [("mughals", "6", "0", "1"), ("british", "4", "1", "1")]


def hits(text: str, place: str, side: str, target: str, kind: int, turn: int = 14) -> list[int]:
    """The natural dice that hit."""
    t = Table(f"turn {turn}\n{text}\nover")
    p = PLACE_NAMES.index(place)
    needed = needed_to_hit(t.g, p, number(target), kind)
    bonus = bonus_of(t.g, p, number(side), kind)
    return [die for die in range(1, 7) if die + bonus >= needed]


@pytest.mark.parametrize(
    ("place", "side", "target", "kind", "expected"),
    [
        ("delhi", "mughals", "rajputs", ATTACKING, [5, 6]),
        ("delhi", "mughals", "british", ATTACKING, [6]),
        ("sind", "mughals", "british", ATTACKING | AT_FACTORY, [5, 6]),
        ("andhra", "mughals", "british", ATTACKING | AT_FACTORY, [6]),
        ("nepal", "mughals", "rajputs", ATTACKING, [6]),
        ("delhi", "british", "rajputs", ATTACKING, [4, 5, 6]),
        ("sind", "british", "french", ATTACKING | AT_FACTORY, [4, 5, 6]),
        ("delhi", "british", "french", ATTACKING, [5, 6]),
        ("andhra", "british", "french", ATTACKING, [5, 6]),
        ("sind", "british", "rajputs", BY_FACTORY, [5, 6]),
        ("sind", "british", "french", BY_FACTORY, [6]),
    ],
)
def test_md_e50_target_numbers(place: str, side: str, target: str, kind: int, expected: list[int]) -> None:
    assert hits("", place, side, target, kind) == expected


LED = "armies mughals delhi=1\nleader_at akbar=delhi"
ARMED = f"{LED}\narms_holder portuguese=mughals\narms_at portuguese=delhi"
TWICE = "armies mughals delhi=1\narms_holder portuguese=mughals dutch=mughals\narms_at portuguese=delhi dutch=delhi"
CLIVE = "armies british sind=1\nleader_at clive=sind"


@pytest.mark.parametrize(
    ("text", "place", "side", "target", "kind", "expected"),
    [
        (LED, "delhi", "mughals", "rajputs", ATTACKING, [4, 5, 6]),
        (ARMED, "delhi", "mughals", "rajputs", ATTACKING, [3, 4, 5, 6]),
        ("leader_at akbar=nepal", "nepal", "mughals", "rajputs", ATTACKING, [5, 6]),
        (TWICE, "delhi", "mughals", "rajputs", ATTACKING, [4, 5, 6]),
        (CLIVE, "sind", "british", "rajputs", ATTACKING, [3, 4, 5, 6]),
        (CLIVE, "sind", "british", "french", ATTACKING, [4, 5, 6]),
        (CLIVE, "sind", "british", "rajputs", BY_FACTORY, [4, 5, 6]),
    ],
)
def test_md_e51_bonuses(text: str, place: str, side: str, target: str, kind: int, expected: list[int]) -> None:
    assert hits(text, place, side, target, kind) == expected


def test_md_e52_the_attacker_has_no_hiland_cover() -> None:
    t = fighting("mughals", "armies mughals nepal=1\narmies rajputs nepal=1").dice(5, 5)
    assert t.armies("mughals") == {}
    assert t.armies("rajputs") == {"nepal": 1}


def test_md_e53_both_gone() -> None:
    text = "armies sikhs agra=1 lahore=1\narmies mughals agra=1\nleader_at alamgir=agra"
    t = fighting("sikhs", text, turn=14).dice(6, 4)
    assert t.armies("sikhs") == {"lahore": 1}
    assert t.armies("mughals") == {}
    assert t.score("sikhs") == 1
    assert t.leader("alamgir") == "agra"
    assert t.g.occupies(number("mughals"), PLACE_NAMES.index("agra"))


def test_md_e54_leader_killed() -> None:
    text = "armies sikhs punjab=3\narmies mughals punjab=1\nleader_at alamgir=punjab"
    t = fighting("sikhs", text, turn=14).dice(6, 2, 1, 2)
    assert t.score("sikhs") == 3
    assert t.leader("alamgir") == ""


def test_md_e55_two_lone_leaders() -> None:
    t = Table("turn 14\nleader_at nizam=berar rao=berar\nnext EndOfTurn")
    assert t.leader("nizam") == t.leader("rao") == "berar"
    assert sum(t.g.score) == 0
    assert not t.g.is_empty(PLACE_NAMES.index("berar"))


REFUGE = "armies muslims rajputana=3 gujarat=1 lahore=1\narmies cholas rajputana=2 malwa=1"
CAME = entries(("rajputana", "sind", 3))


def refuges(text: str, came: str = CAME, nation: str = "muslims", turn: int = 3) -> set[str]:
    t = fighting(nation, f"{text}\n{came}", turn)
    if t.asks == "ChooseBattle":
        t.play("attack rajputana")
    while t.asks == "Roll":
        t.dice(*[1] * t.g.decision.dice)
    return (
        {words.split()[1] for words in t.words if words.startswith("retreat")} if t.asks == "DefenderRetreat" else set()
    )


def test_md_e56_refuges() -> None:
    assert refuges(REFUGE) == {"agra", "malwa"}


def test_md_e57_refuge_limit() -> None:
    text = REFUGE.replace("malwa=1", "malwa=2") + "\narmies rajputs agra=1"
    t = fighting("muslims", f"{text}\n{CAME}").dice(1, 1, 1, 1, 1)
    assert t.words == ["retreat malwa", "stand"]
    t.play("retreat malwa")
    assert t.armies("cholas") == {"rajputana": 1, "malwa": 3}
    assert t.asks != "DefenderRetreat"


def test_md_e58_attackers_still_fighting_elsewhere_block() -> None:
    text = REFUGE.replace("gujarat=1", "gujarat=1 malwa=1")
    assert refuges(text) == set()


KERALA = entries(("kerala", "karnataka", 2), ("kerala", "mysore", 1))


def test_md_e59_kerala() -> None:
    t = fighting("cholas", f"armies cholas kerala=3\narmies pandya kerala=2\n{KERALA}").dice(1, 1, 1, 5, 1)
    assert t.asks == "ChooseLoss"
    u = t.copy().play("lose mysore").decline()
    assert u.words == ["retreat malabar", "stand"]  # never to karnataka or mysore, even if that army was lost
    u.play("stand")
    assert u.words == ["retreat karnataka", "fight"]
    u.play("retreat karnataka", "retreat karnataka")
    assert u.armies("cholas") == {"karnataka": 2}
    t.play("lose karnataka").decline().play("stand")
    assert set(t.words) == {"retreat karnataka", "retreat mysore", "fight"}
    v = t.copy().play("retreat karnataka", "fight")
    assert v.armies("cholas") == {"kerala": 1, "karnataka": 1}
    t.play("retreat karnataka", "retreat mysore")
    assert t.armies("cholas") == {"karnataka": 1, "mysore": 1}


def test_md_e60_attackers_from_a_foreign_land() -> None:
    came = entries(("punjab", "afghanistan", 1), ("punjab", "gandhara", 1))
    t = fighting("mughals", f"armies mughals punjab=2\narmies rajputs punjab=1\n{came}", 12).dice(1, 1, 1)
    t.decline().play("stand")
    assert t.asks == "AttackerRetreat"
    assert t.words == ["retreat gandhara", "fight"]
    assert t.refusal("retreat afghanistan") == "foreign-closed"


def test_md_e61_retreat_through_an_overrun_area() -> None:
    came = entries(("oudh", "agra", 2), ("agra", "delhi", 4))
    text = f"armies muslims oudh=2 agra=4\narmies cholas agra=2 oudh=1\n{came}"
    t = fighting("muslims", text).play("attack oudh").dice(1, 1, 1)
    t.play("stand") if t.asks == "DefenderRetreat" else None
    assert t.asks == "Roll"  # no retreat while Chola are in Agra
    won = f"armies muslims oudh=2 agra=4\narmies cholas oudh=1\n{came}"
    t = fighting("muslims", won).dice(1, 1, 1)
    t.play("stand") if t.asks == "DefenderRetreat" else None
    assert t.asks == "Roll"
    t = fighting("muslims", won.replace("agra=4", "agra=2")).dice(1, 1, 1)
    t.play("stand") if t.asks == "DefenderRetreat" else None
    t.play("retreat agra")
    assert t.armies("muslims") == {"oudh": 1, "agra": 3}
    assert t.asks == "Roll"


def test_md_e62_all_defenders_leave() -> None:
    text = "armies muslims bidar=2\narmies cholas bidar=1 golconda=1\n" + entries(("bidar", "berar", 2))
    t = fighting("muslims", text).dice(1, 2, 3).play("retreat golconda")
    assert t.asks == ""
    assert t.armies("muslims") == {"bidar": 2}
    assert t.armies("cholas") == {"golconda": 2}


def test_md_e63_retreat_over_the_strait() -> None:
    came = f"entries {entry('lanka', 'kerala', 3, boat=1)}"
    text = f"armies cholas lanka=3\narmies sinhalese lanka=2\n{came}"
    t = fighting("cholas", text, 9).dice(1, 1, 1, 1, 1).decline()
    assert set(t.words) == {"retreat simhala", "retreat karnataka", "stand"}
    t.play("stand")
    assert t.asks == "Roll"  # landed by boat: no way back
    t = fighting("cholas", text.replace("lanka=3", "lanka=3 mysore=1"), 9).dice(1, 1, 1, 1, 1).decline()
    assert set(t.words) == {"retreat simhala", "stand"}


def test_md_e64_colonial_refuge() -> None:
    text = "armies british gujarat=2\narmies portuguese gujarat=1\n" + entries(("gujarat", "arabian_sea", 2))
    t = fighting("british", text, 13).dice(1, 1, 1)
    places = ("khandesh", "maharashtra", "malwa", "rajputana", "sind", "arabian_sea")
    assert set(t.words) == {*(f"retreat {place}" for place in places), "stand"}


def test_md_e65_a_lone_foreign_leaders_area_is_no_refuge() -> None:
    assert refuges(f"{REFUGE}\nleader_at sanga=agra", turn=12) == {"malwa"}


def test_md_e66_foreign_factory_and_refuge() -> None:
    text = "armies rajputs sind=1\narmies muslims sind=2\nfactory gujarat=dutch\n" + entries(("sind", "punjab", 2))
    t = fighting("muslims", text, 13).dice(1, 1, 1).decline()
    assert "retreat gujarat" in t.words


def test_md_e67_own_factory_beside_armies() -> None:
    text = "armies rajputs gujarat=3\narmies portuguese gujarat=1\nfactory gujarat=portuguese"
    t = fighting("rajputs", text, 13).dice(6, 6, 5, 4, 5)
    assert t.armies("portuguese") == {}
    assert t.factories("portuguese") == ["gujarat"]
    assert t.armies("rajputs") == {"gujarat": 1}
    assert t.words == ["attack-factory gujarat", "end-battles"]
    t.play("attack-factory gujarat").dice(5, 1)
    assert t.factories("portuguese") == []


def test_md_e68_three_nations() -> None:
    t = fighting("mughals", "armies mughals golconda=2\narmies cholas golconda=1\nfactory golconda=french", 14)
    t.dice(5, 1, 2)
    assert t.armies("cholas") == {}
    assert len(t.told("die")) == 3  # the factory did not roll
    assert t.words == ["attack-factory golconda", "end-battles"]
    t.play("attack-factory golconda").dice(1, 1, 2)
    assert len(t.told("die")) == 6
    assert t.asks == "AskSiege"


def test_md_e69_home_attack_on_a_factory() -> None:
    t = fighting("cholas", "armies cholas golconda=2\nfactory golconda=french", 14)
    t.play("attack-factory golconda").dice(1, 2, 3).play("break-off")
    assert t.asks == ""
    assert t.factories("french") == ["golconda"]
    assert t.armies("cholas") == {"golconda": 2}


def test_md_e70_owner_attacks_beside_its_factory() -> None:
    text = "armies cholas golconda=2\narmies french golconda=1\nfactory golconda=french\n"
    t = fighting("french", text + entries(("golconda", "indian_ocean", 1)), 14)
    t.dice(1, 6, 1)
    assert [words[0] for words in t.told("die")] == ["french", "cholas", "cholas"]
    assert t.armies("french") == {}
    assert t.factories("french") == ["golconda"]
    assert t.armies("cholas") == {"golconda": 2}


def test_md_e71_sea_battle_between_colonials() -> None:
    t = fighting(
        "british", "armies british indian_ocean=2\narmies french indian_ocean=1\narmies dutch indian_ocean=1", 14
    )
    french, dutch = "attack-at-sea indian_ocean french", "attack-at-sea indian_ocean dutch"
    assert set(t.words) == {french, dutch, "end-battles"}
    t.play(french).dice(4, 4, 5)
    assert t.armies("british") == {"indian_ocean": 1}
    assert t.armies("french") == {"indian_ocean": 1}
    t.play("stand", "break-off")
    assert set(t.words) == {dutch, "end-battles"}


def test_md_e72_colonial_leader_on_a_factory() -> None:
    text = "armies cholas mysore=2\nleader_at dupleix=karnataka\nfactory karnataka=french"
    t = moving("cholas", text, 14).move("mysore-karnataka", 2)
    assert t.leader("dupleix") == "karnataka"
    u = t.copy().play("end-battles")
    assert u.leader("dupleix") == "karnataka"
    t.play("attack-factory karnataka").dice(6, 1, 1)
    assert t.leader("dupleix") == ""


# --- submission ------------------------------------------------------------------------------------------------------


def test_md_e73_two_areas() -> None:
    t = moving("muslims", "armies rajputs delhi=1 agra=2\narmies muslims lahore=3", 10, then=("CountRaj",))
    t.move("lahore-delhi", 3)
    assert (t.asks, t.seat) == ("AskSubmission", "C")
    t.play("submit")
    assert t.armies("muslims") == {"lahore": 3}
    assert t.told("battle") == []
    assert t.g.half == 1
    assert t.refusal("end") == ""
    u = t.copy().take("lahore", 3)
    assert u.refusal("go delhi") == ""  # passing through is allowed, stopping is not
    u.play("go delhi")
    assert u.refusal("stop") == "master-cannot-stop"
    t.play("end")
    assert t.told("raj-counted") == [("muslims", "3", "0")]


def test_md_e74_three_areas() -> None:
    text = "armies rajputs delhi=1 agra=1 oudh=1\narmies muslims lahore=3 rajputana=3"
    t = moving("muslims", text, 9).move("lahore-delhi", 3).move("rajputana-agra", 3)
    assert t.asks == "ChooseBattle"  # three areas: no submission yet
    t.play("attack delhi").dice(6, 6, 6, 1)
    assert t.asks == "AskSubmission"
    t.play("submit")
    assert t.armies("muslims") == {"delhi": 3, "rajputana": 3}
    t = moving("muslims", text, 9).move("lahore-delhi", 3).play("end").dice(6, 6, 6, 1)
    assert t.asks == ""


def test_md_e76_outside_the_region() -> None:
    text = "armies pandya mysore=1 lanka=1\narmies cholas bijapur=2 karnataka=2"
    t = moving("cholas", text, 9).move("bijapur-mysore", 2).move("karnataka-lanka", 2)
    t.play("submit")
    while t.asks == "ReturnArmy":
        t.play("return bijapur")
    assert t.armies("cholas") == {"bijapur": 2, "lanka": 2}
    assert t.asks == "Roll"


def test_md_e77_mughals_north_and_south() -> None:
    text = "armies mughals delhi=1 agra=1 bidar=1\narmies muslims lahore=2 berar=2"
    t = moving("muslims", text, 13).move("lahore-delhi", 2).move("berar-bidar", 2)
    assert t.g.decision.subject(t.g) == ("mughals", "north_india", "muslims")
    t.play("decline")
    assert t.g.decision.subject(t.g) == ("mughals", "south_india", "muslims")
    two = text.replace("bidar=1", "bidar=1 berar=1").replace("berar=2", "andhra=2")
    t = moving("muslims", two, 13).move("lahore-delhi", 2).move("andhra-bidar", 2)
    t.play("decline")
    assert t.asks == "ChooseBattle"
    t = moving("muslims", text, 10).move("lahore-delhi", 2).move("berar-bidar", 2)
    assert t.asks == "ChooseBattle"


def test_md_e78_several_masters() -> None:
    text = "armies rajputs gandhara=1 lahore=1\narmies muslims punjab=2\narmies mughals kashmir=2"
    plan = "next MoveAndFight 11 1\nnext CountRaj 11"
    t = Table(f"turn 10\nnation muslims\n{text}\n{plan}").move("punjab-gandhara", 2).play("submit")
    assert t.told("raj-counted") == [("muslims", "3", "0")]
    bits = " ".join(f"rajputs-north_india={int(t.g.submitted[4])}" for _ in range(1))
    u = Table(f"turn 10\nnation mughals\n{text}\nsubmitted {bits}\nnext MoveAndFight 12 0\nnext CountRaj 12")
    u.move("kashmir-gandhara", 2).play("submit")
    assert u.told("raj-counted") == [("mughals", "3", "0")]
    v = Table(f"turn 10\n{text}\nsubmitted {bits}\nnext EndOfTurn")
    assert not any(v.g.submitted)


def test_md_e80_second_half() -> None:
    text = "armies rajputs rajputana=1 kashmir=1\narmies mughals punjab=3 gandhara=2\nleader_at akbar=gandhara\n"
    t = second_half("mughals", text + f"submitted rajputs-north_india={2 ** number('mughals')}", 12)
    u = t.copy().take("punjab", 3).play("go rajputana")
    assert u.refusal("stop") == "master-cannot-stop"
    u.play("go agra")
    assert u.armies("mughals")["agra"] == 3
    v = t.copy().take("gandhara", 2)
    assert v.refusal("go kashmir") == "master-cannot-stop"
    t.take("gandhara", 2, "with akbar").play("go kashmir", "go ladakh", "stop")
    assert t.armies("mughals") == {"punjab": 3, "ladakh": 2}


def test_md_e81_return_blocked() -> None:
    text = "armies muslims rajputana=3 delhi=3\narmies cholas agra=2\narmies rajputs oudh=1 jaunpur=1"
    t = moving("muslims", text, 9).move("rajputana-agra", 3).move("delhi-agra", 1).move("delhi-agra-oudh", 2)
    t.play("submit")
    assert t.asks == "ReturnArmy"
    assert set(t.words) == {"return bihar", "return nepal"}
    full = text + "\narmies pandya bihar=1 nepal=1"
    t = moving("muslims", full, 9).move("rajputana-agra", 3).move("delhi-agra", 1).move("delhi-agra-oudh", 2)
    t.play("submit")
    assert t.armies("muslims") == {"agra": 4}
    assert sum(t.g.score) == 0


BLOCKED = "armies rajputs gandhara=2 kashmir=1\narmies mughals central_asia=6\nleader_at timur=central_asia"


def test_md_e82_blocked_invaders() -> None:
    t = moving("mughals", BLOCKED, 11, then=("RaidPoints",))
    t.move("central_asia-kashmir", 4, "with timur").move("central_asia-gandhara", 2).play("submit")
    assert t.armies("mughals") == {"central_asia": 6}
    assert t.leader("timur") == "central_asia"
    assert t.asks == "ShiftLand"
    assert t.words == ["shift afghanistan", "shift china"]
    u = t.copy().play("shift china")
    assert u.armies("mughals") == {"china": 6}
    u.take("china", 6, "with timur")
    assert u.refusal("go kashmir") == "master-cannot-stop"
    assert u.refusal("go ladakh") == ""
    t.play("shift afghanistan").take("afghanistan", 6, "with timur")
    assert t.refusal("go gandhara") == "master-cannot-stop"
    t.play("go punjab", "go lahore", "go delhi")
    assert t.score("mughals") == 4


def test_md_e83_an_open_entry_must_be_used() -> None:
    text = "armies rajputs gandhara=1 lahore=1\narmies mughals afghanistan=14"
    t = moving("mughals", text, 12).move("afghanistan-gandhara", 14).play("submit")
    assert t.armies("mughals") == {"afghanistan": 14}
    assert t.asks == "Movement"
    t.take("afghanistan", 1)
    assert t.words == ["go baluchistan", "go punjab"]


def test_md_e84_everything_blocked() -> None:
    text = "armies rajputs gandhara=1 kashmir=1\narmies mughals punjab=1 lahore=1\narmies sikhs baluchistan=1\n"
    t = moving("afghans", text + "armies afghans afghanistan=6\nleader_at abdali=afghanistan", 15)
    t.move("afghanistan-gandhara", 2).move("afghanistan-punjab", 2).move("afghanistan-baluchistan", 2, "with abdali")
    assert t.g.decision.subject(t.g)[0] == "sikhs"
    t.play("submit")
    assert t.armies("afghans")["afghanistan"] == 2
    t.move("afghanistan-punjab", 2, "with abdali")
    while t.g.decision.subject(t.g)[0] != "rajputs":
        t.play("decline")
    t.play("submit").move("afghanistan-punjab", 2)
    t.play("submit")
    while t.asks in ("ReturnArmy", "Follow"):
        t.play("return afghanistan" if t.asks == "ReturnArmy" else "stay")
    assert t.asks == "VoidSubmission"
    assert set(t.words) == {"void sikhs-north_india", "void rajputs-north_india", "void mughals-north_india"}
    t.play("void mughals-north_india")
    assert t.asks == "Movement"
    t.move("afghanistan-punjab", 6, "with abdali")
    assert t.asks == "Roll"  # they cannot submit again


def test_md_e85_colonial_master() -> None:
    text = "armies pandya malabar=1 kerala=1\narmies portuguese arabian_sea=2"
    t = moving("portuguese", text, 13, 5, ("FactoryPhase",)).move("arabian_sea-malabar", 2).play("submit")
    assert t.armies("portuguese") == {"arabian_sea": 2}
    assert t.asks == "Build"
    assert t.refusal("build kerala") == "no-army-near"
    t.play("build malabar")
    assert t.factories("portuguese") == ["malabar"]
    u = fighting("pandya", "armies pandya malabar=1\nfactory malabar=portuguese", 14)
    assert "attack-factory malabar" in u.words


def test_md_e86_submission_and_a_factory() -> None:
    text = "armies pandya golconda=1 mysore=1\nfactory golconda=french\narmies mughals bidar=3"
    t = moving("mughals", text, 14).move("bidar-golconda", 3).play("submit")
    assert t.asks == "AskSiege"
    t.play("fight").dice(5, 1, 1, 1)
    assert t.factories("french") == []
    assert t.armies("mughals") == {"bidar": 3}


# --- alliance --------------------------------------------------------------------------------------------------------


def test_md_e87_from_when() -> None:
    t = running("mughals", "armies mughals delhi=1\narmies rajputs agra=1", "AskAlliance 1", turn=12)
    assert t.asks == ""
    t = Table("turn 12\nnation british\nphase invasion\narmies rajputs agra=1\nnext AskAll")
    assert t.asks == "AskAlliance"


def test_md_e88_price() -> None:
    text = "armies rajputs delhi=2 agra=1 oudh=1 bihar=1\nstored rajputs=4"
    t = running("rajputs", text, "AskAlliance 1", "Growth", turn=14)
    u = t.copy().play("ally-marker")
    assert u.asks == ""  # no growth any more
    assert sum(u.armies("rajputs").values()) == 5
    t.play("ally-army")
    assert t.asks == "RemoveArmy"
    t.play("remove oudh")
    assert t.g.stock(number("rajputs")) == 12 - 1 - 4
    v = running("marathas", "armies marathas bidar=1 berar=1\nally marathas=marker", "Population", turn=14)
    v.play("place bidar")
    assert v.armies("marathas") == {"bidar": 2, "berar": 2}
    assert v.asks == "PlaceLeader"


def test_md_e89_between_rounds() -> None:
    text = "armies british indian_ocean=2\narmies cholas karnataka=1"
    t = moving("british", text, 13, 5, ("FactoryPhase",)).move("indian_ocean-karnataka", 2)
    t.play("decline")  # at the end of movement
    t.dice(1, 1, 2)
    assert t.asks == "AskAlliance"
    t.play("ally-marker")
    assert t.armies("british") == {"indian_ocean": 2}
    assert t.armies("cholas") == {"karnataka": 1}
    t.play("build karnataka")
    assert t.factories("british") == ["karnataka"]


def test_md_e90_attacker_allies() -> None:
    text = "armies marathas khandesh=2\narmies rajputs malwa=1\nally rajputs=marker"
    t = moving("marathas", text, 14).move("khandesh-malwa", 2)
    while t.asks == "AskSubmission" or (t.asks == "AskAlliance" and not t.told("die")):
        t.play("decline")
    t.dice(1, 1, 1)
    while t.asks == "AskSubmission":
        t.play("decline")
    assert t.asks == "AskAlliance"
    t.play("ally-marker")
    assert t.armies("marathas") == {"khandesh": 2}
    assert t.asks == ""


def test_md_e91_forced() -> None:
    text = "armies marathas bidar=2\nally marathas=marker\narmies pandya mysore=1 kerala=1"
    t = moving("marathas", text.replace("bidar=2", "bijapur=2"), 14).move("bijapur-mysore", 2)
    t.play("submit")
    assert t.asks == "AskAlliance"
    assert t.words == ["ally-marker", "ally-army"]
    t.play("ally-marker")
    assert t.armies("marathas") == {"bijapur": 2}
    assert t.g.friends(number("british"), number("pandya"))


def test_md_e93_allies_and_each_other() -> None:
    text = "armies marathas gujarat=2\narmies rajputs malwa=1\nally marathas=marker rajputs=marker\nfactory "
    t = moving("marathas", text + "gujarat=british", 14)
    assert t.copy().take("gujarat", 1).refusal("go malwa") == "ally-there"
    assert t.copy().play("end").asks == ""
    t = moving("marathas", text + "gujarat=french", 14).play("end")
    assert "attack-factory gujarat" in t.words


# --- further cases ---------------------------------------------------------------------------------------------------


def test_md_e129_army_leaves_factory_stays() -> None:
    text = "armies rajputs gujarat=2\narmies portuguese gujarat=1\nfactory gujarat=portuguese\n"
    t = fighting("rajputs", text + entries(("gujarat", "malwa", 2)), 13).dice(1, 1, 1, 1)
    t.play("retreat arabian_sea")
    assert t.words == ["attack-factory gujarat", "end-battles"]
    t.play("end-battles")
    assert t.armies("rajputs") == {"gujarat": 2}


def test_md_e130_return_past_the_limit() -> None:
    text = "armies muslims nepal=4 delhi=1\narmies mughals oudh=1 agra=1"
    t = moving("muslims", text, 13).move("nepal-oudh", 4).move("delhi-nepal").play("submit")
    while t.asks == "ReturnArmy":
        t.play("return nepal")
    assert t.armies("muslims") == {"nepal": 5}
    t = moving("muslims", "armies muslims nepal=5\narmies mughals oudh=1 agra=1", 14)
    assert t.refusal("end nepal") == "stack-one"


def test_md_e131_one_sea_refused_the_other_open() -> None:
    t = moving("marathas", "armies marathas golconda=1\narmies dutch bay_of_bengal=1", 13)
    t.play("ask-leave bay_of_bengal", "deny").take("golconda", 1)
    u = t.copy().play("go bay_of_bengal")
    assert u.armies("marathas") == {"bay_of_bengal": 1}  # only to attack
    assert u.asks == "Roll"
    t.play("go indian_ocean", "go kerala")
    assert t.armies("marathas") == {"kerala": 1}


def test_md_e132_leader_and_retreat() -> None:
    text = "armies sikhs delhi=2\narmies mughals delhi=2 agra=1\nleader_at alamgir=delhi\n"
    t = fighting("sikhs", text + entries(("delhi", "lahore", 2)), 14).dice(1, 1, 1, 1).decline()
    t.play("retreat agra")
    assert t.words == ["stay", "follow alamgir"]
    u = t.copy().play("follow alamgir", "retreat agra")
    assert u.leader("alamgir") == "agra"
    assert u.score("sikhs") == 0
    t.play("stay", "retreat agra", "stay")
    assert t.leader("alamgir") == ""
    assert t.score("sikhs") == 2
