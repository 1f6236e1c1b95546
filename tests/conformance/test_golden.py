"""Reference games, of every version of the rules: they replay to the same end, show people the same options, events and
results in words, offer the same options in the same order, and count the same ways on."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from durbar.checks import golden
from durbar.checks.fuzzing import perft
from durbar.checks.seen import digest, lines_seen
from durbar.engine.game import GAMES
from durbar.match import record, replay

pytestmark = pytest.mark.whole_games

FOLDER = Path(__file__).parent.parent / "golden"


FOLDERS = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/rules-*"))
RECORDS = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/rules-*/*.durbar"))


def test_every_version_of_every_game_has_its_reference_games() -> None:
    versions = {f"{game.id}/rules-{n}" for game in GAMES.values() for n in range(1, game.rules_version + 1)}
    assert versions == set(FOLDERS)


def lines_of(folder: Path, name: str) -> list[list[str]]:
    return [line.split() for line in (folder / name).read_text(encoding="utf-8").splitlines()]


class Played(NamedTuple):
    """What a record comes to: whether it is over, a digest of what people saw, the order of options, what it meets."""

    over: bool
    seen: str
    order: str
    met: frozenset[str]


@cache
def played(name: str) -> Played:
    """A record played again, its dice checked; once for all tests of this process."""
    match = replay.verify(record.read((FOLDER / name).read_text(encoding="utf-8")))
    again = golden.reference_game(match)
    return Played(match.over, digest(lines_seen(match)), again.order, again.met)


@pytest.mark.parametrize("name", RECORDS)
def test_a_reference_game_is_honest_and_unchanged(name: str) -> None:
    path, found = FOLDER / name, played(name)
    assert found.over
    assert [path.name, found.seen] in lines_of(path.parent, "seen.txt")
    assert ["order", path.name, found.order] in lines_of(path.parent, "met.txt")


@pytest.mark.parametrize("name", FOLDERS)
def test_reference_games_meet_all_that_random_play_meets(name: str) -> None:
    folder = FOLDER / name
    kind = GAMES[folder.parent.name]
    met = frozenset[str]().union(*(played(one).met for one in RECORDS if one.startswith(f"{name}/")))
    written = {" ".join(words) for words in lines_of(folder, "met.txt") if words[0] not in ("order", "never")}
    assert met == written
    assert [["never", name] for name in golden.never_met(kind, met)] == [
        words for words in lines_of(folder, "met.txt") if words[0] == "never"
    ]


@pytest.mark.parametrize("name", FOLDERS)
def test_perft_counts(name: str) -> None:
    folder = FOLDER / name
    counts = {tuple(words[:3]): int(words[3]) for words in lines_of(folder, "perft.txt")}
    for file in sorted({file for file, _ply, _depth in counts}):
        told = record.read((folder / file).read_text(encoding="utf-8"))
        for ply, (g, _choice) in enumerate(replay.replay(told).walk()):
            for depth in (1, 2, 3):
                if (file, str(ply), str(depth)) in counts:
                    assert perft(g, depth) == counts[file, str(ply), str(depth)], f"{file} {ply} {depth}"
