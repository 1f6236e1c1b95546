"""What is told while a rule happens, word for word; and rules at their very edge."""

from __future__ import annotations

from typing import Any

from md_table import Table, fighting, moving, number, running, second_half, steps

import durbar
from durbar.engine.refusal import OK
from durbar.games.maharadjah import GAME
from durbar.games.maharadjah.ids import AREAS, LEADER_NAMES, NONE, PLACE_NAMES, POWERS, SEAS
from durbar.games.maharadjah.rules.battle import at_sea
from durbar.games.maharadjah.rules.movement import abroad
from durbar.games.maharadjah.rules.raj import counts_for
from durbar.games.maharadjah.rules.retreat import way_back_refused
from durbar.games.maharadjah.rules.rounds import BY_BOAT
from durbar.games.maharadjah.rules.withdrawal import ReturnArmy
from durbar.games.maharadjah.state_facts import LEADER_TURN, REPLACED_TURN
from durbar.games.maharadjah.words import LANDED_BY_BOAT
from durbar.match.position import step_of

ARMED = "armies cholas golconda=2 mysore=1\nfactory golconda=french\narmies french karnataka=1"
SUBJECTS = "armies rajputs gandhara=2 kashmir=1\narmies mughals central_asia=6\nleader_at timur=central_asia"
SITES = "armies dutch indian_ocean=1 karnataka=1\narmies sinhalese lanka=1\narmies cholas golconda=1"


def story(t: Table) -> list[str]:
    return [" ".join(words) for words in t.match.events()]


def at_once(text: str, turn: int, plan: str) -> list[str]:
    """What is told before anybody is asked."""
    g = durbar.load(f"maharadjah seats=4\nturn {turn}\n{text}\nover").state
    g.log = []
    g.do(*(step_of(GAME, 0, line.split()[1:]) for line in plan.splitlines()))
    g.advance()
    return [" ".join(GAME.event_words(g, event)) for event in g.log]


def of(nation: str, text: str, *names: str, turn: int) -> list[str]:
    return at_once(f"nation {nation}\n{text}", turn, steps(nation, *names))


# --- MD 4 to 6 -------------------------------------------------------------------------------------------------------


def test_md_4_3_a_move_and_a_battle_are_told() -> None:
    t = moving("rajputs", "armies rajputs delhi=2\narmies cholas agra=1").move("delhi-agra", 2)
    assert story(t) == [
        "moves rajputs delhi agra 2",
        "movement-over rajputs",
        "battle rajputs cholas agra",
        "round 1 agra",
        "aims cholas 5 no-cover nothing-added",
        "aims rajputs 5 no-cover nothing-added",
    ]


def test_md_r3_who_must_stay_is_told_and_remembered_only_beside_others() -> None:
    t = moving("muslims", "armies muslims delhi=3\narmies cholas agra=1").take("delhi", 3).play("go agra", "go oudh")
    assert story(t)[:3] == ["moves muslims delhi agra 3", "stays muslims agra 2", "moves muslims agra oudh 1"]
    assert "entries place=agra came_from=delhi armies=2" in t.match.position()
    assert "place=oudh" not in t.match.position()


def test_md_r41_an_army_left_on_the_way_is_told() -> None:
    t = moving("mughals", "armies mughals delhi=3\nleader_at akbar=delhi", 12).take("delhi", 3, "with akbar")
    t.play("go agra", "leave-army", "leave-army", "leave-army", "go oudh", "stop")
    assert story(t)[2:5] == ["stays mughals agra 1"] * 3  # the leader alone goes on
    assert t.leader("akbar") == "oudh"


def test_md_r41_the_last_army_stays_only_if_a_leader_goes_on() -> None:
    text = "armies mughals delhi=1 bengal=1\nleader_at akbar=delhi\nfactory bengal=british\narmies british bihar=1\n"
    t = moving("mughals", text + "arms_holder british=mughals\narms_at british=delhi", 12)
    t.take("delhi", 1, "with-two akbar arms-british").play("go agra")
    assert t.refusal("leave-army") == "cannot-split"


