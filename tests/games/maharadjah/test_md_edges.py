"""Rules at their edge: the first place, nation and power of each kind, and what must be left alone."""

from __future__ import annotations

from md_table import fighting, moving, number, running

from durbar.games.maharadjah.ids import FOREIGN, PLACE_NAMES, SEAS
from durbar.games.maharadjah.rules.boats import leave_of_friends
from durbar.games.maharadjah.rules.march import borders_of
from durbar.games.maharadjah.rules.rounds import ChooseLoss


def test_md_r12_the_defender_that_pays_leaves_the_attackers_way_open() -> None:
    text = "armies mughals delhi=1\narmies rajputs delhi=2 agra=1\nentries place=delhi came_from=punjab boat=0 armies=1"
    t = fighting("mughals", text, 13).dice(1, 1, 1)
    while t.asks != "AskAlliance":
        t.play("decline")
    t.play("ally-army", "remove delhi").decline().play("stand")
    assert "retreat punjab" in t.words


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
    words = [" ".join(choice.words(t.g, option)) for option in choice.candidates(t.g, 0)]
    assert words == [f"lose-landed {first}", "lose-here bengal"]


def test_md_5_14_three_borders_for_colonial_armies_even_of_the_first_power() -> None:
    assert [borders_of(number(nation), 0) for nation in ("portuguese", "dutch", "mughals")] == [3, 3, 2]


def test_md_7_1_invaders_leave_others_alone_in_a_foreign_land_even_the_first() -> None:
    abroad = PLACE_NAMES[FOREIGN]
    t = running("mughals", f"armies rajputs {abroad}=1", "Invasion", "MoveAndFight 0", turn=12)
    assert (t.armies("rajputs"), t.armies("mughals")) == ({abroad: 1}, {abroad: 14})
