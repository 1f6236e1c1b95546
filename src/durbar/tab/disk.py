"""What the tab keeps its lines with: files of text that only grow, as the browser has them."""

from __future__ import annotations

from typing import Protocol


class Disk(Protocol):
    """Each comes back when it is done for good; whatever fails raises."""

    async def append(self, file: str, line: str) -> None: ...

    async def rewrite(self, file: str, text: str) -> None:
        """The whole file at once: either the old text or the new one is there."""
        ...

    async def remove(self, file: str) -> None: ...


class MemoryDisk:
    """Where nothing may be kept: closing the tab ends the games."""

    def __init__(self, files: dict[str, str] | None = None) -> None:
        self.files = dict(files or {})

    async def append(self, file: str, line: str) -> None:
        self.files[file] = self.files.get(file, "") + line + "\n"

    async def rewrite(self, file: str, text: str) -> None:
        self.files[file] = text

    async def remove(self, file: str) -> None:
        self.files.pop(file, None)
