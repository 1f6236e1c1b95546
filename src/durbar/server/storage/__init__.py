"""Where journals and people are kept: SQLite by default, PostgreSQL for several servers."""

from durbar.server.storage.database import FAILURES, Database, PersonRow
from durbar.server.storage.rows import Write

__all__ = ["FAILURES", "Database", "PersonRow", "Write"]
