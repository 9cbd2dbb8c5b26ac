# What the analysis says: the hint at the table.

play-word-hint = hint
play-about-hint = what the analysis would do here, and why
hint-forced = { $action }: it is the only thing you can do.
hint-best = { $action }: you can expect { $expected }% of the win ({ $low } to { $high }), { $lead ->
    [one] 1 percentage point
   *[other] { $lead } percentage points
  } more than with "{ $other }" ({ $lead_low } to { $lead_high }), judging by { $worlds } deals that fit what you know; { $reason }.
hint-close = { $action }: you can expect { $expected }% of the win ({ $low } to { $high }), hardly more than with "{ $other }" ({ $lead_low } to { $lead_high } percentage points), judging by { $worlds } deals that fit what you know; { $reason }.
hint-reason-later = for now they come to the same, so what counts is what you keep for later
hint-and = { $one }, and { $two }
