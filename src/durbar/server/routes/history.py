"""Looking back: earlier steps, records, dice, luck; and playing on from there."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any

import durbar
from durbar.engine import position
from durbar.engine.chance import Rng
from durbar.engine.flow import Seat
from durbar.engine.game import game_of
from durbar.engine.refusal import Problem
from durbar.server import acts, journal, showing
from durbar.server.barrier import has_secrets
from durbar.server.journal import SeatPlan
from durbar.server.looking_back import draws_of, luck_of, record_of
from durbar.server.people import actor_of
from durbar.server.routes.asking import Known, TableId, TheHouse, Visitor, asked, info, told
from durbar.server.routes.tables import created, new_id
from durbar.server.store import PersonRow
from durbar.server.table import Table
from durbar.server.thinkers import levels
from durbar.server.wire import (
    DiceInfo,
    ForkForm,
    LogPage,
    LuckReport,
    Moment,
    RecordForm,
    RecordText,
    TableInfo,
)
from litestar.params import Parameter
