# Der Tischserver.

server-no-page =
    Schism läuft, aber die Seite ist hier noch nicht gebaut worden.
    Die API funktioniert: /api/openapi.json beschreibt sie.

cli-serve-help = Tische für Menschen und Bots im Browser anbieten.
cli-serve-example = Beispiel: schism serve --open
serve-option-host = Die Adresse, auf der der Server lauscht; mit 0.0.0.0 ist er für alle erreichbar.
serve-option-port = Der Port; 0 nimmt irgendeinen freien.
serve-option-data = Der Ordner der Datenbankdatei. Sonst dort, wo das System solche Daten ablegt.
serve-option-database = Eine PostgreSQL-Datenbank statt einer Datei: postgresql://user@host/name
serve-option-bus = Für mehrere Server mit gemeinsamer Datenbank: redis://host
serve-option-root-path = Der Pfad, unter dem ein Proxy den Server bereitstellt.
serve-option-allow-origin = Eine andere Website, die Verbindungen öffnen darf, etwa https://example.org; mehrmals möglich.
serve-option-log = In welcher Form Logzeilen geschrieben werden.
serve-option-most-connections = Höchstens so viele Verbindungen zugleich.
serve-option-most-tables = Höchstens so viele Tische in der Datenbank; danach gibt es neue erst, wenn welche entfernt werden.
serve-option-most-decks = Höchstens so viele Decks in der Datenbank; was kein Tisch verwendet, wird nach einem Tag gelöscht.
serve-option-most-sockets = Höchstens so viele Verbindungen zugleich von einer Adresse.
serve-option-most-spectators = Höchstens so viele Zuschauende an einem Tisch.
serve-option-sleep-after = Sekunden, nach denen ein leerer Tisch aus dem Speicher genommen wird; kommt jemand, wird er wieder geladen.
serve-option-keep = Tage ohne Zug, nach denen ein Tisch gelöscht wird.
serve-option-rate = Höchstens so viele Nachrichten je Sekunde über eine Verbindung.
serve-option-requests = Höchstens so viele Anfragen je Minute von einer Adresse, wenn sie etwas anlegen oder berechnen.
serve-option-private-webhooks = Zugmeldungen auch an Adressen im eigenen Netz erlauben.
serve-option-solo-on-server = Auch Partien gegen Bots auf dem Server spielen. Sonst laufen sie im Browser und kosten den Server nichts.
serve-option-open = Die Seite im Browser öffnen.
serve-ready = Bereit. Strg-C hält den Server an; Partien gehen weiter, wenn er wieder startet.

