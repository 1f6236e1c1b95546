"""Records: written, read, replayed, verified."""

from __future__ import annotations

import pytest

import durbar
from durbar.match import record, replay
from durbar.match.dice import dice_of

pytestmark = pytest.mark.usefixtures("climbing")


def finished(seed: int = 2) -> durbar.Match:
    game = durbar.new("ladder", seed=seed)
    while not game.over:
        game.play(game.owing()[0], game.options(game.owing()[0])[-1])
    return game


def test_the_secret_is_told_only_when_the_game_is_over() -> None:
    playing = durbar.new("ladder", seed=2)
    assert "secret" not in playing.record()
    assert f"commitment {dice_of(2).commitment}" in playing.record()
    assert f"secret {dice_of(2).secret.hex()}" in finished().record()


def test_a_draw_depends_on_secret_and_label_alone() -> None:
    one, other = (dice_of(1).rng_of("4") for _ in range(2))
    assert [one.below(6) for _ in range(9)] == [other.below(6) for _ in range(9)]
    assert [dice_of(1).rng_of(str(n)).below(1000) for n in range(3)] != [
        dice_of(2).rng_of(str(n)).below(1000) for n in range(3)
    ]


def test_a_finished_record_verifies() -> None:
    told = record.read(finished().record(names="Asha,Bram"))
    assert told.facts["names"] == "Asha,Bram"
    assert replay.verify(told).result == finished().result


def test_a_record_goes_on_where_it_stopped() -> None:
    playing = durbar.new("ladder", seed=2)
    playing.play(0, playing.options(0)[0])
    assert durbar.load(playing.record()).owing() == playing.owing()


def test_a_result_that_was_edited_is_refused() -> None:
    text = finished().record().replace("result 1,2", "result 2,1").replace("result 2,1", "result 3,3")
    with pytest.raises(durbar.Problem) as caught:
        durbar.load(text)
    assert caught.value.key == "record-result"


def test_a_refused_choice_tells_line_and_reason() -> None:
    lines = finished().record().splitlines()
    n = next(n for n, line in enumerate(lines) if line.startswith("A climb"))
    lines[n] = "A climb 6" if lines[n - 1] != "* roll 6" else "A climb 9"
    with pytest.raises(durbar.Problem) as caught:
        durbar.load("\n".join(lines))
    assert caught.value.arguments["line"] == n + 1
    assert isinstance(caught.value.__cause__, durbar.Illegal)


def test_the_record_of_a_game_from_a_position_begins_there() -> None:
    """And it verifies as any other does."""
    playing = durbar.load("ladder\ndie 2\nnext Climb 0\nnext Turn\n", seed=4)
    while not playing.over:
        playing.play(playing.owing()[0], playing.options(playing.owing()[0])[-1])
    told = record.read(playing.record())
    assert told.start == playing.position(0).rstrip("\n")
    assert replay.verify(told).line[:] == playing.line[:]
    assert durbar.load(playing.record()).position() == playing.position()


def test_a_record_goes_on_with_other_dice_and_then_claims_no_commitment() -> None:
    playing = durbar.new("ladder", seed=2)
    playing.play(0, playing.options(0)[0])
    again = durbar.load(playing.record(), seed=9)
    again.play(again.owing()[0], again.options(again.owing()[0])[0])
    assert again.steps > playing.steps
    assert "commitment" in playing.record()
    assert "commitment" not in again.record()


def test_a_fork_of_a_match_plays_on_alone() -> None:
    playing = durbar.new("ladder", seed=2)
    other = playing.fork()
    other.play(0, other.options(0)[-1])
    third = playing.fork()
    third.play(0, third.options(0)[0])
    assert playing.line[:] == other.line[: playing.steps] == third.line[: playing.steps]
    assert playing.line[:] != other.line[:] != third.line[:]
    assert playing.events() == []
