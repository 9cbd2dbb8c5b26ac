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
option-players = Players
web-more-options = More options
web-bots = Seats for bots
web-deck = Deck
web-deck-own = A deck file of your own
web-clock = Clock
web-clock-minutes = { $minutes ->
    [0] none
   *[other] { $minutes } minutes each, 10 seconds more a move
  }
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
