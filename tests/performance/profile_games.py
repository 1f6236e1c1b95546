"""Where the time of random play goes: by question, in share of time. Run it on the compiled build.

    PYTHONPATH=build/compiled python tests/performance/profile_games.py [GAME ...]

Time of a choice = carrying it out, all that follows by itself, and finding the options of the next question.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from time import perf_counter_ns

from durbar.engine.chance import Rng
from durbar.engine.flow import CHANCE, Chance, Option
from durbar.engine.game import Game, game_of

GAMES_PLAYED = 200


def profile(game: Game, seats: int) -> dict[str, list[int]]:
    """By question: how often, nanoseconds, options offered."""
    rng, found = Rng(1), defaultdict(lambda: [0, 0, 0])
    for _ in range(GAMES_PLAYED):
        g = game.new(seats)
        while g.decision is not None:
            row = found[type(g.decision).__name__]
            draw = isinstance(g.decision, Chance)
            player = CHANCE if draw else g.asked
            choice = g.decision.sample(g, rng) if draw else Option(g.legal[rng.below(len(g.legal))])
            row[0] += 1
            row[2] += 0 if draw else len(g.legal)
            before = perf_counter_ns()
            g.take(player, choice)
            row[1] += perf_counter_ns() - before
    return found


def show(game: Game, seats: int) -> None:
    found = profile(game, seats)
    times, total = sum(row[0] for row in found.values()), sum(row[1] for row in found.values())
    print(f"\n{game.id}, {seats} seats\n\n| question | of choices | of time | µs | options |\n|---|---|---|---|---|")
    for name, (count, spent, options) in sorted(found.items(), key=lambda item: -item[1][1])[:10]:
        shares = f"{count / times:.0%} | {spent / total:.0%} | {spent / count / 1000:.2f}"
        print(f"| {name} | {shares} | {options / count:.1f} |")


def main() -> None:
    for name in sys.argv[1:] or ["maharaja", "maharadjah", "dice_charmers"]:
        game = game_of(name)
        show(game, max(game.seats))


if __name__ == "__main__":
    main()
