# Errors: one line each, saying what is wrong, where, and what to do.

error-option-roles = Roles must be "bertram", "random", "choose", or one role for each of the { $players } players from { $known }.
error-option-role = There is no role "{ $found }" to choose. Roles: { $known }
error-option-role-twice = The role "{ $found }" is given twice: only Bertram can be played by several players.
error-option-hidden-bertram = If everybody is Bertram, there is nothing to hide: deal different roles with "random", or let everybody "choose".
error-record-no-deal = The deal of round { $round } is missing.
error-record-extra-deal = Deal { $number } is one too many: the game ends before it.
error-record-hands = The deal of round { $round } must have { $players } hands of { $cards } cards.
error-record-card = There is no card "{ $card }" (deal of round { $round }).
error-record-card-twice = { $card } is dealt twice in round { $round }.
error-record-card-out = { $card } is dealt in round { $round }, but is not in play in that round.
error-record-no-monarch = { $card }, the Monarch of round { $round }, was not dealt.
error-record-chooser = In round { $round } the chooser must be a seat from 0 to { $last }, not { $found }.
error-record-wrong-chooser = In round { $round } seat { $expected } chooses who starts, not seat { $found }.
