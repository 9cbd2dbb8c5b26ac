# Avignon: Personen und Orte, was Bittschriften bewirken und was geschieht.

## Things

avignon-kind-cardinal = Kardinal
avignon-kind-bishop = Bischof
avignon-kind-knight = Ritter
avignon-kind-noble = Adliger
avignon-kind-peasant = Bauer
avignon-kind-inquisitor = Inquisitor
avignon-kind-preacher = Prediger
avignon-kind-guild-master = Gildenmeister
avignon-kind-priest = Priester

avignon-place-avignon = Avignon
avignon-place-nice = Nizza
avignon-place-genoa = Genua
avignon-place-florence = Florenz
avignon-place-rome = Rom

avignon-side-rome = Rom
avignon-side-avignon = Avignon

avignon-person = { $kind } in Spalte { $column }

## What petitions do

avignon-step-pull = ziehe { $whom } um { $by } heran
avignon-step-push = schiebe { $whom } um { $by }
avignon-step-pull-or-push = ziehe { $whom } um { $by } heran oder schiebe sie ebenso weit
avignon-step-home = schicke { $whom } nach Genua
avignon-step-swap = vertausche diese Person und { $whom }
avignon-step-discard = wirf { $whom } ab
avignon-step = { $actor ->
    [opponent] Gegenseite:{ " " }
   *[other] { "" }
  }{ $deed }{ $count ->
    [no] { "" }
   *[other] ,{ $upto ->
        [no] { "" }
       *[yes] { " " }höchstens
      } { $count }
  }
avignon-step-none = bewirkt nichts

avignon-whom-self = diese Person{ $where ->
    [no] { "" }
   *[other] { " " }(falls{ $where })
  }
avignon-whom-faction = { $kind ->
    [no] alle der Fraktion { $faction }
   *[other] alle der Art { $kind }
  }{ $where ->
    [no] { "" }
   *[other] { $where }
  }
avignon-whom-place = alle anderen{ $group } am selben Ort{ $where ->
    [no] { "" }
   *[other] { " " }(falls{ $where })
  }
avignon-whom-others = { $number ->
    [no] andere Personen
   *[other] { $upto ->
        [no] { "" }
       *[yes] bis zu{ " " }
      }{ $number ->
        [1] 1 andere Person
       *[other] { $number } andere Personen
      }
  }{ $group }{ $where ->
    [no] { "" }
   *[other] { $where }
  }
avignon-whom-any = { $number ->
    [no] beliebige Personen
   *[other] { $upto ->
        [no] { "" }
       *[yes] bis zu{ " " }
      }{ $number ->
        [1] 1 beliebige Person
       *[other] { $number } beliebige Personen
      }
  }{ $group }{ $where ->
    [no] { "" }
   *[other] { $where }
  }

avignon-group = { $faction ->
    [no] { "" }
   *[other] { " " }der Fraktion { $faction }
  }{ $kind ->
    [no] { "" }
   *[other] { " " }der Art { $kind }
  }
avignon-where = { $where ->
    [this] { " " }am Ort dieser Person
    [own_half] { " " }auf der eigenen Hälfte
    [opponent_half] { " " }auf der gegnerischen Hälfte
   *[place] { " " }in { $place }
  }
avignon-place-own-city = der eigenen Stadt
avignon-place-opponent-city = der gegnerischen Stadt

avignon-count = eine { $number }
avignon-number-in-play = je Person der Fraktion { $faction } in der Auslage
avignon-number-kind-in-play = je Person der Art { $kind } in der Auslage
avignon-number-own = je Person{ $group } in der eigenen Kirchengemeinde
avignon-number-opponent = je Person{ $group } in der gegnerischen Kirchengemeinde
avignon-number-at = je Person{ $group }{ $where }
avignon-number-distance = je Schritt zwischen dieser Person und { $place }

avignon-by-number = 1 { $number }
avignon-by-distance = { $of ->
    [this] den Abstand dieser Person
   *[each] ihren Abstand
  } von { $place ->
    [no] dieser Person
   *[other] { $place }
  }

avignon-of-faction = 1 Person der Fraktion { $faction }
avignon-of-kind = 1 Person der Art { $kind }
avignon-win = { $side ->
    [owner] diese Seite gewinnt
   *[opponent] die Gegenseite gewinnt
  } mit { $owner ->
    [no] { "" }
   *[other] { $owner } in dieser Kirchengemeinde{ $opponent ->
        [no] { "" }
       *[other] { " " }und{ " " }
      }
  }{ $opponent ->
    [no] { "" }
   *[other] { $opponent } in der anderen
  }

