# Was die Analyse sagt: der Tipp am Tisch.

play-word-hint = tipp
play-about-hint = was die Analyse hier tun würde und warum
hint-forced = { $action }: Etwas anderes geht nicht.
hint-best = { $action }, nicht „{ $other }“: { $reason }. { $size ->
    [large] Darauf kommt es hier an.
   *[small] Das macht einen kleinen Unterschied.
  }
hint-close = { $action }. Aber „{ $other }“ ist etwa gleich gut.
hint-lost = { $action } ist der beste Versuch, aber zu gewinnen ist diese Partie kaum noch.
hint-won = { $action }: Damit ist die Partie so gut wie gewonnen.
hint-figures = Gewinnaussicht { $expected } % ({ $low } bis { $high }), { $lead ->
    [one] 1 Prozentpunkt
   *[other] { $lead } Prozentpunkte
  } mehr als bei der anderen Wahl ({ $lead_low } bis { $lead_high }), durchgespielt mit { $worlds } Kartenverteilungen, die zu dem passen, was du weißt.
hint-reason-later = fürs Erste nehmen sie sich nichts, aber es zahlt sich später aus
hint-and = { $one }, und { $two }

# Warum ein Bot etwas getan hat; was er auf der Hand hat, bleibt ungesagt.

play-word-why = warum
play-about-why = warum der letzte Bot so gehandelt hat
why-because = { $who }: „{ $action }, denn { $motive }.“
why-untold = { $who }: „{ $action }. Warum, behalte ich für mich.“
