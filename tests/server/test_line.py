"""What is written to a page at once is framed as what is sent the long way, and keeps its order."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from durbar.server.host.timeouts import frame_head


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_the_standard_says(size: int) -> None:
    text = b"x" * size
    assert frame_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[])
