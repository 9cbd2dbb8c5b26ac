# Readings that a table may choose (14): the question, its two answers, and why ours is the first.

reading-prevailing = Prevailing cards as targets
reading-prevailing-counted = as what they count as
reading-prevailing-printed = only by their printed religion
reading-prevailing-about = A prevailing card takes the religion of the reign in every respect, so whatever strikes or converts that religion can reach it. The printed examples ignore this: read their way, kill, condemn and convert find a card only by its printed religion or after a conversion.

reading-second-loan = A second loan
reading-second-loan-later-round = possible in a later round
reading-second-loan-never = never while one is held
reading-second-loan-about = The rulebook says that nobody who holds a loan falls below zero, and also speaks of several loans. We let the protection cover the round in which the loan was taken. Read strictly, a player who holds a loan never takes another, and money below zero becomes zero.

reading-loan-cost = Loans at the end of the game
reading-loan-cost-each = cost 3 points each
reading-loan-cost-once = cost 3 points in all
reading-loan-cost-about = The rulebook leaves open whether unpaid loans cost 3 points each or 3 in all. We count each of them.

reading-equal-rank = Equal ranks in a trick
reading-equal-rank-natural = a natural card beats a Wild
reading-equal-rank-first = the card played first wins
reading-equal-rank-about = The rulebook does not mention ties. We let a card of the suit beat a Wild of the same rank, and the earlier of two Wilds win.

reading-hidden-points = Points with hidden roles
reading-hidden-points-hidden = hidden as well
reading-hidden-points-open = open to all
reading-hidden-points-about = Points would soon give a role away, so we keep them hidden until the game is over. A table may show them all the same.

reading-execution = Royal execution
reading-execution-open = all boards are laid open
reading-execution-visible = on other boards, only the top cards
reading-execution-about = The rulebook lets the Monarch's owner choose any living card, but only the top card of another player's pile can be seen. We open all boards for it. With closed piles, only the top cards of the others' living piles can be executed.

reading-lawyer = The Lawyer under Elizabeth
reading-lawyer-unaffiliated = taxes cards of no religion
reading-lawyer-nobody = taxes nobody
reading-lawyer-about = The Lawyer taxes the monarch's religion, and the rulebooks give Elizabeth's reign none. We tax the cards that have none either, as at the end of that round.

reading-first-chooser = Who chooses the first starting player
reading-first-chooser-drawn = drawn by lot
reading-first-chooser-about = In the rulebook, the player who was last in church chooses. A program cannot know that, so it draws lots, unless the players have settled it themselves.
