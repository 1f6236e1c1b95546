"""Cases of the rules that random play hardly ever meets."""

from __future__ import annotations

from md_table import Table, fighting, moving, number, running
from test_rulings import entry

from durbar.engine.flow import CHANCE
from durbar.games.maharadjah import GAME


def french_leader(text: str) -> str:
    return f"leader_at dupleix=karnataka\nfactory karnataka=french\narmies cholas karnataka=2\n{text}"


def test_md_r35_a_leader_dies_beside_foreign_armies_when_his_factory_is_taken_up() -> None:
    t = running("french", french_leader("armies french indian_ocean=1"), "FactoryPhase", turn=14)
    t.play("take-up karnataka")
    assert t.leader("dupleix") == ""
    assert t.told("leader-killed") == [("dupleix", "karnataka", "cholas")]


def test_md_r35_a_leader_alone_with_his_factory_survives_that_it_is_taken_up() -> None:
    text = "leader_at dupleix=karnataka\nfactory karnataka=french\narmies french indian_ocean=1"
    t = running("french", text, "FactoryPhase", turn=14).play("take-up karnataka")
    assert t.leader("dupleix") == "karnataka"


def test_md_r35_the_armies_that_stay_kill_him_when_factory_and_attackers_destroy_each_other() -> None:
    text = "leader_at dupleix=golconda\nfactory golconda=french\narmies pandya golconda=1\n"
    text += "armies mughals golconda=1 bidar=1"
    t = (
        fighting("mughals", f"{text}\n{entry('golconda', 'bidar', 1)}", 14)
        .dice(1, 1)
        .play("submit", "fight")
        .dice(6, 6)
    )
    assert t.factories("french") == []
    assert t.told("leader-killed") == [("dupleix", "golconda", "pandya")]


def test_md_r30_the_price_of_alliance_does_not_kill_the_leader_beside_the_new_friends() -> None:
    text = "armies british gujarat=2\narmies rajputs gujarat=1 delhi=1\nleader_at sanga=gujarat"
    t = fighting("british", f"{text}\n{entry('gujarat', 'arabian_sea', 2)}", 12).dice(1, 1, 1)
    t.play("decline", "ally-army", "remove gujarat")
    assert t.leader("sanga") == "gujarat"
    assert t.armies("british") == {"gujarat": 2}


ALL_OTHER_COASTS = "armies marathas andhra=4\narmies mughals assam=1 bengal=1 golconda=1 orissa=1\n"


def test_md_r18_boats_do_not_set_out_where_they_cannot_land() -> None:
    allies = "ally marathas=marker mughals=marker"
    t = moving("marathas", ALL_OTHER_COASTS + allies, 13).take("andhra", 1)
    assert t.refusal("go bay_of_bengal") == "must-land"
    assert t.refusal("go berar") == ""
    u = moving("marathas", ALL_OTHER_COASTS, 13).take("andhra", 1)
    assert u.refusal("go bay_of_bengal") == ""  # nothing forbids them to land and fight


def test_md_5_41_leave_is_asked_even_if_nothing_else_can_move() -> None:
    text = "armies marathas simhala=1\narmies mughals lanka=1\narmies british indian_ocean=1\n"
    t = moving("marathas", text + "ally marathas=marker mughals=marker", 13)
    assert t.words == ["ask-leave indian_ocean", "end"]
    t.play("ask-leave indian_ocean", "grant").move("simhala-indian_ocean-kerala")
    assert t.armies("marathas") == {"kerala": 1}


def test_md_5_41_leave_is_asked_for_arms_after_the_leader_has_moved() -> None:
    text = "armies marathas bidar=1 mysore=1\nleader_at shivaji=mysore\narmies dutch bay_of_bengal=1\n"
    text += "factory bijapur=french\narmies french kerala=1\narms_holder french=marathas\narms_at french=bidar\n"
    t = moving("marathas", text + "armies marathas bijapur=1", 13)
    t.play("take-leader mysore", "go golconda", "stop")
    assert "ask-leave bay_of_bengal" in t.words


def test_md_r4_the_leader_who_shifts_is_told() -> None:
    text = "armies rajputs gandhara=2 kashmir=1\narmies mughals central_asia=6\nleader_at timur=central_asia"
    t = moving("mughals", text, 11).take("central_asia", 6, "with timur").play("go kashmir", "stop", "submit")
    assert t.asks == "ShiftLand"
    t.play("shift china")
    assert ("timur", "central_asia", "china") in t.told("follows")


def test_md_11_1_who_submitted_to_a_power_cannot_refuse_its_factories_anywhere() -> None:
    text = "armies portuguese arabian_sea=1\narmies rajputs gujarat=1 maharashtra=1\n"
    text += f"submitted rajputs-north_india={2 ** number('portuguese')}"
    t = running("portuguese", text, "FactoryPhase", turn=13).play("build maharashtra", "build gujarat")
    assert t.factories("portuguese") == ["gujarat", "maharashtra"]