def test_md_5_41_leave_given_and_denied_are_told() -> None:
    for answer, told in (("grant", "leave-given"), ("deny", "leave-denied")):
        t = moving("marathas", "armies marathas golconda=2\narmies dutch bay_of_bengal=1", 13)
        assert story(t.play("ask-leave bay_of_bengal", answer)) == [f"{told} dutch marathas bay_of_bengal"]


def test_md_7_4_the_second_half_is_told() -> None:
    t = moving("muslims", "armies muslims karnataka=2", turn=10).move("karnataka-lanka", 2)
    assert story(t) == ["moves muslims karnataka lanka 2", "movement-over muslims", "second-half muslims"]


def test_md_6_0_an_army_too_many_is_told() -> None:
    t = running("cholas", "armies cholas mysore=3 kerala=3 bidar=2 berar=1", "Overpopulation")
    assert story(t.play("remove mysore")) == ["removed cholas mysore 1 overpopulation"]


# --- MD 8 ------------------------------------------------------------------------------------------------------------


def test_md_8_4_dice_and_losses_are_told() -> None:
    t = fighting("mughals", "armies mughals nepal=1\narmies rajputs nepal=1").dice(5, 5)
    assert story(t) == [
        "die mughals 5 0 0",
        "die rajputs 5 0 1",
        "loses mughals nepal 1 rajputs",
        "battle-won rajputs mughals nepal 1",
    ]


def test_md_8_3_six_is_needed_against_any_power_even_the_first() -> None:
    text = "armies portuguese arabian_sea=1\narmies dutch arabian_sea=1"
    t = fighting("dutch", text, 13).play("attack-at-sea arabian_sea portuguese")
    assert story(t)[2] == "aims portuguese 6 against-colonial colonial-army"


def test_md_8_5_a_retreat_is_told() -> None:
    text = "armies muslims bidar=2\narmies cholas bidar=1 golconda=1\n"
    t = fighting("muslims", text + "entries place=bidar came_from=berar boat=0 armies=2").dice(1, 2, 3)
    assert story(t.play("retreat golconda"))[3:] == [
        "retreats cholas bidar golconda 1",
        "battle-won muslims cholas bidar 2",
    ]


def test_md_r24_any_power_may_break_off_at_sea_even_the_first() -> None:
    text = "armies portuguese arabian_sea=1\narmies dutch arabian_sea=1"
    t = fighting("portuguese", text, 13).play("attack-at-sea arabian_sea dutch").dice(1, 1).play("stand")
    assert t.words == ["fight", "break-off"]
    assert "breaks-off portuguese arabian_sea" in story(t.play("break-off"))


def test_md_r8_no_way_back_by_boat_to_any_coast_even_the_first() -> None:
    g = GAME.blank(4)
    assert way_back_refused(g, number("muslims"), PLACE_NAMES.index("kerala"), BY_BOAT) == LANDED_BY_BOAT


def test_md_r42_every_power_in_every_sea_is_a_target_of_its_own() -> None:
    found = [at_sea(sea, power) for sea in range(SEAS, SEAS + 3) for power in range(13, 13 + POWERS)]
    assert found == list(range(AREAS, AREAS + 3 * POWERS))


def test_md_8_7_a_siege_broken_off_is_told() -> None:
    t = fighting("cholas", "armies cholas golconda=2\nfactory golconda=french", 14)
    t.play("attack-factory golconda").dice(1, 2, 3).decline().play("break-off")
    assert story(t) == [
        "siege cholas french golconda",
        "round 1 golconda",
        "aims french 5 no-cover nothing-added",
        "aims cholas 5 no-cover nothing-added",
        "die cholas 1 0 0",
        "die cholas 2 0 0",
        "die french 3 0 0",
        "breaks-off cholas golconda",
    ]


def test_md_12_1_a_factory_that_falls_takes_leader_and_arms_with_it() -> None:
    text = "armies cholas mysore=2\nleader_at dupleix=karnataka\nfactory karnataka=french"
    t = moving("cholas", text, 14).move("mysore-karnataka", 2).play("attack-factory karnataka").dice(6, 1, 1)
    assert story(t)[-2:] == ["factory-lost french karnataka cholas", "leader-killed dupleix karnataka cholas"]
    t = fighting("cholas", ARMED + "\narms_holder french=cholas", 14).play("attack-factory golconda").dice(6, 1, 1)
    assert story(t)[-2:] == ["factory-lost french golconda cholas", "arms-lost french cholas"]


