"""The HTTP side, a file a subject."""
