"""The table of a lesson."""
