# On the page.

web-tab-people = People
web-setup = Set-up
web-turn = Turn { $number }: { $side }
web-avignon-choose = Choose a person on the road.
web-avignon-pick = Choose a person on the road to carry it out.
web-avignon-three = { $count ->
    [0] Three people: won
    [one] 1 more person and this side wins
   *[other] { $count } more people and this side wins
  }
web-avignon-lacks = { $where ->
    [own] One of the faction { $faction } on this side and this side wins
   *[other] One of the faction { $faction } on the other side and this side wins
  }
