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

avignon-person = { $kind } in column { $column }

## What petitions do

avignon-step-pull = pull { $whom } by { $by }
avignon-step-push = push { $whom } by { $by }
avignon-step-pull-or-push = pull or push { $whom } by { $by }
avignon-step-home = send { $whom } to Genoa
avignon-step-swap = swap this person with { $whom }
avignon-step-discard = discard { $whom }
avignon-step = { $actor ->
    [opponent] the opponent:{ " " }
   *[other] { "" }
  }{ $deed }{ $count ->
    [no] { "" }
   *[other] ,{ $upto ->
        [no] { "" }
       *[yes] { " " }at most
      } { $count }
  }
avignon-step-none = does nothing

avignon-whom-self = this person{ $where ->
    [no] { "" }
   *[other] { " " }(if{ $where })
  }
avignon-whom-faction = { $kind ->
    [no] everyone of the { $faction } faction
   *[other] everyone of the kind { $kind }
  }{ $where ->
    [no] { "" }
   *[other] { $where }
  }
avignon-whom-place = everyone else{ $group } at this place{ $where ->
    [no] { "" }
   *[other] { " " }(if{ $where })
  }
avignon-whom-others = { $number ->
    [no] others
   *[other] { $upto ->
        [no] { "" }
       *[yes] up to{ " " }
      }{ $number ->
        [1] 1 other
       *[other] { $number } others
      }
  }{ $group }{ $where ->
    [no] { "" }
   *[other] { $where }
  }
avignon-whom-any = { $number ->
    [no] people
   *[other] { $upto ->
        [no] { "" }
       *[yes] up to{ " " }
      }{ $number ->
        [1] 1 person
       *[other] { $number } people
      }
  }{ $group }{ $where ->
    [no] { "" }
   *[other] { $where }
  }

avignon-group = { $faction ->
    [no] { "" }
   *[other] { " " }of the { $faction } faction
  }{ $kind ->
    [no] { "" }
   *[other] { " " }of the kind { $kind }
  }
avignon-where = { $where ->
    [this] { " " }at this person's place
    [own_half] { " " }on one's own half
    [opponent_half] { " " }on the other half
   *[place] { " " }in { $place }
  }
avignon-place-own-city = one's own city
avignon-place-opponent-city = the opponent's city

avignon-count = one { $number }
avignon-number-in-play = for each person of the { $faction } faction in play
avignon-number-kind-in-play = for each person of the kind { $kind } in play
avignon-number-own = for each person{ $group } in one's own congregation
avignon-number-opponent = for each person{ $group } in the other congregation
avignon-number-at = for each person{ $group }{ $where }
avignon-number-distance = for each step from this person to { $place }

avignon-by-number = 1 { $number }
avignon-by-distance = { $of ->
    [this] this person's
   *[each] their
  } distance from { $place ->
    [no] this person
   *[other] { $place }
  }

avignon-of-faction = one of the { $faction } faction
avignon-of-kind = one of the kind { $kind }
avignon-win = { $side ->
    [owner] the owner of this congregation wins
   *[opponent] the other player wins
  } with { $owner ->
    [no] { "" }
   *[other] { $owner } in this congregation{ $opponent ->
        [no] { "" }
       *[other] { " " }and{ " " }
      }
  }{ $opponent ->
    [no] { "" }
   *[other] { $opponent } in the other
  }

avignon-card = { $kind }, { $faction } faction: { $does }{ $wins ->
    [no] { "" }
   *[other] . Win conditions in a congregation: { $wins }
  }

## What one can do

avignon-action-beseech = Beseech column { $column }: pull by 1
avignon-action-chastise = Chastise column { $column }: push by 1
avignon-action-excommunicate = Excommunicate column { $column }: discard and draw
avignon-action-petition = Petition column { $column }: use the ability
avignon-action-pull = Pull column { $column }
avignon-action-push = Push column { $column }
avignon-action-home = Send column { $column } to Genoa
avignon-action-swap = Swap with column { $column }
avignon-action-discard = Discard column { $column }
avignon-action-stop = Choose nobody else

avignon-about-beseech = Beseech: pull a person by 1
avignon-about-chastise = Chastise: push a person by 1
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
avignon-event-placed = The { $kind } takes column { $column } ({ $rule })
avignon-event-besought = { $you ->
    [yes] You beseech
   *[no] { $who } beseeches
  } the { $person } ({ $rule })
avignon-event-chastised = { $you ->
    [yes] You chastise
   *[no] { $who } chastises
  } the { $person } ({ $rule })
avignon-event-excommunicated = { $you ->
    [yes] You excommunicate
   *[no] { $who } excommunicates
  } the { $person } ({ $rule })
avignon-event-petitioned = { $you ->
    [yes] You petition
   *[no] { $who } petitions
  } the { $person } ({ $rule })
avignon-event-moved = The { $person } moves from { $from } to { $place } ({ $rule })
avignon-event-joined = The { $person } joins { $you ->
    [yes] your congregation
   *[no] { $who }'s congregation
  } ({ $rule })
avignon-event-discarded = The { $person } is discarded ({ $rule })
avignon-event-nothing = The { $cause } finds nobody { $do ->
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
avignon-event-drawn = The { $person } arrives in { $place } ({ $rule })
avignon-event-won = { $you ->
    [yes] You win
   *[no] { $who } wins
  }: { $by ->
    [three] three people in the congregation
    [owner] a win condition in { $you ->
        [yes] your
       *[no] their
      } congregation
   *[opponent] a win condition in the opponent's congregation
  } ({ $rule })
avignon-event-asked = Then { $you ->
    [yes] you choose
   *[no] { $who } chooses
  } { $count ->
    [one] 1 person
   *[other] { $count } people
  } { $do ->
    [pull] to pull
    [push] to push
    [home] to send to Genoa
    [pull_or_push] to pull or push
    [discard] to discard
   *[swap] to swap with
  } ({ $rule })
avignon-event-ended = Nobody wins: 200 turns have been played ({ $rule })

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
error-option-kinds = Kinds must be { $ways }, or { $count } of { $known }, one of each faction.
error-option-kind = There is no kind "{ $found }" in this deck. Kinds: { $known }
error-option-faction-twice = "{ $found }" and "{ $other }" belong to the same faction, "{ $faction }": choose one kind from each.
error-record-setup-length = "setup" must name the people in the { $count } columns.
error-record-setup = The set-up has "{ $found }" in column { $number }. Possible: { $possible }
