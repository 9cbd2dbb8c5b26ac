# What the game is called, and what can be asked for before it begins.

game-tolerance = Tolerance
option-plague-help = Number of plague cards.
option-roles-help = "bertram" for everybody, different roles at "random", { $draft ->
    [yes] "choose" (in turn or, if they are hidden, by secret ranking), or
   *[no] or
  } one role for each seat by name; any number of players can be Bertram.
option-hidden-roles-help = Keep the roles secret until the end.
option-open-piles-help = Show every card in every pile, not just the top ones.
game-tolerance-about = A trick-taking game in Tudor England. The cards you win do things, and not always for you.
game-tolerance-facts = 3 to 5 players · 40 minutes
option-roles = Roles
option-roles-bertram = everybody Bertram
option-roles-random = different roles, at random
option-roles-choose = everybody chooses, Bertram too
option-plague = Plague cards
option-hidden-roles = Keep roles secret
option-open-piles = Show every card in every pile
game-tolerance-step-1 = Win the trick, and all its cards are yours.
game-tolerance-step-2 = Then they act: they tax, pray, convert and kill.
game-tolerance-step-3 = Whoever survives on your board brings you points.
game-tolerance-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
game-tolerance-gallery = Cards and roles
