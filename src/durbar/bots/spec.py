"""Bots by name, as people write them: `medium`, `hard:500` (iterations), `hard:0.2s`, `cmd:./mine`, `py:my.py:Mine`."""

from __future__ import annotations

from durbar.bots.bot import Bot, Budget
from durbar.bots.levels import LEVELS, level_bot
from durbar.bots.own import PYTHON, PythonBot, python_class
from durbar.bots.protocol import CommandBot
from durbar.engine.refusal import Problem

COMMAND = "cmd:"


def bot_of(spec: str, seed: int, patience: float = 10.0) -> Bot:
    """The bot a name means. `patience`: seconds a command may take for an answer."""
    if spec.startswith(COMMAND):
        return CommandBot(spec.removeprefix(COMMAND), seed, patience)
    if spec.startswith(PYTHON):
        return PythonBot(spec, seed)
    level, _, budget = spec.partition(":")
    return level_bot(level, seed, budget_of(spec, budget) if budget else None)


def budget_of(spec: str, text: str) -> Budget:
    """`500` iterations or `0.2s`."""
    level = spec.partition(":")[0]
    try:
        budget = Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(iterations=int(text))
    except ValueError:
        raise Problem("bad-bot-budget", given=spec) from None
    if level != "hard" or max(budget) <= 0:
        raise Problem("bad-bot-budget", given=spec)
    return budget


def check_spec(spec: str) -> str:
    """The name itself, if it means a bot."""
    if spec.startswith(COMMAND):
        if not spec.removeprefix(COMMAND).strip():
            raise Problem("bad-bot-command", given=spec)
        return spec
    if spec.startswith(PYTHON):
        python_class(spec)
        return spec
    level, _, budget = spec.partition(":")
    if level not in LEVELS:
        raise Problem("unknown-level", given=level, known=", ".join(LEVELS))
    if budget:
        budget_of(spec, budget)
    return spec


def specs_of(text: str) -> list[str]:
    """Several names, with commas between; a comma inside a command is written twice."""
    parts = text.replace(",,", "\0").split(",")
    return [check_spec(part.strip().replace("\0", ",")) for part in parts if part.strip()]
