"""Worked examples: factories, arms, Raj, victory points and cards (MD-E94 to MD-E128)."""

from __future__ import annotations

import pytest
from md_table import Table, ending, moving, number, running, steps

from durbar.games.maharadjah import GAME
from durbar.games.maharadjah.ids import LEADER_NAMES, PLACE_NAMES, TABLE_NAMES
from durbar.games.maharadjah.rules.raj import raj_areas
from durbar.games.maharadjah.rules.victory import coasts_of
from durbar.games.maharadjah.state_facts import leader_points

BUILDING = "FactoryPhase"


def test_md_e94_where() -> None:
    text = "armies dutch indian_ocean=1 karnataka=1\narmies sinhalese lanka=1\narmies cholas golconda=1"
    t = running("dutch", text, BUILDING, turn=13)
    assert t.refusal("build kerala") == "no-army-near"
    assert {"build karnataka", "build lanka", "build golconda"} <= set(t.words)
    u = t.copy().play("build lanka")
    assert u.factories("dutch") == ["lanka"]
    v = t.copy().play("build golconda")
    assert (v.asks, v.seat) == ("Consent", "C")
    v.play("refuse")
    assert v.refusal("build golconda") == "consent-refused"
    t.play("build golconda", "agree", "build karnataka")
    assert t.factories("dutch") == ["golconda", "karnataka"]
    assert t.asks == ""  # two at most


def test_md_e95_not_there() -> None:
    text = "armies dutch assam=1 baluchistan=1 simhala=1\nfactory sind=dutch gujarat=dutch kerala=dutch"
    t = running("dutch", text, BUILDING, turn=13)
    for place in ("assam", "baluchistan", "simhala", "delhi"):
        assert t.refusal(f"build {place}") == "no-such-choice"
    assert t.refusal("build sind") == "site-taken"
    assert t.refusal("build bengal") == "no-factory-left"
    six = "factory sind=british gujarat=british kerala=british bengal=british orissa=british andhra=british"
    t = running("british", f"armies british karnataka=1\n{six}", BUILDING, turn=14)
    assert t.refusal("build karnataka") == "no-factory-left"


ARMED = "armies french karnataka=1\nfactory golconda=french\narmies cholas golconda=2 mysore=1"


def test_md_e97_arms() -> None:
    t = running("french", ARMED, "ArmsPhase", turn=13)
    assert t.words == ["keep", "arm cholas"]
    t.play("arm cholas")
    assert t.arms("french") == ("cholas", "")
    given = f"{ARMED}\narms_holder french=cholas"
    u = running("cholas", given, "ArmsEnter", turn=14)
    assert u.words == ["place golconda", "place mysore"]
    u.play("place mysore")
    assert u.arms("french") == ("cholas", "mysore")
    sea = moving("french", given, 14).take("karnataka", 1).play("go indian_ocean", "stop")
    assert sea.arms("french") == ("", "")
    left = moving("cholas", given, 14).move("golconda-bidar", 2)
    assert left.arms("french") == ("", "")
    entered = moving("cholas", f"{given}\narms_at french=mysore", 14).move("golconda-bidar", 2)
    assert entered.arms("french") == ("", "")


def test_md_12_2_the_log_tells_what_becomes_of_arms() -> None:
    t = running("french", ARMED, "ArmsPhase", turn=13).play("arm cholas")
    assert t.told("arms-given") == [("french", "cholas")]
    given = f"{ARMED}\narms_holder french=cholas"
    t = running("french", given, "ArmsPhase", turn=13).play("take-back")
    assert t.told("arms-back") == [("french", "cholas")]
    assert t.told("arms-given") == []
    t = running("cholas", given, "ArmsEnter", turn=14).play("place mysore")
    assert t.told("arms-enter") == [("french", "cholas", "mysore")]
    t = moving("cholas", given, 14).move("golconda-bidar", 2)
    assert t.told("arms-lost") == [("french", "cholas")]


def test_md_e99_arms_alone() -> None:
    text = f"{ARMED}\narms_holder french=cholas\narms_at french=mysore\narmies pandya mysore=1"
    t = Table(f"turn 14\nnation pandya\nphase battle\n{text}\n{steps('pandya', 'BattlePhase')}")
    t.dice(6, 6)
    assert t.armies("pandya") == {}
    assert t.arms("french") == ("", "")
    u = moving("cholas", f"{ARMED}\narms_holder french=cholas\narms_at french=mysore", 14)
    assert "take-leader mysore" not in u.words  # arms do not move alone


