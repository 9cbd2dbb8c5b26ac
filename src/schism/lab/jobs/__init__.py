"""Jobs split into pieces, the workers that play them, and checkpoints."""
