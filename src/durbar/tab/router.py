"""Which question a path puts, and its arguments: what a web framework does, for one person."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from durbar.engine.refusal import Problem
from durbar.server.routes.asking import Endpoint, FilledIn


class RoutedAsk(NamedTuple):
    """A question with the pattern of its path, and what its arguments are."""

    ask: Endpoint
    pattern: re.Pattern[str]
    hints: dict[str, Any]


def way_of(ask: Endpoint) -> RoutedAsk:
    hints = get_type_hints(ask.fn, include_extras=True)
    hints.pop("return", None)
    return RoutedAsk(ask, re.compile(re.sub(r"\{(\w+):\w+\}", r"(?P<\1>[^/]+)", ask.path)), hints)


def is_given(hint: Any) -> bool:
    return get_origin(hint) is Annotated and any(isinstance(one, FilledIn) for one in get_args(hint))


class Router:
    def __init__(self, asks: Sequence[Endpoint]) -> None:
        self.ways = [way_of(ask) for ask in asks]

    async def answer(self, method: str, address: str, body: str, given: dict[str, Any]) -> Any:
        """`given`: what the host fills in. A Problem if there is no such question here, or nobody who may put it."""
        parts = urlsplit(address)
        for way in self.ways:
            found = way.pattern.fullmatch(parts.path) if way.ask.method == method else None
            if found is not None:
                told = dict(parse_qsl(parts.query)) | {name: unquote(text) for name, text in found.groupdict().items()}
                return await way.ask.fn(**arguments(way.hints, told, body, given))
        raise Problem("not-here")


def arguments(hints: dict[str, Any], told: dict[str, str], body: str, given: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, kind in hints.items():
        if is_given(kind):
            found[name] = given[name]
        elif name == "data":
            found[name] = msgspec.json.decode(body or "{}", type=kind)
        elif name in told:
            found[name] = msgspec.convert(told[name], kind, strict=False)
    if "known" in found and found["known"] is None:
        raise Problem("who-are-you")
    return found
