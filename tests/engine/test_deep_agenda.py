"""An agenda may be deep: a compiled build once freed steps that hang on each other wrongly."""

from __future__ import annotations

import os
import subprocess
import sys

DEEP = """
from durbar.engine.flow import Frame, Step
for _ in range(20):
    frame = None
    for _ in range(300):
        frame = Frame(Step(), frame, None)
"""


def test_a_deep_agenda_is_freed_whole() -> None:
    """In a process whose memory is fenced: without fences the harm is done now and shows later, elsewhere."""
    fenced = {**os.environ, "PYTHONMALLOC": "debug"}
    done = subprocess.run([sys.executable, "-c", DEEP], env=fenced, capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr[:300]
