"""Where journals and people are kept: SQLite by default, PostgreSQL for several servers."""

from durbar.server.store.rows import Write
from durbar.server.store.store import PersonRow, Store

__all__ = ["PersonRow", "Store", "Write"]
