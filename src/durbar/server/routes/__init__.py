"""Everything that is asked once."""
