"""The examples of the README run as they stand, and it opens with the two commands."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 8
    assert failed == 0


def test_the_two_commands_come_first() -> None:
    commands = [
        line.strip() for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if "make " in line
    ]
    assert commands[0].startswith("On a machine")
    assert commands[1].startswith("make play")
    assert commands[2].startswith("make test")


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
