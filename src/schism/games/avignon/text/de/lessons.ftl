# Die erste Partie, erklärt.

web-learn-avignon-welcome = Willkommen! Fünf Personen stehen auf der Straße zwischen Avignon und Rom. Deine Stadt liegt unten.
web-learn-avignon-goal = Hol Personen über deine Stadt hinaus, dann gehören sie zu deiner Kirchengemeinde. Mit dreien gewinnst du.
web-learn-avignon-deeds = Du hast zwei Aktionen je Zug, nie zweimal dieselbe. Klick erst eine Person an, dann eine Aktion: Du siehst vorher, wer dadurch wohin kommt.
web-learn-avignon-choice = Bei dieser Fähigkeit hast du die Wahl: Klick eine der Personen auf der Straße an.
web-learn-avignon-petition = Mit einer Bittschrift nutzt du die Fähigkeit einer Person. Das ist die stärkste Aktion; zeig auf eine Person, um ihre Fähigkeit zu lesen.
web-learn-avignon-joined = Jemand gehört nun für immer zu einer Kirchengemeinde, und jemand Neues steht in Genua.
web-learn-avignon-excommunicate = Wer exkommuniziert wird, wird abgeworfen; die nächste Person vom Stapel nimmt genau diese Stelle ein.
web-learn-avignon-drawn = Neue Personen kommen vom Stapel. Jede Art gibt es zweimal.
web-learn-avignon-samaritan = Das ist die Samariter-Regel: Du darfst den letzten Zug der Gegenseite nicht einfach rückgängig machen. Was zur alten Stellung zurückführt, steht nicht zur Wahl.
web-learn-avignon-noble = Achte auf den Adligen: In einer Kirchengemeinde bringt er eigene Siegbedingungen mit. Sie stehen neben den Kirchengemeinden.
