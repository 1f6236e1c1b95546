"""The page's types are made from the wire's."""

from __future__ import annotations

from pathlib import Path

from durbar.server.wire.typescript import module

TYPES = Path(__file__).parents[2] / "client" / "src" / "wire" / "types.ts"


def test_types_ts_is_up_to_date() -> None:
    assert TYPES.read_text() == module(), "python -m durbar.server.wire.typescript > client/src/wire/types.ts"
