# Auf der Seite.

web-tab-score = Punkte
web-tab-role = Rolle
web-trick = Der Stich, in der Reihenfolge des Ausspielens
web-forecast = Wenn der Stich jetzt endete
web-forecast-with = Wenn du { $card } spielst
web-must-follow = Jetzt nicht: Du hast eine Karte des angespielten Standes, { $suit } ({ $rule }).
web-card-declared = gespielt als { $suit }
web-card-converted = jetzt { $religion }
web-card-wins = gewinnt den Stich
web-play-card = { $card } spielen
web-pennants = { $count ->
    [one] 1 Fähnchen
   *[other] { $count } Fähnchen
  }
web-loans = { $count ->
    [one] 1 Darlehen
   *[other] { $count } Darlehen
  }
web-piles = Stapel
web-piles-of = Die Stapel von { $who }
web-piles-own = Deine Stapel
web-piles-living = lebend
web-piles-dead = verstorben
web-cards-held = { $count ->
    [one] noch 1 Handkarte
   *[other] noch { $count } Handkarten
  }
web-no-score = Noch wurde nichts gewertet: Das geschieht am Ende einer Runde.
web-role-of = Rollenkarte von
