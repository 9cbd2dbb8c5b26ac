# Auf der Seite.

web-tab-people = Personen
web-setup = Aufbau
web-turn = Zug { $number }: { $side }
web-avignon-choose = Wähle eine Person auf der Straße.
web-avignon-pick = Wähle dazu eine Person auf der Straße.
web-avignon-three = { $count ->
    [0] Drei Personen: gewonnen
    [one] Noch 1 Person, und diese Seite gewinnt
   *[other] Noch { $count } Personen, und diese Seite gewinnt
  }
web-avignon-lacks = { $where ->
    [own] Noch jemand der Fraktion { $faction } in dieser Kirchengemeinde, und diese Seite gewinnt
   *[other] Noch jemand der Fraktion { $faction } in der anderen Kirchengemeinde, und diese Seite gewinnt
  }
