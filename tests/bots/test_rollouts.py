"""Games played to their end to compare options: the same luck for all, sums that add up."""

from __future__ import annotations

from collections import Counter

import pytest

from durbar.bots.evaluations import evaluation_of
from durbar.bots.levels import deal_of
from durbar.bots.native.dealing import STRATA, NumberedDice, shuffled
from durbar.bots.native.rollouts import ReferencePlayer, Rollouts, sums_of
from durbar.checks.bench import middle
from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance
from durbar.engine.game import GAMES


def rollouts_of(name: str, options: int = 2, seed: int = 3) -> Rollouts:
    game = GAMES[name]
    g = middle(game, 2 if 2 in game.seats else min(game.seats))
    player = ReferencePlayer(evaluation_of(name))
    return Rollouts(player, deal_of(game), g, int(g.asked), list(g.legal)[:options], seed)


def at_a_die() -> object:
    """The Dice Charmers, where the first die of a round is rolled."""
    game = GAMES["dice_charmers"]
    g = game.new(2, game.checked_settings({}))
    while g.decision.label(g)[:5] != "round":
        g.take(CHANCE, g.decision.sample(g, Rng(1)))
    return g


def test_all_places_are_taken_whatever_the_key() -> None:
    for key in (0, 1, 12345, 2**27 + 9):
        assert sorted(shuffled(place, key) for place in range(STRATA)) == list(range(STRATA))


def test_the_first_draw_is_spread_evenly_over_its_outcomes() -> None:
    g = at_a_die()
    outcomes = Counter(int(NumberedDice(5, number).draw(g, g.decision)) for number in range(3 * STRATA))
    weights = {int(o): int(g.decision.weight(g, o)) for o in g.decision.candidates(g, CHANCE)}
    total = sum(weights.values())
    for option, weight in weights.items():
        assert abs(outcomes[option] - 3 * STRATA * weight / total) <= 3


def test_the_same_game_draws_the_same_whatever_was_chosen_before() -> None:
    one, other = at_a_die(), at_a_die()
    dice = NumberedDice(5, 17)
    first = dice.draw(one, one.decision)
    late = NumberedDice(5, 17)
    late.draws = 9  # a draw has a name: how many came before does not matter
    assert late.draw(other, other.decision) == first
    assert isinstance(one.decision, Chance)


def test_parts_add_up_to_the_whole_in_any_order() -> None:
    whole, first, second = (rollouts_of("dice_charmers") for _ in range(3))
    whole.go(0, 4)
    second.go(2, 2)
    first.go(0, 2)
    second.sums.add(sums_of(2, 2, first.sums.numbers()))
    assert second.sums.numbers() == pytest.approx(whole.sums.numbers())


@pytest.mark.parametrize("name", ["dice_charmers", "maharaja"])
def test_shares_add_up_to_one_and_points_to_nothing(name: str) -> None:
    found = rollouts_of(name)
    before = found.g.clone()
    found.go(0, 1)
    for option in range(2):
        assert sum(found.sums.mean(option, seat, False) for seat in range(2)) == pytest.approx(1.0)
        assert sum(found.sums.mean(option, seat, True) for seat in range(2)) == pytest.approx(0.0)
    assert GAMES[name].checksum(found.g) == GAMES[name].checksum(before)


def test_an_option_against_itself_differs_by_nothing() -> None:
    found = rollouts_of("dice_charmers")
    twice = Rollouts(found.player, found.deal, found.g, int(found.seat), [found.options[0]] * 2, 3)
    twice.go(0, 3)
    assert twice.sums.mean(0, 0, True) == twice.sums.mean(1, 0, True)
    assert twice.sums.joint_error(0, 1, 0, True) == pytest.approx(0.0, abs=1e-9)
    assert not twice.sums.clear(0, True)  # three games say nothing


def test_without_a_temperature_the_reference_player_takes_what_looks_best() -> None:
    found = rollouts_of("dice_charmers", options=0)
    cold = ReferencePlayer(found.player.evaluation, 0.0)
    chosen = {int(cold.choose(found.g, found.seat, Rng(seed))) for seed in range(4)}
    assert len(chosen) == 1
