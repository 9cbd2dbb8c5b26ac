# What the analysis says: the hint at the table.

play-word-hint = hint
play-about-hint = what the analysis would do here, and why
hint-forced = { $action }: there is nothing else you can do.
hint-best = { $action }, rather than "{ $other }": { $reason }. { $size ->
    [large] It matters a lot.
   *[small] It matters a little.
  }
hint-close = { $action }. But "{ $other }" is about as good.
hint-lost = { $action } is your best try, but this game is all but lost.
hint-won = { $action }: with that the game is as good as won.
hint-figures = Your chance of winning is { $expected }% ({ $low } to { $high }), { $lead ->
    [one] 1 percentage point
   *[other] { $lead } percentage points
  } better than with the other choice ({ $lead_low } to { $lead_high }), judging by { $worlds } deals that fit what you know.
hint-reason-later = it makes no difference yet, but it pays off later
hint-and = { $one }, and { $two }

# Why a bot did what it did; it must not tell what it holds.

play-word-why = why
play-about-why = why the last bot did what it did
why-because = { $who }: "{ $action }, because { $motive }."
why-untold = { $who }: "{ $action }. My reasons are my own."
