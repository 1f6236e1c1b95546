"""One test or more for every ruling."""

from __future__ import annotations

import pytest
from md_table import Table, ending, fighting, moving, number, running, second_half

import durbar
from durbar.games.maharadjah import GAME
from durbar.games.maharadjah.ids import LEADER_NAMES, PLACE_NAMES
from durbar.games.maharadjah.rules.raj import raj_areas
from durbar.games.maharadjah.state_facts import leader_points


def at(place: str) -> int:
    return PLACE_NAMES.index(place)


def entry(area: str, origin: str, armies: int, boat: int = 0) -> str:
    return f"entries place={area} came_from={origin} boat={boat} armies={armies}"


def test_md_r1_a_tie_is_shared() -> None:
    t = Table("turn 17\nscore pandya=7 marathas=7\nover")
    assert GAME.result(t.g).ranks == (1, 1, 3, 3)


def test_md_r2_leaders_serve_in_both_halves() -> None:
    t = moving("muslims", "armies muslims delhi=1\nleader_at aybak=delhi", 10)
    t.move("delhi-agra", 1, "with aybak").move("agra-oudh", 1, "with aybak")
    assert t.leader("aybak") == "oudh"


def test_md_r3_a_group_leaves_behind_what_is_needed() -> None:
    t = moving("muslims", "armies muslims delhi=3\narmies cholas agra=1")
    t.take("delhi", 3).play("go agra", "go oudh")
    assert t.armies("muslims") == {"agra": 2, "oudh": 1}


def test_md_r4_an_army_with_no_way_out_is_removed() -> None:
    text = "armies afghans persia=2\narmies sikhs baluchistan=1\nally afghans=marker sikhs=marker"
    t = moving("afghans", text, 15)
    assert t.armies("afghans") == {}


def test_md_r5_native_invasion_spares_nobody() -> None:
    text = "armies rajputs lahore=1\nleader_at sanga=lahore\nsubmitted rajputs-north_india=256"
    t = running("sikhs", text, "Invasion", turn=13)
    assert t.armies("rajputs") == {}
    assert t.leader("sanga") == ""
    assert sum(t.g.score) == 0


def test_md_r6_attackers_at_sea_land_in_any_case_where_they_embarked() -> None:
    text = f"armies muslims arabian_sea=2 sind=3\nphase battle\n{entry('arabian_sea', 'sind', 2)}"
    t = running("muslims", text, "Landing 42", turn=12)
    assert "land sind" in t.words
    t.play("land sind", "land sind")
    assert t.armies("muslims") == {"sind": 5}


def test_md_r7_a_foreign_factory_does_not_spoil_free_a_leader_does() -> None:
    t = Table("turn 13\nfactory sind=dutch\nleader_at shivaji=gujarat\nover")
    assert t.g.is_free(at("sind"))
    assert not t.g.is_free(at("gujarat"))
    assert not t.g.is_empty(at("sind"))


def test_md_r8_no_retreat_after_landing_by_boat() -> None:
    text = f"armies cholas kerala=2\narmies pandya kerala=1\n{entry('kerala', 'lanka', 2, 1)}"
    t = fighting("cholas", text, 9).dice(1, 1, 1).decline().play("stand")
    assert t.asks == "Roll"


def test_md_r9_a_leader_comes_with_the_invaders() -> None:
    t = running("mughals", "", "Population", "Invasion", turn=12)
    assert t.leader("akbar") == "afghanistan"
    t = running("greeks", "armies greeks gandhara=1", "Population", "Invasion", turn=4)
    assert t.leader("alexander") == "afghanistan"


def test_md_r10_the_third_crossing_is_before_or_after_the_boat() -> None:
    t = moving("cholas", "armies cholas mysore=1\nleader_at raja_raja=mysore", 9)
    assert "lanka" in t.reach("mysore", 1, "with raja_raja")
    assert "simhala" in t.reach("mysore", 1, "with raja_raja")  # straight from the boat
    t = moving("cholas", "armies cholas golconda=1\nleader_at raja_raja=golconda", 9)
    assert "magadha" in t.reach("golconda", 1, "with raja_raja")  # over the bay, then on from Orissa


def test_md_r11_gupta_start_at_zero_or_not_at_all() -> None:
    t = Table("turn 6\narmies mauryans delhi=1\nstored mauryans=5 guptas=3\nnext StartOfTurn")
    assert t.stored("guptas") == 0
    assert Table("turn 6\nnext StartOfTurn").armies("guptas") == {}


