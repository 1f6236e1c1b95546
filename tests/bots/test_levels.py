"""The levels, shown on a game small enough to know what is right: climb as far as the die allows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from climbing import Climbing
from librt.vecs import vec

import durbar
from durbar.bots import LEVELS, Budget, SeatView, advise, choose, level_bot, seat_view
from durbar.bots.evaluations import evaluation_of
from durbar.bots.levels import HardBot
from durbar.bots.native.evaluation import chances, margin, several
from durbar.bots.native.search import Node, Search, child_of, dealt_alike
from durbar.engine.game import GAMES, register
from durbar.games.maharaja.rules.rounds import Planning

pytestmark = pytest.mark.whole_games


@pytest.fixture(autouse=True)
def climbing() -> Iterator[None]:
    register(Climbing())
    yield
    del GAMES["ladder"]


POSITION = "ladder\nheight A=3 B=5\ndie 4\nnext Climb 0\nnext Turn\n"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_a_legal_option(level: str) -> None:
    chosen = choose("ladder", POSITION, 0, level, seed=5, budget=Budget(iterations=20))
    assert chosen in durbar.load(POSITION).options(0)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_better_levels_climb_as_far_as_they_can(level: str) -> None:
    assert choose("ladder", POSITION, 0, level, seed=5, budget=Budget(iterations=300)) == 4


def test_the_same_seed_and_iterations_give_the_same_choice_and_values() -> None:
    told = [advise("ladder", POSITION, 0, "hard", 11, Budget(iterations=100)) for _ in range(2)]
    assert told[0] == told[1]
    assert advise("ladder", POSITION, 0, "hard", 12, Budget(iterations=100)) != told[0]


def test_a_bot_explains_its_alternatives_best_first() -> None:
    told = advise("ladder", POSITION, 0, "hard", 1, Budget(iterations=200))
    assert told[0].text == "climb 4"
    assert 100 < sum(one.visits for one in told) <= 200
    assert [one.visits for one in told] == sorted((one.visits for one in told), reverse=True)
    assert all(0.0 <= one.value <= 1.0 for one in told)


def test_time_is_a_budget_too() -> None:
    told = advise("ladder", POSITION, 0, "hard", 1, Budget(seconds=0.02))
    assert sum(one.visits for one in told) > 0


def test_a_short_search_stops_early_only_when_the_rest_cannot_change_its_choice() -> None:
    for seed in range(20):
        early, whole = (
            Search(evaluation_of("ladder"), dealt_alike, durbar.load(POSITION).state, 0, seed) for _ in "ab"
        )
        early.run(100, 0.0)
        whole.prepare()
        for _ in range(100):
            whole.iterate()
        options = vec_of([0, 1, 2, 3, 4])
        assert early.iterations < whole.iterations
        assert first_of(early.visits(options)) == first_of(whole.visits(options))


def tried(*choices: tuple[int, float]) -> Search:
    """A search that tried its first choices so often, with such means."""
    search = Search(evaluation_of("ladder"), dealt_alike, durbar.load(POSITION).state, 0, 1)
    for key, (visits, mean) in enumerate(choices):
        node = child_of(search.root(), key)
        node.visits, node.value = visits, mean * (visits + 1)
    search.iterations = sum(visits for visits, _ in choices)
    return search


def test_a_long_search_stops_once_its_choice_is_settled() -> None:
    few, many = tried((150, 0.6), (100, 0.5)), tried((600, 0.6), (550, 0.59))
    assert not few.settled(50.0)
    assert few.settled(49.0)
    assert not many.settled(2500.0)
    assert many.settled(2499.0)


def test_a_long_search_does_not_wait_for_a_choice_between_equals() -> None:
    assert tried((400, 0.6), (400, 0.6001), (20, 0.1)).settled(10_000.0)
    assert not tried((400, 0.6), (400, 0.601), (20, 0.1)).settled(10_000.0)
    assert not tried((400, 0.6), (290, 0.6), (20, 0.1)).settled(10_000.0)


def test_a_deep_tree_is_freed_whole() -> None:
    """A compiled search once crashed after going more than 50 choices deep."""
    for _ in range(200):
        top = node = Node(0.0, 1.0)
        for key in range(200):
            node = child_of(node, key)
        del top, node
    assert len(child_of(Node(0.0, 1.0), 1).children) == 0


def first_of(visits: Any) -> int:
    return max(range(len(visits)), key=lambda i: visits[i])


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(durbar.Problem) as caught:
        level_bot("godlike", 1)
    assert caught.value.key == "unknown-level"


def play(levels: list[str], seed: int) -> durbar.Match:
    match = durbar.new("ladder", players=len(levels), seed=seed)
    bots = [level_bot(level, seed * 10 + i, Budget(iterations=30)) for i, level in enumerate(levels)]
    while not match.over:
        seat = match.owing()[0]
        match.play(seat, bots[seat].choose(seat_view(match, seat, seed)))
    return match


def test_easy_wins_against_random() -> None:
    results = [play(["easy", "random"] if seed % 2 else ["random", "easy"], seed).result.ranks for seed in range(30)]
    won = sum(ranks[0 if seed % 2 else 1] == 1 for seed, ranks in enumerate(results))
    assert won >= 24


class Secretive(Climbing):
    """The die is hidden: whoever looks at another's seat must guess it."""

    def determinize(self, g: Any, seat: int, rng: Any) -> Any:
        copy = g.clone()
        copy.die = int(rng.below(4)) + 1 if g.asked != seat else g.die
        return copy


