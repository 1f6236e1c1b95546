"""Worked examples: submission and alliance (MD-E73 to MD-E93)."""

from __future__ import annotations

from md_table import Table, fighting, moving, number, running, second_half

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
    assert t.told("void") == [("mughals", "afghans")]
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
