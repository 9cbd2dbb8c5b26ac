# On the page.

web-tab-people = People
web-setup = Set-up
web-turn = Turn { $number }: { $side }
web-avignon-choose = Choose a person on the road.
web-avignon-pick = Choose a person on the road to carry this out.
web-avignon-three = { $count ->
    [0] Three people: this side has won
    [one] 1 more person and this side wins
   *[other] { $count } more people and this side wins
  }
web-avignon-lacks = { $where ->
    [own] One of the { $faction } faction in this congregation and this side wins
   *[other] One of the { $faction } faction in the other congregation and this side wins
  }
