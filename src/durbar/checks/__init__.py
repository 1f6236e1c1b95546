"""What proves a game: its promises, random and golden games, the texts of its rules, its speed."""
