"""What HTTP carries, apart from the life of a table (live.py). docs/protocol.md explains both.

client/src/wire/types.ts is generated from them.
"""

from __future__ import annotations

from msgspec import Struct

from durbar.match.recap import Recap
from durbar.server.wire.boards import BoardForm, BoardInfo
from durbar.server.wire.games import GameInfo, Learning, LessonForm, LessonNumbers, PhraseFile, Rulebook, TermInfo
from durbar.server.wire.glimpses import Glimpse
from durbar.server.wire.history import DiceInfo, ForkForm, LuckReport, RecordForm, RecordText, ReplayInfo, Review
from durbar.server.wire.mail import MailCode, MailForm, MailInfo
from durbar.server.wire.notify import (
    Delivered,
    ForgetForm,
    HeedForm,
    HeedInfo,
    HookForm,
    HookInfo,
    NoticesForm,
    NoticesInfo,
    PushForm,
    PushInfo,
    TestForm,
)
from durbar.server.wire.orders import OrdersForm, OrdersInfo
from durbar.server.wire.pace import HoursForm, HoursInfo
from durbar.server.wire.people import (
    AccountForm,
    Belongings,
    EndForm,
    GoodbyeForm,
    GuestForm,
    LoginForm,
    LoginInfo,
    Me,
    MePatch,
    PasswordForm,
    RecoverForm,
    Welcome,
)
from durbar.server.wire.statistics import BetweenInfo, ForecastInfo, PersonInfo, Statistics
from durbar.server.wire.study import (
    BetterQuestion,
    PlanChoice,
    PlanCompared,
    PlanEdit,
    PlanForm,
    PlanInfo,
    PlanLine,
    PlayedLine,
    PlayLine,
    ReviewInfo,
    StudyForm,
    StudyLine,
    ValuesForm,
    ValuesInfo,
)
from durbar.server.wire.tables import (
    BotForm,
    Deadlines,
    InviteForm,
    LeaveForm,
    Notes,
    SitForm,
    TableForm,
    TableLists,
    TablePage,
)


class Ready(Struct):
    """Is the server there, and may people be sent to it?"""

    live: bool
    ready: bool


class Health(Ready):
    """The same in full: background tasks and their failures, bots' processes, bots that wait or chose at random, lag
    of the event loop in seconds."""

    database: bool
    tasks: dict[str, str]
    failures: int
    bot_processes: int
    bots_waiting: int
    bots_at_random: int
    lag: float


class ProblemInfo(Struct):
    """Every error: a key, and one sentence in the reader's language that says what to do."""

    key: str
    text: str


HTTP: tuple[type[Struct], ...] = (
    Me, Welcome, GuestForm, RecoverForm, AccountForm, LoginForm, MePatch, LoginInfo, EndForm, PasswordForm,
    GoodbyeForm, HoursForm, HoursInfo, MailInfo, MailForm, MailCode, NoticesForm, NoticesInfo,
    PushForm, PushInfo, ForgetForm, HookForm, HookInfo, TestForm, Delivered, HeedForm, HeedInfo,
    Statistics, PersonInfo, BetweenInfo, ForecastInfo, Belongings, GameInfo, Rulebook, TableForm, SitForm, InviteForm,
    LeaveForm, BotForm, Learning, LessonForm, LessonNumbers, TermInfo, PhraseFile,
    TableLists, TablePage, Glimpse, Deadlines, Notes, RecordForm, RecordText, ForkForm, DiceInfo, LuckReport, Recap,
    Review, ReplayInfo, BoardForm, BoardInfo, OrdersForm, OrdersInfo, PlanForm, PlanChoice, PlanEdit, PlanLine,
    PlanInfo, PlanCompared, PlayLine, PlayedLine, ReviewInfo, BetterQuestion, StudyForm, StudyLine,
    ValuesForm, ValuesInfo, ProblemInfo,
)  # fmt: skip
