"""Which build runs, and what is installed with it."""
