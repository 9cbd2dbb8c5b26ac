# Die Befehlszeile: Hilfeseiten, Fragen, Überschriften.

cli-help = Zwei Kartenspiele um eine gespaltene Kirche: zum Spielen, zum Erforschen, zum Weiterbauen.
cli-example = Beispiel: schism play tolerance --players 4
cli-help-usage = Aufruf:
cli-help-help = Diese Hilfe zeigen und beenden.
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-default = [Standard: { $value }]
cli-help-required = [erforderlich]
cli-shape-address = ADRESSE
cli-shape-args = ARGUMENTE
cli-shape-command = BEFEHL
cli-shape-days = TAGE
cli-shape-dir = ORDNER
cli-shape-file = DATEI
cli-shape-folder = ORDNER
cli-shape-game = SPIEL
cli-shape-host = HOST
cli-shape-level = STUFE
cli-shape-name = NAME
cli-shape-options = OPTIONEN
cli-shape-origin = HERKUNFT
cli-shape-part = TEIL
cli-shape-path = PFAD
cli-shape-port = PORT
cli-shape-record = AUFZEICHNUNG
cli-shape-seconds = SEKUNDEN
cli-shape-table = TISCH
cli-shape-url = URL
cli-shape-value = WERT
cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
cli-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-loading = Die Regeln werden vorbereitet; beim ersten Mal dauert das bis zu einer Minute ...
cli-compiling = Die Regeln werden kompiliert, nur dieses eine Mal: Das dauert bis zu einer Minute ...

cli-option-lang = Sprache: Englisch oder Deutsch. Sonst gilt die Einstellung des Systems.
cli-option-json = Die Ausgabe als JSON, für Programme.
cli-option-version = Die Version zeigen und beenden.
option-players-help = Wie viele am Tisch sitzen.
cli-reading = { $name }={ $default } oder { $other }
option-readings-help = Eine andere Lesart einer Regel wählen; mehrfach möglich. Der erste Wert ist der Standard: { $readings }
reading-seat = Platz { $seat }
cli-option-deck = Ein mitgeliefertes Deck oder eine eigene Deckdatei.
cli-argument-game = Das Spiel: { $games }.

## play

cli-play-help = Eine Partie im Terminal gegen Bots spielen.
cli-play-example = Beispiel: schism play tolerance --players 4 --roles random --bots canon,chaplain,novice
play-option-bots = Eine Stufe für alle Bots, oder für jeden eine, durch Kommas getrennt: { $levels }. Ohne Angabe { $usual }.
play-option-seat = Dein Platz, von 0 an gezählt.
play-option-seed = Dieselbe Zahl verteilt dieselben Karten. Ohne Angabe wird unvorhersehbar gemischt.
play-option-save = Die Partie in diese Datei schreiben, wenn sie endet oder du gehst.
play-option-resume = Eine gespeicherte Partie fortsetzen; was danach gegeben oder gezogen wird, ist neu.

play-you = Du
play-names = Agnes, Barnabas, Cäcilia, Dorothea
play-welcome = { $game } mit dem Deck { $deck }
play-seats = Du sitzt auf Platz { $seat }. Mit dir am Tisch: { $others }
play-reading = { $reading }: { $value }
play-wish = Wunsch { $number } von { $wishes }, geheim; bei gleichen Wünschen entscheidet das Los:
play-hint = Antworte mit der Nummer einer Möglichkeit. „hilfe“ erklärt mehr, „ende“ beendet die Partie.
play-not-understood = „{ $answer }“ geht hier nicht. Gib eine Nummer aus der Liste ein oder zum Beispiel „{ $example }“; „hilfe“ erklärt mehr.
play-left = Du hast den Tisch verlassen.
play-saved = Gespeichert in { $file }. Zum Anschauen: schism replay { $file }
play-interrupted = Du hast die Partie unterbrochen. So geht sie weiter: schism play { $game } --resume { $file }
play-save-first = Partie speichern? Gib einen Dateinamen ein oder drück nur Enter, um ohne Speichern zu gehen:
play-undone = Zurückgenommen.
play-no-card = Eine Karte „{ $found }“ gibt es nicht.
play-help-actions = Gib die Nummer vor einer Möglichkeit ein oder ihre Kurzform. Groß- und Kleinschreibung ist egal. Außerdem gibt es:
play-no-readings = An diesem Tisch gilt für jede Regel die Standard-Lesart.
play-no-score = Noch wurde nichts gewertet.
play-ask = Deine Wahl:
play-word-help = hilfe, ?
play-word-log = protokoll
play-word-score = wertung, punkte
play-word-card = karte, karten
play-word-role = rolle, rollen
play-word-readings = lesarten, lesart
play-word-undo = zurück
play-word-save = speichern
play-word-quit = ende
play-about-help = diese Liste
play-about-log = alles, was geschehen ist
play-about-score = der Punktestand
play-about-card = was eine Karte tut
play-about-role = wofür du spielst
play-about-readings = welche Regeln an diesem Tisch anders gelesen werden
play-about-undo = zurück zu deiner letzten Entscheidung
play-about-save = die Partie in eine Datei schreiben, etwa „speichern partie.json“
play-about-quit = den Tisch verlassen

