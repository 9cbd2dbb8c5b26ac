# Die Messung des Tischservers.

cli-bench-server-help = Den Tischserver messen, verglichen mit boardgame.io: Züge je Sekunde, Antwortzeiten, Speicher.
cli-bench-server-example = Beispiel: schism bench-server --only peer --seconds 20
bench-server-option-database = Eine leere PostgreSQL-Datenbank, die sich zwei Prozesse teilen; ohne sie werden diese nicht gemessen.
bench-server-option-bus = Das Redis dieser beiden Prozesse.
bench-server-moves = Züge je Sekunde mit Journal auf der Platte, 4 Sockets je Tisch, verglichen mit boardgame.io im Arbeitsspeicher; Median aus { $rounds }
bench-server-load = Auslastung des Lastprogramms, bezogen auf einen Prozessor: nahe 100 % würde es das Ergebnis begrenzen
bench-server-busy = { $ours } % bei uns, { $peer } % beim Vergleichsserver
bench-server-p99 = Zeit, bis 99 von 100 Zügen beantwortet sind, bei beiden { $rate } Züge je Sekunde
bench-server-times = { $ours } ms zu { $peer } ms
bench-server-no-worse = nicht länger
bench-server-peer-cost = Prozessorzeit je Zug bei voller Last, ohne das Lastprogramm
bench-server-peer-cost-is = { $ours } µs zu { $peer } µs
bench-server-shared = Züge je Sekunde: zwei Prozesse mit PostgreSQL und Redis, verglichen mit einem mit SQLite; Median aus { $rounds }
bench-server-share = { $two } zu { $one }: { $share } %
bench-server-share-target = { $moves } und { $share } %
bench-server-pinned = Dieselben zwei, wenn alle an einem Tisch mit demselben Prozess verbunden sind
bench-server-cost = Prozessorzeit je Zug: beide Prozesse zusammen, mit Tischen bei je einem Prozess, und ein Prozess allein
bench-server-cost-is = { $two } µs, { $pinned } µs und { $one } µs (dazu { $database } µs in PostgreSQL)
bench-server-left-out = nicht gemessen: dazu braucht es --database und --bus
bench-server-wake = Zeit, bis ein schlafender Tisch sich meldet
bench-server-playing = Speicher, den { $tables } bespielte Tische mit ihren Sockets zusätzlich brauchen
bench-server-asleep = Speicher, den sie noch brauchen, wenn alle schlafen
