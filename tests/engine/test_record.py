"""Records: written, read, replayed, verified."""

from __future__ import annotations

import pytest

import durbar
from durbar.engine import match, record
from durbar.engine.chance import commitment, rng_of_draw, secret_of

pytestmark = pytest.mark.usefixtures("climbing")


def finished(seed: int = 2) -> durbar.Match:
    game = durbar.new("ladder", seed=seed)
    while not game.over:
        game.play(game.players[0], game.options(game.players[0])[-1])
    return game


def test_the_secret_is_told_only_when_the_game_is_over() -> None:
    playing = durbar.new("ladder", seed=2)
    assert "secret" not in playing.record()
    assert f"commitment {commitment(secret_of(2))}" in playing.record()
    assert f"secret {secret_of(2).hex()}" in finished().record()


def test_a_draw_depends_on_secret_and_label_alone() -> None:
    one, other = (rng_of_draw(secret_of(1), "4") for _ in range(2))
    assert [one.below(6) for _ in range(9)] == [other.below(6) for _ in range(9)]
    assert [rng_of_draw(secret_of(1), str(n)).below(1000) for n in range(3)] != [
        rng_of_draw(secret_of(2), str(n)).below(1000) for n in range(3)
    ]


def test_a_finished_record_verifies() -> None:
    told = record.read(finished().record(names="Asha,Bram"))
    assert told.facts["names"] == "Asha,Bram"
    assert match.verify(told).result == finished().result


def test_a_record_goes_on_where_it_stopped() -> None:
    playing = durbar.new("ladder", seed=2)
    playing.play(0, playing.options(0)[0])
    assert durbar.load(playing.record()).players == playing.players


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


def test_a_game_from_a_position_has_no_record() -> None:
    with pytest.raises(durbar.Problem, match="record-from-position"):
        durbar.load("ladder\ndie 2\nnext Climb 0\n").record()


def test_a_clone_of_a_match_plays_on_alone() -> None:
    playing = durbar.new("ladder", seed=2)
    other = playing.clone()
    other.play(0, other.options(0)[-1])
    assert playing.lines != other.lines
    assert playing.state.log == []
