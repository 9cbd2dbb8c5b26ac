# Der Tisch im Browser.

web-skip = Zum Inhalt
web-nav = Seiten
web-nav-rules = Regeln
web-nav-replay = Nachspielen
web-nav-about = Über Schism
web-language = Sprache
web-settings = Einstellungen
web-look = Aussehen
web-look-auto = wie das System
web-look-light = hell
web-look-dark = dunkel
web-pace = Tempo
web-pace-calm = ruhig
web-pace-brisk = flott
web-pace-instant = sofort
web-pace-step = Schritt für Schritt
web-sound = Eine Glocke, wenn du am Zug bist
web-loading = Der Tisch wird gedeckt ...
web-error-answer = Der Server meldet einen Fehler ({ $status }). Versuche es gleich noch einmal.
web-error-silence = Der Server antwortet nicht. Ist dieses Gerät online?
web-page-missing = Diese Seite ist nicht angekommen: Der Server antwortet nicht, oder er wurde inzwischen erneuert. Lade sie neu.
web-reload = Neu laden
web-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts, was du getan hast, ist verloren.
web-removed = Du sitzt nicht mehr an diesem Tisch.
web-to-start = Zur Startseite
web-close = Schließen

## Start

web-start-title = Zwei Spiele um eine gespaltene Kirche
web-start-lead = Spiel sofort gegen Bots, oder schick Freunden einen Link. Kein Konto, nichts zu installieren.
web-start-replay = Du hast eine aufgezeichnete Partie? Sieh sie dir noch einmal an:
web-finished = Deine beendeten Partien
web-spectators = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
  }
web-under-way = Im Gang
web-open-tables = Offene Tische
web-open-seats = { $free ->
    [one] 1 von { $of } Plätzen frei
   *[other] { $free } von { $of } Plätzen frei
  }
web-a-bot = ein Bot
web-game-tolerance = Tolerance
web-game-tolerance-about = Gewinne Stiche im England der Tudors, und lebe mit dem, was die Karten darin tun. Für 3 bis 5 Personen, etwa 40 Minuten.
web-game-avignon = Avignon
web-game-avignon-about = Zwei Päpste, eine Straße: Zieh drei Personen auf deine Seite, bevor sie dir weggezogen werden. Für 2 Personen, etwa 15 Minuten.
web-play-now = Jetzt spielen
web-level = Stärke der Bots
web-against = gegen: { $level }
web-invite = Freunde einladen
web-learn = Erste Partie, erklärt
web-bot-names = Agnes, Barnabas, Cäcilia, Dorothea, Edmund
web-you = Du
web-host = Gastgeber
web-guest = Gast

## Einladen

web-invite-title = { $game } mit Freunden
web-name = Dein Name
web-players = Personen
web-roles = Rollen
web-roles-bertram = alle Bertram
web-roles-random = verschiedene Rollen, ausgelost
web-roles-choose = verschiedene Rollen, reihum gewählt
web-kinds = Arten
web-kinds-base = das Grundspiel
web-kinds-expansion = mit der Erweiterung
web-kinds-random = ausgelost
web-kinds-choose = reihum gewählt
web-more-options = Weitere Optionen
web-bots = Plätze für Bots
web-deck = Deck
web-deck-own = Eine eigene Deck-Datei
web-clock = Uhr
web-clock-minutes = { $minutes ->
    [0] keine
   *[other] je { $minutes } Minuten, 10 Sekunden mehr je Zug
  }
web-plague = Seuchenkarten
web-hidden = Rollen bleiben geheim
web-open-piles = Alle Karten aller Stapel sind offen
web-hints = Hinweise sind erlaubt
web-listed = Jeder darf mitspielen
web-make-table = Tisch eröffnen
web-join = Mitspielen
web-join-title = Eine Partie { $game }
web-waiting-title = { $game }: Wir warten auf Mitspieler
web-waiting-host = Wer eingeladen hat, beginnt die Partie.
web-link-join = Schick diesen Link an Freunde, die mitspielen:
web-link-watch = Und diesen an die, die zuschauen:
web-copy = Kopieren
web-copied = Kopiert
web-seats = Plätze
web-seat = Platz { $number }
web-seat-open = frei
web-seat-bot = Einem Bot geben
web-seat-bot-sure = { $name } endgültig wegschicken? Ein Bot spielt weiter.
web-seat-free = Platz frei machen
web-that-is-you = du
web-begin = Partie beginnen
web-begin-note = Bots nehmen die Plätze, die noch frei sind. Sind alle besetzt, beginnt die Partie von selbst.

## Am Tisch

web-beside = Neben dem Tisch
web-tab-log = Verlauf
web-tab-score = Punkte
web-tab-role = Rolle
web-tab-people = Personen
web-tab-chat = Chat
web-chat-say = Sag etwas
web-chat-send = Senden
web-chat-new = neu
web-log-all = Alles zeigen
web-your-turn = du bist dran
web-thinks = denkt nach
web-absent = abwesend
web-waits-for = { $who } ist am Zug.
web-next = Weiter
web-skip-show = Alles zeigen
web-undo = Zurücknehmen
web-pause = Pause
web-resume = Weiter
web-paused = Die Partie ist unterbrochen.
web-paused-about = Niemand kann ziehen, und die Uhren stehen.
web-leave = Gehen
web-leave-sure = Den Tisch endgültig verlassen? Ein Bot spielt für dich weiter.
web-hint = Hinweis
web-confirm = Noch einmal klicken, dann geschieht es
web-can-do = { $count ->
    [one] Du bist dran: 1 Möglichkeit.
   *[other] Du bist dran: { $count } Möglichkeiten.
  }
