# What the game is called, and what can be asked for before it begins.

game-avignon = Avignon
option-kinds-help = Which kinds of people take part: "base", "expansion", "random", { $draft ->
    [yes] "choose" (in turn), or
   *[no] or
  } six kinds by name.
game-avignon-about = Two popes, one road. Pull three people over to your side before your rival does.
game-avignon-facts = 2 players · 15 minutes · easy to learn
option-kinds = Kinds of people
option-kinds-base = base game
option-kinds-expansion = with the expansion
option-kinds-random = at random
option-kinds-choose = chosen in turn
game-avignon-step-1 = Five people stand between two popes.
game-avignon-step-2 = Pull them your way, or have them act for you.
game-avignon-step-3 = Bring three of them home, and you have won.
game-avignon-points = { $points ->
    [0] nobody won over
    [one] 1 person won over
   *[other] { $points } people won over
  }
game-avignon-gallery = People
game-avignon-draft = Some people come in two kinds, and only one of each pair takes part. You choose in turn; Rome begins.
game-avignon-seat-0 = Rome
game-avignon-seat-1 = Avignon
