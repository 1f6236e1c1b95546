"""What bots in other languages did wrong, over all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from durbar.lab.play.game import PlayedGame


class Faults(NamedTuple):
    """The faults of one bot: in how many games, how often in which way, and its last words, if it left any."""

    bot: str
    games: int
    ways: Counter[str]
    words: str


def faults_of(games: Sequence[PlayedGame]) -> list[Faults]:
    """A line for each bot that was at fault."""
    told: dict[str, list[tuple[int, str]]] = {}
    for game in games:
        for bot, text in zip(game.bots, game.faults, strict=True):
            if text:
                told.setdefault(bot, []).append((game.number, text))
    return [faults_in(bot, texts) for bot, texts in told.items()]


def faults_in(bot: str, texts: Sequence[tuple[int, str]]) -> Faults:
    """From what is kept of each game and seat: `hang 2, crash 1: last words`."""
    ways: Counter[str] = Counter()
    words = ""
    for _number, text in texts:
        counts, _, said = text.partition(": ")
        words = words or said
        for way, count in (part.rsplit(" ", 1) for part in counts.split(", ")):
            ways[way] += int(count)
    return Faults(bot, len({number for number, _text in texts}), ways, words)
