# Der Benchmark, wie lange jemand am Anfang wartet.

cli-bench-start-help = Messen, wie lange man am Anfang wartet: auf einen Import, die Seite, die erste eigene Karte.
cli-bench-start-example = Beispiel: schism bench-start --only import,help,later
bench-start-option-wheel = Das Wheel, das installiert wird, von „make wheel“; ohne es entfällt dieser Teil.
bench-start-seconds = { $seconds } s
bench-start-megabytes = { $megabytes } MB
bench-start-import-import = import schism; Median aus { $rounds }
bench-start-import-new = ... samt einer ersten Partie
bench-start-help-help = schism --help
bench-start-later-page = schism serve, spätere Starts: Seite
bench-start-download = Größe des Wheels
bench-start-wheel-install = Wheel in eine neue Umgebung, nichts im Cache
bench-start-wheel-page = ... erstes schism serve: Seite
bench-start-wheel-card = ... erste eigene Karte gegen schnelle Bots gespielt
bench-start-installed = Auf der Platte, alle { $count } Pakete
bench-start-clone-page = make play in einem frischen Klon, nichts im Cache: Seite
bench-start-clone-card = ... erste eigene Karte gegen schnelle Bots gespielt
bench-start-clone-compiled = ... alles kompiliert
bench-start-left-out-about = Teil „{ $part }“
bench-start-left-out-wheel = nicht gemessen: dazu braucht es --wheel
bench-start-left-out-clone = nicht gemessen: dies ist kein Klon
