## balance

cli-balance-help = Find out how fair and how lively a deck is: who wins, what matters, what never happens.
cli-balance-example = Example: schism balance tolerance --deck house-en --against house-de --bots greedy --games 2000 --html report.html
balance-option-against = Compare with this deck on the same deals.
balance-option-games = How many games at each level and each number of players.
balance-option-bots = Levels, separated by commas: each plays its own games against itself.
balance-option-players = Numbers of players, separated by commas.
balance-option-html = Write the report as one page.
balance-title = { $game }: how fair is the deck?
balance-subtitle = Decks: { $decks }. Seed: { $seed }.
balance-how = Every number comes with the interval that holds the truth 95 times in 100. A star marks what is not chance: the last column has been raised for the number of looks (Holm's method), so that in 95 of 100 such reports nothing is starred by mistake.
balance-foot = Made by Schism { $version }. The same seed gives the same report.
balance-percent = { NUMBER($value, maximumFractionDigits: 1) }%
balance-share = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
balance-average = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
balance-overview = The settings side by side
balance-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
balance-flagged = Stands out, { $group }: { $names }
balance-tiny = under 0.01
balance-setting = { $deck }, { $bots }, { $players } players, { NUMBER($games) } games
balance-pair = { $other } compared with { $one }: { $bots }, { $players } players, { NUMBER($games) } games
balance-pair-about = The same deals were played with both decks; shown is what { $other } has more or less than { $one }.
balance-wanted = { $value }; wanted are { $low } to { $high }
balance-span = { $low } to { $high }; wanted are { $even } ± { $allowed }
balance-verdict-fair = as it should be
balance-verdict-unfair = out of balance
balance-verdict-unsure = too close to call
balance-group-seat = Seats
balance-group-event = What happened
balance-about-seat = How often each seat wins
balance-about-event = How often the player to whom this happened wins, compared with the other events
balance-head-what = { "" }
balance-head-games = Games
balance-head-wins = Wins (95%)
balance-head-points = Points (95%)
balance-head-chance = By chance
balance-head-rate = Share (95%)
balance-head-changed = Another winner (95%)
balance-head-margin = Lead
balance-head-difference = Difference (95%)
balance-all = All { $count }
balance-margin = How close the games are
balance-margin-about = The winner's lead over the second, in points: half of the games { $median } or less, on average { $mean }.
balance-rates = How the games go
balance-rates-about = In how many games this happens, or, for pennants, to how many players
balance-silenced = What changes the winner
balance-silenced-about = { $games ->
    [one] One game was
   *[other] { NUMBER($games) } games were
 } told again with the same cards played, but without one thing each time. Shown is how often somebody else wins then: the eight that matter most and the eight that matter least.
balance-never = What never happened
balance-never-none = Everything that can happen did happen in { NUMBER($games) } games.
balance-never-about = Not seen in { NUMBER($games) } games, so very likely in fewer than { $bound } of games.
balance-note = Not by chance, after Holm's correction for the number of looks: what stands out. More in the page (--html) and in --json.
balance-written = The report is in { $file }.
balance-seat = Seat { $seat }
