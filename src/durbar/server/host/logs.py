"""The log: a line for each thing worth knowing, as JSON or, at a terminal, to be read. Never a secret, never a local.

Whoever logs only puts a record into a queue: a thread of its own words and writes it, so that nobody waits for that.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from logging.handlers import QueueHandler, QueueListener
from queue import Full, Queue
from typing import IO, Any

import structlog

from durbar.server.host.log import DOOR


def write_line(name: str, level: str, what: str, facts: dict[str, Any]) -> None:
    getattr(structlog.get_logger(name), level)(what, **facts)


DOOR.write = write_line
WAITING = 10_000  # lines at most that wait to be written; beyond that they are counted only
FRAMES = 12
LONGEST = 500  # letters of a text
NAMES = re.compile(r"cookie|passw|secret|token|code|authorization|recovery|(^|_)key", re.IGNORECASE)
HIDDEN = "…"
TEXTS = (
    (re.compile(r"durbar=[^;\s'\"]+"), f"durbar={HIDDEN}"),
    (re.compile(r"\b[\w-]{20,64}\.[\w-]{5,7}\.[\w-]{27,64}"), HIDDEN),  # a signed cookie
    (re.compile(r"\b(?:[a-z2-9]{5}-){3}[a-z2-9]{5}\b"), HIDDEN),  # a recovery code
    (re.compile(r"(://[^:/@\s]+):[^@\s]+@"), rf"\1:{HIDDEN}@"),  # a password in an address
)


class WaitingLine(QueueHandler):
    """Hands records over as they are; when too many wait, they are only counted."""

    def __init__(self, queue: Queue[Any]) -> None:
        super().__init__(queue)
        self.lost = 0

    def prepare(self, record: logging.LogRecord) -> logging.LogRecord:
        return record

    def enqueue(self, record: logging.LogRecord) -> None:
        try:
            self.queue.put_nowait(record)
        except Full:
            self.lost += 1


def dated(_logger: Any, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """When it happened, not when it is written."""
    at = datetime.fromtimestamp(event["_record"].created, UTC)
    return {"at": at.isoformat(timespec="milliseconds"), **event}


def brief(_logger: Any, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """An exception as one text: what it was and where, innermost last. What the variables held is nobody's business."""
    given = event.pop("exc_info", None)
    problem = sys.exc_info()[1] if given is True else given[1] if isinstance(given, tuple) else given
    if isinstance(problem, BaseException):
        event["problem"] = f"{type(problem).__name__}: {problem}"
        event["where"] = " > ".join(places(problem))
    return event


def places(problem: BaseException) -> list[str]:
    frames = traceback.StackSummary.extract(traceback.walk_tb(problem.__traceback__), lookup_lines=False)
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames[-FRAMES:]]


def redacted(_logger: Any, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    return {name: HIDDEN if NAMES.search(name) else safe(value) for name, value in event.items()}


def safe(value: Any) -> Any:
    """A value on one line, short and without secrets."""
    if isinstance(value, int | float | None):
        return value
    text = " ".join(str(value).split())
    for secret, instead in TEXTS:
        text = secret.sub(instead, text)
    return text if len(text) <= LONGEST or " > " in text else text[:LONGEST] + HIDDEN


def line(_logger: Any, _method: str, event: structlog.typing.EventDict) -> str:
    """As people read it."""
    at, level, what = (str(event.pop(name, "")) for name in ("at", "level", "event"))
    return " ".join([at[11:19], level, what, *(f"{name}={value}" for name, value in event.items())])


def formatter(terminal: bool) -> logging.Formatter:
    worded: Any = line if terminal else structlog.processors.JSONRenderer(ensure_ascii=False)
    rest = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, brief, redacted, worded]
    return structlog.stdlib.ProcessorFormatter(
        processors=[dated, *rest],
        foreign_pre_chain=[structlog.stdlib.add_logger_name, structlog.stdlib.add_log_level],
    )


@contextmanager
def written(to: IO[str]) -> Iterator[None]:
    """Write the log, our own and that of the libraries, until the end."""
    queue: Queue[Any] = Queue(WAITING)
    waiting, handler = WaitingLine(queue), logging.StreamHandler(to)
    handler.setFormatter(formatter(to.isatty()))
    listener = QueueListener(queue, handler)
    logging.basicConfig(handlers=[waiting], level=logging.WARNING, force=True)
    logging.getLogger("durbar").setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # what is no HTTP is refused, and happens all day
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.add_log_level,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    listener.start()
    try:
        yield
    finally:
        listener.stop()
        if waiting.lost:
            to.write(f"{waiting.lost} lines of the log were lost\n")
