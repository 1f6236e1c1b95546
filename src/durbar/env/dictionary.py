"""What every action id and every number of an observation means, and how large it can be.

>>> from durbar.env.dictionary import dictionary
>>> maharaja = dictionary("maharaja")
>>> maharaja.actions[20].words, maharaja.observation[0]
('build-shrine', Number(name='round', unit=7, low=0.0, high=1.0))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from durbar.engine.flow import Words
from durbar.engine.game import Game, game_of
from durbar.engine.parts import ActionMeaning, Measure

PLAIN = Measure()


class Action(NamedTuple):
    """An action id: the words of the options it stands for (`*`: any), and the question, where only one has such ids.

    An id without words is never legal.
    """

    words: str
    question: str

    def says(self, words: str) -> bool:
        """Does this id stand for an option of these words? What is written after those of the id, it leaves open."""
        parts, known = words.split(), self.words.split()
        return len(parts) >= len(known) > 0 and all(a in ("*", b) for a, b in zip(known, parts, strict=False))


class Number(NamedTuple):
    """A number of an observation: its name, how many of what it counts are 1, and its least and greatest value."""

    name: str
    unit: float
    low: float
    high: float


class Dictionary(NamedTuple):
    """The language of a game's learners: `actions[id]`, `observation[index]`."""

    actions: tuple[Action, ...]
    observation: tuple[Number, ...]


def dictionary(game: str, players: int | None = None, **options: str) -> Dictionary:
    """The dictionary of a game; names of places are those of its board."""
    kind = game_of(game)
    state = kind.new(kind.usual_seats if players is None else players, options)
    numbers = zip(kind.learning.observation, measures_of(kind), strict=True)
    return Dictionary(tuple(actions_of(kind, state)), tuple(Number(name, *measure) for name, measure in numbers))


def actions_of(game: Game, state: Any) -> list[Action]:
    """Every id in order."""
    found: dict[int, list[ActionMeaning]] = {}
    for meaning in game.learning.meanings(state):
        found.setdefault(meaning.action, []).append(meaning)
    return [action_of(found.get(number, [])) for number in range(game.learning.actions)]


def action_of(meanings: list[ActionMeaning]) -> Action:
    if not meanings:
        return Action("", "")
    asked = {meaning.question for meaning in meanings}
    return Action(
        " ".join(common_words([meaning.words for meaning in meanings])), asked.pop() if len(asked) == 1 else ""
    )


def common_words(many: Iterable[Words]) -> Words:
    """What these have in common: a word where all say it, `*` where they differ."""
    return tuple(said[0] if len(set(said)) == 1 else "*" for said in zip(*many, strict=False))


def measures_of(game: Game) -> list[Measure]:
    """How each number of an observation is counted."""
    return [measure_of(game.learning.measures, name) for name in game.learning.observation]


def measure_of(measures: Mapping[str, Measure], name: str) -> Measure:
    words = f" {name.replace('-', ' ')} "
    return next((measure for part, measure in measures.items() if f" {part} " in words), PLAIN)
