"""Every wrong call of the library is a `Problem` that says one sentence; nothing is silently wrong."""

from __future__ import annotations

import copy
import doctest
import inspect
import pickle
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import durbar.match.match
from durbar import Illegal, Match, Problem
from durbar.engine.chance import Rng


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
    (lambda m: m.play(0, "banana"), "There is no choice called “banana” now: near are take c3"),
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
    (lambda m: m.options(0.0), "There is no seat “0.0” here"),
    (lambda m: m.play(None, 0), "There is no seat “None” here"),
    (lambda m: m.events(99), "There is no seat “99” here"),
    (lambda m: m.undoable(99), "There is no seat “99” here"),
    (lambda m: m.imagined(99, Rng(1)), "There is no seat “99” here"),
    (lambda m: m.events(0, since=-5), "The game has not got that far"),
    (lambda m: m.events(0, since="x"), "The game has not got that far"),
    (lambda m: m.play(0, None), "There is no such choice now"),
    (lambda m: m.play(0, 1.5), "There is no such choice now"),
    (lambda m: m.play(0, 10**30), "There is no such choice now"),
    (lambda m: m.text("take"), "There is no choice called “take” now: near are take c"),
    (lambda m: m.option(0, 5), "That choice is not allowed: There is no such choice now."),
    (lambda m: durbar.new(5), "There is no game called “5”"),
    (lambda m: durbar.new([]), "There is no game called “[]”"),
    (lambda m: durbar.new("maharaja", players=2.0), "maharaja is not played by 2.0"),
    (lambda m: durbar.new("maharaja", rules="new"), "not new"),
    (lambda m: durbar.new("maharaja", seed="seven"), "A seed is a whole number, not “seven”"),
    (
        lambda m: durbar.new("maharaja", options=[1]),
        'Options are given by name, such as {"edition": "draft"}, not as “[1]”',
    ),
    (lambda m: durbar.new("maharaja", final=None), "cannot be “None”"),
    (lambda m: durbar.load(None), "is a text, not “NoneType”"),
    (lambda m: durbar.load(b"maharaja"), "is a text, not “bytes”"),
    (lambda m: durbar.load(m.record(), seed=0.5), "A seed is a whole number, not “0.5”"),
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


@pytest.mark.parametrize("wrong", [-5, 10**30, None, 1.5, 999, "banana"])
def test_a_wrong_draw_is_refused(wrong: Any) -> None:
    match = durbar.new("maharaja", players=2, chance="mine")
    with pytest.raises(Illegal):
        match.draw(wrong)
    assert match.steps == 0


def test_a_number_is_a_number_whatever_its_type() -> None:
    match = begun()
    match.play(np.int64(0), np.int32(match.options(0)[0]))
    assert match == durbar.load(match.record())
    assert durbar.new("maharaja", seed=1, final=4, edition="draft") == durbar.new(
        "maharaja", seed=1, final="4", edition="draft"
    )


def test_a_record_goes_on_with_a_seed() -> None:
    whole = durbar.new("dice_charmers", players=2, seed=3)
    while whole.steps < 40:
        seat = whole.owing()[0]
        whole.play(seat, whole.options(seat)[-1])
    half = durbar.load(whole.record(), seed=7)
    assert half.owing()
    while not half.over:
        seat = half.owing()[0]
        half.play(seat, half.options(seat)[0])
    assert durbar.load(half.record()) == half != whole


def test_a_match_from_a_position_keeps_its_history() -> None:
    match = durbar.load(begun().position(), seed=7)
    match.play(0, match.options(0)[0])
    for twin in (pickle.loads(pickle.dumps(match)), durbar.load(match.record()), copy.copy(match), match.fork()):
        assert twin == match
        assert twin.events() == match.events()
        twin.undo(0)
        assert twin != match
        twin.redo()
        assert twin == match


def test_all_positions_of_a_match_one_after_the_other() -> None:
    match = ended()
    seen = list(match)
    assert len(seen) == match.steps + 1
    assert [then.position() for then in seen] == [match.position(step) for step in range(match.steps + 1)]
    assert seen[-1] == match
    again = next(then for then in seen if then.owing())
    seat = again.owing()[0]
    again.play(seat, again.options(seat)[-1])  # played on from there, the match itself stays
    assert match.steps == len(seen) - 1


