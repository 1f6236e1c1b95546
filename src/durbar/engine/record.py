"""Records: a whole game as text, one choice a line, that replays to the same position.

durbar record 1
maharaja seats=2 rules=2
commitment 5f3a...
* draw AGR
A plan 1 3
result 1,2 31,24 rounds
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from durbar.engine.flow import CHANCE, Option, Seat
from durbar.engine.refusal import OK, Illegal, Problem, Refusal

if TYPE_CHECKING:
    from durbar.engine.game import Game

HEAD = "durbar record 1"
CHANCE_MARK = "*"


class Choice(NamedTuple):
    """Who chose what: an option's number, meaningful in its position only."""

    player: int
    option: int


class Record(NamedTuple):
    """A record as read: not yet replayed, so not yet trusted."""

    game: str
    seats: int
    rules: int
    settings: dict[str, str]
    facts: dict[str, str]  # commitment, secret, result, names ...
    lines: tuple[tuple[int, str], ...]  # line number and text of each choice

    @property
    def secret(self) -> bytes | None:
        """The revealed secret, if it is told."""
        try:
            return bytes.fromhex(self.facts["secret"]) if "secret" in self.facts else None
        except ValueError:
            raise Problem("record-secret") from None


def choice_text(game: Game, g: Any, choice: Choice) -> str:
    """A choice as its line in a record."""
    assert g.decision is not None
    who = CHANCE_MARK if choice.player == CHANCE else game.labels(g, "seat")[choice.player]
    return " ".join([who, *g.decision.words(g, Option(choice.option))])


def parse_choice(game: Game, g: Any, text: str) -> Choice:
    """A line of a record as the choice it means in this position; refused unless it is legal."""
    who, *words = text.split()
    seats = list(game.labels(g, "seat"))
    if who != CHANCE_MARK and who not in seats:
        raise Problem("unknown-seat", given=who, known=", ".join(seats))
    player = CHANCE if who == CHANCE_MARK else Seat(seats.index(who))
    if g.decision is None or not g.owes(player):
        raise Illegal(Refusal("not-your-choice", "", tuple(words)))
    option = g.decision.option_of(g, player, tuple(words))
    if option < 0:
        raise Illegal(Refusal("no-such-choice", "", tuple(words)))
    if player != CHANCE and g.decision.refused(g, player, option) != OK:
        refusal = game.refusal(g, int(player), int(option))
        assert refusal is not None
        raise Illegal(refusal)
    return Choice(int(player), int(option))


def write(
    game: Game,
    seats: int,
    rules: int,
    settings: dict[str, str],
    choices: list[str],
    facts: dict[str, str],
    result: str = "",
) -> str:
    """The text of a record."""
    chosen = [f"{s.name}={settings[s.name]}" for s in game.settings if settings[s.name] != s.default]
    lines = [HEAD, " ".join([game.id, f"seats={seats}", f"rules={rules}", *chosen])]
    lines += [f"{name} {value}" for name, value in facts.items()]
    return "\n".join([*lines, *choices, *([f"result {result}"] if result else [])]) + "\n"


def read(text: str) -> Record:
    """The parts of a record; refused with the line and the reason."""
    lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or lines[0][1] != HEAD:
        raise Problem("record-head")
    if len(lines) < 2:
        raise Problem("record-short")
    game, *pairs = lines[1][1].split()
    settings = dict(settings_of(pairs))
    try:
        seats, rules = int(settings.pop("seats")), int(settings.pop("rules"))
    except (KeyError, ValueError):
        raise Problem("record-line", line=lines[1][0], given=lines[1][1]) from None
    facts = {}
    choices = []
    for n, line in lines[2:]:
        first, _, rest = line.partition(" ")
        if first == CHANCE_MARK or len(first) == 1:
            choices.append((n, line))
        else:
            facts[first] = rest
    return Record(game, seats, rules, settings, facts, tuple(choices))


def settings_of(pairs: list[str]) -> Iterator[tuple[str, str]]:
    for word in pairs:
        name, equals, value = word.partition("=")
        if not equals:
            raise Problem("record-line", line=2, given=word)
        yield name, value
