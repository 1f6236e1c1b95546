"""Rules as numbered paragraphs, and where code and tests name them."""

from __future__ import annotations

from pathlib import Path

import pytest

from durbar.checks import rulebook
from durbar.engine.refusal import Problem

TEXT = """# Rules

## MJ 2 Building
- **MJ 2.1** A shrine costs 1 coin,
  a statue 10.
- **MJ 2.10** Something else.

## Rulings
- **MJ R7** As we see it.

Standing of the board: not a rule.
"""


def test_paragraphs_have_number_chapter_and_whole_text() -> None:
    assert list(rulebook.paragraphs(TEXT)) == [
        ("MJ 2.1", "MJ 2 Building", "A shrine costs 1 coin, a statue 10."),
        ("MJ 2.10", "MJ 2 Building", "Something else."),
        ("MJ R7", "Rulings", "As we see it."),
    ]


@pytest.mark.parametrize(
    ("docstring", "numbers"),
    [
        ("[MJ 2.1] A shrine.", ["MJ 2.1"]),
        ("[MJ 2.1, 2.2] Both.", ["MJ 2.1", "MJ 2.2"]),
        ("[MD R7, MD 8.5b] Both.", ["MD R7", "MD 8.5b"]),
        ("Nothing [here] at all.", []),
    ],
)
def test_docstrings_name_rules(docstring: str, numbers: list[str]) -> None:
    assert rulebook.numbers_in(docstring) == numbers


def test_tests_carry_their_rule() -> None:
    tests = (("test_mj_2_1_a_shrine", ()), ("test_mj_2_10_more", ()), ("test_other", ("MJ 2.1",)))
    assert list(rulebook.tests_naming("MJ 2.1", tests)) == ["test_mj_2_1_a_shrine", "test_other"]
    assert list(rulebook.tests_naming("MJ 2.10", tests)) == ["test_mj_2_10_more"]


def test_coverage_needs_a_tests_folder() -> None:
    with pytest.raises(Problem, match="inside a checkout"):
        rulebook.coverage("maharaja", Path("nowhere"))


def test_an_unknown_game_has_no_rulebook() -> None:
    with pytest.raises(Problem, match="are not written down"):
        rulebook.rules_of("chess")


def test_facts_of_earlier_rules_are_no_file_of_facts() -> None:
    """`data/rules-1` is a folder beside the files that may name rules."""
    assert "board.toml" in rulebook.code_of("maharaja")["MJ 1.2"]


def test_rules_are_told_in_english_where_a_language_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "RULES.en.md").write_text(TEXT, encoding="utf-8")
    monkeypatch.setattr(rulebook, "folder_of", lambda game: tmp_path)
    assert rulebook.rules_of("elsewhere", "fr") == rulebook.rules_of("elsewhere", "en")
