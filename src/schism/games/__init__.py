"""The games: each one a folder of the same rooms, behind one contract."""
