# Looking back at a game from one seat.

cli-review-help = Review a recorded game from one seat: mistakes, and what was luck.
cli-review-example = Example: schism review game.json --seat 0 --html review.html
review-argument = A file with one record, or with one record a line.
review-option-seat = The seat whose decisions are reviewed, counted from 0.
review-option-game = Which record of the file, counted from 1.
review-option-budget = Simulations for each decision, as in 1000, or seconds, as in 0.5s.
review-option-seed = The same number and the same simulations give the same review.
review-option-html = Write the review as a page to this file.

review-title = { $game }, record { $number }: the decisions of { $who }
review-more = The file holds { $records } records; this is number { $number }. Choose another with --game N.
review-won = The game was won.
review-shared = The win was shared: { $end }% of it.
review-lost = The game was lost.
review-unfinished = The game is not finished: { $end }% expected after its last move.
review-counts = { $choices } decisions with a choice, { $forced } without. { $mistakes ->
    [0] None is clearly a mistake.
    [one] 1 is a mistake by this measure.
   *[other] { $mistakes } are mistakes by this measure.
  }
review-decisions = Decisions
review-head-move = Move
review-head-place = When
review-head-taken = Taken
review-head-better = Better
review-head-expected = Expected
review-head-loss = Loss
review-head-mistake = Mistake
review-place-round = R{ $round } T{ $trick }
review-place-turn = Turn { $turn }
review-percent = { $value }%
review-interval = { $low } to { $high }
review-mark = mistake
review-rest = Not shown: { $decisions } decisions without a better action, or where what is better is not certain. --all shows them.
review-option-all = Show every decision, also where nothing better is certain.
review-where = Where the result came from
review-start = Expected before the first card
review-own = Own decisions
review-luck = Luck: cards dealt, drawn and hidden
review-others = Others' play, and the unforeseen
review-end = Result
review-graph = Expected result through the game
review-graph-about = A line from { $start }% before the first card to { $end }% at the end. The table of decisions below has the same numbers.
review-axis = Move
review-note = "Expected" is the share of the win as seen from this seat at that moment, if everybody plays sensibly from there on. Losses come with intervals that hold all together 95 times in 100, so at most 1 review in 20 marks a mistake that is none by this measure. The measure itself is a program's judgement, not the truth.
review-written = Written: { $file }
error-review-budget = "{ $found }" is no budget: write simulations, as in 1000, or seconds, as in 0.5s.
error-review-game = { $file } holds { $records } records: there is no record { $found }.
