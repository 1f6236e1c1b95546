"""Answers a seat has given beforehand."""
