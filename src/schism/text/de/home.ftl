# Die Seiten rund um den Tisch: Start, eigene Partien, Einladungen, Karten, Regeln.

web-start-title = Zwei Spiele um eine gespaltene Kirche
web-start-lead = Spiel sofort gegen Bots oder schick anderen einen Link. Kein Konto, nichts zu installieren.
web-start-replay = Eine aufgezeichnete Partie ansehen
web-welcome-back = { $name ->
    [none] Willkommen zurück
   *[other] Willkommen zurück, { $name }
  }
web-side = Deine Seite
web-side-against-level = { $count ->
    [one] Als { $side } gegen einen Bot ({ $level })
   *[other] Als { $side } gegen { $count } Bots ({ $level })
  }
web-against-level = { $count ->
    [one] Gegen einen Bot ({ $level })
   *[other] Gegen { $count } Bots ({ $level })
  }
web-play-options = Optionen

## Partien dieses Browsers

web-under-way = Deine laufenden Partien
web-resume-game = Weiterspielen
web-go-to-table = Öffnen
web-more-games = { $count ->
    [one] 1 weitere Partie
   *[other] { $count } weitere Partien
  }
web-put-away = Weglegen
web-put-away-name = Weglegen: { $game }
web-put-away-list = { $count ->
    [one] 1 weggelegte Partie
   *[other] { $count } weggelegte Partien
  }
web-bring-back = Zurückholen
web-with = mit { $who }
web-against-bots = mit { $who } ({ $level })
web-turn-yours = Du bist dran · { $time }
web-turn-theirs = { $who } ist dran · { $time }
web-turn-paused = Unterbrochen · { $time }
web-turn-waiting = Es fehlen noch Mitspielende
web-time-minutes = { $count ->
    [0] gerade eben
    [one] seit 1 Minute
   *[other] seit { $count } Minuten
  }
web-time-hours = { $count ->
    [one] seit 1 Stunde
   *[other] seit { $count } Stunden
  }
web-time-days = { $count ->
    [one] seit 1 Tag
   *[other] seit { $count } Tagen
  }
web-finished = Deine letzten Partien
web-place = { $place ->
    [1] Gewonnen
   *[other] Platz { $place } von { $of }
  }
web-place-two = { $place ->
    [1] Gewonnen
   *[other] Verloren
  }
web-place-shared = { $place ->
    [1] Sieg geteilt
   *[other] Gleichauf, Platz { $place } von { $of }
  }
web-place-drawn = Unentschieden
web-look-back = Rückblick
web-look-back-name = Rückblick: { $game }, { $date }
web-watch-again = Nachspielen
web-watch-again-name = Nachspielen: { $game }, { $date }
web-results = Deine Bilanz
web-results-level = Gegen
web-results-won = Gewonnen
web-results-score = { $won } von { $played } gewonnen
web-results-game = Spiel
web-results-note = Partien gegen Bots einer Stärke, gezählt in diesem Browser.
web-next-lesson = Nächste Lektion
web-next-lesson-about = Neu bei { $game }? Lern es in einer ersten Partie, die sich selbst erklärt.

## Die Karten des Tages

web-daily = Die Karten des Tages
web-daily-about = Für alle dieselben Karten und dieselben Bots, ein Versuch, jeden Tag neu.
web-daily-play = Spielen
web-daily-row = { $count ->
    [0] Noch keine Serie
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
  }
web-daily-moves = Zu Ende nach { $moves } Zügen
web-daily-text = Schism, Karten des Tages vom { $date }. { $game }: { $result }, nach { $moves } Zügen.

## Alle Karten

web-gallery = Karten

## Einladungen

web-share = Teilen
web-share-text = Spiel mit mir { $game }:
web-qr = QR-Code
web-qr-label = Der Link als QR-Code
web-at-the-table = Am Tisch: { $who }
web-facts-bots = { $count ->
    [one] 1 Bot: { $level }
   *[other] { $count } Bots: { $level }
  }
web-facts-hints = mit Tipps
web-facts-no-hints = ohne Tipps

## Der Rückblick neben dem Nachspielen

web-review-won = Die Partie wurde gewonnen.
web-review-lost = Die Partie ging verloren.
web-review-shared = Der Sieg wurde geteilt.
web-review-unfinished = Die Partie wurde nicht zu Ende gespielt.
web-review-summary = { $count ->
    [0] Keine der { $choices } Entscheidungen hat viel gekostet.
    [one] Auf eine der { $choices } Entscheidungen kam es an; die übrigen kosteten wenig.
   *[other] Auf { $count } der { $choices } Entscheidungen kam es am meisten an; die übrigen kosteten weniger.
  }
web-review-mattered = Worauf es ankam
web-review-all = alle zeigen
web-review-chosen = Gewählt: { $taken }
web-review-better-was = Besser: { $better }
web-review-fine = Etwas klar Besseres gab es nicht.
web-review-cost-small = kostete ein wenig
web-review-cost-large = kostete viel
web-review-expert = Ein Meister hätte auch so gewählt.
web-review-made-of = Woher das Ergebnis kam
web-review-own = Eigene Entscheidungen
web-review-luck = Kartenglück
web-review-others = Die anderen und Überraschungen
web-review-effect-none = machte keinen Unterschied
web-review-effect-helped-small = half ein wenig
web-review-effect-helped-large = half viel
web-review-effect-hurt-small = kostete ein wenig
web-review-effect-hurt-large = kostete viel
web-review-figures = Zahlen
web-review-expected = Gewinnaussicht: { $expected }.
web-review-loss = Verloren gegenüber der besten Wahl: { $loss } ({ $interval }).
web-review-graph = Gewinnaussicht im Lauf der Partie

## Regeln

web-contents = Inhalt
web-examples = Durchgespielte Beispiele
web-example = Beispiel { $number }
web-example-play = Karte für Karte ansehen
web-print = Drucken
