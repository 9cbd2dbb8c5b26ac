"""The words that stand for the numbers of Avignon in files, records and views."""

SIDES = ("rome", "avignon")  # by seat
PLACES = ("avignon", "nice", "genoa", "florence", "rome")  # by height (1.1)
ACTIONS = ("beseech", "chastise", "excommunicate", "petition")
VERBS = ("pull", "push", "home", "swap")
WHO = ("self", "faction", "place", "others", "any")
PHASES = ("setup", "act", "choose", "draw", "over")
REASONS = ("three", "owner", "opponent", "limit")
STOP = "stop"
