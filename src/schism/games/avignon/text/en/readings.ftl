# Readings that a table may choose (5): the question, its two answers, and why ours is the first.

reading-samaritan = The Samaritan rule
reading-samaritan-position = the old position must not return
reading-samaritan-effects = the moves must not all be undone
reading-samaritan-about = The rulebook forbids undoing the opponent's whole turn. We compare positions: a player who has changed anything else, or draws somebody, may put everybody back. Read by effects, a turn is forbidden if everybody whom the opponent's last turn moved is back where they were, whatever else has happened. A turn that drew somebody, or moved nobody in the end, cannot be undone, and a winning move is always allowed.

reading-replacement = When newcomers enter
reading-replacement-after = when the action is complete
reading-replacement-at-once = as soon as somebody has left
reading-replacement-about = The rulebook has a new person drawn for everyone who leaves, but does not consider petitions that move several people. We let newcomers enter when the action is complete, so a petition never moves somebody who came during it. At once means that the rest of the petition can reach the newcomer, and that a petition which draws somebody is never forbidden by the Samaritan rule.

reading-reshuffle = When the discard pile is shuffled
reading-reshuffle-when-due = when somebody must be drawn
reading-reshuffle-when-empty = as soon as the draw pile is empty
reading-reshuffle-about = We shuffle when somebody must be drawn and the draw pile is empty, so a person who has just been excommunicated is shuffled in and may return at once. If it is shuffled as soon as the pile is empty, people discarded later stay out until the next time.

reading-win-check = When a win is checked
reading-win-check-each-move = after every move
reading-win-check-each-action = when an action is complete
reading-win-check-about = The rulebook ends the game at once, but an action can move several people one after the other. We end it with the first winning move. Checked by action, all moves are made first; if both sides would then win, the player whose turn it is wins.
