## Das Labor: Optionen, die seine Befehle gemeinsam haben

lab-option-resume = Fertige Teile in diesem Ordner behalten; derselbe Befehl macht weiter, wo er aufgehört hat.
lab-option-on = Auf einem Ray-Cluster spielen: ray startet einen hier, ray://HOST:PORT ist einer anderswo.
lab-option-jobs = Wie viele Prozesse; ohne Angabe einer je Kern.
simulate-option-out = Tabellen schreiben: als Parquet in einen Ordner, oder eine Tabelle nach DATEI.parquet oder DATEI.csv.
simulate-option-rows = Welche Tabellen: eine Zeile je Partie, je Entscheidung, je Effekt.
simulate-option-columns = Nur diese Spalten der Tabellen.

## Spalten der Tabellen

column-type-whole = ganze Zahl
column-type-text = Text
column-type-share = Zahl von 0 bis 1
column-about-game = die Nummer der Partie: schism.new(.., seed=SEED, number=GAME) verteilt sie noch einmal
column-about-players = wie viele am Tisch sitzen
column-about-win = der Anteil des Platzes am Sieg: 1 allein, weniger bei geteiltem Sieg, sonst 0
column-about-decision = die Nummer der Entscheidung in ihrer Partie, ab 0; bei einem Effekt die Entscheidung, aus der er folgte, -1 vor der ersten
column-about-seat = der Platz, der entschied oder den der Effekt traf
column-about-choices = wie viele Aktionen erlaubt waren
column-about-action = die gewählte Aktion, in der Notation der Aufzeichnungen
column-about-event = die Art des Ereignisses
column-about-rule = die Nummer der Regel
column-about-card = die Karte oder Person, die es traf; leer, wenn keine
column-about-cause = die Karte oder Person, von der es ausging; leer, wenn keine
column-about-amount = um wie viel; 0, wo das Ereignis keinen Betrag hat
column-about-total = der Stand danach; 0, wo das Ereignis keinen hat
column-about-detail = was das Ereignis sonst sagt, als name=wert, durch Strichpunkte getrennt
