# On the page.

web-tab-people = People
web-setup = Set-up
web-turn = Turn { $number }: { $side }

## The road

web-avignon-road = The road
web-avignon-city-yours = your city
web-avignon-new = new
web-avignon-empty = nobody
avignon-narrow-guild-master = Guild Master

## What to do

web-avignon-deeds = What to do
web-avignon-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
  }
web-avignon-choose = Choose a person on the road.
web-avignon-turn = { $count ->
    [one] One action left.
   *[other] Two actions.
  }
web-avignon-first = Choose a person on the road first.
web-avignon-once = Each action can be taken once a turn, and this one has been.
web-avignon-pick = Choose one of the people who are marked.
web-avignon-ask = { $who ->
    [no] { $kind }
   *[other] { $who }'s { $kind }
  }: whom do you { $do ->
    [pull] pull
    [push] push
    [home] send to Genoa
    [pull_or_push] pull or push
    [discard] discard
   *[swap] swap them with
  }?{ $left ->
    [one] { "" }
   *[other] { " " }({ $left } to go)
  }
web-avignon-who = { $kind } in { $place }
web-avignon-do-beseech = Beseech the { $kind } in { $place }
web-avignon-do-chastise = Chastise the { $kind } in { $place }
web-avignon-do-excommunicate = Excommunicate the { $kind } in { $place }
web-avignon-do-petition = Petition the { $kind } in { $place }
web-avignon-do-pull = Pull the { $kind } in { $place }
web-avignon-do-push = Push the { $kind } in { $place }
web-avignon-do-home = Send the { $kind } in { $place } to Genoa
web-avignon-do-swap = Swap with the { $kind } in { $place }
web-avignon-do-discard = Discard the { $kind } in { $place }
web-avignon-deed-beseech = Beseech
web-avignon-deed-chastise = Chastise
web-avignon-deed-excommunicate = Excommunicate
web-avignon-deed-petition = Petition
web-avignon-deed-pull = Pull
web-avignon-deed-push = Push
web-avignon-deed-home = Send to Genoa
web-avignon-deed-swap = Swap
web-avignon-deed-discard = Discard
web-avignon-deed-stop = Nobody else
web-avignon-key-beseech = B
web-avignon-key-chastise = C
web-avignon-key-excommunicate = E
web-avignon-key-petition = P
web-avignon-key-stop = N
web-avignon-keys = Keys: 1 to 5 for people, a letter for what to do, Enter to confirm.
web-avignon-closer = one place closer to you
web-avignon-away = one place away from you
web-avignon-replaced = discarded; somebody new takes their place
web-avignon-ability = uses their ability
web-avignon-to = to { $place }
web-avignon-joins = joins { $you ->
    [yes] your congregation
   *[no] { $who }
  }
web-avignon-used = done this turn
web-avignon-again = Again to confirm
web-avignon-enter = Enter to confirm
web-avignon-unreached = This ability cannot be used on them.
web-avignon-undoes = Samaritan rule: this would only undo { $who }'s turn{ $people ->
    [no] .
   *[other] , with { $people }.
  }
web-avignon-back = { $who } back in { $place }
web-avignon-wins = { $you ->
    [yes] This wins you the game!
   *[no] This wins { $who } the game!
  }

## What has happened, in a few words

web-avignon-last = { $when ->
    [now] This turn
   *[before] Last turn
  }
web-avignon-goes = { $people } { $count ->
    [one] goes
   *[other] go
  } to { $place }
web-avignon-joined = { $people } { $count ->
    [one] joins
   *[other] join
  } { $you ->
    [yes] you
   *[no] { $who }
  }
web-avignon-drawn = { $people } { $count ->
    [one] arrives
   *[other] arrive
  } in { $place }
web-avignon-discarded = { $people } { $count ->
    [one] is
   *[other] are
  } discarded
web-avignon-excommunicated = { $people } makes way for the next person from the pile

## The piles

web-avignon-pile = Still to come
web-avignon-discards = Discarded
web-avignon-piles = Who is still to come: { $pile }; discarded: { $discards }

## Winning

web-avignon-ways = How to win from here
web-avignon-a = { $vowel ->
    [yes] an
   *[no] a
  } { $kind }
web-avignon-counts = { $person } ({ $faction } faction)
web-avignon-both = { $id ->
    [cardinal] both Cardinals
    [bishop] both Bishops
    [knight] both Knights
    [noble] both Nobles
    [peasant] both Peasants
    [inquisitor] both Inquisitors
    [preacher] both Preachers
    [guild_master] both Guild Masters
    [priest] both Priests
   *[other] two { $kind } cards
  }
web-avignon-three = { $side ->
    [no] { $count ->
        [0] Has won
       *[other] Wins
      }
   *[other] { $side } { $count ->
        [0] has won
       *[other] wins
      }
  } with { $count ->
    [0] three people
    [one] one more person
   *[other] { $count } more people
  }
web-avignon-path = { $side ->
    [no] or
   *[other] { $side } wins
  } once { $here ->
    [no] { $other } has { $there }
   *[other] { $side ->
        [no] { $own }
       *[other] it
      } has { $here }{ $there ->
        [no] { "" }
       *[other] { " " }and { $other } { $there }
      }
  }
web-avignon-story = { $you ->
    [yes] You win
   *[no] { $who } wins
  } because { $because }.
# By what a side wins or would have won, after "because".
web-avignon-because = { $by ->
    [three] { $three } have joined { $own }'s congregation
   *[condition] { $here ->
        [no] { $other } has { $there }
       *[other] { $own } has { $here }{ $there ->
            [no] { "" }
           *[other] { " " }and { $other } { $there }
          }
      }
  }
web-avignon-decided = What decided it
web-avignon-tie = { $you ->
    [loser] You would have won as well, because { $because }, but it was { $who }'s turn.
    [yes] { $loser } would have won as well, because { $because }, but it was your turn.
   *[no] { $loser } would have won as well, because { $because }, but it was { $who }'s turn.
  }
web-avignon-faction = Counts as: { $faction }
web-avignon-in-congregation = In your congregation: { $wins }.
web-gallery-base = The base game
web-gallery-expansion = The expansion
