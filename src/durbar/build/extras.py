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
        "prometheus_client",
        "aiosmtplib",
        "cryptography",
        "httpx",
        "aiodns",
        "tzdata",
        "tomlkit",
        "resvg_py",
        "segno",
    ),
    "lab": ("numpy", "openskill", "polars", "altair", "vl_convert"),
    "env": ("numpy", "pettingzoo", "gymnasium", "pyspiel", "resvg_py"),
    "cluster": ("dask", "distributed"),
    "mcp": ("mcp",),
}
"""The modules each extra brings; pyproject.toml names their distributions."""


def extra_of(missing: ImportError) -> str:
    """The extra whose module is missing here; empty if it is none of ours."""
    module = (missing.name or "").partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if module in modules), "")


def missing_part(missing: ImportError, extra: str) -> ImportError:
    """The same, as one sentence for people who import a part that is not installed."""
    return ModuleNotFoundError(
        f"This part of Durbar is not installed: pip install 'durbar[{extra}]'.", name=missing.name
    )
