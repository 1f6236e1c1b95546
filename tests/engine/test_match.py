"""Matches, records and positions, shown on a game small enough to check by hand."""

from __future__ import annotations

import pickle

import pytest

import durbar
from durbar.engine.game import GAMES

pytestmark = pytest.mark.usefixtures("climbing")


def play_highest(match: durbar.Match) -> durbar.Match:
    while not match.over:
        seat = match.owing()[0]
        match.play(seat, match.options(seat)[-1])
    return match


def test_a_seed_gives_the_same_game() -> None:
    one, other = (play_highest(durbar.new("ladder", seed=7)) for _ in range(2))
    assert list(one.line) == list(other.line)
    assert play_highest(durbar.new("ladder", seed=8)).line[:] != one.line[:]


def test_a_record_replays_to_the_same_position() -> None:
    match = play_highest(durbar.new("ladder", players=3, seed=1))
    again = durbar.load(match.record())
    assert again.position() == match.position()
    assert again.result == match.result


def test_a_position_loads_back() -> None:
    match = durbar.new("ladder", seed=3)
    match.play(match.owing()[0], match.options(match.owing()[0])[-1])
    assert durbar.load(match.position()).position() == match.position()


def test_a_position_written_by_hand() -> None:
    match = durbar.load("ladder\nheight A=8 # two to go\ndie 5\nnext Climb 0\n")
    assert [match.text(option) for option in match.options(0)] == ["climb 0", "climb 1", "climb 2"]
    refusal = match.why_not(0, 3)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("too-far", "LA 3")
    assert match.why_not(0, 2) is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "position-empty"),
        ("chess", "position-game"),
        ("ladder rules=9", "bad-rules"),
        ("ladder\ncolour A=1", "position-field"),
        ("ladder\nheight Z=1", "position-word"),
        ("ladder\nheight A", "position-pair"),
        ("ladder\ndie six", "position-word"),
        ("ladder\nnext Jump", "position-step"),
        ("ladder\nnext Climb", "position-step-fields"),
        ("ladder\nframe Turn below=4", "position-frame"),
    ],
)
def test_a_bad_position_is_refused_with_line_and_reason(text: str, reason: str) -> None:
    with pytest.raises(durbar.Problem) as caught:
        durbar.load(text)
    assert caught.value.key == reason


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    match = durbar.load("ladder\ndie 2\nnext Climb 0\n")
    before = match.position()
    for seat, option in ((0, 3), (0, 99), (1, 1)):
        with pytest.raises(durbar.Illegal):
            match.play(seat, option)
    assert match.position() == before


def test_problems_and_matches_travel_between_processes() -> None:
    problem = durbar.Problem("unknown-game", given="chess", known="ladder")
    again = pickle.loads(pickle.dumps(problem))
    assert (again.key, again.arguments) == (problem.key, problem.arguments)
    illegal = pickle.loads(pickle.dumps(durbar.Illegal(durbar.Refusal("too-far", "LA 3", ("climb", "9"), "ladder"))))
    assert illegal.refusal.words == ("climb", "9")
    match = durbar.new("ladder", seed=3)
    play_highest(other := pickle.loads(pickle.dumps(match)))
    assert other.line[:] == play_highest(match).line[:]


def test_events_in_words() -> None:
    match = durbar.load("ladder\ndie 2\nnext Climb 1\n")
    match.play(1, "climb 2")
    assert match.events() == [("climbed", "B", "2")]


def test_a_position_may_name_a_step_as_it_was_called_formerly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["ladder"].steps["Climb"], "formerly", ("Step",))
    match = durbar.load("ladder\ndie 2\nnext Step 1\n")
    assert match.position() == durbar.load("ladder\ndie 2\nnext Climb 1\n").position()
