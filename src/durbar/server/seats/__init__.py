"""Who has which seat, since when, and who would take it."""
