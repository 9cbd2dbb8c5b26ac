# On the page.

web-tab-score = Score
web-tab-role = Role
web-trick = The trick, in the order of play
web-forecast = If the trick ended now
web-forecast-with = If you play { $card }
web-must-follow = Not now: you hold a card of the suit led, { $suit } ({ $rule }).
web-card-declared = declared: { $suit }
web-card-converted = now { $religion }
web-card-wins = wins the trick
web-play-card = Play { $card }
web-pennants = { $count ->
    [one] 1 pennant
   *[other] { $count } pennants
  }
web-piles = Piles
web-piles-of = The piles of { $who }
web-piles-own = Your piles
web-piles-living = living
web-piles-dead = dead
web-cards-held = { $count ->
    [one] holds 1 card
   *[other] holds { $count } cards
  }
web-no-score = Nothing has been counted yet: that happens at the end of a round.
web-role-of = Role card of