error-port = Auf { $host }:{ $port } kann der Server nicht lauschen: { $reason }. Prüf --host, oder wähl mit --port einen anderen Port.
error-database = { $found } wird als Datenbank nicht unterstützt. Möglich: { $known }
error-database-url = Die Datenbank wird als Adresse angegeben: postgresql://user@host/name oder sqlite:///datei
error-database-closed = Die Datenbank { $where } lässt sich nicht benutzen: { $reason }
error-no-database = Es gibt keine Datenbank { $file }: Gib ihren Ordner mit --data an oder ihre Adresse mit --database.
error-bus-closed = Der Bus lässt sich nicht benutzen: { $reason }
error-bus-url = Der Bus wird als Adresse angegeben: redis://host
error-driver = { $package } ist nicht installiert: pip install { $package }
error-log-format = Ein Logformat „{ $found }“ gibt es nicht. Formate: { $known }
error-message = Das war nicht zu verstehen: { $reason }
error-http = { $reason }
error-not-there = Unter dieser Adresse gibt es nichts.
error-method = So lässt sich diese Adresse nicht abfragen.
error-frame-unknown = Die Aufzeichnung hat keine Stellung { $found }.
error-too-large = Die Anfrage ist zu groß: höchstens { $limit } Byte.
error-failed = Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.
error-too-many = Zu viele Anfragen: Warte einen Moment.
error-too-many-tables = Hier gibt es schon zu viele Tische: Versuch es später noch einmal.
error-too-many-decks = Hier liegen schon zu viele Decks: Versuch es morgen noch einmal.
error-too-many-spectators = Es schauen schon zu viele zu.
error-table-unknown = Einen Tisch „{ $found }“ gibt es nicht.
error-token = Dieser Schlüssel gehört zu keinem Platz an diesem Tisch. Hat dich jemand entfernt?
error-key = An diesen Tisch kommt man nur mit einem Link: Frag die Person, die ihn eröffnet hat.
error-host-only = Das kann nur, wer den Tisch führt.
error-host-stays = Wer den Tisch führt, behält seinen Platz: Verlass stattdessen den Tisch.
error-seat-taken = Platz { $seat } ist besetzt.
error-seat-count = Dieses Spiel hat { $expected } Plätze, nicht { $found }.
error-seat-twice = Du kannst nur einen Platz haben.
error-table-full = Alle Plätze sind besetzt.
error-started = Die Partie hat schon begonnen.
error-not-started = Die Partie hat noch nicht begonnen.
error-not-alone = Hier spielen noch andere mit. Für Freunde öffnen kannst du nur eine Partie, in der außer dir nur Bots sitzen.
error-paused = Die Partie ist unterbrochen.
error-not-paused = Die Partie ist nicht unterbrochen.
error-deck-line = Eine Zeile des Decks ist zu lang: höchstens { $longest } Zeichen.
error-not-your-turn = „{ $action }“ muss warten: Du bist nicht am Zug.
error-begun-otherwise = Diese Partie lässt sich hier nicht öffnen: Nach den Regeln dieses Servers wäre sie anders verlaufen.
error-contributed = Du hast zu diesem Tisch schon eine Zufallszahl beigetragen.
error-no-undo = Das lässt sich nicht einfach zurücknehmen: Seither hat jemand gehandelt, oder etwas wurde aufgedeckt. Bitte die anderen darum.
error-proposal-open = Eine andere Anfrage ist noch nicht beantwortet.
error-proposal-declined = Danach hast du schon gefragt. Warte, bis weitergespielt wurde.
error-no-proposal = Hier gibt es nichts mehr zu beantworten.
error-nobody-to-ask = Von den anderen ist gerade niemand da, der zustimmen könnte.
error-no-draw = In diesem Spiel kann man sich nicht auf ein Remis einigen.
error-pause-ask = Hier wird mit Bedenkzeit gespielt: Für eine Pause brauchst du die Zustimmung der anderen. Frag sie.
error-retired = Du hast aufgegeben: Auf deinem Platz spielt jetzt ein Bot.
error-spectator = Wer zuschaut, kann nicht mitspielen.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-hello-first = Schick zuerst eine hello-Nachricht.
error-hello-once = Du hast schon eine hello-Nachricht geschickt.
error-option-not-secret = { $option } lassen sich nicht vorgeben, wenn sie geheim sein sollen: Lass sie auslosen oder alle wählen.
error-webhook = „{ $found }“ ist keine Adresse für Zugmeldungen: Gib eine an, die mit https:// beginnt
error-journal-gap = Das Journal des Tisches hat eine Lücke: Vor { $found } fehlt Eintrag { $expected }.
error-journal-damaged = Tisch { $table } ist beschädigt: Eintrag { $version } seines Journals ist nicht mehr so, wie er geschrieben wurde. Spiel eine Sicherung ein; schism admin check zeigt, was sonst noch betroffen ist.
error-database-in-use = { $file } wird schon von einem anderen Server benutzt. Beende zuerst diesen, oder gib dem neuen mit --data einen eigenen Ordner.
error-disk-failed = Das Schreiben auf die Festplatte ist fehlgeschlagen: { $reason }. Was vorher bestätigt wurde, ist sicher. Prüf die Festplatte und starte den Server dann neu.

cli-site-help = Die Seite als Ordner für einen beliebigen Webspace schreiben: beide Spiele gegen alle Bots, ohne Server.
cli-site-example = Beispiel: schism site public
site-argument = Der Ordner, in den geschrieben wird; wenn nötig, wird er angelegt.
site-written = { $folder } ist fertig: Leg den Inhalt auf einen beliebigen Webspace, unter einen beliebigen Pfad.
error-no-page = Die Seite ist noch nicht gebaut. In einem Klon der Quellen baut make web sie.
error-no-modules = Die Seite ist ohne die Module gebaut, mit denen im Browser gespielt wird. In einem Klon der Quellen baut make web sie.
error-site-folder = In { $folder } liegt schon etwas anderes. Nenn einen leeren Ordner oder einen, den schism site früher geschrieben hat.

cli-verify-help = Prüfen, ob ein Tisch die Karten so gegeben hat, wie er sie vor der Partie festgelegt hatte.
cli-verify-example = Beispiel: schism verify partie.json
verify-argument = Die Aufzeichnung einer beendeten Partie, wie man sie vom Tisch bekommt.
verify-ok = Bewiesen: { $outcomes ->
    [one] Das eine Zufallsergebnis folgt
   *[other] Alle { $outcomes } Zufallsergebnisse folgen
  } aus dem Geheimnis hinter der Festlegung { $commitment }, ebenso zufällig verteilte Rollen oder Arten
