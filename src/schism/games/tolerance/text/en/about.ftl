# What the game is called, and what can be asked for before it begins.

game-tolerance = Tolerance
cli-option-plague = Number of plague cards.
cli-option-roles = Everybody Bertram, different roles at random or chosen in turn, or named in seat order.
cli-option-hidden = Keep the roles secret until the end.
play-option-open = Show all cards of all piles, not only the top ones.
game-tolerance-about = Win tricks in Tudor England, and live with what the cards in them do. For 3 to 5 players, about 40 minutes.
web-roles = Roles
web-roles-bertram = everybody Bertram
web-roles-random = different roles, at random
web-roles-choose = different roles, chosen in turn
web-plague = Plague cards
web-hidden = Roles stay secret
web-open-piles = All cards of all piles are open
