"""Random play as a standing test: seeded games through every option set, each game's invariants after every choice.

A game that fails is told as a record that `durbar replay` opens.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import cycle, islice
from typing import Any, NamedTuple

import msgspec

from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Option, Seat
from durbar.engine.game import Game
from durbar.match import record
from durbar.match.record import Choice, Record, choice_of

LOOK_EVERY = 32
"""Views and re-deals are tried at one choice in this many: they cost more than the choice itself."""


EARLIER_EVERY = 7
"""One game in this many is played by an earlier version of the rules."""


class FuzzFailure(NamedTuple):
    """A game that broke: what went wrong, and its record up to the choice that broke it."""

    game: str
    seed: int
    reason: str
    record: str


class FuzzReport(NamedTuple):
    """What a run of random games met."""

    games: int
    decisions: int
    longest: int
    endings: Counter[str]
    failures: list[FuzzFailure]


def random_choice(game: Game, g: Any, rng: Rng) -> Choice:
    """A random answer to the present decision; where several seats owe one, any of them answers first."""
    if isinstance(g.decision, Chance):
        return choice_of(g, int(CHANCE), int(g.decision.sample(g, rng)))
    seats = [seat for seat in range(len(game.labels(g, "seat"))) if g.owes(Seat(seat))]
    seat = seats[rng.below(len(seats))]
    options = g.legal_for(Seat(seat))
    return choice_of(g, seat, int(options[rng.below(len(options))]))


def walk(game: Game, g: Any, rng: Rng) -> Iterator[Choice]:
    """Play at random to the end, telling each choice before it is carried out; never beyond the game's bound."""
    made = 0
    while g.decision is not None:
        choice = random_choice(game, g, rng)
        made += choice.player != CHANCE
        assert made <= game.bound, f"more than {game.bound} decisions"
        yield choice
        g.take(Seat(choice.player), Option(choice.option))


def record_of_choices(
    game: Game, seats: int, settings: Mapping[str, str], rules: int | None, choices: list[Choice], **facts: str
) -> str:
    """The record of these choices. The last one may be the one that breaks: it is told, not carried out."""
    told = Record(game.id, seats, game.checked_rules(rules), dict(settings), facts, ())
    return record.write(game, told, game.labels(game.new(seats, settings), "seat"), choices)


def look(game: Game, g: Any, rng: Rng) -> None:
    """Everything others ask of a position, tried."""
    game.view(g, None)
    for seat in range(len(game.labels(g, "seat"))):
        game.view(g, seat)
        game.check(game.determinize(g, seat, rng))


def play_one(
    game: Game, seats: int, settings: Mapping[str, str], seed: int, rules: int | None = None
) -> tuple[int, str, FuzzFailure | None]:
    """One random game: its decisions, how it ended, and the failure if it broke."""
    rng = Rng(seed)
    choices: list[Choice] = []
    decisions = 0
    try:
        g = game.new(seats, settings, rules)
        for choice in walk(game, g, rng):
            choices.append(choice)
            decisions += choice.player != CHANCE
            game.check(g)
            if len(choices) % LOOK_EVERY == 0:
                look(game, g, rng)
        game.check(g)
        return decisions, game.result(g).reason, None
    except Exception as error:  # whatever breaks is what we are looking for
        reason = " ".join(f"{type(error).__name__} {error}".split())
        told = record_of_choices(game, seats, settings, rules, choices, seed=str(seed), failed=reason)
        return decisions, "failed", FuzzFailure(game.id, seed, reason, told)


def fuzz(game: Game, games: int, seed: int, told: Callable[[], None] = lambda: None) -> FuzzReport:
    """Play `games` random games, through the option sets in turn, some by earlier rules; `told` after each."""
    report = FuzzReport(games, 0, 0, Counter(), [])
    for n, (seats, settings) in enumerate(islice(cycle(game.option_sets()), games)):
        rules = rules_of_game(game, n)
        decisions, ending, failure = play_one(game, seats, settings, seed * 1_000_003 + n, rules)
        report.endings[ending] += 1
        report = report._replace(decisions=report.decisions + decisions, longest=max(report.longest, decisions))
        if failure is not None:
            report.failures.append(failure)
        told()
    return report


def rules_of_game(game: Game, number: int) -> int:
    """The newest rules; for one game in a few an earlier version, each in turn."""
    turn, rest = divmod(number, EARLIER_EVERY)
    earlier = game.rules_version - 1
    return 1 + turn % earlier if earlier and rest == EARLIER_EVERY - 1 else game.rules_version


def perft(g: Any, depth: int) -> int:
    """How many ways the next `depth` choices can go, every outcome of chance counted as one."""
    if depth == 0 or g.decision is None:
        return 1
    by_chance = isinstance(g.decision, Chance)
    player = CHANCE if by_chance else g.asked
    options = g.decision.candidates(g, CHANCE) if by_chance else g.legal
    if depth == 1:
        return len(options)
    return sum(perft(after(g, player, option), depth - 1) for option in options)


def after(g: Any, player: Seat, option: int) -> Any:
    """The position this choice leads to."""
    copy = g.clone()
    copy.take(player, Option(option))
    return copy


def digest(game: Game, games: int, seed: int) -> Iterator[str]:
    """A line for every position of seeded random games: sources and compiled build must print the same."""
    sets = list(game.option_sets())
    for n in range(games):
        seats, settings = sets[n * len(sets) // games]
        g, rng = game.new(seats, settings), Rng(seed + n)
        for ply, choice in enumerate(walk(game, g, rng)):
            line = f"{game.id} {n} {ply} {choice.player} {choice.option} {game.checksum(g)}"
            yield f"{line} {glance(game, g, choice.player)}" if ply % LOOK_EVERY == 0 else line
        yield f"{game.id} {n} {game.result(g)} {game.checksum(g)}"


def glance(game: Game, g: Any, seat: int) -> str:
    """A short name for what a seat sees, and for its numbers."""
    viewer = None if seat == CHANCE else seat
    numbers = [] if viewer is None else [f"{x:.6g}" for x in game.learning.observe(g, viewer)]
    told = msgspec.json.encode(game.view(g, viewer)) + ",".join(numbers).encode()
    return hashlib.sha256(told).hexdigest()[:12]
