# Wie das Spiel heißt und was sich vorher wählen lässt.

game-tolerance = Tolerance
option-plague-help = Wie viele Seuchenkarten mitspielen.
option-roles-help = „bertram“ für alle, verschiedene Rollen ausgelost („random“){ $draft ->
    [yes] {" "}oder selbst gewählt („choose“: reihum, bei geheimen Rollen durch geheime Wünsche)
   *[no] {""}
  }, oder für jeden Platz eine Rolle mit Namen; Bertram darf mehrfach vorkommen.
option-hidden-roles-help = Die Rollen bleiben bis zum Ende geheim.
option-open-piles-help = Alle Karten aller Stapel zeigen, nicht nur die obersten.
game-tolerance-about = Ein Stichspiel im England der Tudors. Die Karten, die du gewinnst, handeln, und nicht immer für dich.
game-tolerance-facts = 3 bis 5 Personen · 40 Minuten
option-roles = Rollen
option-roles-bertram = alle Bertram
option-roles-random = verschiedene Rollen, ausgelost
option-roles-choose = alle wählen, auch Bertram
option-plague = Seuchenkarten
option-hidden-roles = Rollen bleiben geheim
option-open-piles = Alle Karten aller Stapel liegen offen
game-tolerance-step-1 = Gewinn den Stich, und alle Karten darin gehören dir.
game-tolerance-step-2 = Dann handeln sie: besteuern, beten, bekehren, töten.
game-tolerance-step-3 = Wer auf deiner Tafel überlebt, bringt dir Punkte.
game-tolerance-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
game-tolerance-gallery = Karten und Rollen
