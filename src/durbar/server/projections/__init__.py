"""What each viewer is shown. Here alone tables meet the wire."""
