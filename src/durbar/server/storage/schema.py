"""The tables of the database. Changes go through a migration as well; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA = MetaData()

META = Table("meta", METADATA, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False))

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("theme", String(8), nullable=False),
    Column("recovery", String(64), nullable=False, unique=True),  # a hash: the code itself is only with its owner
    Column("login", String(80), nullable=True, unique=True),  # folded, so that case does not matter
    Column("password", String(200), nullable=True),
    Column("created", Float, nullable=False),
    Column(
        "void_before", Float, nullable=False, server_default="0"
    ),  # cookies signed earlier, before log-ins were kept
    Column("muted", Boolean, nullable=False, server_default=false()),  # by the keeper of the server
    Column("bot_tables", Integer, nullable=True),  # games with bots they may have under way; null: as everybody
    Column(
        "shown", String(10), nullable=False, server_default="met"
    ),  # who sees their statistics: or nobody, everybody
)

LOGINS = Table(
    "logins",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("mark", String(64), nullable=False, unique=True),  # of the cookie, which is only with its owner
    Column("person_id", String(24), nullable=False),
    Column("device", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("ended", Float, nullable=True),
    Index("logins_person", "person_id"),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("bots_due", Boolean, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("touched", Float, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("position", Text, nullable=False, server_default=""),  # at the last hand-over, after entry `position_at`
    Column("position_at", Integer, nullable=False, server_default="0"),
    Column("due", Float, nullable=True),  # when something happens there by itself
    Column("wanted", Boolean, nullable=False, server_default=false()),  # is somebody looked for, by everybody?
    Index("tables_due", "due"),
    Index("tables_wanted", "wanted", "touched"),
    Index("tables_listed", "listed", "status", "touched"),
    Index("tables_bots_due", "bots_due"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),  # with the table: two servers never add different entries here
    Column("data", Text, nullable=False),  # JSON, in words: to be read by people too
    sqlite_with_rowid=False,
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("person_id", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
)

NOTES = Table(
    "notes",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("person_id", String(24), primary_key=True),
    Column("text", Text, nullable=False),
)

LESSONS = Table(
    "lessons",
    METADATA,
    Column("person_id", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("table_id", String(24), nullable=False),  # empty: it was removed
    Column("step", Integer, nullable=False),
    Column("mark", String(8), nullable=False),  # empty: not finished yet; else `done` or `star`
    Column("touched", Float, nullable=False),
    Index("lessons_touched", "touched"),
)

HINTS = Table(
    "hints",
    METADATA,
    Column("person_id", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("hint", String(40), primary_key=True),
    Column("games", Integer, nullable=False),  # in how many games it was told
    Column("known", Boolean, nullable=False),  # it need never be told again
)

SEEN = Table(
    "seen",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("person_id", String(24), primary_key=True),
    Column("moment", Integer, nullable=False),
    Index("seen_person", "person_id"),
)

POLICIES = Table(
    "policies",
    METADATA,
    Column("person_id", String(24), primary_key=True),
    Column("hours", Text, nullable=False, server_default="{}"),  # JSON: when somebody sleeps, and is away
    Column("notices", Text, nullable=False, server_default="{}"),  # JSON: what they want to be told, and how
)

OUTBOX = Table(
    "outbox",
    METADATA,
    Column("person_id", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the question: whoever asks it twice tells of it once
    Column("due", Float, nullable=False),
    Column("claimed", Float, nullable=False, server_default="0"),  # until when a server is at it
    Column("sent", Float, nullable=False, server_default="0"),  # by mail
    Column("outcome", String(8), nullable=False, server_default=""),  # sent, dropped, refused; empty: it waits
    Column("error", Text, nullable=False, server_default=""),  # the last refusal, in the words of whoever refused
    Column("ways", Text, nullable=False, server_default="{}"),  # JSON: what became of it by mail, push and webhook
    Index("outbox_due", "outcome", "due"),
    Index("outbox_sent", "person_id", "sent"),
)

ADDRESSES = Table(
    "addresses",
    METADATA,
    Column("person_id", String(24), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("verified", Boolean, nullable=False),
    Column("error", Text, nullable=False),  # why nothing is sent there any more
    Column("code", String(64), nullable=False),  # a hash: the code itself is only in the mail
    Column("code_at", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("wanted", String(254), nullable=False, server_default=""),  # one that the code is to prove, in its place
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("person_id", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),  # `*`: all of them
    Column("since", Float, nullable=False),
    Column("how", String(12), nullable=False, server_default="no-mail"),  # or mute, or everything
)

PUSHES = Table(
    "pushes",
    METADATA,
    Column("id", String(24), primary_key=True),  # of the endpoint: a browser has one, whoever uses it
    Column("person_id", String(24), nullable=False),
    Column("login_id", String(24), nullable=False),  # nothing is sent to where this has ended
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("device", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("error", Text, nullable=False),  # why nothing is sent there any more
    Index("pushes_person", "person_id"),
)

HOOKS = Table(
    "hooks",
    METADATA,
    Column("owner", String(24), primary_key=True),  # a person, or a table
    Column("format", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("mention", String(24), nullable=False),  # who is called there, by the number that place knows them by
    Column("error", Text, nullable=False),  # why nothing is sent there any more
)

USES = Table(
    "uses",
    METADATA,
    Column("mark", String(16), primary_key=True),  # of nothing: two uses may be at the same time
    Column("name", String(64), nullable=False),  # what there is only so much of in an hour, or a day
    Column("at", Float, nullable=False),
    Index("uses_name", "name", "at"),
)

ORDERS = Table(
    "orders",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(24), nullable=False),
    Column("version", Integer, nullable=False),  # an answer is stored only by the one it was made by
    Column("data", Text, nullable=False),  # JSON: the orders, the first that answers counts
    Column("last", Integer, nullable=False),  # the highest number an order was given
    Column("used", Integer, nullable=False, server_default="-1"),  # the step of the last answer
    Column("looked", Integer, nullable=False, server_default="0"),  # the last entry after which they were looked at
    Column("question", Integer, nullable=False, server_default="0"),  # the one that is answered then:
    Column("due", Float, nullable=True),
    Index("orders_due", "due"),
    Index("orders_person", "person_id"),
)

STUDIES = Table(
    "studies",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person_id", String(24), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("step", Integer, nullable=False),  # of the game at which the board began
    Column("seed", String(40), nullable=False),  # what the seat cannot know is dealt from it, never from the secret
    Column("text", Text, nullable=False),  # a record 2
    Column("version", Integer, nullable=False),
    Column("touched", Float, nullable=False),
    Index("studies_person", "person_id", "table_id"),
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("parts", Integer, nullable=False),  # of work it took
    Column("text", Text, nullable=False),  # JSON of a `ReviewTold`
    Column("finished", Float, nullable=False),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person_id", String(24), nullable=False),  # empty: a bot's
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("people", Integer, nullable=False),  # who played: games with bots alone count apart
    Column("rank", Integer, nullable=False),
    Column("score", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("tenure", Integer, nullable=False, server_default="0"),  # the how manieth to play this seat, from 0
    Column("since", Integer, nullable=False, server_default="0"),  # the step of their first choice
    Column("until", Integer, nullable=False, server_default="0"),  # after their last; 0: nobody counted then
    Column("choices", Integer, nullable=False, server_default="0"),
    Column("share", Float, nullable=False, server_default="1"),  # of the seat's choices
    Column("roles", Text, nullable=False, server_default=""),  # what the game calls what they played, in words
    Column("pace", Text, nullable=False, server_default=""),  # days, live; empty: no clock ran
    Column("times", Text, nullable=False, server_default=""),  # seconds of each turn, where a clock ran
    Column("ordered", Integer, nullable=False, server_default="0"),  # of the choices, by orders
    Column("missed", Integer, nullable=False, server_default="0"),  # turns that were not ended in time
    Column("stayed", Boolean, nullable=False, server_default=true()),  # was it theirs when the game ended?
    PrimaryKeyConstraint("table_id", "seat", "tenure", name="results_key"),
    Index("results_person", "person_id", "ended"),
)

DOWN = Table(
    "down",
    METADATA,
    Column("since", Float, primary_key=True),  # nobody served from then on
    Column("until", Float, nullable=False),
)
