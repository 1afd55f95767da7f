"""An enemy attacks with given shadow cards, or a card is revealed: the two ways in which encounter
cards meet the players."""

from collections.abc import Sequence

from ringtable.games.quest.combat.damage import deal_damage
from ringtable.games.quest.phases.stages import place_progress
from ringtable.games.quest.players import eliminate, raise_threat
from ringtable.games.quest.state import Quest
from tests.games.quest.scenario import Table

ATTACKER = "black-forest-bats"  # attack 1, nothing printed on it that matters in an attack
# An event of cost 0 that can be played in every window: who holds it beside a hero of tactics is
# asked in all of them, so that a test can look at the table there. [Q32.13, Q21.18]
WATCH = ("stand-together",)
MIRKWOOD = "passage-through-mirkwood"
ANDUIN = "journey-along-the-anduin"
ESCAPE = "escape-from-dol-guldur"


def attacked(
    *shadows: str, defend: str = "", enemy: str = ATTACKER, until: str = "", **more: object
) -> Table:
    """The first player is attacked with these shadow cards on top of the deck, and declares this
    defender or none; then up to a window, or to the next question that is none."""
    if until:
        more.setdefault("hands", WATCH)
    table = Table(
        engaged=[enemy],
        encounters=list(shadows),
        at="S-C0",
        **more,  # type: ignore[arg-type]  # the settings of a table
    )
    table.pass_until("defend")
    table.play(f"defend {defend}" if defend else "no defender")
    return table.pass_until(until) if until else table.pass_windows()


class Hurt:
    """Damage that is no combat damage."""

    def __init__(self, table: Table, n: int, *names: str) -> None:
        self.cards = [table.card(name) for name in names]
        self.n = n

    def __call__(self, s: Quest) -> None:
        deal_damage(s, self.cards, self.n, "Q13.4")


class Progress:
    """Progress on the quest, the active location first."""

    def __init__(self, n: int) -> None:
        self.n = n

    def __call__(self, s: Quest) -> None:
        place_progress(s, self.n, "Q9.10")


class Threat:
    """The threat of a player rises."""

    def __init__(self, n: int, seat: int = 0) -> None:
        self.n = n
        self.seat = seat

    def __call__(self, s: Quest) -> None:
        raise_threat(s, self.seat, self.n, "Q16.1")


class Out:
    """A player is eliminated."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __call__(self, s: Quest) -> None:
        eliminate(s, self.seat, "Q16.1")


def values(table: Table, kind: str) -> list[Sequence[object]]:
    """What the facts of a kind say."""
    return [fact.values for fact in table.told(kind)]
