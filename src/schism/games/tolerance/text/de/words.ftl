# Tolerance: seine Dinge, was die Karten tun und was geschieht.
# Die Rollen haben eine eigene Datei.

## Dinge

tolerance-suit-N = Adel
tolerance-suit-C = Klerus
tolerance-suit-T = Stadtbewohner
tolerance-suit-P = Bauern
tolerance-suit-W = Opportunisten

tolerance-religion-catholic = katholisch
tolerance-religion-protestant = protestantisch
tolerance-religion-prevailing = vorherrschend
tolerance-religion-unaffiliated = ohne Religion

tolerance-faith-short-catholic = kath.
tolerance-faith-short-protestant = prot.
tolerance-faith-short-prevailing = vorh.
tolerance-faith-short-unaffiliated = ohne

tolerance-reign-mary = Mary I.
tolerance-reign-elizabeth = Elizabeth I.
tolerance-reign-james = James I.
tolerance-prevails-mary = vorherrschend katholisch
tolerance-prevails-elizabeth = keine vorherrschende Religion
tolerance-prevails-james = vorherrschend protestantisch

tolerance-track-money = Geld
tolerance-track-catholic = katholische Frömmigkeit
tolerance-track-protestant = protestantische Frömmigkeit

tolerance-guild-member = Zunftmitglied

## Was Karten tun: kurz

tolerance-filter-catholic = Katholiken
tolerance-filter-protestant = Protestanten
tolerance-filter-monarch = Religion des Monarchen
tolerance-filter-one = eine Karte
tolerance-one-catholic = Katholik
tolerance-one-protestant = Protestant
tolerance-to-catholic = zum Katholiken
tolerance-to-protestant = zum Protestanten
tolerance-filter = { $faithful ->
    [no] { $suits ->
        [no] alle Karten
       *[other] { $suits }
      }
   *[other] { $faithful }{ $suits ->
        [no] { "" }
       *[other] { " " }unter { $suits }
      }
  }
tolerance-filter-suits = { $absent ->
    [0] alle Karten
    [1] alle außer { $but }
   *[other] { $suits }
  }

tolerance-measure-rank = Rang
tolerance-measure-money = Geldwert
tolerance-measure-piety = Frömmigkeitswert

tolerance-effect-tax = { $choose ->
    [no] Steuern: { $whom }
   *[other] { $narrow ->
        [no] Steuern: eine beliebige Karte
       *[other] Steuern, 1 Karte: { $whom }
      }
  }
tolerance-effect-piety = { $choose ->
    [no] Frömmigkeit: { $whom }
   *[other] { $narrow ->
        [no] Frömmigkeit: eine beliebige Karte
       *[other] Frömmigkeit, 1 Karte: { $whom }
      }
  }
tolerance-effect-kill = { $choose ->
    [no] Töten, alle: { $whom }
   *[other] { $narrow ->
        [no] Töten: eine beliebige Karte
       *[other] { $one ->
            [no] Töten, 1 Karte: { $whom }
           *[other] { $among ->
                [no] Töten: 1 { $one }
               *[other] Töten, 1 Karte: { $whom }
              }
          }
      }
  }
tolerance-effect-kill-highest = { $narrow ->
    [no] Töten: höchster { $measure }
   *[other] Töten, höchster { $measure }: { $whom }
  }
tolerance-effect-condemn = Verurteilen: { $one } mit geringster Frömmigkeit
tolerance-effect-convert = Bekehren: { $one } mit geringster Frömmigkeit { $to }
tolerance-effect-lose-piety = Verliere je { $amount } Frömmigkeit beider Religionen
tolerance-effect-royal-execution = Königliche Hinrichtung
tolerance-effect-none = Kein Effekt.

## Was Karten tun: ausführlich