def test_md_11_1_mughals_of_the_south_are_not_bound_by_those_of_the_north() -> None:
    text = "armies dutch arabian_sea=1\narmies mughals gujarat=1 maharashtra=1\n"
    text += f"submitted mughals-north_india={2 ** number('dutch')}"
    t = running("dutch", text, "FactoryPhase", turn=13).play("build maharashtra")
    assert t.asks == "Consent"


def test_md_r22_an_alliance_alone_lets_nobody_attack_the_factory_before_leaving() -> None:
    text = f"armies british golconda=2\n{entry('golconda', 'indian_ocean', 2)}\n"
    text += "armies cholas golconda=1\nfactory golconda=french"
    t = fighting("british", text, 14).dice(1, 1, 1).play("ally-marker")
    assert t.armies("british") == {"indian_ocean": 2}
    assert t.factories("french") == ["golconda"]


def test_md_r28_who_leaves_a_new_ally_may_crowd_the_place_it_came_from() -> None:
    text = "armies marathas mysore=4 golconda=4 kerala=1 bidar=1\narmies pandya kerala=1 bidar=1\nally marathas=marker"
    assert fighting("marathas", text, 14).asks == "ChooseBattle"  # and the table finds nothing broken


OVERRUN = "armies muslims punjab=3\narmies sikhs baluchistan=1\narmies portuguese arabian_sea=1\n"


def embark_over(text: str) -> Table:
    """Two Muslims overrun Baluchistan, a third embarks from there to attack."""
    return moving("muslims", OVERRUN + text, 12).move("punjab-baluchistan", 2).move("punjab-baluchistan-arabian_sea")


def test_md_r44_nobody_lands_where_those_stand_who_submitted_meanwhile() -> None:
    t = embark_over("armies mughals sind=1").play("submit").dice(6, 1)
    assert t.asks == "LandArmy"
    assert t.refusal("land baluchistan") == "not-own-nor-free"
    assert t.words == ["land gujarat", "land bijapur", "land maharashtra", "land malabar"]


def test_md_8_2_no_landing_on_a_coast_held_by_others_even_where_the_boats_set_out() -> None:
    t = embark_over("").play("decline", "attack-at-sea arabian_sea portuguese").dice(6, 1).decline()
    t.play("land-all arabian_sea")
    assert "land baluchistan" not in t.words


def test_md_r44_an_army_at_sea_without_a_coast_is_removed_and_the_leader_with_it() -> None:
    text = "armies marathas arabian_sea=2\nphase battle\nleader_at shivaji=arabian_sea\n"
    text += "armies mughals baluchistan=1 bijapur=1 gujarat=1 maharashtra=1 malabar=1 sind=1\n"
    text += entry("arabian_sea", "sind", 2)
    t = running("marathas", text, "Landing 42", turn=13)
    assert t.armies("marathas") == {}
    assert t.leader("shivaji") == ""
    assert sum(t.g.score) == 0


def test_md_r32_arms_are_looked_at_when_all_losses_of_a_round_are_taken() -> None:
    text = "armies british bengal=2\narmies pandya bengal=1 golconda=1\nfactory golconda=dutch\narmies dutch kerala=1\n"
    text += "arms_holder dutch=pandya\narms_at dutch=bengal\n"
    text += entry("bengal", "orissa", 1) + "\n" + entry("bengal", "bay_of_bengal", 1)
    t = fighting("british", text, 13).dice(6, 1, 6)
    assert t.asks == "ChooseLoss"
    GAME.check(t.g)  # nothing is broken while the attacker chooses
    t.play("lose orissa")
    assert t.arms("dutch") == ("", "")


def test_md_r26_the_price_of_alliance_leaves_no_leader_alone_beside_others() -> None:
    text = (
        "armies marathas malwa=1 khandesh=1\narmies rajputs malwa=1\narmies mughals khandesh=2\nally rajputs=marker\n"
    )
    text += f"leader_at rao=khandesh\n{entry('malwa', 'gujarat', 1)}\n{entry('khandesh', 'berar', 1)}"
    t = fighting("marathas", text, 14).play("attack malwa").dice(1, 1)
    t.play("decline", "ally-army", "remove khandesh")
    assert t.leader("rao") == ""
    assert t.told("leader-killed") == [("rao", "khandesh", "mughals")]
    assert t.score("mughals") == 1


def test_md_8_3_a_roll_names_one_face_for_each_die() -> None:
    t = fighting("sikhs", "armies sikhs agra=1\narmies mughals agra=1", 13)
    for words in (("roll", "12"), ("roll", "7"), ("roll", "1", "2"), ("roll",)):
        assert t.g.decision.option_of(t.g, CHANCE, words) == -1
    six = t.g.decision.option_of(t.g, CHANCE, ("roll", "6"))
    assert t.g.decision.words(t.g, six) == ("roll", "6")
