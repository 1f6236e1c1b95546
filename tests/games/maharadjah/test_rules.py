"""One test or more for every numbered rule; the worked examples are in files of their own."""

from __future__ import annotations

import pytest
from md_table import Table, ending, fighting, moving, number, running, steps

import durbar
from durbar.engine.option import option
from durbar.games.maharadjah import GAME
from durbar.games.maharadjah.ids import AREAS, NATION_NAMES, NATIONS, PLACE_NAMES
from durbar.games.maharadjah.rules.victory import next_line
from durbar.games.maharadjah.state_facts import DUE, OWNERS, SUPPLY, TURNS
from durbar.games.maharadjah.words import END_MOVEMENT


def at(place: str) -> int:
    return PLACE_NAMES.index(place)


def test_md_2_0_nations_of_one_player_fight_and_he_decides_for_both() -> None:
    t = fighting("marathas", "armies marathas berar=2\narmies muslims berar=2 bidar=1")  # both are B's at four
    t.dice(1, 1, 1, 1)
    t.decline()
    assert (t.asks, t.seat) == ("DefenderRetreat", "B")


def test_md_3_1_set_up_of_the_full_game() -> None:
    g = GAME.new(5)
    assert sum(g.total) == 13
    assert sum(g.stored) == 4  # Pandya, who grow first, hold two areas


@pytest.mark.parametrize(("seats", "british"), [(4, "C"), (5, "E"), (3, "B")])
def test_md_3_2_nations_go_to_players_by_the_table(seats: int, british: str) -> None:
    g = GAME.new(seats)
    assert GAME.labels(g, "seat")[g.controller(number("british"))] == british
    assert {int(g.controller(n)) for n in range(NATIONS)} == set(range(seats))


def test_md_4_0_a_nation_without_pieces_and_none_due_is_skipped() -> None:
    t = Table("turn 2\narmies pandya malwa=1\nnext Sequence 1\nnext Sequence 6\nnext Sequence 0")
    assert t.g.nation == number("pandya")
    assert DUE[number("mauryans") * TURNS + 2]


def test_md_4_1_old_leader_leaves_before_growth_and_the_new_one_comes_after() -> None:
    t = running("mughals", "armies mughals delhi=1\nleader_at akbar=delhi", "Population", turn=13)
    assert t.leader("akbar") == ""
    assert t.leader("alamgir") == "delhi"


def test_md_4_2_invaders_are_placed_in_the_invasion_phase() -> None:
    t = running("greeks", "", "Invasion", turn=5)
    assert t.armies("greeks") == {"persia": 3}


def test_md_4_3_movement_comes_before_battle() -> None:
    t = moving("rajputs", "armies rajputs delhi=2\narmies cholas agra=1")
    assert t.asks == "Movement"
    t.move("delhi-agra", 2)
    assert t.asks == "Roll"


def test_md_4_4_battles_follow_each_movement_then_overpopulation() -> None:
    t = moving("muslims", "armies muslims delhi=3\narmies cholas agra=1", 10, then=("Overpopulation",))
    t.move("delhi-agra", 3).dice(6, 6, 6, 1)
    assert t.g.half == 1
    t.play("end")
    assert t.armies("muslims") == {"agra": 2}


def test_md_4_5_only_colonial_powers_have_a_factory_phase() -> None:
    assert running("cholas", "armies cholas kerala=1", "FactoryPhase", turn=13).asks == ""
    assert running("dutch", "armies dutch kerala=1", "FactoryPhase", turn=13).asks == "Build"


def test_md_4_6_only_colonial_powers_have_an_arms_phase() -> None:
    assert running("cholas", "armies cholas kerala=1\nfactory kerala=dutch", "ArmsPhase", turn=13).asks == ""
    text = "armies cholas kerala=1\narmies dutch lanka=1\nfactory kerala=dutch"
    assert running("dutch", text, "ArmsPhase", turn=13).asks == "GiveArms"


