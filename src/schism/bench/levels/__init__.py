"""How strong the levels for people are, and how often they make obviously bad moves."""
