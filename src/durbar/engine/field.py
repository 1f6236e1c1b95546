"""The declaration of a State: one line a field, from which all that depends on it is made.

`durbar fields` writes a game's `state_fields.py` (fields, copying, accessors) from it; positions, equality, checksums
and the clone test read it as it is. Kinds ("city", "owner", ...) name labels that `State.labels` knows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

NUMBER = "number"
TABLE = "table"
SEQUENCE = "sequence"
DERIVED = "derived"


class Slot(NamedTuple):
    """A part of a packed number: its name, the kind of its label (empty: a plain number), how many values it has."""

    name: str
    kind: str
    size: int


class Field(NamedTuple):
    """One field of a State: a number, a row of numbers, or a table of them (flat, row after row).

    `keys` and `rows` name the labels of its places, `values` those of the numbers themselves; `members`: each number is
    a set, a bit for each label of this kind. `hidden`: some seat must not see the whole of it.
    """

    name: str
    keys: str = ""
    rows: str = ""
    values: str = ""
    hidden: bool = False
    members: str = ""
    shape: str = NUMBER
    start: str = "0"  # what it is in a new game, as the generated module writes it
    names: tuple[str, ...] = ()  # of the accessors, where they are not made from the field's own
    first: str = ""  # of a set: the member of bit 0, if it is not number 0
    parts: tuple[Slot, ...] = ()  # of a sequence: each number packs these, the first one lowest
    seldom: bool = False  # copies share it until one of them writes, which only its accessors do

    @property
    def attribute(self) -> str:
        """Where a State keeps it: what has two keys is read by its accessors alone."""
        return f"{self.name}_table" if self.shape == TABLE and self.rows else self.name

    def numbers(self, g: Any) -> list[int]:
        """The field as plain numbers, whatever its shape."""
        return reader_of([self])(g)[0]

    def put(self, g: Any, numbers: list[int]) -> None:
        """Set the field from plain numbers."""
        scalar = isinstance(getattr(g, self.attribute), int)
        setattr(g, self.attribute, numbers[0] if scalar else vec[i64](numbers))


def reader_of(fields: Sequence[Field]) -> Callable[[Any], list[list[int]]]:
    """Reads these fields as plain numbers, all at once: it is asked at every hand-over, and of every deal for undo."""
    names = [field.attribute for field in fields]
    get = attrgetter(*names) if len(names) > 1 else lambda g: [getattr(g, name) for name in names]
    return lambda g: [[value] if isinstance(value, int) else list(value) for value in get(g)]


# --- declaring -------------------------------------------------------------------------------------------------------


def number(name: str, of: str = "", start: str = "0", hidden: bool = False) -> Field:
    """A single number: `g.round`."""
    return Field(name, values=of, start=start, hidden=hidden)


def table(
    name: str,
    by: tuple[str, ...],
    of: str = "",
    start: str = "0",
    hidden: bool = False,
    cell: str = "",
    seldom: bool = False,
) -> Field:
    """Numbers by one key, `g.coins[seat]`; or by two, `g.shrines(city, seat)`, `set_...` and `add_...`: see `cell`.

    What changes `seldom` is read as any other and written by `set_...` and `add_...`, for copies share it until then.
    """
    rows = by[0] if len(by) == 2 else ""
    return Field(name, by[-1], rows, of, hidden, shape=TABLE, start=start, names=(cell or name,), seldom=seldom)


def flags(
    name: str,
    of: str,
    by: tuple[str, ...] = (),
    start: str = "0",
    sets: str = "",
    asks: str = "",
    marks: str = "",
    clears: str = "",
    first: str = "",
    seldom: bool = False,
) -> Field:
    """A set, or one for each key: `asks` is the name of the question, `marks` and `clears` of the effects.

    In a position it is a list of its members; `sets` names the labels of whole sets, if there are any.
    """
    members = "" if sets else of
    names = (of, asks or f"is_{name}", marks or f"mark_{name}", clears or f"clear_{name}")
    shape = TABLE if by else NUMBER
    keys = by[0] if by else ""
    return Field(
        name, keys, "", sets, members=members, shape=shape, start=start, names=names, first=first, seldom=seldom
    )


def sequence(name: str, of: str = "", start: str = "") -> Field:
    """Numbers in an order, as many as there are: `g.display`."""
    return Field(name, values=of, shape=SEQUENCE, start=start)


def rows(name: str, *parts: Slot) -> Field:
    """Rows of several numbers, each packed into one; in a position a line for each, `entries place=agra armies=2`."""
    return Field(name, shape=SEQUENCE, start="", parts=parts)


def derived(name: str, by: tuple[str, ...], start: str = "0", seldom: bool = False) -> Field:
    """Sums kept beside what they count: copied, never written down, counted anew after reading."""
    return Field(name, keys=by[0], shape=DERIVED, start=start, names=(name,), seldom=seldom)


class Given(NamedTuple):
    """What was agreed before the game and never changes: copies share it."""

    name: str
    kind: str = ""  # `module.Class` of the game, handed to the constructor; or "i64"
    value: str = ""  # or made from what was handed over


class Declaration(NamedTuple):
    """A whole state: the game's package, what is given, the fields, and how many there are of each kind.

    Starts and sizes are written as the generated module has them; names in capitals come from the game's `ids`.
    """

    package: str
    given: tuple[Given, ...]
    fields: tuple[Field, ...]
    sizes: dict[str, str]

    @property
    def told(self) -> tuple[Field, ...]:
        """The fields a position tells."""
        return tuple(field for field in self.fields if field.shape != DERIVED)
