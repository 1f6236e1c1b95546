"""Reference games replay to the same end, offer the same options in the same order, and count the same ways on."""

from __future__ import annotations

from pathlib import Path

import pytest

from durbar import golden
from durbar.engine import match, record
from durbar.engine.game import GAMES
from durbar.fuzzing import perft

FOLDER = Path(__file__).parent.parent / "golden"
RECORDS = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*.durbar"))


def lines_of(game: str, name: str) -> list[list[str]]:
    return [line.split() for line in (FOLDER / game / name).read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("name", RECORDS)
def test_a_reference_game_is_honest_and_unchanged(name: str) -> None:
    told = record.read((FOLDER / name).read_text(encoding="utf-8"))
    assert match.verify(told).over
    game, file = name.split("/")
    assert ["order", file, golden.retraced(GAMES[told.game], told).order] in lines_of(game, "met.txt")


@pytest.mark.parametrize("game", list(GAMES))
def test_reference_games_meet_all_that_random_play_meets(game: str) -> None:
    kind = GAMES[game]
    met: frozenset[str] = frozenset()
    for name in RECORDS:
        if name.startswith(f"{game}/"):
            met |= golden.retraced(kind, record.read((FOLDER / name).read_text(encoding="utf-8"))).met
    written = {" ".join(words) for words in lines_of(game, "met.txt") if words[0] not in ("order", "never")}
    assert met == written
    assert [["never", name] for name in golden.never_met(kind, met)] == [
        words for words in lines_of(game, "met.txt") if words[0] == "never"
    ]


@pytest.mark.parametrize("game", list(GAMES))
def test_perft_counts(game: str) -> None:
    counts = {tuple(words[:3]): int(words[3]) for words in lines_of(game, "perft.txt")}
    files = sorted({file for file, _ply, _depth in counts})
    for file in files:
        told = record.read((FOLDER / game / file).read_text(encoding="utf-8"))
        for ply, (g, _line) in enumerate(golden.steps_through(GAMES[game], told)):
            for depth in (1, 2, 3):
                if (file, str(ply), str(depth)) in counts:
                    assert perft(g, depth) == counts[file, str(ply), str(depth)], f"{file} {ply} {depth}"
