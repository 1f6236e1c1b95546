"""Whatever takes an option takes its number and its words; words that mean nothing are quoted, with what is near."""

from __future__ import annotations

import pytest

import durbar
from durbar import Illegal, Problem


def begun() -> durbar.Match:
    return durbar.new("maharaja", players=2, seed=7)


def test_words_of_a_legal_choice_are_refused_by_nothing() -> None:
    match = begun()
    assert match.text(match.options(0)[0]) == "take c3"
    assert match.why_not(0, "take c3") is None
    assert match.text("take c3") == "take c3"
    assert match.preview(0, "take c3") == match.preview(0, match.options(0)[0])
    assert match.routes(0, "take c3") == match.routes(0, match.options(0)[0])


def test_words_of_a_refused_choice_name_the_same_rule_as_its_number() -> None:
    match = durbar.new("dice_charmers", players=2, seed=3)
    while not match.over:
        seat = match.owing()[0]
        every = [int(o) for o in match.state.decision.candidates(match.state, seat)]
        refused = [option for option in every if option not in match.options(seat)]
        if refused:
            found = match.why_not(seat, match.text(refused[0]))
            assert found is not None
            assert found == match.why_not(seat, refused[0])
            return
        match.play(seat, match.options(seat)[0])
    pytest.fail("nothing was ever refused")


@pytest.mark.parametrize("call", ["why_not", "preview", "play", "routes"])
def test_words_that_name_nothing_are_quoted_with_what_is_near(call: str) -> None:
    with pytest.raises(Problem, match=r"take c33.*take c3") as told:
        getattr(begun(), call)(0, "take c33")
    assert isinstance(told.value, Illegal)
    assert "no choice called" in str(told.value)


def test_without_a_seed_dice_are_drawn_at_random_and_told_in_the_record() -> None:
    one, other = durbar.new("maharaja", players=2), durbar.new("maharaja", players=2)
    assert one.owing()
    assert one.dice != other.dice
    while not one.over:
        seat = one.owing()[0]
        one.play(seat, one.options(seat)[0])
    assert durbar.load(one.record()) == one
    assert "secret" in one.record()


def test_whoever_answers_for_chance_says_so() -> None:
    match = durbar.new("maharaja", players=2, chance="mine")
    assert match.owing() == []
    assert repr(match).endswith("to draw>")
    with pytest.raises(Problem, match=r"dice.*mine"):
        durbar.new("maharaja", players=2, chance="yours")
    with pytest.raises(Problem, match="seed"):
        durbar.new("maharaja", players=2, chance="mine", seed=7)


def test_a_running_game_has_no_result_but_a_standing() -> None:
    match = begun()
    assert match.result is None
    assert match.standing() == (0.0, 0.0) or len(match.standing()) == 2
    while not match.over:
        seat = match.owing()[0]
        match.play(seat, match.options(seat)[-1])
    assert match.result is not None
    assert match.standing() == match.result.scores


def test_undo_takes_the_last_choice_back_with_what_chance_answered() -> None:
    match = begun()
    before = match.position()
    match.play(0, "take c3")
    match.undo()
    assert match.position() == before
    with pytest.raises(Problem, match="nothing"):
        durbar.load(before, seed=1).undo()
