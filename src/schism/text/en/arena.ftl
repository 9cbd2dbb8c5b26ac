# Tournaments of bots.

cli-arena-help = Run a bot tournament: the same deals in every seat, ratings with 95% intervals.
cli-arena-example = Example: schism arena tolerance --bots random,greedy,quick:200 --games 400 --resume bots.jsonl
arena-option-bots = Two or more levels, separated by commas. quick:200 searches for 200 iterations per move, quick:0.2s for 0.2 seconds; quick@0.1 and master@0.1 play as in version 0.1; cmd:./mybot.py runs your own program.
arena-option-games = Number of games, rounded up to whole deals: every pair of bots plays each deal in every seat.
arena-option-seed = The same number deals the same cards.
arena-option-resume = Keep finished deals in this file, so that the same command picks up where it stopped.
arena-option-jobs = Number of games to play at once, each on its own core.
arena-bot = Bot
arena-rating = Rating (95%)
arena-rating-number = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-wins = Wins alone (95%)
arena-games = Games
arena-against = Alone against
arena-note = Each bot plays alone against a table of another, in every seat of { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
  }; an even share of the wins is { $even }%.
