# Avignon: its people and places, what petitions do, and what happens.

## Things

avignon-kind-cardinal = Cardinal
avignon-kind-bishop = Bishop
avignon-kind-knight = Knight
avignon-kind-noble = Noble
avignon-kind-peasant = Peasant
avignon-kind-inquisitor = Inquisitor
avignon-kind-preacher = Preacher
avignon-kind-guild-master = Guild Master
avignon-kind-priest = Priest

avignon-place-avignon = Avignon
avignon-place-nice = Nice
avignon-place-genoa = Genoa
avignon-place-florence = Florence
avignon-place-rome = Rome

avignon-side-rome = Rome
avignon-side-avignon = Avignon

# A person in a sentence, and somebody who has not been spoken of. Decks may name kinds of their own.
avignon-subject = { $id ->
   *[other] the { $kind }
  }
avignon-object = { $id ->
   *[other] the { $kind }
  }
avignon-newcomer = { $id ->
   *[other] { $initial ->
        [A] an
        [E] an
        [I] an
        [O] an
       *[other] a
      } { $kind }
  }
avignon-mention = { $id ->
   *[other] { $kind }
  }
avignon-spot = in column { $column }
avignon-spot-plain = in { $place }

## What petitions do

# A kind in the plural, all of them or some; one of it, and another one. Decks may name kinds of their own.
avignon-kinds = { $id ->
    [own] { $all ->
       *[no] { $kind } cards
      }
   *[other] { $kind }s
  }
avignon-one = { $id ->
   *[other] { $kind }
  }
avignon-another = { $id ->
   *[other] other { $kind }
  }

avignon-verb-pull = { $actor ->
    [opponent] pulls
   *[other] pull
  }
avignon-verb-push = { $actor ->
    [opponent] pushes
   *[other] push
  }
avignon-verb-pull-or-push = { $actor ->
    [opponent] pulls or pushes
   *[other] pull or push
  }
avignon-verb-home = { $actor ->
    [opponent] sends
   *[other] send
  }
avignon-verb-swap = { $actor ->
    [opponent] swaps
   *[other] swap
  }
avignon-verb-discard = { $actor ->
    [opponent] discards
   *[other] discard
  }
avignon-object-pull = { $whom } by { $by }
avignon-object-push = { $whom } by { $by }
avignon-object-pull-or-push = { $whom } by { $by }
avignon-object-home = { $whom } to Genoa
avignon-object-swap = this person with { $whom }
avignon-object-discard = { $whom }
avignon-deed = { $verb } { $object }
avignon-step = { $condition ->
    [no] { "" }
    [this] { "" }
   *[other] if this person is{ $where },{ " " }
  }{ $actor ->
    [opponent] your opponent{ " " }
   *[other] { "" }
  }{ $verb } { $object }{ $count ->
    [no] { "" }
   *[other] { " " }as there are { $count }
  }
avignon-step-none = No ability.

avignon-whom-self = this person
avignon-whom-faction = { $kinds ->
    [no] every member of the { $faction } faction
   *[other] all { $all }
  }{ $where ->
    [no] { "" }
   *[other] { $where }
  }
avignon-whom-place = { $kinds ->
    [no] everyone else
   *[other] all other { $all }
  }{ $of } at this place
avignon-whom-others = { $number ->
    [no] { $kinds ->
        [no] others
       *[other] other { $kinds }
      }
    [many] { $upto ->
        [no] { "" }
       *[yes] at most{ " " }
      }as many { $kinds ->
        [no] others
       *[other] other { $kinds }
      }
   *[other] { $upto ->
        [no] { "" }
       *[yes] up to{ " " }
      }{ $number } { $kinds ->
        [no] { $number ->
            [1] other person
           *[other] others
          }
       *[other] { $number ->
            [1] { $another }
           *[other] other { $kinds }
          }
      }
  }{ $of }{ $where ->
    [no] { "" }
   *[other] { $where }
  }