def test_md_r6_landing_is_told_army_by_army() -> None:
    text = "armies muslims arabian_sea=2 sind=3\nphase battle\n"
    t = running("muslims", text + "entries place=arabian_sea came_from=sind boat=0 armies=2", "Landing 42", turn=12)
    assert story(t.play("land sind", "land sind")) == ["lands muslims arabian_sea sind 1"] * 2


# --- MD 9 and 10 -----------------------------------------------------------------------------------------------------


def test_md_10_1_growth_and_what_is_stored_are_told() -> None:
    assert of("pandya", "armies pandya malwa=2 khandesh=1", "Growth", turn=9) == ["stores pandya 2 0"]
    text = "armies pandya malwa=2 khandesh=1 bidar=1 berar=1 mysore=1 kerala=1\nstored pandya=3"
    assert story(running("pandya", text, "Growth").play("place berar")) == ["grows pandya berar 1"]


def test_md_5_21_growth_goes_as_far_as_there_is_room() -> None:
    assert of("cholas", "armies cholas mysore=2", "Sequence", turn=9) == [
        "sequence cholas 9",
        "stores cholas 1 0",
        "grows cholas mysore 1",
        "leader-arrives raja_raja mysore",
    ]


def test_md_10_6_reinforcements_and_a_new_leader_are_told() -> None:
    t = running("marathas", "", "Population", turn=14).play("place berar", "place bidar", "place bidar")
    assert story(t) == ["reinforced marathas berar 1", "reinforced marathas bidar 1", "leader-arrives rao bidar"]


def test_md_10_7_the_british_fill_up_to_six_and_no_more() -> None:
    assert of("british", "armies british bengal=2", "Population", turn=15) == ["reinforced british indian_ocean 4"]
    assert of("british", "armies british bengal=3 kerala=3", "Population", turn=15) == []


def test_md_7_1_invasions_are_told_with_their_leader() -> None:
    told = of("mughals", "", "Population", "Invasion", turn=12)
    assert told == ["leader-arrives akbar afghanistan", "invades mughals afghanistan 14"]
    t = running("british", "armies british bengal=3 kerala=2", "Invasion", turn=14)
    assert story(t.play("share 2 arabian_sea 1 indian_ocean")) == [
        "invades british arabian_sea 2",
        "invades british indian_ocean 1",
    ]


def test_md_r5_whom_natives_remove_is_told() -> None:
    assert of("sikhs", "armies rajputs lahore=1\nleader_at sanga=lahore", "Invasion", turn=13) == [
        "removed rajputs lahore 1 natives",
        "leader-killed sanga lahore sikhs",
        "invades sikhs lahore 4",
    ]


def test_md_10_4_what_an_event_removes_is_told() -> None:
    assert at_once("armies guptas delhi=3", 8, "next StartOfTurn") == ["removed guptas delhi 3 event"]
    text = "armies greeks gandhara=2 punjab=2\nleader_at alexander=punjab"
    t = running("greeks", text, "EndOfBattles", "Overpopulation", "Points", turn=4)
    assert story(t.play("remove punjab", "remove punjab"))[-2:] == ["removed greeks punjab 1 event"] * 2


# --- MD 11 to 15 -----------------------------------------------------------------------------------------------------


def test_md_11_1_submission_and_return_are_told() -> None:
    text = "armies rajputs gandhara=1 lahore=1\narmies mughals afghanistan=14"
    t = moving("mughals", text, 12).move("afghanistan-gandhara", 14).play("submit")
    assert story(t)[1:] == [
        "movement-over mughals",
        "submits rajputs mughals north_india",
        "returns mughals gandhara afghanistan 14",
    ]


