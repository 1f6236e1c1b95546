"""A small generator: for search and tests, and for each draw of committed dice."""

from __future__ import annotations

from mypy_extensions import i64

LOW: int = 0xFFFFFFFF


class Rng:
    """sfc32, kept under 2**63 so that sources and compiled build draw alike; a seed has up to 96 bits."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & LOW
        self.b: i64 = seed >> 32 & LOW
        self.c: i64 = (seed >> 64 & LOW) ^ 0x9E3779B9
        self.d: i64 = 1  # goes up with every draw
        for _ in range(12):
            self.below(1)

    def draws(self) -> i64:
        """How many it has made: two answers that are alike were given without a draw between them."""
        return self.d

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        t: i64 = (self.a + self.b + self.d) & 0xFFFFFFFF
        self.d = (self.d + 1) & 0xFFFFFFFF
        self.a = self.b ^ self.b >> 9
        self.b = self.c * 9 & 0xFFFFFFFF
        self.c = ((self.c << 21 & 0xFFFFFFFF | self.c >> 11) + t) & 0xFFFFFFFF
        return t * n >> 32
