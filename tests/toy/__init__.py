"""Toy: a little trick game for 2 to 4 players that shows what a game needs."""

from pathlib import Path

from schism.games.contract import Game, Json, Options
from schism.games.deck import FORMAT, Deck
from schism.games.deck.fields import Fields
from schism.games.options import NumberOption
from schism.games.plain.chance import OneDraw
from schism.games.plain.notation import CodeNotation
from schism.games.plain.tensor import plain_encoder, plain_tensor
from schism.games.study import Study
from schism.kernel.bits import ones_of
from schism.kernel.records import State, blank
from schism.kernel.rules import Rules

from . import rules, show


def load_deck(data: Json, place: str) -> Deck:
    """Read and check a deck: a list of points, one for each rank."""
    top, record = Fields(data, place), blank(rules.DECK)
    top.choice("format", [FORMAT])
    top.choice("game", ["toy"])
    points = top.get("points", "[POINTS, ...]")
    if not isinstance(points, list) or len(points) != rules.RANKS:
        raise top.wrong("points", f"[POINTS x {rules.RANKS}]")
    record.points[:] = points
    name = top.text("id")
    top.finish()
    return Deck("toy", name, data, record)


def begin(deck: Deck, options: Options, rng: int) -> State:
    state = blank(rules.STATE)
    state.rng = rng
    state.players = options["players"]
    rules.begin(state)
    return state


def possible_draws(state: State) -> dict[int, int]:
    """The cards that can be dealt or turned up next, all equally likely."""
    return dict.fromkeys(ones_of(int(rules.left_over(state))), 1)


GAME = Game(
    id="toy",
    folder=Path(__file__).parent,
    default_deck="plain",
    load_deck=load_deck,
    options={"players": NumberOption(3, low=2, high=rules.MOST_PLAYERS)},
    actions=rules.CARDS,
    longest=rules.HAND * rules.MOST_PLAYERS,
    rules=Rules(
        state=rules.STATE,
        observation=rules.OBSERVATION,
        tensor=plain_tensor(rules.OBSERVATION),
        legal=rules.legal,
        apply=rules.apply,
        chance=rules.chance,
        observe=rules.observe,
        sample_hidden=rules.sample_hidden,
        win_share=rules.win_share,
        milestone=rules.milestone,
        write_public=show.write_public,
        write_own=show.write_own,
        encode=plain_encoder(rules.OBSERVATION),
    ),
    begin=begin,
    chance=OneDraw(rules.CODES, possible_draws, rules.draw),
    notation=CodeNotation(rules.CODES),
    token_table=show.token_table,
    events=rules.EVENTS,
    schema=show.SCHEMA,
    result=show.result,
    study=Study("toy"),
)
