"""A game being played, whatever the game: its history, chance and texts. It knows no game, and no game knows it."""
