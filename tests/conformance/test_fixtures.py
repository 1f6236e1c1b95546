"""Positions and boards of one's own, as earlier releases wrote them (`tests/fixtures`), go on as they did then."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

import durbar
from durbar.checks.seen import digest, lines_seen
from durbar.engine.game import GAMES
from durbar.match import position, record, replay

FIXTURES = Path(__file__).parents[1] / "fixtures"
BOARDS = sorted((FIXTURES / "boards").glob("*.durbar"))


class Begun(NamedTuple):
    """A position in the middle of a game, the choices that followed, and a digest of what people saw of them."""

    text: str
    choices: list[str]
    seen: str


def positions_in(path: Path) -> list[Begun]:
    found = []
    for block in path.read_text(encoding="utf-8").split("position ")[1:]:
        first, rest = block.split("\n", 1)
        text, choices = rest.split("then\n")
        found.append(Begun(text, choices.splitlines(), first))
    return found


def seen_from(begun: Begun) -> str:
    """A digest of what is seen of those choices now."""
    head = f"{record.HEAD}\n{begun.text.splitlines()[0]}\n"
    start = "".join(f"{record.START} {line}\n" for line in begun.text.splitlines())
    return digest(lines_seen(replay.load(head + start + "\n".join(begun.choices))))


def positions() -> list[object]:
    """Every position, of every version of the rules."""
    found = [(path.stem, positions_in(path)) for path in sorted((FIXTURES / "positions").glob("*.txt"))]
    return [pytest.param(one, id=f"{name}-{n}") for name, those in found for n, one in enumerate(those)]


@pytest.mark.parametrize("begun", positions())
def test_a_position_of_an_earlier_release_goes_on_as_it_did(begun: Begun, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FIXTURES)  # boards of one's own were named by a path
    game, g = position.read(GAMES, begun.text)
    assert game.same(g, position.read(GAMES, position.write(game, g))[1])
    assert seen_from(begun) == begun.seen


@pytest.mark.parametrize("path", BOARDS, ids=lambda path: path.stem)
def test_a_record_on_a_board_of_ones_own_is_seen_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FIXTURES)
    told = record.read(path.read_text(encoding="utf-8"))
    digests = (FIXTURES / "boards" / "seen.txt").read_text(encoding="utf-8").splitlines()
    assert f"{path.name} {digest(lines_seen(replay.replay(told)))}" in digests
    over = replay.replay(told).over
    assert over == ("unfinished" not in path.stem)
    assert not over or replay.verify(told).over
    again = record.read(durbar.load(path.read_text(encoding="utf-8")).record())
    assert [line for _, line in again.lines] == [line for _, line in told.lines]


@pytest.mark.parametrize("path", BOARDS, ids=lambda path: path.stem)
def test_a_board_of_ones_own_goes_with_its_game(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once written by this release, a record or position needs no file any more."""
    monkeypatch.chdir(FIXTURES)
    first = durbar.load(path.read_text(encoding="utf-8"))
    text, moment = first.record(), first.position(20)
    board = (FIXTURES / "boards" / f"{first.game.id}.toml").read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert ".toml" not in text.split("| ")[0]
    again = durbar.load(text)
    assert again.terms.settings["board"] == board
    assert (again.record(), digest(lines_seen(again))) == (text, digest(lines_seen(first)))
    apart = durbar.load(moment)
    assert apart.position() == moment
    assert durbar.load(apart.record()).position() == moment
    with pytest.raises(durbar.Problem, match="cannot be read"):
        durbar.load(path.read_text(encoding="utf-8"))
