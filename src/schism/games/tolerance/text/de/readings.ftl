# Lesarten, die ein Tisch wählen kann (14): die Frage, beide Antworten und warum die erste unsere ist.

reading-prevailing = Vorherrschende Karten als Ziel
reading-prevailing-counted = als das, wofür sie gelten
reading-prevailing-printed = nur nach der gedruckten Religion
reading-prevailing-about = Eine vorherrschende Karte nimmt in jeder Hinsicht die Religion der Regierungszeit an; was diese Religion trifft oder bekehrt, trifft also auch sie. Die gedruckten Beispiele übergehen das: So gelesen, finden Töten, Verurteilen und Bekehren eine Karte nur nach ihrer gedruckten Religion oder nach einer Bekehrung.

reading-second-loan = Ein zweites Darlehen
reading-second-loan-later-round = in einer späteren Runde möglich
reading-second-loan-never = nie, solange man eines hat
reading-second-loan-about = Laut Regelheft fällt niemand unter null, der ein Darlehen hat; trotzdem ist von mehreren die Rede. Bei uns gilt der Schutz in der Runde, in der das Darlehen aufgenommen wurde. Wörtlich genommen nimmt, wer ein Darlehen hat, nie ein zweites auf, und Geld unter null wird zu null.

reading-loan-cost = Darlehen am Ende der Partie
reading-loan-cost-each = kosten je 3 Punkte
reading-loan-cost-once = kosten zusammen 3 Punkte
reading-loan-cost-about = Das Regelheft lässt offen, ob nicht zurückgezahlte Darlehen je 3 Punkte kosten oder alle zusammen 3. Wir zählen jedes einzeln.

reading-equal-rank = Gleiche Ränge im Stich
reading-equal-rank-natural = echte Karte schlägt Opportunisten
reading-equal-rank-first = die zuerst gespielte Karte gewinnt
reading-equal-rank-about = An Gleichstände denkt das Regelheft nicht. Bei uns schlägt die echte Karte einen Opportunisten desselben Ranges, und von zwei Opportunisten gewinnt der zuerst gespielte.

reading-hidden-points = Punkte bei geheimen Rollen
reading-hidden-points-hidden = ebenfalls geheim
reading-hidden-points-open = offen für alle
reading-hidden-points-about = Der Punktestand würde die Rolle bald verraten, deshalb bleibt er bis zum Ende der Partie geheim. Ein Tisch kann ihn trotzdem offenlegen.

reading-execution = Königliche Hinrichtung
reading-execution-open = alle Tafeln liegen offen
reading-execution-visible = bei anderen nur oberste Karten
reading-execution-about = Wer den Monarchen hat, darf laut Regelheft jede lebende Karte wählen; von den Stapeln der anderen ist aber nur die oberste zu sehen. Wir legen dafür alle Tafeln offen. Bei verdeckten Stapeln lassen sich bei anderen nur die obersten Karten der lebenden Stapel hinrichten.

reading-lawyer = Der Advokat (Lawyer) unter Elizabeth
reading-lawyer-unaffiliated = besteuert Karten ohne Religion
reading-lawyer-nobody = besteuert niemanden
reading-lawyer-about = Der Advokat besteuert die Religion des Monarchen, und für Elizabeths Zeit nennen die Regelhefte keine. Bei uns besteuert er dann die Karten ohne Religion, wie am Ende dieser Runde.

reading-first-chooser = Wer den ersten Startspieler wählt
reading-first-chooser-drawn = wird ausgelost
reading-first-chooser-about = Im Regelheft wählt, wer zuletzt in der Kirche war. Das kann ein Programm nicht wissen und lost deshalb, wenn es am Tisch nicht schon geklärt ist.
