"""DC 8.2, 8.4: several effects in one space of a sheet of one's own."""

from __future__ import annotations

import random

import durbar
from durbar.engine.game import GAMES
from durbar.games.dice_charmers import boardfile
from durbar.games.dice_charmers.board import SEVERAL
from durbar.locale import Texts
from durbar.match.match import Match

OWN = boardfile.house_text().replace('3 = "coin:3"', '3 = "coin:3, fame:2"').replace('"river:-1"', '"karma, goods:1"')


def played(seed: int) -> Match:
    match = durbar.new("dice_charmers", players=2, seed=seed, options={"board": OWN})
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.owing())
        match.play(seat, rng.choice(match.options(seat)))
        match.game.check(match.state)
    return match


def test_dc_8_2_all_effects_of_a_space_follow_in_order() -> None:
    events = next(events for events in (played(seed).events() for seed in range(20)) if used(events))
    at = used(events)[0]
    assert [words[2] for words in events[at + 1 :] if words[0] in ("reward", "reward_lost")][:2] == ["coin-3", "fame-2"]


def used(events: list[tuple[str, ...]]) -> list[int]:
    return [n for n, words in enumerate(events) if words[0] == "bonus_used" and "coin-3+fame-2" in words]


def test_dc_8_2_several_effects_are_named_by_their_parts() -> None:
    assert Texts("en").name("dice_charmers", "coin-3+fame-2") == "3 coins + 2 fame"
    assert Texts("fr").name("dice_charmers", "karma+goods-1") == "karma + 1 marchandise"


def test_dc_8_2_each_of_them_must_be_known() -> None:
    problems = GAMES["dice_charmers"].boards.check(OWN.replace("coin:3, fame:2", "coin:3, camel"))
    assert [(problem.key, problem.arguments["given"]) for problem in problems] == [("sheet-code", "camel")]


def test_dc_8_2_a_record_with_them_replays() -> None:
    match = played(1)
    assert durbar.load(match.record()).checksum() == match.checksum()


def test_dc_8_5_several_effects_are_of_use_if_one_of_them_is() -> None:
    """The first of this sheet are karma and a good: nobody needs stock for them."""
    g = durbar.new("dice_charmers", players=2, seed=1, options={"board": OWN}).state
    assert GAMES["dice_charmers"].labels(g, "effect")[SEVERAL] == "karma+goods-1"
    assert not g.has_stock(0)
    assert g.usable_effect(0, SEVERAL)