tolerance-effect-about-tax = Steuern: Wer den Stich gewinnt, erhält den Geldwert der genannten lebenden Karten, auch den dieser Karte, wenn sie dazugehört. Negative Werte kosten (5.4).
tolerance-effect-about-piety = Frömmigkeit: Wer den Stich gewinnt, erhält den Frömmigkeitswert der genannten lebenden Karten, katholisch oder protestantisch, je nach ihrer Religion; Karten ohne Religion geben nichts (5.5).
tolerance-effect-about-kill = Töten: Die Karte stirbt und handelt nicht mehr. Nie trifft es diese Karte selbst; bei gleichem Höchstwert sterben alle. Gibt es eine Wahl, hat sie, wer den Stich gewonnen hat (5.6).
tolerance-effect-about-condemn = Verurteilen: Von den lebenden Karten dieser Religion stirbt die mit der geringsten Frömmigkeit, wenn sie weniger fromm ist als diese Karte; bei Gleichstand sterben alle diese (5.7).
tolerance-effect-about-convert = Bekehren: Von den lebenden Karten dieser Religion wechselt die mit der geringsten Frömmigkeit für den Rest der Runde die Religion, wenn sie weniger fromm ist als diese Karte; bei Gleichstand alle diese (5.8).
tolerance-effect-about-lose-piety = Wer den Stich gewinnt, verliert katholische und protestantische Frömmigkeit, aber nie unter 0; Fähnchen bleiben (5.9).
tolerance-effect-about-royal-execution = Königliche Hinrichtung: Lebt diese Monarchenkarte am Ende der Runde noch, muss, wer sie hat, eine lebende Karte auf einer beliebigen Tafel töten (8.1).
tolerance-wild-about = Ein Opportunist darf immer gespielt werden; dabei gibst du an, für welchen der vier Stände er gilt. Er gewinnt nur im angespielten Stand und verliert gegen eine gleich hohe Karte, die wirklich von diesem Stand ist (4.2 bis 4.4).
tolerance-guild-about = Zunftmitglieder werden nach der Rollenkarte gewertet (9.1).

tolerance-card-name = { $name } ({ $code })
tolerance-card-name-plain = { $name }
tolerance-card-dealt = { $code }
tolerance-card-dealt-plain = { $name }
tolerance-card-values = { $suit }, { $religion }, Frömmigkeit { $piety }, Geld { $money }
tolerance-card = { $card }: { $values }. { $does ->
    [no] { tolerance-effect-none }
   *[other] { $does }
  }

## Was man tun kann

tolerance-action-play = Spiele { $card }
tolerance-action-declare = Spiele { $card } als { $suit }
tolerance-action-start = { $you ->
    [yes] Du beginnst
   *[no] { $who } beginnt
  }
tolerance-action-kill = Töte { $card }
tolerance-action-collect = Sammle von { $card }
tolerance-action-execute = Töte { $card }
tolerance-action-repay = { $loans ->
    [0] Zahle nichts zurück
    [one] Zahle 1 Darlehen für 5 Geld zurück
   *[other] Zahle { $loans } Darlehen für je 5 Geld zurück
  }

## Warum eine Aktion besser ist als eine andere

tolerance-reason-trick = { $how ->
    [surely] damit holst du den Stich
    [likely] damit holst du wahrscheinlich den Stich
   *[rather] damit hast du die bessere Aussicht auf den Stich
  }
tolerance-reason-money = das bringt dir etwa { $about ->
    [one] eine Münze
   *[other] { $about } Münzen
  } mehr
tolerance-reason-catholic = das bringt dir etwa { $about } mehr katholische Frömmigkeit
tolerance-reason-protestant = das bringt dir etwa { $about } mehr protestantische Frömmigkeit
tolerance-reason-loans = das erspart dir vielleicht ein Darlehen
tolerance-reason-points = damit bist du den anderen etwa { $about ->
    [one] einen Punkt
   *[other] { $about } Punkte
  } weiter voraus

# Was ein Bot über seine eigene Aktion sagt. Punkte fehlen: Sie würden die Rolle verraten.
tolerance-motive-trick = ich will diesen Stich
tolerance-motive-money = das bringt mir Geld
tolerance-motive-catholic = ich will die katholische Frömmigkeit
tolerance-motive-protestant = ich will die protestantische Frömmigkeit
tolerance-motive-loans = ein Darlehen nehme ich lieber nicht auf

## Was geschehen ist

tolerance-event-deal = { $you ->
    [yes] Du erhältst
   *[no] { $who } erhält
  } { $cards } ({ $rule })
tolerance-event-dealt = { $you ->
    [yes] Du erhältst
   *[no] { $who } erhält
  } { $card } ({ $rule })
tolerance-event-chooser = { $you ->
    [yes] Du bestimmst
   *[no] { $who } bestimmt
  }, wer die Runde beginnt ({ $rule })
tolerance-event-started = { $you ->
    [yes] Du beginnst
   *[no] { $who } beginnt
  } die Runde ({ $rule })
