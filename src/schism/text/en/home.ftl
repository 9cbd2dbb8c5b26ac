# The pages around the table: start, home, invitations, gallery, rules.

web-start-title = Two games about a divided church
web-start-lead = Play against bots right away, or send friends a link. No account, nothing to install.
web-start-replay = Watch a recorded game
web-welcome-back = { $name ->
    [none] Welcome back
   *[other] Welcome back, { $name }
  }
web-side = Your side
web-side-against-level = { $count ->
    [one] As { $side }, against one bot ({ $level })
   *[other] As { $side }, against { $count } bots ({ $level })
  }
web-against-level = { $count ->
    [one] Against one bot ({ $level })
   *[other] Against { $count } bots ({ $level })
  }
web-play-options = Options

## Games of this browser

web-under-way = Your games in progress
web-resume-game = Resume
web-go-to-table = Open
web-more-games = { $count ->
    [one] 1 more game
   *[other] { $count } more games
  }
web-put-away = Put away
web-put-away-name = Put away: { $game }
web-put-away-list = { $count ->
    [one] 1 game put away
   *[other] { $count } games put away
  }
web-bring-back = Bring back
web-with = with { $who }
web-against-bots = with { $who } ({ $level })
web-turn-yours = Your turn · { $time }
web-turn-theirs = Waiting for { $who } · { $time }
web-turn-paused = Paused · { $time }
web-turn-waiting = Waiting for players
web-time-minutes = { $count ->
    [0] just now
    [one] 1 minute
   *[other] { $count } minutes
  }
web-time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
web-time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
web-finished = Your last games
web-place = { $place ->
    [1] Won
    [2] 2nd of { $of }
    [3] 3rd of { $of }
   *[other] { $place }th of { $of }
  }
web-place-two = { $place ->
    [1] Won
   *[other] Lost
  }
web-place-shared = { $place ->
    [1] Win shared
    [2] Tied for 2nd of { $of }
    [3] Tied for 3rd of { $of }
   *[other] Tied for { $place }th of { $of }
  }
web-place-drawn = Draw
web-look-back = Review
web-look-back-name = Review: { $game }, { $date }
web-watch-again = Replay
web-watch-again-name = Replay: { $game }, { $date }
web-results = Your results
web-results-level = Opponents
web-results-won = Won
web-results-score = { $won } of { $played } won
web-results-game = Game
web-results-note = Games against bots of one level, counted in this browser.
web-next-lesson = Next lesson
web-next-lesson-about = New to { $game }? Learn it in a first game that explains itself.

## Today's deal

web-daily = Today's deal
web-daily-about = The same cards and the same bots for everybody, one try, a new deal every day.
web-daily-play = Play it
web-daily-row = { $count ->
    [0] No streak yet
    [one] 1 day in a row
   *[other] { $count } days in a row
  }
web-daily-moves = Over after { $moves } moves
web-daily-text = Schism, deal of { $date }. { $game }: { $result }, after { $moves } moves.

## Gallery

web-gallery = Cards

## Invitations

web-share = Share
web-share-text = Play { $game } with me:
web-qr = QR code
web-qr-label = The link as a QR code
web-at-the-table = At the table: { $who }
web-facts-bots = { $count ->
    [one] 1 bot: { $level }
   *[other] { $count } bots: { $level }
  }
web-facts-hints = with hints
web-facts-no-hints = without hints

## The review beside a replay

web-review-won = The game was won.
web-review-lost = The game was lost.
web-review-shared = The win was shared.
web-review-unfinished = The game was not finished.
web-review-summary = { $count ->
    [0] None of the { $choices } decisions cost much.
    [one] One of the { $choices } decisions mattered a lot; the others cost little.
   *[other] { $count } of the { $choices } decisions mattered most; the others cost less.
  }
web-review-mattered = What mattered
web-review-all = show all
web-review-chosen = Chosen: { $taken }
web-review-better-was = Better: { $better }
web-review-fine = There was nothing clearly better.
web-review-cost-small = cost a little
web-review-cost-large = cost a lot
web-review-expert = A master would have chosen it too.
web-review-made-of = Where the result came from
web-review-own = The player's decisions
web-review-luck = Luck of the cards
web-review-others = Other players, and surprises
web-review-effect-none = made no difference
web-review-effect-helped-small = helped a little
web-review-effect-helped-large = helped a lot
web-review-effect-hurt-small = cost a little
web-review-effect-hurt-large = cost a lot
web-review-figures = Figures
web-review-expected = Chance of winning: { $expected }.
web-review-loss = Lost compared with the best choice: { $loss } ({ $interval }).
web-review-graph = Chance of winning over the course of the game

## Rules

web-contents = Contents
web-examples = Worked examples
web-example = Example { $number }
web-example-play = Play it card by card
web-print = Print
