## learn

cli-learn-help = Train the bots' policy network on games against itself.
cli-learn-example = Example: schism learn tolerance --games 600000 --resume training.npz
learn-option-games = Number of games to learn from, with different numbers of players, decks and options.
learn-option-hidden = Size of the network's hidden layer.
learn-option-jobs = Number of threads that play. Default: one for each core.
learn-option-resume = A file for the state of the training. If it exists, training continues from there.
learn-option-weights = Weights to begin with. Default: random ones.
learn-option-out = Where to write the weights. Default: over those the bots use.
learn-progress = { $games } games, { $decisions } new decisions: entropy { $entropy } nats, surprise { $surprise } points; one against three by the current weights wins { $wins }% ({ $low } to { $high }).
learn-written = The weights are in { $file }.
