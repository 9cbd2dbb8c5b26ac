# In the terminal.

tolerance-play-hint = Answer with a number or in short, as in "T6". "help" tells you more, "quit" ends the game.
tolerance-play-no-card = There is no card "{ $found }". Write its code, as in "card W10".
tolerance-play-help-actions = Type the number in front of a choice, or the choice in short: T6 plays that card, W10=C declares it as Clergy, "kill T6" picks a target. Capitals do not matter. Also:
tolerance-play-about-score = the score sheet
tolerance-play-about-card = what a card does, as in "card W10"
tolerance-play-about-role = what the role cards pay for
tolerance-play-no-score = Nothing has been counted yet: that happens at the end of a round.
tolerance-deck-own =
    A deck of your own, begun as a copy of { $origin }.
    Change what you like: names, religions, pieties, money, effects, the numbers of the roles.
    "source" says where a value comes from: "printed" on a card you own, "example" from an example of the
    rulebook, "house" from this program, "own" from you. What has no source counts as your own.
    Check the file with:  schism deck check { $file }
    Play with it:         schism play tolerance --deck { $file }
