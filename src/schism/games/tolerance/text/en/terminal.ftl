# In the terminal.

play-no-score = Nothing has been counted yet: that happens at the end of a round.
deck-own-tolerance =
    A deck of your own, begun as a copy of { $origin }.
    Change what you like: names, religions, pieties, money, effects, the numbers of the roles.
    "source" says where a value comes from: "printed" on a card you own, "example" from an example of the
    rulebook, "house" from this program, "own" from you. What has no source counts as your own.
    Check the file with:  schism deck check { $file }
    Play with it:         schism play tolerance --deck { $file }