verify-contribution = Platz { $seat } hatte vor dem Spiel { $random } beigetragen. Die Karten folgen aus beiden Zahlen; niemand konnte sie sich aussuchen.
verify-no-contributions = Niemand am Tisch hat eine Zufallszahl beigetragen: Der Server hätte sich das Geheimnis aussuchen können.
verify-compare = Vergleich sie mit der Festlegung, die der Tisch vor der Partie gezeigt hat.

admin-help = Die Tische eines Servers: auflisten, prüfen, sichern, exportieren, importieren, entfernen.
admin-example = Beispiel: schism admin list
admin-list-help = Alle Tische auflisten.
admin-list-example = Beispiel: schism admin list --json
admin-backup-help = Die Datenbankdatei kopieren, auch während der Server läuft.
admin-backup-example = Beispiel: schism admin backup tische-sicherung.sqlite
admin-check-help = Die Datenbank auf Schäden prüfen: die Datei, jedes Journal mit seinen Prüfsummen und Zeilen, die zu keinem Tisch gehören.
admin-check-example = Beispiel: schism admin check
admin-sound = Alles in Ordnung.
error-check-log = { $writes ->
    [one] Was zuletzt geschrieben wurde, bevor der Server anhielt, ist verloren
   *[other] Die letzten { $writes } Schreibvorgänge, bevor der Server anhielt, sind verloren
  }: Das Write-Ahead-Log ist beschädigt.
error-check-file = Die Datenbankdatei ist beschädigt: { $reason }
error-check-orphan = Es gibt { $part } zu Tisch { $table }, aber keinen solchen Tisch.
error-check-table = Tisch { $table }: { $reason }
admin-export-help = Tische in eine Datei schreiben, einen je Zeile, mit allem, was man braucht, um anderswo weiterzuspielen.
admin-export-example = Beispiel: schism admin export tische.jsonl
admin-import-help = Tische aus einer solchen Datei einlesen.
admin-import-example = Beispiel: schism admin import tische.jsonl --database postgresql://localhost/schism
admin-remove-help = Tische und ihre Journale endgültig entfernen.
admin-remove-example = Beispiel: schism admin remove k3v9x2m4pq7w
admin-argument-table = Die Kennung des Tisches.
admin-argument-file = Zieldatei.
admin-argument-exported = Eine Datei, die export geschrieben hat.
admin-option-table = Nur dieser Tisch.
admin-head-id = Tisch
admin-head-game = Spiel
admin-head-state = Stand
admin-head-entries = Einträge
admin-head-created = Angelegt
admin-state-waiting = wartet
admin-state-playing = läuft
admin-state-over = beendet
admin-written = { $file } ist geschrieben. Darin stehen die Geheimnisse laufender Partien: Bewahr die Datei sicher auf.
admin-imported = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  } importiert.
admin-left-alone = { $tables ->
    [one] 1 Tisch war schon da und bleibt unverändert.
   *[other] { $tables } Tische waren schon da und bleiben unverändert.
  }
admin-removed = { $table } ist entfernt.
admin-removed-unused = { $tables ->
    [one] 1 Tisch ist entfernt.
   *[other] { $tables } Tische sind entfernt.
  }
admin-option-unused-for = Alle Tische, an denen seit so vielen Tagen nichts geschehen ist.
error-remove-which = Welche Tische? Gib die Kennung eines Tisches an oder --unused-for TAGE.

error-backup-postgres = PostgreSQL hat dafür ein eigenes Werkzeug: pg_dump
error-import-line = Eine Zeile ist kein exportierter Tisch („{ $expected }“): { $reason }

error-misread-at = { $place }: { $reason }
error-misread-missing = das fehlt
error-misread-extra = das gehört nicht hierher
error-misread-json = das ist kein gültiges JSON
error-misread-choice = das ist keiner der möglichen Werte
error-misread-invisible = muss ein sichtbares Zeichen enthalten
error-misread-text = hier wird ein Text erwartet
error-misread-number = hier wird eine Zahl erwartet
error-misread-bool = hier wird true oder false erwartet
error-misread-list = hier wird eine Liste erwartet
error-misread-object = hier wird ein Objekt erwartet
error-misread-too-long = dieser Text ist zu lang
error-misread-too-short = dieser Text ist zu kurz
error-misread-too-small = diese Zahl ist zu klein
error-misread-too-large = diese Zahl ist zu groß
error-misread-other = { $reason }
