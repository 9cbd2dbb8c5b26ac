# In the terminal.

deck-own-avignon =
    A deck of your own, begun as a copy of { $origin }.
    Change what you like: petitions, factions, win conditions; add kinds, remove those of the expansion.
    "source" says where a value comes from: "printed" on a card you own, "review" from a published review,
    "house" from this program, "own" from you. What has no source counts as your own.
    Check the file with:  schism deck check { $file }
    Play with it:         schism play avignon --deck { $file }
