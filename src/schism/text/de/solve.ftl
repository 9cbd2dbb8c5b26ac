# Stellungen, die sich lösen lassen.

cli-solve-help = Eine Stellung einer Aufzeichnung lösen: wer bei bestem Spiel gewinnt oder mit welcher Wahrscheinlichkeit, und wie.
cli-solve-example = Beispiel: schism solve game.json --move 21
solve-option-move = Die Stellung nach so vielen Aktionen; ohne Angabe nach der letzten.
solve-win = { $who } ist am Zug und gewinnt, was immer die anderen tun.
solve-loss = { $who } ist am Zug und verliert, ganz gleich wie.
solve-chance = { $who } ist am Zug und gewinnt bei bestem Spiel beider Seiten mit { $low } % Wahrscheinlichkeit.
solve-bounds = { $who } ist am Zug und gewinnt bei bestem Spiel beider Seiten mit { $low } bis { $high } % Wahrscheinlichkeit.
solve-unknown = Diese Stellung ist zu weit vom Ende entfernt, um sie zu lösen.
error-solve-over = Die Partie ist zu Ende: Es gibt nichts mehr zu lösen.
