"""The conformance suite finds what it is there to find: the ladder keeps every promise, a broken rung is seen."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from ladder import Climb, Ladder, Roll, State
from librt.vecs import vec
from mypy_extensions import i64

from durbar.checks.conformance import Breach, breaches
from durbar.engine.chance import Rng
from durbar.engine.flow import Option, Options, Seat, Words
from durbar.engine.game import Game

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
from veil import veil

pytestmark = pytest.mark.usefixtures("climbing")


def broken_promises(game: Game) -> set[str]:
    return {breach.check for breach in breaches(game)}


def test_the_ladder_keeps_every_promise(climbing: Game) -> None:
    assert list(breaches(climbing)) == []


def test_a_breach_says_where_and_what() -> None:
    breach = Breach("ladder", 2, {"rungs": "ten"}, 7, "invariants_hold", "AssertionError too high")
    assert str(breach) == "ladder seats=2 rungs=ten after 7 choices: invariants_hold: AssertionError too high"


def test_a_clone_that_shares_is_found(climbing: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def shallow(self: State) -> State:
        return self

    monkeypatch.setattr(State, "clone", shallow)
    assert "a_clone_is_equal_and_independent" in broken_promises(climbing)


def test_options_that_are_not_the_filter_are_found(climbing: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def generous(self: Climb, g: State, player: Seat) -> Options:
        return vec[i64]([0, 1])

    monkeypatch.setattr(Climb, "options", generous)
    assert "options_are_the_candidates_not_refused" in broken_promises(climbing)


def test_words_that_mean_two_things_are_found(climbing: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def vague(self: Climb, g: State, option: Option) -> Words:
        return ("climb", "some")

    monkeypatch.setattr(Climb, "words", vague)
    assert "words_parse_back" in broken_promises(climbing)


def test_a_choice_that_reveals_and_is_not_declared_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = veil()
    monkeypatch.setattr(type(game), "revealing", frozenset({"peek", "plan"}))
    assert "only_declared_verbs_reveal" not in broken_promises(game)
    monkeypatch.setattr(type(game), "revealing", frozenset({"plan"}))
    assert "only_declared_verbs_reveal" in broken_promises(game)


def test_a_loaded_die_is_found(climbing: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def loaded(self: Roll, g: State, rng: Rng) -> Option:
        return Option(max(1 + rng.below(6), 1 + rng.below(6)))

    monkeypatch.setattr(Roll, "sample", loaded)
    assert "chance_draws_by_weight" in broken_promises(climbing)


def test_a_view_that_leaks_is_found(climbing: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def lower(self: Ladder, g: State, seat: int, rng: Rng) -> State:
        copy = g.clone()
        copy.height = vec[i64](
            [int(rng.below(4)) if other != seat else height for other, height in enumerate(g.height)]
        )
        return copy

    monkeypatch.setattr(Ladder, "determinize", lower)
    assert "a_view_tells_nothing_hidden" in broken_promises(climbing)


def test_a_field_left_out_is_found(climbing: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ladder, "fields", tuple(field for field in Ladder.fields if field.name != "die"))
    assert "a_position_loads_back" in broken_promises(climbing)


def test_actions_that_collide_are_found(climbing: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ladder, "learning", replace(Ladder.learning, action_of=lambda g, option: 0))
    assert "actions_decode_to_their_options" in broken_promises(climbing)


def test_a_game_without_end_is_found(climbing: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ladder, "bound", 3)
    assert "the_game_plays_to_its_end" in broken_promises(climbing)


def test_an_invariant_that_fails_is_found(climbing: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(self: Ladder, g: Any) -> None:
        raise AssertionError("no")

    monkeypatch.setattr(Ladder, "check", never)
    assert "invariants_hold" in broken_promises(climbing)