# --- Raj -------------------------------------------------------------------------------------------------------------


def held(nation: str, count: int, skip: tuple[str, ...] = ()) -> str:
    places = [place for place in PLACE_NAMES[:36] if place not in skip][:count]
    return f"armies {nation} " + " ".join(f"{place}=1" for place in places)


@pytest.mark.parametrize(("areas", "points"), [(8, 0), (9, 1), (17, 1), (18, 2), (22, 2)])
def test_md_e100_thresholds(areas: int, points: int) -> None:
    t = running("mughals", held("mughals", areas), "CountRaj", turn=11)
    assert t.g.raj[number("mughals")] == points
    assert t.score("mughals") == 0  # booked at the end of the turn
    t = ending(f"{held('mughals', areas)}\nraj mughals={points}", 12)
    assert t.score("mughals") == points
    assert [n // 9 for n in (26, 27, 35, 36)] == [2, 3, 3, 4]


def test_md_e101_what_counts() -> None:
    text = held("mughals", 7, ("delhi", "agra")) + "\nleader_at timur=agra\narmies rajputs delhi=1\n"
    text += f"submitted rajputs-north_india={2 ** number('mughals')}"
    t = running("mughals", text, "CountRaj", "Homegoing", turn=11)
    assert t.g.raj[number("mughals")] == 1
    assert t.leader("timur") == ""


def british_table(ally: str = "", rules: int = GAME.rules_version) -> Table:
    taken = ("gujarat", "karnataka", "bengal", "kerala", "delhi", "agra", "oudh", "assam", "bhutan", "ladakh", "nepal")
    rest = [place for place in PLACE_NAMES[:36] if place not in taken]
    text = "armies british gujarat=1\nfactory gujarat=british karnataka=british bengal=british kerala=french\n"
    text += "armies cholas karnataka=1\narmies mughals bengal=1\narmies rajputs delhi=1 agra=1 oudh=1\n"
    text += f"ally rajputs=marker {ally}\narmies guptas " + " ".join(f"{place}=1" for place in rest)
    return Table(f"turn 13\nnation british\n{text}\nover", rules=rules)


def test_md_e102_british() -> None:
    assert raj_areas(british_table().g, number("british")) == 9
    assert raj_areas(british_table("mughals=marker", rules=4).g, number("british")) == 10
    assert raj_areas(british_table("mughals=marker").g, number("british")) == 9  # R33: the Mughals can claim it too


def test_md_e103_the_other_side() -> None:
    text = held("mughals", 8, ("bengal",)) + " bengal=1\nfactory bengal=british"
    t = running("mughals", text, "CountRaj", turn=13)
    assert (raj_areas(t.g, number("mughals")), t.g.raj[number("mughals")]) == (8, 0)
    for rules, counted in ((4, 9), (5, 0)):  # R33: allied, all nine are claimed by two
        t = running("mughals", f"{text}\nally mughals=marker", "CountRaj", turn=13, rules=rules)
        assert (raj_areas(t.g, number("mughals")), t.g.raj[number("mughals")]) == (counted, counted // 9)
        empty = sum(t.g.is_empty(area) for area in range(36))
        assert raj_areas(t.g, number("british")) == counted + empty


# --- ways of scoring -------------------------------------------------------------------------------------------------


def test_md_e104_greeks() -> None:
    t = moving("greeks", "armies greeks afghanistan=2", 4, then=("RaidPoints",))
    t.move("afghanistan-gandhara").move("afghanistan-punjab")
    assert t.score("greeks") == 2
    assert ending("armies greeks gandhara=1\nscore greeks=2", 4).score("greeks") == 4


def test_md_e106_raid_from_the_start() -> None:
    t = running(
        "muslims", "armies muslims delhi=1 punjab=1 bidar=1", "Invasion", "MoveAndFight 0", "RaidPoints", turn=15
    )
    t.move("delhi-agra-oudh").play("end")
    assert t.score("muslims") == 6
    assert {words[1] for words in t.told("scores-raid")} == {"delhi", "punjab", "oudh"}


@pytest.mark.parametrize(
    ("areas", "points"),
    [
        (("malabar", "golconda"), 4),
        (("sind", "malabar", "golconda"), 6),
        (("kerala", "malabar"), 4),
        (("bengal", "orissa"), 3),
        (("malabar",), 2),
    ],
)
def test_md_e107_coasts(areas: tuple[str, ...], points: int) -> None:
    text = "factory " + " ".join(f"{area}=dutch" for area in areas)
    t = ending(text, 13)
    assert t.score("dutch") == points
    assert coasts_of(t.g, number("dutch")) == points - len(areas)


def test_md_e108_not_destroyed() -> None:
    t = Table("turn 8\narmies guptas delhi=3 agra=3 oudh=2\narmies rajputs lahore=1\nnext StartOfTurn")
    assert t.armies("guptas") == {}
    assert sum(t.g.score) == 0
    t = running("mauryans", "armies mauryans delhi=3", "Overpopulation")
    assert sum(t.g.score) == 0
    t = running("sikhs", "armies mughals lahore=3", "Invasion", turn=13)
    assert sum(t.g.score) == 0
    t = running("british", "armies british kerala=1\nfactory sind=british", BUILDING, turn=13).play("take-up sind")
    assert sum(t.g.score) == 0


def test_md_e109_destroyed_in_defence() -> None:
    t = Table(
        f"turn 12\nnation muslims\nphase battle\narmies muslims gujarat=1\nfactory gujarat=portuguese\n"
        f"{steps('muslims', 'BattlePhase')}"
    )
    t.play("attack-factory gujarat").dice(1, 5)
    assert t.score("portuguese") == 2
    assert t.factories("portuguese") == ["gujarat"]


@pytest.mark.parametrize(
    ("nation", "leader", "expected"),
    [
        ("sinhalese", "raja_raja", {"p4": 1, "p5": 1, "p3": 0, "p3_short": 1}),
        ("mughals", "dupleix", {"p4": 1, "p5": 1, "p3": 0, "p3_short": 1}),
        ("mughals", "abdali", {"p4": 1, "p5": 1, "p3": 0, "p3_short": 1}),
        ("marathas", "abdali", {"p4": 0, "p5": 2, "p3": 0, "p3_short": 0}),
        ("muslims", "shivaji", {"p4": 0, "p5": 2, "p3": 0, "p3_short": 0}),
        ("pandya", "raja_raja", {"p4": 1, "p5": 1, "p3": 1, "p3_short": 1}),
    ],
)
def test_md_e110_tables(nation: str, leader: str, expected: dict[str, int]) -> None:
    for table, points in expected.items():
        found = leader_points(TABLE_NAMES.index(table), number(nation), LEADER_NAMES.index(leader))
        assert found == points, table


def test_md_e111_tie() -> None:
    t = Table("turn 17\nscore pandya=80 marathas=80 cholas=71 sinhalese=60\nnext PlayGame")
    result = GAME.result(t.g)
    assert t.match.over
    assert result.scores == (80, 80, 71, 60)
    assert result.ranks == (1, 1, 3, 4)


# --- victory cards ---------------------------------------------------------------------------------------------------

CARDS = [
    ("MD-E112", "pandya", 10, "lanka mysore kerala golconda", 5),
    ("MD-E112", "pandya", 13, "golconda kerala lanka", 4),
    ("MD-E112", "pandya", 16, "golconda kerala lanka delhi", 3),
    ("MD-E113", "greeks", 5, "gandhara punjab sind", 5),
    ("MD-E113", "greeks", 7, "gandhara delhi", 1),
    ("MD-E114", "afghans", 16, "delhi lahore ladakh", 2),
    ("MD-E115", "marathas", 7, "maharashtra bijapur delhi", 5),
    ("MD-E115", "marathas", 14, "gujarat malwa maharashtra", 6),
    ("MD-E115", "marathas", 16, "maharashtra bijapur gujarat", 7),
    ("MD-E117", "mauryans", 4, "bihar magadha orissa delhi nepal", 8),
    ("MD-E117", "mauryans", 5, "bihar magadha orissa delhi nepal", 0),
    ("MD-E118", "harappans", 4, "gujarat sind nepal khandesh", 4),
    ("MD-E119", "sinhalese", 10, "karnataka lanka simhala mysore", 8),
    ("MD-E119", "sinhalese", 7, "lanka simhala", 3),
    ("MD-E120", "sikhs", 13, "lahore kashmir ladakh khandesh", 4),
    ("MD-E121", "rajputs", 6, "gandhara sind nepal", 3),
    ("MD-E121", "rajputs", 10, "gujarat malwa delhi jaunpur", 5),
    ("MD-E121", "rajputs", 12, "agra oudh", 2),
    ("MD-E122", "guptas", 7, "bengal kashmir golconda", 5),
    ("MD-E122", "guptas", 10, "bengal nepal golconda", 2),
    ("MD-E124", "mughals", 10, "punjab gandhara", 4),
    ("MD-E124", "mughals", 13, "delhi kashmir nepal lanka", 7),
    ("MD-E124", "mughals", 14, "andhra delhi", 4),
    ("MD-E124", "mughals", 16, "andhra berar lanka", 6),
]


def card_score(nation: str, turn: int, areas: str) -> int:
    held_areas = " ".join(f"{area}=1" for area in areas.split())
    return ending(f"armies {nation} {held_areas}", turn).score(nation)


@pytest.mark.parametrize(("case", "nation", "turn", "areas", "points"), CARDS)
def test_md_e112_to_md_e124_cards(case: str, nation: str, turn: int, areas: str, points: int) -> None:
    assert card_score(nation, turn, areas) == points, case


def cases(name: str) -> list[tuple[str, int, str, int]]:
    return [row[1:] for row in CARDS if row[0] == name]


def holds(name: str) -> bool:
    return all(card_score(nation, turn, areas) == points for nation, turn, areas, points in cases(name))


def test_md_e112_pandya() -> None:
    assert holds("MD-E112")


def test_md_e113_greeks() -> None:
    assert holds("MD-E113")


def test_md_e114_afghans() -> None:
    assert holds("MD-E114")
    t = running("afghans", "armies afghans delhi=1 lahore=1 punjab=1", "Settle", "RaidPoints", turn=15)
    assert t.score("afghans") == 11


def fight(nation: str, text: str, turn: int, *dice: int) -> Table:
    t = Table(f"turn {turn}\nnation {nation}\nphase battle\n{text}\n{steps(nation, 'BattlePhase')}")
    return t.dice(*dice)


def test_md_e115_marathas() -> None:
    assert holds("MD-E115")
    t = fight("marathas", "armies marathas gujarat=1\narmies mughals gujarat=1\nfactory gujarat=british", 14, 6, 1)
    assert t.score("marathas") == 1
    t.play("attack-factory gujarat").dice(6, 1)
    assert t.score("marathas") == 2


def test_md_e117_mauryans() -> None:
    assert holds("MD-E117")
    assert ending("armies mauryans bihar=1\nraj mauryans=2", 5).score("mauryans") == 2


def test_md_e118_harappans() -> None:
    assert holds("MD-E118")
    t = fight("mauryans", "armies mauryans delhi=2\narmies harappans delhi=2", 1, 1, 1, 6, 6)
    assert t.score("harappans") == 4
    t = fight("guptas", "armies guptas delhi=1\narmies harappans delhi=1", 7, 1, 6)
    assert t.score("harappans") == 0


def test_md_e119_sinhalese() -> None:
    assert holds("MD-E119")


def test_md_e120_sikhs() -> None:
    assert holds("MD-E120")
    t = fight("afghans", "armies sikhs lahore=2\narmies afghans lahore=1\nleader_at abdali=lahore", 15, 2, 5, 1)
    assert t.armies("afghans") == {}
    assert t.leader("abdali") == ""
    assert t.score("sikhs") == 2


def test_md_e121_rajputs() -> None:
    assert holds("MD-E121")
    assert fight("rajputs", "armies rajputs delhi=1\narmies guptas delhi=1", 7, 6, 1).score("rajputs") == 1
    assert fight("rajputs", "armies rajputs delhi=1\narmies mauryans delhi=1", 5, 6, 1).score("rajputs") == 0


def test_md_e122_guptas() -> None:
    assert holds("MD-E122")


def test_md_e124_mughals() -> None:
    assert holds("MD-E124")


def test_md_e125_portuguese() -> None:
    t = fight(
        "muslims", "armies muslims sind=1 bidar=1\narmies portuguese sind=1\nfactory sind=portuguese", 12, 1, 5, 1
    )
    assert t.score("portuguese") == 2
    t = ending("factory sind=portuguese gujarat=portuguese\nscore portuguese=2", 12)
    assert t.score("portuguese") == 5


def test_md_e126_dutch() -> None:
    assert ending("factory lanka=dutch kerala=dutch", 13).score("dutch") == 3


def test_md_e128_british() -> None:
    names = ("sind", "gujarat", "karnataka", "kerala", "andhra", "bengal")
    t = ending("factory " + " ".join(f"{name}=british" for name in names) + "\nraj british=2", 16)
    assert t.score("british") == 11