def test_md_r12_windows_for_alliance() -> None:
    t = running("rajputs", "armies rajputs delhi=1", "AskAlliance 1", turn=13)
    assert t.words == ["decline", "ally-marker", "ally-army"]
    assert running("rajputs", "", "AskAlliance 1", turn=13).asks == ""  # it takes an army in play
    t = Table("turn 13\nnation british\narmies rajputs delhi=1\narmies cholas mysore=1\nnext Points 16")
    assert t.g.decision.subject(t.g) == ("cholas",)
    t.play("decline")
    assert t.g.decision.subject(t.g) == ("rajputs",)


def test_md_r13_crossing_is_no_raid() -> None:
    t = moving("mughals", "armies mughals lahore=1", 11, then=("RaidPoints",)).move("lahore-delhi-agra")
    assert t.score("mughals") == 0


def test_md_r14_pandya_score_one_for_raja_raja() -> None:
    assert leader_points(0, number("pandya"), LEADER_NAMES.index("raja_raja")) == 1


def test_md_r15_points_go_to_the_nation_whoever_owns_the_victim() -> None:
    t = fighting("portuguese", "armies portuguese sind=1\narmies muslims sind=1", 13, 3)
    t.dice(6, 1)
    assert t.score("portuguese") == 2
    assert leader_points(1, number("muslims"), LEADER_NAMES.index("shivaji")) == 2


def test_md_r16_leave_and_consent_within_one_player_are_given() -> None:
    t = moving("marathas", "armies marathas golconda=1\narmies french bay_of_bengal=1", 13)  # both are B's
    t.take("golconda", 1).play("go bay_of_bengal", "go orissa")
    assert t.armies("marathas") == {"orissa": 1}


def test_md_r17_an_area_counts_for_the_first_list_that_names_it() -> None:
    assert ending("armies muslims delhi=1", 10).score("muslims") == 4
    assert ending("armies muslims delhi=1 agra=1", 10).score("muslims") == 5


def test_md_r18_end_is_refused_only_while_an_army_there_can_move() -> None:
    t = moving("rajputs", "armies rajputs simhala=5\narmies cholas lanka=1\nally rajputs=marker cholas=marker", 13)
    assert t.asks == "RemoveSurplus" or t.armies("rajputs") == {"simhala": 4}
    u = moving("rajputs", "armies rajputs delhi=4 agra=4 oudh=1")
    assert u.refusal("end agra delhi") == "stack-two"


def test_md_r19_growth_before_invaders() -> None:
    text = "armies portuguese kerala=3"
    assert running("portuguese", text, "Invasion", turn=12).armies("portuguese") == {"kerala": 3}


def test_md_r20_counted_anew_after_each_army() -> None:
    t = running("pandya", "armies pandya mysore=2 kerala=1 bidar=5", "Overpopulation")
    t.play("remove kerala")
    assert t.asks == "RemoveArmy"


def test_md_r21_a_leader_alone() -> None:
    t = moving("mughals", "armies mughals agra=1\narmies cholas delhi=1\nleader_at akbar=lahore", 12)
    t.play("take-leader lahore")
    assert t.refusal("go delhi") == "leader-needs-army"
    t.play("go rajputana", "go agra", "go oudh")
    assert t.leader("akbar") == "oudh"


def test_md_r21_a_leader_alone_needs_an_army_at_sea() -> None:
    t = moving("cholas", "armies cholas karnataka=1\nleader_at raja_raja=karnataka", 8).play("take-leader karnataka")
    assert t.refusal("go indian_ocean") == "leader-needs-army"


def test_md_r8_a_leader_who_joins_armies_leaves_no_trace_of_where_he_came_from() -> None:
    t = moving("mughals", "armies mughals delhi=1\narmies cholas agra=2\nleader_at akbar=lahore", 12)
    t.move("delhi-agra").play("take-leader lahore", "go rajputana", "go agra")
    assert t.leader("akbar") == "agra"
    entries = [line for line in t.match.position().splitlines() if line.startswith("entries")]
    assert entries == ["entries place=agra came_from=delhi armies=1"]


