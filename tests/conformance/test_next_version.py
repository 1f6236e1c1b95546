"""What is kept outlives the next change of the rules: with a rule of each game patched under a new number, every golden
record, position and board of one's own goes on, tells and ends as it did."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from test_fixtures import BOARDS, FIXTURES, positions_in, seen_from

import durbar
from durbar.checks.fuzzing import random_choice
from durbar.checks.seen import digest, lines_seen
from durbar.engine.chance import Rng
from durbar.engine.game import GAMES
from durbar.match import record, replay

sys.path.insert(0, str(FIXTURES))

from next_version import COMPILED, PATCHED, patch

GOLDEN = FIXTURES.parent / "golden"

pytestmark = pytest.mark.skipif(COMPILED, reason="compiled rules cannot be patched")


def a_game(game: str, rules: int | None) -> str:
    """What is seen of a seeded random game by these rules."""
    played, rng = durbar.new(game, 3, 5, rules=rules), Rng(5)
    while not played.over:
        choice = random_choice(played.game, played.state, rng)
        played.play(choice.player, choice.option)
    return digest(lines_seen(played))


@pytest.fixture(params=PATCHED)
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game in its next version."""
    patch(request.param, monkeypatch)
    return str(request.param)


@pytest.mark.parametrize("game", PATCHED)
def test_new_games_are_played_by_the_new_rules_and_old_ones_by_theirs(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, version = a_game(game, None), GAMES[game].rules_version
    patch(game, monkeypatch)
    assert GAMES[game].rules_version == version + 1
    assert a_game(game, version) == before
    assert a_game(game, None) != before


def test_golden_records_are_seen_as_they_were(patched: str) -> None:
    for folder in sorted((GOLDEN / patched).iterdir()):
        digests = dict(line.split() for line in (folder / "seen.txt").read_text(encoding="utf-8").splitlines())
        for name, expected in digests.items():
            told = record.read((folder / name).read_text(encoding="utf-8"))
            assert digest(lines_seen(replay.verify(told))) == expected, f"{folder.name}/{name}"


def test_positions_go_on_as_they_did(patched: str) -> None:
    for path in sorted((FIXTURES / "positions").glob(f"{patched}-*.txt")):
        for begun in positions_in(path):
            assert seen_from(begun) == begun.seen, path.name


def test_boards_of_ones_own_are_played_as_they_were(patched: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FIXTURES)
    digests = dict(line.split() for line in Path("boards/seen.txt").read_text(encoding="utf-8").splitlines())
    for path in BOARDS:
        if path.name.startswith(patched):
            assert digest(lines_seen(durbar.load(path.read_text(encoding="utf-8")))) == digests[path.name]
