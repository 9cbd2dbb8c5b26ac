# The table server.

server-no-page =
    Schism is running, but its web page has not been built here.
    The API works: /api/openapi.json describes it.

cli-serve-help = Serve tables for people and bots in the browser.
cli-serve-example = Example: schism serve --open
serve-option-host = The address to listen on; 0.0.0.0 accepts connections from anywhere.
serve-option-port = The port; 0 picks one that is free.
serve-option-data = The folder for the database file. Default: where your system keeps application data.
serve-option-database = A PostgreSQL database instead of a file: postgresql://user@host/name
serve-option-bus = Redis, for several servers that share one database: redis://host
serve-option-root-path = The path under which a reverse proxy publishes the server.
serve-option-allow-origin = Another site that may open sockets, such as https://example.org; can be given several times.
serve-option-log = The format of log lines.
serve-option-most-connections = Maximum number of sockets at once.
serve-option-most-tables = Maximum number of tables in the database; once reached, no more can be created until some are removed.
serve-option-most-decks = Maximum number of decks in the database; decks that no table uses are deleted after a day.
serve-option-most-sockets = Maximum number of sockets at once from one address.
serve-option-most-spectators = Maximum number of spectators at one table.
serve-option-sleep-after = Seconds until an empty table is dropped from memory; it is loaded again when somebody comes.
serve-option-keep = Days without a move after which a table is removed.
serve-option-rate = Maximum number of messages per second from one socket.
serve-option-requests = Maximum number of requests per minute from one address that create or compute something.
serve-option-private-webhooks = Allow turn notifications to addresses in your own network.
serve-option-solo-on-server = Play games against bots on the server too. Otherwise they are played in the players' browsers and cost the server nothing.
serve-option-open = Open the page in the browser.
serve-ready = Ready. Press Ctrl-C to stop the server; games continue when it is started again.

error-port = Cannot listen on { $host }:{ $port }: { $reason }. Check --host, or choose another port with --port.
error-database = { $found } is not a supported database. Supported: { $known }
error-database-url = Give the database as a URL: postgresql://user@host/name or sqlite:///file
error-database-closed = The database { $where } cannot be used: { $reason }
error-no-database = There is no database { $file }: give its folder with --data, or its URL with --database.
error-bus-closed = The bus cannot be used: { $reason }
error-bus-url = Give the bus as a URL: redis://host
error-driver = { $package } is not installed: pip install { $package }
error-log-format = There is no log format "{ $found }". Formats: { $known }
error-message = The message was not understood: { $reason }
error-http = { $reason }
error-not-there = There is nothing at this address.
error-method = This address does not support this method.
error-frame-unknown = The record has no position { $found }.
error-too-large = The request is too large: the limit is { $limit } bytes.
error-failed = Something went wrong on the server. Try again in a moment.
error-too-many = Too many requests. Wait a moment, then try again.
error-too-many-tables = This server has no room for more tables. Try again later.
error-too-many-decks = This server has no room for more decks. Try again tomorrow.
error-too-many-spectators = This table has no room for more spectators.
error-table-unknown = There is no table "{ $found }".
error-token = This token is not valid for any seat here. Perhaps the host has removed you from the table.
error-key = You need a link to this table: ask its host for one.
error-host-only = Only the host of the table can do this.
error-host-stays = The host's seat cannot be given away: leave the table instead.
error-seat-taken = Seat { $seat } is taken.
error-seat-count = This game has { $expected } seats, not { $found }.
error-seat-twice = You can take only one seat.
error-table-full = All seats are taken.
error-started = The game has already started.
error-not-started = The game has not started yet.
error-not-alone = Other people play here. Only a game that you play alone among bots can be opened to friends.
error-paused = The game is paused.
error-not-paused = The game is not paused.
error-deck-line = A line of the deck is too long: the limit is { $longest } characters.
error-not-your-turn = "{ $action }" has to wait: it is not your turn.
error-begun-otherwise = This game cannot be opened here: under this server's rules it would have gone differently.
error-contributed = You have already added a random number to this table.
error-no-undo = This cannot simply be taken back: somebody has acted since, or something was revealed. Ask the others to let you.
error-proposal-open = Another request is still waiting for an answer.
error-proposal-declined = You have already asked for this. Wait until the game has moved on.
error-no-proposal = There is nothing to answer any more.
error-nobody-to-ask = None of the other players is here to agree.
error-no-draw = This game cannot be drawn by agreement.
error-pause-ask = This game is timed, so the others have to agree to a pause: ask them.
error-retired = You have resigned: a bot is playing in your seat now.
error-spectator = Spectators can only watch.
error-no-hints = Hints are not allowed at this table.
error-hello-first = Send a hello message first.
error-hello-once = You have already sent a hello message.
error-option-not-secret = { $option } cannot be named at a table where they are secret: deal them at random or let everybody choose.
error-webhook = "{ $found }" is not an address for turn notifications: it must begin with https://
error-journal-gap = The table's journal has a gap: entry { $expected } is missing before { $found }.
error-journal-damaged = Table { $table } is damaged: entry { $version } of its journal is not what was written. Restore a backup; schism admin check shows what else is affected.
error-database-in-use = { $file } is being used by another server. Stop that one first, or give this one its own folder with --data.
error-disk-failed = Writing to disk failed: { $reason }. Everything confirmed earlier is safe. Check the disk, then start the server again.

