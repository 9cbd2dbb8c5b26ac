"""What many games say about a deck."""
