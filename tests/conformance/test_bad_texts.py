"""Texts people send us: whatever is wrong with a position or a record is a Problem, never another exception."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import durbar
from durbar.checks.fuzzing import random_choice
from durbar.engine.chance import Rng
from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem

WORDS = (
    "A",
    "Z",
    "-1",
    "0",
    "1",
    "7",
    "99",
    "999999999999999999999",
    "x",
    "=",
    "A=",
    "=3",
    "A=9",
    "frame",
    "over",
    "*",
)


def played(game: str, choices: int) -> durbar.Match:
    match, rng = durbar.new(game, seed=5), Rng(5)
    for _ in range(choices):
        if not match.over:
            choice = random_choice(match.game, match.state, rng)
            match.play(choice.player, choice.option)
    return match


def spoilt(text: str, rng: Rng, times: int) -> Iterator[str]:
    """The text with a line lost, doubled or moved, or a word lost or changed."""
    for _ in range(times):
        lines = text.splitlines()
        at = int(rng.below(len(lines)))
        words = lines[at].split()
        word = int(rng.below(len(words)))
        kind = rng.below(5)
        if kind == 0:
            del lines[at]
        elif kind == 1:
            lines.insert(int(rng.below(len(lines))), lines[at])
        elif kind == 2:
            lines = lines[:at]
        else:
            words[word : word + 1] = [WORDS[int(rng.below(len(WORDS)))]] if kind == 3 else []
            lines[at] = " ".join(words)
        yield "\n".join(lines)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("choices", [0, 12, 60])
def test_a_spoilt_text_is_a_problem(game: str, choices: int) -> None:
    match = played(game, choices)
    refused = 0
    for text in (match.position(), match.record()):
        for broken in spoilt(text, Rng(choices), 60):
            try:
                durbar.load(broken)
            except Problem:
                refused += 1
    assert refused > 30
