# Wie das Spiel heißt und was sich vorher wählen lässt.

game-tolerance = Tolerance
cli-option-plague = Zahl der Seuchenkarten.
cli-option-roles = Alle Bertram, verschiedene Rollen zufällig oder reihum gewählt, oder der Reihe nach genannt.
cli-option-hidden = Die Rollen bleiben bis zum Ende geheim.
play-option-open = Alle Karten aller Stapel zeigen, nicht nur die obersten.
game-tolerance-about = Gewinne Stiche im England der Tudors, und lebe mit dem, was die Karten darin tun. Für 3 bis 5 Personen, etwa 40 Minuten.
web-roles = Rollen
web-roles-bertram = alle Bertram
web-roles-random = verschiedene Rollen, ausgelost
web-roles-choose = verschiedene Rollen, reihum gewählt
web-plague = Seuchenkarten
web-hidden = Rollen bleiben geheim
web-open-piles = Alle Karten aller Stapel sind offen
