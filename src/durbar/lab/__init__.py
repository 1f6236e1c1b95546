"""The laboratory: matches between bots, ratings, balance reports. Everything runs over one Executor."""
