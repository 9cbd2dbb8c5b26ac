# Die erste Partie, erklärt.

web-learn-tolerance-welcome = Willkommen! Du spielst drei Runden, eine für jeden Monarchen. Eine Runde hat zwölf Stiche: Alle spielen eine Karte, und die höchste des angespielten Standes gewinnt.
web-learn-tolerance-goal = Einen Stich zu gewinnen ist nicht immer gut. Die Karten darin wirken, wenn er endet, und kommen auf deine Tafel. Du willst Siegpunkte, und was zählt, sagt deine Rolle: siehe „Rolle“ neben dem Tisch.
web-learn-tolerance-start = Zuerst bestimmt jemand, wer die Runde beginnt.
web-learn-tolerance-cards = Jede Karte hat in der Ecke Rang und Stand, darunter die Religion, unten Frömmigkeit und Geld. In der Mitte steht, was sie tut. Zeig auf eine Karte, oder drück lange darauf, um mehr zu lesen.
web-learn-tolerance-lead = Du spielst an: eine beliebige Karte. Ihren Stand müssen die anderen bedienen.
web-learn-tolerance-follow = Du musst den angespielten Stand bedienen, wenn du kannst. Die höher stehenden Karten darfst du spielen; die dunklen sagen dir, warum nicht.
web-learn-tolerance-wild = Opportunisten (Stern) darfst du immer spielen. Du sagst jeden als einen der vier Stände an, mit einem Klick auf dessen Zeichen.
web-learn-tolerance-won = Wer gewinnt, bekommt den Stich. Jetzt wirken seine lebenden Karten, vom höchsten Rang zum niedrigsten.
web-learn-tolerance-tax = Steuern: Wer den Stich gewonnen hat, bekommt das Geld der genannten Karten. Manche kosten Geld. Unter null muss man ein Darlehen aufnehmen.
web-learn-tolerance-piety = Auch Frömmigkeit bekommt, wer den Stich gewonnen hat: katholische oder protestantische, je nach der Religion jeder Karte.
web-learn-tolerance-kill = Eine Karte wurde getötet. Sie wirkt nicht mehr und liegt bei den Toten der Tafel; manche Rollen bekommen dafür Punkte, andere verlieren welche.
web-learn-tolerance-convert = Eine Karte wurde bekehrt: Sie hat bis zum Ende der Runde eine andere Religion.
web-learn-tolerance-target = Eine deiner Karten muss zuschlagen, und du wählst, wen sie trifft: Klick eine der markierten Karten des Stichs an.
web-learn-tolerance-boards = Jede Tafel hat sechs Stapel: oben die Lebenden, unten die Toten, nach Religion sortiert. Sie zählen am Ende der Runde.
web-learn-tolerance-sheet = Fähnchen füllen sich mit Geld und Frömmigkeit, eines für je zehn. Sie zählen am Ende der Partie und gehen nie verloren.
web-learn-tolerance-pennant = Ein Fähnchen! Es bleibt, was auch mit Geld oder Frömmigkeit geschieht.
web-learn-tolerance-loan = Jemand hat ein Darlehen aufgenommen. Am Ende einer Runde kann es für 5 Geld zurückgezahlt werden, sonst kostet es am Ende der Partie 3 Punkte.
web-learn-tolerance-count = Die Runde ist vorbei: Die lebenden Karten bringen Steuern und Frömmigkeit.
web-learn-tolerance-role = Dann zählen die Rollen: Stände, Zunftmitglieder, Tote. „Punkte“ zeigt, woher jeder Punkt kam.
web-learn-tolerance-execution = Der Monarch lebte am Ende der Runde noch, darum musste eine Karte sterben.
