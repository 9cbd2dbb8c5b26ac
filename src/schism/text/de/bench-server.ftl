# Die Messung des Tischservers.

cli-bench-server-help = Den Tischserver neben boardgame.io messen: Züge je Sekunde, Antwortzeiten, Speicher.
cli-bench-server-example = Beispiel: schism bench-server --only peer --seconds 20
bench-server-option-database = Eine leere PostgreSQL-Datenbank für zwei Prozesse gemeinsam; ohne sie werden diese nicht gemessen.
bench-server-option-bus = Das Redis dieser beiden.
bench-server-moves = Züge je Sekunde mit Journal auf der Platte, 4 Sockets je Tisch, neben boardgame.io im Speicher; der mittlere Wert von { $rounds }
bench-server-load = Wie beschäftigt das Lastprogramm war, an einem Prozessor gemessen: nahe 100 % würde nur noch es selbst gemessen
bench-server-busy = { $ours } % bei uns, { $peer } % beim Vergleichsserver
bench-server-p99 = Zeit, bis 99 von 100 Zügen beantwortet sind, beide bei { $rate } Zügen je Sekunde
bench-server-times = { $ours } ms zu { $peer } ms
bench-server-no-worse = nicht länger
bench-server-shared = Züge je Sekunde von zwei Prozessen an PostgreSQL und Redis
bench-server-left-out = nicht gemessen: dazu braucht es --database und --bus
bench-server-wake = Zeit, bis ein schlafender Tisch grüßt
bench-server-playing = Speicher, den { $tables } Tische mit ihren Sockets zusätzlich brauchen, während an ihnen gespielt wird
bench-server-asleep = Speicher, den sie noch brauchen, wenn alle schlafen
