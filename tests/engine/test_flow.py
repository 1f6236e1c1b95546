"""The agenda: now in this order, come back, over at once."""

from __future__ import annotations

from typing import Any, Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.chance import Rng
from durbar.engine.flow import (
    BIT,
    CHANCE,
    NOBODY,
    OK,
    Chance,
    Code,
    Decision,
    Flow,
    Option,
    Options,
    Seat,
    Step,
    playout,
)
from durbar.engine.refusal import NO_SUCH_CHOICE, NOT_YOUR_CHOICE, DeadEnd


class Diary(Flow):
    """A state that remembers what ran."""

    def __init__(self, like: Diary | None = None) -> None:
        super().__init__(like)
        self.told: list[str] = []
        self.missing = 3

    def clone(self) -> Diary:
        copy = Diary(self)
        copy.told, copy.missing = list(self.told), self.missing
        return copy


class Tell(Step):
    def __init__(self, word: str) -> None:
        self.word: Final = word

    def run(self, g: Diary) -> None:
        g.told.append(self.word)


class Battle(Step):
    """Three rounds, unless somebody leaves."""

    def run(self, g: Diary) -> None:
        g.told.append("round")
        if len(g.told) < 6:
            g.again()
            g.do(Tell("fire"), Retreat())


class Retreat(Decision):
    def player(self, g: Diary) -> Seat:
        return Seat(0)

    def candidates(self, g: Diary, player: Seat) -> Options:
        return vec[i64]([0, 1])

    def refused(self, g: Diary, player: Seat, option: Option) -> Code:
        return Code(10) if option == 1 and len(g.told) < 4 else OK

    def choose(self, g: Diary, player: Seat, option: Option) -> None:
        if option == 1:
            g.do(Tell("gone"))
            g.leave(Battle)


class Plan(Decision):
    """All at once, in any order."""

    def players(self, g: Diary) -> int:
        return g.missing

    def candidates(self, g: Diary, player: Seat) -> Options:
        return vec[i64]([7])

    def choose(self, g: Diary, player: Seat, option: Option) -> None:
        g.told.append(f"plan {player}")
        g.missing -= BIT[player]
        if g.missing:
            g.again()


class Nothing(Decision):
    def player(self, g: Diary) -> Seat:
        return Seat(0)

    def candidates(self, g: Diary, player: Seat) -> Options:
        return vec[i64]([])


class Skipped(Nothing):
    def otherwise(self, g: Diary) -> None:
        g.told.append("skipped")


class Coin(Chance):
    def candidates(self, g: Diary, player: Seat) -> Options:
        return vec[i64]([0, 1])

    def sample(self, g: Diary, rng: Rng) -> Option:
        return Option(rng.below(2))

    def choose(self, g: Diary, player: Seat, option: Option) -> None:
        g.told.append("heads" if option else "tails")


def started(*steps: Step) -> Diary:
    g = Diary()
    g.do(*steps)
    g.advance()
    return g


def take(g: Diary, player: int, option: int) -> None:
    g.take(Seat(player), Option(option))


def test_steps_run_in_order_and_new_plans_come_first() -> None:
    class Both(Step):
        def run(self, g: Any) -> None:
            g.do(Tell("b"), Tell("c"))

    assert started(Tell("a"), Both(), Tell("d")).told == ["a", "b", "c", "d"]


def test_again_comes_back_and_leave_ends_it_at_once() -> None:
    g = started(Battle(), Tell("after"))
    take(g, 0, 0)
    assert g.told == ["round", "fire", "round", "fire"]
    take(g, 0, 1)
    assert g.told == ["round", "fire", "round", "fire", "after"]
    assert g.decision is None


def test_a_clone_shares_the_agenda_and_goes_its_own_way() -> None:
    g = started(Battle(), Tell("after"))
    other = g.clone()
    take(g, 0, 0)
    take(g, 0, 0)
    assert len(g.told) == 6
    assert other.told == ["round", "fire"]
    assert list(other.legal) == [0]


def test_leaving_what_one_is_not_in_is_our_mistake() -> None:
    class Lost(Step):
        def run(self, g: Any) -> None:
            g.leave(Battle)

    with pytest.raises(AssertionError):
        started(Lost())


def test_several_answer_in_any_order() -> None:
    g = started(Plan(), Tell("revealed"))
    assert (g.owes(Seat(0)), g.owes(Seat(1)), g.owes(Seat(2)), g.owes(CHANCE)) == (True, True, False, False)
    assert list(g.legal_for(Seat(1))) == [7]
    take(g, 1, 7)
    assert g.asked == 0
    assert list(g.legal_for(Seat(1))) == []
    take(g, 0, 7)
    assert g.told == ["plan 1", "plan 0", "revealed"]


def test_why_not_is_a_code() -> None:
    g = started(Battle())
    assert g.why_not(Seat(0), Option(0)) == OK
    assert g.why_not(Seat(0), Option(1)) == 10
    assert g.why_not(Seat(0), Option(5)) == NO_SUCH_CHOICE
    assert g.why_not(Seat(1), Option(0)) == NOT_YOUR_CHOICE
    assert g.why_not(CHANCE, Option(0)) == NOT_YOUR_CHOICE


def test_nothing_legal_is_a_rule_or_a_dead_end() -> None:
    assert started(Skipped(), Tell("on")).told == ["skipped", "on"]
    with pytest.raises(DeadEnd, match="Nothing"):
        started(Nothing())


def test_what_never_ends_is_a_dead_end() -> None:
    """As a position made by hand may plan it."""

    class Forever(Step):
        def run(self, g: Any) -> None:
            g.again()

    with pytest.raises(DeadEnd, match="endless"):
        started(Forever())


def test_chance_is_asked_like_a_player() -> None:
    g = started(Coin(), Coin(), Retreat())
    assert g.asked == NOBODY
    assert g.owes(CHANCE)
    assert not g.owes(Seat(0))
    assert list(g.legal_for(CHANCE)) == [0, 1]
    g.settle(Rng(1))
    assert len(g.told) == 2
    assert g.asked == 0


def test_a_playout_counts_decisions_not_draws() -> None:
    assert playout(started(Coin(), Retreat(), Coin(), Retreat()), Rng(3), 100) == 2
    assert playout(started(Retreat(), Retreat(), Retreat()), Rng(3), 2) == 2


def test_events_are_told_only_to_those_who_listen() -> None:
    g = Diary()
    g.tell(1, 2)
    assert g.log is None
    g.log = []
    g.tell(1, 2)
    assert g.log == [(1, 2, 0, 0, 0)]


def test_the_generator_draws_evenly_and_again_the_same() -> None:
    rng, other = Rng(12345), Rng(12345)
    drawn = [rng.below(6) for _ in range(6000)]
    assert drawn == [other.below(6) for _ in range(6000)]
    assert all(900 < drawn.count(face) < 1100 for face in range(6))
    assert [Rng(2**64 + 1).below(1000) for _ in range(1)] != [Rng(1).below(1000)]
