"""What games say about a set-up, for designers: figures, plots, sentences, a page."""
