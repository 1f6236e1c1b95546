"""Programs from elsewhere that ask: the rules as a service, line by line and over the Model Context Protocol."""
