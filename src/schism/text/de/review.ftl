# Der Rückblick auf eine Partie von einem Platz aus.

cli-review-help = Eine aufgezeichnete Partie von einem Platz aus durchgehen: was Fehler waren und was Glück.
cli-review-example = Beispiel: schism review partie.json --seat 0 --html rueckblick.html
review-argument = Eine Datei mit einer Aufzeichnung oder mit einer je Zeile.
review-option-seat = Der Platz, dessen Entscheidungen geprüft werden, von 0 an gezählt.
review-option-game = Welche Aufzeichnung der Datei, von 1 an gezählt.
review-option-budget = Simulationen je Entscheidung, etwa 1000, oder Sekunden, etwa 0.5s.
review-option-seed = Dieselbe Zahl und dieselben Simulationen ergeben denselben Rückblick.
review-option-html = Den Rückblick als Webseite in diese Datei schreiben.

review-title = Rückblick: { $game }, Aufzeichnung { $number }, { $who }
review-more = Die Datei enthält { $records } Aufzeichnungen; dies ist Nummer { $number }. Eine andere wählst du mit --game N.
review-won = Dieser Platz hat gewonnen.
review-shared = Dieser Platz teilt sich den Sieg: sein Anteil ist { $end } %.
review-lost = Dieser Platz hat verloren.
review-unfinished = Die Partie ist nicht zu Ende: Nach der letzten Aktion waren { $end } % zu erwarten.
review-counts = { $choices ->
    [one] 1 Entscheidung
   *[other] { $choices } Entscheidungen
  } mit Auswahl, { $forced } ohne. { $mistakes ->
    [0] Keine ist eindeutig ein Fehler.
    [one] 1 ist nach diesem Maß ein Fehler.
   *[other] { $mistakes } sind nach diesem Maß Fehler.
  }
review-decisions = Entscheidungen
review-head-move = Nr.
review-head-place = Wann
review-head-taken = Gewählt
review-head-better = Besser
review-head-expected = Erwartet
review-head-loss = Verlust
review-head-mistake = Fehler
review-place-round = R{ $round }, { $trick ->
    [13] Ende
   *[other] Stich { $trick }
  }
review-place-turn = Zug { $turn }
review-percent = { $value } %
review-interval = { $low } bis { $high }
review-mark = Fehler
review-expert = {" *"}
review-expert-note = * Ein Meister hätte auch so gewählt.
review-rest = Nicht gezeigt: { $decisions ->
    [one] 1 Entscheidung, zu der
   *[other] { $decisions } Entscheidungen, zu denen
  } es nichts sicher Besseres gibt. Mit --all siehst du alles.
review-option-all = Alle Entscheidungen zeigen, auch die, zu denen es nichts sicher Besseres gibt.
review-where = Woher das Ergebnis kam
review-start = Erwartet vor der ersten Karte
review-own = Entscheidungen dieses Platzes
review-luck = Glück: ausgeteilte, gezogene, verdeckte Karten
review-others = Spiel der anderen und Unvorhergesehenes
review-end = Ergebnis
review-graph = Das erwartete Ergebnis im Lauf der Partie
review-graph-about = Eine Linie von { $start } % vor der ersten Karte bis { $end } % am Ende. Die Tabelle der Entscheidungen darunter enthält dieselben Zahlen.
review-axis = Nr.
review-note = „Erwartet“ ist der Anteil am Sieg, mit dem von diesem Platz aus in diesem Augenblick zu rechnen war, wenn alle von da an vernünftig spielen. Ein Verlust ist, was die bessere Aktion wohl mehr gebracht hätte; in 95 von 100 Fällen liegt er in der angegebenen Spanne. Angestrichen ist, was mit mindestens 97 % Wahrscheinlichkeit mehr als 2 % des Sieges gekostet hat. All das ist das Urteil eines Programms, nicht die Wahrheit.
review-written = Der Rückblick steht in { $file }.
error-review-budget = „{ $found }“ geht hier nicht: Schreib Simulationen, etwa 1000, oder Sekunden, etwa 0.5s.
error-review-game = { $file } enthält { $records ->
    [one] 1 Aufzeichnung
   *[other] { $records } Aufzeichnungen
  }: Eine Nummer { $found } gibt es nicht.
