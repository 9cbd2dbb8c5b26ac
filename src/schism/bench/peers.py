"""Which of our games is measured beside which peer, and how strong each level should be.

This is the only module outside the games' own folders that names them.
"""

from __future__ import annotations

from schism.bench.duels import OPENSPIEL, Duel
from schism.games.contract import Json

TRICK_TAKING = "tolerance"
TWO_PLAYER = "avignon"

# OpenSpiel's trick-taking game: four players, 52 plays, following suit, and twelve passing
# decisions in three deals of four. Its default options, because pass_cards=False has no effect in
# 2.0.2: the first chance node offers all four passing directions all the same.
HEARTS = "hearts"

# OpenSpiel's game of like size to our two-player one: a card game with hidden hands and a hidden
# draw order, a card drawn by chance after about two decisions in three, some 55 decisions a random
# game and 5 legal actions on average (13 at most). No game of that kind is faster, so it asks
# the most of an engine set beside it. Passed over: backgammon and gin_rummy (35 to 50 times
# slower a decision, so they would flatter), hyper-backgammon (15 times slower), turn-based
# goofspiel and einstein_wurfelt_nicht (slower by a quarter to a half), crazy_eights (fewer than
# three legal actions), leduc_poker and liars_dice (five decisions a game), cribbage and hanabi
# (rewards along the way, which the search that runs the rollouts refuses).
GO_FISH = "go_fish"

# PettingZoo's card games, which are RLCard's; Hanabi needs a library of its own.
OUR_PETTINGZOO = f"schism.adapters.{TRICK_TAKING}_v0"
PETTINGZOO_PEERS = (
    "pettingzoo.classic.texas_holdem_v4",
    "pettingzoo.classic.texas_holdem_no_limit_v6",
    "pettingzoo.classic.leduc_holdem_v4",
)

_SAME_ROLE: Json = {"players": 4}
_ROLES: Json = {"players": 4, "roles": "random"}

LEVELS = (
    Duel(TRICK_TAKING, "greedy", "random", 12, 0.65, _SAME_ROLE),
    Duel(TRICK_TAKING, "greedy", "random", 12, 0.65, _ROLES, "roles"),
    Duel(TRICK_TAKING, "quick", "greedy", 5, 0.45, _SAME_ROLE),
    Duel(TRICK_TAKING, "quick", "greedy", 5, 0.45, _ROLES, "roles"),
    Duel(TRICK_TAKING, "master", "quick", 1, 0.33, _SAME_ROLE),
    Duel(TRICK_TAKING, "master", "quick", 1, 0.33, _ROLES, "roles"),
    Duel(TWO_PLAYER, "greedy", "random", 12, 0.80),
    Duel(TWO_PLAYER, "quick", "greedy", 10, 0.80),
    Duel(TWO_PLAYER, "master", "quick", 1, 0.60),
)
# What has been gained since version 0.1, whose master raced only if it had more than 0.1 seconds.
_MASTER, _MASTER_BEFORE = "master:0.12s", "master@0.1:0.12s"
EARLIER = (
    Duel(TRICK_TAKING, "quick", "quick@0.1", 1, 0.40, _SAME_ROLE),
    Duel(TRICK_TAKING, "quick", "quick@0.1", 1, 0.40, _ROLES, "roles"),
    Duel(TRICK_TAKING, _MASTER, _MASTER_BEFORE, 1, 0.40, _SAME_ROLE),
    Duel(TRICK_TAKING, _MASTER, _MASTER_BEFORE, 1, 0.40, _ROLES, "roles"),
    Duel(TRICK_TAKING, _MASTER, "greedy", 1, 0.75, _ROLES, "roles"),
    Duel(TWO_PLAYER, _MASTER, _MASTER_BEFORE, 1, 0.65),
)
PEERS = (
    Duel(TRICK_TAKING, "quick", OPENSPIEL, 1, 0.85, _SAME_ROLE),
    Duel(TRICK_TAKING, "quick", OPENSPIEL, 1, 0.85, _ROLES, "roles"),
    Duel(TRICK_TAKING, OPENSPIEL, "quick", 1, None, _SAME_ROLE),
    Duel(TWO_PLAYER, "quick", OPENSPIEL, 3, 0.50),
)

# What the ladder of the levels for people is measured with.
LADDERS: dict[str, Json] = {TRICK_TAKING: _ROLES, TWO_PLAYER: {}}

# The bots whose games show whether reviews are right: as strong as 100 games a decision allow.
REVIEW_LEVELS = {TRICK_TAKING: "quick:500", TWO_PLAYER: "quick:2000"}

# Whose reviews are checked, and the options of the games their positions come from, in turn.
REVIEWED: dict[str, tuple[Json, ...]] = {
    TRICK_TAKING: (
        _SAME_ROLE,
        _ROLES,
        {**_ROLES, "hidden_roles": True},
        {**_ROLES, "players": 3},
        {**_ROLES, "players": 5},
    ),
    TWO_PLAYER: ({"kinds": "base"}, {"kinds": "random"}),
}
