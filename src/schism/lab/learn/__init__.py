"""Learning a game's policy from games between searching bots."""
