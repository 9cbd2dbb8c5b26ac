# The benchmark of the bots.

cli-bench-bots-help = Measure the bots: how strong each level is, how fast they search, and what that costs.
cli-bench-bots-example = Example: schism bench-bots --only speed,memory,ticks
bench-bots-option-games = Games of the longest match, a master against quick ones; the others play in proportion. The default takes about 40 minutes on two cores.
bench-bots-option-only = What to measure.
bench-bots-running = Searching ...
bench-bots-head-about = What
bench-bots-head-found = Found (95%)
bench-bots-head-target = Target
bench-bots-head-reached = Reached
bench-bots-yes = yes
bench-bots-no = no
bench-bots-simulations = Simulations a second beside OpenSpiel's ISMCTS on hearts in C++, one thread
bench-bots-speed = { $ours } to { $peer }: { $ratio } times as many
bench-bots-memory = Memory of a long search, { $game }
bench-bots-megabytes = { $value } MB
bench-bots-ticks = An event loop's ticks while a master thinks, the latest
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
