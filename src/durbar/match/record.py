"""Records: a whole game as text, one choice a line, that replays to the same position.

durbar record 1
maharaja seats=2 rules=2
commitment 5f3a...
* draw AGR
A plan 1 3
result 1,2 31,24 rounds

A game that began from a position of its own has that position too, each line of it after the word `start`; one on a
board of one's own has the board (`head.py`). A "durbar record 2" may tell more about each choice, and what might have
been chosen instead (`sketch.py`); without that it is the same text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from durbar.engine.flow import CHANCE, Option, Seat, Words
from durbar.engine.game import Game, Result
from durbar.engine.refusal import OK, Illegal, Problem, Refusal
from durbar.match import head
from durbar.match.sketch import ChoiceSketch, Remarks, SketchReader

HEAD = "durbar record 1"
HEAD_2 = "durbar record 2"
CHANCE_MARK = "*"
START = "start"
AGREED = "agreed"  # of a game that people ended together, without a result


class Choice(NamedTuple):
    """Who chose what, in words; the option's number means something in its position only."""

    player: int
    words: str
    option: int


class Record(NamedTuple):
    """A record as read: not yet replayed, so not yet trusted."""

    game: str
    seats: int
    rules: int
    settings: dict[str, str]
    facts: dict[str, str]  # commitment, secret, result, names ...
    lines: tuple[tuple[int, str], ...]  # line number and text of each choice
    start: str = ""  # the position it began from, if that is not the game's own beginning
    whole: Remarks | None = None  # of a record 2: what is said of the whole game ...
    trunk: tuple[ChoiceSketch, ...] = ()  # ... and its choices with all that is said of them, and their variations

    @property
    def secret(self) -> bytes | None:
        """The revealed secret, if it is told."""
        try:
            return bytes.fromhex(self.facts["secret"]) if "secret" in self.facts else None
        except ValueError:
            raise Problem("record-secret") from None

    def plain(self) -> Record:
        """The game alone, without what a record 2 says besides."""
        return self._replace(whole=None, trunk=())

    def cut(self, to: int) -> Record:
        """Only the first `to` choices, which then claim no result."""
        facts = {name: value for name, value in self.facts.items() if name != "result"}
        return self._replace(lines=self.lines[:to], trunk=self.trunk[:to], facts=facts)


def choice_of(g: Any, player: int, option: int) -> Choice:
    """A choice of the present decision, in words."""
    return Choice(player, " ".join(g.decision.words(g, Option(option))), option)


def parse_choice(game: Game, g: Any, text: str) -> Choice:
    """A line of a record as the choice it means in this position; refused unless it is legal."""
    who, *words = text.split()
    seats = list(game.labels(g, "seat"))
    if who != CHANCE_MARK and who not in seats:
        raise Problem("unknown-seat", given=who, known=", ".join(seats))
    player = int(CHANCE) if who == CHANCE_MARK else seats.index(who)
    return Choice(player, " ".join(words), option_of(game, g, player, tuple(words)))


def option_of(game: Game, g: Any, player: int, words: Words) -> int:
    """The option these words mean; refused unless it is legal."""
    if not g.owes(Seat(player)):
        raise Illegal(Refusal("not-your-choice", "", words))
    option = int(g.decision.option_of(g, Seat(player), words))
    if option < 0:
        raise Illegal(Refusal("no-such-choice", "", words))
    if player != CHANCE and g.decision.refused(g, Seat(player), option) != OK:
        refusal = game.refusal(g, player, option)
        assert refusal is not None
        raise Illegal(refusal)
    return option


def line_text(seats: Sequence[str], choice: Choice) -> str:
    """A choice as its line, given the names of the seats."""
    return f"{CHANCE_MARK if choice.player == CHANCE else seats[choice.player]} {choice.words}".rstrip()


def result_text(result: Result) -> str:
    """The result as its line in a record."""
    ranks, scores, reason = result
    return f"{','.join(map(str, ranks))} {','.join(f'{score:g}' for score in scores)} {reason}"


