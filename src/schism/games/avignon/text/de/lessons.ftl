# Die erste Partie, erklärt.

web-learn-avignon-welcome = Willkommen! Fünf Personen stehen auf der Straße zwischen Avignon und Rom. Deine Stadt ist unten.
web-learn-avignon-goal = Hol Personen über deine Stadt hinaus, dann gehören sie zu deiner Kirchengemeinde. Mit dreien gewinnst du.
web-learn-avignon-deeds = Der erste Zug hat nur eine Aktion, jeder weitere zwei verschiedene. Wähle erst eine Person, dann eine Aktion: Bevor etwas geschieht, siehst du, wer wohin kommt.
web-learn-avignon-choice = Diese Fähigkeit lässt dir die Wahl: Nimm eine der Personen auf der Straße.
web-learn-avignon-petition = Mit einer Bittschrift nutzt du die Fähigkeit einer Person. Nichts ist stärker. Sieh dir an, was jede kann: Zeig auf sie oder tipp sie an.
web-learn-avignon-joined = Jemand gehört nun für immer zu einer Kirchengemeinde. Jemand Neues beginnt in Genua.
web-learn-avignon-excommunicate = Exkommuniziert: Diese Person ist fort, und die nächste vom Stapel nimmt genau ihre Stelle ein.
web-learn-avignon-drawn = Neue Personen kommen vom Stapel. Jede Art gibt es zweimal.
web-learn-avignon-samaritan = Die Samariter-Regel: Du darfst den letzten Zug der Gegenseite nicht einfach rückgängig machen. Was zur alten Stellung zurückführt, steht nicht zur Wahl.
web-learn-avignon-noble = Achte auf den Adligen! In einer Kirchengemeinde bringt er neue Wege zum Sieg, für beide Seiten. Sie stehen neben den Kirchengemeinden.