def test_md_r28_armies_go_back_the_way_each_came() -> None:
    text = "armies rajputs gandhara=1 lahore=1\narmies mughals afghanistan=2 kashmir=1"
    t = moving("mughals", text, 12).move("afghanistan-gandhara", 2).move("kashmir-gandhara").play("submit")
    assert t.words == ["return kashmir", "return afghanistan"]
    t.play("return afghanistan")
    assert t.words == ["return kashmir", "return afghanistan"]
    t.play("return kashmir")
    assert story(t)[4:] == ["returns mughals gandhara afghanistan 1", "returns mughals gandhara kashmir 1"]
    t.play("return afghanistan")
    assert t.armies("mughals") == {"afghanistan": 2, "kashmir": 1}


def test_md_r4_who_shifts_on_is_told() -> None:
    t = moving("mughals", SUBJECTS, 11).take("central_asia", 6, "with timur").play("go kashmir", "stop", "submit")
    assert story(t.play("shift china"))[2:] == [
        "removed mughals kashmir 1 stacking",
        "removed mughals kashmir 1 stacking",
        "movement-over mughals",
        "submits rajputs mughals north_india",
        "returns mughals kashmir central_asia 4",
        "follows timur kashmir central_asia",
        "shifts mughals central_asia china 4",
        "follows timur central_asia china",
    ]


def test_md_11_2_an_alliance_and_its_price_are_told() -> None:
    t = running("rajputs", "armies rajputs delhi=2 agra=1 oudh=1 bihar=1", "AskAlliance 1", turn=14)
    assert story(t.copy().play("ally-marker")) == ["allies rajputs marker"]
    assert story(t.play("ally-army", "remove oudh")) == ["allies rajputs army", "removed rajputs oudh 1 alliance"]


def test_md_12_1_consent_and_building_are_told() -> None:
    t = running("dutch", SITES, "FactoryPhase", turn=13)
    assert story(t.copy().play("build golconda", "refuse")) == ["dissents cholas dutch golconda"]
    assert story(t.play("build golconda", "agree", "build karnataka")) == [
        "consents cholas dutch golconda",
        "factory-built dutch golconda",
        "factory-built dutch karnataka",
    ]


def test_md_12_2_a_factory_taken_up_ends_the_trade_in_arms() -> None:
    t = running("french", ARMED + "\narms_holder french=cholas", "FactoryPhase", turn=13).play("take-up golconda")
    assert story(t) == ["factory-taken-up french golconda", "arms-lost french cholas"]


def test_md_15_3_armies_and_factories_destroyed_score() -> None:
    text = "armies marathas gujarat=1\narmies mughals gujarat=1\nfactory gujarat=british"
    t = fighting("marathas", text, 14).dice(6, 1)
    assert story(t)[3:] == ["scores-army marathas mughals 1", "battle-won marathas mughals gujarat 1"]
    t.play("attack-factory gujarat").dice(6, 1)
    assert story(t)[-2:] == ["factory-lost british gujarat marathas", "scores-factory marathas british 1"]


def test_md_15_3_a_leader_killed_scores() -> None:
    text = "armies rajputs delhi=1\nleader_at sanga=rajputana\narmies mughals punjab=2"
    t = second_half("mughals", text, 12).take("punjab", 1).play("go rajputana")
    assert story(t)[1:] == ["leader-killed sanga rajputana mughals", "scores-leader mughals sanga 1"]


def test_md_4_8_the_points_of_a_turn_are_told() -> None:
    assert at_once("armies cholas mysore=1 lanka=1", 9, "next EndOfTurn") == ["scores-area cholas lanka 3 2"]
    trade = "armies portuguese kerala=1\nfactory kerala=portuguese sind=portuguese"
    assert at_once(trade, 13, "next EndOfTurn") == ["scores-trade portuguese 2 2", "scores-coasts portuguese 2 2"]
    assert at_once("armies mauryans bihar=1\nraj mauryans=2", 5, "next EndOfTurn") == ["scores-raj mauryans 2"]


def test_md_4_9_the_end_is_told() -> None:
    assert at_once("score british=3", 16, "next EndOfTurn") == ["game-over"]


# --- at the edge -----------------------------------------------------------------------------------------------------


def place(name: str) -> int:
    return PLACE_NAMES.index(name)


