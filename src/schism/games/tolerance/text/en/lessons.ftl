# The first game, explained.

web-learn-tolerance-welcome = Welcome! Everybody plays one card here, and the highest card of the suit led wins them all. A round has twelve tricks, and there are three rounds.
web-learn-tolerance-goal = This is your board: the cards you win come here. Below each suit is what one card of it brings you. So you can see which cards to go for, and which to leave to the others.
web-learn-tolerance-start = You choose who plays the first card of the round.
web-learn-tolerance-cards = The corner of a card shows its rank, suit and religion, the bottom its piety and money. In between is what it does when the trick is over. Point at a card, or hold your finger on it, to read more.
web-learn-tolerance-lead = You lead, so play any card. The others must follow its suit if they can.
web-learn-tolerance-follow = Follow the suit led if you can: raised cards can be played, dark ones tell you why not. Point at a card, or tap it once, to see what it would do.
web-learn-tolerance-wild = This is a Wild. You may play it at any time, and you say which of the four suits it stands for.
web-learn-tolerance-won = The winner takes the trick. But first its cards act, from the highest rank to the lowest.
web-learn-tolerance-gain = Your first trick! Its cards are on your board now. Below each suit you see what they will bring, and beside your name what it all adds up to.
web-learn-tolerance-tax = A tax: the winner of the trick gets the money on the cards named. On some of them it is negative, and whoever falls below zero has to take a loan.
web-learn-tolerance-piety = Piety goes to the winner too: Catholic or Protestant, by the religion of each card.
web-learn-tolerance-kill = A card was killed. It does nothing more and goes to the dead on the winner's board. Some roles score for the dead, others suffer.
web-learn-tolerance-convert = A card was converted: it keeps its new religion for the rest of the round.
web-learn-tolerance-target = One of your cards strikes, and you choose whom: pick one of the marked cards in the trick.
web-learn-tolerance-boards = Keep an eye on the others: their boards show what they have and what the round would add. A crown marks whoever has the most of a suit. Open a board to see its cards.
web-learn-tolerance-sheet = Money and piety fill these tracks. Every ten earn a pennant, which scores at the end of the game and is never lost.
web-learn-tolerance-pennant = A pennant, for ten money or piety! It scores at the end of the game, and it stays, whatever happens later.
web-learn-tolerance-loan = Somebody has taken a loan. Paying it back costs 5 money at the end of a round; not paying it back costs 3 points at the end of the game.
web-learn-tolerance-count = The round is over. The living cards bring in taxes and piety once more.
web-learn-tolerance-role = Now the roles score: suits, guild members, the dead. "Score" shows where every point came from.
web-learn-tolerance-execution = The monarch has survived the round, so one card has to die. Whoever has the monarch chooses it.
