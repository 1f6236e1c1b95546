"""Where journals and people are kept: SQLite by default, PostgreSQL for several servers."""

from durbar.server.store.rows import Write
from durbar.server.store.store import FAILURES, PersonRow, Store

__all__ = ["FAILURES", "PersonRow", "Store", "Write"]
