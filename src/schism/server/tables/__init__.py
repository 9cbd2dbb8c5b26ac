"""Tables: the registry, commands, the game log, automation and presence."""
