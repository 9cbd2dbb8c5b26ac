# Wie das Spiel heißt und was sich vorher wählen lässt.

game-avignon = Avignon
cli-option-kinds = Avignon: die Arten des Grundspiels, die der Erweiterung, zufällige, abwechselnd gewählte oder sechs genannte.
game-avignon-about = Zwei Päpste, eine Straße: Zieh drei Personen auf deine Seite, bevor sie dir weggezogen werden. Für 2 Personen, etwa 15 Minuten.
web-kinds = Arten
web-kinds-base = das Grundspiel
web-kinds-expansion = mit der Erweiterung
web-kinds-random = ausgelost
web-kinds-choose = reihum gewählt
