# What the game is called, and what can be asked for before it begins.

game-avignon = Avignon
option-kinds-help = Which kinds of people take part: "base", "expansion", "random", "choose" (in turn), or six kinds by name.
game-avignon-about = Two popes, one road: pull three people over to your side before your rival pulls them away. For 2 players, about 15 minutes.
option-kinds = Kinds of people
option-kinds-base = base game
option-kinds-expansion = with the expansion
option-kinds-random = at random
option-kinds-choose = chosen in turn
game-avignon-step-1 = Five people stand between two popes.
game-avignon-step-2 = Pull them your way, or have them act for you.
game-avignon-step-3 = Bring three of them home, and you have won.
game-avignon-points = { $points ->
    [one] 1 person won over
   *[other] { $points } people won over
  }
game-avignon-gallery = People
game-avignon-seat-0 = Rome
game-avignon-seat-1 = Avignon
