# The command line: help pages, prompts, headings.

cli-help = Two card games about a divided church: play them, study them, build on them.
cli-example = Example: schism play tolerance --players 4
cli-help-usage = Usage:
cli-help-help = Show this help and exit.
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-default = [default: { $value }]
cli-help-required = [required]
cli-shape-address = ADDRESS
cli-shape-args = ARGS
cli-shape-command = COMMAND
cli-shape-days = DAYS
cli-shape-dir = DIR
cli-shape-file = FILE
cli-shape-folder = FOLDER
cli-shape-game = GAME
cli-shape-host = HOST
cli-shape-level = LEVEL
cli-shape-name = NAME
cli-shape-options = OPTIONS
cli-shape-origin = ORIGIN
cli-shape-part = PART
cli-shape-path = PATH
cli-shape-port = PORT
cli-shape-record = RECORD
cli-shape-seconds = SECONDS
cli-shape-table = TABLE
cli-shape-url = URL
cli-shape-value = VALUE
cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
cli-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-loading = Getting the rules ready; the first time this takes up to a minute ...
cli-compiling = Compiling the rules; this happens once and takes up to a minute ...

cli-option-lang = Language: English or German. Default: the language of your system.
cli-option-json = Print the result as JSON, for programs.
cli-option-version = Show the version and exit.
option-players-help = Number of players.
cli-reading = { $name }={ $default } or { $other }
option-readings-help = Choose another reading of a rule; can be given several times. The first value is the default: { $readings }
reading-seat = seat { $seat }
cli-option-deck = A deck that ships with the program, or your own deck file.
cli-argument-game = The game: { $games }.

## play

cli-play-help = Play a game in the terminal against bots.
cli-play-example = Example: schism play tolerance --players 4 --roles random --bots canon,chaplain,novice
play-option-bots = One level for all bots, or one for each, separated by commas: { $levels }. Default: { $usual }.
play-option-seat = Your seat, counted from 0.
play-option-seed = The same number deals the same cards. Default: a secure random deal.
play-option-save = Save the game to this file when it ends or you leave.
play-option-resume = Continue a saved game; anything dealt or drawn from then on is new.

play-you = You
play-names = Agnes, Barnaby, Cecily, Dorothy
play-welcome = { $game } with the deck { $deck }
play-seats = You are in seat { $seat }. Also at the table: { $others }
play-reading = { $reading }: { $value }
play-wish = Choice { $number } of { $wishes }, in secret; ties are broken by lot:
play-hint = Type the number of your choice. "help" shows more, "quit" ends the game.
play-not-understood = "{ $answer }" is not possible here. Type a number from the list or, for example, "{ $example }"; "help" shows more.
play-left = You have left the table.
play-saved = Saved in { $file }. To watch it: schism replay { $file }
play-interrupted = You interrupted the game. To continue it: schism play { $game } --resume { $file }
play-save-first = Save the game? Type a file name, or press Enter to leave without saving:
play-undone = Undone.
play-no-card = There is no card "{ $found }".
play-help-actions = Type the number in front of a choice, or its short form, in capitals or not. You can also type:
play-no-readings = This table uses the default reading of every rule.
play-no-score = Nothing has been scored yet.
play-ask = Your choice:
play-word-help = help, ?
play-word-log = log
play-word-score = score
play-word-card = card, cards
play-word-role = role, roles
play-word-readings = readings, reading
play-word-undo = undo
play-word-save = save
play-word-quit = quit, exit
play-about-help = this list
play-about-log = everything that has happened
play-about-score = the score so far
play-about-card = what a card does
play-about-role = what you are playing for
play-about-readings = which rules this table reads differently
play-about-undo = go back to your last decision
play-about-save = save the game to a file, as in "save game.json"
play-about-quit = leave the table

## deck

deck-help = List decks, look inside one, check one or start your own.
deck-example = Example: schism deck show house-en
deck-list-help = List the decks that ship with the program.
deck-list-example = Example: schism deck list
deck-show-help = Print a deck, with the source of every value.
deck-show-example = Example: schism deck show house-en
deck-check-help = Check a deck file and say where anything is wrong.
deck-check-example = Example: schism deck check my-cards.toml
deck-new-help = Start your own deck as a copy of another.
deck-new-example = Example: schism deck new my-cards.toml --from house-en
deck-argument = A deck that ships with the program, or a file.
deck-argument-file = The deck file.
deck-argument-new = The file to create; its name becomes the deck's id.
deck-option-from = The deck to copy.
deck-head-id = Deck
deck-head-game = Game
deck-head-edition = Edition
deck-head-sha256 = sha256
deck-title = { $id }, a deck for { $game }
deck-warning = warning: { $text }
deck-ok = { $file }: ok, deck { $id }, sha256 { $sha256 }
deck-made = Created { $file }. Change what you like, then run: schism deck check { $file }
deck-own =
    Your own deck, started as a copy of { $origin }. Change what you like.
    Check the file with:  schism deck check { $file }
    Play with it:         schism play { $game } --deck { $file }

## simulate

cli-simulate-help = Play many games without a display and collect statistics.
cli-simulate-example = Example: schism simulate tolerance --games 10000 --players 4 --seed 7 --json
simulate-option-games = Number of games.
simulate-option-seed = The same number plays the same games on every machine.
simulate-option-bots = One level for every seat, or one for each, separated by commas.
simulate-option-records = Write every game to this file, one record per line.
simulate-games = Games
simulate-decisions = Decisions
simulate-seconds = Seconds
simulate-decisions-per-second = Decisions per second
simulate-games-per-second = Games per second
simulate-shared-wins = Shared wins
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins (95%)
simulate-percent = { $mean }% ({ $low } to { $high })
simulate-mean = { $mean } ({ $low } to { $high })

## replay

cli-replay-help = Show recorded games in words, or check that they replay exactly.
cli-replay-example = Example: schism replay games.jsonl --check
replay-argument = A file with one record, or one record per line.
replay-option-check = Replay without showing anything, and fail at the first difference.
replay-ok = { $file }: ok, { $records ->
    [one] 1 record
   *[other] { $records } records
  }, { $actions } actions
replay-title = Record { $number }: { $game } with the deck { $deck }
replay-seat = Seat { $seat }
replay-unfinished = The record ends here, before the end of the game.
replay-ended = { $by ->
    [resign] { $who } resigned.
    [time] { $who } ran out of time and lost.
   *[draw] The players agreed on a draw.
  }
replay-stand-in = From action { $first } on, a bot played for { $who }.

## bench

cli-bench-help = Measure how fast random games are played, compared with other game libraries.
cli-bench-example = Example: schism bench --seconds 3
bench-option-seconds = Seconds for each measurement.
bench-running = Measurement { $number } of { $total } ...
bench-head-name = Random games, one core
bench-head-decisions = decisions/s
bench-head-games = games/s
bench-head-ratio = ratio
bench-missing = Some peers are not installed. Install them with "make bench" or: pip install { $packages }
bench-state = Size of a state in bytes: { $bytes }
