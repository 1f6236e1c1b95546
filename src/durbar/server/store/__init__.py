"""Where journals and people are kept: SQLite by default, PostgreSQL for several servers."""

from durbar.server.store.store import PersonRow, Store
from durbar.server.store.writer import Write

__all__ = ["PersonRow", "Store", "Write"]
