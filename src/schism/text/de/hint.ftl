# Was die Analyse sagt: der Tipp am Tisch.

play-word-hint = tipp
play-about-hint = was die Analyse hier tun würde und warum
hint-forced = { $action }: Etwas anderes geht nicht.
hint-best = { $action }: Gewinnaussicht { $expected } % ({ $low } bis { $high }), { $lead ->
    [one] 1 Prozentpunkt
   *[other] { $lead } Prozentpunkte
  } mehr als bei „{ $other }“ ({ $lead_low } bis { $lead_high }), durchgespielt in { $worlds } Fällen, die zu deinem Wissen passen; { $reason }.
hint-close = { $action }: Gewinnaussicht { $expected } % ({ $low } bis { $high }), kaum mehr als bei „{ $other }“ ({ $lead_low } bis { $lead_high } Prozentpunkte), durchgespielt in { $worlds } Fällen, die zu deinem Wissen passen; { $reason }.
hint-reason-later = auf Anhieb nehmen sie sich nichts, also entscheidet, was du für später behältst
hint-and = { $one }, und { $two }
