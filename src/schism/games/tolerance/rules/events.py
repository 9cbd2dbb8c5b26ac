"""What can happen in Tolerance. Numbers here, their names beside them, their words in text/."""

(
    DEALT,
    CHOOSER,
    STARTED,
    PLAYED,
    TRICK_WON,
    TAXED,
    COLLECTED,
    KILLED,
    CONVERTED,
    PIETY_LOST,
    NOTHING,
    PENNANT,
    LOAN,
    DEBT_STOPPED,
    EXECUTED,
    ROUND_TAX,
    ROUND_PIETY,
    REPAID,
    POINTS,
    SECTION,
    PENNANT_POINTS,
    LOAN_COST,
    FINAL,
    WON,
) = range(24)

NAMES = (
    "dealt",
    "chooser",
    "started",
    "played",
    "trick_won",
    "taxed",
    "collected",
    "killed",
    "converted",
    "piety_lost",
    "nothing",
    "pennant",
    "loan",
    "debt_stopped",
    "executed",
    "round_tax",
    "round_piety",
    "repaid",
    "points",
    "section",
    "pennant_points",
    "loan_cost",
    "final",
    "won",
)

FOR_ANY, FOR_MOST, FOR_EACH = range(3)  # `cause` of POINTS
SUITS_SECTION, GUILD_SECTION, DEAD_SECTION = range(3)  # `detail` of SECTION
DEAD_CATHOLICS, DEAD_PROTESTANTS = 6, 7  # `detail` of POINTS, after five suits and the guild
