# Die erste Partie, erklärt.

web-learn-tolerance-welcome = Willkommen! Hierher spielen alle eine Karte, und die höchste des angespielten Standes gewinnt sie alle. Eine Runde hat zwölf Stiche, und es gibt drei Runden.
web-learn-tolerance-goal = Das ist deine Tafel: Was du gewinnst, kommt hierher. Unter jedem Stand steht, was dir eine Karte davon bringt. So siehst du, welche Karten sich lohnen und welche du besser den anderen lässt.
web-learn-tolerance-start = Du bestimmst, wer die erste Karte der Runde spielt.
web-learn-tolerance-cards = In der Ecke zeigt eine Karte Rang, Stand und Religion, unten Frömmigkeit und Geld. Dazwischen steht, was sie tut, wenn der Stich zu Ende ist. Zeig auf eine Karte oder halt den Finger darauf, um mehr zu lesen.
web-learn-tolerance-lead = Du spielst aus: Jede Karte ist erlaubt. Die anderen müssen ihren Stand bedienen, wenn sie können.
web-learn-tolerance-follow = Bediene den angespielten Stand, wenn du kannst: Was höher steht, darfst du spielen; die dunklen Karten sagen dir, warum sie nicht gehen. Zeig auf eine Karte oder tipp sie einmal an, dann siehst du, was sie bewirken würde.
web-learn-tolerance-wild = Das ist ein Opportunist. Du darfst ihn immer spielen und sagst dabei, für welchen der vier Stände er gilt.
web-learn-tolerance-won = Wer gewinnt, bekommt den Stich. Aber zuerst handeln seine Karten, vom höchsten Rang zum niedrigsten.
web-learn-tolerance-gain = Dein erster Stich! Seine Karten liegen jetzt auf deiner Tafel. Unter jedem Stand siehst du, was sie bringen, und neben deinem Namen, was zusammenkommt.
web-learn-tolerance-tax = Steuern: Wer den Stich gewonnen hat, bekommt das Geld der genannten Karten. Bei manchen ist es negativ, und wer unter null fällt, muss ein Darlehen aufnehmen.
web-learn-tolerance-piety = Auch Frömmigkeit bekommt, wer den Stich gewonnen hat: katholische oder protestantische, je nach Religion der Karte.
web-learn-tolerance-kill = Eine Karte wurde getötet. Sie handelt nicht mehr und kommt zu den Verstorbenen auf der Tafel. Manche Rollen bekommen dafür Punkte, andere verlieren welche.
web-learn-tolerance-convert = Eine Karte wurde bekehrt: Sie hat bis zum Ende der Runde eine andere Religion.
web-learn-tolerance-target = Eine Karte schlägt für dich zu, und du bestimmst, wen es trifft: Wähle eine der markierten Karten im Stich.
web-learn-tolerance-boards = Behalte die anderen im Auge: Ihre Tafeln zeigen, was sie haben und was die Runde brächte. Eine Krone heißt, niemand hat mehr von diesem Stand. Öffne eine Tafel, und du siehst ihre Karten.
web-learn-tolerance-sheet = Geld und Frömmigkeit füllen diese Leisten. Für je zehn gibt es ein Fähnchen; Fähnchen zählen am Ende der Partie und gehen nie verloren.
web-learn-tolerance-pennant = Ein Fähnchen, für zehn Geld oder Frömmigkeit! Es zählt am Ende der Partie und bleibt, was auch immer noch geschieht.
web-learn-tolerance-loan = Jemand hat ein Darlehen aufgenommen. Am Ende einer Runde kostet es 5 Geld, es zurückzuzahlen; wer es behält, verliert am Ende der Partie 3 Punkte.
web-learn-tolerance-count = Die Runde ist vorbei. Die lebenden Karten bringen noch einmal Steuern und Frömmigkeit.
web-learn-tolerance-role = Jetzt werden die Rollen gewertet: Stände, Zunftmitglieder, Verstorbene. „Punkte“ zeigt, woher jeder Punkt kommt.
web-learn-tolerance-execution = Die Monarchenkarte hat die Runde überlebt, also muss eine Karte sterben. Welche, bestimmt, wer die Monarchenkarte hat.
