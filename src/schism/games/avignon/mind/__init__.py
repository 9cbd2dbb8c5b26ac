"""How bots judge a position of Avignon, and wins that nothing can stop."""