def test_md_r22_armies_first_then_the_factory_once() -> None:
    t = fighting("mughals", "armies mughals golconda=2\narmies cholas golconda=1\nfactory golconda=french", 14)
    assert t.asks == "Roll"
    t.dice(6, 1, 1).play("attack-factory golconda").dice(1, 1, 1).decline().play("break-off")
    assert t.asks == ""


def test_md_r23_hits_beyond_the_armies_are_lost() -> None:
    text = "armies rajputs gujarat=3\narmies portuguese gujarat=1\nfactory gujarat=portuguese"
    t = fighting("rajputs", text, 13).dice(6, 6, 6, 1, 1)
    assert t.factories("portuguese") == ["gujarat"]
    assert t.armies("portuguese") == {}


def test_md_r24_breaking_off_at_sea() -> None:
    t = fighting("british", "armies british arabian_sea=2\narmies dutch arabian_sea=1", 13)
    t.play("attack-at-sea arabian_sea dutch").dice(1, 1, 1).play("stand", "break-off")
    assert t.armies("dutch") == {"arabian_sea": 1}
    assert t.asks == ""


def test_md_r25_a_colonial_power_retreats_to_any_adjacent_sea() -> None:
    text = f"armies british golconda=2\narmies french golconda=1\n{entry('golconda', 'indian_ocean', 2)}"
    t = fighting("british", text, 14).dice(1, 1, 1)
    assert {"retreat indian_ocean", "retreat bay_of_bengal"} <= set(t.words)
    t = fighting("british", "armies british indian_ocean=2\narmies french indian_ocean=1 lanka=1", 14)
    t.play("attack-at-sea indian_ocean french").dice(1, 1, 1)
    assert {"retreat lanka", "retreat kerala", "retreat arabian_sea"} <= set(t.words)


def test_md_r26_arms_leave_only_with_an_army() -> None:
    text = "armies rajputs golconda=2\narmies cholas golconda=2 mysore=1 karnataka=1\nfactory karnataka=french\n"
    text += "armies french kerala=1\narms_holder french=cholas\narms_at french=golconda"
    t = fighting("rajputs", text, 14).dice(1, 1, 1, 1).decline().play("retreat mysore")
    assert t.words == ["stay", "follow arms-french"]
    t.play("follow arms-french")
    assert t.arms("french") == ("cholas", "mysore")


def test_md_r27_once_a_turn_for_each_region_and_master() -> None:
    text = f"armies pandya mysore=1\narmies cholas bijapur=2\nsubmitted pandya-south_india={2 ** number('cholas')}"
    t = second_half("cholas", text, 9).take("bijapur", 1)
    assert t.refusal("go mysore") == ""  # they may pass
    u = t.play("go mysore")
    assert u.refusal("stop") == "master-cannot-stop"


def test_md_r28_armies_return_where_they_came_from() -> None:
    t = moving("cholas", "armies pandya mysore=1\narmies cholas bijapur=2 golconda=1", 9)
    t.move("bijapur-mysore", 2).move("golconda-mysore").play("submit")
    assert t.asks == "ReturnArmy"
    assert set(t.words) == {"return bijapur", "return golconda"}


def test_md_r29_a_hiland_that_would_stop_it_is_closed() -> None:
    text = (
        f"armies rajputs kashmir=1\narmies mughals gandhara=1\nsubmitted rajputs-north_india={2 ** number('mughals')}"
    )
    t = second_half("mughals", text, 12).take("gandhara", 1)
    assert t.refusal("go kashmir") == "master-cannot-stop"


def test_md_r30_an_ally_does_not_enter_allies_areas() -> None:
    text = "armies rajputs delhi=1\narmies british agra=1\nally rajputs=army"
    t = moving("rajputs", text, 14)
    assert t.g.stock(number("rajputs")) == 12 - 1 - 1
    assert t.take("delhi", 1).refusal("go agra") == "ally-there"
    u = moving("rajputs", "armies rajputs delhi=1\nleader_at clive=agra\nally rajputs=marker", 15).move("delhi-agra")
    assert u.leader("clive") == "agra"


def test_md_r31_an_area_without_armies_takes_a_factory_only_by_landing() -> None:
    t = running("dutch", "armies dutch indian_ocean=1", "FactoryPhase", turn=13)
    assert t.asks == ""
    t = running("dutch", "armies dutch kerala=1 indian_ocean=1", "FactoryPhase", turn=13)
    assert t.refusal("build lanka") == "no-army-near"


