"""Boards: the one that comes with a game, and whether one's own can be played on. Nothing is kept here."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request

from durbar.boards.boardfile import data_of
from durbar.engine.game import GAMES, Game, game_of
from durbar.engine.refusal import Problem
from durbar.locale import Texts
from durbar.server.boardtext import text_of
from durbar.server.limits import language_of
from durbar.server.problems import sentence
from durbar.server.routes.asking import asked, told
from durbar.server.routes.tables import short_enough
from durbar.server.wire.boards import BoardForm, BoardInfo, BoardProblem


def game_with_board(name: str) -> Game:
    game = game_of(name)
    if not game.board_text():
        known = [one.id for one in GAMES.values() if one.board_text()]
        raise Problem("no-board-setting", given=name, known=", ".join(known))
    return game


def problem_info(texts: Texts, problem: Problem) -> BoardProblem:
    told_of = problem.arguments
    said = sentence(texts, problem).text
    return BoardProblem(problem.key, str(told_of.get("where", "")), int(str(told_of.get("line", 0))), said)


def board_info(game: Game, text: str, language: str) -> BoardInfo:
    problems = game.check_board(text)
    try:
        data = data_of(text)
    except Problem:
        data = {}
    return BoardInfo(game.id, text, data, [problem_info(Texts(language), problem) for problem in problems])


@asked("/api/boards/{game:str}")
async def board(game: str) -> BoardInfo:
    """The board that comes with a game."""
    found = game_with_board(game)
    return await asyncio.to_thread(board_info, found, found.board_text(), "en")


@told("/api/boards/{game:str}/check")
async def check_board(game: str, data: BoardForm, request: Request[Any, Any, Any]) -> BoardInfo:
    """What is wrong with a board of one's own: the same check as `durbar board check`."""
    found = game_with_board(game)
    return await asyncio.to_thread(checked_board, found, data, language_of(request.headers))


def checked_board(game: Game, form: BoardForm, language: str) -> BoardInfo:
    text = form.text if form.data is None else text_of(form.data)
    return board_info(game, short_enough(text), language)
