"""Processes in which bots think and games are played."""

from __future__ import annotations

import multiprocessing
import os
import threading

from durbar.bots.protocol import end_all


def leave_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever: it leaves too, and its bots with it."""
    threading.Thread(target=leave_when_orphaned, daemon=True).start()


def leave_when_orphaned() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        end_all()
        os._exit(1)
