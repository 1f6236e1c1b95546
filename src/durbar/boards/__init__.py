"""Boards of all games: their files, every problem with its line, numbers that may be changed; shapes of pictures."""
