"""[weeks 4] Standing orders of every game: they fit, have phrases, and answer with options."""

from __future__ import annotations

import random

import pytest

from durbar.engine.flow import Decision
from durbar.engine.game import GAMES
from durbar.engine.orders import ANY, ASK, Blank
from durbar.engine.refusal import Problem
from durbar.locale import LANGUAGES, Texts
from durbar.match.dice import Dice
from durbar.match.match import new
from durbar.server.orders.state import Order, answered, filled_in

pytestmark = pytest.mark.whole_games

WITH_ORDERS = ("maharadjah", "maharaja")


def filling(chance: random.Random, blank: Blank) -> str:
    if not blank.several:
        return chance.choice(blank.values)
    return ",".join(chance.sample(blank.values, chance.randrange(min(6, len(blank.values)))))


@pytest.mark.parametrize("id", WITH_ORDERS)
def test_orders_name_decisions_there_are(id: str) -> None:
    game = GAMES[id]
    for kind in game.orders:
        assert kind.decisions
        assert all(issubclass(game.steps[name], Decision) for name in kind.decisions)


@pytest.mark.parametrize("id", WITH_ORDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_to_be_filled_in_has_a_phrase(id: str, language: str) -> None:
    texts, g = Texts(language), new(id, 4).state
    for kind in GAMES[id].orders:
        assert texts.has(f"{id}-order-{kind.name}")
        for seat in range(4):
            for blank in kind.blanks(g, seat):
                assert texts.has(f"{id}-order-{kind.name}-{blank.name}"), (kind.name, blank.name)
                for word in blank.values:
                    own = word == ANY or word.isdigit() or texts.has(f"{id}-order-is-{word}")
                    assert own or texts.key_of(id, word)[0], word


@pytest.mark.parametrize("id", WITH_ORDERS)
def test_what_is_filled_in_is_checked(id: str) -> None:
    g = new(id, 4).state
    for kind in GAMES[id].orders:
        whole = filled_in(kind, g, 0, {})
        assert set(whole) == {blank.name for blank in kind.blanks(g, 0)}
        with pytest.raises(Problem, match="cannot be ordered"):
            filled_in(kind, g, 0, {"nonsense": "1"})
        with pytest.raises(Problem, match="cannot be ordered"):
            filled_in(kind, g, 0, {kind.blanks(g, 0)[0].name: "nonsense"})


@pytest.mark.parametrize(("id", "games"), [("maharadjah", 6), ("maharaja", 4)])
def test_every_order_answers_an_option_or_asks(id: str, games: int) -> None:
    """[weeks 9.37] In every position of random games, whatever is filled in; and every kind answers somewhere."""
    met: set[tuple[str, str]] = set()
    for seed in range(games):
        chance, dice = random.Random(seed), Dice(seed.to_bytes(32, "big"))
        match = new(id, 4, {}, dice)
        while not match.over:
            seat = chance.choice(match.owing())
            options, g = match.options(seat), match.state
            for kind in match.game.orders:
                if type(g.decision).__name__ in kind.decisions:
                    given = filled_in(kind, g, seat, {b.name: filling(chance, b) for b in kind.blanks(g, seat)})
                    before = match.game.checksum(g)
                    answer = kind.answer(g, seat, given)
                    assert match.game.checksum(g) == before
                    found = answered(match.game.orders, g, seat, options, [Order(kind.name, given)])
                    assert found is None or found[1] in options
                    assert (found is None) == (answer == ASK or answer not in options)
                    if found is not None:
                        met.add((kind.name, type(g.decision).__name__))
            match.play(seat, chance.choice(options), dice)
    wanted = {(kind.name, name) for kind in GAMES[id].orders for name in kind.decisions}
    rare = {("alliance", "RemoveArmy"), ("leave", "GrantLeave"), ("retreat", "Follow")}
    assert wanted - met <= rare, wanted - met


def test_the_first_order_that_answers_counts() -> None:
    match = new("maharaja", 3, {}, Dice(bytes(32)))
    chance = random.Random(1)
    while type(match.state.decision).__name__ != "Planning":
        seat = match.owing()[0]
        match.play(seat, chance.choice(match.options(seat)), Dice(bytes(32)))
    kind = next(one for one in match.game.orders if one.name == "plan")
    here = match.state.labels("city")[match.state.maharaja]
    elsewhere = next(city for city in match.state.labels("city") if city != here)
    orders = [
        Order("plan", filled_in(kind, match.state, 0, {"city": city, "first": "take-coins", "second": second}))
        for city, second in ((elsewhere, "buy-pp"), (here, "change-track"), ("any", "two-shrines"))
    ]
    found = answered(match.game.orders, match.state, 0, match.options(0), orders)
    assert found is not None
    assert found[0] == 1
    assert match.text(found[1]) == "plan take-coins change-track"
