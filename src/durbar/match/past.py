"""What only grows is shared by copies, each of which knows its length: to copy a game costs nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class Past(Sequence[T]):
    """A list that its copies share. Where two of them go on differently, the later one takes a list of its own."""

    __slots__ = ("items", "length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self.items = list(items)
        self.length = len(self.items)

    def fork(self, length: int | None = None) -> Past[T]:
        """A copy; or a copy of its beginning."""
        other: Past[T] = Past.__new__(Past)
        other.items = self.items
        other.length = self.length if length is None else min(length, self.length)
        return other

    def extend(self, more: Iterable[T]) -> None:
        if len(self.items) > self.length:
            self.items = self.items[: self.length]
        self.items.extend(more)
        self.length = len(self.items)

    def append(self, item: T) -> None:
        self.extend((item,))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Past) and self[:] == other[:]

    __hash__ = None  # type: ignore[assignment]

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[T]:
        return islice(self.items, self.length)

    def __reversed__(self) -> Iterator[T]:
        return islice(reversed(self.items), len(self.items) - self.length, None)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            return self.items[slice(*at.indices(self.length))] if (at.step or 1) > 0 else list(self)[at]
        place = at + self.length if at < 0 else at
        if not 0 <= place < self.length:
            raise IndexError(at)
        return self.items[place]
