"""Board files: read, checked entry by entry against structs, every problem with its line. The same for all games.

A game's `boardfile.py` declares its file as msgspec structs and adds what no shape can say (borders that meet, names
that exist): each takes what is wrong by `file.wrong(key, *path, ...)`, a path being keys and numbers of entries.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache, cached_property
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from msgspec import NODEFAULT, Meta, Struct, ValidationError, convert
from msgspec.structs import FieldInfo, fields

from durbar.engine.checked import whole
from durbar.engine.refusal import Problem, Problems

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f<>{}]+$")]
"""What people call a thing: plain text on one line."""
Names = dict[str, Any]
"""The table `names` of a file: for a word of the board its name, or a table with one for each language.

msgspec crashes on the union that says so: `check_names` looks at it."""

T = TypeVar("T", bound=Struct)
TABLE = re.compile(r"^\s*(\[\[?)([^\[\]]+)\]\]?\s*(#.*)?$")
KEY = re.compile(r"^\s*([A-Za-z0-9_\"'.-]+)\s*=")
EXPECTED = re.compile(r"Expected (.+?)(, got .+)?( - at .+)?$")
LONGEST = 60
DEEPEST = 20  # levels; no board of ours has a third of them
MOST_DOTS = 2000  # ours have not a tenth of them, and a key of so many parts takes the parser seconds
MOST_PROBLEMS = 50  # told at once; whoever mends these is told the others


@cache
def fields_of(kind: type[Struct]) -> tuple[FieldInfo, ...]:
    """The fields of a struct; msgspec reads their types anew whenever it is asked."""
    return fields(kind)


class BoardFile:
    """A board file as text and as data, and the problems found in it so far; `formats` are those read, newest last."""

    def __init__(self, text: str, formats: Sequence[str]) -> None:
        self.text = text
        self.data: dict[str, Any] = {}
        self.problems: list[Problem] = []
        try:
            self.data = data_of(text)
        except Problem as problem:
            self.problems.append(problem)
            return
        if (given := self.data.get("format", "")) not in formats:
            self.wrong("board-format", "format", given=given, known=formats[-1])

    def wrong(self, key: str, *path: str | int, **arguments: object) -> None:
        if len(self.problems) == MOST_PROBLEMS:
            return
        where = ".".join(map(str, path))
        told = {name: str(value) for name, value in arguments.items()}
        self.problems.append(Problem(key, line=self.line_of(path), where=where, **told))

    def line_of(self, path: Sequence[str | int]) -> int:
        """The line of a field, or of the nearest thing around it that is there; a number counts entries of a list."""
        for length in range(len(path), 0, -1):
            key = tuple(str(part) for part in path[:length])
            if key in self.line_by_key:
                item, line = path[length] if length < len(path) else None, self.line_by_key[key]
                return item_line(self.lines, line, item) if isinstance(item, int) else line
        return 1

    @cached_property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    @cached_property
    def line_by_key(self) -> dict[tuple[str, ...], int]:
        return dict(reversed(list(lines_by_key(self.lines))))

    def demand(self, fine: object, key: str, *path: str | int, **arguments: object) -> None:
        if not fine:
            self.wrong(key, *path, **arguments)

    def read(self, kind: type[T]) -> T | None:
        """The file as this struct, if nothing was wrong with it so far and every entry has its shape."""
        if not self.problems:
            self.check_shape(self.data, kind)
        return None if self.problems else convert(self.data, kind)

    def check_shape(self, value: object, kind: Any, *path: str | int) -> None:
        """Has a value the shape of this kind? Structs are looked at field by field, so that all problems are told."""
        if get_origin(kind) in (Union, UnionType):  # TOML has no null: one that may be left out
            kind = get_args(kind)[0]
        inner = get_args(kind)[0] if get_origin(kind) is Annotated else kind
        entry = get_args(inner)[0] if get_origin(inner) is list else None
        if isinstance(value, dict) and isinstance(inner, type) and issubclass(inner, Struct):
            self.check_fields(value, inner, *path)
        elif isinstance(value, list) and isinstance(entry, type) and issubclass(entry, Struct):
            for n, each in enumerate(value):
                self.check_shape(each, entry, *path, n)
            if inner is not kind:  # how many there may be
                self.check_value([{}] * len(value), Annotated[list[dict[str, Any]], *get_args(kind)[1:]], *path)
        else:
            self.check_value(value, kind, *path)

    def check_fields(self, value: dict[str, Any], kind: type[Struct], *path: str | int) -> None:
        for field in fields_of(kind):
            if field.encode_name in value:
                self.check_shape(value[field.encode_name], field.type, *path, field.encode_name)
            elif field.default is NODEFAULT and field.default_factory is NODEFAULT:
                self.wrong("board-missing", *path, field.encode_name)

    def check_value(self, value: object, kind: Any, *path: str | int) -> None:
        try:
            convert(value, kind)
        except ValidationError as error:
            found = re.findall(r"\[(\d+)\]", str(error).rpartition(" - at ")[2])
            inside = [int(n) for n in found] if isinstance(value, list) else []
            given: Any = value
            for n in inside:
                given = given[n]
            given = f"[{len(given)}]" if isinstance(given, list) and "of length" in str(error) else given
            self.wrong("board-kind", *path, *inside, given=str(given)[:LONGEST], known=expected_kind(str(error), kind))

    def check_names(self, names: Names, known: Collection[str]) -> None:
        """Only what is on the board is named."""
        for word, given in names.items():
            self.demand(word in known, "board-name", "names", word, given=word)
            if isinstance(given, dict):
                for language, text in given.items():
                    self.check_value(text, Name, "names", word, language)
            else:
                self.check_value(given, Name, "names", word)

    def refuse(self) -> None:
        """A game is not played on a file with problems: all of them are told."""
        if self.problems:
            raise Problems(self.problems)


def data_of(text: str) -> dict[str, Any]:
    """What a file says; refused if it is not TOML, or nobody could have meant it."""
    if text.count(".") > MOST_DOTS:
        raise Problem("board-deep", line=1, known=DEEPEST)
    try:
        found = tomllib.loads(text)
        check_size(found, 0)
    except (ValueError, RecursionError) as error:
        place = re.search(r"line (\d+)", str(error))
        line = int(place[1]) if place else max(1, len(text.splitlines()))
        raise Problem("board-toml", line=line, reason=str(error)) from None
    return found


def check_size(value: object, depth: int) -> None:
    """Is it as flat as a board, and every number one that the rules can count with?"""
    if depth > DEEPEST:
        raise Problem("board-deep", line=1, known=DEEPEST)
    if isinstance(value, int) and whole(value) is None:
        raise ValueError("a number is too large")
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        check_size(inner, depth + 1)


def expected_kind(error: str, kind: Any) -> str:
    """What was expected, in the words of TOML."""
    found = EXPECTED.match(error)
    return found[1].replace("`", "") if found else ", ".join(sorted(literals(kind)))


def literals(kind: Any) -> set[str]:
    """The words a kind allows, however deep inside it they are told."""
    if get_origin(kind) is Literal:
        return set(get_args(kind))
    return {word for part in get_args(kind) for word in literals(part)}


def text_in(name: str | Mapping[str, str], language: str) -> str:
    """A name in a language; in another one if it has none there."""
    return name if isinstance(name, str) else name.get(language, next(iter(name.values()), ""))


# --- on which line a field stands: the standard parser does not tell -------------------------------------------------


def lines_by_key(lines: list[str]) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every table and key that begins a line; of tables in a list each has its number in its path."""
    table: tuple[str, ...] = ()
    entries: dict[tuple[str, ...], int] = {}
    for n, line in enumerate(lines, 1):
        if found := TABLE.match(line):
            table = parts(found[2])
            yield table, n
            if found[1] == "[[":
                entries[table] = entries.get(table, -1) + 1
                table = (*table, str(entries[table]))
                yield table, n
        elif found := KEY.match(line):
            yield (*table, *parts(found[1])), n


def parts(key: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in key.split("."))


def item_line(lines: list[str], start: int, item: int) -> int:
    """The line on which an item of the list that begins on line `start` stands."""
    depth = commas = 0
    for n in range(start, len(lines) + 1):
        text = lines[n - 1].partition("=")[2] if n == start else lines[n - 1]
        for sign in re.sub(r"\"[^\"]*\"|'[^']*'", "x", text).partition("#")[0]:
            depth -= sign in "]}"
            if depth == 0 and sign in "]}":
                return start
            if depth == 1 and sign not in ", \t" and commas == item:
                return n
            commas += sign == "," and depth == 1
            depth += sign in "[{"
    return start
