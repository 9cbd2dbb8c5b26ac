# Errors: one line each, saying what is wrong, where, and what to do.

error-option-roles = Roles are "bertram", "random", "choose", or one role for each of the { $players } players out of { $known }.
error-option-role = There is no role "{ $found }" to choose. Roles: { $known }
error-option-role-twice = The role "{ $found }" is given twice: everybody is Bertram, or everybody is somebody else.
error-option-hidden-bertram = Bertram cannot be hidden: for hidden roles deal different ones, as with "random".
error-record-no-deal = The deal of round { $round } is missing.
error-record-extra-deal = Deal { $number } is one too many: the game does not get there.
error-record-hands = The deal of round { $round } must have { $players } hands of { $cards } cards.
error-record-card = There is no card "{ $card }" (deal of round { $round }).
error-record-card-twice = { $card } is dealt twice in round { $round }.
error-record-card-out = { $card } is dealt in round { $round }, but takes no part in it.
error-record-no-monarch = { $card }, the Monarch of round { $round }, is not dealt.
error-record-chooser = In round { $round } the chooser must be a seat from 0 to { $last }, not { $found }.
error-record-wrong-chooser = In round { $round } seat { $expected } chooses who starts, not seat { $found }.
