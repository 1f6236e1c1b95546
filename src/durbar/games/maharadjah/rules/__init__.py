"""The chapters of the rules, in the order of the book."""
