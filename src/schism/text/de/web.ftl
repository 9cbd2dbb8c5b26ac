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
option-players = Personen
web-more-options = Weitere Optionen
web-bots = Plätze für Bots
web-deck = Deck
web-deck-own = Eine eigene Deck-Datei
web-clock = Uhr
web-clock-minutes = { $minutes ->
    [0] keine
   *[other] je { $minutes } Minuten, 10 Sekunden mehr je Zug
  }
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
