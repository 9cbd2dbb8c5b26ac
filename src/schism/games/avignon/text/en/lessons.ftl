# The first game, explained.

web-learn-avignon-welcome = Welcome! Five people stand on the road between Avignon and Rome. Your city is at the bottom.
web-learn-avignon-goal = Bring people past your city, and they join your congregation. With three of them you win.
web-learn-avignon-deeds = The first turn is a single action; after it, every turn has two different ones. Choose a person, then an action: you see who would move where before anything happens.
web-learn-avignon-choice = This ability leaves you a choice: pick one of the people on the road.
web-learn-avignon-petition = A petition uses the ability of a person. No action is stronger, so see what each of them can do: point at them, or tap them.
web-learn-avignon-joined = Somebody has joined a congregation, for good. Somebody new starts in Genoa.
web-learn-avignon-excommunicate = Excommunicated: that person is gone, and the next one from the pile takes exactly the same place.
web-learn-avignon-drawn = New people come from the pile. There are two of each kind.
web-learn-avignon-samaritan = The Samaritan rule: you may not simply undo what your opponent has just done. Whatever would bring back the position from before is not offered.
web-learn-avignon-noble = Watch the Noble! In a congregation, a Noble brings new ways to win, for both sides. They are listed beside the congregations.
