"""The letters and words that stand for the numbers of Tolerance in files, records and views."""

from schism.games.tolerance.rules.cards import CARDS, FIRST_MONARCH, NATURALS, RANKS

SUIT_LETTERS = "NCTPW"
DECLARABLE = "NCTP"


def _code(card: int) -> str:
    if card < NATURALS:
        return f"{SUIT_LETTERS[card // RANKS]}{card % RANKS + 1}"
    if card >= FIRST_MONARCH:
        return ("WM", "WE", "WJ")[card - FIRST_MONARCH]
    return ("W1", "W1b")[card - NATURALS] if card < NATURALS + 2 else f"W{card - NATURALS}"


CODES = tuple(_code(card) for card in range(CARDS))  # 1.3
CARD_BY_CODE = {code: card for card, code in enumerate(CODES)}
PLAY_TEXTS = (
    *CODES[:NATURALS],
    *(f"{code}={declared}" for code in CODES[NATURALS:] for declared in DECLARABLE),
)

RELIGIONS = ("catholic", "unaffiliated", "protestant")
PILES = tuple(f"{state} {faith}" for state in ("living", "dead") for faith in RELIGIONS)
TRACKS = ("money", "catholic", "protestant")
REIGNS = ("mary", "elizabeth", "james")
ROLES = ("bertram", "ned", "pierre", "george", "juba", "margaret", "gregory", "patchwork")
PHASES = ("deal", "start", "play", "kill", "collect", "execute", "repay", "over")
EFFECTS = ("tax", "piety", "kill", "condemn", "convert", "lose_piety", "royal_execution")
COLUMNS = (*SUIT_LETTERS, "guild", "dead catholic", "dead protestant")
SECTIONS = ("suits", "guild", "dead")
REASONS = ("any", "most", "each")
