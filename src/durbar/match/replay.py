"""Matches from text: a position, or a record, which is played again; and whether a record's dice were honest."""

from __future__ import annotations

from durbar.engine.flow import CHANCE
from durbar.engine.game import GAMES, game_of
from durbar.engine.refusal import Problem
from durbar.match import position, record
from durbar.match.dice import Dice
from durbar.match.match import Match, match_from
from durbar.match.record import Choice, Record
from durbar.match.tree import Tree, tree_of


def load(text: str, dice: Dice | None = None, to: int | None = None) -> Match:
    """A match from a position or a record. A record is replayed, every line checked (of the first `to` choices)."""
    if not isinstance(text, str):
        raise Problem("not-a-text", given=type(text).__name__)
    if not record.is_record(text):
        return match_from(*position.read(GAMES, text), dice, apart=True)
    told = record.read(text)
    match = replay(told if to is None else told.cut(to))
    if dice is not None and match.dice is None:  # begun with others it goes on with these, and claims no commitment
        match.dice, match.committed = dice, match.draws == 0
        match.settle(dice)
    return match


def replay(told: Record, dice: Dice | None = None, trusted: bool = True) -> Match:
    """Play a record again; refused with the line that does not fit. With dice, each draw must be their own.

    `trusted`: whoever brings it harms nobody but themselves with a position that no game could have come to.
    """
    game = game_of(told.game)
    if told.start:
        match = match_from(*position.read(GAMES, told.start, trusted), apart=True)
    else:
        match = match_from(game, game.new(told.seats, told.settings, told.rules))
    for n, line in told.lines:
        replay_line(match, n, line, dice)
    if "result" in told.facts:
        check_result(match, told.facts["result"])
    if told.whole is not None:
        match._grown = tree_told(match, told)
    if told.secret is not None:
        match.dice, match.committed = Dice(told.secret), True
    return match


def tree_told(match: Match, told: Record) -> Tree:
    """The tree of a record 2: every line of every variation is checked."""
    tree = tree_of(match)
    tree.facts = dict(told.facts)
    if told.whole is not None:
        tree.root.remarks.join(told.whole)
    tree.grow(told.trunk)
    return tree


def replay_line(match: Match, n: int, line: str, dice: Dice | None) -> None:
    try:
        choice = record.parse_choice(match.game, match.state, line)
    except Problem as problem:
        raise Problem("record-choice", line=n, given=line, reason=problem.key) from problem
    if dice is not None and choice.player == CHANCE:
        check_draw(match, choice, dice, n, line)
    try:
        match.go_on(((choice.player, choice.option),), None)
    except Exception as broken:  # a mistake of ours: a saved crash ends like this
        raise Problem("record-breaks", line=n, given=line, reason=f"{type(broken).__name__} {broken}") from broken


def check_draw(match: Match, choice: Choice, dice: Dice, n: int, line: str) -> None:
    """Is this line of chance what the secret gives?"""
    expected = match.text(dice.draw(match.state, match.draws))
    if choice.words != expected:
        raise Problem("record-draw", line=n, given=line, known=f"{record.CHANCE_MARK} {expected}")


def check_result(match: Match, claimed: str) -> None:
    known = record.result_text(match.game.result(match.state))
    if claimed != known or not match.over:
        raise Problem("record-result", given=claimed, known=known)


def verify(told: Record) -> Match:
    """Replay a finished record and check that its dice were honest: committed before, and never changed."""
    if told.secret is None or "commitment" not in told.facts:
        raise Problem("record-secret-missing")
    dice = Dice(told.secret)
    if dice.commitment != told.facts["commitment"]:
        raise Problem("record-commitment")
    if "result" not in told.facts:
        raise Problem("record-unfinished")
    return replay(told, dice)


def unpack_match(text: str, dice: Dice | None, committed: bool) -> Match:
    """A match that was packed for another process."""
    match = replay(record.read(text))
    match.dice, match.committed = dice, committed
    return match
