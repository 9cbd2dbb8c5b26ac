"""How strong the levels for people are, and how often they play what looks stupid."""
