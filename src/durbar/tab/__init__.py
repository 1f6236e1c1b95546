"""The table in a tab: the same tables, questions and live lines in a browser's worker, without a server."""
