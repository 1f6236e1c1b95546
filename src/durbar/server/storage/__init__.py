"""Where journals and people are kept: SQLite by default, PostgreSQL for several servers."""
