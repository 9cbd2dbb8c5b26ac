## learn

cli-learn-help = Das Policy-Netz der Bots mit Partien gegen sich selbst trainieren.
cli-learn-example = Beispiel: schism learn tolerance --games 600000 --resume training.npz
learn-option-games = Aus wie vielen Partien gelernt wird, mit verschieden vielen Personen, Decks und Optionen.
learn-option-hidden = Größe der verborgenen Schicht des Netzes.
learn-option-jobs = Wie viele Threads spielen; sonst einer je Kern.
learn-option-resume = Datei für den Stand des Trainings. Gibt es sie schon, geht es dort weiter.
learn-option-weights = Gewichte, mit denen begonnen wird; sonst zufällige.
learn-option-out = Wohin die Gewichte geschrieben werden; sonst ersetzen sie die, mit denen die Bots spielen.
learn-progress = { $games } Partien, { $decisions } neue Entscheidungen: Entropie { $entropy } Nat, Überraschung { $surprise } Punkte; einer gegen drei mit den bisherigen Gewichten gewinnt { $wins } % ({ $low } bis { $high }).
learn-written = Die Gewichte stehen in { $file }.
