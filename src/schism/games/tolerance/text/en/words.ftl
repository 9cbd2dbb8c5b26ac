# Tolerance: its things, what its cards do, and what happens.
# Roles have a file of their own.

## Things

tolerance-suit-N = Nobles
tolerance-suit-C = Clergy
tolerance-suit-T = Townsfolk
tolerance-suit-P = Peasants
tolerance-suit-W = Wilds

tolerance-religion-catholic = Catholic
tolerance-religion-protestant = Protestant
tolerance-religion-prevailing = prevailing
tolerance-religion-unaffiliated = unaffiliated

tolerance-faith-short-catholic = Cath.
tolerance-faith-short-protestant = Prot.
tolerance-faith-short-prevailing = prev.
tolerance-faith-short-unaffiliated = none

tolerance-reign-mary = Mary I
tolerance-reign-elizabeth = Elizabeth I
tolerance-reign-james = James I
tolerance-prevails-mary = Catholic faith prevails
tolerance-prevails-elizabeth = no faith prevails
tolerance-prevails-james = Protestant faith prevails

tolerance-track-money = money
tolerance-track-catholic = Catholic piety
tolerance-track-protestant = Protestant piety

tolerance-guild-member = guild member

## What cards do: short

tolerance-filter-catholic = Catholics
tolerance-filter-protestant = Protestants
tolerance-filter-monarch = the monarch's religion
tolerance-filter-one = one card
tolerance-one-catholic = Catholic
tolerance-one-protestant = Protestant
tolerance-to-catholic = to Catholic
tolerance-to-protestant = to Protestant
tolerance-filter = { $faithful ->
    [no] { $suits ->
        [no] all cards
       *[other] { $suits }
      }
   *[other] { $faithful }{ $suits ->
        [no] { "" }
       *[other] { " " }among { $suits }
      }
  }
tolerance-filter-suits = { $absent ->
    [0] all cards
    [1] all but { $but }
   *[other] { $suits }
  }

tolerance-measure-rank = rank
tolerance-measure-money = money
tolerance-measure-piety = piety

tolerance-effect-tax = { $choose ->
    [no] Tax: { $whom }
   *[other] { $narrow ->
        [no] Tax any one card
       *[other] Tax one: { $whom }
      }
  }
tolerance-effect-piety = { $choose ->
    [no] Piety: { $whom }
   *[other] { $narrow ->
        [no] Piety from any one card
       *[other] Piety from one: { $whom }
      }
  }
tolerance-effect-kill = { $choose ->
    [no] Kill all: { $whom }
   *[other] { $narrow ->
        [no] Kill any one card
       *[other] { $one ->
            [no] Kill one: { $whom }
           *[other] { $among ->
                [no] Kill one { $one }
               *[other] Kill one: { $whom }
              }
          }
      }
  }
tolerance-effect-kill-highest = Kill the highest { $measure }{ $narrow ->
    [no] { "" }
   *[other] { " " }of: { $whom }
  }
tolerance-effect-condemn = Condemn the least pious { $one }
tolerance-effect-convert = Convert the least pious { $one } { $to }
tolerance-effect-lose-piety = Lose { $amount } Catholic and { $amount } Protestant piety
tolerance-effect-royal-execution = Royal execution
tolerance-effect-none = No effect.

## What cards do: at length

tolerance-effect-about-tax = Tax: the winner of the trick gets the money on the living cards named, including this card if it is one of them. Negative numbers cost money (5.4).
tolerance-effect-about-piety = Piety: the winner gets the piety of the living cards named, as Catholic or Protestant piety according to each card's religion; cards of no religion give none (5.5).
tolerance-effect-about-kill = Kill: the card dies and no longer acts. A card never kills itself; if several tie for the highest, all of them die. The winner makes any choice (5.6).
tolerance-effect-about-condemn = Condemn: of the living cards of that religion, those with the lowest piety die if it is lower than this card's (5.7).
tolerance-effect-about-convert = Convert: of the living cards of that religion, those with the lowest piety change religion for the rest of the round if it is lower than this card's (5.8).
tolerance-effect-about-lose-piety = The winner loses Catholic and Protestant piety, but never falls below 0 and keeps all pennants (5.9).
tolerance-effect-about-royal-execution = Royal execution: if this Monarch is alive at the end of the round, its owner must kill one living card on any board (8.1).
tolerance-wild-about = A Wild may always be played, and is declared as one of the four suits. It wins only if declared as the suit led; a natural card of the same rank beats it (4.2 to 4.4).
tolerance-guild-about = Guild members score on the role card (9.1).

tolerance-card-name = { $name } ({ $code })
tolerance-card-name-plain = { $name }
tolerance-card-dealt = { $code }
tolerance-card-dealt-plain = { $name }
tolerance-card-values = { $suit }, { $religion }, piety { $piety }, money { $money }
tolerance-card = { $card }: { $values }. { $does ->
    [no] { tolerance-effect-none }
   *[other] { $does }
  }

