# The table in the browser.

web-skip = To the content
web-nav = Pages
web-nav-rules = Rules
web-nav-replay = Replay
web-nav-about = About
web-language = Language
web-settings = Settings
web-look = Look
web-look-auto = as the system
web-look-light = light
web-look-dark = dark
web-pace = Pace
web-pace-calm = calm
web-pace-brisk = brisk
web-pace-instant = at once
web-pace-step = step by step
web-sound = A bell when it is your turn
web-loading = The table is being laid ...
web-error-answer = The server answered with an error ({ $status }). Try again in a moment.
web-error-silence = The server does not answer. Is this device online?
web-page-missing = This page did not arrive: the server does not answer, or has been upgraded meanwhile. Load it again.
web-reload = Load again
web-lost = The connection is lost. It will be back by itself; nothing you did is gone.
web-removed = You no longer sit at this table.
web-to-start = To the start page
web-close = Close

## Start

web-start-title = Two games about a divided church
web-start-lead = Play against bots at once, or send friends a link. No account, nothing to install.
web-start-replay = Have a recorded game? Look at it again:
web-finished = Your finished games
web-spectators = { $count ->
    [one] 1 watches
   *[other] { $count } watch
  }
web-under-way = Under way
web-open-tables = Open tables
web-open-seats = { $free ->
    [one] 1 of { $of } seats free
   *[other] { $free } of { $of } seats free
  }
web-a-bot = a bot
web-game-tolerance = Tolerance
web-game-tolerance-about = Win tricks in Tudor England, and live with what the cards in them do. For 3 to 5 players, about 40 minutes.
web-game-avignon = Avignon
web-game-avignon-about = Two popes, one road: pull three people over to your side before they are pulled away. For 2 players, about 15 minutes.
web-play-now = Play now
web-level = Level of the bots
web-against = against: { $level }
web-invite = Invite friends
web-learn = First game, explained
web-bot-names = Agnes, Barnaby, Cecily, Dorothy, Edmund
web-you = You
web-host = Host
web-guest = Guest

## Inviting

web-invite-title = { $game } with friends
web-name = Your name
web-players = Players
web-roles = Roles
web-roles-bertram = everybody Bertram
web-roles-random = different roles, at random
web-roles-choose = different roles, chosen in turn
web-kinds = Kinds
web-kinds-base = the base game
web-kinds-expansion = with the expansion
web-kinds-random = at random
web-kinds-choose = chosen in turn
web-more-options = More options
web-bots = Seats for bots
web-deck = Deck
web-deck-own = A deck file of your own
web-clock = Clock
web-clock-minutes = { $minutes ->
    [0] none
   *[other] { $minutes } minutes each, 10 seconds more a move
  }
web-plague = Plague cards
web-hidden = Roles stay secret
web-open-piles = All cards of all piles are open
web-hints = Hints are allowed
web-listed = Anybody may join
web-make-table = Make the table
web-join = Join
web-join-title = A game of { $game }
web-waiting-title = { $game }: waiting for players
web-waiting-host = The host starts the game.
web-link-join = Send this link to friends who play:
web-link-watch = And this one to those who watch:
web-copy = Copy
web-copied = Copied
web-seats = Seats
web-seat = Seat { $number }
web-seat-open = free
web-seat-bot = Give to a bot
web-seat-bot-sure = Send { $name } away for good? A bot plays on.
web-seat-free = Free this seat
web-that-is-you = you
web-begin = Start the game
web-begin-note = Bots take the seats that are still free. When all are taken the game starts by itself.

## At the table

web-beside = Beside the table
web-tab-log = Log
web-tab-score = Score
web-tab-role = Role
web-tab-people = People
web-tab-chat = Chat
web-chat-say = Say something
web-chat-send = Send
web-chat-new = new
web-log-all = Show everything
web-your-turn = your turn
web-thinks = thinks
web-absent = away
web-waits-for = { $who } is to move.
web-next = Next
web-skip-show = Show all
web-undo = Take back
web-pause = Pause
web-resume = Go on
web-paused = The game is paused.
web-paused-about = Nobody can move, and the clocks stand still.
web-leave = Leave
web-leave-sure = Leave the table for good? A bot plays on in your place.
web-hint = Hint
web-confirm = Click again to do it
web-can-do = { $count ->
    [one] It is your turn: 1 choice.
   *[other] It is your turn: { $count } choices.
  }
web-over = The game is over
web-rematch = Once more
web-save = Save the record
web-draft = Choose
web-setup = Set-up
web-turn = Turn { $number }: { $side }

web-trick = The trick, in the order of play
web-forecast = If the trick ended now
web-forecast-with = If you play { $card }
web-must-follow = Not now: you hold a card of the suit led, { $suit } ({ $rule }).
web-card-declared = declared: { $suit }
web-card-converted = now { $religion }
web-card-wins = wins the trick
web-play-card = Play { $card }
web-pennants = { $count ->
    [one] 1 pennant
   *[other] { $count } pennants
  }
web-piles = Piles
web-piles-of = The piles of { $who }
web-piles-own = Your piles
web-piles-living = living
web-piles-dead = dead
web-cards-held = { $count ->
    [one] holds 1 card
   *[other] holds { $count } cards
  }
web-no-score = Nothing has been counted yet: that happens at the end of a round.
web-role-of = Role card of

web-avignon-choose = Choose a person on the road.
web-avignon-pick = Choose a person on the road to carry it out.
web-avignon-three = { $count ->
    [0] Three people: won
    [one] 1 more person and this side wins
   *[other] { $count } more people and this side wins
  }
