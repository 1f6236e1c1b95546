"""Where everybody stands: chances to win and points at the end, by judges that were fitted beforehand.

A judge is no part of any search, and is fixed before the games it judges: `durbar chances build` makes a new version.
It knows what the seat that asks may know: dealing the hidden facts anew changes nothing.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, NamedTuple

from durbar.bots.evaluations import evaluation_of
from durbar.bots.native.judge import Judge
from durbar.bots.native.judge import chances as by_evaluation
from durbar.engine.chance import Rng
from durbar.engine.game import GAMES, Game

FOLDER = "data/chances"


class Chances(NamedTuple):
    """By seat: the share of the win (all add up to 1; alone at the table the chance to win) and the points at the end.
    `judge` names the version that says so."""

    wins: tuple[float, ...]
    points: tuple[float, ...]
    judge: str


class Fitted(NamedTuple):
    """What is kept of a judge: its version, and the numbers of its net and of its table."""

    version: int
    hidden: int
    numbers: list[float]
    table: list[float]


@cache
def judge_of(game_id: str) -> tuple[Judge | None, str]:
    """The judge of a game and its name; without one of its own, none."""
    name = f"durbar.bots.native.judge_{game_id}"
    if find_spec(name) is None:
        return None, "evaluation"
    judge: Judge = import_module(name).JUDGE
    kept = kept_of(game_id)
    judge.fit(kept.hidden, kept.numbers, kept.table)
    return judge, f"{game_id} {kept.version}"


def kept_of(game_id: str) -> Fitted:
    """The numbers a judge is shipped with."""
    told = json.loads((files("durbar.bots") / FOLDER / f"{game_id}.json").read_text(encoding="utf-8"))
    return Fitted(told["version"], told["hidden"], told["numbers"], told["table"])


def chances(game: Game, g: Any, seat: int) -> Chances:
    """What a position promises every seat, by what this seat may know; once the game is over, the result itself."""
    judge, name = judge_of(game.id)
    if g.decision is None:
        ranks, scores, _ = game.result(g)
        shared = ranks.count(1)
        return Chances(tuple(1 / shared if rank == 1 else 0.0 for rank in ranks), scores, name)
    if judge is None:
        evaluation = evaluation_of(game.id)
        points = evaluation.points(game.determinize(g, seat, Rng(0)))
        return Chances(tuple(by_evaluation(points, evaluation.scale)), tuple(points), name)
    found = list(judge.judged(g))
    return Chances(tuple(found[: len(found) // 2]), tuple(found[len(found) // 2 :]), name)


def judged_games() -> list[str]:
    """The games that have a judge of their own."""
    return [game_id for game_id in GAMES if judge_of(game_id)[0] is not None]
