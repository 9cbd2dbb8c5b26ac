"""Tables play while their servers are killed; nothing that was acknowledged may be missing."""
