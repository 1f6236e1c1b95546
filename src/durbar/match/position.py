"""Positions as text: short enough to write by hand, complete enough to load back.

The first line names the game, its seats and settings; every other line gives one field, or one row of a table. What
is not mentioned has its default.

    maharaja seats=4 edition=rulebook
    maharaja DEL
    coins A=12 B=9
    shrines AGR-UJJ-1 A=1 D=1
    next Turn 0
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple, TypeAlias

from durbar.engine.agenda import agenda_text, parameters_of
from durbar.engine.field import NUMBER, Field
from durbar.engine.flow import Frame, Step
from durbar.engine.game import Game
from durbar.engine.refusal import DeadEnd, Problem
from durbar.match import head

LIMIT = 2**62  # numbers stay within i64
HIGHEST = 300  # of numbers that strangers bring; our games seldom count beyond a hundred
LONGEST = 1000  # of their rows and plans
EMPTY = "-"  # a set without members


# --- writing -------------------------------------------------------------------------------------------------


class FieldWritten(NamedTuple):
    """A field: as it is before the game begins, as it was when it was written last, and the lines of that in one."""

    usual: list[int]
    numbers: list[int]
    text: str


Written: TypeAlias = list[FieldWritten]  # the first lines, then field by field


def write(game: Game, g: Any, written: Written | None = None) -> str:
    """The position as text that `read` loads back.

    `written`: the last one of the same game, and this one from now on. At every hand-over of a table only what changed
    since is put into words again.
    """
    written = written if written is not None else []
    if not written:
        seats, settings = game.setup(g)
        written += beginning_of(game, seats, tuple(settings.items()), int(g.rules))
    texts = [written[0].text]
    for n, (field, numbers) in enumerate(zip(game.fields, game.all_numbers(g), strict=True), 1):
        known = written[n]
        if known.numbers != numbers:
            told = field_lines(game, g, field, numbers, known.usual) if numbers != known.usual else []
            known = written[n] = FieldWritten(known.usual, numbers, "\n".join(told))
        if known.text:
            texts.append(known.text)
    texts.append(agenda_text(g))
    return "\n".join(texts) + "\n"


@lru_cache(64)
def beginning_of(game: Game, seats: int, settings: tuple[tuple[str, str], ...], rules: int) -> Written:
    """The first lines, and every field as it is before the game begins, of which nothing is told."""
    agreed = dict(settings)
    usual = game.all_numbers(game.blank(seats, agreed, rules))
    begun = "\n".join(head.write(game, seats, rules, agreed))
    return [FieldWritten([], [], begun), *(FieldWritten(numbers, numbers, "") for numbers in usual)]


def field_lines(game: Game, g: Any, field: Field, numbers: list[int], defaults: list[int]) -> list[str]:
    """The lines of one field that is not at its default: of a row or table, only what differs."""
    if field.parts:
        return [" ".join([field.name, *part_words(game, g, field, number)]) for number in numbers]
    words = game.labels(g, field.members or field.values) if field.members or field.values else ()
    if not field.keys:
        return [" ".join([field.name, *(label_of(field, words, number) for number in numbers)])]
    keys = game.labels(g, field.keys)
    rows: Sequence[str] = game.labels(g, field.rows) if field.rows else [""]
    lines = []
    for r, row in enumerate(rows):
        here = slice(r * len(keys), (r + 1) * len(keys))
        if numbers[here] != defaults[here]:
            changed = zip(keys, numbers[here], defaults[here], strict=True)
            cells = [f"{key}={label_of(field, words, number)}" for key, number, usual in changed if number != usual]
            lines.append(" ".join([field.name, row, *cells] if row else [field.name, *cells]))
    return lines


def part_words(game: Game, g: Any, field: Field, number: int) -> Iterator[str]:
    """What a packed number packs; plain parts that are 0 are left out."""
    for name, kind, size in field.parts:
        number, part = divmod(number, size)
        if kind or part:
            yield f"{name}={game.labels(g, kind)[part] if kind else part}"


def label_of(field: Field, words: Sequence[str], number: int) -> str:
    """A number as its word, where it has one; a set as the words of its members."""
    if field.members:
        return ",".join(word for n, word in enumerate(words) if number >> n & 1) or EMPTY
    return words[number] if 0 <= number < len(words) else str(number)


# --- reading -------------------------------------------------------------------------------------------------


def read(games: Mapping[str, Game], text: str, trusted: bool = True) -> tuple[Game, Any]:
    """The game and state of a position; a bad line is refused with its number and the reason.

    One that is not `trusted` is refused as well if no game could have come to it: rules may count for hours with its
    numbers.
    """
    lines, files = head.words(text)
    if not lines:
        raise Problem("position-empty")
    game, g = begin(games, files, *lines[0])
    frames: list[Frame] = []
    planned: list[Step] = []
    over = False
    for n, words in lines[1:]:
        if words[0] == "frame":
            frames.append(frame_of(game, n, words[1:], frames))
        elif words[0] == "next":
            planned.append(step_of(game, n, words[1:]))
        elif words == ["over"]:
            over = True
        else:
            set_field(game, g, n, words)
    if frames:
        g.agenda = frames[-1]
    elif planned:
        g.do(*planned)
    elif not over:
        game.plan(g)
    if not trusted:
        check_numbers(game, g, [*planned, *(frame.step for frame in frames)])
    start(game, g, trusted)
    return game, g


def check_numbers(game: Game, g: Any, steps: Sequence[Step]) -> None:
    """Before anything is done with them: are there no more of them, and none larger, than games come to?"""
    plain = [field for field in game.fields if not (field.members or field.parts)]
    rows = [field.numbers(g) for field in plain]
    rows += [[getattr(step, name) for name in parameters_of(type(step))] for step in steps]
    longest = max(len(steps), *(len(numbers) for numbers in game.all_numbers(g)))
    highest = max(abs(number) for numbers in rows for number in (0, *numbers))
    if longest > LONGEST or highest > HIGHEST:
        raise Problem("position-impossible", reason=str(max(longest, highest)))


def start(game: Game, g: Any, trusted: bool) -> None:
    """Run to the first choice; numbers that fit their fields may still not fit together."""
    try:
        g.advance()
        if not trusted:
            game.check(g)  # what is always true
    except (DeadEnd, AssertionError, ArithmeticError, LookupError, ValueError) as reason:
        raise Problem("position-impossible", reason=f"{type(reason).__name__} {reason}".strip()) from reason


def begin(games: Mapping[str, Game], files: dict[str, str], n: int, words: list[str]) -> tuple[Game, Any]:
    """The first line: the game, its seats and settings; and the files told beside it."""
    if words[0] not in games:
        raise bad(n, words[0], "position-game", known=", ".join(games))
    game = games[words[0]]
    pairs = dict(pair(n, word) for word in words[1:])
    rules = number_of(n, pairs.pop("rules", str(game.rules_version)), ())
    seats = number_of(n, pairs.pop("seats", str(game.usual_seats)), ())
    return game, game.blank(seats, pairs | files, rules)


def set_field(game: Game, g: Any, n: int, words: list[str]) -> None:
    """One line `name value`, `name key=value ...` or `name row key=value ...`."""
    field = {field.name: field for field in game.fields}.get(words[0])
    if field is None:
        raise bad(n, words[0], "position-field", known=", ".join(f.name for f in game.fields))
    value_of, numbers = value_reader(game, g, field, n), field.numbers(g)
    if field.parts and any("=" in word for word in words):  # earlier releases wrote the packed numbers
        numbers.append(packed_of(game, g, field, n, words[1:]))
    elif field.keys:
        keys, cells = game.labels(g, field.keys), words[1:]
        if field.rows and not cells:
            raise bad(n, " ".join(words), "position-row")
        start = place_of(n, cells.pop(0), game.labels(g, field.rows)) * len(keys) if field.rows else 0
        for key, value in (pair(n, cell) for cell in cells):
            numbers[start + place_of(n, key, keys)] = value_of(value)
    else:
        numbers = [value_of(word) for word in words[1:]]
        if field.shape == NUMBER and len(numbers) != 1:
            raise bad(n, " ".join(words), "position-one-number")
    field.put(g, numbers)


def packed_of(game: Game, g: Any, field: Field, n: int, words: list[str]) -> int:
    """A packed number from its parts; one that is not mentioned is 0."""
    given = dict(pair(n, word) for word in words)
    found, unit = 0, 1
    for name, kind, size in field.parts:
        number = place_of(n, given.pop(name, "0"), game.labels(g, kind) if kind else ())
        if number >= size:
            raise bad(n, " ".join(words), "position-word", known=f"{name}=0 ... {size - 1}")
        found, unit = found + unit * number, unit * size
    if given:
        raise bad(n, " ".join(words), "position-word", known=", ".join(part.name for part in field.parts))
    return found


def value_reader(game: Game, g: Any, field: Field, n: int) -> Callable[[str], int]:
    """How the values of this field are read: as a word or number, or as the members of a set."""
    if field.members:
        return partial(set_of, n, labels=game.labels(g, field.members))
    return partial(number_of, n, labels=game.labels(g, field.values) if field.values else ())


def set_of(n: int, word: str, labels: Sequence[str]) -> int:
    """The members of a set, `agra,delhi`; earlier releases wrote the number that packs them."""
    if word == EMPTY:
        return 0
    if word.isdecimal() and word not in labels and int(word) < 2 ** len(labels):
        return int(word)
    return sum({2 ** place_of(n, member, labels) for member in word.split(",")})


def pair(n: int, word: str) -> tuple[str, str]:
    key, equals, value = word.partition("=")
    if not equals or not key or not value:
        raise bad(n, word, "position-pair")
    return key, value


def number_of(n: int, word: str, labels: Sequence[str], least: int = 1 - LIMIT) -> int:
    """A word or number; with labels it must be one of them (or a number below 0, "none")."""
    if word in labels:
        return labels.index(word)
    try:
        number = int(word)
    except ValueError:
        number = LIMIT  # as far from any number as one that is too large
    if not least <= number < (len(labels) or LIMIT):
        raise bad(n, word, "position-word", known=", ".join(labels) or "0, 1, 2 ...")
    return number


def place_of(n: int, word: str, labels: Sequence[str]) -> int:
    """A place in a row: there is no place below 0."""
    return number_of(n, word, labels, 0)


def step_of(game: Game, n: int, words: list[str]) -> Step:
    """A step from its name and numbers."""
    kind = game.steps.get(words[0]) or formerly(game, words[0]) if words else None
    if kind is None:
        raise bad(n, " ".join(words), "position-step", known=", ".join(game.steps))
    numbers = [number_of(n, word, ()) for word in words[1:]]
    if len(numbers) != len(parameters_of(kind)):
        raise bad(n, " ".join(words), "position-step-fields", known=" ".join(parameters_of(kind)))
    return kind(*numbers)


def formerly(game: Game, name: str) -> type[Step] | None:
    """The step that had this name in an earlier release."""
    return next((kind for kind in game.steps.values() if name in kind.formerly), None)


def frame_of(game: Game, n: int, words: list[str], frames: list[Frame]) -> Frame:
    """A line of `agenda_text`."""
    links = dict(pair(n, word) for word in words if "=" in word)
    numbers = [number_of(n, links.get(name, "0"), ()) for name in ("below", "inside")]
    if not all(0 <= number <= len(frames) for number in numbers):
        raise bad(n, " ".join(words), "position-frame")
    below, inside = (frames[number - 1] if number else None for number in numbers)
    return Frame(step_of(game, n, [word for word in words if "=" not in word]), below, inside)


def bad(n: int, given: str, reason: str, known: str = "") -> Problem:
    return Problem(reason, line=n, given=given, known=known)
