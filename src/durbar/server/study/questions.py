"""Choices of a finished game, asked again: the board as the seat saw it, and what would have been right."""

from __future__ import annotations

from typing import Any

from durbar.engine.flow import Option, Seat
from durbar.match import record
from durbar.match.match import Match
from durbar.server.projections.table import moment
from durbar.server.table.table import Table
from durbar.server.wire.questions import OptionInfo
from durbar.server.wire.study import BetterQuestion
from durbar.study.told import VerdictTold


def better_question(table: Table, verdict: VerdictTold) -> BetterQuestion:
    match, seat = table.match, verdict.seat
    g = match.at(verdict.step)
    options = [int(option) for option in g.legal_for(Seat(seat))]
    told = [OptionInfo(option, list(g.decision.words(g, Option(option)))) for option in options]
    better = record.option_of(match.game, g, seat, tuple(verdict.better.split()))
    right = [option for option in options if leads_to(match, g, seat, option) == leads_to(match, g, seat, better)]
    return BetterQuestion(moment(table, verdict.step, seat, static=False), told, right)


def leads_to(match: Match, g: Any, seat: int, option: int) -> str:
    """The position after an option, by its checksum."""
    after = g.clone()
    after.take(Seat(seat), Option(option))
    return str(match.game.checksum(after))
