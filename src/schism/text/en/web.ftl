# The table in the browser.

web-skip = Skip to content
web-nav = Main
web-nav-table = More about this game
web-nav-rules = Rules
web-nav-replay = Replay
web-nav-about = About
web-language = Language
web-settings = Settings
web-look = Theme
web-look-auto = match system
web-look-light = light
web-look-dark = dark
web-pace = Pace
web-pace-calm = calm
web-pace-brisk = brisk
web-pace-instant = instant
web-pace-step = step by step
web-sound = Sounds
web-text = Text size
web-text-normal = normal
web-text-large = large
web-text-largest = largest
web-confirm-moves = Ask before each of my moves
web-codes = Show card codes and rule numbers
web-notify = Notify me when it is my turn
web-yes = yes
web-no = no
web-loading = Setting the table ...
web-error-answer = The server reported an error ({ $status }). Try again in a moment.
web-error-silence = The server is not responding. Is this device online?
web-page-missing = This page could not be loaded: the server is not responding, or has just been upgraded. Try reloading.
web-reload = Reload
web-compiling = The rules are being compiled ({ $percent }%). You can already play; until then the bots take longer to think.
web-lost = No connection. Reconnecting ...
web-lost-kept = No connection. Your move is saved and will be sent when you are back online.
web-contribution-ignored = The server ignored the random number from this browser, so it could have picked the cards itself.
web-too-late = Your move came too late: the game had moved on.
web-removed = You are no longer at this table.
web-to-start = Back to the start page
web-close = Close

## Start

web-spectators = { $count ->
    [one] 1 watching
   *[other] { $count } watching
  }
web-open-tables = Open tables
web-open-seats = { $free ->
    [one] 1 of { $of } seats free
   *[other] { $free } of { $of } seats free
  }
web-a-bot = a bot
web-play-now = Play now
web-level = Bot level
web-level-rated = { $level }, { NUMBER($rating, useGrouping: 0) }
web-against = Opponents: { $level }
web-invite = Invite friends
web-learn = Learn by playing
web-bot-names = Agnes, Barnaby, Cecily, Dorothy, Edmund
web-you = You
# Whoever has given no name.
web-nameless = Player { $number }

## Inviting

web-invite-title = { $game } with friends
web-name = Your name
option-players = Players
web-more-options = More options
option-readings = How we read the rules
option-readings-chosen = Readings chosen for this game
web-bots = Number of bots
web-deck = Deck
web-deck-own = Your own deck file
web-clock = Clock
web-clock-minutes = { $minutes ->
    [0] none
   *[other] { $minutes } minutes each, plus 10 seconds per move
  }
web-hints = Allow hints
web-listed = Anyone may join from the start page
web-make-table = Create table
web-join = Join
web-join-title = A game of { $game }
web-waiting-title = { $game }: waiting for players
web-waiting-host = The host will start the game.
web-link-join = Send this link to friends who want to play:
web-link-watch-fold = A link for watching
web-link-watch = Send this one to anyone who only wants to watch:
web-copy = Copy
web-copied = Copied
web-seats = Seats
web-seat = Seat { $number }
web-seat-open = free
web-seat-bot = Give to a bot
web-seat-bot-sure = Remove { $name } from the table for good? A bot will play on.
web-seat-free = Free this seat
web-that-is-you = you
web-begin = Start the game
web-begin-note = Bots fill the seats that are still free. Once every seat is taken, the game starts by itself.

## At the table

web-beside = Side panel
web-tab-log = Log
web-tab-result = Result
web-tab-table = Table
web-tools = Tools
web-present = here
web-is-bot = bot, { $level }
web-tab-chat = Chat
web-chat-say = Say something
web-chat-send = Send
web-chat-new = new messages
web-log-all = Show the whole log
web-your-turn = your turn
web-now-you = Your turn.
web-thinks = thinking
web-absent = away
web-waits-for = Waiting for { $who } ...
web-next = Next
web-skip-show = Skip ahead
web-undo = Take back
web-pause = Pause
web-resume = Resume
web-paused = The game is paused.
web-paused-about = Nobody can move, and the clocks have stopped.
web-leave = Leave
web-leave-sure = Leave the table for good? A bot will play on for you.
web-why = Why this move?
web-hint = Hint
web-figures = Figures
web-practice = Practice game: moves were taken back.
web-confirm = Click again to confirm
web-can-do = { $count ->
    [one] One choice.
   *[other] { $count } choices.
  }
web-announcements = Announcements
web-over = The game is over
web-over-yours = You win!
web-over-theirs = { $who } wins
web-over-shared = The win is shared
web-over-drawn = A draw
web-rematch = Play again
web-stronger = Stronger bots: { $level }
web-easier = Easier bots: { $level }
web-mistakes = My mistakes
web-home = Home
web-confirm-yes = Do it
web-confirm-no = Not yet
web-save = Save the game
web-draft = Choosing before the game
web-draft-chosen = Taking part so far
web-wishes = Rank your top { $count } choices; nobody else sees them. First choices are granted first, then second choices; ties are broken by lot.
web-wish = Choice { $number }
web-wishes-done = Submit my choices ({ $named } of { $count })

