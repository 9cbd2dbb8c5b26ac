"""What was learnt from games: the policy network of Tolerance, and what bots infer with it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from schism.bots.learnt.candidates import name_candidates
from schism.bots.learnt.inference import infer_worlds
from schism.bots.learnt.policy_learning import score, split
from schism.bots.learnt.self_play import new_features
from schism.bots.master import BY_POLICY, SENSIBLE, MasterBot
from schism.bots.registry import make_bot
from schism.bots.search_bot import Budget, SearchBot
from schism.games.registry import GAMES
from schism.games.tolerance.mind.judgement import LEARNING
from schism.games.tolerance.mind.plays_seen import log_likelihood, play_again, take_back
from schism.games.tolerance.mind.policy_net import WEIGHTS, describe_choices, likely_action
from schism.games.tolerance.rules.cards import NATURALS, PLAYS, card_of, declared_suit
from schism.games.tolerance.rules.state import PLAY, STATE
from schism.kernel.bits import LIMIT
from schism.kernel.compiled import COMPILING
from schism.kernel.records import blank, copied
from schism.lab.learn.training import Training
from schism.table.match import Match
from tests.kit import EVERY_SET_UP, random_match

SET_UPS = [options for game, options in EVERY_SET_UP if game == "tolerance"]
WORLDS = 40 if COMPILING else 6


def matches(decisions: int) -> list[Match]:
    """Games in which a card is to be played, with a choice."""
    found = []
    for seed, options in enumerate(SET_UPS):
        match = random_match("tolerance", seed, decisions, **options)
        while match.state.phase != PLAY or len(match.legal_numbers()) < 3:
            match.play(match.legal()[0])
        found.append(match)
    return found


def expected_action(match: Match) -> int:
    """What the network chooses as it was trained, from its weights in one vector."""
    training = Training.loaded(LEARNING, WEIGHTS)
    features, actions = new_features(), np.zeros(LIMIT, np.int64)
    choices = describe_choices(match.deck.record, match.state, actions, features, 0)
    hidden, logits = np.empty(training.sizes[1], np.float32), np.empty(choices, np.float32)
    score(split(training.weights, training.sizes), features, 0, choices, hidden, logits)
    return int(actions[logits.argmax()])


@pytest.mark.parametrize("decisions", [1, 9, 30])
def test_the_compiled_network_is_the_one_that_was_trained(decisions: int) -> None:
    for match in matches(decisions):
        assert likely_action(match.deck.record, match.state) == expected_action(match)


@pytest.mark.parametrize("decisions", [1, 9, 30])
def test_the_likeliest_card_is_the_first_candidate(decisions: int) -> None:
    for match in matches(decisions):
        assert match.to_act is not None
        named = name_candidates(match.deck, match.observation(match.to_act), 6)
        assert named[0].action == likely_action(match.deck.record, match.state)
        assert [each.mean for each in named] == sorted((e.mean for e in named), reverse=True)
        assert {each.action for each in named} <= set(match.legal_numbers())
        assert named[0].mean == 0


def test_where_the_policy_is_not_asked_a_search_names_the_candidates() -> None:
    match = random_match("avignon", 1, 0)
    assert match.to_act is not None
    assert name_candidates(match.deck, match.observation(match.to_act), 6) == []


def test_weights_are_few_and_small() -> None:
    assert np.loadtxt(WEIGHTS, delimiter=",").size < 100_000
    assert WEIGHTS.stat().st_size < 1_000_000


def world_of(match: Match, seed: int) -> Any:
    assert match.to_act is not None
    world = blank(STATE)
    world.rng = seed
    match.game.rules.sample_hidden(match.deck.record, match.observation(match.to_act), world)
    return world


@pytest.mark.parametrize("decisions", [1, 25])
def test_what_others_hold_does_not_change_what_a_player_probably_does(decisions: int) -> None:
    for match in matches(decisions):
        actions = {
            likely_action(match.deck.record, world_of(match, seed)) for seed in range(WORLDS)
        }
        assert actions == {likely_action(match.deck.record, match.state)}


def test_a_round_is_gone_through_again_from_full_hands() -> None:
    for match in matches(30):
        state, again = match.state, blank(STATE)
        take_back(state, again)
        for i in range(state.played):
            action = int(state.plays[i])
            word, bit = divmod(action, 64)
            assert int(again.hand[again.to_act, word]) >> bit & 1
            play_again(match.deck.record, again, action)
        seats = slice(0, match.seats)
        assert again.hand[seats].tolist() == state.hand[seats].tolist()
        assert (again.to_act, again.trick, again.leader) == (
            state.to_act,
            state.trick,
            state.leader,
        )
        assert again.void[seats].tolist() == state.void[seats].tolist()


def declared_otherwise(action: int, led: int) -> list[int]:
    """The plays of the same Wild that do not follow either."""
    if declared_suit(action) == led:
        return []
    return [
        other
        for other in range(NATURALS, PLAYS)
        if card_of(other) == card_of(action) and declared_suit(other) != led
    ]


def test_how_a_wild_that_does_not_follow_is_declared_tells_nothing() -> None:
    """Declared another way it loses the trick just the same."""
    compared = 0
    for seed in range(40):
        match = random_match("tolerance", seed, 20 + seed)
        state, on_table = match.state, range(0)
        if state.phase == PLAY:
            on_table = range(int(state.trick) * match.seats, int(state.played))
        for i in on_table:
            others = declared_otherwise(int(state.plays[i]), int(state.led))
            found = set()
            for other in others:
                changed = copied(state)
                changed.plays[i] = other
                found.add(log_likelihood(match.deck.record, changed, blank(STATE), 9))
            compared += len(others)
            assert len(found) <= 1
    assert compared > 0


def inferred(match: Match, trust: float, seed: int = 3) -> NDArray[Any]:
    assert match.to_act is not None
    worlds = np.zeros(1 + WORLDS, STATE)
    worlds[0]["rng"] = seed
    infer_worlds(match.deck.record, match.observation(match.to_act), worlds, trust)
    return worlds[1:]


def test_worlds_that_are_inferred_fit_what_was_seen() -> None:
    for match in matches(30):
        seat = match.to_act
        assert seat is not None
        before = match.observation(seat).tobytes()
        for world in inferred(match, 1.0):
            seen = blank(match.game.rules.observation)
            match.game.rules.observe(match.deck.record, world, seat, seen)
            assert seen.tobytes() == before


def test_worlds_that_explain_the_plays_are_drawn_more_often() -> None:
    """On average over the positions the plays are likelier in them than in any that fit."""
    gains = []
    for match in matches(30):
        seat, deck = match.to_act, match.deck.record
        assert seat is not None
        means = [
            np.mean([log_likelihood(deck, w, blank(STATE), seat) for w in inferred(match, trust)])
            for trust in (0.0, 1.0)
        ]
        gains.append(means[1] - means[0])
    assert min(gains) >= 0
    assert np.mean(gains) > 0.5


def test_the_same_seed_infers_the_same_worlds() -> None:
    match = matches(30)[0]
    assert inferred(match, 0.5).tobytes() == inferred(match, 0.5).tobytes()
    assert inferred(match, 0.5).tobytes() != inferred(match, 0.5, seed=4).tobytes()


def test_bots_of_version_0_1_use_nothing_learnt() -> None:
    deck = matches(1)[0].deck
    new, old = make_bot("tolerance", "master", 1), make_bot("tolerance", "master@0.1", 1)
    assert isinstance(new, MasterBot)
    assert isinstance(old, MasterBot)
    assert (new.playouts(deck), old.playouts(deck)) == (BY_POLICY, SENSIBLE)
    assert isinstance(make_bot("tolerance", "quick", 1), MasterBot)
    assert type(make_bot("tolerance", "quick@0.1:0.2s", 1)) is SearchBot
    assert not GAMES["avignon"].mind.has_policy


@pytest.mark.parametrize("hidden", [False, True])
def test_worlds_are_weighed_where_roles_are_hidden(hidden: bool) -> None:
    match = random_match("tolerance", 5, 20, roles="random", hidden_roles=hidden)
    assert match.to_act is not None
    seen, enough = match.observation(match.to_act), Budget(iterations=20_000)
    assert (MasterBot(1, enough).likely_worlds(match.deck, seen, enough) is not None) == hidden
    assert MasterBot(1, enough, learnt=False).likely_worlds(match.deck, seen, enough) is None
    short = Budget(seconds=0.1)
    assert MasterBot(1, short).likely_worlds(match.deck, seen, short) is None
