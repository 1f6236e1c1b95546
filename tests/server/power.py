"""A power cut, simulated: what was synced is on the disk; of what was written since, any part may be, in sectors.

A small library (power.c), loaded before the server's own, writes down every write and every sync of its database.
From these the disk can be made as it may look after a cut at any moment.
"""

from __future__ import annotations

import random
import subprocess
from pathlib import Path
from typing import NamedTuple

SECTOR = 512
SOURCE = Path(__file__).with_name("power.c")


class Act(NamedTuple):
    """`kind`: w(rite), s(ync), t(runcate)."""

    kind: str
    file: str
    offset: int
    data: bytes
    at: float


def recorder(folder: Path) -> Path:
    """The library, made by the C compiler that `make test` needs in any case."""
    made = folder / "power.so"
    command = ["cc", "-shared", "-fPIC", "-O1", "-o", str(made), str(SOURCE), "-ldl", "-lpthread"]
    subprocess.run(command, capture_output=True, check=True)
    return made


def acts_of(book: Path) -> list[Act]:
    data, found, at = book.read_bytes(), [], 0
    while at < len(data):
        end = data.index(b"\n", at)
        kind, file, offset, size, when = data[at:end].decode().split()
        at = end + 1 + int(size)
        found.append(Act(kind, file, int(offset), data[end + 1 : at], float(when)))
    return found


def after_a_cut(acts: list[Act], folder: Path, rng: random.Random) -> None:
    """The files as they may be found when the power goes after these acts: the database and its log. (The journal of
    before is gone once the log is there, and what the processes share is made anew.)"""
    for file in {act.file for act in acts if not act.file.endswith(("-shm", "-journal"))}:
        mine = [act for act in acts if act.file == file]
        last = max((n for n, act in enumerate(mine) if act.kind == "s"), default=-1)
        disk = bytearray()
        for n, act in enumerate(mine):
            carry_out(act, disk, None if n <= last else rng)
        (folder / file).write_bytes(disk)


def carry_out(act: Act, disk: bytearray, rng: random.Random | None) -> None:
    """With a generator the act was not synced: each sector of it may be lost."""
    if act.kind == "t" and (rng is None or rng.random() < 0.5):
        del disk[act.offset :]
        disk.extend(bytes(act.offset - len(disk)))
    if act.kind == "w":
        disk.extend(bytes(max(0, act.offset + len(act.data) - len(disk))))
        for start in range(0, len(act.data), SECTOR):
            part = act.data[start : start + SECTOR]
            if rng is None or rng.random() < 0.5:
                disk[act.offset + start : act.offset + start + len(part)] = part
