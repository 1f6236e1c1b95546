"""Small questions are answered without reading the rules, the server or the laboratory: what is NOT imported."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = {"litestar", "uvicorn", "sqlalchemy", "asyncio", "numpy", "polars", "altair", "gymnasium", "pettingzoo", "dask"}
DOORS = {"durbar.server", "durbar.lab", "durbar.env", "durbar.bots", "durbar.terminal", "durbar.checks.bench"}
PROBE = """
import sys
{run}
print("imported:", *sorted(sys.modules))
"""


def imported(run: str) -> set[str]:
    """The modules of a new process after it has run this."""
    done = subprocess.run([sys.executable, "-c", PROBE.format(run=run)], capture_output=True, text=True, check=True)
    return set(done.stdout.rpartition("imported:")[2].split())


def command(*words: str) -> str:
    return f"from durbar.cli import main\ntry: main({list(words)!r})\nexcept SystemExit: pass"


@pytest.mark.parametrize(
    ("run", "without"),
    [
        ("import durbar", {"durbar.games", "durbar.locale", "fluent", "click", "rich"}),
        (command("--version"), {"durbar.games", "rich"}),
        (command("serve", "--help"), {"durbar.games", "rich"}),
        (command("games"), {"durbar.commands.play", "rich"}),
    ],
)
def test_little_is_imported(run: str, without: set[str]) -> None:
    assert sorted(imported(run) & (without | HEAVY | DOORS)) == []


def test_games_are_there_when_somebody_asks() -> None:
    found = imported("import durbar; assert 'maharaja' in durbar.game_ids()")
    assert {"durbar.games", "durbar.games.maharaja"} <= found


def test_only_phrases_that_are_said_are_parsed() -> None:
    run = "from durbar.locale import Texts; t = Texts('fr'); assert t.say('cli-options') == 'Options'"
    assert imported(run + "; assert len(t.bundle.written) - len(t.bundle.unread) < 5")
