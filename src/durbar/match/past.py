"""What only grows is shared by copies, each of which knows its length: to copy a game costs nothing."""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")
BLOCK = 128  # items packed together


class Past(Sequence[T]):
    """A list that its copies share. Where two of them go on differently, the later one takes a list of its own."""

    __slots__ = ("items", "length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self.items: list[T] | Packed[T] = list(items)
        self.length = len(self.items)

    def fork(self, length: int | None = None) -> Past[T]:
        """A copy; or a copy of its beginning."""
        other: Past[T] = Past.__new__(Past)
        other.items = self.items
        other.length = self.length if length is None else min(length, self.length)
        return other

    def extend(self, more: Iterable[T]) -> None:
        if isinstance(self.items, Packed) or len(self.items) > self.length:
            self.items = self.items[: self.length]
        self.items.extend(more)
        self.length = len(self.items)

    def pack(self) -> None:
        """Of what nobody goes on from: a tenth of the room, and a little slower to read."""
        self.items = Packed(self[:])

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


class Packed(Sequence[T]):
    """A list that never changes, packed in blocks; the one read last stays open."""

    __slots__ = ("blocks", "length", "open", "opened")

    def __init__(self, items: list[T]) -> None:
        starts = range(0, len(items), BLOCK)
        self.blocks = [zlib.compress(pickle.dumps(items[start : start + BLOCK])) for start in starts]
        self.length = len(items)
        self.open, self.opened = -1, list[T]()

    def __len__(self) -> int:
        return self.length

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            return [self[n] for n in range(*at.indices(self.length))]
        block, place = divmod(range(self.length)[at], BLOCK)
        if block != self.open:
            self.open, self.opened = block, pickle.loads(zlib.decompress(self.blocks[block]))
        return self.opened[place]
