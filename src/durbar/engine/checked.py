"""What callers give us, checked: the number they mean, or a problem of one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

from durbar.engine.refusal import Problem


def whole(value: object) -> int | None:
    """A whole number such as the rules count with, of whatever type it came; None if it is not one."""
    try:
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        return None
    return number if abs(number) < 2**63 else None


def checked_number(name: str, given: object, least: int) -> int:
    """A whole number that is not below the least there is."""
    number = whole(given)
    if number is None or number < least:
        raise Problem("bad-number", name=name, given=given, known=least)
    return number


def checked_seat(given: object, seats: int) -> int:
    """The seat, if it is one of so many."""
    if type(given) is int and 0 <= given < seats:  # as most are: seats are checked at every call
        return given
    number = whole(given)
    if number is None or number not in range(seats):
        raise Problem("unknown-seat", given=given, known=", ".join(map(str, range(seats))))
    return number


def checked_seed(given: object) -> int:
    """The seed, if it is one."""
    number = whole(given)
    if number is None:
        raise Problem("bad-seed", given=given)
    return number


def checked_options(given: Any) -> Mapping[str, str]:
    """Options by name; none are fine."""
    options = {} if given is None else given
    if not isinstance(options, Mapping):
        raise Problem("not-options", given=given)
    return options
