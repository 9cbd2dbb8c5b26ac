"""Many games of one set-up, added up or written as tables."""
