# In the terminal.

tolerance-play-hint = Type a number or a short form, such as "T6". "help" shows more, "quit" ends the game.
tolerance-play-no-card = There is no card "{ $found }". Type its code, as in "card W10".
tolerance-play-help-actions = Type the number in front of a choice, or its short form: T6 plays that card, W10=C declares it as Clergy, "kill T6" picks a target. Capitals do not matter. You can also type:
tolerance-play-about-score = the score sheet; add a seat to see only that player's, as in "score 2"
tolerance-play-about-card = what a card does, as in "card W10"
tolerance-play-about-role = what the role cards score for
tolerance-play-word-piles = piles, pile
tolerance-play-about-piles = every card in your own piles
tolerance-play-no-score = Nothing has been scored yet: scoring is at the end of each round.
tolerance-deck-own =
    Your own deck, started as a copy of { $origin }.
    Change what you like: names, religions, piety, money, effects, the numbers on the roles.
    "source" says where a value comes from: "printed" on a card you own, "example" from an example in the
    rulebook, "house" from this program, "own" from you. Anything without a source counts as your own.
    Check the file with:  schism deck check { $file }
    Play with it:         schism play tolerance --deck { $file }
