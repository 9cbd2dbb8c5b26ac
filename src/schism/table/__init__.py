"""One match in Python: play it, view it, record it, replay it."""