avignon-card = { $kind }, Fraktion { $faction }: { $does }{ $wins ->
    [no] { "" }
   *[other] . Siegbedingungen in einer Kirchengemeinde: { $wins }
  }

## What one can do

avignon-action-beseech = Spalte { $column } anflehen: um 1 heranziehen
avignon-action-chastise = Spalte { $column } züchtigen: um 1 schieben
avignon-action-excommunicate = Spalte { $column } exkommunizieren: abwerfen und nachziehen
avignon-action-petition = Bittschrift an Spalte { $column }: ihre Fähigkeit nutzen
avignon-action-pull = Spalte { $column } heranziehen
avignon-action-push = Spalte { $column } schieben
avignon-action-home = Spalte { $column } nach Genua
avignon-action-swap = Mit Spalte { $column } tauschen
avignon-action-discard = Spalte { $column } abwerfen
avignon-action-stop = Niemanden mehr wählen

avignon-about-beseech = Anflehen: eine Person um 1 heranziehen
avignon-about-chastise = Züchtigen: eine Person um 1 schieben
avignon-about-excommunicate = Exkommunizieren: eine Person abwerfen; eine neue nimmt genau ihre Stelle ein
avignon-about-petition = Bittschrift: die Fähigkeit einer Person nutzen

avignon-short-beseech = Spalte { $column } anflehen
avignon-short-chastise = Spalte { $column } züchtigen
avignon-short-excommunicate = Spalte { $column } exkommunizieren
avignon-short-petition = Bittschrift an Spalte { $column }
avignon-short-pull = Spalte { $column } heranziehen
avignon-short-push = Spalte { $column } schieben
avignon-short-home = Spalte { $column } nach Genua
avignon-short-swap = Mit Spalte { $column } tauschen
avignon-short-discard = Spalte { $column } abwerfen
avignon-short-stop = Niemanden mehr wählen

## Why an action is better than another: up to the end of the opponent's turn

avignon-reason-win = { $how ->
    [surely] damit gewinnst du sofort
    [likely] damit gewinnst du sehr wahrscheinlich sofort
   *[rather] damit gewinnst du vielleicht sofort
  }
avignon-reason-loss = { $how ->
    [surely] die Gegenseite kann im nächsten Zug nicht gewinnen
   *[rather] die Gegenseite gewinnt im nächsten Zug seltener
  }
avignon-reason-joined = damit kommt eher jemand in deine Kirchengemeinde
avignon-reason-lost = damit entgeht der Gegenseite jemand
avignon-reason-nearer = danach stehen die Personen zusammen etwa { $about ->
    [one] einen Ort
   *[other] { $about } Orte
  } näher bei dir

# What a bot says of its own action.
avignon-motive-win = damit gewinne ich
avignon-motive-loss = im nächsten Zug darf die Gegenseite nicht gewinnen
avignon-motive-joined = so kommt eher jemand in meine Kirchengemeinde
avignon-motive-lost = so entgeht der Gegenseite jemand
avignon-motive-nearer = so rücken die Leute näher zu mir

## What happened

avignon-event-setup = In der Auslage bei Genua, Spalte 1 bis 5: { $people } ({ $rule })
avignon-event-placed = { $kind } liegt in Spalte { $column } ({ $rule })
avignon-event-besought = { $you ->
    [yes] Du flehst an
   *[no] { $who } fleht an
  }: { $person } ({ $rule })
avignon-event-chastised = { $you ->
    [yes] Du züchtigst
   *[no] { $who } züchtigt
  }: { $person } ({ $rule })
avignon-event-excommunicated = { $you ->
    [yes] Du exkommunizierst
   *[no] { $who } exkommuniziert
  }: { $person } ({ $rule })
avignon-event-petitioned = { $you ->
    [yes] Du richtest
   *[no] { $who } richtet
  } eine Bittschrift an: { $person } ({ $rule })
avignon-event-moved = { $person } geht von { $from } nach { $place } ({ $rule })
avignon-event-joined = { $person } kommt in { $you ->
    [yes] deine Kirchengemeinde
   *[no] die Kirchengemeinde von { $who }
  } ({ $rule })
avignon-event-discarded = { $person } wird abgeworfen ({ $rule })
avignon-event-nothing = { $cause } findet niemanden { $do ->
    [pull] zum Heranziehen
    [push] zum Schieben
    [home] zum Heimschicken
    [pull_or_push] zum Heranziehen oder Schieben
    [discard] zum Abwerfen
   *[swap] zum Tauschen
  } ({ $rule })
