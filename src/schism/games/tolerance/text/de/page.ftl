# Auf der Seite.

web-letter-N = A
web-letter-C = K
web-letter-T = S
web-letter-P = B
web-letter-W = O

web-tab-score = Punkte
web-tab-role = Rolle
web-tab-cards = Karten

## Der Stich

web-trick = Der Stich, in der Reihenfolge des Ausspielens
web-last-trick = Letzter Stich
web-back-to-trick = Zum Stich
web-back-to-count = Letzte Wertung
web-no-trick = Noch wurde kein Stich gemacht.
web-must-follow = Jetzt nicht: Du hast eine Karte des angespielten Standes, { $suit } ({ $rule }).
web-card-declared = gespielt als { $suit }
web-card-converted = jetzt { $religion }
web-card-wins = gewinnt den Stich
web-so-far = gewinnt bisher
web-acts = handelt
web-play-card = { $card } spielen
web-declare = Spielen als

## Was daraus würde

web-forecast = Was der Stich bewirken würde
web-wins-trick = { $you ->
    [yes] Du gewinnst diesen Stich.
   *[no] { $who } gewinnt diesen Stich.
  }
web-wins-so-far = { $you ->
    [yes] Bisher gewinnst du diesen Stich.
   *[no] Bisher gewinnt { $who } diesen Stich.
  }
web-dies = { $card } stirbt
web-becomes = { $card } wird { $religion }

## Fragen

web-you-lead = Du spielst aus: Jede Karte ist erlaubt.
web-you-follow = Bediene { $suit } oder spiel einen Opportunisten.
web-you-may = Du hast keine Karte von diesem Stand ({ $suit }) und darfst jede spielen.
web-ask-kill = Dein Stich: { $card } schlägt für dich zu ({ $effect }). Wer stirbt?
web-ask-collect = Dein Stich: { $card } sammelt für dich ({ $effect }). Bei wem?
web-ask-execute = Königliche Hinrichtung: { $card } lebt auf deiner Tafel, also muss eine Karte sterben. Welche?
web-all-living = Alle lebenden Karten, Tafel für Tafel
web-your-board = Deine Tafel
web-board-of = { $who }
web-death-legend = Unter den Karten: was ihr Tod an den Punkten ändert
web-death-change = { $you ->
    [yes] du
   *[no] { $who }
  } { $amount }
web-death-changes = Punkte: { $changes }
web-death-nothing = An den Punkten ändert das nichts
web-death-unknown = Die Rollen sind geheim: Bekannt sind nur deine Punkte
web-pick-first = Erst eine Karte wählen

## Tafeln

web-holding = { $column }: { $owned }{ $most ->
    [yes] , die meisten
   *[no] { "" }
  }
web-holding-pays = { $counted }. Bringt: { $pays }. Jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
web-most = die meisten
web-points-now = wenn die Runde jetzt endete:
web-board-now = { $now ->
    [one] 1 Punkt
   *[other] { $now } Punkte
  }. Endete die Runde jetzt: { $then }.
web-role-secret = Die Rolle ist geheim, und damit auch die Punkte.
web-scores-now = Was zählen würde, wenn die Runde jetzt endete
web-owned = Karten
web-role-pays = Die Rolle bringt
web-now = Jetzt
web-next-head = Bis zum nächsten
web-pennants-head = Fähnchen
web-pennant-each = Punkte je
web-open-own = Deine Tafel öffnen
web-open-of = Die Tafel von { $who } öffnen
web-pennants = { $count ->
    [one] 1 Fähnchen
   *[other] { $count } Fähnchen
  }
web-until-pennant = noch { $count } bis zum nächsten
web-until-short = noch { $count }
web-loans = { $count ->
    [one] 1 Darlehen
   *[other] { $count } Darlehen
  }
web-piles = Stapel: Nur die oberste Karte ist zu sehen
web-piles-own = Deine Stapel
web-beneath = { $count ->
    [one] und 1 Karte darunter
   *[other] und { $count } Karten darunter
  }
web-cards-held = { $count ->
    [one] noch 1 Handkarte
   *[other] noch { $count } Handkarten
  }

## Die Wertung

web-count-whose = Wessen Wertung
web-count-all = Alle
web-count-money = Geld
web-count-piety = Frömmigkeit
web-count-points = Punkte
web-count-suits = Stände
web-count-guild = Zunft
web-count-dead = Tote
web-count-sum = Gesamt
web-count-pennants = Punkte für Fähnchen
web-count-loans = Darlehen
web-no-score = Noch wurde nichts gewertet: Das geschieht am Ende einer Runde.
web-ending-pennants = Fähnchen
web-ending-loans = Darlehen
web-ending-decided = { $by ->
    [pennants] Die Fähnchen haben entschieden
    [loans] Die Darlehen haben entschieden
   *[reign] Entschieden hat sich die Partie unter { $reign }
  }: Dort { $you ->
    [yes] hast du
   *[no] hat { $winner }
  } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr geholt als { $against ->
    [yes] du
   *[no] { $second }
  }.
web-role-of = Rollenkarte von

## Gespielte Karten

web-list-played = Die in dieser Runde gespielten Karten auflisten
web-played-key = Durchgestrichen: gespielt. Umrandet: auf deiner Hand.
web-played = , gespielt
web-in-hand = , auf deiner Hand

## Die Galerie

web-gallery-roles = Rollen

## Beispiele

web-example-tolerance-13-1 = Unter Mary spielen vier Personen C10, W10 (als Adel), N9 und N8. C10 wurde angespielt und gewinnt. Dann handeln die Karten vom höchsten Rang abwärts: C10 findet niemanden zu bekehren. W10 besteuert Opportunisten und Adel, zusammen 2 Geld. N9 sammelt 12 katholische Frömmigkeit von C10, sich selbst und N8. N8 muss N9 töten, denn anderen Adel gibt es nicht.
web-example-tolerance-13-2 = Derselbe Stich mit W5 statt N8. W10 besteuert 1 Geld, N9 sammelt 10 katholische Frömmigkeit, und W5 tötet N9, die reichste Karte des Stichs.
web-example-tolerance-13-3 = Das erste Beispiel, zu Ende gespielt: Am Schluss der Runde bringt jede lebende Karte mit einer Religion einmal Frömmigkeit. C10 ist katholisch; W10 und N8 haben die vorherrschende Religion, und Mary ist katholisch. Die drei bringen also 3 katholische Frömmigkeit; N9 ist verstorben und bringt nichts.
