"""Programs of the system that some tests need."""

from __future__ import annotations

import os
import shutil

import pytest


def need(*names: str) -> None:
    """Skip where a program is missing and we may not install it; where we may, `.ci/proxies` did: it must be there."""
    missing = [name for name in names if shutil.which(name) is None]
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        pytest.fail(f"{', '.join(missing)}: not installed, though root could (sh .ci/proxies)")
    if missing:
        pytest.skip(f"{', '.join(missing)}: not installed")
