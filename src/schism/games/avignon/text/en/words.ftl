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
avignon-step-home = send { $whom } to Genoa
avignon-step-swap = swap this person with { $whom }
avignon-step = { $actor ->
    [opponent] the opponent:{ " " }
   *[other] { "" }
  }{ $deed }{ $count ->
    [no] { "" }
   *[other] , { $count }
  }
avignon-step-none = does nothing

avignon-whom-self = this person
avignon-whom-faction = { $kind ->
    [no] everyone of the { $faction } faction
   *[other] everyone of the kind { $kind }
  }
avignon-whom-place = everyone else at this place
avignon-whom-others = { $upto ->
    [no] { "" }
   *[yes] up to{ " " }
  }{ $number ->
    [no] n others
    [1] 1 other
   *[other] { $number } others
  }{ $filter }
avignon-whom-any = { $upto ->
    [no] { "" }
   *[yes] up to{ " " }
  }{ $number ->
    [no] n people
    [1] 1 person
   *[other] { $number } people
  }{ $filter }

avignon-filter = { $faction ->
    [no] { "" }
   *[other] { " " }of the { $faction } faction
  }{ $kind ->
    [no] { "" }
   *[other] { " " }of the kind { $kind }
  }{ $where ->
    [no] { "" }
    [own_half] { " " }on one's own half
    [opponent_half] { " " }on the other half
   *[place] { " " }in { $place }
  }

avignon-count-in-play = where n is the number of people of the { $faction } faction in play
avignon-count-own = { $faction ->
    [no] where n is the number of people in one's own congregation
   *[other] where n is the number of people of the { $faction } faction in one's own congregation
  }
avignon-count-opponent = { $faction ->
    [no] where n is the number of people in the other congregation
   *[other] where n is the number of people of the { $faction } faction in the other congregation
  }
avignon-count-at = { $place ->
    [no] where n is the number of people at this place
   *[other] where n is the number of people in { $place }
  }

avignon-of-faction = one of the { $faction } faction
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
avignon-short-stop = Choose nobody else

## Why an action is better than another: up to the end of the opponent's turn

avignon-reason-win = you win at once { $mine }% of the time instead of { $other }%
avignon-reason-loss = your opponent wins next turn { $mine }% of the time instead of { $other }%
avignon-reason-joined = in 100 such games { $mine } people join your congregation instead of { $other }
avignon-reason-lost = in 100 such games { $mine } people join your opponent instead of { $other }
avignon-reason-nearer = after your opponent's turn, people stand { $more } places nearer to you in total

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
avignon-event-nothing = The { $cause } finds nobody { $do ->
    [pull] to pull
    [push] to push
    [home] to send to Genoa
   *[swap] to swap with
  } ({ $rule })
avignon-event-stopped = { $you ->
    [yes] You choose
   *[no] { $who } chooses
  } nobody else ({ $rule })
avignon-event-reshuffled = The draw pile is empty: { $amount } discarded people are shuffled into a new one ({ $rule })
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
error-option-kinds = Kinds must be { $ways }, or { $count } of { $known }, one of each faction.
error-option-kind = There is no kind "{ $found }" in this deck. Kinds: { $known }
error-option-faction-twice = "{ $found }" and "{ $other }" belong to the same faction, "{ $faction }": choose one kind from each.
error-record-setup-length = "setup" must name the people in the { $count } columns.
error-record-setup = The set-up has "{ $found }" in column { $number }. Possible: { $possible }