## What happens besides the game

web-told-left = { $who } has left. A bot plays on.
web-told-removed = The host has removed { $who }. A bot plays on.
web-told-resigned = { $you ->
    [yes] You resign.
   *[no] { $who } resigns.
  }
web-told-forfeited = { $you ->
    [yes] You have run out of time and lose.
   *[no] { $who } has run out of time and loses.
  }
web-told-plays-on = A bot plays on.
web-told-plays-on-you = A bot plays on for you.
web-told-wins = { $you ->
    [yes] You win.
   *[no] { $who } wins.
  }
web-told-timed-out = { $you ->
    [yes] You have run out of time. A bot moves for you.
   *[no] { $who } has run out of time. A bot moves for them.
  }
web-told-proposed-undo = { $you ->
    [yes] You ask to take back your last move.
   *[no] { $who } asks to take back their last move.
  }
web-told-proposed-draw = { $you ->
    [yes] You offer a draw.
   *[no] { $who } offers a draw.
  }
web-told-proposed-pause = { $you ->
    [yes] You ask for a pause.
   *[no] { $who } asks for a pause.
  }
web-told-agreed = { $you ->
    [yes] You agree.
   *[no] { $who } agrees.
  }
web-told-declined = { $you ->
    [yes] You say no.
   *[no] { $who } says no.
  }
web-told-withdrawn = { $you ->
    [yes] You withdraw the request.
   *[no] { $who } withdraws the request.
  }
web-told-undone = { $you ->
    [yes] You have taken back your last move.
   *[no] { $who } has taken back their last move.
  }
web-told-paused = { $you ->
    [yes] You have paused the game.
   *[no] { $who } has paused the game.
  }
web-told-resumed = { $you ->
    [yes] You have resumed the game.
   *[no] { $who } has resumed the game.
  }
web-told-opened = { $you ->
    [yes] You have opened the game to friends.
   *[no] { $who } has opened the game to friends.
  }
web-told-joined = { $you ->
    [yes] You take over from a bot.
   *[no] { $who } takes over from a bot.
  }
web-told-drawn = The game is a draw by agreement.

web-ask-undo = Ask to take back
web-ask-undo-about = This would be taken back:
web-ask-waiting = Waiting for { $who } ...
web-ask-yes = Yes
web-ask-no = No
web-ask-withdraw = Withdraw
web-ask-draw = Offer a draw
web-ask-pause = Ask for a pause
web-open-game = Invite friends
web-open-game-note = Friends who join take over a bot's seat and its cards. Until then the bots play on.
web-seat-for-friend = free for a friend
web-resign = Resign
web-resign-sure = Resign? { $seats ->
    [2] Your opponent wins.
   *[other] A bot plays on in your place, and you cannot come back.
  }
web-covered = Hidden while the game is paused, because it is timed.
web-timeout = When time runs out
web-timeout-bot = a bot moves for the player
web-timeout-lost = the player loses
web-timeout-fact = When time runs out, { $what }
web-facts-timeout-lost = running out of time loses

## Replay

web-replay-about = Step through a saved game, from any seat, and see what mattered.
web-replay-choose = Choose a saved game
web-replay-drop = or drop its file here
web-replay-unreadable = { $file } is not a saved game. Saved games are JSON files, from a table or from "schism simulate --records".
web-replay-first = Back to the start
web-replay-leap-back = Previous trick or turn
web-replay-back = Previous step
web-replay-step = Next step
web-replay-leap = Next trick or turn
web-replay-last = To the end
web-replay-run = Play
web-replay-stop = Stop
web-replay-place = Position in the game
web-replay-eyes = Point of view
web-replay-onlooker = as a spectator
web-ruling = Our ruling

## The review beside a replay

web-tab-review = Review
web-review-about = The bots go through every decision of one player: how the game stood, what would have been better, and what was luck. This takes up to a minute.
web-review-of = Review: { $who }
web-review-waits = Waiting for other reviews to finish ...
web-review-progress = { $done } of { $of } decisions reviewed ...
web-review-again = Try again
web-review-broken = The review was interrupted.
web-review-mark-better = better
web-review-mark-taken = chosen

## About

web-about-what = Schism lets you play two published card games, Tolerance and Avignon. It is not connected with their publishers and contains none of their art or text.
web-about-values = Anything the rulebooks do not print, above all the values on the cards, is our own invention and marked "house" in the deck. If you own the games, enter your cards in a deck file and play with it here.
web-about-credits = Credits
web-about-icons = The drawings on the cards are by the artists of
web-about-fonts = The type is IM Fell English by Igino Marini and EB Garamond by Georg Duffner and Octavio Pardo, both under the SIL Open Font License.

## The first game, explained

web-coach = Learn by playing
web-coach-next = Next
web-coach-stop = Let me play
web-goal = That is all you need to get started.
web-goal-play = Let's play
web-goal-guided = Explain as I play


## The page as an app

web-update = A newer version of this page is available.
web-update-now = Update now
web-update-later = Later
web-needs-server = This needs a server, and this page has none. You can play against bots without one.
