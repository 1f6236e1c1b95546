"""Boards of all games: facts, files, every problem with its line, numbers that may be changed; shapes of pictures."""