cli-site-help = Write the page as a folder for any static host: both games against all bots, without a server.
cli-site-example = Example: schism site public
site-argument = The folder to write; it is created if need be.
site-written = { $folder } is ready: put its contents on any web host, under any path.
error-no-page = The page has not been built. In a clone of the sources, make web builds it.
error-no-modules = The page was built without the modules that play in the browser. In a clone of the sources, make web builds them.
error-site-folder = { $folder } holds other files. Name an empty folder, or one written earlier by schism site.

cli-verify-help = Check that a table dealt what it had committed to before the game.
cli-verify-example = Example: schism verify game.json
verify-argument = The record of a finished game, as saved from the table.
verify-ok = Proven: { $outcomes ->
    [one] the one chance outcome
   *[other] all { $outcomes } chance outcomes
  }, and any roles or kinds dealt at random, follow from the secret behind the commitment { $commitment }
verify-contribution = Seat { $seat } added { $random } before the game. The deals follow from both numbers, so nobody could choose them.
verify-no-contributions = No player added a random number, so the server could have chosen the secret.
verify-compare = Compare this with the commitment that the table showed before the game.

admin-help = Manage a server's tables: list, check, back up, export, import, remove.
admin-example = Example: schism admin list
admin-list-help = List all tables.
admin-list-example = Example: schism admin list --json
admin-backup-help = Copy the database file, even while the server is running.
admin-backup-example = Example: schism admin backup tables-backup.sqlite
admin-check-help = Check the database for damage: the file, every journal and its checksums, and rows that belong to no table.
admin-check-example = Example: schism admin check
admin-sound = Everything is in order.
error-check-log = { $writes ->
    [one] The last write before the server stopped is lost
   *[other] The last { $writes } writes before the server stopped are lost
  }: the write-ahead log is damaged.
error-check-file = The database file is damaged: { $reason }
error-check-orphan = There are { $part } for table { $table }, but no such table.
error-check-table = Table { $table }: { $reason }
admin-export-help = Write tables to a file, one per line, with everything needed to continue them elsewhere.
admin-export-example = Example: schism admin export tables.jsonl
admin-import-help = Read tables from an exported file.
admin-import-example = Example: schism admin import tables.jsonl --database postgresql://localhost/schism
admin-remove-help = Remove tables and their journals for good.
admin-remove-example = Example: schism admin remove k3v9x2m4pq7w
admin-argument-table = The table's id.
admin-argument-file = The file to write.
admin-argument-exported = A file that export has written.
admin-option-table = Only this table.
admin-head-id = Table
admin-head-game = Game
admin-head-state = State
admin-head-entries = Entries
admin-head-created = Created
admin-state-waiting = waiting
admin-state-playing = playing
admin-state-over = over
admin-written = Wrote { $file }. It contains the secrets of running games: keep it safe.
admin-imported = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  } imported.
admin-left-alone = { $tables ->
    [one] 1 table was
   *[other] { $tables } tables were
  } already there and left unchanged.
admin-removed = Removed { $table }.
admin-removed-unused = Removed { $tables ->
    [one] 1 table.
   *[other] { $tables } tables.
  }
admin-option-unused-for = All tables where nothing has happened for this many days.
error-remove-which = Which tables? Give the id of one, or --unused-for DAYS.

error-backup-postgres = To back up a PostgreSQL database, use pg_dump.
error-import-line = A line is not an exported table ("{ $expected }"): { $reason }

error-misread-at = { $place }: { $reason }
error-misread-missing = missing
error-misread-extra = not expected here
error-misread-json = not valid JSON
error-misread-choice = not one of the allowed values
error-misread-invisible = must contain a visible character
error-misread-text = must be text
error-misread-number = must be a number
error-misread-bool = must be true or false
error-misread-list = must be a list
error-misread-object = must be an object
error-misread-too-long = too long
error-misread-too-short = too short
error-misread-too-small = too small
error-misread-too-large = too large
error-misread-other = { $reason }
