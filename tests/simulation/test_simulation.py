"""Runs of a city, all from one seed each: what is promised holds in every one of them, and errors are found."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def told(*arguments: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own, where sets of words have one order: the same seed gives the same run."""
    return subprocess.run([sys.executable, *arguments], cwd=HERE, capture_output=True, text=True, check=False)


FOUND = ("=370", "=710")  # goodbyes: the answer was lost, or they spoke while they went; the name stayed


@pytest.mark.parametrize("seeds", ["1-12", "13-24", *FOUND])
def test_ten_laws_hold_in_every_run(seeds: str) -> None:
    answer = told("simulate.py", seeds)
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_a_seed_repeats_its_run_and_a_planted_error_is_found() -> None:
    first, again = told("simulate.py", "=7", "--trace"), told("simulate.py", "=7", "--trace")
    assert first.stdout.splitlines()[:-1] == again.stdout.splitlines()[:-1]
    assert len(first.stdout.splitlines()) > 20
    assert "1 of" in told("planted.py", "notices are not claimed").stdout
