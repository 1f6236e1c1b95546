"""A State describes its fields once; positions, equality, checksums and the clone test are made from that."""

from __future__ import annotations

from typing import Any, NamedTuple


class Field(NamedTuple):
    """One field of a State: a number, a row of numbers, or a table of them (flat, row after row).

    `keys` and `rows` name the labels of its places, `values` those of the numbers themselves: kinds that `Game.labels`
    knows. `hidden`: some seat must not see the whole of it.
    """

    name: str
    keys: str = ""
    rows: str = ""
    values: str = ""
    hidden: bool = False

    def numbers(self, g: Any) -> list[int]:
        """The field as plain numbers, whatever its shape."""
        value = getattr(g, self.name)
        return [int(value)] if isinstance(value, int) else list(value)
