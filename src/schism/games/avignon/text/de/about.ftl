# Wie das Spiel heißt und was sich vorher wählen lässt.

game-avignon = Avignon
option-kinds-help = Welche Arten mitspielen: „base“ (Grundspiel), „expansion“ (mit Erweiterung), „random“ (ausgelost), „choose“ (reihum gewählt) oder sechs Arten mit Namen.
game-avignon-about = Zwei Päpste, eine Straße: Zieh drei Personen auf deine Seite, bevor die Gegenseite es tut. Für 2 Personen, etwa 15 Minuten.
option-kinds = Arten
option-kinds-base = das Grundspiel
option-kinds-expansion = mit der Erweiterung
option-kinds-random = ausgelost
option-kinds-choose = reihum gewählt
game-avignon-step-1 = Fünf Personen stehen zwischen zwei Päpsten.
game-avignon-step-2 = Zieh sie zu dir oder lass sie für dich handeln.
game-avignon-step-3 = Hol drei von ihnen heim, und du hast gewonnen.
game-avignon-points = { $points ->
    [one] 1 Person gewonnen
   *[other] { $points } Personen gewonnen
  }
game-avignon-gallery = Personen
game-avignon-seat-0 = Rom
game-avignon-seat-1 = Avignon
