"""The Python face of one match: play it, see it, write it down, replay it."""
