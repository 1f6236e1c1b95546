"""The rules as people read them, and where they live in the code: RULES.<language>.md against docstrings and tests.

A rule is one bullet `- **MJ 2.1** text`; a docstring names the rules it embodies as `[MJ 2.1, 2.2]`; a test carries
its rule in its name (`test_mj_2_1_...`) or in its docstring.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem

CHAPTER = re.compile(r"^##\s+(.*)$")
RULE = re.compile(r"^\s*[-*]\s+\*\*([A-Z]{2} [A-Z]?\d+(?:\.\d+)*[a-z]?)\*\*\s*(.*)$")
CITED = "cited.json"
BRACKET = re.compile(r"\[([A-Z]{2} [^\]\[]+)\]")
NUMBER = re.compile(r"[A-Z]?\d+(?:\.\d+)*[a-z]?")
PARSING = Lock()  # two threads that parse at once count each other's depth, and Python 3.11 calls that a SystemError


class Rule(NamedTuple):
    """A numbered paragraph."""

    number: str
    chapter: str
    text: str


class Glance(NamedTuple):
    """A heading of the page before the rules, and its sentences, each with the rules it sums up."""

    heading: str
    sentences: tuple[tuple[str, tuple[str, ...]], ...]


class Coverage(NamedTuple):
    """A rule, the places in the code that embody it, and the tests that carry it."""

    rule: Rule
    code: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def complete(self) -> bool:
        return bool(self.code and self.tests)


@cache
def rules_of(game: str, language: str = "en") -> tuple[Rule, ...]:
    """The numbered paragraphs of a game's rules, in order; in English where the language has none."""
    files = [folder_of(game) / f"RULES.{one}.md" for one in (language, "en")]
    for file in files:
        if file.is_file():
            return tuple(paragraphs(file.read_text(encoding="utf-8")))
    raise Problem("no-rulebook", game=game)


def folder_of(game: str) -> Path:
    """Where a game lives, here or in a package of its own: its rules lie beside its code."""
    if game not in GAMES:
        raise Problem("no-rulebook", game=game)
    return Path(inspect.getfile(type(GAMES[game]))).parent


@cache
def glance_of(game: str, language: str = "en") -> tuple[Glance, ...]:
    """The game in twelve sentences, to be read before its first rule; nothing for a game that has none."""
    file = folder_of(game) / f"GLANCE.{language}.md" if game in GAMES else None
    text = file.read_text(encoding="utf-8") if file is not None and file.is_file() else ""
    return tuple(glance_lines(part) for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:])


def glance_lines(part: str) -> Glance:
    heading, *lines = part.strip().splitlines()
    said = [line.removeprefix("- ") for line in lines if line]
    return Glance(heading, tuple((BRACKET.sub("", line).strip(), tuple(numbers_in(line))) for line in said))


def paragraphs(text: str) -> Iterator[Rule]:
    """The rules in a text: a bullet goes on until the next bullet, heading or empty line."""
    chapter, number, parts = "", "", list[str]()
    for line in [*text.splitlines(), ""]:
        heading, bullet = CHAPTER.match(line), RULE.match(line)
        if number and (heading or not line.strip() or re.match(r"[-*] ", line)):
            yield Rule(number, chapter, " ".join(parts))
            number = ""
        if heading:
            chapter = heading[1].strip()
        elif bullet:
            number, parts = bullet[1], [bullet[2].strip()]
        elif number:
            parts.append(line.strip())


def rule_of(game: str, number: str, language: str = "en") -> list[Rule]:
    """The rule of this number ("5.4", "MJ 5.4"), or the rules of a chapter ("5")."""
    wanted = number.strip().upper().split()[-1] if number.strip() else ""
    rules = rules_of(game, language)
    found = [rule for rule in rules if rule.number.split()[1].upper() == wanted]
    found = found or [rule for rule in rules if rule.number.split()[1].upper().startswith(f"{wanted}.")]
    if not found:
        raise Problem("unknown-rule", game=game, given=number)
    return found


