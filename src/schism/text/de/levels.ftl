# Wie die Stufen der Gegner heißen. Einzutippen sind die Kürzel: random, greedy, quick, master.

level-random = Novize
level-greedy = Kaplan
level-quick = Domherr
level-master = Abt
