"""How people and programs see Tolerance: views, events, words and the terminal."""
