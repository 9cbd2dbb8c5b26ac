# Auf der Seite.

web-tab-people = Personen
web-setup = Aufbau
web-turn = Zug { $number }: { $side }
web-avignon-choose = Wähle eine Person auf der Straße.
web-avignon-pick = Wähle eine Person auf der Straße, um es auszuführen.
web-avignon-three = { $count ->
    [0] Drei Personen: gewonnen
    [one] Noch 1 Person, und diese Seite gewinnt
   *[other] Noch { $count } Personen, und diese Seite gewinnt
  }
web-avignon-lacks = { $where ->
    [own] Ein { $faction } auf dieser Seite, und diese Seite gewinnt
   *[other] Ein { $faction } auf der anderen Seite, und diese Seite gewinnt
  }
