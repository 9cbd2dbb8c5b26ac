# What the game is called, and what can be asked for before it begins.

game-avignon = Avignon
option-kinds-help = Which kinds of people take part: "base", "expansion", "random", "choose" (in turn), or six kinds by name.
game-avignon-about = Two popes, one road: pull three people over to your side before your rival pulls them away. For 2 players, about 15 minutes.
option-kinds = Kinds of people
option-kinds-base = base game
option-kinds-expansion = with the expansion
option-kinds-random = at random
option-kinds-choose = chosen in turn
