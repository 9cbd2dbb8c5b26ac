# The first game, explained.

web-learn-avignon-welcome = Welcome! Five people stand on the road between Avignon and Rome. Your city lies below.
web-learn-avignon-goal = Bring people past your city and they join your congregation. With three of them you win.
web-learn-avignon-deeds = You have two actions each turn, never the same one twice. Click a person, then an action: before you confirm, you see who would move where.
web-learn-avignon-choice = This ability asks you for a choice: click one of the people on the road.
web-learn-avignon-petition = A petition uses a person's ability. It is the strongest action; point at people to read what they can do.
web-learn-avignon-joined = Somebody has joined a congregation for good, and somebody new has come to Genoa.
web-learn-avignon-excommunicate = An excommunicated person is discarded; the next one from the pile takes exactly the same place.
web-learn-avignon-drawn = New people come from the pile. There are two of each kind.
web-learn-avignon-samaritan = You may not simply undo what your opponent has just done: moves that would bring the old position back are not offered.
web-learn-avignon-noble = Watch the Noble: in a congregation it brings its own win conditions. They are listed beside the congregations.
