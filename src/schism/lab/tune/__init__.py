"""The search for fair house values."""
