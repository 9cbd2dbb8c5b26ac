# Die Prüfung der Tipps und Rückblicke.

cli-bench-review-help = Tipps und Rückblicke prüfen: was sie zu Entscheidungen aus gemischt starken Partien sagen, und was von dort aus gespielte Partien ergeben.
cli-bench-review-example = Beispiel: schism bench-review --only avignon --positions 40 --games 40
bench-review-option-positions = Wie viele Entscheidungen je Spiel geprüft werden.
bench-review-option-games = Partien, die Bots von jeder Entscheidung aus zu Ende spielen; viermal so viele, wo ein Fehler angestrichen ist.
bench-review-option-only = Welche Spiele.
bench-review-option-level = Welche Bots weiterspielen.
bench-review-option-seed = Dieselbe Zahl ergibt dieselben Entscheidungen und dieselben Partien.
bench-review-error = { $game }: mittlere Abweichung über das Rauschen hinaus, in Prozentpunkten
bench-review-bias = { $game }: Verzerrung (gesagt minus gefunden), in Prozentpunkten
bench-review-costly = { $game }: angestrichene Fehler, die etwas gekostet haben, von { $marked }, in Prozent
bench-review-ratio = { $game }: genannter Verlust, geteilt durch den gefundenen
bench-review-none = zu wenige Fehler für eine Aussage
