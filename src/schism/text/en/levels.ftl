# The levels of the bots, and what each is like. People type the ids: novice, sexton and so on. Each sentence has to be
# true of the numbers in src/schism/bots/people/levels.toml.

level-novice = Novice
level-novice-about = Steers clear of the worst and takes almost anything else.
level-sexton = Sexton
level-sexton-about = Has an eye for a good move, but likes to try things out.
level-chaplain = Chaplain
level-chaplain-about = Finds good moves, but likes variety too much to stick to the best.
level-canon = Canon
level-canon-about = Weighs things up and makes few mistakes, but misses the finer points.
level-abbot = Abbot
level-abbot-about = Patient and thorough; seldom misses a chance.
level-legate = Legate
level-legate-about = Takes its time and gives nothing away.

## Plain bots: for programs, and in games begun before there were six levels

level-random = Random
level-random-about = Plays at random.
level-greedy = Greedy
level-greedy-about = Takes what looks best at the end of this trick or turn.
level-quick = Quick
level-quick-about = Searches for a twentieth of a second.
level-master = Master
level-master-about = Searches for a second.
