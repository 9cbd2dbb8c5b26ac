"""The records of Tolerance: the state of a game, its deck, and the numbers they use."""

from schism.games.tolerance.rules.cards import CARDS, SUITS
from schism.kernel.compiled import compiled
from schism.kernel.records import State, record_type

MIN_PLAYERS, MAX_PLAYERS = 3, 5
HAND = 12
ROUNDS = 3

DEAL, START_PLAYER, PLAY, KILL, COLLECT, EXECUTE, REPAY_LOANS, OVER = range(8)  # phases

# A religion's number is its pile's number, and the number of the reign in which it prevails (2.1).
CATHOLIC, UNAFFILIATED, PROTESTANT = range(3)
PILES = 6  # living by religion, then dead by religion
DEAD = 3

IN_TRICK = MAX_PLAYERS * PILES  # `where` of a card; below stand the piles, six a seat
IN_HAND = IN_TRICK + 1
OUT = IN_TRICK + 2

MONEY, CATHOLIC_PIETY, PROTESTANT_PIETY = range(3)  # the three tracks
TRACKS = 3
MOST_OF_A_TRACK = 69
MOST_PENNANTS = 6

ROLES = 8
EVERY_ROLE = (1 << ROLES) - 1
BERTRAM = 0
UNKNOWN_ROLE = -1
GUILD = SUITS  # sixth column of a role card, after the suits
COLUMNS = SUITS + 1
FIRST_PILE = COLUMNS  # a board counts living cards by suit, living guild members, then its piles

TAX, PIETY, KILLING, CONDEMN, CONVERT, LOSE_PIETY, ROYAL_EXECUTION = range(7)  # what effects do
ALL, CHOOSE, HIGHEST_RANK, HIGHEST_MONEY, HIGHEST_PIETY = range(5)  # whom they do it to
MOST_EFFECTS = 4
# A round: who starts, every card and its choices, an execution, everybody's loans.
MOST_DECISIONS = ROUNDS * (1 + MAX_PLAYERS * HAND * (1 + MOST_EFFECTS) + 1 + MAX_PLAYERS)
NOBODY_ACTS = -1
NOBODY_EXECUTED = -1
EVERY_SUIT = 0b11111
EVERY_FAITH = 0b111
NO_FAITH = 0
MONARCHS_FAITH = 0b1000  # stands for the religion of the reign (2.3)

DECK = record_type(
    [
        ("piety", "i2", (CARDS,)),
        ("money", "i2", (CARDS,)),
        ("religion", "i1", (ROUNDS, CARDS)),
        ("guild", "i1", (CARDS,)),
        ("effects", "i1", (CARDS,)),
        ("does", "i1", (CARDS, MOST_EFFECTS)),
        ("picks", "i1", (CARDS, MOST_EFFECTS)),
        ("suits", "i1", (CARDS, MOST_EFFECTS)),
        ("faiths", "i1", (CARDS, MOST_EFFECTS)),
        ("number", "i1", (CARDS, MOST_EFFECTS)),  # piety lost, or the religion converted to
        ("for_any", "i2", (ROLES, ROUNDS, COLUMNS)),
        ("for_most", "i2", (ROLES, ROUNDS, COLUMNS)),
        ("for_each", "i2", (ROLES, ROUNDS, COLUMNS)),
        ("for_dead", "i2", (ROLES, ROUNDS, 3)),
        ("pennant", "i2", (ROLES, TRACKS)),
    ]
)

STATE = record_type(
    [
        ("rng", "u8"),
        ("hand", "u8", (MAX_PLAYERS, 2)),
        ("to_act", "i1"),
        ("phase", "i1"),
        ("players", "i1"),
        ("plagues", "i1"),
        ("hidden_roles", "i1"),
        ("readings", "u1"),  # those that differ from the default (14), a bit each
        ("first_chooser", "i1"),  # where a reading names one (14.8)
        ("reign", "i1"),  # 0 to 2
        ("choosers", "i1", (ROUNDS,)),
        ("starters", "i1", (ROUNDS,)),
        ("leader", "i1"),  # of the trick
        ("winner", "i1"),  # of the trick whose effects are applied
        ("led", "i1"),
        ("trick", "i1"),  # 0 to 11
        ("played", "i1"),  # cards played in this round
        ("plays", "i1", (MAX_PLAYERS * HAND,)),  # the actions, in order
        ("table", "i1", (MAX_PLAYERS,)),  # the cards of the trick, in order
        ("living", "i1"),  # of the trick's cards, a bit each in the order played
        ("pending", "i1"),  # of them, those still to act
        ("actor", "i1"),  # the position of the acting card, or NOBODY_ACTS
        ("effect", "i1"),  # how many of its effects are done
        ("executed", "i1"),  # the card executed at the end of the round, or NOBODY_EXECUTED
        ("asked", "i1"),  # players asked about their loans
        ("void", "i1", (MAX_PLAYERS,)),  # suits a seat has shown it does not hold, a bit each
        ("where", "i1", (CARDS,)),
        ("boards", "i1", (MAX_PLAYERS, COLUMNS + PILES)),
        ("religion", "i1", (CARDS,)),
        ("role", "i1", (MAX_PLAYERS,)),
        ("possible", "u1", (MAX_PLAYERS,)),  # roles that points shown to all allow, a bit each
        ("loans", "i1", (MAX_PLAYERS,)),
        ("borrowed", "i1", (MAX_PLAYERS,)),  # a loan taken in this round
        ("pennants", "i1", (MAX_PLAYERS, TRACKS)),
        ("tally", "i2", (MAX_PLAYERS, TRACKS)),
        # Victory points a seat would have in each role. Where roles are open only its own counts;
        # where they are hidden the others are what a spectator can work out.
        ("points", "i2", (MAX_PLAYERS, ROLES)),
        ("points_then", "i2", (MAX_PLAYERS, ROLES)),  # the same after the first round
    ]
)


@compiled
def victory_points(state: State, seat: int) -> int:
    return int(state.points[seat, state.role[seat]])


@compiled
def is_living(where: int) -> bool:
    """Whether a card at this place lies living on a board."""
    return where < IN_TRICK and where % PILES < DEAD


@compiled
def clockwise(state: State, seat: int, steps: int) -> int:
    """Return the seat `steps` further clockwise, at most once round the table."""
    further = seat + steps
    return further - int(state.players) if further >= state.players else further
