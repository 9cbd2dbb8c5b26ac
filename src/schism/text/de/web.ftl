# Der Tisch im Browser.

web-skip = Zum Inhalt springen
web-nav = Hauptmenü
web-nav-table = Mehr zu diesem Spiel
web-nav-rules = Regeln
web-nav-replay = Nachspielen
web-nav-about = Über Schism
web-language = Sprache
web-settings = Einstellungen
web-look = Aussehen
web-look-auto = wie im System
web-look-light = hell
web-look-dark = dunkel
web-pace = Tempo
web-pace-calm = ruhig
web-pace-brisk = flott
web-pace-instant = sofort
web-pace-step = Schritt für Schritt
web-sound = Töne
web-text = Schriftgröße
web-text-normal = normal
web-text-large = groß
web-text-largest = sehr groß
web-confirm-moves = Vor jedem meiner Züge nachfragen
web-codes = Kürzel der Karten und Nummern der Regeln zeigen
web-notify = Melden, wenn ich am Zug bin
web-yes = ja
web-no = nein
web-loading = Der Tisch wird gedeckt ...
web-error-answer = Der Server meldet einen Fehler ({ $status }). Versuch es gleich noch einmal.
web-error-silence = Der Server antwortet nicht. Ist dieses Gerät online?
web-page-missing = Diese Seite ließ sich nicht laden: Der Server antwortet nicht oder wurde inzwischen aktualisiert. Lad sie neu.
web-reload = Neu laden
web-compiling = Die Regeln werden noch kompiliert ({ $percent } %). Spielen kannst du schon; bis dahin überlegen die Bots länger.
web-lost = Keine Verbindung. Sie wird wiederhergestellt ...
web-lost-kept = Keine Verbindung. Dein Zug ist vorgemerkt und wird gesendet, sobald du wieder online bist.
web-contribution-ignored = Der Server hat die Zufallszahl dieses Browsers nicht verwendet: Er könnte die Karten selbst ausgesucht haben.
web-too-late = Dein Zug kam zu spät: Die Partie war schon weiter.
web-removed = Du sitzt nicht mehr an diesem Tisch.
web-to-start = Zur Startseite
web-close = Schließen

## Start

web-spectators = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
  }
web-open-tables = Offene Tische
web-open-seats = { $free ->
    [one] 1 von { $of } Plätzen frei
   *[other] { $free } von { $of } Plätzen frei
  }
web-a-bot = ein Bot
web-play-now = Jetzt spielen
web-level = Stärke der Bots
web-level-rated = { $level }, { NUMBER($rating, useGrouping: 0) }
web-against = gegen: { $level }
web-invite = Andere einladen
web-learn = Spielend lernen
web-bot-names = Agnes, Barnabas, Cäcilia, Dorothea, Edmund
web-you = Du
# Wer keinen Namen angegeben hat.
web-nameless = Gast { $number }

## Einladen

web-invite-title = { $game } im Freundeskreis
web-name = Dein Name
option-players = Personen
web-more-options = Weitere Optionen
option-readings = Wie wir die Regeln lesen
option-readings-chosen = Für diese Partie gewählte Lesarten
web-bots = Plätze für Bots
web-deck = Deck
web-deck-own = Eine eigene Deckdatei
web-clock = Bedenkzeit
web-clock-minutes = { $minutes ->
    [0] unbegrenzt
   *[other] je { $minutes } Minuten, dazu 10 Sekunden je Zug
  }
web-hints = Tipps sind erlaubt
web-listed = Alle dürfen von der Startseite aus mitspielen
web-make-table = Tisch eröffnen
web-join = Mitspielen
web-join-title = Eine Partie { $game }
web-waiting-title = { $game }: Warten auf Mitspielende
web-waiting-host = Wer eingeladen hat, startet die Partie.
web-link-join = Schick diesen Link an alle, die mitspielen:
web-link-watch-fold = Ein Link zum Zuschauen
web-link-watch = Schick diesen an alle, die nur zuschauen wollen:
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
web-begin-note = Freie Plätze übernehmen Bots. Sind alle besetzt, beginnt die Partie von selbst.

## Am Tisch

