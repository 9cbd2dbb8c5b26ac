## learn

cli-learn-help = Das Policy-Netz der Bots mit Partien zwischen suchenden Bots trainieren.
cli-learn-example = Beispiel: schism learn tolerance --games 1300 --resume lektionen
learn-option-games = Aus wie vielen Partien gelernt wird, mit verschieden vielen Personen, Decks und Optionen.
learn-option-iterations = Wie lange die Bots in diesen Partien suchen, in Durchläufen.
learn-option-epochs = Wie oft alle Entscheidungen durchgegangen werden.
learn-option-hidden = Größe der verborgenen Schicht des Netzes.
learn-option-out = Wohin die Gewichte geschrieben werden; sonst ersetzen sie die, mit denen die Bots spielen.
learn-decisions = { $count } Entscheidungen zum Lernen. Fehler in Nat je Entscheidung: weniger ist besser.
learn-epoch = Epoche { $epoch }: Fehler { $loss }, bei unbekannten Entscheidungen { $test }; dort wählt das Netz in { $agreement } % der Fälle wie die Suche.
learn-written = Die Gewichte stehen in { $file }.
