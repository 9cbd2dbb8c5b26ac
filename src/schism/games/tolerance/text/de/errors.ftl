# Fehler: je eine Zeile, die sagt, was falsch ist, wo, und was zu tun ist.

error-option-roles = Als Rollen gehen „bertram“, „random“, „choose“ oder für jeden der { $players } Plätze eine aus { $known }.
error-option-role = Eine Rolle „{ $found }“ steht nicht zur Wahl. Rollen: { $known }
error-option-role-twice = Die Rolle „{ $found }“ kommt zweimal vor: Das geht nur bei Bertram.
error-option-hidden-bertram = Wenn alle Bertram sind, gibt es nichts zu verbergen: Lass die Rollen mit „random“ auslosen oder mit „choose“ wählen.
error-record-no-deal = Die Kartenverteilung der Runde { $round } fehlt.
error-record-extra-deal = Kartenverteilung { $number } ist zu viel: So weit kommt die Partie nicht.
error-record-hands = In Runde { $round } müssen { $players } Blätter zu { $cards } Karten verteilt sein.
error-record-card = Eine Karte „{ $card }“ gibt es nicht (Kartenverteilung der Runde { $round }).
error-record-card-twice = { $card } ist in Runde { $round } zweimal verteilt.
error-record-card-out = { $card } ist in Runde { $round } verteilt, spielt aber gar nicht mit.
error-record-no-monarch = { $card }, die Monarchenkarte der Runde { $round }, ist nicht verteilt.
error-record-chooser = In Runde { $round } muss ein Platz von 0 bis { $last } bestimmen, wer beginnt, nicht { $found }.
error-record-wrong-chooser = In Runde { $round } bestimmt Platz { $expected }, wer beginnt, nicht Platz { $found }.
