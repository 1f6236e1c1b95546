"""Telling people who are not here."""
