# What the levels of the bots are called. One types the ids: random, greedy, quick, master.

level-random = Novice
level-greedy = Chaplain
level-quick = Canon
level-master = Abbot