def position(text: str, turn: int = 12, rules: int = GAME.rules_version) -> Any:
    return durbar.load(f"maharadjah seats=4 rules={rules}\nturn {turn}\n{text}\nover").state


def test_md_r9_a_leader_who_comes_with_invaders_is_told() -> None:
    told = of("greeks", "", "Population", "Invasion", turn=4)
    assert told == ["invades greeks afghanistan 6", "leader-arrives alexander afghanistan"]


def test_md_r21_arms_that_ride_and_follow_are_told_by_their_power() -> None:
    text = "armies mughals delhi=2 bengal=1\nfactory bengal=british\narmies british bihar=1\n"
    t = moving("mughals", text + "arms_holder british=mughals\narms_at british=delhi", 12)
    t.take("delhi", 1, "with arms-british").play("go agra")
    assert story(t) == ["moves mughals delhi agra 1", "rides arms-british delhi agra"]
    text = "armies rajputs golconda=2\narmies cholas golconda=2 mysore=1 karnataka=1\nfactory karnataka=french\n"
    text += "armies french kerala=1\narms_holder french=cholas\narms_at french=golconda"
    t = fighting("rajputs", text, 14).dice(1, 1, 1, 1).decline().play("retreat mysore", "follow arms-french")
    assert story(t)[-2:] == ["retreats cholas golconda mysore 1", "follows arms-french golconda mysore"]


def test_md_5_41_without_boats_nobody_asks_leave() -> None:
    text = "armies marathas golconda=2\narmies dutch bay_of_bengal=1"
    assert "ask-leave bay_of_bengal" in moving("marathas", text, 13).words
    rajputs = moving("rajputs", text.replace("marathas", "rajputs"), 13)
    assert not any(words.startswith("ask-leave") for words in rajputs.words)


def test_md_r28_an_area_held_is_an_area_not_a_foreign_land() -> None:
    g = position("armies mughals gandhara=1 punjab=1 afghanistan=2")
    army = ReturnArmy(number("mughals"), place("gandhara"))
    assert army.is_held(g, place("punjab"))
    assert not army.is_held(g, place("afghanistan"))


def test_md_r25_an_attacker_who_goes_back_leaves_one_way_less() -> None:
    text = "armies muslims bidar=2\narmies cholas bidar=2\nentries place=bidar came_from=berar boat=0 armies=1\n"
    t = fighting("muslims", text + "entries place=bidar came_from=golconda boat=0 armies=1").dice(1, 1, 1, 1)
    t.play("stand")
    assert t.words == ["retreat berar", "retreat golconda", "fight"]
    assert t.play("retreat berar").words == ["retreat golconda", "fight"]


def test_md_11_1_a_power_never_is_a_subject() -> None:
    g = position("armies portuguese delhi=1")
    assert not g.protected(number("mughals"), number("portuguese"), place("delhi"))


def test_md_10_4_maurya_become_gupta_where_there_are_any() -> None:
    told = at_once("armies mauryans bihar=2", REPLACED_TURN, "next StartOfTurn")
    assert told[0] == "replaced mauryans guptas"
    assert not any(line.startswith("replaced") for line in at_once("", REPLACED_TURN, "next StartOfTurn"))


def test_md_10_4_ashoka_goes_at_the_turn_after_his_own() -> None:
    ashoka = LEADER_NAMES.index("ashoka")
    text = "armies mauryans bihar=2\nleader_at ashoka=bihar"
    own = int(LEADER_TURN[ashoka])
    assert at_once(text, own, "next StartOfTurn") == []
    assert at_once(text, own + 1, "next StartOfTurn")[0] == "leader-leaves ashoka mauryans"


def test_md_8_6_back_to_any_sea_whoever_is_there_even_the_first() -> None:
    g = position("armies portuguese kerala=1\narmies dutch arabian_sea=1", 13)
    assert way_back_refused(g, number("portuguese"), place("kerala"), place("arabian_sea")) == OK


