"""What versions of Maharadjah's rules changed: the same position, played by both versions."""

from __future__ import annotations

import pytest
from md_table import Table, fighting, moving, number, running, second_half


def test_md_8_5_no_retreat_to_the_coast_attackers_embarked_from() -> None:
    """[MD 8.5, R45] Attackers from Orissa who come to Andhra by boat close it as those over the border do."""
    text = "armies cholas orissa=2\narmies pandya andhra=2"
    for rules, refused in ((2, ""), (3, "attackers-came-from-there")):
        t = moving("cholas", text, 9, rules=rules).move("orissa-bay_of_bengal-andhra", 2).decline()
        t.dice(1, 1, 1, 1).decline()
        assert t.asks == "DefenderRetreat"
        assert t.refusal("retreat orissa") == refused


def test_md_11_2_nations_may_ally_before_the_british_first_move() -> None:
    text = "turn 12\narmies rajputs gujarat=1\nnext Sequence 16"
    old, new = (Table(text, rules=rules) for rules in (2, 3))
    assert old.asks == "Movement"
    assert (new.asks, new.words) == ("AskAlliance", ["decline", "ally-marker", "ally-army"])
    new.play("ally-marker")
    assert new.asks == "Movement"
    new.take("arabian_sea", 1).play("go gujarat", "go rajputana")


def test_md_11_1_a_subjects_lone_leader_is_not_killed_by_its_master() -> None:
    text = "armies rajputs delhi=1\nleader_at sanga=rajputana\narmies mughals punjab=2\n"
    text += f"submitted rajputs-north_india={2 ** number('mughals')}"
    for rules, lives in ((2, ""), (3, "rajputana")):
        t = second_half("mughals", text, 12, rules=rules).take("punjab", 1).play("go rajputana")
        assert t.leader("sanga") == lives
        assert t.score("mughals") == (0 if lives else 1)


def test_md_8_4_the_log_names_who_won_a_battle() -> None:
    text = "armies cholas orissa=2\narmies pandya andhra=1"
    for rules, told in ((2, "battle-over"), (3, "battle-won")):
        t = moving("cholas", text, 9, rules=rules).move("orissa-andhra", 2).decline().dice(6, 1, 1)
        assert t.told(told) == [("cholas", "pandya", "andhra", "2")]
    t = moving("cholas", text.replace("orissa=2", "orissa=1"), 9).move("orissa-andhra", 1).decline().dice(1, 6)
    assert t.told("battle-won") == [("pandya", "cholas", "andhra", "1")]


def test_md_8_4_no_winner_where_nobody_is_left() -> None:
    t = moving("cholas", "armies cholas orissa=1\narmies pandya andhra=1", 9).move("orissa-andhra", 1).decline()
    assert t.dice(6, 6).told("battle-drawn") == [("cholas", "pandya", "andhra", "0")]


def test_md_11_1_no_winner_where_a_battle_ends_by_submission() -> None:
    t = moving("mughals", "armies rajputs rajputana=2\narmies mughals punjab=3", 11).move("punjab-rajputana", 3)
    t.decline().dice(1, 1, 1, 1, 1).play("submit")
    while not t.told("battle-drawn"):
        t.play(t.words[0])
    assert t.told("battle-won") == []
    assert t.told("battle-drawn")[0][:3] == ("mughals", "rajputs", "rajputana")


def test_md_r48_who_breaks_off_at_sea_has_not_won() -> None:
    text = "armies portuguese arabian_sea=3\narmies dutch arabian_sea=1"
    won, broken_off = ("portuguese", "dutch", "arabian_sea", "3"), ("portuguese", "dutch", "arabian_sea")
    for rules, told in ((3, {"battle-won": [won]}), (4, {"battle-broken-off": [broken_off]})):
        t = moving("portuguese", text, 11, rules=rules).play("end").play("attack-at-sea arabian_sea dutch")
        t.dice(1, 1, 1, 1).play("stand", "break-off")
        assert {name: t.told(name) for name in ("battle-won", "battle-broken-off") if t.told(name)} == told


