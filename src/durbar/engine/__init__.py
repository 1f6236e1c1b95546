"""The engine: an agenda of immutable steps, chance as a player, records and positions as text. It knows no game."""