web-over = Die Partie ist zu Ende
web-rematch = Noch einmal
web-save = Aufzeichnung speichern
web-draft = Wähle
web-setup = Aufbau
web-turn = Zug { $number }: { $side }

web-trick = Der Stich, in der Reihenfolge des Ausspielens
web-forecast = Wenn der Stich jetzt endete
web-forecast-with = Wenn du { $card } spielst
web-must-follow = Jetzt nicht: Du hast eine Karte des angespielten Standes, { $suit } ({ $rule }).
web-card-declared = angesagt: { $suit }
web-card-converted = jetzt { $religion }
web-card-wins = gewinnt den Stich
web-play-card = { $card } spielen
web-pennants = { $count ->
    [one] 1 Fähnchen
   *[other] { $count } Fähnchen
  }
web-piles = Stapel
web-piles-of = Die Stapel von { $who }
web-piles-own = Deine Stapel
web-piles-living = lebend
web-piles-dead = tot
web-cards-held = { $count ->
    [one] hält 1 Karte
   *[other] hält { $count } Karten
  }
web-no-score = Noch wurde nichts gezählt: Das geschieht am Ende einer Runde.
web-role-of = Rollenkarte von

web-avignon-choose = Wähle eine Person auf der Straße.
web-avignon-pick = Wähle eine Person auf der Straße, um es auszuführen.
web-avignon-three = { $count ->
    [0] Drei Personen: gewonnen
    [one] Noch 1 Person, und diese Seite gewinnt
   *[other] Noch { $count } Personen, und diese Seite gewinnt
  }
web-avignon-lacks = { $where ->
    [own] Ein { $faction } auf dieser Seite, und diese Seite gewinnt
   *[other] Ein { $faction } auf der anderen Seite, und diese Seite gewinnt
  }

## Nachspielen

web-replay-about = Zieh eine Aufzeichnung auf diese Seite, oder wähle eine Datei. Du kannst sie Schritt für Schritt durchgehen und durch die Augen jedes Platzes sehen.
web-replay-drop = Zieh eine Aufzeichnung hierher
web-replay-unreadable = { $file } ist keine Aufzeichnung. Aufzeichnungen sind JSON-Dateien, die ein Tisch oder „schism simulate --records“ geschrieben hat.
web-replay-first = Zum Anfang
web-replay-leap-back = Zum Stich oder Zug davor
web-replay-back = Einen Schritt zurück
web-replay-step = Einen Schritt weiter
web-replay-leap = Zum nächsten Stich oder Zug
web-replay-last = Zum Ende
web-replay-run = Abspielen
web-replay-stop = Anhalten
web-replay-place = Stelle in der Partie
web-replay-eyes = Durch wessen Augen
web-replay-onlooker = als Zuschauer
web-ruling = Unsere Entscheidung

## Der Rückblick neben dem Nachspielen

web-tab-review = Rückblick
web-review-about = Die Bots gehen jede Entscheidung eines Platzes durch: was zu erwarten war, was besser gewesen wäre und was Glück war. Das dauert bis zu einer Minute.
web-review-of = Die Entscheidungen von { $who }
web-review-waits = Andere Rückblicke kommen zuerst ...
web-review-progress = { $done } von { $of } Entscheidungen beurteilt ...
web-review-all = alle zeigen
web-review-none = Nichts davon war sicher ein Fehler.
web-review-better-was = Besser: { $better }
web-review-taken = { $taken } ({ $expected } erwartet)
web-review-again = Noch einmal versuchen
web-review-broken = Der Rückblick wurde abgebrochen.
web-review-mark-better = besser
web-review-mark-taken = gewählt

## Über

web-about-what = Mit Schism kannst du zwei veröffentlichte Kartenspiele spielen, Tolerance und Avignon. Es hat mit ihren Verlagen nichts zu tun und enthält nichts von deren Bildern und Texten.
web-about-values = Was die Spielregeln nicht abdrucken, vor allem die Werte auf den Karten, ist von uns und im Deck als „house“ gekennzeichnet. Wenn dir die Spiele gehören, schreib deine Karten in eine Deck-Datei und spiel hier damit.
web-about-credits = Dank
web-about-icons = Die Figuren auf den Karten sind von den Zeichnern von
web-about-fonts = Die Schriften sind IM Fell English von Igino Marini und EB Garamond von Georg Duffner und Octavio Pardo, beide unter der SIL Open Font License.

## Die erste Partie, erklärt

