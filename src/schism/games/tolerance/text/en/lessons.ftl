# The first game, explained.

web-learn-tolerance-welcome = Welcome! You play three rounds, one for each monarch. A round has twelve tricks: everybody plays a card, and the highest card of the suit led wins.
web-learn-tolerance-goal = Winning a trick is not always good. Its cards act when it ends, and they go to your board. You want victory points, and your role says what scores: see "Role" beside the table.
web-learn-tolerance-start = First somebody chooses who starts the round.
web-learn-tolerance-cards = Every card has its rank and suit in the corner, its religion below, and piety and money at the bottom. In the middle is what it does. Point at a card, or press and hold it, to read more.
web-learn-tolerance-lead = You lead: play any card. The others must follow its suit.
web-learn-tolerance-follow = You must follow the suit led if you can. Raised cards can be played; the dark ones tell you why they cannot.
web-learn-tolerance-wild = Wilds (star badge) may always be played. Click the badge to declare one of the four suits.
web-learn-tolerance-won = The winner takes the trick. Now its living cards act, from the highest rank to the lowest.
web-learn-tolerance-tax = Taxes: the winner gets the money on the cards named. Some cards cost money. If you fall below zero, you must take a loan.
web-learn-tolerance-piety = Piety goes to the winner too, as Catholic or Protestant piety according to each card's religion.
web-learn-tolerance-kill = A card was killed. It no longer acts and lies among the dead on the board; some roles score for that, others suffer.
web-learn-tolerance-convert = A card was converted: it has a different religion for the rest of the round.
web-learn-tolerance-target = One of your cards must strike, and you choose the victim: click one of the marked cards in the trick.
web-learn-tolerance-boards = Each board has six piles: the living above, the dead below, sorted by religion. They score at the end of the round.
web-learn-tolerance-sheet = Pennants fill up as money and piety grow, one for every ten. They score at the end of the game and are never lost.
web-learn-tolerance-pennant = A pennant! It stays, whatever happens to the money or piety.
web-learn-tolerance-loan = Somebody took a loan. It can be repaid for 5 money at the end of a round, or it costs 3 points at the end of the game.
web-learn-tolerance-count = The round is over: taxes and piety come in from the living cards.
web-learn-tolerance-role = Then the roles score: suits, guild members, the dead. "Score" shows where every point came from.
web-learn-tolerance-execution = The monarch was alive at the end of the round, so one card had to die.
