"""Reviews: books that add up, the same from any number of hands, judged by what was known."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import durbar
from durbar.engine.chance import Rng
from durbar.study.review import AT, LOOK, PAIR, Asked, GameReview, ReviewBudget, ReviewPart, do_part
from durbar.study.stations import DRAW, PLANS, TURN, items_of
from durbar.study.told import Amount, ReviewTold, told

pytestmark = pytest.mark.usefixtures("climbing")
SMALL = ReviewBudget(1, 2, 2)


def random_game(game: str, players: int, seed: int) -> durbar.Match:
    match, rng = durbar.new(game, players=players, seed=seed), Rng(seed)
    while not match.over:
        seat = match.owing()[0]
        options = match.options(seat)
        match.play(seat, options[int(rng.below(len(options)))])
    return match


def finished(asked: Asked, budget: ReviewBudget = SMALL, shuffle: int | None = None) -> GameReview:
    """A review done in one process; in an order of its own with a number to shuffle by."""
    review = GameReview(asked, budget)
    while parts := review.wanted():
        if shuffle is not None:
            random.Random(shuffle).shuffle(parts)
        for part in parts[: 7 if shuffle is not None else None]:
            review.put(part, do_part(asked, part))
    return review


def assert_balanced(review: ReviewTold) -> None:
    for books in review.seats:
        for unit in ("share", "points"):

            def of(amount: Amount, unit: str = unit) -> float:
                return float(getattr(amount, unit))

            booked = of(books.luck) + of(books.own) + of(books.met) + sum(map(of, books.others))
            assert of(books.result) - of(books.start) == pytest.approx(booked, abs=1e-9)
            assert of(books.adjusted) == pytest.approx(of(books.result) - of(books.luck), abs=1e-9)


def test_the_books_add_up_and_tell_all_a_review_knows() -> None:
    review = told(finished(Asked(random_game("ladder", 2, 3).record())))
    assert review.wanted == 0
    assert len(review.seats) == 2
    assert_balanced(review)
    assert [station.step for station in review.stations] == [0, *(item.last for item in review.items)]


@pytest.mark.whole_games
@pytest.mark.parametrize(
    ("game", "players"),
    [("dice_charmers", n) for n in (1, 2, 3, 4, 5)] + [("maharaja", n) for n in (1, 2, 3, 4)] + [("maharadjah", 3)],
)
def test_the_books_add_up_in_every_game(game: str, players: int) -> None:
    """Only stations: what is asked of the referee may be as rough as it likes, the books add up all the same."""
    asked = Asked(random_game(game, players, 11).record())
    review = GameReview(asked, ReviewBudget(1, 0, 0))
    for source in review.books.sources():
        if not review.ended(source):
            part = ReviewPart(source.kind, source.step, games=1)
            review.put(part, do_part(asked, part))
    assert_balanced(told(review))


@pytest.mark.parametrize("game", ["dice_charmers", "maharaja", "maharadjah", "ladder"])
def test_items_follow_each_other_without_a_gap(game: str) -> None:
    match = random_game(game, 3 if game != "ladder" else 2, 5)
    items = items_of(match)
    assert items[0].first == 0
    assert items[-1].last == match.steps
    assert all(one.last == other.first and one.label != other.label for one, other in pairwise(items))
    kinds = {item.label.kind for item in items}
    assert kinds == ({DRAW, TURN, PLANS} if game == "maharaja" else {DRAW, TURN})


def test_a_review_depends_on_its_seed_alone() -> None:
    """Whoever did the parts, in whatever order, some of them twice, and after an interruption."""
    asked = Asked(random_game("ladder", 2, 4).record())
    one, other = finished(asked), finished(asked, shuffle=5)
    assert told(one) == told(other)
    again = GameReview(asked, SMALL)
    for part in list(one.found)[:10]:
        again.put(part, one.found[part])
        again.put(part, [0.0] * len(one.found[part]))
    while parts := again.wanted():
        for part in parts:
            again.put(part, do_part(asked, part))
    assert told(again) == told(one)
    assert told(finished(asked._replace(seed=2))) != told(one)


def test_a_larger_budget_only_adds_parts() -> None:
    asked = Asked(random_game("ladder", 2, 4).record())
    small, large = finished(asked), GameReview(asked, ReviewBudget(2, 4, 4))
    for part, numbers in small.found.items():
        large.put(part, numbers)
    assert not set(large.wanted()) & set(small.found)
    assert large.wanted()


def test_parts_of_the_game_and_one_seat_alone() -> None:
    match = random_game("ladder", 2, 4)
    items = items_of(match)
    asked = Asked(match.record(), seat=1, first=items[2].first, last=items[-2].last)
    review = finished(asked)
    assert next(station.step for station in told(review).stations) == items[2].first
    assert {match.line[part.step].player for part in review.found if part.kind in (LOOK, PAIR)} <= {1}
    assert_balanced(told(review))


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(durbar.Problem) as caught:
        GameReview(Asked(durbar.new("ladder", seed=1).record()), SMALL)
    assert caught.value.key == "not-over"


@pytest.mark.whole_games
def test_a_choice_is_judged_by_what_its_seat_knew() -> None:
    """Maharaja's plans and prestige points: another truth that looks the same to the seat gives the same numbers."""
    match = random_game("maharaja", 3, 8)
    asked = Asked(match.record())
    review = GameReview(asked, SMALL)
    seen = 0
    for step in review.choices:
        seat, subject = match.line[step].player, review.subject
        g = match.at(step)
        other = match.game.determinize(g, seat, Rng(99))
        if match.game.same(g, other) or step % 5:
            continue
        seen += 1
        parts = [ReviewPart(LOOK, step), ReviewPart(PAIR, step, int(next(iter(g.legal_for(seat)))), games=2)]
        truth = [subject.do(part) for part in parts]
        subject.match._kept[step] = other
        assert [subject.do(part) for part in parts] == truth
        subject.match._kept[step] = g
    assert seen > 5


def test_stations_are_asked_before_anything_is_told_of_them() -> None:
    asked = Asked(random_game("ladder", 2, 4).record())
    review = GameReview(asked, SMALL)
    assert told(review).seats == []
    assert [part.kind for part in review.wanted()].count(AT) > 0
