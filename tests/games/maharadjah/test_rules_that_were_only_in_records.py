"""Rules that a planted error once broke unseen by every other test by name."""

from __future__ import annotations

from typing import Any

from md_table import moving, number

from durbar.engine.refusal import OK
from durbar.games.maharadjah import GAME
from durbar.games.maharadjah.ids import AREAS, LEADER_NAMES, NATIONS, PLACE_NAMES, ROWS
from durbar.games.maharadjah.rules.leaders import PlaceLeader
from durbar.games.maharadjah.rules.march import needed_here
from durbar.games.maharadjah.rules.retreat import way_back_refused
from durbar.games.maharadjah.rules.victory import coasts_of, mark_raids
from durbar.games.maharadjah.words import OTHERS_THERE


def place(name: str) -> int:
    return PLACE_NAMES.index(name)


def map_with(**armies: dict[str, int]) -> Any:
    """An empty map but for these armies, in the eleventh turn."""
    g = GAME.blank(4)
    g.turn = 11
    for nation, places in armies.items():
        for name, count in places.items():
            g.add(number(nation), place(name), count)
    g.count_anew()
    return g


def test_md_r13_an_area_with_an_army_of_another_nation_is_not_raided() -> None:
    g = map_with(mughals={"agra": 2, "delhi": 1}, rajputs={"agra": 1})
    mark_raids(g, number("mughals"))
    assert g.was_raided(place("delhi"))
    assert not g.was_raided(place("agra"))


def test_md_15_3_a_factory_on_two_seas_adds_no_coast_that_is_counted_already() -> None:
    g = map_with()
    for area in ("sind", "kerala", "bengal", "malabar", "golconda"):
        g.set_factory(place(area), number("dutch"))
    assert coasts_of(g, number("dutch")) == 3


def test_md_r44_no_attacker_goes_back_by_boat_to_a_coast_others_hold() -> None:
    g = map_with(marathas={"arabian_sea": 1, "sind": 3}, mughals={"gujarat": 1})
    sea, marathas = place("arabian_sea"), number("marathas")
    assert way_back_refused(g, marathas, sea, place("gujarat")) == OTHERS_THERE
    assert way_back_refused(g, marathas, sea, place("sind")) == OK  # past the limit of the area


def test_md_r41_arms_stop_only_beside_an_army_that_stays() -> None:
    text = "armies mughals delhi=2\nleader_at akbar=delhi\nfactory bengal=british\narmies british bengal=1 bihar=0\n"
    text += "armies mughals bengal=0\narms_holder british=mughals\narms_at british=delhi"
    t = moving("mughals", text, 12).take("delhi", 2, "with-two akbar arms-british").play("go agra")
    assert t.refusal("leave arms-british") == "cannot-split"
    assert "leave akbar" in t.words
    t.play("leave-army")
    assert "leave arms-british" in t.words


def test_md_r9_a_leader_does_not_come_alone_where_no_invaders_are_left_to_appear() -> None:
    greeks, afghanistan = number("greeks"), place("afghanistan")
    g = map_with(greeks={"sind": 1})
    g.turn = 4
    alexander = PlaceLeader(greeks, LEADER_NAMES.index("alexander"))
    assert alexander.is_place(g, afghanistan)
    g.add(greeks, place("sind"), g.stock(greeks))
    assert not alexander.is_place(g, afghanistan)


def test_md_11_1_submission_protects_in_the_areas_of_a_region_not_abroad() -> None:
    g = map_with()
    for row in range(ROWS):
        g.mark_submitted(row, number("mughals"))
    there = [
        name for name in PLACE_NAMES if any(g.protected(number("mughals"), n, place(name)) for n in range(NATIONS))
    ]
    assert there
    assert set(there) <= set(PLACE_NAMES[:AREAS])


def test_md_r3_abroad_nobody_has_to_stay_for_a_battle() -> None:
    mughals = number("mughals")
    for name, needed in (("delhi", 4), ("afghanistan", 0)):
        g = map_with(mughals={name: 5}, afghans={name: 2})
        assert needed_here(g, mughals, place(name), 5) == needed