tolerance-event-played = { $you ->
    [yes] Du spielst
   *[no] { $who } spielt
  } { $card }{ $declared ->
    [no] { "" }
   *[other] { " " }als { $declared }
  }
tolerance-event-trick-won = { $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
  } den Stich mit { $card } ({ $rule })
tolerance-event-taxed = { $cause } treibt Steuern ein ({ $whom }): { $you ->
    [yes] du
   *[no] { $who }
  } { $amount } Geld, jetzt { $total } ({ $rule })
tolerance-event-collected = { $cause } sammelt Frömmigkeit ({ $whom }): { $you ->
    [yes] du
   *[no] { $who }
  } { $amount } { $track }, jetzt { $total } ({ $rule })
tolerance-event-killed = { $condemned ->
    [no] { $cause } tötet { $card }
   *[other] { $cause } verurteilt { $card } zum Tod
  } ({ $rule })
tolerance-event-converted = { $cause } bekehrt { $card }, jetzt { $religion } ({ $rule })
tolerance-event-piety-lost = { $cause }: { $you ->
    [yes] du
   *[no] { $who }
  } { $amount } { $track }, jetzt { $total } ({ $rule })
tolerance-event-nothing = { $faithless ->
    [no] { $cause } findet kein Ziel ({ $effect })
   *[other] { $cause } sammelt keine Frömmigkeit: Karten ohne Religion geben keine
  } ({ $rule })
tolerance-event-pennant = { $you ->
    [yes] Du erhältst
   *[no] { $who } erhält
  } ein Fähnchen für { $total }0 { $track } ({ $rule })
tolerance-event-loan = { $you ->
    [yes] Du bist unter null und nimmst
   *[no] { $who } ist unter null und nimmt
  } ein Darlehen auf: Geld jetzt 1, Darlehen jetzt { $total } ({ $rule })
tolerance-event-debt-stopped = { $you ->
    [yes] Du bist unter null und hast
   *[no] { $who } ist unter null und hat
  } in dieser Runde schon ein Darlehen: Geld jetzt 0 ({ $rule })
tolerance-event-executed = Königliche Hinrichtung: { $byyou ->
    [yes] Du tötest
   *[no] { $by } tötet
  } { $card } auf { $you ->
    [yes] deiner Tafel
   *[no] der Tafel von { $who }
  } ({ $rule })
tolerance-event-round-tax = Steuern am Rundenende: { $you ->
    [yes] du
   *[no] { $who }
  } { $amount } Geld, jetzt { $total } ({ $rule })
tolerance-event-round-piety = Lebende Gläubige: { $you ->
    [yes] du
   *[no] { $who }
  } { $amount } { $track }, jetzt { $total } ({ $rule })
tolerance-event-repaid = { $you ->
    [yes] Du zahlst
   *[no] { $who } zahlt
  } { $loans ->
    [0] kein Darlehen
    [one] 1 Darlehen
   *[other] { $loans } Darlehen
  } zurück: Geld jetzt { $total } ({ $rule })
tolerance-event-points = { $you ->
    [yes] Du
   *[no] { $who }
  }: { $amount } SP, { $line } ({ $rule })
tolerance-event-section = { $you ->
    [yes] Du
   *[no] { $who }
  }: { $amount } SP für { $section }, jetzt { $total } ({ $rule })
tolerance-event-pennant-points = { $you ->
    [yes] Du
   *[no] { $who }
  }: { $amount } SP für Fähnchen ({ $track }), jetzt { $total } ({ $rule })
tolerance-event-loan-cost = { $you ->
    [yes] Du
   *[no] { $who }
  }: { $amount } SP für offene Darlehen, jetzt { $total } ({ $rule })
tolerance-event-final = { $you ->
    [yes] Du hast
   *[no] { $who } hat
  } am Ende { $total ->
    [one] { $total } Siegpunkt
   *[other] { $total } Siegpunkte
  } ({ $rule })
tolerance-event-standing = { $you ->
    [yes] Du hast
   *[no] { $who } hat
  } { $total ->
    [one] { $total } Siegpunkt
   *[other] { $total } Siegpunkte
  } ({ $rule })
tolerance-event-opened-points = Runde { $round }, { $you ->
    [yes] deine Punkte
   *[no] Punkte von { $who }
  }: { $lines } ({ $rule })
tolerance-event-opened-section = Runde { $round }, { $you ->
    [yes] du
   *[no] { $who }
  }: { $sections } ({ $rule })
