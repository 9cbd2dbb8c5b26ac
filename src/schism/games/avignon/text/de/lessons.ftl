# Die erste Partie, erklärt.

web-learn-avignon-welcome = Willkommen! Fünf Personen stehen auf der Straße zwischen Avignon und Rom. Deine Stadt liegt unten.
web-learn-avignon-goal = Bring Personen über deine Stadt hinaus: Sie kommen in deine Kirchengemeinde. Drei davon gewinnen.
web-learn-avignon-deeds = Du hast zwei Aktionen je Zug, nie zweimal dieselbe. Klick eine Person an, dann eine Aktion: Du siehst, wer wohin käme, bevor du es tust.
web-learn-avignon-choice = Diese Fähigkeit verlangt eine Wahl von dir: Klick eine der Personen auf der Straße an.
web-learn-avignon-petition = Eine Bittschrift nutzt die Fähigkeit einer Person. Das ist die stärkste Aktion; zeig auf Personen, um ihre zu lesen.
web-learn-avignon-joined = Jemand ist für immer in eine Kirchengemeinde gekommen, und jemand Neues steht in Genua.
web-learn-avignon-excommunicate = Wer exkommuniziert wird, kommt auf die Ablage; die nächste Person vom Stapel nimmt genau diesen Platz ein.
web-learn-avignon-drawn = Neue Personen kommen vom Stapel. Jede Art gibt es zweimal.
web-learn-avignon-samaritan = Du darfst nicht einfach rückgängig machen, was gerade geschehen ist: Was die alte Stellung zurückbrächte, wird nicht angeboten.
web-learn-avignon-noble = Achte auf den Adligen: In einer Kirchengemeinde bringt er eigene Siegbedingungen mit. Sie stehen bei den Kirchengemeinden.
