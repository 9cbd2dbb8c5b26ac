# The first game, explained.

web-learn-tolerance-welcome = Welcome! Everybody plays a card here, and the highest card of the suit led wins the trick. A round has twelve tricks, and there are three rounds.
web-learn-tolerance-goal = This is your board: the cards you win come here. Below each suit is what your role pays for it, so you can see which cards you want, and which to leave to the others.
web-learn-tolerance-start = You choose who plays the first card of the round.
web-learn-tolerance-cards = A card has its rank, suit and religion in the corner, and piety and money at the bottom. In between is what it does when the trick is over. Point at a card, or press and hold it, to read more.
web-learn-tolerance-lead = You lead: play any card. The others must follow its suit if they can.
web-learn-tolerance-follow = Follow the suit led if you can: raised cards can be played, dark ones tell you why not. Point at a card to see what it would do.
web-learn-tolerance-wild = This is a Wild. You may play it at any time, and you say which of the four suits it stands for.
web-learn-tolerance-won = The winner takes the trick. Now its living cards act, from the highest rank to the lowest.
web-learn-tolerance-tax = Taxes: the winner gets the money on the cards named. Some cards cost money. If you fall below zero, you must take a loan.
web-learn-tolerance-piety = Piety goes to the winner too, as Catholic or Protestant piety according to each card's religion.
web-learn-tolerance-kill = A card was killed. It no longer acts and lies among the dead on the board; some roles score for that, others suffer.
web-learn-tolerance-convert = A card was converted: it has a different religion for the rest of the round.
web-learn-tolerance-target = One of your cards must strike, and you choose the victim: click one of the marked cards in the trick.
web-learn-tolerance-boards = Keep an eye on the others: the number after the arrow is what they would have if the round ended now, and a crown marks whoever has the most of a suit. Open a board to see its cards.
web-learn-tolerance-sheet = Money and piety fill these tracks. Every ten earn a pennant, which scores at the end of the game and is never lost.
web-learn-tolerance-pennant = A pennant! It stays, whatever happens to the money or piety.
web-learn-tolerance-loan = Somebody took a loan. It can be repaid for 5 money at the end of a round, or it costs 3 points at the end of the game.
web-learn-tolerance-count = The round is over: taxes and piety come in from the living cards.
web-learn-tolerance-role = Then the roles score: suits, guild members, the dead. "Score" shows where every point came from.
web-learn-tolerance-execution = The monarch was alive at the end of the round, so one card had to die.
