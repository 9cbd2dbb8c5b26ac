## tune

cli-tune-help = Search for house values that make a deck fair and lively, and write them to a deck file.
cli-tune-example = Example: schism tune tolerance fair.toml --deck house-en --bots quick:100 --resume tuning
tune-argument-file = The deck file to write; its name becomes the deck's id.
tune-option-bots = The level that plays; quick:100 searches for 100 iterations, the same on every machine.
tune-option-games = Number of games that decide a step.
tune-option-steps = Number of search steps.
tune-option-candidates = Number of modified decks to try in each step.
tune-before = Before (95%)
tune-after = After (95%)
tune-loss = Imbalance (1 = everybody at the limit of what is fair)
tune-change = { $value }: { $before } became { $after }
tune-written = Deck written to { $file }. Before and after were played on deals that the search had not seen.
tune-comment = Found by schism tune, starting from { $origin }, with { $bots } at the table.
    Only house values were changed, none that are printed or known from examples.
