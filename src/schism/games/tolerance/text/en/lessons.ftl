# The first game, explained.

web-learn-tolerance-welcome = Welcome! You play three rounds, one for each monarch. A round has twelve tricks: everybody plays a card, and the highest card of the suit that was led wins.
web-learn-tolerance-goal = Winning a trick is not always good. The cards in it act when it ends, and they go to your board. You want victory points, and your role says what pays: see "Role" beside the table.
web-learn-tolerance-start = First somebody chooses who starts the round.
web-learn-tolerance-cards = Every card has a rank and suit at its corner, a religion below, and piety and money at the foot. In the middle stands what it does. Point at a card, or press long on it, to read more.
web-learn-tolerance-lead = You lead: play any card. Its suit is the one the others must follow.
web-learn-tolerance-follow = You must follow the suit led if you can. Cards that stand higher may be played; the dark ones tell you why not.
web-learn-tolerance-wild = Wilds (star badge) may always be played. You declare each as one of the four suits by clicking on its badge.
web-learn-tolerance-won = The winner takes the trick. Now its living cards act, from the highest rank to the lowest.
web-learn-tolerance-tax = Taxes: the winner gets the money on the cards named. Some cards cost money. Below zero one must take a loan.
web-learn-tolerance-piety = Piety goes to the winner too, as Catholic or Protestant piety by the religion of each card.
web-learn-tolerance-kill = A card was killed. It does not act any more and lies among the dead of the board; some roles pay for that, others suffer.
web-learn-tolerance-convert = A card was converted: it changes its religion for the rest of the round.
web-learn-tolerance-target = A card of yours must strike, and you choose whom: click one of the marked cards of the trick.
web-learn-tolerance-boards = Each board has six piles: the living above, the dead below, sorted by religion. They count at the end of the round.
web-learn-tolerance-sheet = Pennants fill as money and pieties grow, one for each ten. They pay at the end of the game and are never lost.
web-learn-tolerance-pennant = A pennant! It stays, whatever happens to the money or piety.
web-learn-tolerance-loan = Somebody took a loan. It can be repaid for 5 money at the end of a round, or costs 3 points at the end of the game.
web-learn-tolerance-count = The round is over: taxes and piety come in from the living cards.
web-learn-tolerance-role = Then the roles pay: suits, guild members, the dead. "Score" shows where every point came from.
web-learn-tolerance-execution = The monarch was alive at the end of the round, so one card had to die.
