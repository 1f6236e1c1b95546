"""Builds side by side: `python tests/performance/side_by_side.py ROUNDS FOLDER FOLDER ...`, each a compiled build.

Each build has a process of its own; they answer in turns, one short round at a time, so that a busy machine is as
unkind to one as to the other. Compared are the best rounds, in nanoseconds of CPU time.
"""

from __future__ import annotations

import subprocess
import sys
from itertools import product

CHILD = r"""
import sys, time
try:
    from durbar.checks.bench import calibration_loop, positions
except ImportError:  # builds of releases before 0.3
    from durbar.bench import calibration_loop, positions
from durbar.engine.chance import Rng
from durbar.engine.flow import playout
from durbar.engine.game import GAMES
import durbar.games

found = {name: positions(game, max(game.seats)) for name, game in GAMES.items()}
chance = Rng(1)

def decide(game, _):
    made, start = 0, time.process_time()
    while time.process_time() - start < 0.15:
        made += playout(game.new(max(game.seats)), chance, game.bound)
    return made

def over(look):
    def often(game, states):
        for _ in range(60):
            for g in states:
                look(game, g)
        return 60 * len(states)
    return often

WORK = {
    "decision": decide,
    "clone": over(lambda game, g: g.clone()),
    "view": over(lambda game, g: game.view(g, int(g.asked))),
    "determinize": over(lambda game, g: game.determinize(g, int(g.asked), chance)),
    "observation": over(lambda game, g: getattr(game, "learning", game).observe(g, int(g.asked))),
    "calibration": lambda game, _: calibration_loop() or 1,
}
print(" ".join(GAMES), flush=True)
for line in sys.stdin:
    what, name = line.split()
    start = time.process_time()
    count = WORK[what](GAMES[name], found[name])
    print((time.process_time() - start) / count * 1e9, flush=True)
"""
MEASURED = ("decision", "clone", "view", "determinize", "observation")


class Build:
    """A compiled build in a process of its own."""

    def __init__(self, folder: str) -> None:
        self.child = subprocess.Popen(
            [sys.executable, "-c", CHILD],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={"PYTHONPATH": folder},
        )
        self.games = self.heard().split()
        self.best: dict[tuple[str, str], float] = {}

    def heard(self) -> str:
        assert self.child.stdout is not None
        return self.child.stdout.readline()

    def measure(self, what: str, game: str) -> None:
        assert self.child.stdin is not None
        self.child.stdin.write(f"{what} {game}\n")
        self.child.stdin.flush()
        spent = float(self.heard())
        self.best[what, game] = min(spent, self.best.get((what, game), spent))


def main(rounds: int, folders: list[str]) -> None:
    builds = [Build(folder) for folder in folders]
    games = builds[0].games
    asked = [*product(MEASURED, games), ("calibration", games[0])]
    for n in range(rounds):
        for what, game in asked:
            for build in builds if n % 2 else builds[::-1]:
                build.measure(what, game)
    for what, game in asked:
        best = [build.best[what, game] for build in builds]
        print(f"{game:14} {what:12}", *(f"{nanoseconds:12,.0f}" for nanoseconds in best), f"  {best[0] / best[-1]:.2f}")
    loop = min(build.best["calibration", games[0]] for build in builds)
    for game in games:
        print(f"{game:14} per loop    ", *(f"{loop / build.best['decision', game]:12,.0f}" for build in builds))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
