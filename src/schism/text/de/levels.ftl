# Die Stufen der Gegner und wie sie spielen. Getippt werden die Kürzel: novice, sexton und so weiter. Jeder Satz muss
# zu den Zahlen in src/schism/bots/people/levels.toml passen.

level-novice = Novize
level-novice-about = Meidet das Schlimmste und nimmt sonst fast alles.
level-sexton = Küster
level-sexton-about = Hat einen Blick für gute Züge, probiert aber gern etwas aus.
level-chaplain = Kaplan
level-chaplain-about = Findet gute Züge, mag aber Abwechslung zu sehr, um beim besten zu bleiben.
level-canon = Domherr
level-canon-about = Wägt ab und macht kaum Fehler, übersieht aber Feinheiten.
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
