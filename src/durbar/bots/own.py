"""Bots of one's own: whatever they do, the game goes on, and what they did wrong is counted.

A bot that hangs, dies or answers nonsense loses that choice to a random one.
"""

from __future__ import annotations

import hashlib
import importlib.util
from collections import Counter
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from durbar.bots.bot import Alternative, SeatView
from durbar.engine.chance import Rng
from durbar.engine.game import Result
from durbar.engine.refusal import Problem

PYTHON = "py:"
STRIKES = 3
"""Faults in a row after which a bot is not asked any more in this game."""


class Fault(Exception):
    """What a bot did wrong: `hang`, `crash` or `nonsense`, and what is known of why."""

    def __init__(self, kind: str, why: str = "") -> None:
        super().__init__(kind)
        self.why = why


class OwnBot:
    """Asks a bot of one's own, and chooses at random where that fails."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.faults: Counter[str] = Counter()
        self.note = ""  # the last words of a bot that crashed
        self.in_a_row = 0
        self.last: list[Alternative] = []

    def choose(self, view: SeatView) -> int:
        options = view.options()
        try:
            if self.in_a_row >= STRIKES:
                raise Fault("out")
            option = self.answer(view, options)
            self.in_a_row = 0
        except Fault as fault:
            self.note = fault.why or self.note
            self.punish(str(fault))
            option = options[int(self.rng.below(len(options)))]
        self.last = [Alternative(option, view.text(option), 0.0)]
        return option

    def answer(self, view: SeatView, options: list[int]) -> int:
        """What the bot itself chooses."""
        raise Fault("out")

    def punish(self, fault: str) -> None:
        self.faults[fault] += 1
        self.in_a_row += 1

    def explain(self) -> list[Alternative]:
        return self.last

    def end(self, result: Result) -> None:
        """The game is over."""


class PythonBot(OwnBot):
    """A class from a Python file: made with a seed for each game, asked by `choose(view)`."""

    def __init__(self, spec: str, seed: int) -> None:
        super().__init__(seed)
        kind = python_class(spec)
        try:
            self.bot: Any = kind(seed)
        except Exception as reason:
            raise Problem("python-bot-broken", given=spec, reason=last_words(reason)) from reason

    def answer(self, view: SeatView, options: list[int]) -> int:
        try:
            choice = self.bot.choose(view)
        except Exception as reason:
            raise Fault("crash", last_words(reason)) from None
        return chosen_of(view, options, choice)


def python_class(spec: str) -> Any:
    """The class that `py:mybot.py:Grasping` names."""
    file, _, name = spec.removeprefix(PYTHON).rpartition(":")
    if not file or not name.isidentifier():
        raise Problem("bad-python-bot", given=spec)
    kind = getattr(module_of(file, spec, digest_of(spec)), name, None)
    if not callable(getattr(kind, "choose", None)):
        raise Problem("bad-python-bot", given=spec)
    return kind


@cache
def module_of(file: str, spec: str, digest: str) -> ModuleType:
    """The module of a file, run once as long as it stays as it is."""
    found = importlib.util.spec_from_file_location(f"durbar_bot_{digest[:12]}", file)
    if found is None or found.loader is None:
        raise Problem("bad-python-bot", given=spec)
    module = importlib.util.module_from_spec(found)
    try:
        found.loader.exec_module(module)
    except Exception as reason:
        raise Problem("python-bot-broken", given=spec, reason=last_words(reason)) from reason
    return module


def digest_of(spec: str) -> str:
    """What tells one text of a bot's file from another."""
    file = Path(spec.removeprefix(PYTHON).rpartition(":")[0])
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError:
        raise Problem("bad-python-bot", given=spec) from None


def last_words(reason: BaseException) -> str:
    return f"{type(reason).__name__}: {reason}".splitlines()[0]


def chosen_of(view: SeatView, options: list[int], choice: Any) -> int:
    """An answer is an option's number or its text."""
    if isinstance(choice, str):
        found = [option for option in options if view.text(option) == choice]
        if found:
            return found[0]
    if isinstance(choice, int) and not isinstance(choice, bool) and choice in options:
        return choice
    raise Fault("nonsense")
