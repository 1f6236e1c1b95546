"""Rules at their edge: the first place, nation and power of each kind, and what must be left alone."""

from __future__ import annotations

from typing import Any

from md_table import fighting, moving, number, running

import durbar
from durbar.engine.flow import Seat
from durbar.engine.refusal import OK
from durbar.games.maharadjah.ids import BY_EVENT, FOREIGN, NONE, PLACE_NAMES, SEAS
from durbar.games.maharadjah.rules.boats import leave_of_friends
from durbar.games.maharadjah.rules.march import borders_of, stop_refused
from durbar.games.maharadjah.rules.population import grown_armies
from durbar.games.maharadjah.rules.removal import remove, replace
from durbar.games.maharadjah.rules.retreat import AttackerRetreat
from durbar.games.maharadjah.rules.rounds import ATTACKING, COLONIAL_TARGET, ChooseLoss, cover_of
from durbar.games.maharadjah.rules.victory import next_line
from durbar.games.maharadjah.rules.withdrawal import ReturnArmy
from durbar.games.maharadjah.words import LEADER_NEEDS_ARMY

ARMED = (
    "armies cholas golconda=1 mysore=1\nfactory golconda=french\narmies french karnataka=1\narms_holder french=cholas"
)


def place(name: str) -> int:
    return PLACE_NAMES.index(name)


def position(text: str, turn: int = 12) -> Any:
    return durbar.load(f"maharadjah seats=4\nturn {turn}\n{text}\nover").state


def test_md_r12_the_defender_that_pays_takes_none_of_the_attackers_ways() -> None:
    text = "armies mughals delhi=3\narmies rajputs delhi=2 agra=1\nentries place=delhi came_from=punjab boat=0 armies=3"
    t = fighting("mughals", text, 13).dice(1, 1, 1, 1, 1)
    while t.asks != "AskAlliance":
        t.play("decline")
    assert t.play("ally-army", "remove delhi").g.entered(place("delhi")) == 3


def test_md_9_0_a_leader_abroad_occupies_no_area_even_in_the_first_foreign_land() -> None:
    abroad = PLACE_NAMES[FOREIGN]
    t = moving("mughals", f"armies mughals sind=1\nleader_at timur={abroad}", 10)
    assert t.g.areas_occupied(number("mughals")) == 1 << PLACE_NAMES.index("sind")


def test_md_r16_no_leave_is_given_for_a_sea_where_nobody_is() -> None:
    t = moving("marathas", "armies marathas golconda=1\narmies french bay_of_bengal=1", 13)  # both are B's
    leave_of_friends(t.g, number("marathas"))
    assert [sea for sea in range(SEAS, len(PLACE_NAMES)) if t.g.has_leave(sea)] == [PLACE_NAMES.index("bay_of_bengal")]


def test_md_8_3_the_army_lost_may_be_the_one_landed_from_any_coast_even_the_first() -> None:
    first = PLACE_NAMES[0]
    text = f"armies cholas bengal=2\narmies pandya bengal=1\nentries place=bengal came_from={first} boat=1 armies=1"
    t = fighting("cholas", text, 9)
    choice = ChooseLoss(PLACE_NAMES.index("bengal"), number("cholas"), number("pandya"))
    words = [" ".join(choice.words(t.g, option)) for option in choice.candidates(t.g, Seat(0))]
    assert words == [f"lose-landed {first}", "lose-here bengal"]


def test_md_5_14_three_borders_for_colonial_armies_even_of_the_first_power() -> None:
    assert [borders_of(number(nation), 0) for nation in ("portuguese", "dutch", "mughals")] == [3, 3, 2]


def test_md_7_1_invaders_leave_others_alone_in_a_foreign_land_even_the_first() -> None:
    abroad = PLACE_NAMES[FOREIGN]
    t = running("mughals", f"armies rajputs {abroad}=1", "Invasion", "MoveAndFight 0", turn=12)
    assert (t.armies("rajputs"), t.armies("mughals")) == ({abroad: 1}, {abroad: 14})


def test_md_r12_the_attacker_that_pays_came_by_boat_whoever_came_first() -> None:
    text = "armies marathas orissa=2\narmies cholas andhra=1"
    t = moving("marathas", text, 13).move("orissa-andhra").move("orissa-bay_of_bengal-andhra")
    t.dice(1, 1, 1).play("decline", "ally-army", "stand")
    assert "retreat orissa" in t.words
    assert t.refusal("retreat-landed orissa") == "no-such-choice"


def test_md_5_41_leave_that_was_denied_is_not_asked_for_again() -> None:
    t = moving("marathas", "armies marathas golconda=1 bidar=1\narmies dutch bay_of_bengal=1", 13)
    assert "ask-leave bay_of_bengal" in t.words
    assert "ask-leave bay_of_bengal" not in t.play("ask-leave bay_of_bengal", "deny").words


