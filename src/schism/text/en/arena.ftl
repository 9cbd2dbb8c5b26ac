# Tournaments of bots.

cli-arena-help = Let bots play a tournament: the same deals in every seat, ratings with 95% intervals.
cli-arena-example = Example: schism arena tolerance --bots random,greedy,quick:200 --games 400 --resume bots.jsonl
arena-option-bots = Two levels or more, separated by commas. quick:200 gives a search 200 iterations a move, quick:0.2s so many seconds; cmd:./mybot.py is a program of yours.
arena-option-games = How many games, rounded up to whole deals: each is played by every pair of bots in every seat.
arena-option-seed = The same number deals the same cards.
arena-option-resume = Keep finished deals in this file; the same command goes on where it stopped.
arena-option-jobs = How many games to play at once, each on a core of its own.
arena-bot = Bot
arena-rating = Rating (95%)
arena-rating-number = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-wins = Wins alone (95%)
arena-games = Games
arena-against = Alone against
arena-note = One bot alone against a table of another, in every seat of { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }; an even share of the wins is { $even }%.
