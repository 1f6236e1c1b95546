"""Where journals and people are kept: SQLite by default, PostgreSQL for several servers."""

from durbar.server.storage.database import FAILURES, Database, PersonRow

__all__ = ["FAILURES", "Database", "PersonRow"]
