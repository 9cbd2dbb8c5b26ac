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

# Eine Person im Satz: wer, wen, und jemand, von dem noch nicht die Rede war. Decks können eigene Arten benennen.
avignon-subject = { $id ->
    [noble] der Adlige
    [own] die Karte „{ $kind }“
   *[other] der { $kind }
  }
avignon-object = { $id ->
    [noble] den Adligen
    [peasant] den Bauern
    [own] die Karte „{ $kind }“
   *[other] den { $kind }
  }
avignon-newcomer = { $initial ->
   *[other] { $id ->
        [own] eine Karte „{ $kind }“
       *[other] ein { $kind }
      }
  }
# Woran ein Name in einem Satz zu erkennen ist, wie er auch gebeugt ist.
avignon-mention = { $id ->
    [noble] Adlige
   *[other] { $kind }
  }
avignon-spot = in Spalte { $column }
avignon-spot-plain = in { $place }

## What petitions do

# Eine Art in der Mehrzahl, alle davon oder einige; eine davon und eine andere im Akkusativ. Decks können eigene Arten benennen.
avignon-kinds = { $id ->
    [cardinal] Kardinäle
    [bishop] Bischöfe
    [noble] { $all ->
        [yes] Adligen
       *[no] Adlige
      }
    [peasant] Bauern
    [inquisitor] Inquisitoren
    [own] Karten „{ $kind }“
   *[other] { $kind }
  }
avignon-one = { $id ->
    [noble] Adligen
    [peasant] Bauern
    [own] Karte „{ $kind }“
   *[other] { $kind }
  }
avignon-another = { $id ->
    [own] andere { $kind }
   *[other] anderen { $kind }
  }

avignon-verb-pull = { $actor ->
    [opponent] zieht
   *[other] ziehe
  }
avignon-verb-push = { $actor ->
    [opponent] schiebt
   *[other] schiebe
  }
avignon-verb-pull-or-push = { $actor ->
    [opponent] zieht oder schiebt
   *[other] ziehe oder schiebe
  }
avignon-verb-home = { $actor ->
    [opponent] schickt
   *[other] schicke
  }
avignon-verb-swap = { $actor ->
    [opponent] vertauscht
   *[other] vertausche
  }
avignon-verb-discard = { $actor ->
    [opponent] wirft
   *[other] wirf
  }
avignon-object-pull = { $whom } um { $by } heran
avignon-object-push = { $whom } um { $by }
avignon-object-pull-or-push = { $whom } um { $by }
avignon-object-home = { $whom } nach Genua
avignon-object-swap = diese Person und { $whom }
avignon-object-discard = { $whom } ab
avignon-deed = { $verb } { $object }
avignon-step = { $condition ->
    [no] { "" }
    [this] { "" }
   *[other] falls diese Person{ $where } liegt,{ " " }
  }{ $actor ->
    [opponent] { $condition ->
        [no] die Gegenseite { $verb }
        [this] die Gegenseite { $verb }
       *[other] { $verb } die Gegenseite
      }
   *[other] { $verb }
  } { $object }{ $count ->
    [no] { "" }
   *[other] , wie { $count }
  }
avignon-step-none = Keine Fähigkeit.

avignon-whom-self = diese Person
avignon-whom-faction = alle { $kinds ->
    [no] Personen der Fraktion { $faction }
   *[other] { $all }
  }{ $where ->
    [no] { "" }
   *[other] { $where }
  }
avignon-whom-place = alle anderen { $kinds ->
    [no] Personen
   *[other] { $all }
  }{ $of } am selben Ort
avignon-whom-others = { $number ->
    [no] andere { $kinds ->
        [no] Personen
       *[other] { $kinds }
      }
    [many] { $upto ->
        [no] { "" }
       *[yes] höchstens{ " " }
      }so viele andere { $kinds ->
        [no] Personen
       *[other] { $kinds }
      }
    [1] { $upto ->
        [no] 1
       *[yes] höchstens 1
      } { $kinds ->
        [no] andere Person
       *[other] { $another }
      }
   *[other] { $upto ->
        [no] { "" }
       *[yes] bis zu{ " " }
      }{ $number } andere { $kinds ->
        [no] Personen
       *[other] { $kinds }
      }
  }{ $of }{ $where ->
    [no] { "" }
   *[other] { $where }
  }
avignon-whom-any = { $upto ->
    [no] { "" }
   *[yes] { $number ->
        [no] { "" }
        [many] höchstens{ " " }
        [1] höchstens{ " " }
       *[other] bis zu{ " " }
      }
  }{ $number ->
    [no] { "" }
    [many] so viele{ " " }
   *[other] { $number }{ " " }
  }{ $kinds ->
    [no] { $faction ->
        [no] { $number ->
            [many] { "" }
           *[other] beliebige{ " " }
          }
       *[other] { "" }
      }{ $number ->
        [1] Person
       *[other] Personen
      }
   *[other] { $number ->
        [1] { $one }
       *[other] { $kinds }
      }
  }{ $of }{ $where ->
    [no] { "" }
   *[other] { $where }
  }

