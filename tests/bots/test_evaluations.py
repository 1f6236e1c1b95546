"""The evaluations of the three games, and the levels that rest on them."""

from __future__ import annotations

import pytest
from librt.vecs import vec

import durbar
from durbar.bots import LEVELS, Budget, choose, level_bot, seat_view
from durbar.bots.evaluations import evaluation_of
from durbar.bots.native.evaluation import gains, margins
from durbar.engine.chance import Rng
from durbar.engine.flow import playout
from durbar.engine.game import GAMES
from durbar.match import position

pytestmark = pytest.mark.whole_games

SETUPS = [(game.id, seats) for game in GAMES.values() for seats in game.seats]


def somewhere(game: str, seats: int, choices: int, seed: int = 4) -> durbar.Match:
    """A match some random choices on, with a real choice to make."""
    match, rng = durbar.new(game, players=seats, seed=seed), Rng(seed)
    while not match.over and (choices > 0 or len(match.options(match.owing()[0])) < 2):
        options = match.options(match.owing()[0])
        match.play(match.owing()[0], options[int(rng.below(len(options)))])
        choices -= 1
    return match


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_every_seat_is_judged(game: str, seats: int) -> None:
    match = somewhere(game, seats, 60)
    evaluation = evaluation_of(game)
    assert len(evaluation.points(match.state)) == len(evaluation.simple_points(match.state)) == seats
    level = vec[float]([0.0] * seats)
    assert all(0.0 <= value <= 1.0 for value in evaluation.values(match.state, level))
    points = evaluation.points(match.state)
    assert list(gains(points, evaluation.scale, margins(points))) == [0.5] * seats


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_a_finished_game_is_judged_by_its_result(game: str, seats: int) -> None:
    kind = GAMES[game]
    state = durbar.new(game, players=seats, seed=9).state.clone()
    playout(state, Rng(3), kind.bound)
    evaluation, ranks = evaluation_of(game), kind.result(state).ranks
    won = list(evaluation.winners(state, evaluation.points(state)))
    assert evaluation.over(state)
    assert [share > 0 for share in won] == [rank == 1 for rank in ranks]
    if 1 in ranks:
        assert sum(won) == pytest.approx(1.0)


@pytest.mark.parametrize(("game", "seats"), SETUPS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game_at_every_count(game: str, seats: int, level: str) -> None:
    match = somewhere(game, seats, 25)
    bot = level_bot(level, 1, Budget(iterations=3))
    for _ in range(3):
        seat = match.owing()[0]
        match.play(seat, bot.choose(seat_view(match, seat, 1)))
        if match.over:
            break


@pytest.mark.parametrize("game", list(GAMES))
def test_a_position_as_text_is_enough(game: str) -> None:
    match = somewhere(game, GAMES[game].usual_seats, 40)
    seat = match.owing()[0]
    text = position.write(match.game, match.game.determinize(match.state, seat, Rng(5)))
    once, again = (choose(game, text, seat, "hard", 7, Budget(iterations=6)) for _ in range(2))
    assert once == again
    assert once in match.options(seat)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_hidden_plan_changes_no_choice(level: str) -> None:
    match = somewhere("maharaja", 3, 20)
    while len(match.owing()) < 2:
        match.play(match.owing()[0], match.options(match.owing()[0])[0])
    first, seat = match.owing()[0], match.owing()[-1]
    chosen = set()
    for plan in (match.options(first)[0], match.options(first)[30]):
        world = match.fork()
        world.play(first, plan)
        bot = level_bot(level, 3, Budget(iterations=2))
        chosen.add(bot.choose(seat_view(world, seat, 8)))
    assert len(chosen) == 1


def test_the_dice_charmers_count_the_overlap_and_what_is_in_stock() -> None:
    evaluation = evaluation_of("dice_charmers")

    def worth(more: str) -> float:
        return float(evaluation.points(durbar.load(f"dice_charmers seats=2\nfirst A\n{more}", seed=1).state)[0])

    plain = worth("")
    assert worth("fame A=2") > worth("money A=3") > plain
    assert worth("circled A tea=2") > plain
    assert worth("karma A=3") > plain


def test_maharadjah_counts_what_the_cards_name() -> None:
    evaluation = evaluation_of("maharadjah")

    def worth(area: str) -> float:
        match = durbar.load(f"maharadjah seats=4\nturn 4\narmies cholas {area}=1\n", seed=1)
        owner = int(match.state.controller(4))
        return float(evaluation.points(match.state)[owner])

    assert worth("karnataka") > worth("andhra") > worth("assam")


def test_maharaja_counts_statues_coins_and_the_city_of_the_maharaja() -> None:
    evaluation = evaluation_of("maharaja")
    state = somewhere("maharaja", 2, 40).state
    plain = float(evaluation.points(state)[0])
    richer = state.clone()
    richer.coins[0] += 5
    assert float(evaluation.points(richer)[0]) - plain > 0.9
    holier = state.clone()
    holier.add_shrines(int(state.maharaja), 0, 3)
    assert float(evaluation.points(holier)[0]) > plain
