"""The compiled functions of bots that are called from outside; signatures as in `exports`."""

from __future__ import annotations

from schism.bots.greedy import add_estimates, glance
from schism.bots.ismcts import iterate, search_end
from schism.bots.learnt import inference, self_play
from schism.bots.playout import compare, play_from, play_on
from schism.bots.ranking import draw, rank, weigh
from schism.bots.searched_playout import play_from_by_search
from schism.games.contract import Export

OF_BOTS: list[Export] = [
    (add_estimates, "deck seen state[] uint int f8[]"),
    (glance, "deck seen state[] uint i8[] f8[,]"),
    (search_end, "state -> int"),
    (iterate, "deck seen state[] node[] int int int float bool -> int bool"),
    (compare, "deck seen state[] uint int i8[] bool f8[,]"),
    (inference.infer_worlds, "deck seen state[] float"),
    (play_from, "deck state[] uint int int f8[]"),
    (play_on, "deck state[] int bool log?"),
    (play_from_by_search, "deck state[] seen[] node[] uint i8[] float float int f8[]"),
]

OF_BOTS_ALIKE: list[Export] = [
    (rank, "f8[,] f8[] float float i8[] -> int"),
    (weigh, "f8[,] int float f8[]"),
    (draw, "f8[] f8[] float float uint -> int"),
]

TO_LEARN: list[Export] = [  # for games with a policy
    (self_play.learn_from_games, "deck state[] uint i8[] f4[] f4[] float float f8[]"),
    (self_play.play_against_shipped, "deck state[] uint int i8[] f4[] f8[]"),
]
