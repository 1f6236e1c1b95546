"""Accounts, sessions, statistics, export and deletion."""
