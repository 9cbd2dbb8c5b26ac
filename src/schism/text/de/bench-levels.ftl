# Die Messung der Stufen für Menschen.

cli-bench-levels-help = Die Stufen für Menschen messen: eine Leiter für jedes Spiel, und wie oft eine Stufe einen offensichtlich schlechten Zug macht.
cli-bench-levels-example = Beispiel: schism bench-levels --only avignon --deals 20 --positions 0
bench-levels-option-deals = Wie viele Verteilungen; jede Stufe spielt jede davon gegen die Stufe darunter, auf jedem Platz.
bench-levels-option-positions = In wie vielen Stellungen der Zug jeder Stufe mit dem eines gierigen Bots verglichen wird; 0 für keine.
bench-levels-option-only = Welche Spiele gemessen werden.
bench-levels-option-store = Das Ergebnis in den Ordnern der Spiele aufheben, wo die Seite es findet.
bench-levels-rating = { $game }: { $level }, Elo
bench-levels-step = { $game }: { $level } gegen { $below }, eins gegen eins, %
bench-levels-stupid = { $game }: { $level }, Züge, die mehr als { $loss } Punkte schlechter sind als die eines gierigen Bots, %
