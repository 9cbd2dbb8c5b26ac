"""Commands that take hours of computing."""