## What one can do

tolerance-action-play = Play { $card }
tolerance-action-declare = Play { $card } as { $suit }
tolerance-action-start = { $you ->
    [yes] You start
   *[no] { $who } starts
  }
tolerance-action-kill = Kill { $card }
tolerance-action-collect = Collect from { $card }
tolerance-action-execute = Execute { $card }
tolerance-action-repay = { $loans ->
    [0] Repay nothing
    [one] Repay 1 loan for 5 money
   *[other] Repay { $loans } loans for 5 money each
  }

## Why an action is better than another

tolerance-reason-trick = { $how ->
    [surely] it takes the trick
    [likely] it most likely takes the trick
   *[rather] it has the better chance of taking the trick
  }
tolerance-reason-money = it brings you about { $about ->
    [one] one coin
   *[other] { $about } coins
  } more
tolerance-reason-catholic = it brings you about { $about } more Catholic piety
tolerance-reason-protestant = it brings you about { $about } more Protestant piety
tolerance-reason-loans = it may spare you a loan
tolerance-reason-points = it puts you about { $about ->
    [one] one point
   *[other] { $about } points
  } further ahead of the others

# What a bot says of its own action. Points are missing: they would tell about its role.
tolerance-motive-trick = I want this trick
tolerance-motive-money = it brings me money
tolerance-motive-catholic = I want the Catholic piety
tolerance-motive-protestant = I want the Protestant piety
tolerance-motive-loans = I would rather not take a loan

## What happened

tolerance-event-deal = { $you ->
    [yes] You are dealt
   *[no] { $who } is dealt
  } { $cards } ({ $rule })
tolerance-event-dealt = { $you ->
    [yes] You are dealt
   *[no] { $who } is dealt
  } { $card } ({ $rule })
tolerance-event-chooser = { $you ->
    [yes] You choose
   *[no] { $who } chooses
  } who starts the round ({ $rule })
tolerance-event-started = { $you ->
    [yes] You start
   *[no] { $who } starts
  } the round ({ $rule })
tolerance-event-played = { $you ->
    [yes] You play
   *[no] { $who } plays
  } { $card }{ $declared ->
    [no] { "" }
   *[other] { " " }as { $declared }
  }
tolerance-event-trick-won = { $you ->
    [yes] You win
   *[no] { $who } wins
  } the trick with { $card } ({ $rule })
tolerance-event-taxed = { $cause } taxes { $whom }: { $you ->
    [yes] you
   *[no] { $who }
  } { $amount } money, now { $total } ({ $rule })
tolerance-event-collected = { $cause } collects piety from { $whom }: { $you ->
    [yes] you
   *[no] { $who }
  } { $amount } { $track }, now { $total } ({ $rule })
tolerance-event-killed = { $condemned ->
    [no] { $cause } kills { $card }
   *[other] { $cause } condemns { $card } to death
  } ({ $rule })
tolerance-event-converted = { $cause } converts { $card }, which is now { $religion } ({ $rule })
tolerance-event-piety-lost = { $cause }: { $you ->
    [yes] you
   *[no] { $who }
  } { $amount } { $track }, now { $total } ({ $rule })
tolerance-event-nothing = { $faithless ->
    [no] { $cause } has no target ({ $effect })
   *[other] { $cause } collects no piety: cards of no religion give none
  } ({ $rule })
tolerance-event-pennant = { $you ->
    [yes] You earn
   *[no] { $who } earns
  } a pennant for { $total }0 { $track } ({ $rule })
tolerance-event-loan = { $you ->
    [yes] You fall below zero and take
   *[no] { $who } falls below zero and takes
  } a loan: money is now 1, loans held: { $total } ({ $rule })
tolerance-event-debt-stopped = { $you ->
    [yes] You fall below zero, but have
   *[no] { $who } falls below zero, but has
  } already taken a loan this round: money is now 0 ({ $rule })
tolerance-event-executed = Royal execution: { $byyou ->
    [yes] you execute
   *[no] { $by } executes
  } { $card } on { $you ->
    [yes] your board
   *[no] { $who }'s board
  } ({ $rule })
tolerance-event-round-tax = Taxes at the end of the round: { $you ->
    [yes] you
   *[no] { $who }
  } { $amount } money, now { $total } ({ $rule })
tolerance-event-round-piety = Living believers: { $you ->
    [yes] you
   *[no] { $who }
  } { $amount } { $track }, now { $total } ({ $rule })
tolerance-event-repaid = { $you ->
    [yes] You repay
   *[no] { $who } repays
  } { $loans ->
    [0] no loan
    [one] 1 loan
   *[other] { $loans } loans
  }: money is now { $total } ({ $rule })
tolerance-event-points = { $you ->
    [yes] You
   *[no] { $who }
  }: { $amount } VP, { $line } ({ $rule })
tolerance-event-section = { $you ->
    [yes] You
   *[no] { $who }
  }: { $amount } VP for { $section }, now { $total } ({ $rule })
