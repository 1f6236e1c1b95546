"""What is pinned: `make lock` writes it, and all environments have the same of it."""

from __future__ import annotations

import re
from pathlib import Path

REQUIREMENTS = Path(__file__).parents[2] / "requirements"


def pins(name: str) -> dict[str, str]:
    text = (REQUIREMENTS / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==([^ ;]+)", text, re.MULTILINE))


def test_the_quick_environment_has_what_the_server_needs_as_it_is_tested() -> None:
    run, quick, dev = pins("run.txt"), pins("quick.txt"), pins("dev.txt")
    assert run.keys() <= quick.keys()
    assert quick.items() <= dev.items()
