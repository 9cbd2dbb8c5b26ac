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
avignon-step-home = { $whom } nach Genua
avignon-step-swap = tausche diese Person und { $whom }
avignon-step = { $actor ->
    [opponent] der Gegner:{ " " }
   *[other] { "" }
  }{ $deed }{ $count ->
    [no] { "" }
   *[other] , { $count }
  }
avignon-step-none = bewirkt nichts

avignon-whom-self = diese Person
avignon-whom-faction = { $kind ->
    [no] alle der Fraktion { $faction }
   *[other] alle der Art { $kind }
  }
avignon-whom-place = alle anderen am selben Ort
avignon-whom-others = { $upto ->
    [no] { "" }
   *[yes] bis zu{ " " }
  }{ $number ->
    [no] n andere
    [1] 1 andere
   *[other] { $number } andere
  }{ $filter }
avignon-whom-any = { $upto ->
    [no] { "" }
   *[yes] bis zu{ " " }
  }{ $number ->
    [no] n beliebige
    [1] 1 beliebige
   *[other] { $number } beliebige
  }{ $filter }

avignon-filter = { $faction ->
    [no] { "" }
   *[other] { " " }der Fraktion { $faction }
  }{ $kind ->
    [no] { "" }
   *[other] { " " }der Art { $kind }
  }{ $where ->
    [no] { "" }
    [own_half] { " " }auf der eigenen Hälfte
    [opponent_half] { " " }auf der anderen Hälfte
   *[place] { " " }in { $place }
  }

avignon-count-in-play = n = Personen der Fraktion { $faction } in der Auslage
avignon-count-own = { $faction ->
    [no] n = Personen in der eigenen Kirchengemeinde
   *[other] n = Personen der Fraktion { $faction } in der eigenen Kirchengemeinde
  }
avignon-count-opponent = { $faction ->
    [no] n = Personen in der anderen Kirchengemeinde
   *[other] n = Personen der Fraktion { $faction } in der anderen Kirchengemeinde
  }
avignon-count-at = { $place ->
    [no] n = Personen an diesem Ort
   *[other] n = Personen in { $place }
  }

avignon-win = { $side ->
    [owner] wessen Kirchengemeinde es ist, gewinnt
   *[opponent] der andere gewinnt
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
   *[other] . Siegbedingungen, in einer Kirchengemeinde: { $wins }
  }

## What one can do

avignon-action-beseech = Spalte { $column } anflehen: um 1 heranziehen
avignon-action-chastise = Spalte { $column } züchtigen: um 1 schieben
avignon-action-excommunicate = Spalte { $column } exkommunizieren: abwerfen und nachziehen
avignon-action-petition = Bittschrift an Spalte { $column }: die Fähigkeit nutzen
avignon-action-pull = Spalte { $column } heranziehen
avignon-action-push = Spalte { $column } schieben
avignon-action-home = Spalte { $column } nach Genua
avignon-action-swap = Mit Spalte { $column } tauschen
avignon-action-stop = Niemanden mehr wählen

avignon-about-beseech = Anflehen: eine Person um 1 heranziehen
avignon-about-chastise = Züchtigen: eine Person um 1 schieben
avignon-about-excommunicate = Exkommunizieren: eine Person abwerfen, eine neue nimmt genau ihre Stelle ein
avignon-about-petition = Bittschrift: die Fähigkeit einer Person nutzen

avignon-short-beseech = Spalte { $column } anflehen
avignon-short-chastise = Spalte { $column } züchtigen
avignon-short-excommunicate = Spalte { $column } exkommunizieren
avignon-short-petition = Bittschrift an Spalte { $column }
avignon-short-pull = Spalte { $column } heranziehen
avignon-short-push = Spalte { $column } schieben
avignon-short-home = Spalte { $column } nach Genua
avignon-short-swap = Mit Spalte { $column } tauschen
avignon-short-stop = Niemanden mehr wählen

