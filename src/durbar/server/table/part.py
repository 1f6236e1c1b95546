"""A part of a table: it owns kinds of entries, and what follows from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    from durbar.server.table.table import Table


class Part:
    """A copy of a table has copies of its parts; what they hold is replaced, never changed, or copied in `fork`."""

    OWNS: ClassVar[tuple[type, ...]] = ()

    def fork(self) -> Self:
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        return other

    def apply(self, table: Table, entry: Any) -> None:
        """An entry of one of its kinds happens at this table."""

    def recall(self, table: Table, entry: Any) -> None:
        """The same, where the game no longer replays: what it says of people holds."""
        self.apply(table, entry)
