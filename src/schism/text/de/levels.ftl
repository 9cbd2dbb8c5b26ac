# Die Stufen der Gegner und wie sie spielen. Getippt werden die Kürzel: novice, sexton und so weiter. Jeder Satz muss
# zu den Zahlen in src/schism/bots/people/levels.toml passen.

level-novice = Novize
level-novice-about = Spielt, was gerade gut aussieht, hofft das Beste und glaubt dem ersten Eindruck.
level-sexton = Küster
level-sexton-about = Denkt ein wenig voraus, probiert aber lieber aus, als zu rechnen.
level-chaplain = Kaplan
level-chaplain-about = Sieht, was nahe liegt, und mag Abwechslung; langfristige Pläne sind nicht seine Sache.
level-canon = Domherr
level-canon-about = Wägt ab und macht kaum grobe Fehler, übersieht aber Feinheiten.
level-abbot = Abt
level-abbot-about = Geduldig und gründlich; lässt selten eine Chance aus.
level-legate = Legat
level-legate-about = Lässt sich Zeit und verschenkt nichts.

## Einfache Bots: für Programme und in Spielen aus der Zeit vor den sechs Stufen

level-random = Zufall
level-random-about = Spielt, was der Zufall will.
level-greedy = Gierig
level-greedy-about = Nimmt, was am Ende dieses Stichs oder Zugs am besten aussieht.
level-quick = Schnell
level-quick-about = Sucht eine Zwanzigstelsekunde lang.
level-master = Meister
level-master-about = Sucht eine Sekunde lang.
