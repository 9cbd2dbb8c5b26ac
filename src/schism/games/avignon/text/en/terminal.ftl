# In the terminal.

avignon-play-hint = Answer with a number or in short, as in "beseech 3". "help" tells you more, "quit" ends the game.
avignon-play-no-card = There is no card "{ $found }". Write its name, as in "card bishop".
avignon-play-help-actions = Type the number in front of a choice, or the choice in short: "beseech 3" draws the person in column 3 towards you, "petition 2" uses the ability of the one in column 2. Capitals do not matter. Also:
avignon-play-about-score = who has joined which congregation
avignon-play-about-card = what a card does, as in "card bishop"
avignon-play-about-role = whom you play for, and what everybody in the game can do
avignon-deck-own =
    A deck of your own, begun as a copy of { $origin }.
    Change what you like: petitions, factions, win conditions; add kinds, remove those of the expansion.
    "source" says where a value comes from: "printed" on a card you own, "review" from a published review,
    "house" from this program, "own" from you. What has no source counts as your own.
    Check the file with:  schism deck check { $file }
    Play with it:         schism play avignon --deck { $file }