@pytest.mark.parametrize("module", [durbar, durbar.match.match, durbar.engine.refusal])
def test_the_examples_in_docstrings_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert tried
    assert not failed


def test_every_public_name_has_an_example() -> None:
    for name in durbar.__all__:
        assert ">>>" in getattr(durbar, name).__doc__, name
    for name, member in vars(Match).items():
        if not name.startswith("_") and callable(member):
            assert member.__doc__, name


# --- any call with anything ------------------------------------------------------------------------------------------

ANYTHING = st.sampled_from(
    [0, 1, -1, 99, 2**31, 2**63, -(10**30), None, True, 1.5, float("nan"), float("inf"), 1j, "", "0", "A", "ox", "\x00",
     "take " * 500, "take c3\ntake c4", b"x", [], [0], {}, {"a": 1}, (), set(), range(3), object(), int, ...,
     np.int64(0), np.float32(1), np.array(0), np.array([1, 2])]
)  # fmt: skip
CHECKED_BEFORE = ("go_on", "follow")
CALLS = {
    name: len(inspect.signature(member).parameters) - 1
    for name, member in vars(Match).items()
    if inspect.isfunction(member) and not name.startswith("_") and name not in ("record", *CHECKED_BEFORE)
}
STAGES = {"undrawn": durbar.new("maharaja", players=2, chance="mine"), "begun": begun(), "over": ended()}


@given(stage=st.sampled_from(sorted(STAGES)), call=st.sampled_from(sorted(CALLS)), given=st.lists(ANYTHING, max_size=4))
@example(stage="begun", call="routes", given=[0, -1])
@example(stage="begun", call="reveals", given=[99])
@example(stage="undrawn", call="settle", given=[7.5])
@example(stage="begun", call="imagined", given=[0, None])
@settings(max_examples=400, deadline=None)
def test_whatever_is_called_with_whatever(stage: str, call: str, given: list[Any]) -> None:
    match = STAGES[stage].fork()
    before = match.record()
    least = sum(p.default is p.empty for p in inspect.signature(getattr(match, call)).parameters.values())
    arguments = (given + [None] * least)[: max(least, min(len(given), CALLS[call]))]
    if problem_of(lambda: getattr(match, call)(*arguments)):
        assert match.record() == before


@given(st.sampled_from([*durbar.game_ids(), None]), ANYTHING, st.dictionaries(st.sampled_from(
    ["players", "seed", "options", "rules", "edition", "final", "colour"]), ANYTHING, max_size=3))  # fmt: skip
@example("maharaja", 0, {"rules": 10**30})
@example("maharaja", 0, {"options": np.array([1, 2])})
@settings(max_examples=200, deadline=None)
def test_whatever_is_begun(game: str | None, other: Any, terms: dict[str, Any]) -> None:
    problem_of(lambda: durbar.new(other if game is None else game, **terms))


@given(st.sampled_from(sorted(STAGES)), st.booleans(), st.integers(0), st.integers(0), st.text(max_size=3))
@settings(max_examples=200, deadline=None)
def test_whatever_is_loaded(stage: str, whole: bool, line: int, place: int, typed: str) -> None:
    match = STAGES[stage]
    lines = (match.record() if whole else match.position()).split("\n")
    line %= len(lines)
    place %= len(lines[line]) + 1
    lines[line] = lines[line][:place] + typed + lines[line][place + 1 :]
    problem_of(lambda: durbar.load("\n".join(lines)))


def problem_of(call: Callable[[], Any]) -> Problem | None:
    """What a call was refused with, which is one sentence; anything else that is raised fails the test."""
    try:
        call()
    except Problem as problem:
        said = str(problem)
        if not said.endswith((".", "]")) or "\n" in said or len(said) > 1000:
            pytest.fail(f"not one sentence: {said}")
        return problem
    return None


def test_what_was_given_is_quoted_in_one_line_and_not_at_length() -> None:
    with pytest.raises(Problem) as caught:
        durbar.new("two\nlines " + "x" * 1000)
    assert "“two lines xxx" in str(caught.value)
    assert len(str(caught.value)) < 400


def test_a_fact_of_a_record_stays_one_line() -> None:
    match = begun()
    assert durbar.load(match.record(name="Ann\nA take c3")) == match


def test_a_picture_has_a_language_there_is() -> None:
    with pytest.raises(Problem, match="Nothing here is written in “de”: choose one of en, fr"):
        begun().svg(language="de")
