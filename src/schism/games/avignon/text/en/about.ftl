# What the game is called, and what can be asked for before it begins.

game-avignon = Avignon
option-kinds-help = Avignon: the kinds of the base game, those of the expansion, any at random, chosen in turn, or six named.
game-avignon-about = Two popes, one road: pull three people over to your side before they are pulled away. For 2 players, about 15 minutes.
option-kinds = Kinds
option-kinds-base = the base game
option-kinds-expansion = with the expansion
option-kinds-random = at random
option-kinds-choose = chosen in turn