def test_md_9_0_of_a_leader_who_goes_alone_no_armies_are_told_to_move() -> None:
    t = moving("rajputs", "armies rajputs delhi=1 agra=1\nleader_at sanga=delhi", 11).take("delhi", 0)
    assert t.play("go agra").told("moves") == []


def test_md_r3_nobody_must_stay_where_a_group_sets_out() -> None:
    t = moving("cholas", "armies cholas mysore=2 karnataka=1\narmies pandya mysore=2", 9).take("mysore", 2)
    t.play("go karnataka")
    assert t.told("stays") == []
    assert t.armies("cholas") == {"karnataka": 3}


# --- what is paid, kept and lost -------------------------------------------------------------------------------------


def test_md_11_2_a_marker_that_pays_for_an_alliance_is_empty() -> None:
    t = running("rajputs", "armies rajputs delhi=2\nstored rajputs=4", "AskAlliance 1", "Growth", turn=14)
    assert t.play("ally-marker").stored("rajputs") == 0


def test_md_10_4_neither_marker_holds_anything_when_maurya_become_gupta() -> None:
    g = position("armies mauryans delhi=2\nstored mauryans=3 guptas=2")
    replace(g)
    assert (g.stored[number("mauryans")], g.stored[number("guptas")]) == (0, 0)


def test_md_r46_what_is_spared_is_told_and_none_is_when_none_is_to_go() -> None:
    match = durbar.load("maharadjah seats=4 removals=two-for-one\nturn 8\narmies guptas agra=2\nnext StartOfTurn")
    for left in ("1", "0"):
        match.play(match.owing()[0], "spare")
        assert ("spared", "guptas", left) in match.events()
    assert type(match.state.decision).__name__ != "SpareArmy"


def test_md_r47_a_bid_is_told() -> None:
    match = durbar.new("maharadjah", 4, seed=1, options={"allotment": "bidding"})
    match.play(0, "bid side-C 10")
    assert match.events()[-1] == ("bids", "A", "side-C", "10")


def test_md_12_2_arms_are_lost_with_the_last_army_that_has_them() -> None:
    g = position(f"{ARMED}\narms_at french=golconda")
    remove(g, number("cholas"), place("golconda"), 1, BY_EVENT)
    assert g.arms_holder[number("french") - 13] == NONE


def test_md_r26_arms_ride_with_their_holder_alone() -> None:
    g = position(f"{ARMED}\narms_at french=golconda\narmies pandya bidar=1")
    french = 1 << number("french") - 13 + 1
    assert [g.rested_riders(number(nation)) for nation in ("cholas", "pandya")] == [french, 0]
    assert [g.riders_at(number(nation), place("golconda")) for nation in ("cholas", "pandya")] == [french, 0]


def test_md_5_11_only_armies_of_the_nation_that_moves_are_counted_as_moved() -> None:
    for nation, moved in (("rajputs", 2), ("mughals", 1)):
        g = position("nation mughals\narmies mughals delhi=2\narmies rajputs delhi=1\nmoved delhi=2")
        remove(g, number(nation), place("delhi"), 1, BY_EVENT)
        assert g.moved[place("delhi")] == moved


# --- battles ---------------------------------------------------------------------------------------------------------


def test_md_8_3_a_factory_beside_armies_is_told_to_aim_too() -> None:
    text = "armies cholas mysore=2\narmies french golconda=1\nfactory golconda=french"
    t = moving("cholas", text, 14).move("mysore-golconda", 2).decline()
    assert [words[0] for words in t.told("aims")] == ["french", "french", "cholas"]


def test_md_8_3_six_is_needed_to_hit_any_power_even_the_first() -> None:
    g = position("armies portuguese arabian_sea=1\narmies dutch arabian_sea=1")
    assert cover_of(g, place("arabian_sea"), number("portuguese"), ATTACKING) == COLONIAL_TARGET


def test_md_8_3_when_all_are_lost_nobody_is_asked_which() -> None:
    text = "armies muslims bidar=2\narmies cholas bidar=2\nentries place=bidar came_from=berar boat=0 armies=1\n"
    t = fighting("muslims", text + "entries place=bidar came_from=golconda boat=0 armies=1").dice(1, 1, 6, 6)
    assert t.asks != "ChooseLoss"
    assert (t.armies("muslims"), t.g.entered(place("bidar"))) == ({}, 0)


