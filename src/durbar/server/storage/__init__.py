"""Where journals and people are kept: SQLite by default, PostgreSQL for several servers."""

from durbar.server.storage.database import Database, PersonRow

__all__ = ["Database", "PersonRow"]