avignon-whom-any = { $number ->
    [no] { $kinds ->
        [no] { $faction ->
            [no] any people
           *[other] people
          }
       *[other] { $kinds }
      }
    [many] { $upto ->
        [no] { "" }
       *[yes] at most{ " " }
      }as many { $kinds ->
        [no] people
       *[other] { $kinds }
      }
   *[other] { $upto ->
        [no] { "" }
       *[yes] up to{ " " }
      }{ $number } { $kinds ->
        [no] { $number ->
            [1] person
           *[other] people
          }
       *[other] { $number ->
            [1] { $one }
           *[other] { $kinds }
          }
      }
  }{ $of }{ $where ->
    [no] { "" }
   *[other] { $where }
  }

# Where the number covers everybody there is: five people are in play.
avignon-all-others = { $upto ->
    [no] { $kinds ->
        [no] everyone else
       *[other] all other { $kinds }
      }
   *[yes] any number of { $kinds ->
        [no] others
       *[other] other { $kinds }
      }
  }{ $of }{ $where ->
    [no] { "" }
   *[other] { $where }
  }
avignon-all-any = { $upto ->
    [no] { $kinds ->
        [no] everyone
       *[other] all { $kinds }
      }
   *[yes] any number of { $kinds ->
        [no] people
       *[other] { $kinds }
      }
  }{ $of }{ $where ->
    [no] { "" }
   *[other] { $where }
  }

avignon-of = { $faction ->
    [no] { "" }
   *[other] { " " }of the { $faction } faction
  }
# Whose half, city or congregation it is depends on whose step it is.
avignon-where = { $where ->
    [this] { " " }at this person's place
    [own_half] { " " }in { $actor ->
        [opponent] their
       *[other] your
      } half
    [opponent_half] { " " }in { $actor ->
        [opponent] your
       *[other] your opponent's
      } half
   *[place] { " " }in { $place }
  }
avignon-place-own-city = { $actor ->
    [opponent] their
   *[other] your
  } city
avignon-place-opponent-city = { $actor ->
    [opponent] your
   *[other] your opponent's
  } city

avignon-each = for each { $id ->
    [no] person
   *[other] { $kind }
  }{ $of }
# How many a step is about: "push as many others by 1 place as there are ..."
avignon-people = { $kinds ->
    [no] people
   *[other] { $kinds }
  }{ $of }
avignon-many-in-play = members of the { $faction } faction in play
avignon-many-kind-in-play = { $kinds } in play
avignon-many-own = { $people } in { $actor ->
    [opponent] their
   *[other] your
  } congregation
avignon-many-opponent = { $people } in { $actor ->
    [opponent] your
   *[other] your opponent's
  } congregation
avignon-many-at = { $people }{ $where }
avignon-many-distance = steps between this person and { $place }

avignon-number-in-play = for each member of the { $faction } faction in play
avignon-number-kind-in-play = { $id ->
   *[other] for each { $kind } in play
  }
avignon-number-own = { $each } in { $actor ->
    [opponent] their
   *[other] your
  } congregation
avignon-number-opponent = { $each } in { $actor ->
    [opponent] your
   *[other] your opponent's
  } congregation
avignon-number-at = { $each }{ $where }
avignon-number-distance = for each step between this person and { $place }

avignon-by-places = { $places } { $places ->
    [one] place
   *[other] places
  }
avignon-by-number = 1 place { $number }
avignon-by-distance = { $of ->
    [this] this person's
   *[each] their
  } distance from { $place ->
    [no] this person
   *[other] { $place }
  }

avignon-has-faction = a member of the { $faction } faction
avignon-has-kind = { $id ->
   *[other] any { $kind }
  }
avignon-and = { " " }and{ " " }
avignon-win = { $side ->
    [owner] you win
   *[opponent] you lose
  } if { $owner ->
    [no] { "" }
   *[other] you have { $owner }{ $opponent ->
        [no] { "" }
       *[other] { " " }and{ " " }
      }
  }{ $opponent ->
    [no] { "" }
   *[other] your opponent has { $opponent }
  }

