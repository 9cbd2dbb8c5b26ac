## learn

cli-learn-help = Learn how strong players play a game, from games between searching bots, for the bots to use.
cli-learn-example = Example: schism learn tolerance --games 1300 --resume lessons
learn-option-games = Number of games to learn from, of all kinds.
learn-option-iterations = How long the bots in these games search, in iterations.
learn-option-epochs = How often to go through all their decisions.
learn-option-hidden = Size of the network's hidden layer.
learn-option-out = Where to write the weights; otherwise they replace those that the bots use.
learn-decisions = { $count } decisions to learn from. Loss in nats a decision: less is better.
learn-epoch = Pass { $epoch }: loss { $loss }, { $test } on decisions it has not seen; there it agrees with the search in { $agreement }%.
learn-written = The weights are in { $file }.
