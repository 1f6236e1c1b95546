"""The one door to the clock of this machine and to what nobody can foresee: a simulation opens it elsewhere."""

from __future__ import annotations

import random
import time
from base64 import urlsafe_b64encode


class World:
    def __init__(self) -> None:
        self.now = time.time
        self.monotonic = time.monotonic
        self.chance: random.Random = random.SystemRandom()  # of the operating system: good for keys

    def hex(self, bytes: int) -> str:
        return self.chance.randbytes(bytes).hex()

    def text(self, bytes: int) -> str:
        """For an address or a cookie."""
        return urlsafe_b64encode(self.chance.randbytes(bytes)).rstrip(b"=").decode()


WORLD = World()
