"""What must be fast: evaluations, greedy lookahead and the search tree. Compiled with the rules, same sources."""