web-beside = Neben dem Tisch
web-tab-log = Verlauf
web-tab-result = Ergebnis
web-tab-table = Tisch
web-tools = Werkzeuge
web-present = da
web-is-bot = Bot, { $level }
web-tab-chat = Chat
web-chat-say = Sag etwas
web-chat-send = Senden
web-chat-new = neue Nachrichten
web-log-all = Den ganzen Verlauf zeigen
web-your-turn = du bist dran
web-now-you = Du bist dran.
web-thinks = denkt nach
web-absent = abwesend
web-waits-for = { $who } ist am Zug.
web-next = Weiter
web-skip-show = Überspringen
web-undo = Zurücknehmen
web-pause = Pause
web-resume = Weiter
web-paused = Die Partie ist unterbrochen.
web-paused-about = Niemand kann ziehen, und die Uhren stehen still.
web-leave = Gehen
web-leave-sure = Den Tisch endgültig verlassen? Ein Bot spielt für dich weiter.
web-why = Warum dieser Zug?
web-hint = Tipp
web-figures = Zahlen
web-practice = Übungspartie: Es wurden Züge zurückgenommen.
web-confirm = Zum Bestätigen noch einmal klicken
web-can-do = { $count ->
    [one] Eine Möglichkeit.
   *[other] { $count } Möglichkeiten.
  }
web-announcements = Ansagen
web-over = Die Partie ist zu Ende
web-over-yours = Du gewinnst!
web-over-theirs = { $who } gewinnt
web-over-shared = Der Sieg wird geteilt
web-over-drawn = Unentschieden
web-rematch = Noch einmal
web-stronger = Stärkere Bots: { $level }
web-easier = Leichtere Bots: { $level }
web-mistakes = Meine Fehler
web-home = Startseite
web-confirm-yes = Ausführen
web-confirm-no = Doch nicht
web-save = Partie speichern
web-draft = Wahl vor der Partie
web-draft-chosen = Bisher dabei
web-wishes = Nenne der Reihe nach { $count } Wünsche; niemand sonst sieht sie. Erst werden die ersten Wünsche erfüllt, dann die zweiten; bei gleichen Wünschen entscheidet das Los.
web-wish = Wunsch { $number }
web-wishes-done = Meine Wünsche abgeben ({ $named } von { $count })

## Was neben dem Spiel geschieht

web-told-left = { $who } ist gegangen. Ein Bot spielt weiter.
web-told-removed = { $who } wurde vom Tisch entfernt. Ein Bot spielt weiter.
web-told-resigned = { $you ->
    [yes] Du gibst auf.
   *[no] { $who } gibt auf.
  }
web-told-forfeited = { $you ->
    [yes] Deine Zeit ist abgelaufen: Du hast verloren.
   *[no] { $who } hat keine Zeit mehr und verliert.
  }
web-told-plays-on = Ein Bot spielt weiter.
web-told-plays-on-you = Ein Bot spielt für dich weiter.
web-told-wins = { $you ->
    [yes] Du gewinnst.
   *[no] { $who } gewinnt.
  }
web-told-timed-out = { $you ->
    [yes] Deine Zeit ist abgelaufen. Ein Bot zieht für dich.
   *[no] { $who } hat keine Zeit mehr. Ein Bot übernimmt den Zug.
  }
web-told-proposed-undo = { $you ->
    [yes] Du möchtest deinen letzten Zug zurücknehmen.
   *[no] { $who } möchte den letzten eigenen Zug zurücknehmen.
  }
web-told-proposed-draw = { $you ->
    [yes] Du bietest Remis an.
   *[no] { $who } bietet Remis an.
  }
web-told-proposed-pause = { $you ->
    [yes] Du bittest um eine Pause.
   *[no] { $who } bittet um eine Pause.
  }
web-told-agreed = { $you ->
    [yes] Du stimmst zu.
   *[no] { $who } stimmt zu.
  }
web-told-declined = { $you ->
    [yes] Du lehnst ab.
   *[no] { $who } lehnt ab.
  }
web-told-withdrawn = { $you ->
    [yes] Du ziehst die Anfrage zurück.
   *[no] { $who } zieht die Anfrage zurück.
  }
web-told-undone = { $you ->
    [yes] Du hast deinen letzten Zug zurückgenommen.
   *[no] { $who } hat den letzten eigenen Zug zurückgenommen.
  }
web-told-paused = { $you ->
    [yes] Du hast die Partie unterbrochen.
   *[no] { $who } hat die Partie unterbrochen.
  }
web-told-resumed = { $you ->
    [yes] Du setzt die Partie fort.
   *[no] { $who } setzt die Partie fort.
  }
web-told-opened = { $you ->
    [yes] Du hast die Partie für Freunde geöffnet.
   *[no] { $who } hat die Partie für Freunde geöffnet.
  }