def test_md_11_2_nations_may_ally_between_rounds_of_any_battle() -> None:
    """[MD 11.2, R12] Neither side is British or an ally; the army that pays is not killed, and nobody scores for it."""
    text = "armies mughals delhi=2\narmies rajputs delhi=1 agra=1"
    old, new = (fighting("mughals", text, 13, rules=rules).dice(1, 1, 1) for rules in (4, 5))
    while old.asks == "AskSubmission":
        old.play("decline")
    assert old.asks == "DefenderRetreat"
    while new.asks == "AskSubmission":
        new.play("decline")
    assert (new.asks, new.g.decision.nation) == ("AskAlliance", number("rajputs"))
    new.play("ally-army", "remove delhi")
    assert new.armies("rajputs") == {"agra": 1}
    assert new.told("loses") == []
    assert new.score("mughals") == 0
    new.decline()
    assert new.told("battle-won") == [("mughals", "rajputs", "delhi", "2")]


def test_md_11_2_the_attacker_is_asked_too() -> None:
    t = fighting("mughals", "armies mughals delhi=2\narmies cholas delhi=1", 13).dice(1, 1, 1)
    asked = []
    while t.asks == "AskAlliance":
        asked.append(t.g.decision.nation)
        t.play("decline")
    assert asked == [number("cholas"), number("mughals")]


def test_md_11_2_nobody_is_asked_before_the_british_arrive() -> None:
    t = fighting("mughals", "armies mughals delhi=2\narmies cholas delhi=1", 12).dice(1, 1, 1)
    assert t.asks == "DefenderRetreat"


def test_md_r12_the_attacker_that_pays_is_one_that_could_not_retreat() -> None:
    """One came by land and one by boat: the one by boat pays, the other may still go back."""
    text = "armies marathas orissa=2\narmies cholas andhra=1"
    t = moving("marathas", text, 13).move("orissa-bay_of_bengal-andhra").move("orissa-andhra")
    t.dice(1, 1, 1).play("decline", "ally-army")
    assert t.armies("marathas") == {"andhra": 1}
    t.play("stand")
    assert "retreat orissa" in t.words
    assert t.refusal("retreat-landed orissa") == "no-such-choice"  # nobody is left who came by boat


def test_md_r12_between_rounds_against_a_factory_too() -> None:
    text = "armies cholas golconda=2\nfactory golconda=french"
    old, new = (fighting("cholas", text, 13, rules=rules).play("attack-factory golconda") for rules in (4, 5))
    assert old.dice(1, 1, 1).asks == "AskSiege"
    assert new.dice(1, 1, 1).asks == "AskAlliance"
    new.play("ally-army")
    assert new.armies("cholas") == {"golconda": 1}
    assert new.asks == "AskSiege"


def test_md_11_2_who_allies_leaves_a_british_factory_alone() -> None:
    t = fighting("cholas", "armies cholas golconda=2\nfactory golconda=british", 13)
    t.play("attack-factory golconda").dice(1, 1, 1).play("ally-marker")
    assert t.factories("british") == ["golconda"]
    assert t.asks == ""


@pytest.mark.parametrize(("rules", "asked"), [(4, "RemoveArmy"), (5, "AskAlliance")])
def test_md_r12_before_overpopulation_takes_an_army(rules: int, asked: str) -> None:
    text = "armies rajputs delhi=3 agra=2"
    t = running("rajputs", text, "BeforeOverpopulation", "Overpopulation", turn=13, rules=rules)
    assert t.asks == asked
    if rules == 5:
        t.play("ally-army", "remove delhi")
        assert t.armies("rajputs") == {"delhi": 2, "agra": 2}
        assert t.asks == ""  # four armies for two areas: nothing else is lost


def test_md_r12_without_overpopulation_nobody_is_asked() -> None:
    text = "armies rajputs delhi=2 agra=2"
    assert running("rajputs", text, "BeforeOverpopulation", "Overpopulation", turn=13).asks == ""
