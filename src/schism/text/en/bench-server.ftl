# The benchmark of the table server.

cli-bench-server-help = Measure the table server against boardgame.io: moves per second, response times, memory.
cli-bench-server-example = Example: schism bench-server --only peer --seconds 20
bench-server-option-database = An empty PostgreSQL database, to measure two processes together; without it they are not measured.
bench-server-option-bus = The Redis that the two processes share.
bench-server-moves = Moves per second with the journal on disk, 4 sockets per table, against boardgame.io in memory; median of { $rounds }
bench-server-load = Load generator's use of one processor; near 100% it would limit the result
bench-server-busy = { $ours }% with ours, { $peer }% with the peer
bench-server-p99 = Time to answer 99% of the moves, both at { $rate } moves per second
bench-server-times = { $ours } ms against { $peer } ms
bench-server-no-worse = no longer
bench-server-peer-cost = Processor time per move at full speed, without the load generator's
bench-server-peer-cost-is = { $ours } µs against { $peer } µs
bench-server-shared = Moves per second: two processes on PostgreSQL and Redis, compared with one on SQLite; median of { $rounds }
bench-server-share = { $two } against { $one }: { $share }%
bench-server-share-target = { $moves } and { $share }%
bench-server-pinned = The same two, with everybody at a table connected to the same process
bench-server-cost = Processor time per move: both processes together, with tables kept at one process, and one process alone
bench-server-cost-is = { $two } µs, { $pinned } µs and { $one } µs (and { $database } µs in PostgreSQL)
bench-server-left-out = not measured: needs --database and --bus
bench-server-wake = Time for a sleeping table to wake up and answer
bench-server-playing = Memory added by { $tables } tables in play, with their sockets
bench-server-asleep = Memory they still add when all are asleep