def test_md_r30_nobody_enters_a_subjects_area_without_a_way_on() -> None:
    subjects = f"submitted rajputs-north_india={2 ** number('mughals')}\narmies mughals punjab=2\n"
    board = GAME.new(4).board
    around = [PLACE_NAMES[p] for p in board.neighbours(place("rajputana")) if p < AREAS and p != place("punjab")]
    t = second_half("mughals", f"{subjects}armies rajputs rajputana=1 " + " ".join(f"{p}=1" for p in around), 12)
    assert "go rajputana" not in t.take("punjab", 1).words
    t = second_half("mughals", f"{subjects}armies rajputs rajputana=1", 12)
    assert "go rajputana" in t.take("punjab", 1).words


def test_md_13_0_a_factory_an_army_and_a_master_count_for_nobody() -> None:
    """[MD 13.0, R33] To rules version 4 the dispute of two took nothing from the third."""
    mughals, muslims = number("mughals"), number("muslims")
    text = f"armies muslims golconda=1\nfactory golconda=british\nsubmitted muslims-south_india={2**mughals}"
    for rules, counted in ((4, True), (5, False)):
        g = position(text, rules=rules)
        assert counts_for(g, mughals, place("golconda")) is counted
        assert not counts_for(g, muslims, place("golconda"))
        assert not counts_for(g, number("british"), place("golconda"))


def test_md_r37_growth_comes_before_reinforcements_where_room_is_short() -> None:
    told = of("marathas", "armies marathas bidar=2\nstored marathas=3", "Growth", turn=14)
    assert [line for line in told if not line.startswith("stores")] == ["grows marathas bidar 1"]
    told = of("marathas", "armies marathas bidar=1\nstored marathas=3", "Growth", turn=14)
    assert [line for line in told if not line.startswith("stores")] == ["grows marathas bidar 1"] * 2


def test_md_r6_who_has_fought_at_sea_may_land_or_attack_the_next_power() -> None:
    t = fighting(
        "muslims", "armies muslims arabian_sea=2\narmies portuguese arabian_sea=1\narmies dutch arabian_sea=1", 13
    )
    first, other = "attack-at-sea arabian_sea portuguese", "attack-at-sea arabian_sea dutch"
    assert t.words == [first, other]
    t.play(first).dice(6, 1, 1)
    assert t.words == [other, "land-all arabian_sea"]


def test_md_r41_the_arms_of_any_power_stop_only_beside_an_army_even_the_first() -> None:
    text = "armies mughals delhi=2 bengal=1\nleader_at akbar=delhi\nfactory bengal=portuguese\n"
    text += "armies portuguese bihar=1\narms_holder portuguese=mughals\narms_at portuguese=delhi"
    t = moving("mughals", text, 12).take("delhi", 2, "with-two akbar arms-portuguese").play("go agra")
    assert t.refusal("leave arms-portuguese") == "cannot-split"
    assert "leave akbar" in t.words


def test_md_4_8_a_turn_begins_with_its_events() -> None:
    assert at_once("armies guptas delhi=3", 8, "next Turn")[:2] == ["turn 8", "removed guptas delhi 3 event"]


def test_md_9_0_a_leader_stays_through_his_own_turn() -> None:
    akbar = LEADER_NAMES.index("akbar")
    text = "armies mughals delhi=2\nleader_at akbar=delhi"
    own = int(LEADER_TURN[akbar])
    assert not any(line.startswith("leader-leaves") for line in of("mughals", text, "Population", turn=own))
    assert "leader-leaves akbar mughals" in of("mughals", text, "Population", turn=own + 1)


def test_md_r44_since_version_2_nobody_lands_where_others_are() -> None:
    text = "turn 12\nnation muslims\narmies muslims arabian_sea=1\narmies mughals sind=1\nphase battle\n"
    text += f"entries place=arabian_sea came_from=sind boat=0 armies=1\n{steps('muslims', 'Landing 42')}"
    for rules, lands in ((1, True), (2, False)):
        assert ("land sind" in Table(text, rules=rules).words) is lands


def test_md_r39_an_army_abroad_that_cannot_leave_does_not_keep_movement_open() -> None:
    text = "armies afghans persia=2\narmies sikhs baluchistan=1\n"
    assert abroad(position(text, 15), number("afghans")) == place("persia")
    assert abroad(position(text + "ally afghans=marker sikhs=marker", 15), number("afghans")) == NONE
