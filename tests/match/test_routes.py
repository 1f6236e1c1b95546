"""Several choices in a row seen as one move, and what positions promise: asked of the rules, changing nothing."""

from __future__ import annotations

import random

import durbar
from durbar import bots
from durbar.match import position
from durbar.match.match import Match


def at_question(game: str, seats: int, question: str, seed: int = 3) -> tuple[Match, int]:
    """A match played at random until somebody is asked this, and can choose."""
    match, rng = durbar.new(game, seats, seed=seed), random.Random(seed)
    for _ in range(3000):
        seat = match.owing()[0]
        if type(match.state.decision).__name__ == question and len(match.options(seat)) > 1:
            return match, seat
        match.play(seat, rng.choice(match.options(seat)))
    raise AssertionError(f"{question} was never asked")


def test_a_march_over_two_borders_is_one_way_and_the_rules_agree() -> None:
    match, seat = at_question("maharadjah", 4, "March")
    direct = {match.state.decision.words(match.state, option) for option in match.options(seat)}
    found = match.routes(seat)
    assert found
    for way in found:
        assert way.choices[-1] not in direct
        assert {words[0] for words in way.choices} == {"go"}
        fork = match.fork()
        for words in way.choices:
            fork.play(seat, " ".join(words))


def test_a_group_and_its_way_are_found_together() -> None:
    match, seat = at_question("maharadjah", 4, "Movement")
    take = next(o for o in match.options(seat) if match.state.decision.words(match.state, o)[0] == "take")
    for way in match.routes(seat, take):
        assert way.choices[0][0] == "take"
        fork = match.fork()
        for words in way.choices:
            fork.play(seat, " ".join(words))


def test_md_8_1_a_step_among_enemies_promises_odds() -> None:
    match, seat = at_question("maharadjah", 4, "March")
    rng = random.Random(1)
    for _ in range(4000):
        seat = match.owing()[0]
        if type(match.state.decision).__name__ == "March":
            promises = [words for option in match.options(seat) for words in match.preview(seat, option).promises]
            battles = [words for words in promises if words[0] == "battle"]
            if battles:
                assert all(98 <= sum(map(int, words[4:])) <= 102 for words in battles)
                return
        match.play(seat, rng.choice(match.options(seat)))
    raise AssertionError("nobody ever met an enemy")


def test_md_13_0_titles_are_told_as_they_would_count() -> None:
    match, rng, titles = durbar.new("maharadjah", 4, seed=3), random.Random(3), []
    while not titles:
        seat = match.owing()[0]
        match.play(seat, rng.choice(match.options(seat)))
        titles = [words for words in match.game.story.outlook(match.state) if words[0] == "raj"]
    assert all(int(areas) // 9 == int(points) for _, _, areas, points in titles)


def test_mj_7_3_each_city_says_what_a_visit_would_pay() -> None:
    match, _ = at_question("maharaja", 3, "TurnMenu")
    visits = match.game.story.outlook(match.state)
    by_city: dict[str, list[tuple[int, int]]] = {}
    for _, _, city, points, rank, coins in visits:
        by_city.setdefault(city, []).append((int(rank), int(coins)))
        assert int(points) > 0
    for paid in by_city.values():
        assert paid == list(zip(range(1, len(paid) + 1), (12, 9, 6), strict=False))


def test_advice_goes_on_until_somebody_else_decides() -> None:
    match, seat = at_question("maharadjah", 4, "Movement")
    text = position.write(match.game, match.state)
    found = bots.with_line("maharadjah", text, seat, 1, bots.advise("maharadjah", text, seat, "medium", 1))
    fork = match.fork()
    fork.play(seat, found[0].option)
    for words in found[0].line:
        fork.play(seat, " ".join(words))
    assert all(not alternative.line for alternative in found[1:])
