"""How people and programs see Avignon: views, events, words and the terminal."""
