# The benchmark of how long a newcomer waits.

cli-bench-start-help = Measure how long a newcomer waits: for the import, the page, their first card.
cli-bench-start-example = Example: schism bench-start --only import,help,later
bench-start-option-wheel = The wheel to install, from "make wheel"; without it this part is skipped.
bench-start-seconds = { $seconds } s
bench-start-megabytes = { $megabytes } MB
bench-start-import-import = import schism; median of { $rounds }
bench-start-import-new = ... and creating a first match
bench-start-help-help = schism --help
bench-start-later-page = schism serve, later starts: page
bench-start-download = Size of the wheel
bench-start-wheel-install = Installing the wheel into a new environment, nothing cached
bench-start-wheel-page = ... first schism serve: page
bench-start-wheel-card = ... first card played against quick bots
bench-start-installed = On disk, all { $count } packages
bench-start-clone-page = make play in a fresh clone, nothing cached: page
bench-start-clone-card = ... first card played against quick bots
bench-start-clone-compiled = ... everything compiled
bench-start-left-out-about = Part "{ $part }"
bench-start-left-out-wheel = not measured: needs --wheel
bench-start-left-out-clone = not measured: this is not a clone
