## tune

cli-tune-help = Search for house values that make a deck fair and lively, and write them as a deck file.
cli-tune-example = Example: schism tune tolerance fair.toml --deck house-en --bots quick:100 --resume tuning
tune-argument-file = The deck file to write; its name becomes the deck's id.
tune-option-bots = The level that plays; quick:100 thinks for 100 iterations, the same on every machine.
tune-option-games = How many games decide a step.
tune-option-steps = How many steps the search takes.
tune-option-candidates = How many changed decks are tried in each step.
tune-before = Before (95%)
tune-after = After (95%)
tune-loss = Imbalance (1: everybody at the edge of what is fair)
tune-change = { $value }: { $before } became { $after }
tune-written = The deck is in { $file }. Before and after were played on deals that the search had not seen.
tune-comment = Found by schism tune, starting from { $origin }, with { $bots } at the table.
    House values only: what is printed or known from examples is as it was.
