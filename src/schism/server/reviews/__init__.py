"""Reviews and replays of recorded games."""
