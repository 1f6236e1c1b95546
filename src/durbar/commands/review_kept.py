"""The parts of a review that were done, in a file beside the record: the same command goes on from there."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from types import TracebackType
from typing import IO

import msgspec

from durbar.commands import speech
from durbar.study import referee
from durbar.study.review import Asked, GameReview, ReviewPart


class KeptParts:
    """Takes in what an earlier run did, and writes down each part as it comes. Without a path nothing is kept."""

    def __init__(self, path: Path | None, asked: Asked, review: GameReview) -> None:
        self.path = path
        self.review = review
        told = f"{asked.text}\n{asked.seed}\n{referee.name_of(review.match.game)}"
        self.key = hashlib.sha256(told.encode()).hexdigest()
        self.out: IO[str] | None = None

    def __enter__(self) -> KeptParts:
        if self.path is not None:
            lines = self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []
            self.take(lines[1:] if lines[:1] == [self.key] else [])
            self.out = self.path.open("w", encoding="utf-8")
            self.write(self.key)
            for part, numbers in self.review.found.items():
                self.note(part, numbers)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.out is not None:
            self.out.close()
        if kind is KeyboardInterrupt and self.path is not None:
            done, needed = self.review.done()
            print(speech.say("cli-review-stopped", done=done, needed=needed), file=sys.stderr)

    def take(self, lines: list[str]) -> None:
        """What is whole; the last line may have been cut off."""
        for line in lines:
            try:
                part, numbers = msgspec.json.decode(line, type=tuple[ReviewPart, list[float]])
            except msgspec.DecodeError:
                continue
            self.review.put(part, numbers)

    def put(self, part: ReviewPart, numbers: list[float]) -> None:
        self.review.put(part, numbers)
        self.note(part, numbers)

    def note(self, part: ReviewPart, numbers: list[float]) -> None:
        self.write(msgspec.json.encode((part, numbers)).decode())

    def write(self, line: str) -> None:
        if self.out is not None:
            self.out.write(f"{line}\n")
            self.out.flush()
