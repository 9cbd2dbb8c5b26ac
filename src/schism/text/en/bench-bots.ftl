# The benchmark of the bots.

cli-bench-bots-help = Measure the bots: how strong each level is, how fast it searches, and what that costs.
cli-bench-bots-example = Example: schism bench-bots --only speed,memory,ticks
bench-bots-option-games = Number of games in the longest match, a master against quick bots; the others play in proportion. The default takes about an hour on two cores.
bench-bots-option-only = Which parts to measure.
bench-bots-running = Searching ...
bench-bots-head-about = Measured
bench-bots-head-found = Result (95%)
bench-bots-head-target = Target
bench-bots-head-reached = Met
bench-bots-yes = yes
bench-bots-no = no
bench-bots-simulations = Simulations per second, against OpenSpiel's ISMCTS on hearts in C++, one thread
bench-bots-speed = { $ours } against { $peer }: { $ratio } times as many
bench-bots-memory = Memory for a long search, { $game }
bench-bots-megabytes = { $value } MB
bench-bots-ticks = Longest delay of an event loop tick while a master thinks
bench-bots-milliseconds = { $value } ms
bench-bots-duel = { $game }: { $one } against { $rivals ->
    [one] { $many }
   *[other] { $rivals } { $many }
  }{ $variant ->
    [roles] , different roles
   *[other] {""}
  }
bench-bots-percent = { $value }%
bench-bots-share = { $mean }% ({ $low } to { $high }) of { $games } games
