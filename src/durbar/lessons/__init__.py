"""Lessons: positions played step by step under the real rules, read from each game's `lessons.toml`."""
