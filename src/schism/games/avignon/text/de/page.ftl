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
    [one] Noch eine Aktion: Wähle eine Person auf der Straße.
   *[other] Zwei Aktionen: Wähle zuerst eine Person auf der Straße.
  }
web-avignon-first = Wähle erst eine Person.
web-avignon-pick = Wähle eine der markierten Personen.
web-avignon-ask = { $kind }: Wen { $do ->
    [pull] heranziehen
    [push] schieben
    [home] nach Genua schicken
    [pull_or_push] heranziehen oder schieben
    [discard] abwerfen
   *[swap] tauschen
  }?{ $left ->
    [one] { "" }
   *[other] { " " }(noch { $left })
  }
web-avignon-who = { $kind } in { $place }
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
web-avignon-undoes = Samariter-Regel: Das würde den Zug von { $who } nur rückgängig machen{ $people ->
    [no] .
   *[other] : { $people }.
  }
web-avignon-back = { $kind } wieder in { $place }
web-avignon-wins = { $you ->
    [yes] Damit gewinnst du die Partie!
   *[no] Damit gewinnt { $who } die Partie!
  }

## What has happened, in a few words

web-avignon-last = Letzter Zug
web-avignon-moved = { $kind }: { $from } → { $place }
web-avignon-joined = { $kind } kommt zu { $you ->
    [yes] dir
   *[no] { $who }
  }
web-avignon-drawn = { $kind } kommt neu nach { $place }

## The piles

web-avignon-pile = Noch im Stapel
web-avignon-discards = Abgeworfen
web-avignon-piles = Noch im Stapel: { $pile }; abgeworfen: { $discards }

## Winning

web-avignon-ways = So kann man jetzt gewinnen
web-avignon-a = { $vowel ->
   *[other] { $kind }
  }
web-avignon-the = { $kind }
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
   *[other] { $who } gewinnt
  }: { $by ->
    [three] { $here } gehören zu { $you ->
        [yes] deiner
       *[other] dieser
      } Kirchengemeinde.
   *[condition] { $here ->
        [no] { $there }
       *[other] { $here }
      } in { $here ->
        [no] { $you ->
            [loser] deiner Kirchengemeinde
           *[other] der Kirchengemeinde von { $loser }
          }
       *[other] { $you ->
            [yes] deiner
           *[other] der eigenen
          } Kirchengemeinde{ $there ->
            [no] { "" }
           *[other] {" "}und { $there } auf der anderen Seite
          }
      }.
  }
web-avignon-tie = { $you ->
    [loser] Auch du hättest gewonnen, aber { $who } war am Zug.
    [yes] Auch { $loser } hätte gewonnen, aber du warst am Zug.
   *[no] Auch { $loser } hätte gewonnen, aber { $who } war am Zug.
  }
web-avignon-faction = Zählt als: { $faction }
web-avignon-in-congregation = In einer Kirchengemeinde: { $wins }.
web-gallery-base = Das Grundspiel
web-gallery-expansion = Die Erweiterung
