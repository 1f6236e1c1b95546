"""An agenda may be deep: a compiled build once freed objects that hang on each other wrongly."""

from __future__ import annotations

from durbar.engine.flow import Frame, Step


def test_a_deep_agenda_is_freed_whole() -> None:
    for _ in range(200):
        frame: Frame | None = None
        for _ in range(300):
            frame = Frame(Step(), frame, None)
        assert frame is not None
        del frame