def test_md_4_7_points_then_raj_then_removals() -> None:
    text = "armies mughals " + " ".join(f"{place}=1" for place in PLACE_NAMES[4:13])
    t = running("mughals", text, "Settle", "Points", turn=11)
    assert t.score("mughals") == 4  # Delhi, raided
    assert t.g.raj[number("mughals")] == 1  # nine areas, before two armies go
    assert t.asks == "RemoveArmy"


def test_md_4_8_events_first_points_last_then_submissions_end() -> None:
    t = Table("turn 5\narmies mauryans delhi=3\nleader_at ashoka=delhi\nnext StartOfTurn")
    assert t.armies("mauryans") == {}
    t = ending("armies pandya mysore=1\nsubmitted pandya-south_india=16\nraj mughals=1", 7)
    assert t.score("pandya") == 2
    assert t.score("mughals") == 1
    assert not any(t.g.submitted)
    assert t.g.turn == 8


def test_md_4_9_after_turn_16_the_highest_total_wins() -> None:
    t = Table("turn 16\nscore pandya=5 marathas=9\nnext EndOfTurn\nnext PlayGame")
    assert t.match.over
    assert t.match.result.ranks == (2, 1, 3, 3)


def test_md_5_11_every_piece_moves_once() -> None:
    t = moving("rajputs", "armies rajputs delhi=2 oudh=1").move("delhi-agra")
    assert {words for words in t.words if words.startswith("take")} == {"take delhi 1", "take oudh 1"}


def test_md_5_12_two_borders_and_hilands_stop() -> None:
    t = moving("rajputs", "armies rajputs bihar=1")
    assert "bundelkhand" in t.reach("bihar")
    assert "delhi" not in t.reach("bihar")
    assert "bhutan" in t.reach("bihar")  # through Bengal, not through Nepal
    assert "ladakh" not in t.reach("bihar")


def test_md_5_13_no_piece_enters_a_foreign_land_nor_a_sea_without_boats() -> None:
    t = moving("rajputs", "armies rajputs baluchistan=1").take("baluchistan", 1)
    assert t.refusal("go persia") == "foreign-closed"
    assert t.refusal("go arabian_sea") == "no-boats"


def test_md_5_14_colonial_armies_cross_three_borders_and_stop_in_hilands() -> None:
    t = moving("french", "armies french karnataka=1", 13)
    assert {"bidar", "malabar", "bay_of_bengal", "orissa"} <= t.reach("karnataka")
    assert "khandesh" not in t.reach("karnataka")
    u = moving("french", "armies french indian_ocean=1", 13).take("indian_ocean", 1).play("go malabar")
    assert u.armies("french") == {"malabar": 1}
    assert u.g.group_at < 0


def test_md_5_15_four_corners_and_the_erratum() -> None:
    board = GAME.new(4).board
    assert not board.adjacent(at("malwa"), at("gondwana"))
    assert not board.adjacent(at("bundelkhand"), at("khandesh"))
    assert not board.adjacent(at("lahore"), at("agra"))
    assert board.adjacent(at("malwa"), at("bundelkhand"))


def test_md_5_16_the_strait_is_the_whole_move_for_leaders_too() -> None:
    t = moving("cholas", "armies cholas karnataka=1\nleader_at raja_raja=karnataka", 9)
    t.take("karnataka", 1, "with raja_raja").play("go lanka")
    assert t.asks != "March"
    assert t.leader("raja_raja") == "lanka"


def test_md_5_2_one_exception_at_a_time() -> None:
    t = moving("rajputs", "armies rajputs delhi=4 agra=4")
    assert t.refusal("end agra delhi") == "stack-two"
    assert t.g.decision.words(t.g, option(END_MOVEMENT)) == ("end", "agra", "delhi")
    t.move("agra-oudh")
    assert t.refusal("end") == ""


