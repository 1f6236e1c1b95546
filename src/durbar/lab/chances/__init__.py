"""Judges: games of medium bots, fits to them, and how good they are on games nobody has seen."""
