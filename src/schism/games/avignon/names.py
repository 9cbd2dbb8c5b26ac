"""The words that stand for the numbers of Avignon in files, records and views."""

from typing import Literal

from typing_extensions import TypeAliasType

from schism.games.events import words_of

Side = TypeAliasType("Side", Literal["rome", "avignon"])
Place = TypeAliasType("Place", Literal["avignon", "nice", "genoa", "florence", "rome"])
Deed = TypeAliasType("Deed", Literal["beseech", "chastise", "excommunicate", "petition"])
Verb = TypeAliasType("Verb", Literal["pull", "push", "home", "swap", "pull_or_push", "discard"])
Who = TypeAliasType("Who", Literal["self", "faction", "place", "others", "any"])
AvignonPhase = TypeAliasType("AvignonPhase", Literal["setup", "act", "choose", "draw", "over"])
Ending = TypeAliasType("Ending", Literal["three", "owner", "opponent", "limit"])

SIDES = words_of(Side)  # by seat
PLACES = words_of(Place)  # by height (1.1)
ACTIONS = words_of(Deed)
VERBS = words_of(Verb)
WHO = words_of(Who)
PHASES = words_of(AvignonPhase)
REASONS = words_of(Ending)
STOP = "stop"
