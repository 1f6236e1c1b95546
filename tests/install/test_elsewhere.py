"""Games of other distributions, found by their entry points: the example, and one that cannot be loaded."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HEAP = Path(__file__).parents[2] / "examples" / "heap"
HEADER = "Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"


def installed(folder: Path, name: str) -> None:
    """A distribution that says it brings this game; its module is found beside it."""
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(HEADER.format(name=name))
    (about / "entry_points.txt").write_text(f"[durbar.games]\n{name} = {name}:GAME\n")


def test_a_game_is_played_and_one_that_cannot_be_loaded_keeps_nobody_from_it(tmp_path: Path) -> None:
    for name in ("heap", "broken"):
        installed(tmp_path, name)
    (tmp_path / "broken.py").write_text("from durbar.engine.game import nothing_of_this_name\n")
    path = os.pathsep.join([str(tmp_path), str(HEAP), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8"}
    command = [sys.executable, "-m", "durbar", "fuzz", "heap", "--games", "20", "--out", str(tmp_path / "crashes")]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stderr.count("broken") == 1
    assert "Traceback" not in run.stderr
