# On the page.

web-letter-N = N
web-letter-C = C
web-letter-T = T
web-letter-P = P
web-letter-W = W

web-tab-score = Score
web-tab-role = Role
web-tab-cards = Cards

## The trick

web-trick = The trick, in playing order
web-last-trick = Last trick
web-back-to-trick = To the trick
web-back-to-count = Last scoring
web-no-trick = No trick has been taken yet.
web-must-follow = Not now: you have a card of the suit led, { $suit } ({ $rule }).
web-card-declared = declared: { $suit }
web-card-converted = now { $religion }
web-card-wins = wins the trick
web-so-far = winning so far
web-acts = acts
web-play-card = Play { $card }
web-declare = Play as

## What would come of it

web-forecast = What the trick would do
web-wins-trick = { $you ->
    [yes] You win this trick.
   *[no] { $who } wins this trick.
  }
web-wins-so-far = { $you ->
    [yes] You are winning this trick so far.
   *[no] { $who } is winning this trick so far.
  }
web-dies = { $card } dies
web-becomes = { $card } becomes { $religion }

## Questions

web-you-lead = You lead: play any card.
web-you-follow = Follow with { $suit }, or play a Wild.
web-you-may = You have no { $suit }, so play any card.
web-ask-kill = Your trick: { $card } strikes for you ({ $effect }). Who dies?
web-ask-collect = Your trick: { $card } collects for you ({ $effect }). From whom?
web-ask-execute = Royal execution: { $card } is alive on your board, so one card must die. Whose?
web-all-living = Every living card, board by board
web-your-board = Your board
web-board-of = { $who }
web-death-legend = Below the cards: how a death changes its owner's points
web-death-change = { $you ->
    [yes] you
   *[no] { $who }
  } { $amount }
web-death-changes = Points: { $changes }
web-death-nothing = Nobody's points change
web-death-unknown = Roles are secret: of the points only yours are known
web-pick-first = Pick a card first

## Boards

web-holding = { $column }: { $owned }{ $most ->
    [yes] , the most
   *[no] { "" }
  }
web-holding-pays = { $counted }. Pays: { $pays }. Now { $points ->
    [one] 1 point
   *[other] { $points } points
  }
web-most = the most
web-points-now = if the round ended now:
web-board-now = { $now ->
    [one] 1 point
   *[other] { $now } points
  }. If the round ended now: { $then }.
web-role-secret = The role is secret, and so are the points.
web-scores-now = What would score if the round ended now
web-owned = Cards
web-role-pays = The role pays
web-now = Now
web-next-head = To the next
web-pennants-head = Pennants
web-pennant-each = Points each
web-open-own = Open your board
web-open-of = Open { $who }'s board
web-pennants = { $count ->
    [one] 1 pennant
   *[other] { $count } pennants
  }
web-until-pennant = { $count } to the next
web-until-short = { $count } to go
web-loans = { $count ->
    [one] 1 loan
   *[other] { $count } loans
  }
web-piles = Piles: only the top card of each is seen
web-piles-own = Your piles
web-beneath = { $count ->
    [one] and 1 card beneath
   *[other] and { $count } cards beneath
  }
web-cards-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }

## Counting

web-count-whose = Whose score
web-count-all = All
web-count-money = Money
web-count-piety = Piety
web-count-points = Points
web-count-suits = Suits
web-count-guild = Guild
web-count-dead = Dead
web-count-sum = Total
web-count-pennants = Points for pennants
web-count-loans = Loans
web-no-score = Nothing has been scored yet: scoring is at the end of each round.
web-ending-pennants = Pennants
web-ending-loans = Loans
web-ending-decided = { $by ->
    [pennants] The pennants decided it
    [loans] The loans decided it
   *[reign] It was decided under { $reign }
  }: { $you ->
    [yes] you
   *[no] { $winner }
  } gained { $points ->
    [one] 1 point
   *[other] { $points } points
  } on { $against ->
    [yes] you
   *[no] { $second }
  } there.
web-role-of = Role card:

## Cards played

web-list-played = List the cards played in this round
web-played-key = Struck out: played. Framed: in your hand.
web-played = , played
web-in-hand = , in your hand

## The gallery

web-gallery-roles = Roles

## Worked examples

web-example-tolerance-13-1 = Under Mary four players play C10, W10 (as a noble), N9 and N8. C10 leads and wins. Then the cards act from the highest rank down: C10 finds no Protestant to convert. W10 taxes the Wild and the nobles, 2 money in all. N9 collects 12 Catholic piety from C10, itself and N8. N8 has to kill N9, the only other noble.
web-example-tolerance-13-2 = The same trick with W5 instead of N8. W10 taxes 1 money, N9 collects 10 Catholic piety, and W5 kills N9, the richest card of the trick.
web-example-tolerance-13-3 = The first example played on, to the end of the round: then every living believer gives one piety. C10 is Catholic; W10 and N8 have the religion of the monarch, and Mary is Catholic. So the three of them give 3 Catholic piety; N9 is dead and gives none.
