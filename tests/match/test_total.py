"""Every wrong call of the library is a `Problem` that says one sentence; nothing is silently wrong."""

from __future__ import annotations

import doctest
from collections.abc import Callable
from typing import Any

import pytest

import durbar
from durbar import Illegal, Match, Problem


def begun() -> Match:
    return durbar.new("maharaja", players=2, seed=7)


def ended() -> Match:
    match = begun()
    while not match.over:
        seat = match.owing()[0]
        match.play(seat, match.options(seat)[0])
    return match


WRONG: list[tuple[Callable[[Match], Any], str]] = [
    (lambda m: m.options(99), "There is no seat “99” here"),
    (lambda m: m.options(-1), "There is no seat “-1” here"),
    (lambda m: m.options("A"), "There is no seat “A” here"),
    (lambda m: m.view(99), "There is no seat “99” here"),
    (lambda m: m.mask(99), "There is no seat “99” here"),
    (lambda m: m.why_not(99, 0), "There is no seat “99” here"),
    (lambda m: m.preview(99, 0), "There is no seat “99” here"),
    (lambda m: m.play(99, 0), "There is no seat “99” here"),
    (lambda m: m.play(0, -5), "There is no such choice now"),
    (lambda m: m.play(0, "banana"), "There is no such choice now"),
    (lambda m: m.play(1, 0), "It is not your turn to choose"),
    (lambda m: m.text(-5), "There is no such choice now"),
    (lambda m: m.preview(0, -5), "There is no such choice now"),
    (lambda m: m.draw(0), "It is not your turn to choose"),
    (lambda m: m.at(999), "The game has not got that far"),
    (lambda m: m.undo(-1), "The game has not got that far"),
    (lambda m: m.redo(), "There is nothing to play again"),
    (lambda m: durbar.new("chess"), "There is no game called “chess”"),
    (lambda m: durbar.new("maharaja", players=9), "maharaja is not played by 9"),
    (lambda m: durbar.new("maharaja", colour="red"), "maharaja has no option “colour”"),
    (lambda m: durbar.new("maharaja", edition="first"), "first"),
    (lambda m: durbar.load(""), "The position is empty"),
]


@pytest.mark.parametrize(("wrong", "said"), WRONG)
def test_a_wrong_call_is_one_sentence_and_changes_nothing(wrong: Callable[[Match], Any], said: str) -> None:
    match = begun()
    before = match.record()
    with pytest.raises(Problem) as caught:
        wrong(match)
    assert said in str(caught.value)
    assert str(caught.value).endswith((".", "]"))
    assert match.record() == before


@pytest.mark.parametrize("wrong", [lambda m: m.text(0), lambda m: m.play(0, 0), lambda m: m.play(0, "pass")])
def test_after_the_end_nothing_is_chosen(wrong: Callable[[Match], Any]) -> None:
    match = ended()
    assert match.options(0) == match.mask(0) == []
    with pytest.raises(Illegal):
        wrong(match)


def test_a_refusal_names_its_rule() -> None:
    match = durbar.new("maharaja", players=2, seed=7)
    while not (found := refused(match)):
        seat = match.owing()[0]
        match.play(seat, match.options(seat)[0])
    seat, option, rule = found
    with pytest.raises(Illegal) as caught:
        match.play(seat, option)
    assert str(caught.value).endswith(f"[{rule}]")


def refused(match: Match) -> tuple[int, int, str] | None:
    """A choice that looks possible now, and the rule that forbids it."""
    seat = match.owing()[0]
    for option in match.state.decision.candidates(match.state, seat):
        refusal = match.why_not(seat, option)
        if refusal is not None and refusal.rule:
            return seat, int(option), refusal.rule
    return None


def test_a_match_says_what_it_is() -> None:
    assert repr(begun()) == "<Match of maharaja, 2 seats, step 21, to choose: A>"
    assert repr(ended()).endswith("over: rounds>")


def test_settings_are_given_by_name_as_to_environments() -> None:
    one = durbar.new("maharaja", players=2, seed=7, edition="draft", special_a="on")
    assert one.record() == durbar.new("maharaja", 2, 7, {"edition": "draft", "special-a": "on"}).record()


def test_the_examples_in_docstrings_run() -> None:
    failed, tried = doctest.testmod(durbar)
    assert tried
    assert not failed
