"""Play and watch in a terminal: the drawing of a view, the options with numbers, and why not."""
