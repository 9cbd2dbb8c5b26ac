# Was die Analyse sagt: der Tipp am Tisch.

play-word-hint = tipp
play-about-hint = was die Analyse hier täte, und warum
hint-forced = { $action }: etwas anderes kannst du nicht tun.
hint-best = { $action }: du kannst { $expected }% eines Sieges erwarten ({ $low } bis { $high }), { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkte
  } mehr als mit „{ $other }“ ({ $lead_low } bis { $lead_high }), in { $worlds } Welten, die zu deinem Wissen passen; { $reason }.
hint-close = { $action }: du kannst { $expected }% eines Sieges erwarten ({ $low } bis { $high }), kaum mehr als mit „{ $other }“ ({ $lead_low } bis { $lead_high } Punkte), in { $worlds } Welten, die zu deinem Wissen passen; { $reason }.
hint-reason-later = sofort unterscheidet sie nichts, also entscheidet, was du für später behältst
hint-and = { $one }, und { $two }
