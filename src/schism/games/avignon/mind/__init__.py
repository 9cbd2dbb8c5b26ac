"""How bots judge positions of Avignon, and a solver for forced wins."""
