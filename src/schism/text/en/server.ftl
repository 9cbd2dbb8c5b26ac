# The table server.

server-no-page =
    Schism is running, but its page has not been built here.
    The programming interface is there: /api/openapi.json tells all about it.

cli-serve-help = Serve tables for people and bots in the browser.
cli-serve-example = Example: schism serve --open
serve-option-host = The address to listen on; 0.0.0.0 is everybody's.
serve-option-port = The port; 0 takes any that is free.
serve-option-data = The folder of the database file. Otherwise where your system keeps such data.
serve-option-database = A PostgreSQL database instead of a file: postgresql://user@host/name
serve-option-bus = For several servers with one database: redis://host
serve-option-root-path = The path under which a proxy shows the server.
serve-option-allow-origin = Another page that may open sockets, as in https://example.org; may be given several times.
serve-option-log = How log lines are written.
serve-option-most-connections = At most so many sockets at once.
serve-option-most-tables = At most so many tables in the database; then none can be made until some are removed.
serve-option-most-decks = At most so many decks in the database; those that no table uses are forgotten after a day.
serve-option-most-sockets = At most so many sockets at once from one address.
serve-option-most-spectators = At most so many spectators at one table.
serve-option-sleep-after = A table without anybody leaves the memory after so many seconds, and wakes when somebody comes.
serve-option-rate = At most so many messages a second of one socket.
serve-option-requests = At most so many requests a minute of one address, where they make or compute something.
serve-option-private-webhooks = Allow turn notices to addresses in your own network.
serve-option-open = Open the page in the browser.
serve-ready = Ready. Ctrl-C stops the server; games go on when it is started again.

error-port = { $host }:{ $port } cannot be listened on: { $reason }. Another port: --port
error-database = { $found } is no database we can use: { $known }
error-database-url = The database is given as an address: postgresql://user@host/name or sqlite:///file
error-database-closed = The database { $where } cannot be used: { $reason }
error-no-database = There is no database { $file }: give its folder with --data, or its address with --database.
error-bus-closed = The bus cannot be used: { $reason }
error-bus-url = The bus is given as an address: redis://host
error-driver = { $package } is not installed: pip install { $package }
error-log-format = There is no log format "{ $found }": { $known }
error-message = That was not understood: { $reason }
error-http = { $reason }
error-not-there = There is nothing at this address.
error-method = This address cannot be asked in this way.
error-frame-unknown = The record has no position { $found }.
error-too-large = The request is too large: at most { $limit } bytes.
error-failed = The server could not do this. Try again in a moment.
error-too-many = Too many requests: wait a little.
error-too-many-tables = There are too many tables here already: try again later.
error-too-many-decks = Too many decks are kept here already: try again tomorrow.
error-too-many-spectators = Too many people are watching already.
error-table-unknown = There is no table "{ $found }".
error-token = This token opens no seat here. Did somebody remove you from the table?
error-key = A link to this table is needed: ask who made it.
error-host-only = Only the host of the table can do this.
error-host-stays = The host cannot be moved: leave the table instead.
error-seat-taken = Seat { $seat } is taken.
error-seat-count = This game has { $expected } seats, not { $found }.
error-seat-twice = You can sit in one seat only.
error-table-full = All seats are taken.
error-started = The game has begun already.
error-not-started = The game has not begun yet.
error-paused = The game is paused.
error-not-paused = The game is not paused.
error-deck-line = A line of the deck is too long: at most { $longest } characters.
error-not-your-turn = "{ $action }" has to wait: it is not your turn.
error-no-undo = This cannot be taken back: somebody has acted since, or something was revealed.
error-spectator = Spectators only watch.
error-no-hints = There are no hints at this table.
error-hello-first = Say hello first.
error-hello-once = You have said hello already.
error-option-not-secret = { $option } cannot be named for a table where they are secret: deal them at random or let everybody choose.
error-webhook = "{ $found }" is no address for turn notices: give one that begins with https://
error-journal-gap = The table's journal has a gap: entry { $expected } is missing before { $found }.

cli-verify-help = Check that a server's table dealt as it had promised before the first deal.
cli-verify-example = Example: schism verify game.json
verify-argument = The record of a finished game, as the table gives it.
verify-ok = Proven: all { $outcomes ->
    [one] 1 outcome
   *[other] { $outcomes } outcomes
  } of chance, and roles or kinds dealt at random, follow from the secret behind the commitment { $commitment }
verify-compare = Compare it with the commitment the table showed before the game.

admin-help = The tables of a server: list, back up, export, import, remove.
admin-example = Example: schism admin list
admin-list-help = List all tables.
admin-list-example = Example: schism admin list --json
admin-backup-help = Copy the database file, also while the server is running.
admin-backup-example = Example: schism admin backup tables-backup.sqlite
admin-export-help = Write tables to a file, one a line, with all that is needed to go on elsewhere.
admin-export-example = Example: schism admin export tables.jsonl
admin-import-help = Read tables from such a file.
admin-import-example = Example: schism admin import tables.jsonl --database postgresql://localhost/schism
admin-remove-help = Remove a table and its journal for good.
admin-remove-example = Example: schism admin remove k3v9x2m4pq7w
admin-argument-table = The table's id.
admin-argument-file = The file.
admin-option-table = Only this table.
admin-head-id = Table
admin-head-game = Game
admin-head-state = State
admin-head-entries = Entries
admin-head-created = Made
admin-state-waiting = waiting
admin-state-playing = playing
admin-state-over = over
admin-written = { $file } is written. It holds the secrets of running games: keep it safe.
admin-imported = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  } imported.
admin-left-alone = { $tables ->
    [one] 1 table was
   *[other] { $tables } tables were
  } there already and left alone.
admin-removed = { $table } is removed.
admin-removed-unused = { $tables ->
    [one] 1 table is removed.
   *[other] { $tables } tables are removed.
  }
admin-option-unused-for = All tables nobody has made or moved at for so many days.
error-remove-which = Which tables? Give the id of one, or --unused-for DAYS.

error-backup-postgres = PostgreSQL has its own way to be backed up: pg_dump
error-import-line = A line is no exported table ("{ $expected }"): { $reason }

error-misread-at = { $place }: { $reason }
error-misread-missing = this is missing
error-misread-extra = this does not belong here
error-misread-json = this is not valid JSON
error-misread-choice = this is none of the values there are
error-misread-text = a text was expected
error-misread-number = a number was expected
error-misread-bool = true or false was expected
error-misread-list = a list was expected
error-misread-object = an object was expected
error-misread-too-long = this text is too long
error-misread-too-short = this text is too short
error-misread-too-small = this number is too small
error-misread-too-large = this number is too large
error-misread-other = { $reason }