web-avignon-lacks = { $where ->
    [own] One { $faction } on this side and this side wins
   *[other] One { $faction } on the other side and this side wins
  }

## Replay

web-replay-about = Drop a record onto this page, or choose a file. You can go through it step by step and see it through the eyes of any seat.
web-replay-drop = Drop a record here
web-replay-unreadable = { $file } is not a record. Records are JSON files that a table or "schism simulate --records" has written.
web-replay-first = To the beginning
web-replay-leap-back = To the trick or turn before
web-replay-back = One step back
web-replay-step = One step on
web-replay-leap = To the next trick or turn
web-replay-last = To the end
web-replay-run = Run
web-replay-stop = Stop
web-replay-place = Place in the game
web-replay-eyes = Through whose eyes
web-replay-onlooker = as an onlooker
web-ruling = Our ruling

## The review beside a replay

web-tab-review = Review
web-review-about = The bots go through every decision of one seat: what could be expected, what would have been better, and what was luck. That takes up to a minute.
web-review-of = The decisions of { $who }
web-review-waits = Other reviews come first ...
web-review-progress = { $done } of { $of } decisions judged ...
web-review-all = show all
web-review-none = Nothing is certain to have been a mistake.
web-review-better-was = Better: { $better }
web-review-taken = { $taken } ({ $expected } expected)
web-review-again = Try again
web-review-broken = The review has been broken off.
web-review-mark-better = better
web-review-mark-taken = taken

## About

web-about-what = Schism lets you play two published card games, Tolerance and Avignon. It is not connected with their publishers and contains none of their art or text.
web-about-values = What the rulebooks do not print, the values on the cards above all, is ours and marked as "house" in the deck. If you own the games, write your cards down in a deck file and play with it here.
web-about-credits = Thanks
web-about-icons = The figures on the cards are by the authors of
web-about-fonts = The type is IM Fell English by Igino Marini and EB Garamond by Georg Duffner and Octavio Pardo, both under the SIL Open Font License.

## The first game, explained

web-coach = The first game, explained
web-coach-next = Go on
web-coach-stop = Let me play
web-learn-tolerance-welcome = Welcome! You play three rounds, one for each monarch. A round has twelve tricks: everybody plays a card, and the highest card of the suit that was led wins.
web-learn-tolerance-goal = Winning a trick is not always good. The cards in it act when it ends, and they go to your board. You want victory points, and your role says what pays: see "Role" beside the table.
web-learn-tolerance-start = First somebody chooses who starts the round.
web-learn-tolerance-cards = Every card has a rank and suit at its corner, a religion below, and piety and money at the foot. In the middle stands what it does. Point at a card, or press long on it, to read more.
web-learn-tolerance-lead = You lead: play any card. Its suit is the one the others must follow.
web-learn-tolerance-follow = You must follow the suit led if you can. Cards that stand higher may be played; the dark ones tell you why not.
web-learn-tolerance-wild = Wilds (star badge) may always be played. You declare each as one of the four suits by clicking on its badge.
web-learn-tolerance-won = The winner takes the trick. Now its living cards act, from the highest rank to the lowest.
web-learn-tolerance-tax = Taxes: the winner gets the money on the cards named. Some cards cost money. Below zero one must take a loan.
web-learn-tolerance-piety = Piety goes to the winner too, as Catholic or Protestant piety by the religion of each card.
web-learn-tolerance-kill = A card was killed. It does not act any more and lies among the dead of the board; some roles pay for that, others suffer.
web-learn-tolerance-convert = A card was converted: it changes its religion for the rest of the round.
web-learn-tolerance-target = A card of yours must strike, and you choose whom: click one of the marked cards of the trick.
web-learn-tolerance-boards = Each board has six piles: the living above, the dead below, sorted by religion. They count at the end of the round.
web-learn-tolerance-sheet = Pennants fill as money and pieties grow, one for each ten. They pay at the end of the game and are never lost.
web-learn-tolerance-pennant = A pennant! It stays, whatever happens to the money or piety.
web-learn-tolerance-loan = Somebody took a loan. It can be repaid for 5 money at the end of a round, or costs 3 points at the end of the game.
web-learn-tolerance-count = The round is over: taxes and piety come in from the living cards.
web-learn-tolerance-role = Then the roles pay: suits, guild members, the dead. "Score" shows where every point came from.
web-learn-tolerance-execution = The monarch was alive at the end of the round, so one card had to die.
web-learn-avignon-welcome = Welcome! Five people stand on the road between Avignon and Rome. Your city lies below.
web-learn-avignon-goal = Bring people past your city: they join your congregation. Three of them win.
web-learn-avignon-deeds = You have two actions a turn, never the same one twice. Click a person, then an action: you see where it would move whom before you do it.
web-learn-avignon-choice = This ability asks you for a choice: click one of the people on the road.
web-learn-avignon-petition = A petition uses a person's ability. It is the strongest action; point at people to read theirs.
web-learn-avignon-joined = Somebody joined a congregation for good, and somebody new has come to Genoa.
web-learn-avignon-excommunicate = An excommunicated person is discarded; the next one from the pile takes the exact place.
web-learn-avignon-drawn = New people come from the pile. Each kind is there twice.
web-learn-avignon-samaritan = You may not simply undo what your opponent has just done: what would bring the old position back is not offered.
web-learn-avignon-noble = Watch the Noble: in a congregation it brings win conditions of its own. They are written beside the congregations.
