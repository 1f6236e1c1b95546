"""Boards: the one that comes with a game, and whether one's own can be played on. Nothing is kept here."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, MutableMapping
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from durbar.boards.boardfile import DEEPEST, data_of
from durbar.engine.game import GAMES, Game, game_of
from durbar.engine.refusal import Problem
from durbar.locale import Texts
from durbar.server.host.limits import Limits
from durbar.server.host.problems import sentence
from durbar.server.routes.asking import Spoken, TheServer, get_route, post_route
from durbar.server.routes.tables import short_enough
from durbar.server.wire.boards import BoardForm, BoardInfo, BoardProblem


def game_with_board(name: str) -> Game:
    game = game_of(name)
    if not game.boards.text():
        known = [one.id for one in GAMES.values() if one.boards.text()]
        raise Problem("no-board-setting", given=name, known=", ".join(known))
    return game


def problem_info(texts: Texts, problem: Problem) -> BoardProblem:
    told_of = problem.arguments
    said = sentence(texts, problem).text
    return BoardProblem(problem.key, str(told_of.get("where", "")), int(str(told_of.get("line", 0))), said)


def board_info(game: Game, text: str, language: str) -> BoardInfo:
    problems = game.boards.check(text)
    try:
        data = data_of(text)
    except Problem:
        data = {}
    return BoardInfo(game.id, text, data, [problem_info(Texts(language), problem) for problem in problems])


@get_route("/api/boards/{game:str}")
async def board(server: TheServer, game: str) -> BoardInfo:
    """The board that comes with a game."""
    found = game_with_board(game)
    told_of: BoardInfo = await server.aside(board_info, found, found.boards.text(), "en")
    return told_of


@post_route("/api/boards/{game:str}/check", request_max_body_size=Limits().board)
async def check_board(server: TheServer, game: str, data: BoardForm, spoken: Spoken) -> BoardInfo:
    """What is wrong with a board of one's own: the same check as `durbar board check`."""
    found = game_with_board(game)
    told_of: BoardInfo = await server.aside(checked_board, found, data, spoken)
    return told_of


def checked_board(game: Game, form: BoardForm, language: str) -> BoardInfo:
    text = form.text if form.data is None else with_changes(form.text, form.data)
    return board_info(game, short_enough(text), language)


# --- a file and what an editor changed -------------------------------------------------------------------------------


MOST_VALUES = 4000  # of a file; keeping its comments costs more than reading it. Our largest has 2,470


def with_changes(text: str, data: Mapping[str, Any]) -> str:
    """A board file with this data: comments and the order of lines stay, where there is a file."""
    count_values(data, 0)
    try:
        count_values(tomllib.loads(text), 0)
        file = tomlkit.parse(text)
    except (tomllib.TOMLDecodeError, TOMLKitError, RecursionError):
        file = tomlkit.document()
    change(file, data)
    return tomlkit.dumps(file)


def count_values(value: object, depth: int) -> int:
    """A Problem where data nests without end, or is more than a board can be."""
    if depth > DEEPEST:
        raise Problem("board-deep", known=DEEPEST)
    inner = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    count = 1 + sum(count_values(one, depth + 1) for one in inner)
    if count > MOST_VALUES:
        raise Problem("too-large")
    return count


def change(table: MutableMapping[str, Any], data: Mapping[str, Any]) -> None:
    for key in [key for key in table if key not in data]:
        del table[key]
    for key, value in data.items():
        old = table.get(key)
        if isinstance(old, MutableMapping) and isinstance(value, Mapping):
            change(old, value)
        elif isinstance(old, list) and isinstance(value, list):
            change_list(old, value)
        elif key not in table or differs(old, value):
            table[key] = value


def change_list(old: list[Any], new: list[Any]) -> None:
    while len(old) > len(new):
        del old[-1]
    for n, value in enumerate(new):
        if n >= len(old):
            old.append(value)
        elif isinstance(old[n], MutableMapping) and isinstance(value, Mapping):
            change(old[n], value)
        elif differs(old[n], value):
            old[n] = value


def differs(old: Any, value: object) -> bool:
    plain = old.unwrap() if hasattr(old, "unwrap") else old
    return type(plain) is not type(value) or bool(plain != value)
