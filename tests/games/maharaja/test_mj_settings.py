"""Settings of Maharaja: characters chosen to be in play, and exactly so many special rules."""

from __future__ import annotations

from collections import Counter

import pytest

import durbar

DRAWN = {f"special-{letter}": "random" for letter in "abcd"}


def test_mj_1_3_characters_can_be_chosen() -> None:
    match = durbar.new("maharaja", 3, seed=1, options={"cast": "c13, c2,c2"})
    shown = [int(number) for number in match.state.display if number > 0]
    assert {2, 13} <= set(shown)
    assert len(shown) == 6
    again = durbar.load(match.record())
    assert again.terms.settings["cast"] == "c2,c13"


def test_mj_1_3_chosen_characters_must_fit() -> None:
    refused = [
        (1, {"cast": "c1"}, "mj-cast-elsewhere"),
        (4, {"cast": "c1", "characters": "first-game"}, "mj-cast-elsewhere"),
        (2, {"cast": "c1,c2,c3,c4,c5,c6"}, "mj-cast-many"),
        (2, {"cast": "c1,c17"}, "bad-setting-value"),
    ]
    for seats, settings, key in refused:
        with pytest.raises(durbar.Problem) as caught:
            durbar.new("maharaja", seats, seed=1, options=settings)
        assert caught.value.key == key


def test_mj_10_1_exactly_so_many_special_rules_are_drawn() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(240):
        match = durbar.new("maharaja", 2, seed=seed, options={**DRAWN, "specials": "2"})
        found[tuple(map(int, match.state.special))] += 1
    assert len(found) == 6
    assert all(sum(special) == 2 for special in found)
    assert min(found.values()) > 15  # each pair as likely: 40 of 240


def test_mj_10_1_no_more_than_are_left_to_chance() -> None:
    with pytest.raises(durbar.Problem) as caught:
        durbar.new("maharaja", 2, seed=1, options={"special-a": "random", "specials": "2"})
    assert caught.value.key == "mj-specials-few"