# Wo die Zahl alle trifft, die da sind: Fünf Personen liegen aus.
avignon-all-others = { $upto ->
    [no] alle anderen
   *[yes] beliebig viele andere
  } { $kinds ->
    [no] Personen
   *[other] { $kinds }
  }{ $of }{ $where ->
    [no] { "" }
   *[other] { $where }
  }
avignon-all-any = { $upto ->
    [no] alle
   *[yes] beliebig viele
  } { $kinds ->
    [no] Personen
   *[other] { $kinds }
  }{ $of }{ $where ->
    [no] { "" }
   *[other] { $where }
  }

avignon-of = { $faction ->
    [no] { "" }
   *[other] { " " }der Fraktion { $faction }
  }
# Wessen Hälfte, Stadt oder Kirchengemeinde gemeint ist, hängt davon ab, wessen Schritt es ist.
avignon-where = { $where ->
    [this] { " " }am Ort dieser Person
    [own_half] { " " }auf { $actor ->
        [opponent] ihrer
       *[other] deiner
      } Hälfte
    [opponent_half] { " " }auf { $actor ->
        [opponent] deiner
       *[other] der gegnerischen
      } Hälfte
   *[place] { " " }in { $place }
  }
avignon-place-own-city = { $actor ->
    [opponent] ihrer
   *[other] deiner
  } Stadt
avignon-place-opponent-city = { $actor ->
    [opponent] deiner
   *[other] der gegnerischen
  } Stadt

avignon-each = { $id ->
    [no] für jede Person
    [own] für jede { $kind }
   *[other] für jeden { $kind }
  }{ $of }
# Wie viele ein Schritt meint: „schiebe so viele andere Personen um 1 Ort, wie ...“
avignon-people = { $kinds ->
    [no] Personen
   *[other] { $kinds }
  }{ $of }
avignon-many-in-play = Personen der Fraktion { $faction } ausliegen
avignon-many-kind-in-play = { $kinds } ausliegen
avignon-many-own = { $people } in { $actor ->
    [opponent] ihrer
   *[other] deiner
  } Kirchengemeinde sind
avignon-many-opponent = { $people } in { $actor ->
    [opponent] deiner
   *[other] der gegnerischen
  } Kirchengemeinde sind
avignon-many-at = { $people }{ $where } liegen
avignon-many-distance = Schritte zwischen dieser Person und { $place } liegen

avignon-number-in-play = für jede Person der Fraktion { $faction } in der Auslage
avignon-number-kind-in-play = { $id ->
    [own] für jede
   *[other] für jeden
  } { $kind } in der Auslage
avignon-number-own = { $each } in { $actor ->
    [opponent] ihrer
   *[other] deiner
  } Kirchengemeinde
avignon-number-opponent = { $each } in { $actor ->
    [opponent] deiner
   *[other] der gegnerischen
  } Kirchengemeinde
avignon-number-at = { $each }{ $where }
avignon-number-distance = für jeden Schritt zwischen dieser Person und { $place }

avignon-by-places = { $places } { $places ->
    [one] Ort
   *[other] Orte
  }
avignon-by-number = 1 Ort { $number }
avignon-by-distance = den { $of ->
    [this] Abstand dieser Person
   *[each] jeweiligen Abstand
  } von { $place ->
    [no] dieser Person
   *[other] { $place }
  }

avignon-has-faction = eine Person der Fraktion { $faction }
avignon-has-kind = { $id ->
    [own] eine
   *[other] einen
  } { $kind }
avignon-and = { " " }und{ " " }
avignon-win = { $side ->
    [owner] du gewinnst
   *[opponent] du verlierst
  }, wenn { $owner ->
    [no] { "" }
   *[other] du { $owner }{ $opponent ->
        [no] { " " }hast
       *[other] { " " }hast und{ " " }
      }
  }{ $opponent ->
    [no] { "" }
   *[other] die Gegenseite { $opponent }{ $owner ->
        [no] { " " }hat
       *[other] { "" }
      }
  }

avignon-card = { $kind }, Fraktion { $faction }: { $does }{ $wins ->
    [no] { "" }
   *[other] { " " }In deiner Kirchengemeinde: { $wins }.
  }

## What one can do

avignon-action-beseech = Spalte { $column } anflehen: um 1 Ort heranziehen
avignon-action-chastise = Spalte { $column } züchtigen: um 1 Ort schieben
avignon-action-excommunicate = Spalte { $column } exkommunizieren: abwerfen und nachziehen
avignon-action-petition = Bittschrift an Spalte { $column }: ihre Fähigkeit nutzen
avignon-action-pull = Spalte { $column } heranziehen
avignon-action-push = Spalte { $column } schieben
avignon-action-home = Spalte { $column } nach Genua
avignon-action-swap = Mit Spalte { $column } tauschen
avignon-action-discard = Spalte { $column } abwerfen
avignon-action-stop = Niemanden mehr wählen

