# Im Terminal.

tolerance-play-hint = Antworte mit einer Nummer oder in Kurzform, etwa „T6“. „hilfe“ erklärt mehr, „ende“ beendet die Partie.
tolerance-play-no-card = Eine Karte „{ $found }“ gibt es nicht. Schreib ihr Kürzel, etwa „karte W10“.
tolerance-play-help-actions = Gib die Nummer vor einer Möglichkeit ein oder ihre Kurzform: T6 spielt diese Karte, W10=C spielt sie als Klerus, „kill T6“ wählt sie als Opfer. Groß- und Kleinschreibung ist egal. Außerdem gibt es:
tolerance-play-about-score = das Wertungsblatt, mit der Nummer des Platzes nur für eine Person, etwa „wertung 2“
tolerance-play-about-card = was eine Karte tut, etwa „karte W10“
tolerance-play-about-role = wofür es nach den Rollenkarten Punkte gibt
tolerance-play-word-piles = stapel
tolerance-play-about-piles = alle Karten in deinen eigenen Stapeln
tolerance-play-no-score = Noch wurde nichts gewertet: Das geschieht am Ende einer Runde.
tolerance-deck-own =
    Ein eigenes Deck, begonnen als Kopie von { $origin }.
    Ändere, was du willst: Namen, Religionen, Frömmigkeit, Geld, Effekte, die Zahlen der Rollen.
    „source“ sagt, woher ein Wert kommt: „printed“ von einer Karte, die du besitzt, „example“ aus einem
    Beispiel der Spielregel, „house“ aus diesem Programm, „own“ von dir. Ohne Angabe ist ein Wert dein eigener.
    Die Datei prüfen:  schism deck check { $file }
    Damit spielen:     schism play tolerance --deck { $file }
