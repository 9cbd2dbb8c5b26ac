game-toy = Spielzeug
game-toy-about = Ein kleines Stichspiel mit spätem Trumpf. Für 2 bis 4 Personen, etwa 2 Minuten.
