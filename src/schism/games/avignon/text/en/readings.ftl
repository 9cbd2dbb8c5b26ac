# Readings that a table may choose (5): the question, its two answers, and why ours is the first.

reading-samaritan = The Samaritan rule
reading-samaritan-position = the old position must not return
reading-samaritan-effects = the moves must not all be undone
reading-samaritan-about = The rulebook forbids undoing the opponent's whole turn. We compare positions: whoever has changed anything else, or draws somebody, may put everybody back. Read by effects, a turn is forbidden if everybody whom the opponent's last turn moved stands where they stood before it, whatever else has happened. A turn that drew somebody, or in the end moved nobody, cannot be undone, and a move that wins is always allowed.

reading-replacement = When newcomers enter
reading-replacement-after = when the action is complete
reading-replacement-at-once = as soon as somebody has left
reading-replacement-about = The rulebook draws a new person for everyone who leaves and does not think of petitions that move several people. With us they enter when the action is complete, so no petition moves somebody who came during it. At once means that the rest of the petition can reach the newcomer, and that a petition which draws somebody is never forbidden by the Samaritan rule.

reading-reshuffle = When the discard pile is shuffled
reading-reshuffle-when-due = when somebody must be drawn
reading-reshuffle-when-empty = as soon as the draw pile is empty
reading-reshuffle-about = We shuffle when somebody must be drawn and the draw pile is empty, so a person who has just been excommunicated is shuffled in and may return at once. As soon as the pile is empty means that whoever is discarded later stays out until the next time.

reading-win-check = When winning is looked at
reading-win-check-each-move = after every move
reading-win-check-each-action = when an action is complete
reading-win-check-about = The rulebook ends the game at once, but an action can move several people one after the other. With us the first move that wins ends it. By action, all moves are made first; if both sides would then win, the player whose turn it is does.
