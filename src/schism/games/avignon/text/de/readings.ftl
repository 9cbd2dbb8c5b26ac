# Lesarten, die ein Tisch wählen kann (5): die Frage, die beiden Antworten und der Grund für unsere erste.

reading-samaritan = Die Samariter-Regel
reading-samaritan-position = die alte Stellung darf nicht wiederkehren
reading-samaritan-effects = nicht alle Bewegungen dürfen zurückgenommen werden
reading-samaritan-about = Das Regelheft verbietet, den gesamten gegnerischen Zug zurückzusetzen. Wir vergleichen Stellungen: Wer sonst etwas verändert oder jemanden nachzieht, darf alle zurückstellen. Nach Wirkungen gelesen ist ein Zug verboten, wenn alle, die der letzte gegnerische Zug bewegt hat, wieder dort stehen, wo sie vorher standen, was auch immer sonst geschehen ist. Ein Zug, in dem nachgezogen oder am Ende niemand bewegt wurde, lässt sich nicht zurücksetzen, und ein Zug, der gewinnt, ist immer erlaubt.

reading-replacement = Wann die Neuen kommen
reading-replacement-after = wenn die Aktion abgeschlossen ist
reading-replacement-at-once = sobald jemand die Auslage verlassen hat
reading-replacement-about = Das Regelheft lässt für alle, die gehen, eine neue Person ziehen und denkt nicht an Bittschriften, die mehrere bewegen. Bei uns kommen die Neuen, wenn die Aktion abgeschlossen ist, und keine Bittschrift bewegt jemanden, der erst währenddessen kam. Sofort heißt: Der Rest der Bittschrift kann die neue Person schon bewegen, und eine Bittschrift, bei der nachgezogen wird, verbietet die Samariter-Regel nie.

reading-reshuffle = Wann der Ablagestapel gemischt wird
reading-reshuffle-when-due = wenn jemand zu ziehen ist
reading-reshuffle-when-empty = sobald der Nachziehstapel leer ist
reading-reshuffle-about = Wir mischen, wenn jemand zu ziehen und der Nachziehstapel leer ist. Wer gerade exkommuniziert wurde, wird also mitgemischt und kann sofort wiederkommen. Wird gemischt, sobald der Stapel leer ist, bleibt bis zum nächsten Mal draußen, wer später abgeworfen wird.

reading-win-check = Wann der Sieg geprüft wird
reading-win-check-each-move = nach jeder Bewegung
reading-win-check-each-action = wenn eine Aktion abgeschlossen ist
reading-win-check-about = Laut Regelheft endet das Spiel sofort, aber eine Aktion kann mehrere Personen nacheinander bewegen. Bei uns beendet es die erste Bewegung, die gewinnt. Nach Aktionen geprüft, werden erst alle Bewegungen ausgeführt; hätten danach beide gewonnen, gewinnt, wer am Zug ist.