def test_md_5_21_retreats_and_growth_keep_to_three_and_two() -> None:
    t = running("rajputs", "armies rajputs nepal=2 delhi=3\ndue 1", "PlaceNew")
    assert t.armies("rajputs") == {"nepal": 2, "delhi": 3}


def test_md_5_21_growth_that_finds_no_room_is_stored() -> None:
    """Six areas grow two armies, but there is room for one."""
    t = running("mauryans", "armies mauryans agra=3 oudh=3 bihar=3 bengal=3 magadha=3 delhi=2", "Growth")
    assert t.armies("mauryans")["delhi"] == 3
    assert t.stored("mauryans") == 5  # halves


def test_md_5_3_armies_stop_a_piece_leaders_do_not() -> None:
    t = moving("rajputs", "armies rajputs delhi=1\narmies cholas agra=1")
    assert "oudh" not in t.reach("delhi")
    t = moving("rajputs", "armies rajputs delhi=1\nleader_at aybak=agra", 10)
    assert "oudh" in t.reach("delhi")


def test_md_5_4_powers_sail_from_sea_to_sea() -> None:
    for power, turn in (("portuguese", 13), ("british", 15)):
        t = moving(power, f"armies {power} arabian_sea=1", turn, 5)
        assert "indian_ocean" in t.reach("arabian_sea"), power


def test_md_5_4_boats_need_both_borders() -> None:
    t = moving("cholas", "armies cholas mysore=1", 8).take("mysore", 1).play("go karnataka")
    assert t.refusal("go indian_ocean") == "too-far"


def test_md_5_41_leave_is_given_or_the_sea_is_closed() -> None:
    t = moving("marathas", "armies marathas golconda=1 bidar=1\narmies dutch bay_of_bengal=1", 13)
    t.play("ask-leave bay_of_bengal", "grant").take("golconda", 1).play("go bay_of_bengal", "go orissa")
    assert t.armies("marathas") == {"orissa": 1, "bidar": 1}
    u = moving("british", "armies british indian_ocean=1\narmies dutch arabian_sea=1", 13)
    assert u.reach("indian_ocean") >= {"arabian_sea", "sind"}  # colonial armies ask nobody


def test_md_5_5_a_sea_stops_nobody_and_has_no_limit() -> None:
    text = "armies british indian_ocean=8\narmies dutch indian_ocean=3\narmies french indian_ocean=3"
    t = moving("british", text, 14)
    assert "end" in t.words
    assert "bay_of_bengal" in t.reach("indian_ocean", 8)


def test_md_6_0_two_armies_for_each_area_held() -> None:
    t = running("pandya", "armies pandya mysore=3 kerala=2", "Overpopulation").play("remove mysore")
    assert t.armies("pandya") == {"mysore": 2, "kerala": 2}
    assert t.asks == ""


def test_md_7_1_invaders_must_leave_the_foreign_land() -> None:
    t = moving("rajputs", "armies rajputs china=2", 6)
    assert t.refusal("end china") == "still-abroad"
    assert t.reach("china") == {"kashmir", "ladakh"}


def test_md_7_2_native_invaders_appear_at_home_and_may_move() -> None:
    t = running("sinhalese", "armies cholas lanka=2", "Invasion", "MoveAndFight 0", turn=4)
    assert t.armies("cholas") == {}
    assert t.armies("sinhalese") == {"lanka": 3}
    assert t.reach("lanka") == {"simhala", "karnataka"}


def test_md_7_3_colonial_invaders_appear_at_sea() -> None:
    t = running("dutch", "", "Invasion", "MoveAndFight 0", turn=12)
    assert t.armies("dutch") == {"indian_ocean": 2}
    assert "end" in t.words  # they may stay


def test_md_7_4_a_major_invasion_moves_and_fights_twice() -> None:
    t = moving("rajputs", "armies rajputs delhi=1", 5).move("delhi-agra")
    assert t.g.half == 1
    assert t.armies("rajputs") == {"agra": 1}
    t.move("agra-oudh")
    assert t.asks == ""


