## learn

cli-learn-help = Train the bots' policy network on games between bots that search.
cli-learn-example = Example: schism learn tolerance --games 1300 --resume lessons
learn-option-games = Number of games to learn from, with different numbers of players, decks and options.
learn-option-iterations = Number of search iterations per move in these games.
learn-option-epochs = Number of passes over all their decisions.
learn-option-hidden = Size of the network's hidden layer.
learn-option-out = Where to write the weights. Default: over those the bots use.
learn-decisions = { $count } decisions to learn from. Loss in nats per decision; lower is better.
learn-epoch = Epoch { $epoch }: loss { $loss }, { $test } on unseen decisions, where it agrees with the search { $agreement }% of the time.
learn-written = The weights are in { $file }.