def write(game: Game, told: Record, seats: Sequence[str], line: Iterable[Choice]) -> str:
    """The text of a record: what `told` says of it, and these choices of seats with these names."""
    return write_lines(game, told, HEAD, [line_text(seats, choice) for choice in line])


def write_lines(game: Game, told: Record, version: str, choices: Iterable[str]) -> str:
    """The text of a record whose choices, and what is said of them, are lines already."""
    settings, facts = game.checked_settings(told.settings), told.facts
    if told.start:  # it tells the files
        settings |= {setting.name: "" for setting in game.settings if not setting.values}
    lines = [version, *head.write(game, told.seats, told.rules, settings)]
    # one line each
    lines += [" ".join(f"{name} {value}".splitlines()) for name, value in facts.items() if name != "result"]
    lines += [f"{START} {given}" for given in told.start.rstrip("\n").split("\n") if given]
    lines += choices
    return "\n".join([*lines, *([f"result {facts['result']}"] if "result" in facts else [])]) + "\n"


def is_record(text: str) -> bool:
    """A record rather than a position: its first line says so."""
    return text.lstrip().startswith((HEAD, HEAD_2))


def read(text: str) -> Record:
    """The parts of a record; refused with the line and the reason."""
    lines, files = head.split(text)
    if not lines or lines[0][1].strip() not in (HEAD, HEAD_2):
        raise Problem("record-head")
    if len(lines) < 2:
        raise Problem("record-short")
    game, *pairs = lines[1][1].split()
    settings = dict(settings_of(pairs))
    try:
        seats, rules = int(settings.pop("seats")), int(settings.pop("rules"))
    except (KeyError, ValueError):
        raise Problem("record-line", line=lines[1][0], given=lines[1][1].strip()) from None
    body = Body(lines[0][1].strip() == HEAD_2)
    for n, line in lines[2:]:
        body.take(n, line)
    body.sketch.close(lines[-1][0])
    settings |= files | settings_in("\n".join(body.start))
    choices = tuple((one.number, one.line) for one in body.sketch.trunk)
    told = Record(game, seats, rules, settings, body.facts, choices, "\n".join(body.start))
    return told._replace(whole=body.sketch.whole, trunk=tuple(body.sketch.trunk)) if body.second else told


class Body:
    """What follows the first two lines: facts, the position it began from, choices. `second`: of a record 2."""

    def __init__(self, second: bool) -> None:
        self.second = second
        self.facts: dict[str, str] = {}
        self.start: list[str] = []
        self.sketch = SketchReader()

    def take(self, n: int, line: str) -> None:
        line = " ".join(line.splitlines())
        first, _, rest = line.strip().partition(" ")
        sign = self.second and self.sketch.is_sign(first)
        if sign or first == CHANCE_MARK or len(first) == 1:
            self.choose(n, line.strip())
        elif self.sketch.inside():
            raise Problem("record-sign", line=n, given=line.strip())
        elif first == START:
            self.start.append(line.lstrip()[len(START) + 1 :])
        else:
            self.facts[first] = rest

    def choose(self, n: int, line: str) -> None:
        if self.second:
            self.sketch.take(n, line)
        else:
            self.sketch.trunk.append(ChoiceSketch(n, line))


def ended_by_agreement(text: str) -> bool:
    """Does a text say that its people ended the game before its end? A position never does."""
    return text.startswith(HEAD) and read(text).facts.get("ended") == AGREED


def settings_in(start: str) -> dict[str, str]:
    """The settings a position begins with, files among them: the same that are read when it is played."""
    lines, files = head.words(start)
    pairs = [word for word in lines[0][1] if "=" in word] if lines else []
    return {name: value for name, value in settings_of(pairs) if name not in ("seats", "rules")} | files


def settings_of(pairs: list[str]) -> Iterator[tuple[str, str]]:
    for word in pairs:
        name, equals, value = word.partition("=")
        if not equals:
            raise Problem("record-line", line=2, given=word)
        yield name, value
