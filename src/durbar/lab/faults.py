"""What bots in other languages did wrong, over all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from durbar.lab.game import Played


class Faults(NamedTuple):
    """The faults of one bot: in how many games, how often in which way, and its last words, if it left any."""

    bot: str
    games: int
    ways: Counter[str]
    words: str


def faults_of(games: Sequence[Played]) -> list[Faults]:
    """A line for each bot that was at fault."""
    told = [(bot, text) for game in games for bot, text in zip(game.bots, game.faults, strict=True) if text]
    return [faults_in(bot, [text for name, text in told if name == bot]) for bot in dict.fromkeys(b for b, _ in told)]


def faults_in(bot: str, texts: Sequence[str]) -> Faults:
    """From what is kept of each game: `hang 2, crash 1: last words`."""
    ways: Counter[str] = Counter()
    words = ""
    for text in texts:
        counts, _, said = text.partition(": ")
        words = words or said
        for way, count in (part.rsplit(" ", 1) for part in counts.split(", ")):
            ways[way] += int(count)
    return Faults(bot, len(texts), ways, words)
