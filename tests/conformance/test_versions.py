"""Versions of the rules stay alive: every change has its number, and a golden record that fails without its guard."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import durbar
from durbar.boards import facts
from durbar.checks.seen import digest, lines_seen
from durbar.engine import flow
from durbar.engine.game import GAMES, Game
from durbar.games.dice_charmers import boardfile as sheets
from durbar.games.maharaja import boardfile
from durbar.games.maharaja import game as maharaja

GOLDEN = Path(__file__).parents[1] / "golden"
CHANGES = [(game, name) for game in ("dice_charmers", "maharadjah", "maharaja") for name in GAMES[game].changes]
COMPILED = not (flow.__file__ or "").endswith(".py")


def record_before(game: Game, change: str) -> Path:
    """The record of the last version without a change, named after it."""
    return GOLDEN / game.id / f"rules-{game.changes[change] - 1}" / f"{change}.durbar"


@pytest.mark.parametrize("game", ["dice_charmers", "maharadjah", "maharaja"])
def test_every_version_has_its_changes(game: str) -> None:
    kind = GAMES[game]
    assert set(kind.changes.values()) == set(range(2, kind.rules_version + 1))
    versions = sys.modules[f"durbar.games.{game}.rules.versions"]
    named = {name.lower().replace("_", "-"): value for name, value in vars(versions).items() if name.isupper()}
    assert kind.changes == {name: value for name, value in named.items() if name not in ("changes", "newest")}


def without_guard(game: str, change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the change hold for every version: its constant in the rules, or the facts kept for earlier ones."""
    name = change.upper().replace("-", "_")
    guarded = [
        module
        for path, module in sys.modules.items()
        if path.startswith(f"durbar.games.{game}.") and hasattr(module, name) and not path.endswith(".versions")
    ]
    for module in guarded:
        monkeypatch.setattr(module, name, 0)
    if not guarded:
        kept = facts.facts_of
        monkeypatch.setattr(facts, "facts_of", lambda package, file, rules, newest: kept(package, file, newest, newest))


@pytest.fixture
def fresh_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards, and what settings mean on them, are read once and kept; here they are read anew."""
    monkeypatch.setattr(boardfile, "house_facts", boardfile.house_facts.__wrapped__)
    monkeypatch.setattr(boardfile, "board_of", boardfile.board_of.__wrapped__)
    monkeypatch.setattr(sheets, "board_for", sheets.board_for.__wrapped__)
    monkeypatch.setattr(maharaja, "terms_of", maharaja.terms_of.__wrapped__)


@pytest.mark.skipif(COMPILED, reason="constants are compiled in")
@pytest.mark.parametrize(("game", "change"), CHANGES)
@pytest.mark.usefixtures("fresh_boards")
def test_a_record_fails_without_the_guard(game: str, change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = record_before(GAMES[game], change)
    text = path.read_text(encoding="utf-8")
    digests = dict(line.split() for line in (path.parent / "seen.txt").read_text(encoding="utf-8").splitlines())
    assert digest(lines_seen(durbar.load(text))) == digests[path.name]
    without_guard(game, change, monkeypatch)
    try:
        found = digest(lines_seen(durbar.load(text)))
    except durbar.Problem as problem:
        found = problem.key
    assert found != digests[path.name]
