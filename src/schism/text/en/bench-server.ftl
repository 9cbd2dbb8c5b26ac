# The benchmark of the table server.

cli-bench-server-help = Measure the table server beside boardgame.io: moves a second, answering times, memory.
cli-bench-server-example = Example: schism bench-server --only peer --seconds 20
bench-server-option-database = An empty PostgreSQL database for two processes together; without it they are not measured.
bench-server-option-bus = The Redis of these two.
bench-server-moves = Moves a second with the journal on disk, 4 sockets a table, beside boardgame.io in memory; the median of { $rounds }
bench-server-load = How busy the load program was, of one processor: near 100% it would be what was measured
bench-server-busy = { $ours }% with ours, { $peer }% with the peer
bench-server-p99 = Time until 99 of 100 moves are answered, both at { $rate } moves a second
bench-server-times = { $ours } ms to { $peer } ms
bench-server-no-worse = no longer
bench-server-shared = Moves a second of two processes on PostgreSQL and Redis
bench-server-left-out = not measured: --database and --bus are needed
bench-server-wake = Time until a sleeping table says welcome
bench-server-playing = Memory that { $tables } tables with their sockets add while they are played at
bench-server-asleep = Memory that they still add when all sleep
