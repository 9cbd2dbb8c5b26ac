# Wie das Spiel heißt und was sich vorher wählen lässt.

game-tolerance = Tolerance
option-plague-help = Wie viele Seuchenkarten mitspielen.
option-roles-help = Alle Bertram; verschiedene Rollen, ausgelost oder reihum gewählt; oder Platz für Platz genannt.
option-hidden-roles-help = Die Rollen bleiben bis zum Ende geheim.
option-open-piles-help = Alle Karten aller Stapel zeigen, nicht nur die obersten.
game-tolerance-about = Gewinne Stiche im England der Tudors und leb mit dem, was die Karten darin anrichten. Für 3 bis 5 Personen, etwa 40 Minuten.
option-roles = Rollen
option-roles-bertram = alle Bertram
option-roles-random = verschiedene Rollen, ausgelost
option-roles-choose = verschiedene Rollen, reihum gewählt
option-plague = Seuchenkarten
option-hidden-roles = Rollen bleiben geheim
option-open-piles = Alle Karten aller Stapel liegen offen
