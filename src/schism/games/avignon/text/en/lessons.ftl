# The first game, explained.

web-learn-avignon-welcome = Welcome! Five people stand on the road between Avignon and Rome. Your city lies below.
web-learn-avignon-goal = Bring people past your city: they join your congregation. Three of them win.
web-learn-avignon-deeds = You have two actions a turn, never the same one twice. Click a person, then an action: you see where it would move whom before you do it.
web-learn-avignon-choice = This ability asks you for a choice: click one of the people on the road.
web-learn-avignon-petition = A petition uses a person's ability. It is the strongest action; point at people to read theirs.
web-learn-avignon-joined = Somebody joined a congregation for good, and somebody new has come to Genoa.
web-learn-avignon-excommunicate = An excommunicated person is discarded; the next one from the pile takes the exact place.
web-learn-avignon-drawn = New people come from the pile. Each kind is there twice.
web-learn-avignon-samaritan = You may not simply undo what your opponent has just done: what would bring the old position back is not offered.
web-learn-avignon-noble = Watch the Noble: in a congregation it brings win conditions of its own. They are written beside the congregations.
