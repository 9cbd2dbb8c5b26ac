# In the terminal.

avignon-play-hint = Type a number or a short form, such as "beseech 3". "help" shows more, "quit" ends the game.
avignon-play-no-card = There is no card "{ $found }". Type its name, as in "card bishop".
avignon-play-help-actions = Type the number in front of a choice, or its short form: "beseech 3" pulls the person in column 3 towards you, "petition 2" uses the ability of the person in column 2. Capitals do not matter. You can also type:
avignon-play-about-score = who has joined which congregation
avignon-play-about-card = what a card does, as in "card bishop"
avignon-play-about-role = which side you are, and what everybody in the game can do
avignon-deck-own =
    Your own deck, started as a copy of { $origin }.
    Change what you like: petitions, factions, win conditions; add kinds, or remove those of the expansion.
    "source" says where a value comes from: "printed" on a card you own, "review" from a published review,
    "house" from this program, "own" from you. Anything without a source counts as your own.
    Check the file with:  schism deck check { $file }
    Play with it:         schism play avignon --deck { $file }
