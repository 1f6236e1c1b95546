"""The one door to a log: a server has structlog write it (`logs.py`), a browser has its console."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from traceback import format_exception
from typing import Any, TypeAlias

Line: TypeAlias = Callable[[str, str, str, dict[str, Any]], None]  # who says it, how bad it is, what, which facts


def print_line(name: str, level: str, what: str, facts: dict[str, Any]) -> None:
    problem = facts.pop("exc_info", None)
    told = " ".join(f"{key}={value}" for key, value in facts.items())
    print(level, name, what, told, *format_exception(problem) if problem is not None else (), file=sys.stderr)


class LogDoor:
    def __init__(self) -> None:
        self.write: Line = print_line


DOOR = LogDoor()


class Log:
    """As structlog's: `log.error("what happened", table=id)`."""

    def __init__(self, name: str) -> None:
        self.info, self.warning, self.error = (
            partial(self.tell, name, level) for level in ("info", "warning", "error")
        )

    def tell(self, name: str, level: str, what: str, /, **facts: Any) -> None:
        DOOR.write(name, level, what, facts)