def test_md_r32_arms_go_as_soon_as_a_condition_fails() -> None:
    text = "armies cholas golconda=1 mysore=1\nfactory golconda=french\narmies french kerala=1\n"
    text += "arms_holder french=cholas\narms_at french=mysore\narmies mughals golconda=3"
    t = fighting("mughals", text, 14).dice(6, 6, 6, 1)
    assert t.arms("french") == ("", "")


def raj_of(text: str, rules: int = GAME.rules_version) -> list[int]:
    """What Muslims, Mughals and British count of a position."""
    t = Table(f"turn 12\n{text}\nover", rules=rules)
    return [raj_areas(t.g, number(nation)) for nation in ("muslims", "mughals", "british")]


def masters(*nations: str) -> int:
    return sum(2 ** number(nation) for nation in nations)


def test_md_r33_masters_of_one_subject_each_count_its_areas() -> None:
    text = "armies rajputs delhi=1 agra=1\nsubmitted rajputs-north_india="
    assert raj_of(text + str(masters("muslims", "mughals"))) == [2, 2, 34]
    everybody = f"ally rajputs=marker\n{text}{masters('muslims', 'mughals', 'british')}"
    assert raj_of(everybody) == [2, 2, 36]


def test_md_r33_what_two_nations_can_claim_counts_for_neither() -> None:
    """[MD 13.0, R33] A master beside an ally of the British; an ally or a subject that scores Raj itself."""
    subjects = f"armies rajputs delhi=1 agra=1\nsubmitted rajputs-north_india={masters('mughals')}\n"
    for text, before, after in (
        (subjects + "ally rajputs=marker", [0, 2, 36], [0, 0, 34]),
        ("armies mughals delhi=1 agra=1\nally mughals=marker", [0, 2, 36], [0, 0, 34]),
        ("armies muslims mysore=1 kerala=1\nleader_at akbar=delhi\nally mughals=army", [2, 1, 33], [2, 1, 33]),
        (f"armies muslims mysore=1\nsubmitted muslims-south_india={masters('mughals')}", [1, 1, 35], [0, 0, 35]),
        ("armies rajputs delhi=1\nfactory bengal=british\narmies rajputs bengal=1", [0, 0, 35], [0, 0, 35]),
    ):
        assert raj_of(text, rules=4) == before, text
        assert raj_of(text) == after, text


def test_md_r34_a_leader_left_with_nobody_stays() -> None:
    t = fighting("sikhs", "armies sikhs agra=1\narmies mughals agra=1\nleader_at alamgir=agra", 14).dice(6, 6)
    assert t.leader("alamgir") == "agra"


def test_md_r35_a_leader_with_a_factory_lives() -> None:
    t = moving("cholas", "armies cholas mysore=1\nleader_at dupleix=kerala\nfactory kerala=french", 14)
    t.move("mysore-kerala").play("end-battles")
    assert t.leader("dupleix") == "kerala"


@pytest.mark.parametrize("nation", ["greeks", "mauryans", "harappans"])
def test_md_r36_who_does_not_take_part_in_the_short_game(nation: str) -> None:
    g = GAME.new(3, {"scenario": "short"})
    assert not g.plays(number(nation))
    assert sum(g.total) == 32


def test_md_r37_reinforcements_beyond_room_do_not_appear() -> None:
    t = running("cholas", "armies cholas mysore=3\nstored cholas=3", "Population", turn=9)
    assert t.armies("cholas") == {"mysore": 3}
    assert t.leader("raja_raja") == "mysore"


def test_md_r38_against_a_factory_one_breaks_off_and_stays() -> None:
    text = f"armies rajputs gujarat=2\nfactory gujarat=dutch\n{entry('gujarat', 'malwa', 2)}"
    t = fighting("rajputs", text, 13).play("attack-factory gujarat").dice(1, 1, 1).decline()
    assert t.words == ["break-off", "fight"]
    t.play("break-off")
    assert t.armies("rajputs") == {"gujarat": 2}


def test_md_r39_a_leader_leaves_the_foreign_land_too() -> None:
    t = moving("mughals", "armies mughals afghanistan=1 delhi=1\nleader_at akbar=afghanistan", 12)
    t.move("afghanistan-punjab")
    assert t.refusal("end afghanistan") == "still-abroad"
    t.play("take-leader afghanistan", "go punjab", "stop")
    assert t.leader("akbar") == "punjab"