avignon-event-stopped = { $you ->
    [yes] Du wählst
   *[no] { $who } wählt
  } niemanden mehr ({ $rule })
avignon-event-reshuffled = Der Nachziehstapel ist leer: { $amount ->
    [one] Eine abgeworfene Person wird zum neuen
   *[other] { $amount } abgeworfene Personen werden zum neuen gemischt
  } ({ $rule })
avignon-event-drawn = { $person } kommt neu nach { $place } ({ $rule })
avignon-event-won = { $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
  }: { $by ->
    [three] drei Personen in der Kirchengemeinde
    [owner] eine Siegbedingung der eigenen Kirchengemeinde
   *[opponent] eine Siegbedingung der gegnerischen Kirchengemeinde
  } ({ $rule })
avignon-event-asked = Dann { $you ->
    [yes] wählst du
   *[no] wählt { $who }
  } { $count ->
    [one] 1 Person
   *[other] { $count } Personen
  } { $do ->
    [pull] zum Heranziehen
    [push] zum Schieben
    [home] zum Heimschicken
    [pull_or_push] zum Heranziehen oder Schieben
    [discard] zum Abwerfen
   *[swap] zum Tauschen
  } ({ $rule })
avignon-event-ended = Niemand gewinnt: Es sind 200 Züge gespielt ({ $rule })

## The table in the terminal

avignon-heading = Zug { $turn }: { $side }, { $you ->
    [yes] du bist am Zug
   *[no] { $who } ist am Zug
  }, { $left ->
    [one] noch 1 Aktion
   *[other] noch { $left } Aktionen
  }
avignon-heading-over = Nach { $turn } Zügen
avignon-congregation = Kirchengemeinde von { $side } ({ $who }): { $people }
avignon-nobody = niemand
avignon-piles = Nachziehstapel: { $count } · abgeworfen: { $people }
avignon-ask-action = Deine Aktion?
avignon-ask-column = Welche Spalte?
avignon-choice = { $kind }: { $step } (noch { $left })
avignon-ask-kind = Welche Art spielt mit?
avignon-you-are = Du bist { $side }: Hol Personen über { $side } hinaus in deine Kirchengemeinde. Du gewinnst mit dreien davon oder durch eine Siegbedingung auf einer von ihnen.

## Decks

avignon-head-kind = Art
avignon-head-faction = Fraktion
avignon-head-petition = Bittschrift und Siegbedingungen
avignon-expansion = Erweiterung
avignon-deck-sources = Der Buchstabe hinter einem Wert sagt, woher er kommt:
avignon-source-printed = in der Spielregel gedruckt
avignon-source-review = aus einer veröffentlichten Besprechung
avignon-source-house = Hauswert, nicht vom Verlag
avignon-source-own = aus diesem Deck selbst
avignon-source-mark-printed = g
avignon-source-mark-review = r
avignon-source-mark-house = h
avignon-source-mark-own = e
avignon-simulate-number-people = Personen in der Kirchengemeinde

## Errors

error-deck-factions = { $place }: Die Arten gehören zu { $found } Fraktionen; ein Deck hat { $expected }.
error-deck-kind-twice = { $place }: Die Art „{ $kind }“ kommt zweimal vor.
error-deck-base-twice = { $place }: Die Fraktion „{ $faction }“ hat schon eine Art, „{ $other }“. Eine von beiden braucht expansion = true.
error-deck-base-missing = { $place }: Die Fraktion „{ $faction }“ hat nur Arten der Erweiterung. Eine davon braucht expansion = false.
error-deck-win-alone = { $place }: Es gibt eine Siegbedingung mit side = "{ $side }", aber keine mit "{ $other }". Auf gedruckten Karten stehen immer beide.
error-option-kinds = Als Arten gehen { $ways } oder { $count } aus { $known }, je Fraktion eine.
error-option-kind = In diesem Deck gibt es keine Art „{ $found }“. Arten: { $known }
error-option-faction-twice = „{ $found }“ und „{ $other }“ gehören zur selben Fraktion, „{ $faction }“: Aus jeder spielt nur eine Art mit.
error-record-setup-length = „setup“ muss die Personen der { $count } Spalten nennen.
error-record-setup = Im Aufbau liegt „{ $found }“ in Spalte { $number }. Möglich: { $possible }
