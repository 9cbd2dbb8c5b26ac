# The levels of the bots, and what each is like. People type the ids: novice, sexton and so on. Each sentence has to be
# true of the numbers in src/schism/bots/people/levels.toml.

level-novice = Novice
level-novice-about = Plays what looks good right now, hopes for the best and trusts a first guess.
level-sexton = Sexton
level-sexton-about = Thinks ahead a little, but would rather try things out than do the sums.
level-chaplain = Chaplain
level-chaplain-about = Sees what is close at hand and likes some variety; long-term plans are beyond it.
level-canon = Canon
level-canon-about = Weighs things up and makes few blunders, but misses the finer points.
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