def test_md_r40_leave_is_asked_for_a_whole_sea_once() -> None:
    t = moving("marathas", "armies marathas golconda=2\narmies dutch bay_of_bengal=1", 13)
    assert "ask-leave bay_of_bengal" in t.words
    t.play("ask-leave bay_of_bengal", "grant")
    assert "ask-leave bay_of_bengal" not in t.words


def test_md_r41_the_last_rider_stops_with_the_group() -> None:
    t = moving("mughals", "armies mughals delhi=2\nleader_at akbar=delhi", 12)
    t.take("delhi", 2, "with akbar").play("go agra")
    assert t.refusal("leave akbar") == "cannot-split"
    assert "leave-army" in t.words


def test_md_r42_each_power_once_a_phase_at_sea() -> None:
    t = fighting("british", "armies british arabian_sea=2\narmies dutch arabian_sea=1\narmies french arabian_sea=1", 14)
    t.play("attack-at-sea arabian_sea dutch").dice(1, 1, 1).play("stand", "break-off")
    assert t.words == ["attack-at-sea arabian_sea french", "end-battles"]


def test_md_r43_alliance_at_sea() -> None:
    text = f"armies marathas indian_ocean=2\narmies british indian_ocean=1\n{entry('indian_ocean', 'kerala', 2)}"
    t = fighting("marathas", text, 13).dice(1, 1, 1)
    t.play("ally-marker")
    assert t.armies("marathas") == {"kerala": 2}


def test_md_r46_armies_the_events_take_may_be_kept_for_two_counters_each() -> None:
    armies = "armies guptas agra=3 oudh=3 bihar=3 bengal=3 magadha=3 delhi=3"
    match = durbar.load(f"maharadjah seats=4 removals=two-for-one\nturn 8\n{armies}\nnext StartOfTurn")
    assert [match.text(option) for option in match.options(match.owing()[0])] == ["decline", "spare"]
    kept = 0
    while type(match.state.decision).__name__ == "SpareArmy":
        match.play(match.owing()[0], "spare")
        kept += 1
    assert kept == 4  # 27 counters, 18 on the map: 9 in the pool
    assert match.state.retired[number("guptas")] == 8
    while match.owing():
        match.play(match.owing()[0], match.options(match.owing()[0])[0])
    assert match.state.count[number("guptas")] == 14


def test_md_r22_after_the_siege_nothing_is_being_fought() -> None:
    t = fighting("mughals", "armies mughals golconda=2\nfactory golconda=french", 14)
    t.play("attack-factory golconda").dice(6, 6, 1)
    assert t.factories("french") == []
    assert not [line for line in t.match.position().splitlines() if line.startswith(("battle", "round", "hits"))]


def test_md_r24_on_land_a_power_cannot_break_off() -> None:
    came = "entries place=bengal came_from=bay_of_bengal armies=2"
    t = fighting("british", f"armies british bengal=2\narmies mughals bengal=2\n{came}", 15).dice(1, 1, 1, 1).decline()
    assert t.play("stand").words == ["retreat bay_of_bengal", "fight"]


def test_md_r46_two_counters_are_enough_and_one_is_not() -> None:
    """27 counters: 25 or 26 of them on the map."""
    for armies, asked in ((1, "SpareArmy"), (2, "RemoveArmy")):
        text = f"armies guptas agra=3 oudh=3 bihar=3 bengal=3 magadha=3 delhi=3 sind=3 gujarat=3 malwa={armies}"
        match = durbar.load(f"maharadjah seats=4 removals=two-for-one\nturn 8\n{text}\nnext StartOfTurn")
        assert type(match.state.decision).__name__ == asked


def test_md_r46_declining_keeps_no_more_and_the_printed_game_does_not_ask() -> None:
    text = "turn 8\narmies guptas agra=3 oudh=3 bihar=3 bengal=3 magadha=3 delhi=3\nnext StartOfTurn"
    printed = durbar.load(f"maharadjah seats=4\n{text}")
    assert type(printed.state.decision).__name__ == "RemoveArmy"
    repaired = durbar.load(f"maharadjah seats=4 removals=two-for-one\n{text}")
    repaired.play(repaired.owing()[0], "decline")
    assert type(repaired.state.decision).__name__ == "RemoveArmy"
    assert not any(repaired.state.retired)
