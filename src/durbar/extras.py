"""What is installed on request only, as in `pip install 'durbar[server]'`, and how its absence is told."""

from __future__ import annotations

EXTRAS = {
    "server": (
        "litestar",
        "uvicorn",
        "uvloop",
        "sqlalchemy",
        "aiosqlite",
        "asyncpg",
        "alembic",
        "structlog",
        "argon2",
        "itsdangerous",
    ),
    "env": ("numpy", "pettingzoo", "gymnasium", "pyspiel"),
    "lab": ("openskill", "polars", "altair", "vl_convert"),
    "cluster": ("dask", "distributed"),
}
"""The modules each extra brings; pyproject.toml names their distributions."""


def extra_of(missing: ImportError) -> str:
    """The extra whose module is missing here; empty if it is none of ours."""
    module = (missing.name or "").partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if module in modules), "")


def told(missing: ImportError) -> ImportError:
    """The same, as one sentence for people who import a part that is not installed."""
    extra = extra_of(missing)
    sentence = f"This part of Durbar is not installed: pip install 'durbar[{extra}]'."
    return ModuleNotFoundError(sentence, name=missing.name) if extra else missing
