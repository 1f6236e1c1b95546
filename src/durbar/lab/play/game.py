"""One game between bots, from a task that any process on any machine can carry out."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from durbar.bots.bot import Bot, seat_view
from durbar.bots.levels import RandomBot
from durbar.bots.own import OwnBot
from durbar.bots.spec import bot_of
from durbar.engine.flow import CHANCE, Chance
from durbar.engine.refusal import Problem
from durbar.lab.play.luck import luck_of
from durbar.match.dice import dice_of
from durbar.match.match import Match, new


class Task(NamedTuple):
    """A game to play: everything it depends on."""

    number: int
    game: str
    settings: dict[str, str]
    bots: tuple[str, ...]  # by seat
    seed: int
    patience: float = 10.0
    luck: bool = False


class PlayedGame(NamedTuple):
    """What is kept of a game; by seat where several numbers are given."""

    number: int
    bots: tuple[str, ...]
    seed: int
    ranks: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str
    choices: tuple[int, ...]
    seconds: tuple[float, ...]
    faults: tuple[str, ...]
    record: str
    luck: tuple[float, ...] = ()  # by seat of the win, then of the points, where it was measured
    cost: tuple[int, ...] = ()  # of an agent: choices refused, questions, characters it read and wrote


def play(task: Task) -> PlayedGame:
    """Play a game to its end."""
    match = new(task.game, len(task.bots), task.settings, dice_of(task.seed))
    bots = [bot_of(spec, bot_seed(task.seed, seat), task.patience) for seat, spec in enumerate(task.bots)]
    choices, seconds = [0] * len(bots), [0.0] * len(bots)
    if all(isinstance(bot, RandomBot) for bot in bots):
        draw_all(match, cast("list[RandomBot]", bots), choices, seconds)
    try:
        while not match.over:
            seat = match.owing()[0]
            start = time.perf_counter()
            ask(match, bots[seat], seat, task.seed)
            seconds[seat] += time.perf_counter() - start
            choices[seat] += 1
            if match.steps > 4 * match.game.bound:
                raise Problem("endless", game=task.game, seed=task.seed)
    finally:
        for bot in bots:
            if isinstance(bot, OwnBot):
                bot.end(match.ending)
    names = {
        f"bot-{label}": spec for label, spec in zip(match.game.labels(match.state, "seat"), task.bots, strict=True)
    }
    result = match.ending
    spent = tuple(round(s, 4) for s in seconds)
    told = (*result, tuple(choices), spent, tuple(map(faults_of, bots)), match.record(**names))
    return PlayedGame(task.number, task.bots, task.seed, *told, luck_of(match, task.seed) if task.luck else ())


def draw_all(match: Match, bots: list[RandomBot], choices: list[int], seconds: list[float]) -> None:
    """Random bots to the end of the game, with nothing shown to them: the same choices and draws as one by one."""
    g, start = match.state.clone(), time.perf_counter()
    match.follow(g, drawn(match, g, bots, choices))
    spent = time.perf_counter() - start
    for seat in range(len(bots)):
        seconds[seat] = spent * choices[seat] / max(1, sum(choices))


def drawn(match: Match, g: Any, bots: list[RandomBot], choices: list[int]) -> Iterator[tuple[int, int]]:
    """Choice after choice, each found in the state as it is by then."""
    dice, number = match.dice, match.draws
    assert dice is not None
    for _ in range(4 * match.game.bound):
        decision = g.decision
        if isinstance(decision, Chance):
            yield int(CHANCE), dice.draw(g, number)
            number += 1
        elif decision is not None:
            player, options = int(g.asked), g.legal
            choices[player] += 1
            yield player, options[0] if len(options) == 1 else bots[player].draw(options)
        else:
            return


def bot_seed(seed: int, seat: int) -> int:
    """A generator of its own for each seat, apart from the dice."""
    return int.from_bytes(dice_of(seed).secret[:8], "big") + seat


def ask(match: Match, bot: Bot, seat: int, seed: int) -> None:
    """Let a bot choose: it sees its seat's knowledge only."""
    options = match.options(seat)
    match.play(seat, options[0] if len(options) == 1 else bot.choose(seat_view(match, seat, deal_of_step(seed, match))))


def deal_of_step(seed: int, match: Match) -> int:
    """What the unseen is dealt from: other at each choice."""
    return seed * 1_000_003 + match.steps


def faults_of(bot: Any) -> str:
    """A bot's faults in short: `hang 2, crash 1: last words`."""
    if not isinstance(bot, OwnBot):
        return ""
    told = ", ".join(f"{fault} {count}" for fault, count in sorted(bot.faults.items()))
    return f"{told}: {bot.note}" if told and bot.note else told
