game-toy = Toy
game-toy-about = A little trick game with a late trump. For 2 to 4 players, about 2 minutes.
