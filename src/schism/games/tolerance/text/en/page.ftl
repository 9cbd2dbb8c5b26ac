# On the page.

web-tab-score = Score
web-tab-role = Role
web-trick = The trick, in playing order
web-forecast = If the trick ended now
web-forecast-with = If you play { $card }
web-must-follow = Not now: you have a card of the suit led, { $suit } ({ $rule }).
web-card-declared = declared: { $suit }
web-card-converted = now { $religion }
web-card-wins = wins the trick
web-play-card = Play { $card }
web-pennants = { $count ->
    [one] 1 pennant
   *[other] { $count } pennants
  }
web-loans = { $count ->
    [one] 1 loan
   *[other] { $count } loans
  }
web-piles = Piles
web-piles-of = { $who }'s piles
web-piles-own = Your piles
web-piles-living = living
web-piles-dead = dead
web-cards-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
web-no-score = Nothing has been scored yet: scoring is at the end of each round.
web-role-of = Role card:
