"""Worked examples: battle (MD-E49 to MD-E72, MD-E129 to MD-E132)."""

from __future__ import annotations

import pytest
from md_table import Table, fighting, moving, number

from durbar.games.maharadjah.ids import PLACE_NAMES
from durbar.games.maharadjah.rules.rounds import AT_FACTORY, ATTACKING, BY_FACTORY, bonus_of, needed_to_hit


def entries(*rows: tuple[str, str, int]) -> str:
    """From where the attackers came: area, origin, armies."""
    return "\n".join(f"entries place={area} came_from={origin} armies={armies}" for area, origin, armies in rows)


def test_md_e49_andhra() -> None:
    t = fighting("mughals", "armies british andhra=3\narmies mughals andhra=4", turn=13).dice(2, 2, 5, 6, 1, 3, 4)
    assert t.armies("mughals") == {"andhra": 3}
    assert t.armies("british") == {"andhra": 2}
    told = [words for words in t.told("die") if words[3] == "1"]
    assert told == [("mughals", "6", "0", "1"), ("british", "4", "1", "1")]


def test_md_8_3_what_the_dice_need_and_why_is_told() -> None:
    t = fighting("mughals", "armies british andhra=3\narmies mughals andhra=4", turn=13).dice(2, 2, 5, 6, 1, 3, 4)
    t.decline().play("stand")
    assert t.told("aims") == [
        ("british", "5", "no-cover", "colonial-army"),
        ("mughals", "6", "in-hiland-against-colonial", "nothing-added"),
    ]


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
    came = "entries place=lanka came_from=kerala boat=1 armies=3"
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
    t.play("attack-factory golconda").dice(1, 1, 2).decline()
    assert len(t.told("die")) == 6
    assert t.asks == "AskSiege"


def test_md_e69_home_attack_on_a_factory() -> None:
    t = fighting("cholas", "armies cholas golconda=2\nfactory golconda=french", 14)
    t.play("attack-factory golconda").dice(1, 2, 3).decline().play("break-off")
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


# --- further cases ---------------------------------------------------------------------------------------------------


def test_md_e129_army_leaves_factory_stays() -> None:
    text = "armies rajputs gujarat=2\narmies portuguese gujarat=1\nfactory gujarat=portuguese\n"
    t = fighting("rajputs", text + entries(("gujarat", "malwa", 2)), 13).dice(1, 1, 1, 1).decline()
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