tolerance-opened-line = { $line } { $amount }
tolerance-opened-section = { $section } { $amount }, dann { $total }
tolerance-event-won = { $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
  } mit { $total ->
    [one] { $total } Siegpunkt
   *[other] { $total } Siegpunkten
  } ({ $rule })

## Wertungsblatt

tolerance-column-N = Adel
tolerance-column-C = Klerus
tolerance-column-T = Stadtbewohner
tolerance-column-P = Bauern
tolerance-column-W = Opportunisten
tolerance-column-guild = Zunft
tolerance-column-dead-catholic = Tote Katholiken
tolerance-column-dead-protestant = Tote Protestanten
tolerance-points-any = { $column }: mindestens 1
tolerance-points-most = { $column }: die meisten
tolerance-points-each = { $column }: je Karte
tolerance-section-suits = Stände
tolerance-section-guild = Zunftmitglieder
tolerance-section-dead = Verstorbene
tolerance-sheet-title = Wertung: { $reign }
tolerance-sheet-final = Endwertung
tolerance-sheet-tax = Steuern
tolerance-sheet-repaid = Darlehen getilgt
tolerance-sheet-section = { $section ->
    [suits] Stände
    [guild] Zunftmitglieder
   *[dead] Verstorbene
  }
tolerance-sheet-before = Nach drei Runden
tolerance-sheet-pennants = Fähnchen: { $track }
tolerance-sheet-loans = Offene Darlehen
tolerance-sheet-points = Siegpunkte

## Der Tisch im Terminal

tolerance-round = Runde { $number } von 3
tolerance-trick = Stich { $number } von 12
tolerance-head-seat = Platz
tolerance-head-pile = Stapel
tolerance-head-role = Rolle
tolerance-head-points = SP
tolerance-head-money = Geld
tolerance-head-catholic = Kath.
tolerance-head-protestant = Prot.
tolerance-head-loans = Darl.
tolerance-head-card = Karte
tolerance-head-name = Name
tolerance-head-religion = Rel.
tolerance-head-piety = Fr.
tolerance-head-effect = Effekt
tolerance-boards = Tafeln: Karten je Stapel und die oberste
tolerance-open-boards = Tafeln, offengelegt
tolerance-own-piles = Deine eigenen Stapel, die oberste Karte zuerst
tolerance-no-piles = Du hast in dieser Runde noch keinen Stich gewonnen.
tolerance-pile-living = lebend { $religion }
tolerance-pile-dead = verst. { $religion }
tolerance-role-hidden = geheim
tolerance-table = Stich: { $suit } angespielt
tolerance-dead = verstorben
tolerance-hand = Dein Blatt
tolerance-ask-start = Wer beginnt die Runde?
tolerance-ask-play = Deine Karte?
tolerance-ask-card = Welche?
tolerance-ask-kill = { $card } muss eine dieser Karten töten:
tolerance-ask-collect = { $card } sammelt von einer dieser Karten:
tolerance-ask-execute = Königliche Hinrichtung: { $card } lebt auf deiner Tafel, also muss eine dieser Karten sterben:
tolerance-ask-repay = Darlehen zurückzahlen? Jedes kostet jetzt 5 Geld oder am Ende 3 Siegpunkte.
tolerance-ask-role = Deine Rolle?
tolerance-ask-suit = Für welchen Stand gilt { $card }?

## Rollenkarten und Decks

tolerance-role-any = ab 1 { $points }
tolerance-role-most = meiste { $points }
tolerance-role-each = je { $points }
tolerance-role-pennants = Fähnchen, am Ende
tolerance-role-pennant = { $track } { $points }
tolerance-deck-sources = Der Buchstabe hinter einem Wert sagt, woher er kommt:
tolerance-deck-role-sources = Quellen: Runden { $reign }, Fähnchen { $pennants }
tolerance-source-printed = auf der Karte oder in der Spielregel gedruckt
tolerance-source-example = aus einem Beispiel der Spielregel
tolerance-source-german = aus der deutschen Ausgabe; der englische Text zeigt es nicht
tolerance-source-house = Hauswert, nicht vom Verlag
tolerance-source-review = aus einer veröffentlichten Besprechung
tolerance-source-own = aus diesem Deck selbst
tolerance-source-mark-printed = g
tolerance-source-mark-example = b
tolerance-source-mark-german = d
tolerance-source-mark-house = h
tolerance-source-mark-review = r
tolerance-source-mark-own = e
