# Looking back at a game from one seat.

cli-review-help = Review a recorded game from one seat: mistakes, and what was luck.
cli-review-example = Example: schism review game.json --seat 0 --html review.html
review-argument = A file with one record, or one record per line.
review-option-seat = The seat whose decisions to review, counted from 0.
review-option-game = Which record in the file, counted from 1.
review-option-budget = Simulations per decision, such as 1000, or seconds, such as 0.5s.
review-option-seed = The same number and the same simulations give the same review.
review-option-html = Write the review to this file as a web page.

review-title = Review: { $game }, record { $number }, { $who }
review-more = The file holds { $records } records; this is number { $number }. Choose another with --game N.
review-won = This seat won the game.
review-shared = This seat shared the win: its share is { $end }%.
review-lost = This seat lost the game.
review-unfinished = The game is unfinished: after its last move, { $end }% of the win could be expected.
review-counts = { $choices ->
    [one] 1 decision
   *[other] { $choices } decisions
  } with a choice, { $forced } without. { $mistakes ->
    [0] No clear mistakes.
    [one] 1 clear mistake.
   *[other] { $mistakes } clear mistakes.
  }
review-decisions = Decisions
review-head-move = Move
review-head-place = When
review-head-taken = Chosen
review-head-better = Better
review-head-expected = Expected
review-head-loss = Loss
review-head-mistake = Mistake
review-place-round = R{ $round }, { $trick ->
    [13] end
   *[other] trick { $trick }
  }
review-place-turn = Turn { $turn }
review-percent = { $value }%
review-interval = { $low } to { $high }
review-mark = mistake
review-expert = {" *"}
review-expert-note = * A master would have chosen it too.
review-rest = Not shown: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  } where nothing was clearly better. To see everything, use --all.
review-option-all = Show every decision, even where nothing was clearly better.
review-where = Where the result came from
review-start = Expected before the first card
review-own = This seat's decisions
review-luck = Luck: cards dealt, drawn and hidden
review-others = Other players, and the unforeseen
review-end = Result
review-graph = Expected result over the course of the game
review-graph-about = A line from { $start }% before the first card to { $end }% at the end. The table of decisions below has the same numbers.
review-axis = Move
review-note = "Expected" is the share of the win that this seat could expect at that moment, if everybody played sensibly from then on. A loss is what the better action would probably have brought on top; in 95 of 100 cases it lies in the range given. Marked is what cost more than 2% of the win with a probability of at least 97%. All this is a program's judgement, not the truth.
review-written = Review written to { $file }.
error-review-budget = "{ $found }" is not a budget: write simulations, such as 1000, or seconds, such as 0.5s.
error-review-game = { $file } has { $records ->
    [one] 1 record
   *[other] { $records } records
  }, but no record { $found }.
