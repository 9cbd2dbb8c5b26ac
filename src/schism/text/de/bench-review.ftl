# Die Prüfung der Tipps und Rückblicke.

cli-bench-review-help = Tipps und Rückblicke prüfen: was sie zu Entscheidungen aus Partien gemischter Stufen sagen, verglichen mit Partien, die von dort aus zu Ende gespielt werden.
cli-bench-review-example = Beispiel: schism bench-review --only avignon --positions 40 --games 40
bench-review-option-positions = Wie viele Entscheidungen je Spiel geprüft werden.
bench-review-option-games = Partien, die Bots von jeder Entscheidung aus zu Ende spielen; viermal so viele und mehr, wo ein Fehler angestrichen ist.
bench-review-option-only = Welche Spiele.
bench-review-option-level = Die Stufe dieser Bots. Ohne Angabe eine passende für jedes Spiel.
bench-review-option-seed = Dieselbe Zahl ergibt dieselben Entscheidungen und dieselben Partien.
bench-review-error = { $game }: mittlere Abweichung über das Rauschen hinaus, in Prozentpunkten
bench-review-bias = { $game }: Verzerrung (Schätzung minus Ergebnis), in Prozentpunkten
bench-review-confirmed = { $game }: angestrichene Fehler, die das zehnfache Budget bestätigt, von { $marked }, in Prozent
bench-review-costly = { $game }: angestrichene Fehler, die etwas gekostet haben, von { $marked }, in Prozent
bench-review-ratio = { $game }: geschätzter Verlust, geteilt durch den gemessenen
bench-review-none = zu wenige Fehler für eine Aussage