# --- rules in the code -------------------------------------------------------------------------------------------


def numbers_in(text: str) -> list[str]:
    """The rules a docstring names: `[MJ 2.1, 2.2]` are MJ 2.1 and MJ 2.2."""
    found = []
    for inside in BRACKET.findall(text):
        book = inside[:2]
        found += [f"{book} {number}" for number in NUMBER.findall(inside.replace(book, " "))]
    return found


@cache
def citations(path: Path) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """Each class and function of a source whose docstring names rules: its name, its line, the rules."""
    found = []
    with PARSING:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.Module):
            numbers = numbers_in(ast.get_docstring(node) or "")
            if numbers:
                name = path.stem if isinstance(node, ast.Module) else node.name
                found.append((name, f"{path.name}:{getattr(node, 'lineno', 1)}", tuple(numbers)))
    return tuple(found)


def sources_of(game: str) -> list[Path]:
    """The sources of a game; they lie beside the extension modules of a compiled build. A lone module is its own."""
    kind = type(GAMES[game])
    packed = bool(sys.modules[kind.__module__].__package__)
    return sorted(folder_of(game).rglob("*.py")) if packed else [Path(inspect.getfile(kind))]


@cache
def rules_by_step(game: str) -> dict[str, tuple[str, ...]]:
    """For each step and decision, the rules its docstring names: what the page marks while it is asked.

    Where a game was packed without its sources, what they say was written down beside it (`durbar/tab/pack.py`)."""
    packed = folder_of(game) / CITED
    if packed.exists():
        return {name: tuple(numbers) for name, numbers in json.loads(packed.read_text(encoding="utf-8")).items()}
    return {name: numbers for path in sources_of(game) for name, _line, numbers in citations(path) if name[0].isupper()}


# --- coverage ----------------------------------------------------------------------------------------------------


def coverage(game: str, tests: Path) -> list[Coverage]:
    """Each rule with the code and the tests that name it."""
    if not tests.is_dir():
        raise Problem("no-sources")
    code, checks = code_of(game), tests_of(tests)
    return [
        Coverage(rule, tuple(code.get(rule.number, ())), tuple(tests_naming(rule.number, checks)))
        for rule in rules_of(game)
    ]


def code_of(game: str) -> dict[str, list[str]]:
    """Rule number to the places that embody it: docstrings, refusals, and data files that name it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sources_of(game):
        for name, line, numbers in citations(path):
            for number in numbers:
                found[number].append(f"{name} ({line})")
        for number in quotations(path.read_text(encoding="utf-8")):
            found[number].append(path.name)
    for path in sorted(folder_of(game).glob("data/*.toml")):
        for number in set(re.findall(r"\b[A-Z]{2} \d+\.\d+\b", path.read_text(encoding="utf-8"))):
            found[number].append(path.name)
    return found


def quotations(source: str) -> set[str]:
    """Rules named in strings of their own, as the tables of refusals do, and in comments `# [MJ 2.1]`."""
    quoted_alone = re.findall(r"\"([A-Z]{2} [A-Z]?\d+(?:\.\d+)*[a-z]?)\"", source)
    comments = [line.partition("#")[2] for line in source.splitlines() if "# " in line]
    return {*quoted_alone, *(number for comment in comments for number in numbers_in(comment))}


@cache
def tests_of(tests: Path) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Every test function under a folder: its name, and the rules its docstring names."""
    found = []
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append((node.name, tuple(numbers_in(ast.get_docstring(node) or ""))))
    return tuple(found)


def tests_naming(number: str, tests: tuple[tuple[str, tuple[str, ...]], ...]) -> Iterator[str]:
    """The tests that carry this rule in their name or docstring."""
    slug = "test_" + re.sub(r"[ .]", "_", number.lower())
    for name, numbers in tests:
        if number in numbers or (name.startswith(slug) and not name[len(slug) :][:1].isdigit()):
            yield name