def test_md_8_1_the_active_player_chooses_the_order_of_battles() -> None:
    t = fighting("rajputs", "armies rajputs delhi=2 agra=2\narmies cholas delhi=1 agra=1")
    assert t.words == ["attack agra", "attack delhi"]
    assert t.refusal("end-battles") == "battles-wait"


def test_md_8_2_colonial_powers_fight_at_sea_only_if_the_active_one_wishes() -> None:
    t = fighting("british", "armies british arabian_sea=1\narmies dutch arabian_sea=1", 13)
    assert t.words == ["attack-at-sea arabian_sea dutch", "end-battles"]
    t.play("end-battles")
    assert t.armies("dutch") == {"arabian_sea": 1}


def test_md_8_3_both_sides_roll_for_what_they_had() -> None:
    t = fighting("rajputs", "armies rajputs delhi=2\narmies cholas delhi=2").dice(6, 6, 5, 5)
    assert t.armies("rajputs") == t.armies("cholas") == {}


def test_md_8_4_defender_first_then_attacker() -> None:
    entry = at("delhi") + 64 * at("lahore") + 8192 * 2
    t = fighting("rajputs", f"armies rajputs delhi=2\narmies cholas delhi=2 agra=1\nentries {entry}")
    t.dice(1, 1, 1, 1)
    assert t.asks == "DefenderRetreat"
    t.play("retreat agra", "stand")
    assert t.asks == "AttackerRetreat"
    t.play("fight")
    assert t.asks == "Roll"


def test_md_8_5_no_refuge_where_attackers_came_from() -> None:
    entry = at("delhi") + 64 * at("lahore") + 8192 * 2
    t = fighting("rajputs", f"armies rajputs delhi=2\narmies cholas delhi=1\nentries {entry}").dice(1, 1, 1)
    assert t.refusal("retreat lahore") == "attackers-came-from-there"
    assert set(t.words) == {"retreat agra", "retreat ladakh", "retreat nepal", "retreat rajputana", "stand"}


def test_md_8_6_attackers_go_back_the_way_they_came() -> None:
    entry = at("delhi") + 64 * at("lahore") + 8192 * 2
    text = f"armies rajputs delhi=2\narmies cholas delhi=1\narmies pandya lahore=1\nentries {entry}"
    t = fighting("rajputs", text).dice(1, 1, 1).play("stand")
    assert t.asks == "Roll"  # Pandya stand in Lahore


def test_md_8_7_who_cannot_retreat_fights_on() -> None:
    t = fighting("rajputs", "armies rajputs simhala=2\narmies cholas simhala=1\narmies pandya lanka=1")
    for _ in range(5):
        t.dice(1, 1, 1)
        assert t.asks == "Roll"


def test_md_9_0_a_leader_occupies_but_does_not_stop_anyone() -> None:
    t = moving("rajputs", "armies rajputs delhi=1\nleader_at aybak=agra", 10)
    assert t.g.occupies(number("muslims"), at("agra"))
    t.move("delhi-agra-oudh")
    assert t.leader("aybak") == ""


def test_md_9_1_three_borders_with_a_leader() -> None:
    t = moving("mughals", "armies mughals delhi=1\nleader_at akbar=delhi", 12)
    assert "bihar" in t.reach("delhi", 1, "with akbar")
    assert "bihar" not in t.reach("delhi", 1)


def test_md_9_2_a_leader_dies_with_his_last_army_if_enemies_remain() -> None:
    t = fighting("rajputs", "armies rajputs delhi=2\narmies mughals delhi=1\nleader_at akbar=delhi", 12).dice(6, 1, 1)
    assert t.leader("akbar") == ""


def test_md_10_1_growth_stores_the_rest() -> None:
    t = running("pandya", "armies pandya mysore=1 kerala=1 malabar=1\nstored pandya=5", "Growth")
    assert t.stored("pandya") == 4  # 2 1/2 + 2 1/2 = 5: one army, 2 left


