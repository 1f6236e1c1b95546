"""Board files of all games: their shape, every problem with its line, numbers that may be changed."""