def test_a_bot_gets_a_determinized_state_never_the_truth() -> None:
    game = register(Secretive())
    match = durbar.load("ladder\ndie 6\nnext Climb 1\nnext Turn\n")
    seen = {seat_view(match, 0, seed).state.die for seed in range(40)}
    assert seen == {1, 2, 3, 4}
    assert game.view(seat_view(match, 1, 3).state, 1)["die"] == 6


def test_a_search_deals_what_is_hidden_anew_in_every_iteration() -> None:
    match = durbar.new("maharaja", players=3, seed=5)
    while not isinstance(match.state.decision, Planning):
        match.play(match.owing()[0], match.options(match.owing()[0])[0])
    match.play(0, match.options(0)[0])
    view, dealt = seat_view(match, 1, 3), []

    def deal(g: Any, seat: int, rng: Any) -> Any:
        copy = match.game.determinize(g, seat, rng)
        dealt.append((int(copy.plan(0, 0)), int(copy.plan(0, 1))))
        return copy

    search = Search(evaluation_of("maharaja"), deal, view.state, 1, 7)
    search.run(60, 0.0)
    assert len(dealt) == search.iterations == 60
    assert len(set(dealt)) > 15
    assert HardBot(1).search(view).deal == match.game.determinize


def test_secret_choices_lead_nobody_else_on() -> None:
    match = durbar.load(POSITION)
    evaluation = evaluation_of("ladder")
    search = Search(evaluation, dealt_alike, match.state, 0, 7)
    assert len(search.trees) == 1
    evaluation.secrets = True
    try:
        search = Search(evaluation, dealt_alike, match.state, 0, 7)
        search.run(200, 0.0)
        assert len(search.trees) == 2
        assert sum(search.visits(vec_of([0, 1, 2, 3, 4]))) == search.iterations > 100
    finally:
        evaluation.secrets = False


def vec_of(numbers: list[int]) -> Any:
    from mypy_extensions import i64

    return vec[i64](numbers)


def test_values_are_chances_against_the_best_rival() -> None:
    worth = list(chances(vec[float]([10.0, 10.0, 0.0]), 5.0))
    assert worth[0] == worth[1] == 0.5
    assert worth[2] < 0.2
    assert margin(vec[float]([6.0, 4.0, 2.0]), 0) == 2.5
    assert [several(seats) for seats in (0, 1, 2, 3, 6)] == [False, False, False, True, True]


def test_a_forced_choice_needs_no_thought() -> None:
    view = SeatView(GAMES["ladder"], durbar.load("ladder\nheight A=10\ndie 4\nnext Climb 0\n").state, 0)
    assert level_bot("hard", 1, Budget(seconds=100)).choose(view) == 0
