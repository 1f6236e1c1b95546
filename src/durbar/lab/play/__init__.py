"""Games between bots: who plays, where the work is done, what is kept."""
