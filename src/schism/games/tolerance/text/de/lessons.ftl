# Die erste Partie, erklärt.

web-learn-tolerance-welcome = Willkommen! Hierher spielen alle eine Karte, und die höchste des angespielten Standes gewinnt den Stich. Eine Runde hat zwölf Stiche, und es gibt drei Runden.
web-learn-tolerance-goal = Das ist deine Tafel: Was du gewinnst, kommt hierher. Unter jedem Stand steht, was er dir in deiner Rolle bringt. So siehst du, welche Karten du willst und welche du besser den anderen lässt.
web-learn-tolerance-start = Du bestimmst, wer die erste Karte der Runde spielt.
web-learn-tolerance-cards = In der Ecke zeigt eine Karte Rang, Stand und Religion, unten Frömmigkeit und Geld. Dazwischen steht, was sie tut, wenn der Stich zu Ende ist. Zeig auf eine Karte oder drück lange darauf, um mehr zu lesen.
web-learn-tolerance-lead = Du spielst an: Nimm eine beliebige Karte. Die anderen müssen ihren Stand bedienen, wenn sie können.
web-learn-tolerance-follow = Bediene den angespielten Stand, wenn du kannst: Was höher steht, darfst du spielen; die dunklen Karten sagen dir, warum sie nicht gehen. Zeig auf eine Karte, um zu sehen, was sie bewirken würde.
web-learn-tolerance-wild = Das ist ein Opportunist. Du darfst ihn immer spielen und sagst dabei, für welchen der vier Stände er gilt.
web-learn-tolerance-won = Wer gewinnt, bekommt den Stich. Jetzt handeln seine lebenden Karten, vom höchsten Rang zum niedrigsten.
web-learn-tolerance-tax = Steuern: Wer den Stich gewonnen hat, bekommt das Geld der genannten Karten. Manche kosten auch welches. Wer unter null fällt, muss ein Darlehen aufnehmen.
web-learn-tolerance-piety = Auch die Frömmigkeit geht an die Person, die den Stich gewonnen hat: katholische oder protestantische, je nach Religion der Karte.
web-learn-tolerance-kill = Eine Karte wurde getötet. Sie handelt nicht mehr und liegt bei den Verstorbenen; manche Rollen bekommen dafür Punkte, andere verlieren welche.
web-learn-tolerance-convert = Eine Karte wurde bekehrt: Sie hat bis zum Ende der Runde eine andere Religion.
web-learn-tolerance-target = Eine Karte des Stichs muss zuschlagen, und du bestimmst, wen sie trifft: Klick eine der markierten Karten an.
web-learn-tolerance-boards = Behalte die anderen im Auge: Die Zahl hinter dem Pfeil hätten sie, wenn die Runde jetzt zu Ende wäre; eine Krone heißt, niemand hat mehr von diesem Stand. Öffne eine Tafel, und du siehst ihre Karten.
web-learn-tolerance-sheet = Geld und Frömmigkeit füllen diese Leisten. Für je zehn gibt es ein Fähnchen; Fähnchen zählen am Ende der Partie und gehen nie verloren.
web-learn-tolerance-pennant = Ein Fähnchen! Es bleibt, was auch immer mit Geld oder Frömmigkeit geschieht.
web-learn-tolerance-loan = Jemand hat ein Darlehen aufgenommen. Am Ende einer Runde lässt es sich für 5 Geld zurückzahlen, sonst kostet es am Ende der Partie 3 Punkte.
web-learn-tolerance-count = Die Runde ist vorbei: Die lebenden Karten bringen Steuern und Frömmigkeit.
web-learn-tolerance-role = Dann werden die Rollen gewertet: Stände, Zunftmitglieder, Verstorbene. „Punkte“ zeigt, woher jeder Punkt kommt.
web-learn-tolerance-execution = Am Ende der Runde war die Monarchenkarte noch am Leben, also musste eine Karte sterben: die Königliche Hinrichtung.