def test_md_8_6_where_attackers_landed_from_is_known_even_of_the_first_coast() -> None:
    first = PLACE_NAMES[0]
    text = f"armies cholas bengal=1\narmies pandya bengal=1\nentries place=bengal came_from={first} boat=1 armies=1"
    g = position(text, 9)
    choice = AttackerRetreat(place("bengal"), number("cholas"), number("pandya"))
    words = [" ".join(choice.words(g, option)) for option in choice.candidates(g, Seat(0))]
    assert words == [f"retreat-landed {first}", "fight"]


def test_md_8_7_a_siege_broken_off_is_no_longer_fought() -> None:
    t = fighting("cholas", "armies cholas golconda=2\nfactory golconda=french", 14)
    t.play("attack-factory golconda").dice(1, 2, 3).decline().play("break-off")
    assert t.g.battle_at == NONE


def test_md_r6_with_the_last_army_that_lands_its_leader_lands() -> None:
    text = "armies muslims arabian_sea=2 sind=1\nleader_at aybak=arabian_sea\nphase battle\n"
    text += "entries place=arabian_sea came_from=sind boat=0 armies=2"
    t = running("muslims", text, "Landing 42", turn=9).play("land sind")
    assert t.g.entered(place("arabian_sea")) == 1
    while t.asks == "Follow":
        t.play(t.words[0])
    assert t.play("land sind").leader("aybak") == "sind"


def test_md_r28_when_all_have_gone_back_no_way_is_remembered() -> None:
    t = moving("cholas", "armies pandya mysore=1\narmies cholas bijapur=2", 9).move("bijapur-mysore", 2).play("submit")
    assert t.armies("cholas") == {"bijapur": 2}
    assert t.g.entered(place("mysore")) == 0


# --- the first power, the last turn ----------------------------------------------------------------------------------


def test_md_5_4_any_power_may_stop_at_sea_even_the_first() -> None:
    g = position("armies portuguese arabian_sea=1")
    assert stop_refused(g, number("portuguese"), place("indian_ocean"), 1) == OK


def test_md_r21_a_leader_without_armies_stops_at_sea_only_where_his_armies_are() -> None:
    for text, code in (("", LEADER_NEEDS_ARMY), (" indian_ocean=1", OK)):
        g = position(f"armies portuguese kerala=1{text}")
        assert stop_refused(g, number("portuguese"), place("indian_ocean"), 0) == code


def test_md_r28_home_is_the_area_or_sea_an_army_came_from() -> None:
    """Others may be at sea, even at the first; in an area they are in the way."""
    text = "armies portuguese kerala=3\narmies dutch arabian_sea=1 bijapur=1\n"
    text += "entries place=kerala came_from=arabian_sea boat=0 armies=1\n"
    text += "entries place=kerala came_from=bijapur boat=0 armies=1\n"
    g = position(text + "entries place=kerala came_from=malabar boat=0 armies=1")
    army = ReturnArmy(number("portuguese"), place("kerala"))
    homes = [one for one in ("arabian_sea", "malabar", "indian_ocean", "bijapur") if army.is_home(g, place(one))]
    assert homes == ["arabian_sea", "malabar"]


def test_md_10_1_no_power_grows_even_the_first() -> None:
    g = position("armies portuguese kerala=1 karnataka=1 malabar=1 bijapur=1\nstored portuguese=0")
    assert grown_armies(g, number("portuguese"), 9) == 0


def test_md_r16_leave_within_one_player_is_for_boats_of_indian_nations() -> None:
    g = position("armies portuguese arabian_sea=1\narmies mughals delhi=1")  # both are A's; Mughals have no boats
    for nation in ("mughals", "portuguese"):
        leave_of_friends(g, number(nation))
        assert not g.leave_given


def test_md_r28_any_power_goes_back_to_the_sea_next_door_even_the_first() -> None:
    g = position("armies portuguese kerala=1")
    near = ReturnArmy(number("portuguese"), place("kerala")).next_door(g)
    assert [PLACE_NAMES[one] for one in near if one >= SEAS] == ["indian_ocean"]


def test_md_15_2_cards_count_in_the_last_turn_and_not_after_it() -> None:
    assert [next_line(position("", turn), number("mughals")) > 0 for turn in (16, 17)] == [True, False]


def test_md_r13_what_is_held_after_the_invasion_phase_is_a_raid() -> None:
    t = running("mughals", "armies mughals lahore=1", "Invasion", "MoveAndFight 0", turn=11)
    assert t.g.was_raided(place("lahore"))


def test_md_r28_an_army_that_goes_back_takes_its_own_way_with_it() -> None:
    t = moving("cholas", "armies pandya mysore=1\narmies cholas bijapur=1 golconda=1", 9)
    t.move("bijapur-mysore").move("golconda-mysore").play("submit", "return bijapur")
    assert t.armies("cholas") == {"bijapur": 1, "mysore": 1}
    assert t.g.entered(place("mysore")) == 1
