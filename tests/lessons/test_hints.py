"""Hints: each fires in some game, never twice, one at a time; and they know no more than the seat does."""

from collections import Counter

import pytest

import durbar
from durbar.bots import level_bot, seat_view
from durbar.engine.chance import Rng
from durbar.engine.game import game_of
from durbar.lessons.hints import due, seen_by, sentence
from durbar.lessons.lesson import path_of
from durbar.locale import Texts

pytestmark = pytest.mark.whole_games

GAMES = ("maharaja", "maharadjah", "dice_charmers")
ENOUGH = 200  # games after which a hint that never came is one for something that does not happen
TELLING = (6, 7)  # games tried first, one of each level: between them every hint fires


def hinted(game: str, seed: int) -> Counter[str]:
    """The hints a newcomer on seat A meets in one first game, and that each says the same after a re-deal."""
    path = path_of(game)
    first = path.lesson("first-game").play
    assert first is not None
    match = durbar.new(game, first.seats, seed, first.settings)
    level = ("easy", "medium")[seed % 2]
    bots = [level_bot(level, seed + seat) for seat in range(first.seats)]
    said: set[str] = set()
    rng = Rng(seed)
    while not match.over:
        seat = match.owing()[0]
        if seat == 0:
            seen = seen_by(match, 0)
            found = due(path, match.game, seen, said)
            if found is not None:
                hint, name = found
                said.add(name)
                for language in ("en", "fr"):
                    assert "{" not in sentence(hint, match.game, seen, Texts(language), language)
                other = match.imagined(0, rng)
                again = seen._replace(view=other.view(0))
                assert due(path, match.game, again, said - {name}) == found
            for option in match.options(0):
                pointed = due(path, match.game, seen, said, choosing=match.text(option))
                said |= {pointed[1]} if pointed is not None else set()
        match.play(seat, bots[seat].choose(seat_view(match, seat, seed)))
    return Counter(name.split()[0] for name in said)


@pytest.mark.parametrize("game", GAMES)
def test_every_hint_fires_and_only_facts_of_the_seat_decide(game: str) -> None:
    path = path_of(game)
    wanted = {hint.id for hint in path.hints}
    met: set[str] = set()
    for seed in (*TELLING, *range(ENOUGH)):
        met |= set(hinted(game, seed))
        if met == wanted:
            return
    assert wanted - met == set()


@pytest.mark.parametrize("game", GAMES)
def test_hints_can_be_looked_for_at_every_number_of_seats(game: str) -> None:
    for seats in game_of(game).seats:
        match = durbar.new(game, seats, seed=1)
        assert match.game.lessons.facts(seen_by(match, match.owing()[0]))


def test_before_the_first_nation_acts_nothing_is_reminded_of_md_r47() -> None:
    path = path_of("maharadjah")
    match = durbar.new("maharadjah", 3, 1, {"scenario": "short", "allotment": "bidding"})
    assert due(path, match.game, seen_by(match, 0)) is None
