"""Intervals, tests and the questions they answer; knows nothing of bots."""
