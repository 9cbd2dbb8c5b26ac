# Im Terminal.

avignon-play-hint = Antworte mit einer Nummer oder in Kurzform, etwa „beseech 3“. „hilfe“ erklärt mehr, „ende“ beendet die Partie.
avignon-play-no-card = Eine Karte „{ $found }“ gibt es nicht. Schreib ihren Namen, etwa „karte bischof“.
avignon-play-help-actions = Gib die Nummer vor einer Möglichkeit ein oder ihre Kurzform: „beseech 3“ zieht die Person in Spalte 3 heran, „petition 2“ nutzt die Fähigkeit der Person in Spalte 2. Groß- und Kleinschreibung ist egal. Außerdem gibt es:
avignon-play-about-score = wer zu welcher Kirchengemeinde gehört
avignon-play-about-card = was eine Karte tut, etwa „karte bischof“
avignon-play-about-role = für wen du spielst und was alle in der Partie können
avignon-deck-own =
    Ein eigenes Deck, begonnen als Kopie von { $origin }.
    Ändere, was du willst: Bittschriften, Fraktionen, Siegbedingungen; neue Arten dazu, Arten der Erweiterung weg.
    „source“ sagt, woher ein Wert kommt: „printed“ von einer Karte, die du besitzt, „review“ aus einer Besprechung,
    „house“ aus diesem Programm, „own“ von dir. Ohne Angabe ist ein Wert dein eigener.
    Die Datei prüfen:  schism deck check { $file }
    Damit spielen:     schism play avignon --deck { $file }
