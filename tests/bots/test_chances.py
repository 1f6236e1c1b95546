"""Chances: they add up, they are the result at the end, and nothing hidden shows in them."""

from __future__ import annotations

from typing import Any

import pytest

import durbar
from durbar.bots.chances import chances, judge_of, judged_games
from durbar.bots.native.judge import Net, size_of_net
from durbar.engine.chance import Rng
from durbar.engine.flow import Option, Seat, playout
from durbar.engine.game import GAMES

SETS = [(game.id, seats, settings) for game in GAMES.values() for seats, settings in game.option_sets()]


def walk(game: str, seats: int, settings: dict[str, str], every: int = 12, seed: int = 3) -> Any:
    """Positions of a random game, some choices apart, and its end."""
    kind = GAMES[game]
    g, rng, made = kind.new(seats, kind.checked_settings(settings)), Rng(seed), 0
    g.settle(rng)
    while g.decision is not None and made < 1500:
        if made % every == 0:
            yield g
        g.take(Seat(g.asked), Option(g.legal[rng.below(len(g.legal))]))
        g.settle(rng)
        made += 1
    playout(g, rng, kind.bound)
    yield g


@pytest.mark.parametrize(("game", "seats", "settings"), SETS)
def test_chances_add_up_for_every_option_set(game: str, seats: int, settings: dict[str, str]) -> None:
    kind = GAMES[game]
    for g in walk(game, seats, settings, 40):
        found = chances(kind, g, 0)
        assert len(found.wins) == len(found.points) == seats
        assert all(0.0 <= share <= 1.0 for share in found.wins)
        if seats > 1:
            assert sum(found.wins) == pytest.approx(1.0, abs=1e-9)
    ranks, scores, _ = kind.result(g)
    assert [share > 0 for share in found.wins] == [rank == 1 for rank in ranks]
    assert found.points == scores


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dealing_the_hidden_anew_changes_no_byte(seats: int) -> None:
    kind, looked = GAMES["maharaja"], 0
    for n, g in enumerate(walk("maharaja", seats, {}, 5)):
        if g.decision is not None:
            for seat in range(seats):
                dealt = kind.determinize(g, seat, Rng(n))
                assert chances(kind, dealt, seat) == chances(kind, g, seat)
                looked += 1
    assert looked >= 40


def test_every_game_of_the_house_has_a_judge_of_its_own() -> None:
    assert judged_games() == list(GAMES)
    assert judge_of("maharaja")[1] == "maharaja 1"


def test_a_lead_counts_for_more_towards_the_end() -> None:
    def first(more: str) -> float:
        match = durbar.load(f"dice_charmers seats=2\nfirst A\nactive A\n{more}", seed=1)
        return chances(match.game, match.state, 0).wins[0]

    assert first("money A=12") > first("")
    assert first("money A=30 B=18\nfame A=6 B=6") > first("money B=30 A=18\nfame A=6 B=6")


def test_a_net_is_its_straight_part_and_its_units() -> None:
    from librt.vecs import vec

    numbers = [0.5, 10.0, 1.0, 2.0, 0.0, 3.0, 1.0, -1.0, 0.0, 1.0, 0.0]
    assert len(numbers) == size_of_net(2, 1)
    strength, points = Net(2, 1, numbers).strength_and_points(vec[float]([9.0, 0.0, 1.0]), 1)
    assert strength == pytest.approx(0.5 + 2.0)  # row 0, 1: straight 1 and 2, the unit looks at the first alone
    assert points == pytest.approx(10.0 + 3.0)
