"""Plain parts that suit any game."""
