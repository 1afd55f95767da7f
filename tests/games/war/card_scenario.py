"""Tables for single cards: a side holds one and has the die to play it.

t = holding("king-brands-men")
play(t, "king-brands-men")
assert refused(holding("the-red-arrow"), "the-red-arrow") == "W9.8"
"""

from ringtable.games.war.box.components import FREE, NATIONS
from tests.games.war.scenario import Table

# A card of each side that can always be played with an Event die.
FILLER = ("elven-rope", "shelobs-lair")


def side_of(t: Table, card: str) -> str:
    return "free" if t.card(card) < 48 else "shadow"


def holding(card: str, dice: str = "event event", enemy: str = "event event", **more: str) -> Table:
    """The owner of a card is to act, with these dice, and holds that card (and `with_`)."""
    also = more.pop("with_", "")
    t = Table(**more)
    side = side_of(t, card)
    other = "shadow" if side == "free" else "free"
    t = Table(**{side: dice, other: enemy, "first": side}, hand=f"{side}: {card} {also}", **more)
    return t


def play(t: Table, card: str, then: str = "", die: str = "event") -> Table:
    """Play the card with a die, then the answers."""
    t.play(f"die {die}; play-card; play {card}")
    return t.play(then) if then else t


def refused(t: Table, card: str) -> str:
    """The clause that forbids the card to an Event die, or nothing if it may be played."""
    side = side_of(t, card)
    t.hold(side, FILLER[side != "free"])
    t.play("die event; play-card")
    return "" if f"play {card}" in t.options() else t.why_not(f"card:{card}")


def left_on_table(t: Table, card: str) -> bool:
    return t.s.on_table(t.card(card))


def corrupted(t: Table, n: int) -> Table:
    t.s.corruption = n
    return t.again()


def step(t: Table, nation: str) -> int:
    """The step of a nation on the political track; 0 is At War."""
    return t.s.step[NATIONS.index(nation)]


def active(t: Table, nation: str) -> bool:
    return bool(t.s.active >> NATIONS.index(nation) & 1)


def places(t: Table, word: str = "place") -> list[str]:
    """The regions among the answers that begin with a word."""
    return [text.partition(" ")[2] for text in t.options() if text.startswith(f"{word} ")]


def fill(t: Table, side: int = FREE, n: int = 5) -> Table:
    """So many cards wait in each deck of a side, from the bottom of the pack."""
    for deck in (2 * side, 2 * side + 1):
        start = 24 * deck
        ids = [t.s.pack.events[card].id for card in range(start, start + n)]
        t.deck(deck, " ".join(ids))
    return t


def over(t: Table) -> bool:
    """Everything is done: somebody is asked for his next action."""
    return t.asks() in ("act", "deed")
