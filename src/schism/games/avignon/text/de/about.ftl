# Wie das Spiel heißt und was sich vorher wählen lässt.

game-avignon = Avignon
option-kinds-help = Welche Arten mitspielen: „base“ (Grundspiel), „expansion“ (mit Erweiterung), „random“ (ausgelost){ $draft ->
    [yes] , „choose“ (reihum gewählt)
   *[no] {""}
  } oder sechs Arten mit Namen.
game-avignon-about = Zwei Päpste, eine Straße. Zieh drei Menschen auf deine Seite, bevor es der Gegenseite gelingt.
game-avignon-facts = 2 Personen · 15 Minuten · leicht zu lernen
option-kinds = Arten
option-kinds-base = das Grundspiel
option-kinds-expansion = mit der Erweiterung
option-kinds-random = ausgelost
option-kinds-choose = reihum gewählt
game-avignon-step-1 = Fünf Personen stehen zwischen zwei Päpsten.
game-avignon-step-2 = Zieh sie zu dir oder lass sie für dich handeln.
game-avignon-step-3 = Hol drei von ihnen heim, und du hast gewonnen.
game-avignon-points = { $points ->
    [0] niemanden gewonnen
    [one] 1 Person gewonnen
   *[other] { $points } Personen gewonnen
  }
game-avignon-gallery = Personen
game-avignon-draft = Von manchen Personen gibt es zwei Arten, und nur eine davon spielt mit. Ihr wählt reihum, Rom beginnt.
game-avignon-seat-0 = Rom
game-avignon-seat-1 = Avignon
