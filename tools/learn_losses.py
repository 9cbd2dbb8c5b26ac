"""Learn how often decisions lose how much, for `losses.json` of a game.

    python -m tools.learn_losses tolerance --positions 200

Decisions come from games of mixed levels (`schism bench-review` has others, by its seed). Where
another action seemed better, the two are compared in fresh worlds as a review does at first.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from rich.progress import track

from schism.bench.peers import REVIEWED
from schism.bench.reviews.played_positions import PlayedPosition, played_position
from schism.bots.analysis import Mean
from schism.games.registry import game_called
from schism.review.judgement import candidates, judge
from schism.review.losses import fit_prior, prior_file
from schism.review.review import BUDGET, COMPARISONS, best_or_taken

SEED = 23


def first_estimate(position: PlayedPosition) -> Mean | None:
    """What the action chosen lost, by a comparison in fresh worlds, if another seemed better."""
    deck, seen = position.match.deck, position.match.observation(position.seat)
    budget, taken = BUDGET.times(COMPARISONS[0]), position.chosen
    among = list(dict.fromkeys([*candidates(deck, seen, SEED), taken]))
    best = best_or_taken(judge(deck, seen, budget, SEED, among), taken)
    if best == taken:
        return None
    return judge(deck, seen, budget, SEED + 1, [best, taken]).lead(best, taken)


def estimates(game: str, positions: int) -> Iterator[Mean]:
    for number in track(range(positions), transient=True):
        found = first_estimate(played_position(game, REVIEWED[game], number, SEED))
        if found is not None:
            yield found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--doubt", type=float, required=True, help="error of the judgement itself")
    asked = parser.parse_args()
    prior = fit_prior(list(estimates(asked.game, asked.positions)), asked.doubt)
    file = prior_file(game_called(asked.game))
    file.write_text(json.dumps(prior.as_json(), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