avignon-about-beseech = Anflehen: eine Person um 1 Ort heranziehen
avignon-about-chastise = Züchtigen: eine Person um 1 Ort schieben
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

avignon-event-setup = In Genua, Spalte 1 bis 5: { $people } ({ $rule })
avignon-event-setup-plain = In Genua warten fünf Personen: { $people }
avignon-event-placed = { $subject } liegt in Spalte { $column } ({ $rule })
avignon-event-placed-plain = { $subject } wartet in { $place }
avignon-event-besought = { $you ->
    [yes] Du flehst
   *[no] { $who } fleht
  } { $object } { $spot } an ({ $rule })
avignon-event-chastised = { $you ->
    [yes] Du züchtigst
   *[no] { $who } züchtigt
  } { $object } { $spot } ({ $rule })
avignon-event-excommunicated = { $you ->
    [yes] Du exkommunizierst
   *[no] { $who } exkommuniziert
  } { $object } { $spot } ({ $rule })
avignon-event-petitioned = { $you ->
    [yes] Du richtest
   *[no] { $who } richtet
  } eine Bittschrift an { $object } { $spot } ({ $rule })
avignon-event-moved = { $subject } { $spot } geht von { $from } nach { $place } ({ $rule })
avignon-event-moved-plain = { $subject } geht von { $from } nach { $place }
avignon-event-joined = { $subject } { $spot } kommt in { $you ->
    [yes] deine Kirchengemeinde
   *[no] die Kirchengemeinde von { $who }
  } ({ $rule })
avignon-event-discarded = { $subject } { $spot } wird abgeworfen ({ $rule })
avignon-event-nothing = { $actor } kann { $do ->
    [pull] niemanden heranziehen
    [push] niemanden wegschieben
    [home] niemanden nach Genua schicken
    [pull_or_push] niemanden heranziehen oder wegschieben
    [discard] niemanden abwerfen
   *[swap] mit niemandem tauschen
  } ({ $rule })
avignon-event-stopped = { $you ->
    [yes] Du wählst
   *[no] { $who } wählt
  } niemanden mehr ({ $rule })
avignon-event-reshuffled = Der Nachziehstapel ist leer: { $amount ->
    [one] Eine abgeworfene Person wird zum neuen
   *[other] { $amount } abgeworfene Personen werden zum neuen gemischt
  } ({ $rule })
avignon-event-drawn = { $newcomer } kommt neu nach { $place }, Spalte { $column } ({ $rule })
avignon-event-drawn-plain = { $newcomer } kommt neu nach { $place }
avignon-event-won = { $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
  } { $by ->
    [three] mit drei Personen in { $you ->
        [yes] deiner
       *[no] der eigenen
      } Kirchengemeinde
    [owner] durch jemanden in { $you ->
        [yes] deiner
       *[no] der eigenen
      } Kirchengemeinde
   *[opponent] durch jemanden in der Kirchengemeinde der Gegenseite
  } ({ $rule })
avignon-event-asked = Dann { $you ->
    [yes] { $do ->
        [home] schickst du
        [discard] wirfst du
        [swap] tauschst du
        [push] schiebst du
       *[other] ziehst du
      }
   *[no] { $do ->
        [home] schickt { $who }
        [discard] wirft { $who }
        [swap] tauscht { $who }
        [push] schiebt { $who }
       *[other] zieht { $who }
      }
  } { $do ->
    [swap] { $object } gegen { $count ->
        [one] eine Person
       *[other] { $count } Personen
      } nach Wahl
   *[other] { $count ->
        [one] eine Person
       *[other] { $count } Personen
      } nach Wahl { $do ->
        [pull] heran
        [push] weg
        [home] nach Genua
        [discard] ab
       *[other] heran oder weg
      }
  } ({ $rule })
avignon-event-ended = Unentschieden: Nach 200 Zügen hat niemand gewonnen ({ $rule })

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
avignon-deck-wins = In deiner Kirchengemeinde: { $wins }.
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
error-deck-win-twice = { $place }: { $field } nennt „{ $name }“ zweimal, doch eine solche Person genügt: Zwei verlangen kann eine Bedingung nicht.
error-deck-same-name = { $place }: Den Namen „{ $name }“ hat schon die Art „{ $other }“; am Tisch sind die beiden nicht zu unterscheiden.
error-option-kinds = Als Arten gehen { $ways } oder { $count } aus { $known }, je Fraktion eine.
error-option-kind = In diesem Deck gibt es keine Art „{ $found }“. Arten: { $known }
error-option-faction-twice = „{ $found }“ und „{ $other }“ gehören zur selben Fraktion, „{ $faction }“: Aus jeder spielt nur eine Art mit.
error-record-setup-length = „setup“ muss die Personen der { $count } Spalten nennen.
error-record-setup = Im Aufbau liegt „{ $found }“ in Spalte { $number }. Möglich: { $possible }
