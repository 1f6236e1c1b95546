"""What a player does beside playing: private boards to plan on. Nobody else learns that there are any."""