avignon-card = { $kind }, { $faction } faction: { $does }{ $wins ->
    [no] { "" }
   *[other] { " " }In your congregation: { $wins }.
  }

## What one can do

avignon-action-beseech = Beseech column { $column }: pull by 1 place
avignon-action-chastise = Chastise column { $column }: push by 1 place
avignon-action-excommunicate = Excommunicate column { $column }: discard and draw
avignon-action-petition = Petition column { $column }: use the ability
avignon-action-pull = Pull column { $column }
avignon-action-push = Push column { $column }
avignon-action-home = Send column { $column } to Genoa
avignon-action-swap = Swap with column { $column }
avignon-action-discard = Discard column { $column }
avignon-action-stop = Choose nobody else

avignon-about-beseech = Beseech: pull a person by 1 place
avignon-about-chastise = Chastise: push a person by 1 place
avignon-about-excommunicate = Excommunicate: discard a person; a new one takes the same place
avignon-about-petition = Petition: use a person's ability

avignon-short-beseech = Beseech column { $column }
avignon-short-chastise = Chastise column { $column }
avignon-short-excommunicate = Excommunicate column { $column }
avignon-short-petition = Petition column { $column }
avignon-short-pull = Pull column { $column }
avignon-short-push = Push column { $column }
avignon-short-home = Send column { $column } to Genoa
avignon-short-swap = Swap with column { $column }
avignon-short-discard = Discard column { $column }
avignon-short-stop = Choose nobody else

## Why an action is better than another: up to the end of the opponent's turn

avignon-reason-win = { $how ->
    [surely] you win at once
    [likely] you most likely win at once
   *[rather] you may win at once
  }
avignon-reason-loss = { $how ->
    [surely] your opponent cannot win next turn
   *[rather] your opponent is less likely to win next turn
  }
avignon-reason-joined = it brings somebody into your congregation sooner
avignon-reason-lost = it keeps somebody from joining your opponent
avignon-reason-nearer = people end up about { $about ->
    [one] one place
   *[other] { $about } places
  } nearer to you

# What a bot says of its own action.
avignon-motive-win = it wins me the game
avignon-motive-loss = my opponent must not win next turn
avignon-motive-joined = it brings somebody into my congregation sooner
avignon-motive-lost = it keeps somebody from joining my opponent
avignon-motive-nearer = it brings people nearer to me

## What happened

avignon-event-setup = In Genoa, columns 1 to 5: { $people } ({ $rule })
avignon-event-setup-plain = Five people wait in Genoa: { $people }
avignon-event-placed = { $subject } takes column { $column } ({ $rule })
avignon-event-placed-plain = { $subject } waits in { $place }
avignon-event-besought = { $you ->
    [yes] You beseech
   *[no] { $who } beseeches
  } { $object } { $spot } ({ $rule })
avignon-event-chastised = { $you ->
    [yes] You chastise
   *[no] { $who } chastises
  } { $object } { $spot } ({ $rule })
avignon-event-excommunicated = { $you ->
    [yes] You excommunicate
   *[no] { $who } excommunicates
  } { $object } { $spot } ({ $rule })
avignon-event-petitioned = { $you ->
    [yes] You petition
   *[no] { $who } petitions
  } { $object } { $spot } ({ $rule })
avignon-event-moved = { $subject } { $spot } goes from { $from } to { $place } ({ $rule })
avignon-event-moved-plain = { $subject } goes from { $from } to { $place }
avignon-event-joined = { $subject } { $spot } joins { $you ->
    [yes] your congregation
   *[no] { $who }'s congregation
  } ({ $rule })
avignon-event-discarded = { $subject } { $spot } is discarded ({ $rule })
avignon-event-nothing = { $actor } finds nobody { $do ->
    [pull] to pull
    [push] to push
    [home] to send to Genoa
    [pull_or_push] to pull or push
    [discard] to discard
   *[swap] to swap with
  } ({ $rule })