def test_md_10_2_one_an_area_first() -> None:
    t = running("pandya", "armies pandya mysore=1 kerala=1 bidar=1\ndue 2", "PlaceNew").play("place mysore")
    assert t.refusal("place mysore") == "one-each"


def test_md_10_3_alexander_and_two_armies_go() -> None:
    t = running("greeks", "armies greeks gandhara=2 punjab=2\nleader_at alexander=punjab", "Homegoing", turn=4)
    t.play("remove gandhara", "remove punjab")
    assert t.armies("greeks") == {"gandhara": 1, "punjab": 1}
    assert t.leader("alexander") == ""


def test_md_10_4_six_maurya_go_in_turn_5() -> None:
    t = Table("turn 5\narmies mauryans delhi=4 agra=4\nleader_at ashoka=delhi\nnext StartOfTurn")
    while t.asks == "RemoveArmy":
        t.play(t.words[0])
    assert sum(t.armies("mauryans").values()) == 2
    assert t.leader("ashoka") == ""


def test_md_10_5_mughals_count_south_india_only_at_the_end() -> None:
    text = "armies mughals delhi=1 agra=1 oudh=1 bidar=1"
    assert running("mughals", text, "Growth", turn=14).asks == "PlaceArmy"
    t = running("mughals", text, "Growth", turn=15)
    assert t.stored("mughals") == 2


def test_md_10_6_a_nation_without_armies_comes_back_in_free_areas() -> None:
    south = [p for p in PLACE_NAMES[:AREAS] if GAME.new(4).board.region[at(p)] == 2]
    t = running("cholas", "", "Growth", turn=9)
    assert t.words == [f"place {p}" for p in south]
    t.play("place mysore")
    assert t.refusal("place mysore") == "one-each"
    full = "armies pandya " + " ".join(f"{p}=1" for p in south[:-1])
    only = Table(f"turn 9\nnation cholas\n{full.replace('pandya', 'guptas')}\n{steps('cholas', 'Population')}")
    assert only.armies("cholas") == {south[-1]: 2}
    none = "armies guptas " + " ".join(f"{p}=1" for p in south)
    t = Table(f"turn 9\nnation cholas\n{none}\n{steps('cholas', 'Population')}")
    assert t.armies("cholas") == {}
    assert t.leader("raja_raja") == ""


def test_md_10_7_british_are_filled_up_to_six() -> None:
    t = running("british", "armies british bengal=2", "Population", turn=16)
    assert t.armies("british") == {"bengal": 2, "indian_ocean": 4}


def test_md_11_1_who_may_submit() -> None:
    text = "armies sinhalese lanka=1 simhala=1\narmies cholas karnataka=2"
    t = moving("cholas", text, 9).move("karnataka-lanka", 2)
    assert t.asks == "Roll"  # two areas in Ceylon are too many
    t = moving("cholas", text.replace(" simhala=1", ""), 9).move("karnataka-lanka", 2)
    assert t.asks == "AskSubmission"


def test_md_11_2_british_pass_through_allies_but_do_not_stop() -> None:
    t = moving("british", "armies british indian_ocean=1\narmies cholas karnataka=1\nally cholas=marker", 14)
    t.take("indian_ocean", 1).play("go karnataka")
    assert t.refusal("stop") == "ally-cannot-stop"
    t.play("go mysore")
    assert "stop" in t.words


def test_md_12_1_a_factory_is_taken_up_before_building() -> None:
    t = running("dutch", "armies dutch kerala=1 lanka=1\nfactory sind=dutch", "FactoryPhase", turn=13)
    t.play("take-up sind")
    assert t.refusal("build sind") == "where-it-stood"
    assert "take-up sind" not in t.words
    t.play("build kerala", "build lanka")
    assert t.factories("dutch") == ["kerala", "lanka"]
    assert t.asks == ""


