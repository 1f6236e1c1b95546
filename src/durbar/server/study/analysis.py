"""A board to study any position on, all hands open: from a step of a finished game, a text, or a new game. Pure.

It is a tree like a private board's, with nobody's eyes: every choice and every draw is made by hand, by the real rules.
"""

from __future__ import annotations

from durbar.engine.game import GAMES, OPEN, game_of
from durbar.engine.refusal import Problem
from durbar.match import record
from durbar.match.match import Match, match_from
from durbar.match.position import read as read_position
from durbar.match.replay import replay
from durbar.match.tree import Tree
from durbar.server.study.plans import NODES, PrivateBoard


def from_step(match: Match, step: int) -> PrivateBoard:
    """A finished game as it stood after so many choices."""
    begun = Match(match.terms._replace(apart=True), match.at(step).clone())
    return PrivateBoard(Tree(begun), OPEN, "", step)


def from_text(text: str) -> PrivateBoard:
    """A position, or a record with all its lines, which its first line tells; nothing of it is trusted."""
    if not record.is_record(text):
        found = match_from(*read_position(GAMES, text, trusted=False), apart=True)
        return PrivateBoard(Tree(found), OPEN, "", 0)
    tree = replay(record.read(text), trusted=False).tree
    if len(tree.nodes()) > NODES:
        raise Problem("study-long", known=NODES)
    tree.here = tree.root
    return PrivateBoard(tree, OPEN, "", 0)


def from_new(game: str, players: int) -> PrivateBoard:
    """A new game, before its first choice."""
    rules = game_of(game)
    return PrivateBoard(Tree(match_from(rules, rules.new(players))), OPEN, "", 0)


def settings_in(text: str) -> tuple[str, dict[str, str]]:
    """The game of a text and the settings it was made with, before anything else is done with it."""
    if record.is_record(text):
        told = record.read(text)
        return told.game, told.settings
    words = text.split(maxsplit=1)
    return (words[0] if words else ""), record.settings_in(text)
