"""What can happen in Avignon. Numbers here, their names beside them, their words in text/."""

(
    PLACED,
    BESOUGHT,
    CHASTISED,
    EXCOMMUNICATED,
    PETITIONED,
    MOVED,
    JOINED,
    NOTHING,
    STOPPED,
    RESHUFFLED,
    DRAWN,
    WON,
    ENDED,
) = range(13)

NAMES = (
    "placed",
    "besought",
    "chastised",
    "excommunicated",
    "petitioned",
    "moved",
    "joined",
    "nothing",
    "stopped",
    "reshuffled",
    "drawn",
    "won",
    "ended",
)
