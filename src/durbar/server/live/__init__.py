"""Who is connected: sockets and presence."""
