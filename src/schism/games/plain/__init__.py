"""Parts that do for any game, for those that need nothing better."""