def test_md_12_2_arms_need_factory_and_army() -> None:
    text = "armies cholas golconda=1\nfactory golconda=french\narmies french indian_ocean=1"
    t = running("french", text, "ArmsPhase", turn=13)
    assert t.asks == ""  # a sea does not do
    ashore = text.replace("indian_ocean=1", "kerala=1") + "\narms_holder french=cholas\narms_at french=golconda"
    t = running("french", ashore, "ArmsPhase", turn=14)
    assert t.words == ["keep", "take-back"]
    t.play("take-back")
    assert t.arms("french") == ("", "")


def test_md_13_0_raj_of_indian_nations() -> None:
    text = "armies guptas " + " ".join(f"{p}=1" for p in PLACE_NAMES[:18])
    assert running("guptas", text, "CountRaj", turn=7).g.raj[number("guptas")] == 2
    assert running("rajputs", text.replace("guptas", "rajputs", 1).replace("=1", "=0", 6), "CountRaj").g.raj[9] == 0


def test_md_14_1_counters_and_owners() -> None:
    assert sum(SUPPLY) == 191
    assert [NATION_NAMES[n] for n in range(NATIONS) if OWNERS[n] == 3] == ["mauryans", "sinhalese", "guptas", "dutch"]


def test_md_14_2_the_short_game() -> None:
    match = durbar.new("maharadjah", 3, options={"scenario": "short"}, chance="mine")
    assert match.state.turn == 9
    assert sum(match.state.total) == 32
    with pytest.raises(durbar.Problem):
        durbar.new("maharadjah", 4, options={"scenario": "short"})


def test_md_15_1_points_are_public_and_summed_by_player() -> None:
    t = Table("turn 9\nscore pandya=3 greeks=4 mughals=5 portuguese=6\nover")
    assert t.match.result.scores == (18, 0, 0, 0)
    assert t.match.view(None).totals == [18, 0, 0, 0]
    assert t.match.view(2) == t.match.view(None)


def test_md_15_2_cards_score_in_the_turns_they_name() -> None:
    for turn, points in ((3, 0), (4, 2), (5, 0)):
        assert ending("armies pandya mysore=1", turn).score("pandya") == points


@pytest.mark.parametrize(("turn", "due"), [(3, 2), (4, 2), (5, 2), (13, 2), (14, 1)])
def test_md_15_2_the_view_counts_what_the_card_would_give(turn: int, due: int) -> None:
    pandya = Table(f"turn {turn}\narmies pandya mysore=1\nover").match.view(None).due
    assert sum(one.points for one in pandya if NATION_NAMES[one.nation] == "pandya") == due


def test_md_15_2_what_is_due_is_what_is_scored() -> None:
    before = Table("turn 13\narmies mughals delhi=1\nover").match.view(None).due
    assert [one.points for one in before if NATION_NAMES[one.nation] == "mughals"] == [3]
    assert ending("armies mughals delhi=1", 13).score("mughals") == 3


def test_md_15_2_a_leader_alone_counts_as_due() -> None:
    due = Table("turn 13\nleader_at akbar=delhi\nover").match.view(None).due
    assert [one.points for one in due if NATION_NAMES[one.nation] == "mughals"] == [3]


def test_md_15_2_what_is_due_is_counted_area_by_area() -> None:
    """Nothing is left out by looking only where pieces stand."""
    match = durbar.new("maharadjah", 4, seed=11)
    for n in range(300):
        match.play(match.owing()[0], match.options(match.owing()[0])[n % len(match.options(match.owing()[0]))])
        g = match.state
        due = {one.nation: one.points for one in match.view(None).due}
        for nation in range(NATIONS):
            line = next_line(g, nation)
            held = [area for area in range(AREAS) if line and g.occupies(nation, area)]
            assert due.get(nation, 0) == sum(g.board.worth_of(nation, line, area) for area in held)


def test_md_15_3_four_ways_together() -> None:
    text = "armies mughals delhi=1\nraj mughals=1\nscore mughals=4"  # the raid and a kill were booked before
    assert ending(text, 13).score("mughals") == 4 + 3 + 1
