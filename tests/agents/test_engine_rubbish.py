"""`durbar engine` answers every line it is sent, whatever it says: what was asked for, or one sentence."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import fields

import durbar
from durbar import Match
from durbar.agents.engine import Asked, Engine

pytestmark = pytest.mark.whole_games

ASKED = {kind.__struct_config__.tag: [field.encode_name for field in fields(kind)] for kind in Asked.__args__}
MATCH = durbar.new("maharaja", players=2, seed=7)
ANYTHING = st.sampled_from(
    [0, 1, 2, 3, -1, 99, 1000, 2**63, -(10**30), 1e308, 1.5, None, True, "", "0", "A", "maharaja", "\x00", "\ud800",
     "take c3", "take " * 500, "\n", [], [0], {}, {"edition": "draft"}, {"a": 1}, MATCH.record(), MATCH.position()]
)  # fmt: skip


@st.composite
def wishes(draw: st.DrawFn) -> dict[str, Any]:
    """A request of a kind there is, its fields filled in with anything, now and then one too many."""
    do = draw(st.sampled_from(sorted(ASKED)))
    known = {name: draw(ANYTHING) for name in ASKED[do] if draw(st.integers(0, 5))}
    return {"do": do, **known, **({"more": 1} if not draw(st.integers(0, 20)) else {})}


@cache
def stages() -> tuple[Match, Match, Match]:
    """A match nobody has drawn for, one that has begun, and one that is over."""
    over = MATCH.fork()
    while not over.over:
        over.play(over.owing()[0], over.options(over.owing()[0])[0])
    return durbar.new("maharaja", players=2, chance="mine"), MATCH, over


def asking() -> Engine:
    engine = Engine(str)
    for match in stages():
        engine.keep(match.fork())
    return engine


@given(st.lists(wishes(), min_size=1, max_size=4))
@example([{"do": "clone", "match": 2, "seed": 2**63}])
@example([{"do": "playout", "match": 1, "games": 3}])
@settings(max_examples=150, deadline=None)
def test_whatever_is_asked(wished: list[dict[str, Any]]) -> None:
    answered([json.dumps(wish).encode() for wish in wished])


@given(st.lists(st.binary(max_size=60), min_size=1, max_size=4))
@example([b"[" * 5000])
@example([b'{"do":"new","do":"new"}', b"null", b"\xff\xfe", b"", b"{}"])
@settings(max_examples=100, deadline=None)
def test_whatever_the_bytes(lines: list[bytes]) -> None:
    answered(lines)


def answered(lines: list[bytes]) -> None:
    """A line for each line; where it cannot be done, a sentence."""
    engine = asking()
    for line in lines:
        (told,) = engine.answers([line])
        said = json.loads(told)
        assert told.endswith(b"}\n")
        assert "id" in said
        if "problem" in said:
            assert said["say"].endswith((".", "]")), said
            assert "\n" not in said["say"]
            assert len(said["say"]) < 1000
