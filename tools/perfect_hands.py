"""Measure what knowing all hands would bring a search: the most that inference could gain.

    python -m tools.perfect_hands tolerance --deals 25 --iterations 300

One bot that sees the true state plays a table of bots that do not, in each seat of each deal. The
same search in both: only the worlds differ. Also counted is how often the two would choose
differently. The search that sees is compiled here, so the library of the other functions is not
used.
"""

from __future__ import annotations

import argparse
import os

os.environ["SCHISM_NATIVE"] = "off"

import numpy as np
from rich.progress import track

from schism.bots.bot import decision_seed, seat_seed
from schism.bots.ismcts import MAX_DEPTH, MAX_SEATS, World, backpropagate, descend, search_end
from schism.bots.registry import make_bot
from schism.bots.tree import Tree, most_visited, new_tree
from schism.kernel.compiled import compiled
from schism.kernel.mind import values
from schism.kernel.records import DeckRecord
from schism.kernel.rng import stream
from schism.kernel.rollout import play_randomly
from schism.kernel.rules import win_share
from schism.lab.balance.intervals import Estimate, wilson
from schism.table.match import Match
from schism.table.setup import new

SEED = 24


@compiled
def search_truth(
    deck: DeckRecord, truth: World, world: World, tree: Tree, iterations: int, exploration: float
) -> int:
    """The search of `iterate`, with the true state in place of every sampled one."""
    path, results, used = np.empty(MAX_DEPTH, np.int32), np.empty(MAX_SEATS), 1
    for _ in range(iterations):
        rng = world[0].rng
        world[0] = truth[0]
        world[0].rng = rng
        end = search_end(world[0])
        depth, used, near, _ = descend(deck, world[0], tree, used, path, end, exploration, False)
        play_randomly(deck, world[0], near)
        values(deck, world[0], results)
        backpropagate(tree, path, depth, results)
    return most_visited(tree)


def choose_seeing(match: Match, iterations: int, seed: int) -> int:
    assert match.to_act is not None
    truth, world = (np.zeros(1, match.game.rules.state) for _ in range(2))
    truth[0] = match.state
    world[0]["rng"] = decision_seed(seed, match.observation(match.to_act))
    tree = new_tree(2 * iterations + 1)
    exploration = match.game.mind.exploration
    return int(search_truth(match.deck.record, truth, world, tree, iterations, exploration))


def play(match: Match, seeing: int, iterations: int, seed: int) -> tuple[float, int, int]:
    """What the seeing seat wins; of how many choices how many differ from a fair bot's."""
    bot = make_bot(match.game.id, f"quick:{iterations}", seat_seed(seed, 0))
    choices = differing = 0
    while match.to_act is not None:
        fair = bot.choose(match.deck, match.observation(match.to_act))
        chosen = fair
        if match.to_act == seeing and len(match.legal_numbers()) > 1:
            chosen = choose_seeing(match, iterations, seed)
            choices += 1
            differing += chosen != fair
        match.play(chosen)
    return float(win_share(match.state, seeing)), choices, differing


def percent(found: Estimate) -> str:
    return f"{100 * found.mean:.0f}% ({100 * found.low:.0f} to {100 * found.high:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=25)
    parser.add_argument("--iterations", type=int, default=300)
    asked = parser.parse_args()
    wins, choices, differing = [], 0, 0
    for deal in track(range(asked.deals)):
        for seat in range(new(asked.game, seed=SEED).seats):
            match = new(asked.game, seed=SEED, number=deal)
            won, some, others = play(match, seat, asked.iterations, int(stream(np.uint64(1), deal)))
            wins.append(won)
            choices, differing = choices + some, differing + others
    print(f"wins {percent(wilson(float(np.mean(wins)), len(wins)))} of {len(wins)} games")
    print(f"differing {percent(wilson(differing / choices, choices))} of {choices} choices")


if __name__ == "__main__":
    main()
