"""The levels for people: what each is like, how it chooses, and how strong it is."""
