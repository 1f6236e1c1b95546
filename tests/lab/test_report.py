"""A report on the small ladder game: the page stands alone and its numbers are those of the games."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import polars
import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "bots"))

from climbing import Climbing
from test_arena import crew

import durbar
from durbar.engine.game import GAMES, register
from durbar.lab.lore import LORE, Lore, Points
from durbar.lab.report import swept, variants_of, write_report
from durbar.lab.tale import tale_of


@pytest.fixture(autouse=True)
def climbing() -> Iterator[None]:
    register(Climbing())
    LORE["ladder"] = Lore(turn="climbed", points=(Points("climbed", 0, 1),))
    yield
    del GAMES["ladder"], LORE["ladder"]


def record() -> str:
    match = durbar.new("ladder", seed=3)
    while not match.over:
        match.play(match.players[0], match.options(match.players[0])[-1])
    return match.record()


def test_a_tale_counts_what_happened() -> None:
    match = durbar.load(record())
    tale = tale_of((4, match.record()))
    climbs = [event for event in match.events if event[0] == "climbed"]
    assert tale.game["turns"] == tale.game["choices"] == len(climbs)
    assert {row["event"]: row["count"] for row in tale.events if not row["kind"]}["climbed"] == len(climbs)
    assert sum(row["points"] for row in tale.points) == sum(match.result.scores)
    assert [row["won"] for row in tale.seats] == [1.0 if rank == 1 else 0.0 for rank in match.result.ranks]
    assert tale.game["margin"] == abs(match.result.scores[0] - match.result.scores[1])


def test_openings_are_the_first_real_choices_of_each_seat() -> None:
    tale = tale_of((0, record()))
    assert {(row["seat"], row["nth"]) for row in tale.openings} >= {(0, 1), (1, 1)}
    assert all(row["ask"] == "Climb" and row["choice"].startswith("climb ") for row in tale.openings)


def test_a_report_is_one_page_and_its_data(tmp_path: Path) -> None:
    told: list[int] = []
    variants = variants_of("ladder", ["easy"], 2, {}, [], 1)
    page = write_report(variants, 12, tmp_path, crew(), "en", lambda: told.append(1))
    text = page.read_text(encoding="utf-8")
    assert len(told) == 12
    assert text.count("<svg") >= 3
    for address in ("src=", "@import", "url(http", "<link", "<script"):
        assert address not in text
    seats = polars.read_parquet(tmp_path / "seats.parquet")
    assert seats.height == 24
    assert seats["won"].sum() == pytest.approx(12.0)


def test_a_report_speaks_french(tmp_path: Path) -> None:
    variants = variants_of("ladder", ["random"], 2, {}, [], 1)
    page = write_report(variants, 4, tmp_path, crew(), "fr", lambda: None)
    assert "Taux de victoire" in page.read_text(encoding="utf-8")


def test_a_sweep_needs_an_option_and_values() -> None:
    assert swept("edition=rulebook,draft") == ("edition", ["rulebook", "draft"])
    for text in ("edition", "edition=", "=a"):
        with pytest.raises(durbar.Problem) as caught:
            swept(text)
        assert caught.value.key == "bad-sweep"


def test_an_unknown_option_of_a_sweep_is_refused() -> None:
    with pytest.raises(durbar.Problem) as caught:
        variants_of("ladder", ["easy"], 2, {}, ["colour=red,blue"], 1)
    assert caught.value.key == "bad-setting"
