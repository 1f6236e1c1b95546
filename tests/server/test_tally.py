"""[PAGE check 12] The parts at the end add up to the total shown, and that is the result: 100 games of each."""

from __future__ import annotations

import pytest

import durbar
from durbar.engine.chance import Rng
from durbar.match.match import Match
from durbar.server.projections.review import scores_of

pytestmark = pytest.mark.whole_games
GAMES = 100


def random_game(game: str, players: int, seed: int) -> Match:
    match, rng = durbar.new(game, players=players, seed=seed), Rng(seed)
    while not match.over:
        seat = match.owing()[0]
        options = match.options(seat)
        match.play(seat, options[int(rng.below(len(options)))])
    return match


def results(match: Match) -> dict[str, float]:
    """What everybody has by the rules; alone with the dice, where turns count, the overlap that breaks ties."""
    story, seats = match.game.story, match.game.labels(match.state, "seat")
    told = [story.score_words(match.state, seat) for seat in range(len(seats))]
    scores = [float(words[-1]) if words else score for words, score in zip(told, match.result.scores, strict=True)]
    return dict(zip(seats, scores, strict=True)) | dict(story.rivals(match.state))


def written_out(sum_: str) -> int:
    """What a sum as it is written comes to: "24 ÷ 5" leaves what does not make another 5."""
    left, sign, right = sum_.split()
    return int(left) * int(right) if sign == "×" else int(left) // int(right)


@pytest.mark.parametrize(
    ("game", "players"), [("maharaja", (1, 2, 3, 4)), ("maharadjah", (3, 4, 5)), ("dice_charmers", (1, 2, 3, 4))]
)
def test_parts_add_up_to_the_total_and_the_result(game: str, players: tuple[int, ...]) -> None:
    for seed in range(GAMES):
        match = random_game(game, players[seed % len(players)], seed)
        scores = scores_of(match)
        assert {score.owner: score.total for score in scores} == results(match), seed
        for score in scores:
            assert score.total == sum(part.points for part in score.sources), seed
            assert all(part.points == written_out(part.sum) for part in score.sources if part.sum), seed
