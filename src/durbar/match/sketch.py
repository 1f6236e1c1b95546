"""A record 2 as it is written: choices with marks, comments, notes for programs, and variations. Not yet replayed.

A take 3 !?
; Too greedy: B is next.
% loss A 0.09 0.05 0.13
(
~A take 4
)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from durbar.engine.refusal import Problem

MARKS = ("!", "?", "!!", "??", "!?", "?!", "*")
COMMENT, NOTE, OPEN, CLOSE, ASSUMED = ";", "%", "(", ")", "~"
SIGNS = (COMMENT, NOTE, OPEN, CLOSE, ASSUMED)


class Remarks:
    """What is said about a choice, or (before the first) about the whole: a mark, a comment, notes for programs."""

    __slots__ = ("comment", "mark", "notes")

    def __init__(self, mark: str = "", comment: str = "", notes: Iterable[str] = ()) -> None:
        self.mark = mark
        self.comment = comment
        self.notes = list(notes)

    def say(self, line: str) -> None:
        """One more line of comment."""
        self.comment = f"{self.comment}\n{line}" if self.comment else line

    def join(self, other: Remarks) -> None:
        """The same choice was written twice: what is said of it stands together."""
        self.mark = self.mark or other.mark
        self.notes += [note for note in other.notes if note not in self.notes]
        if other.comment and other.comment != self.comment:
            self.say(other.comment)

    def lines(self) -> Iterator[str]:
        """As they are written below the choice."""
        said = self.comment.strip()
        yield from (f"{COMMENT} {line.strip()}".rstrip() for line in said.split("\n") if said)
        yield from (f"{NOTE} {note}" for note in self.notes)

    def note(self, word: str) -> list[str] | None:
        """The values of the first note that begins with this word."""
        found = next((note.split() for note in self.notes if note.split()[0] == word), None)
        return None if found is None else found[1:]

    def put(self, word: str, *values: object) -> None:
        """Write a note; one with the same word is replaced."""
        self.drop(word)
        self.notes.append(" ".join([word, *map(str, values)]))

    def drop(self, word: str) -> None:
        self.notes = [note for note in self.notes if note.split()[0] != word]


class ChoiceSketch:
    """A choice as written, in its line; `variations` are what might have been chosen instead, and how that goes on."""

    __slots__ = ("assumed", "line", "number", "remarks", "variations")

    def __init__(self, number: int, line: str) -> None:
        self.number = number
        self.assumed = line.startswith(ASSUMED)
        words = line.removeprefix(ASSUMED).split()
        mark = words.pop() if len(words) > 1 and words[-1] in MARKS else ""
        self.line = " ".join(words)
        self.remarks = Remarks(mark)
        self.variations: list[list[ChoiceSketch]] = []


class SketchReader:
    """Takes in the lines of a record 2 from its first choice on."""

    def __init__(self) -> None:
        self.whole = Remarks()
        self.trunk: list[ChoiceSketch] = []
        self.open: list[list[ChoiceSketch]] = [self.trunk]

    def is_sign(self, line: str) -> bool:
        return line.startswith(SIGNS)

    def inside(self) -> bool:
        """Are we in a variation?"""
        return len(self.open) > 1

    def take(self, number: int, line: str) -> None:
        """A choice, or a line that begins with a sign."""
        if line.startswith(COMMENT):
            self.remarks(number, line).say(line[1:].strip())
        elif line.startswith(NOTE):
            self.note(number, line)
        elif line in (OPEN, CLOSE):
            self.turn(number, line)
        else:
            self.choose(number, line)

    def choose(self, number: int, line: str) -> None:
        if not line.removeprefix(ASSUMED).split() or line.startswith((OPEN, CLOSE)):
            raise Problem("record-sign", line=number, given=line)
        self.open[-1].append(ChoiceSketch(number, line))

    def note(self, number: int, line: str) -> None:
        words = line[1:].split()
        if words:
            self.remarks(number, line).notes.append(" ".join(words))

    def remarks(self, number: int, line: str) -> Remarks:
        """Of the choice above; before the first, of the whole."""
        if self.open[-1]:
            return self.open[-1][-1].remarks
        if self.inside():
            raise Problem("record-sign", line=number, given=line)
        return self.whole

    def turn(self, number: int, line: str) -> None:
        """A variation begins, which needs a choice above; or it ends, which needs one inside."""
        if not self.open[-1] or (line == CLOSE and not self.inside()):
            raise Problem("record-sign", line=number, given=line)
        if line == OPEN:
            self.open[-1][-1].variations.append([])
            self.open.append(self.open[-1][-1].variations[-1])
        else:
            self.open.pop()

    def close(self, number: int) -> None:
        """The text ends: so must every variation."""
        if self.inside():
            raise Problem("record-open", line=number)
