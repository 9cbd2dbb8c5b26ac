"""One live table: its commands, game log, roster, presence, broadcast and automation."""
