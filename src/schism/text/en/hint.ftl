# What the analysis says: the hint at the table.

play-word-hint = hint
play-about-hint = what the analysis would do here, and why
hint-forced = { $action }: there is nothing else you can do.
hint-best = { $action }: you can expect { $expected }% of a win ({ $low } to { $high }), { $lead ->
    [one] 1 point
   *[other] { $lead } points
  } more than with "{ $other }" ({ $lead_low } to { $lead_high }), in { $worlds } worlds that fit what you know; { $reason }.
hint-close = { $action }: you can expect { $expected }% of a win ({ $low } to { $high }), hardly more than with "{ $other }" ({ $lead_low } to { $lead_high } points), in { $worlds } worlds that fit what you know; { $reason }.
hint-reason-later = nothing tells them apart at once, so what you keep for later decides
hint-and = { $one }, and { $two }
