"""Reference games: records that together meet every kind of decision, event, option and ending that random
play and bots can find.

They lie in `<game>/rules-<version>`; those of earlier versions are never written again. Beside them lie `met.txt`,
what they meet and a digest of every option offered in them, in order (records and action ids rest on that order);
`seen.txt`, a digest of all that people saw of each; and `perft.txt`, which counts the ways the next choices can go from
some of their positions.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

from durbar.checks.fuzzing import perft, random_choice
from durbar.checks.seen import digest, lines_seen
from durbar.engine.chance import Rng
from durbar.engine.flow import Chance, Decision, Option
from durbar.engine.game import Game
from durbar.match.dice import dice_of
from durbar.match.match import Match, new
from durbar.match.replay import load

Chooser = Callable[[Match], tuple[int, int]]
Player = Callable[[int], Chooser]
"""Who plays: from a seed, somebody who answers for the seats."""
BIG = 20_000
"""Positions a count may go through: enough to find a slip, few enough for every test run."""
FEW = 16
"""At least this many games are kept, if only to meet what nobody thought of counting."""


class Golden(NamedTuple):
    """A reference game: its text, what it meets, and the digest of the options offered in it."""

    text: str
    met: frozenset[str]
    order: str


def options_text(g: Any) -> str:
    """The options of the seat asked, in their order."""
    return ";".join(" ".join(g.decision.words(g, Option(option))) for option in g.legal)


def met_in(match: Match, kinds: set[str]) -> frozenset[str]:
    """The decisions (of these kinds), events and ending of a finished match."""
    seats, settings = match.game.setup(match.state)
    chosen = [f"setting {name}={value}" for name, value in settings.items() if value]
    events = [f"event {match.game.events[event[0]].name}" for told in match.events_by_step for event in told]
    decisions = [f"decision {kind}" for kind in kinds]
    return frozenset([*chosen, *events, *decisions, f"seats {seats}", f"ending {match.ending.reason}"])


def at_random(seed: int) -> Chooser:
    """Any option of any seat that owes a choice."""
    rng = Rng(seed)

    def choose(match: Match) -> tuple[int, int]:
        choice = random_choice(match.game, match.state, rng)
        return choice.player, choice.option

    return choose


def play_golden(game: Game, seats: int, settings: Mapping[str, str], seed: int, player: Player) -> Golden:
    """A game with committed dice, so that it can be verified too."""
    match, choose = new(game.id, seats, settings, dice_of(seed)), player(seed)
    while not match.over:
        match.play(*choose(match))
    return reference_game(match)


def reference_game(match: Match) -> Golden:
    """A finished match as a reference game."""
    offered, kinds = [], set()
    for g, _choice in match.walk():
        kinds.add(type(g.decision).__name__)
        if not isinstance(g.decision, Chance):
            offered.append(options_text(g))
    order = hashlib.sha256("\n".join(offered).encode()).hexdigest()[:16]
    return Golden(match.record(), met_in(match, kinds), order)


def never_met(game: Game, met: frozenset[str]) -> list[str]:
    """Kinds of decision (bases of others left out) that no game met."""
    kinds = {name: kind for name, kind in game.steps.items() if issubclass(kind, Decision)}
    bases = {base.__name__ for kind in kinds.values() for base in kind.__mro__[1:]}
    return sorted(name for name in kinds if name not in bases and f"decision {name}" not in met)


def collect(game: Game, players: Sequence[Player], told: Callable[[], None]) -> list[Golden]:
    """Games that each meet something new, one for each of these players, through all option sets; and some more."""
    met: frozenset[str] = frozenset()
    kept: list[Golden] = []
    spare: list[Golden] = []
    for seed, (player, (seats, settings)) in enumerate(zip(players, cycle(game.option_sets()), strict=False)):
        golden = play_golden(game, seats, settings, seed, player)
        (spare if golden.met <= met else kept).append(golden)
        met |= golden.met
        told()
    return [*kept, *spare[: max(0, FEW - len(kept))]]


def write(game: Game, folder: Path, kept: list[Golden]) -> list[str]:
    """Put the records and what is known of them into a folder; what was never met is told and returned."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.durbar"):
        old.unlink()
    met: frozenset[str] = frozenset()
    lines = []
    for n, golden in enumerate(kept, 1):
        (folder / f"{n:02}.durbar").write_text(golden.text, encoding="utf-8")
        lines.append(f"order {n:02}.durbar {golden.order}")
        met |= golden.met
    missing = never_met(game, met)
    lines += [*sorted(met), *(f"never {name}" for name in missing)]
    (folder / "met.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (folder / "seen.txt").write_text("\n".join(digests(game, folder)) + "\n", encoding="utf-8")
    (folder / "perft.txt").write_text("\n".join(counts(game, folder)) + "\n", encoding="utf-8")
    return missing


def digests(game: Game, folder: Path) -> Iterator[str]:
    """Lines `record digest`: what people saw of each."""
    for path in sorted(folder.glob("*.durbar")):
        yield f"{path.name} {digest(lines_seen(load(path.read_text(encoding='utf-8'))))}"


def counts(game: Game, folder: Path) -> Iterator[str]:
    """Lines `record choices depth count`, from positions spread over the first records."""
    for path in sorted(folder.glob("*.durbar"))[:8]:
        match = load(path.read_text(encoding="utf-8"))
        due, every = 0, max(1, match.steps // 3)
        for ply, (g, _choice) in enumerate(match.walk()):
            if ply >= due and not isinstance(g.decision, Chance):
                due += every
                for depth, count in depths(g):
                    yield f"{path.name} {ply} {depth} {count}"


def depths(g: Any) -> Iterator[tuple[int, int]]:
    """The counts of depth 1, 2, 3 as far as they stay small."""
    count = 1
    for depth in (1, 2, 3):
        if count > BIG // 40:
            return
        count = perft(g, depth)
        yield depth, count
