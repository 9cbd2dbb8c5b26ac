# Auf der Seite.

web-tab-people = Personen
web-setup = Aufbau
web-turn = Zug { $number }: { $side }

## The road

web-avignon-road = Die Straße
web-avignon-city-yours = deine Stadt
web-avignon-new = neu
web-avignon-empty = niemand
avignon-narrow-guild-master = Gilden­meister

## What to do

web-avignon-deeds = Was tun?
web-avignon-left = { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
  }
web-avignon-choose = Wähle eine Person auf der Straße.
web-avignon-turn = { $count ->
    [one] Noch eine Aktion.
   *[other] Zwei Aktionen.
  }
web-avignon-first = Wähle erst eine Person auf der Straße.
web-avignon-once = Jede Aktion geht nur einmal im Zug, und diese hast du schon gewählt.
web-avignon-pick = Wähle eine der markierten Personen.
web-avignon-ask = { $kind }{ $who ->
    [no] { "" }
   *[other] { " " }von { $who }
  }: { $do ->
    [pull] Wen ziehst du heran
    [push] Wen schiebst du weg
    [home] Wen schickst du nach Genua
    [pull_or_push] Wen ziehst du heran oder schiebst du weg
    [discard] Wen wirfst du ab
   *[swap] Mit wem tauschst du den Platz
  }?{ $left ->
    [one] { "" }
   *[other] { " " }(noch { $left })
  }
web-avignon-who = { $kind } in { $place }
web-avignon-do-beseech = { $kind } in { $place } anflehen
web-avignon-do-chastise = { $kind } in { $place } züchtigen
web-avignon-do-excommunicate = { $kind } in { $place } exkommunizieren
web-avignon-do-petition = Bittschrift an { $kind } in { $place }
web-avignon-do-pull = { $kind } in { $place } heranziehen
web-avignon-do-push = { $kind } in { $place } schieben
web-avignon-do-home = { $kind } in { $place } nach Genua schicken
web-avignon-do-swap = Mit { $kind } in { $place } tauschen
web-avignon-do-discard = { $kind } in { $place } abwerfen
web-avignon-deed-beseech = Anflehen
web-avignon-deed-chastise = Züchtigen
web-avignon-deed-excommunicate = Exkommunizieren
web-avignon-deed-petition = Bittschrift
web-avignon-deed-pull = Heranziehen
web-avignon-deed-push = Schieben
web-avignon-deed-home = Nach Genua
web-avignon-deed-swap = Tauschen
web-avignon-deed-discard = Abwerfen
web-avignon-deed-stop = Niemanden mehr
web-avignon-key-beseech = A
web-avignon-key-chastise = Z
web-avignon-key-excommunicate = E
web-avignon-key-petition = B
web-avignon-key-stop = N
web-avignon-keys = Tasten: 1 bis 5 für Personen, ein Buchstabe für die Aktion, Enter zum Bestätigen.
web-avignon-closer = einen Ort näher zu dir
web-avignon-away = einen Ort weg von dir
web-avignon-replaced = wird abgeworfen; jemand Neues nimmt die Stelle ein
web-avignon-ability = nutzt die Fähigkeit
web-avignon-to = nach { $place }
web-avignon-joins = kommt { $you ->
    [yes] in deine Kirchengemeinde
   *[no] zu { $who }
  }
web-avignon-used = in diesem Zug schon getan
web-avignon-again = Noch einmal zum Bestätigen
web-avignon-enter = Enter bestätigt
web-avignon-unreached = Auf diese Person wirkt die Fähigkeit nicht.
web-avignon-undoes = Samariter-Regel: Damit würdest du den Zug von { $who } nur rückgängig machen{ $people ->
    [no] .
   *[other] . Dann stünde { $people }.
  }
web-avignon-back = { $who } wieder in { $place }
web-avignon-wins = { $you ->
    [yes] Damit gewinnst du die Partie!
   *[no] Damit gewinnt { $who } die Partie!
  }

## What has happened, in a few words

web-avignon-last = { $when ->
    [now] Dieser Zug
   *[before] Letzter Zug
  }
web-avignon-goes = { $people } { $count ->
    [one] geht
   *[other] gehen
  } nach { $place }
web-avignon-joined = { $people } { $count ->
    [one] kommt
   *[other] kommen
  } zu { $you ->
    [yes] dir
   *[no] { $who }
  }
web-avignon-drawn = { $people } { $count ->
    [one] kommt
   *[other] kommen
  } neu nach { $place }
web-avignon-discarded = { $people } { $count ->
    [one] wird
   *[other] werden
  } abgeworfen
web-avignon-excommunicated = { $people } macht Platz für die nächste Person vom Stapel

## The piles

web-avignon-pile = Noch im Stapel
web-avignon-discards = Abgeworfen
web-avignon-piles = Noch im Stapel: { $pile }; abgeworfen: { $discards }

## Winning

web-avignon-ways = So kann man jetzt gewinnen
web-avignon-a = { $vowel ->
   *[other] { $kind }
  }
web-avignon-counts = { $person } (Fraktion { $faction })
web-avignon-both = { $id ->
    [cardinal] beide Kardinäle
    [bishop] beide Bischöfe
    [knight] beide Ritter
    [noble] beide Adligen
    [peasant] beide Bauern
    [inquisitor] beide Inquisitoren
    [preacher] beide Prediger
    [guild_master] beide Gildenmeister
    [priest] beide Priester
   *[other] zwei Karten „{ $kind }“
  }
web-avignon-three = { $count ->
    [0] Drei Personen
    [one] Noch eine Person
   *[other] Noch { $count } Personen
  }{ $side ->
    [no] { " " }bis zum Sieg
   *[other] : Sieg für { $side }
  }
web-avignon-path = { $side ->
    [no] oder:{ " " }
   *[other] { "" }
  }{ $here ->
    [no] { $there } bei { $other }
   *[other] { $here } bei { $own }{ $there ->
        [no] { "" }
       *[other] { " " }und { $there } bei { $other }
      }
  }{ $side ->
    [no] { "" }
   *[other] : Sieg für { $side }
  }
web-avignon-story = { $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
  }, weil { $because }.
# Wodurch eine Seite gewinnt oder gewonnen hätte, nach „weil“.
web-avignon-because = { $by ->
    [three] { $three } zur Kirchengemeinde von { $own } gehören
   *[condition] { $here ->
        [no] { $other } { $there }
       *[other] { $own } { $here }{ $there ->
            [no] { "" }
           *[other] { " " }und { $other } { $there }
          }
      } hat
  }
web-avignon-decided = Was den Ausschlag gab
web-avignon-tie = { $you ->
    [loser] Auch du hättest gewonnen, weil { $because }; am Zug war aber { $who }.
    [yes] Auch { $loser } hätte gewonnen, weil { $because }; am Zug warst aber du.
   *[no] Auch { $loser } hätte gewonnen, weil { $because }; am Zug war aber { $who }.
  }
web-avignon-faction = Zählt als: { $faction }
web-avignon-in-congregation = In deiner Kirchengemeinde: { $wins }.
web-gallery-base = Das Grundspiel
web-gallery-expansion = Die Erweiterung