web-coach = Die erste Partie, erklärt
web-coach-next = Weiter
web-coach-stop = Lass mich spielen
web-learn-tolerance-welcome = Willkommen! Du spielst drei Runden, eine für jeden Monarchen. Eine Runde hat zwölf Stiche: Alle spielen eine Karte, und die höchste des angespielten Standes gewinnt.
web-learn-tolerance-goal = Einen Stich zu gewinnen ist nicht immer gut. Die Karten darin wirken, wenn er endet, und kommen auf deine Tafel. Du willst Siegpunkte, und was zählt, sagt deine Rolle: siehe „Rolle“ neben dem Tisch.
web-learn-tolerance-start = Zuerst bestimmt jemand, wer die Runde beginnt.
web-learn-tolerance-cards = Jede Karte hat in der Ecke Rang und Stand, darunter die Religion, unten Frömmigkeit und Geld. In der Mitte steht, was sie tut. Zeig auf eine Karte, oder drück lange darauf, um mehr zu lesen.
web-learn-tolerance-lead = Du spielst an: eine beliebige Karte. Ihren Stand müssen die anderen bedienen.
web-learn-tolerance-follow = Du musst den angespielten Stand bedienen, wenn du kannst. Die höher stehenden Karten darfst du spielen; die dunklen sagen dir, warum nicht.
web-learn-tolerance-wild = Opportunisten (Stern) darfst du immer spielen. Du sagst jeden als einen der vier Stände an, mit einem Klick auf dessen Zeichen.
web-learn-tolerance-won = Wer gewinnt, bekommt den Stich. Jetzt wirken seine lebenden Karten, vom höchsten Rang zum niedrigsten.
web-learn-tolerance-tax = Steuern: Wer den Stich gewonnen hat, bekommt das Geld der genannten Karten. Manche kosten Geld. Unter null muss man ein Darlehen aufnehmen.
web-learn-tolerance-piety = Auch Frömmigkeit bekommt, wer den Stich gewonnen hat: katholische oder protestantische, je nach der Religion jeder Karte.
web-learn-tolerance-kill = Eine Karte wurde getötet. Sie wirkt nicht mehr und liegt bei den Toten der Tafel; manche Rollen bekommen dafür Punkte, andere verlieren welche.
web-learn-tolerance-convert = Eine Karte wurde bekehrt: Sie hat bis zum Ende der Runde eine andere Religion.
web-learn-tolerance-target = Eine deiner Karten muss zuschlagen, und du wählst, wen sie trifft: Klick eine der markierten Karten des Stichs an.
web-learn-tolerance-boards = Jede Tafel hat sechs Stapel: oben die Lebenden, unten die Toten, nach Religion sortiert. Sie zählen am Ende der Runde.
web-learn-tolerance-sheet = Fähnchen füllen sich mit Geld und Frömmigkeit, eines für je zehn. Sie zählen am Ende der Partie und gehen nie verloren.
web-learn-tolerance-pennant = Ein Fähnchen! Es bleibt, was auch mit Geld oder Frömmigkeit geschieht.
web-learn-tolerance-loan = Jemand hat ein Darlehen aufgenommen. Am Ende einer Runde kann es für 5 Geld zurückgezahlt werden, sonst kostet es am Ende der Partie 3 Punkte.
web-learn-tolerance-count = Die Runde ist vorbei: Die lebenden Karten bringen Steuern und Frömmigkeit.
web-learn-tolerance-role = Dann zählen die Rollen: Stände, Zunftmitglieder, Tote. „Punkte“ zeigt, woher jeder Punkt kam.
web-learn-tolerance-execution = Der Monarch lebte am Ende der Runde noch, darum musste eine Karte sterben.
web-learn-avignon-welcome = Willkommen! Fünf Personen stehen auf der Straße zwischen Avignon und Rom. Deine Stadt liegt unten.
web-learn-avignon-goal = Bring Personen über deine Stadt hinaus: Sie kommen in deine Kirchengemeinde. Drei davon gewinnen.
web-learn-avignon-deeds = Du hast zwei Aktionen je Zug, nie zweimal dieselbe. Klick eine Person an, dann eine Aktion: Du siehst, wer wohin käme, bevor du es tust.
web-learn-avignon-choice = Diese Fähigkeit verlangt eine Wahl von dir: Klick eine der Personen auf der Straße an.
web-learn-avignon-petition = Eine Bittschrift nutzt die Fähigkeit einer Person. Das ist die stärkste Aktion; zeig auf Personen, um ihre zu lesen.
web-learn-avignon-joined = Jemand ist für immer in eine Kirchengemeinde gekommen, und jemand Neues steht in Genua.
web-learn-avignon-excommunicate = Wer exkommuniziert wird, kommt auf die Ablage; die nächste Person vom Stapel nimmt genau diesen Platz ein.
web-learn-avignon-drawn = Neue Personen kommen vom Stapel. Jede Art gibt es zweimal.
web-learn-avignon-samaritan = Du darfst nicht einfach rückgängig machen, was gerade geschehen ist: Was die alte Stellung zurückbrächte, wird nicht angeboten.
web-learn-avignon-noble = Achte auf den Adligen: In einer Kirchengemeinde bringt er eigene Siegbedingungen mit. Sie stehen bei den Kirchengemeinden.