## deck

deck-help = Decks: auflisten, ansehen, prüfen, ein eigenes beginnen.
deck-example = Beispiel: schism deck show house-de
deck-list-help = Die mitgelieferten Decks auflisten.
deck-list-example = Beispiel: schism deck list
deck-show-help = Ein Deck mit der Quelle jedes Wertes zeigen.
deck-show-example = Beispiel: schism deck show house-de
deck-check-help = Eine Deckdatei prüfen und sagen, wo etwas nicht stimmt.
deck-check-example = Beispiel: schism deck check meine-karten.toml
deck-new-help = Ein eigenes Deck als Kopie eines anderen beginnen.
deck-new-example = Beispiel: schism deck new meine-karten.toml --from house-de
deck-argument = Ein mitgeliefertes Deck oder eine Datei.
deck-argument-file = Die Deckdatei.
deck-argument-new = Die neue Datei; ihr Name wird die Kennung (id) des Decks.
deck-option-from = Das Deck, das kopiert wird.
deck-head-id = Deck
deck-head-game = Spiel
deck-head-edition = Ausgabe
deck-head-sha256 = sha256
deck-title = { $id }, ein Deck für { $game }
deck-warning = Hinweis: { $text }
deck-ok = { $file }: in Ordnung, Deck { $id }, sha256 { $sha256 }
deck-made = { $file } ist angelegt. Ändere, was du willst, und dann: schism deck check { $file }
deck-own =
    Ein eigenes Deck, begonnen als Kopie von { $origin }. Ändere, was du willst.
    Die Datei prüfen:  schism deck check { $file }
    Damit spielen:     schism play { $game } --deck { $file }

## simulate

cli-simulate-help = Viele Partien ohne Anzeige spielen und auswerten.
cli-simulate-example = Beispiel: schism simulate tolerance --games 10000 --players 4 --seed 7 --json
simulate-option-games = Wie viele Partien.
simulate-option-seed = Dieselbe Zahl ergibt auf jedem Rechner dieselben Partien.
simulate-option-bots = Eine Stufe für alle oder für jeden Platz eine, durch Kommas getrennt.
simulate-option-records = Jede Partie in diese Datei schreiben, eine je Zeile.
simulate-games = Partien
simulate-decisions = Entscheidungen
simulate-seconds = Sekunden
simulate-decisions-per-second = Entscheidungen je Sekunde
simulate-games-per-second = Partien je Sekunde
simulate-shared-wins = Geteilte Siege
simulate-seat = Platz
simulate-bot = Stufe
simulate-wins = Siege (95 %)
simulate-percent = { $mean } % ({ $low } bis { $high })
simulate-mean = { $mean } ({ $low } bis { $high })

## replay

cli-replay-help = Aufgezeichnete Partien erzählen oder prüfen, ob sie sich genau so nachspielen lassen.
cli-replay-example = Beispiel: schism replay partien.jsonl --check
replay-argument = Eine Datei mit einer Aufzeichnung oder mit einer je Zeile.
replay-option-check = Nur nachspielen und bei der ersten Abweichung abbrechen.
replay-ok = { $file }: in Ordnung, { $records ->
    [one] 1 Aufzeichnung
   *[other] { $records } Aufzeichnungen
  }, { $actions } Aktionen
replay-title = Aufzeichnung { $number }: { $game } mit dem Deck { $deck }
replay-seat = Platz { $seat }
replay-unfinished = Hier endet die Aufzeichnung, vor dem Ende der Partie.
replay-ended = { $by ->
    [resign] { $who } gab auf.
    [time] { $who } hatte keine Zeit mehr und hat verloren.
   *[draw] Man einigte sich auf Remis.
  }
replay-stand-in = Ab Aktion { $first } spielte ein Bot für { $who }.

## bench

cli-bench-help = Messen, wie schnell zufällige Partien gespielt werden, verglichen mit anderen Spielbibliotheken.
cli-bench-example = Beispiel: schism bench --seconds 3
bench-option-seconds = Sekunden je Messung.
bench-running = Messung { $number } von { $total } ...
bench-head-name = Zufällige Partien, ein Kern
bench-head-decisions = Entsch./s
bench-head-games = Partien/s
bench-head-ratio = Faktor
bench-missing = Nicht alle Vergleichsbibliotheken sind installiert. „make bench“ installiert sie, oder: pip install { $packages }
bench-state = Bytes eines Spielstands: { $bytes }
