# Im Terminal.

deck-own-avignon =
    Ein eigenes Deck, begonnen als Kopie von { $origin }.
    Ändere, was du willst: Bittschriften, Fraktionen, Siegbedingungen; neue Arten dazu, Arten der Erweiterung weg.
    „source“ sagt, woher ein Wert kommt: „printed“ steht auf einer Karte, die du hast, „review“ in einer Besprechung,
    „house“ ist von diesem Programm, „own“ von dir. Ohne Angabe ist ein Wert dein eigener.
    Die Datei prüfen:  schism deck check { $file }
    Damit spielen:     schism play avignon --deck { $file }
