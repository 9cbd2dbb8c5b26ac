"""Jobs cut into pieces, the workers that run them, and checkpoints."""
