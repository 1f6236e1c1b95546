"""What version 3 of Maharaja's rules changed: the same position, played by both versions."""

from __future__ import annotations

import pytest
from mj_table import Table, at, scoring, turn

import durbar
from durbar.engine.flow import CHANCE
from durbar.games.maharaja import GAME


def both(make: object, *lines: str, **how: object) -> list[Table]:
    """A position under version 2 and under version 3."""
    return [make(*lines, **{**how, "settings": f"{how.get('settings', '')} rules={n}".strip()}) for n in (2, 3)]  # type: ignore[operator]


def test_mj_7_7_the_shrine_reward_is_built() -> None:
    old, new = both(at, "reach 8", then=("TakeReward 0",))
    assert "no-shrine" in old.go("A", "reward reward-shrine").texts()
    assert "no-shrine" not in new.go("A", "reward reward-shrine").texts()
    assert at("reach 8", "board_shrines A=0", then=("TakeReward 0",)).go("A", "reward reward-shrine").g.decision is None


def drawable(match: durbar.Match) -> list[str]:
    """What chance may draw now."""
    return [match.text(option) for option in match.state.decision.candidates(match.state, CHANCE)]


def test_mj_10_1_special_rules_drawn_are_one_or_more() -> None:
    wanted = {f"special-{letter}": "random" for letter in "abcd"}
    for rules, least in ((2, 0), (3, 1)):
        match = durbar.new("maharaja", 3, options=wanted, rules=rules, chance="mine")
        for letter in "abc":
            match.draw(match.state.decision.option_of(match.state, CHANCE, ("special", f"special-{letter}", "off")))
        found = drawable(match)
        assert found[-1] == "special special-d on"
        assert len(found) == 2 - least


def test_mj_10_1_one_that_is_on_is_enough() -> None:
    match = durbar.new("maharaja", 3, options={"special-a": "on", "special-d": "random"}, chance="mine")
    assert len(drawable(match)) == 2


def test_mj_11_19_without_worship_both_get_three_coins() -> None:
    old, new = both(scoring, seats=1)
    assert (old.coins(), new.coins()) == ([18, 0], [18, 3])


@pytest.mark.parametrize(("edition", "distance"), [("rulebook", 3), ("rulebook-fr", 4)])
def test_mj_11_20_flags_move_by_the_edition(edition: str, distance: int) -> None:
    row = ("tile_done tile-12", "statues UJJ centre=brahmabot", "priests brahmabot=AGR")
    t = at(*row, seats=1, settings=f"edition={edition}", then=("PerformTile",))
    assert t.events("flag-moved") == [("brahmabot", "UJJ", "8", str(8 - distance))]
    actions = [list(tile.actions) for tile in GAME.static(t.g).board.brahmabot if tile.tile == 12]
    assert actions == [[f"flag:largest_lead:{distance}", "statue:maharaja"]]


def test_mj_4_4_the_turn_says_what_is_still_planned() -> None:
    for rules, standing in ((3, "free"), (4, "must")):
        t = turn("5.3 5.5", "priests A=AGR", settings=f"rules={rules}")
        assert t.g.decision.subject(t.g) == (standing, "statue-and-shrine", "take-coins")
        t.go("A", "perform take-coins")
        assert t.g.decision.subject(t.g) == (standing, "statue-and-shrine", "zero")