tolerance-event-pennant-points = { $you ->
    [yes] You
   *[no] { $who }
  }: { $amount } VP for { $track } pennants, now { $total } ({ $rule })
tolerance-event-loan-cost = { $you ->
    [yes] You
   *[no] { $who }
  }: { $amount } VP for loans not repaid, now { $total } ({ $rule })
tolerance-event-final = { $you ->
    [yes] You finish
   *[no] { $who } finishes
  } with { $total ->
    [one] { $total } victory point
   *[other] { $total } victory points
  } ({ $rule })
tolerance-event-standing = { $you ->
    [yes] You have
   *[no] { $who } has
  } { $total ->
    [one] { $total } victory point
   *[other] { $total } victory points
  } ({ $rule })
tolerance-event-opened-points = Round { $round }, { $you ->
    [yes] your points
   *[no] { $who }'s points
  }: { $lines } ({ $rule })
tolerance-event-opened-section = Round { $round }, { $you ->
    [yes] you
   *[no] { $who }
  }: { $sections } ({ $rule })
tolerance-opened-line = { $line } { $amount }
tolerance-opened-section = { $section } { $amount }, then { $total }
tolerance-event-won = { $you ->
    [yes] You win
   *[no] { $who } wins
  } with { $total ->
    [one] { $total } victory point
   *[other] { $total } victory points
  } ({ $rule })

## Score sheet

tolerance-column-N = Nobles
tolerance-column-C = Clergy
tolerance-column-T = Townsfolk
tolerance-column-P = Peasants
tolerance-column-W = Wilds
tolerance-column-guild = Guild
tolerance-column-dead-catholic = Dead Catholics
tolerance-column-dead-protestant = Dead Protestants
tolerance-points-any = { $column }: at least 1
tolerance-points-most = { $column }: the most
tolerance-points-each = { $column }: each
tolerance-section-suits = suits
tolerance-section-guild = guild members
tolerance-section-dead = the dead
tolerance-sheet-title = { $reign }: scoring
tolerance-sheet-final = Final scoring
tolerance-sheet-tax = Taxes
tolerance-sheet-repaid = Loans repaid
tolerance-sheet-section = { $section ->
    [suits] Suits
    [guild] Guild members
   *[dead] The dead
  }
tolerance-sheet-before = After three rounds
tolerance-sheet-pennants = Pennants: { $track }
tolerance-sheet-loans = Loans not repaid
tolerance-sheet-points = Victory points

## The table in the terminal

tolerance-round = round { $number } of 3
tolerance-trick = trick { $number } of 12
tolerance-head-seat = Seat
tolerance-head-pile = Pile
tolerance-head-role = Role
tolerance-head-points = VP
tolerance-head-money = Money
tolerance-head-catholic = Catholic
tolerance-head-protestant = Protestant
tolerance-head-loans = Loans
tolerance-head-card = Card
tolerance-head-name = Name
tolerance-head-religion = Faith
tolerance-head-piety = Piety
tolerance-head-effect = Effect
tolerance-boards = Boards: number of cards in each pile, and the top card
tolerance-open-boards = Boards, with every card
tolerance-own-piles = Your own piles, the top card first
tolerance-no-piles = You have not won a trick in this round yet.
tolerance-pile-living = living { $religion }
tolerance-pile-dead = dead { $religion }
tolerance-role-hidden = hidden
tolerance-table = Trick: { $suit } led
tolerance-dead = dead
tolerance-hand = Your hand
tolerance-ask-start = Who starts the round?
tolerance-ask-play = Your card?
tolerance-ask-card = Which one?
tolerance-ask-kill = { $card } must kill one of these:
tolerance-ask-collect = { $card } collects from one of these:
tolerance-ask-execute = Royal execution: { $card } is alive on your board, so one of these must die:
tolerance-ask-repay = Repay loans? Each costs 5 money now, or 3 victory points at the end of the game.
tolerance-ask-role = Your role?
tolerance-ask-suit = Which suit do you declare { $card } as?

## Role cards and decks

tolerance-role-any = any { $points }
tolerance-role-most = most { $points }
tolerance-role-each = each { $points }
tolerance-role-pennants = Pennants, at the end of the game
tolerance-role-pennant = { $track } { $points }
tolerance-deck-sources = The letter after a value shows where it comes from:
tolerance-deck-role-sources = Sources: rounds { $reign }, pennants { $pennants }
tolerance-source-printed = printed on the card or in the rulebook
tolerance-source-example = from an example in the rulebook
tolerance-source-german = from the German edition; the English text does not show it
tolerance-source-house = a house value, not the publisher's
tolerance-source-review = from a review
tolerance-source-own = the deck author's own
tolerance-source-mark-printed = p
tolerance-source-mark-example = e
tolerance-source-mark-german = d
tolerance-source-mark-house = h
tolerance-source-mark-review = r
tolerance-source-mark-own = o
