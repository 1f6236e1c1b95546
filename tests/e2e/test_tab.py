"""The table in a tab, as the server offers it: a game to its end, a reload, no net, and what it weighs."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path

from visitor import ROOT, Visitor

from tab import TabVisitor

SITE = ROOT / "src" / "durbar" / "static" / "tab"
MOST = 8_000_000  # bytes of a first start, as they are sent


def sent(file: Path) -> int:
    data = file.read_bytes()
    return len(data) if file.suffix in (".zst", ".jpg", ".png", ".woff2") else len(gzip.compress(data, 6))


def test_a_first_start_is_small() -> None:
    files = json.loads((SITE / "files.json").read_text(encoding="utf-8"))["files"]
    weights = {name: sent(SITE / name) for name in files if not name.endswith("-dark.jpg")}
    assert sum(weights.values()) <= MOST, sorted(weights.items(), key=lambda one: -one[1])[:8]


def test_a_game_a_reload_and_no_net(visitors: Callable[..., Visitor], server: str) -> None:
    """[tab] One whole game of the smallest kind; then the same question after a reload, and after one without a net."""
    mira = TabVisitor(visitors(), server)
    table = mira.begin("dice_charmers", "random")
    told = mira.play(table)
    assert told["status"] == "over"
    assert told["record"].startswith("durbar")
    second = mira.begin("maharaja", "easy")
    mira.sit_at(second)
    asked = mira.question()
    mira.page.reload()
    assert mira.question() == asked
    mira.without_net()
    mira.page.reload()
    assert mira.question() == asked
    assert mira.requests_refused() == []