web-told-joined = { $you ->
    [yes] Du übernimmst den Platz eines Bots.
   *[no] { $who } übernimmt den Platz eines Bots.
  }
web-told-drawn = Ihr einigt euch auf Remis.

web-ask-undo = Um Rücknahme bitten
web-ask-undo-about = Zurückgenommen würde:
web-ask-waiting = Warten auf { $who } ...
web-ask-yes = Ja
web-ask-no = Nein
web-ask-withdraw = Zurückziehen
web-ask-draw = Remis anbieten
web-ask-pause = Um Pause bitten
web-open-game = Freunde einladen
web-open-game-note = Wer einsteigt, übernimmt den Platz und die Karten eines Bots. Bis dahin spielen die Bots weiter.
web-seat-for-friend = frei für Freunde
web-resign = Aufgeben
web-resign-sure = Aufgeben? { $seats ->
    [2] Damit gewinnt die andere Seite.
   *[other] Ein Bot spielt für dich weiter, und du kannst nicht zurück.
  }
web-covered = Während der Pause verdeckt, weil mit Bedenkzeit gespielt wird.
web-timeout = Wenn die Zeit abläuft
web-timeout-bot = zieht ein Bot
web-timeout-lost = ist die Partie verloren
web-timeout-fact = Wenn die Zeit abläuft, { $what }
web-facts-timeout-lost = wer keine Zeit mehr hat, verliert

## Nachspielen

web-replay-about = Geh eine gespeicherte Partie Schritt für Schritt durch, von jedem Platz aus, und sieh, worauf es ankam.
web-replay-choose = Gespeicherte Partie wählen
web-replay-drop = oder die Datei hierher ziehen
web-replay-unreadable = { $file } ist keine gespeicherte Partie. Gespeicherte Partien sind JSON-Dateien, von einem Tisch oder von „schism simulate --records“.
web-replay-first = Zum Anfang
web-replay-leap-back = Zum Stich oder Zug davor
web-replay-back = Einen Schritt zurück
web-replay-step = Einen Schritt weiter
web-replay-leap = Zum nächsten Stich oder Zug
web-replay-last = Zum Ende
web-replay-run = Abspielen
web-replay-stop = Anhalten
web-replay-place = Stelle in der Partie
web-replay-eyes = Aus wessen Sicht
web-replay-onlooker = von außen
web-ruling = Unsere Entscheidung

## Der Rückblick neben dem Nachspielen

web-tab-review = Rückblick
web-review-about = Die Bots gehen alle Entscheidungen einer Person durch: wie die Partie stand, was besser gewesen wäre und was Glück war. Das dauert bis zu einer Minute.
web-review-of = Rückblick: { $who }
web-review-waits = Andere Rückblicke sind zuerst dran ...
web-review-progress = { $done } von { $of } Entscheidungen beurteilt ...
web-review-again = Noch einmal versuchen
web-review-broken = Der Rückblick wurde abgebrochen.
web-review-mark-better = besser
web-review-mark-taken = gewählt

## Über

web-about-what = Mit Schism kannst du zwei veröffentlichte Kartenspiele spielen, Tolerance und Avignon. Mit den Verlagen hat es nichts zu tun, und es enthält weder ihre Bilder noch ihre Texte.
web-about-values = Was nicht in den Spielregeln steht, vor allem die Werte der Karten, ist von uns und im Deck als „house“ gekennzeichnet. Wenn du die Spiele besitzt, schreib deine Karten in eine Deckdatei und spiel hier damit.
web-about-credits = Dank
web-about-icons = Die Zeichnungen auf den Karten stammen von
web-about-fonts = Die Schriften sind IM Fell English von Igino Marini und EB Garamond von Georg Duffner und Octavio Pardo, beide unter der SIL Open Font License.

## Die erste Partie, erklärt

web-coach = Spielend lernen
web-coach-next = Weiter
web-coach-stop = Lass mich spielen
web-goal = Mehr musst du zum Anfangen nicht wissen.
web-goal-play = Los geht’s
web-goal-guided = Mit Erklärungen


## Die Seite als App

web-update = Es gibt eine neuere Fassung dieser Seite.
web-update-now = Jetzt aktualisieren
web-update-later = Später
web-needs-server = Dafür wird ein Server gebraucht, und diese Seite hat keinen. Gegen Bots kannst du auch ohne spielen.
