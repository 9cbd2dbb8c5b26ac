"""What made things that are committed."""
