# Die erste Partie, erklärt.

web-learn-tolerance-welcome = Willkommen! Du spielst drei Runden, jede die Regierungszeit einer Königin oder eines Königs. Eine Runde hat zwölf Stiche: Alle spielen eine Karte, und die höchste des angespielten Standes gewinnt.
web-learn-tolerance-goal = Einen Stich zu gewinnen ist nicht immer gut. An seinem Ende handeln die Karten darin, dann kommen sie auf deine Tafel. Du willst Siegpunkte, und wofür es welche gibt, sagt deine Rolle: siehe „Rolle“ neben dem Tisch.
web-learn-tolerance-start = Zuerst bestimmt jemand, wer die Runde beginnt.
web-learn-tolerance-cards = Jede Karte zeigt in der Ecke Rang und Stand, darunter die Religion, unten Frömmigkeit und Geld. In der Mitte steht, was sie tut. Zeig auf eine Karte oder drück lange darauf, um mehr zu lesen.
web-learn-tolerance-lead = Du spielst an: Nimm eine beliebige Karte. Die anderen müssen ihren Stand bedienen.
web-learn-tolerance-follow = Du musst den angespielten Stand bedienen, wenn du kannst. Spielen darfst du die Karten, die höher stehen; die dunklen sagen dir, warum sie nicht gehen.
web-learn-tolerance-wild = Opportunisten (mit dem Stern) darfst du immer spielen. Dabei gibst du einen der vier Stände an: Klick auf das Zeichen des Standes.
web-learn-tolerance-won = Wer gewinnt, bekommt den Stich. Jetzt handeln seine lebenden Karten, vom höchsten Rang zum niedrigsten.
web-learn-tolerance-tax = Steuern: Wer den Stich gewonnen hat, bekommt das Geld der genannten Karten. Manche kosten auch welches. Wer unter null fällt, muss ein Darlehen aufnehmen.
web-learn-tolerance-piety = Auch die Frömmigkeit geht an die Person, die den Stich gewonnen hat: katholische oder protestantische, je nach Religion der Karte.
web-learn-tolerance-kill = Eine Karte wurde getötet. Sie handelt nicht mehr und liegt bei den Verstorbenen; manche Rollen bekommen dafür Punkte, andere verlieren welche.
web-learn-tolerance-convert = Eine Karte wurde bekehrt: Sie hat bis zum Ende der Runde eine andere Religion.
web-learn-tolerance-target = Eine Karte des Stichs muss zuschlagen, und du bestimmst, wen sie trifft: Klick eine der markierten Karten an.
web-learn-tolerance-boards = Jede Tafel hat sechs Stapel: oben die Lebenden, unten die Verstorbenen, nach Religion sortiert. Gewertet werden sie am Ende der Runde.
web-learn-tolerance-sheet = Für je zehn Geld, katholische oder protestantische Frömmigkeit gibt es ein Fähnchen. Fähnchen zählen am Ende der Partie und gehen nie verloren.
web-learn-tolerance-pennant = Ein Fähnchen! Es bleibt, was auch immer mit Geld oder Frömmigkeit geschieht.
web-learn-tolerance-loan = Jemand hat ein Darlehen aufgenommen. Am Ende einer Runde lässt es sich für 5 Geld zurückzahlen, sonst kostet es am Ende der Partie 3 Punkte.
web-learn-tolerance-count = Die Runde ist vorbei: Die lebenden Karten bringen Steuern und Frömmigkeit.
web-learn-tolerance-role = Dann werden die Rollen gewertet: Stände, Zunftmitglieder, Verstorbene. „Punkte“ zeigt, woher jeder Punkt kommt.
web-learn-tolerance-execution = Am Ende der Runde war die Monarchenkarte noch am Leben, also musste eine Karte sterben: die Königliche Hinrichtung.