## Why an action is better than another: up to the end of the opponent's turn

avignon-reason-win = damit gewinnst du sofort in { $mine }% der Welten statt in { $other }%
avignon-reason-loss = dein Gegner gewinnt danach im nächsten Zug in { $mine }% der Welten statt in { $other }%
avignon-reason-joined = in 100 Welten kommen { $mine } Personen in deine Kirchengemeinde statt { $other }
avignon-reason-lost = in 100 Welten kommen { $mine } Personen zu deinem Gegner statt { $other }
avignon-reason-nearer = nach dem Zug deines Gegners stehen die Personen zusammen { $more } Orte näher bei dir

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
avignon-event-moved = { $person } zieht von { $from } nach { $place } ({ $rule })
avignon-event-joined = { $person } kommt in { $you ->
    [yes] deine Kirchengemeinde
   *[no] die Kirchengemeinde von { $who }
  } ({ $rule })
avignon-event-nothing = { $cause } findet niemanden { $do ->
    [pull] zum Heranziehen
    [push] zum Schieben
    [home] zum Heimschicken
   *[swap] zum Tauschen
  } ({ $rule })
avignon-event-stopped = { $you ->
    [yes] Du wählst
   *[no] { $who } wählt
  } niemanden mehr ({ $rule })
avignon-event-reshuffled = Der Nachziehstapel ist leer: { $amount } abgeworfene Personen bilden einen neuen ({ $rule })
avignon-event-drawn = { $person } kommt neu nach { $place } ({ $rule })
avignon-event-won = { $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
  }: { $by ->
    [three] drei Personen in der Kirchengemeinde
    [owner] eine Siegbedingung der eigenen Kirchengemeinde
   *[opponent] eine Siegbedingung der gegnerischen Kirchengemeinde
  } ({ $rule })
avignon-event-ended = Niemand gewinnt: 200 Züge sind gespielt ({ $rule })

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
avignon-you-are = Du bist { $side }: Ziehe Personen über { $side } hinaus in deine Kirchengemeinde. Drei davon gewinnen, oder eine Siegbedingung auf einer von ihnen.

## Decks

avignon-head-kind = Art
avignon-head-faction = Fraktion
avignon-head-petition = Bittschrift und Siegbedingungen
avignon-expansion = Erweiterung
avignon-deck-sources = Der Buchstabe hinter einem Wert sagt, woher er kommt:
avignon-source-printed = in der Spielregel gedruckt
avignon-source-review = aus einer veröffentlichten Besprechung
avignon-source-house = ein Hauswert, nicht vom Verlag
avignon-source-own = vom Autor des Decks
avignon-source-mark-printed = g
avignon-source-mark-review = r
avignon-source-mark-house = h
avignon-source-mark-own = e
avignon-simulate-number-people = Personen in der Kirchengemeinde

## Errors

error-deck-factions = { $place }: Die Arten gehören zu { $found } Fraktionen; ein Deck hat { $expected }.
error-deck-kind-twice = { $place }: Die Art "{ $kind }" steht zweimal da.
error-deck-base-twice = { $place }: Die Fraktion "{ $faction }" hat schon eine Art, "{ $other }". Eine von beiden braucht expansion = true.
error-deck-base-missing = { $place }: Die Fraktion "{ $faction }" hat nur Arten der Erweiterung. Eine davon braucht expansion = false.
error-option-kinds = Arten sind { $ways } oder { $count } von { $known }, aus jeder Fraktion eine.
error-option-kind = In diesem Deck gibt es keine Art "{ $found }". Arten: { $known }
error-option-faction-twice = "{ $found }" und "{ $other }" gehören zur selben Fraktion, "{ $faction }": Aus jeder spielt eine Art mit.
error-record-setup-length = "setup" muss die Personen der { $count } Spalten nennen.
error-record-setup = Im Aufbau liegt "{ $found }" in Spalte { $number }. Möglich: { $possible }