avignon-event-stopped = { $you ->
    [yes] You choose
   *[no] { $who } chooses
  } nobody else ({ $rule })
avignon-event-reshuffled = The draw pile is empty: { $amount ->
    [one] one discarded person becomes
   *[other] { $amount } discarded people are shuffled into
  } a new one ({ $rule })
avignon-event-drawn = { $newcomer } arrives in { $place }, column { $column } ({ $rule })
avignon-event-drawn-plain = { $newcomer } arrives in { $place }
avignon-event-won = { $you ->
    [yes] You win
   *[no] { $who } wins
  } { $by ->
    [three] with three people in { $you ->
        [yes] your
       *[no] their
      } congregation
    [owner] through somebody in { $you ->
        [yes] your
       *[no] their
      } own congregation
   *[opponent] through somebody in the other congregation
  } ({ $rule })
avignon-event-asked = Then { $you ->
    [yes] you choose
   *[no] { $who } chooses
  } { $count ->
    [one] one person
   *[other] { $count } people
  } { $do ->
    [pull] to pull
    [push] to push
    [home] to send to Genoa
    [pull_or_push] to pull or push
    [discard] to discard
   *[swap] to swap places with { $object }
  } ({ $rule })
avignon-event-ended = The game is drawn: after 200 turns nobody has won ({ $rule })

## The table in the terminal

avignon-heading = Turn { $turn } ({ $side }): { $you ->
    [yes] your turn
   *[no] { $who }'s turn
  }, { $left ->
    [one] 1 action left
   *[other] { $left } actions left
  }
avignon-heading-over = After { $turn } turns
avignon-congregation = { $side }'s congregation ({ $who }): { $people }
avignon-nobody = nobody
avignon-piles = Draw pile: { $count } · discarded: { $people }
avignon-ask-action = Your action?
avignon-ask-column = Which column?
avignon-choice = { $kind }: { $step } ({ $left } to go)
avignon-ask-kind = Which kind should take part?
avignon-you-are = You are { $side }: pull people past { $side } into your congregation. You win with three of them, or by a win condition on one of them.

## Decks

avignon-head-kind = Kind
avignon-head-faction = Faction
avignon-deck-wins = In your congregation: { $wins }.
avignon-head-petition = Petition and win conditions
avignon-expansion = expansion
avignon-deck-sources = The letter after a value shows where it comes from:
avignon-source-printed = printed in the rulebook
avignon-source-review = from a published review
avignon-source-house = a house value, not the publisher's
avignon-source-own = the deck author's own
avignon-source-mark-printed = p
avignon-source-mark-review = r
avignon-source-mark-house = h
avignon-source-mark-own = o
avignon-simulate-number-people = People in the congregation

## Errors

error-deck-factions = { $place }: the kinds belong to { $found } factions; a deck needs { $expected }.
error-deck-kind-twice = { $place }: the kind "{ $kind }" appears twice.
error-deck-base-twice = { $place }: the faction "{ $faction }" already has a kind, "{ $other }". Mark one of them with expansion = true.
error-deck-base-missing = { $place }: the faction "{ $faction }" has only kinds of the expansion. One of them needs expansion = false.
error-deck-win-alone = { $place }: there is a win condition for the { $side }, but none for the { $other }. Printed cards have both.
error-deck-win-twice = { $place }: { $field } names "{ $name }" twice, but one such person is enough: a condition cannot ask for two.
error-deck-same-name = { $place }: the name "{ $name }" already belongs to the kind "{ $other }", so players cannot tell the two apart.
error-option-kinds = Kinds must be { $ways }, or { $count } of { $known }, one of each faction.
error-option-kind = There is no kind "{ $found }" in this deck. Kinds: { $known }
error-option-faction-twice = "{ $found }" and "{ $other }" belong to the same faction, "{ $faction }": choose one kind from each.
error-record-setup-length = "setup" must name the people in the { $count } columns.
error-record-setup = The set-up has "{ $found }" in column { $number }. Possible: { $possible }
