# Im Terminal.

play-no-score = Es wurde noch nichts gewertet: Das geschieht am Ende einer Runde.
deck-own-tolerance =
    Ein eigenes Deck, begonnen als Kopie von { $origin }.
    Ändere, was du willst: Namen, Religionen, Frömmigkeit, Geld, Effekte, die Zahlen der Rollen.
    „source“ sagt, woher ein Wert kommt: „printed“ von einer Karte, die du besitzt, „example“ aus einem
    Beispiel der Spielregel, „house“ aus diesem Programm, „own“ von dir. Ohne Angabe ist ein Wert dein eigener.
    Die Datei prüfen:  schism deck check { $file }
    Damit spielen:     schism play tolerance --deck { $file }
