"""How bots judge a position of Tolerance."""
