"""How searches use what was learnt from games."""
