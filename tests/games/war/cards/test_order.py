"""Cards with several effects: one after the other as they are written, each as far as possible.
[W1.4, W9.28]"""

from collections.abc import Callable

import pytest

from tests.games.war.card_scenario import active, corrupted, fill, holding, over, play, step
from tests.games.war.ring_scenario import figure, on_track, only
from tests.games.war.scenario import Table

Laid = Callable[[Table], Table]


def standing(character: str, region: str) -> Laid:
    return lambda t: t.put(character, region)


def led_by_gollum(t: Table) -> Table:
    return corrupted(only(t), 3)


def active_gondor(t: Table) -> Table:
    return t.politics("gondor", 2, True)


def corrupted_by_three(t: Table) -> Table:
    return corrupted(t, 3)


def in_lorien(t: Table) -> Table:
    return figure(corrupted(t, 3), "lorien")


def by_the_anduin(t: Table) -> Table:
    return t.army("north-ithilien", "sauron-regular").will_roll("card-dice", 1, 1, 1)


def in_bree(t: Table) -> Table:
    return figure(t, "bree").politics("north", 1, True)


# The card, how it is laid out, the answers, and what the log tells one after the other.
SEPARATION = "separate gimli; done; to bree"
IN_ORDER: list[tuple[str, Laid, str, list[str]]] = [
    ("i-will-go-alone", corrupted_by_three, SEPARATION, ["travelled", "healed"]),
    ("there-is-another-way", led_by_gollum, "move", ["healed", "progress"]),
    ("mirror-of-galadriel", in_lorien, "", ["die-turned", "healed"]),
    ("house-of-the-stewards", standing("boromir", "pelargir"), "unit elite", ["recruited", "drew"]),
    ("the-grey-company", standing("strider", "edoras"), "", ["recruited", "drew"]),
    ("faramirs-rangers", by_the_anduin, "unit elite", ["card-rolled", "recruited"]),
    ("the-red-arrow", active_gondor, "unit elite", ["advanced", "recruited"]),
    ("king-brands-men", fill, "", ["recruited", "drew"]),
    ("return-of-the-witch-king", standing("witch-king", "moria"), "", ["travelled", "recruited"]),
    ("stormcrow", in_bree, "lose north-regular bree", ["advanced", "eliminated"]),
]


@pytest.mark.parametrize(
    ("card", "laid", "then", "order"), IN_ORDER, ids=[row[0] for row in IN_ORDER]
)
def test_effects_come_in_their_order(card: str, laid: Laid, then: str, order: list[str]) -> None:
    """[W9.28]"""
    t = laid(fill(holding(card, dice="event character")))
    at = len(t.told)
    play(t, card, then)
    kinds = [fact.kind.id.removeprefix("war-") for fact in t.told[at:]]
    assert list(dict.fromkeys(kind for kind in kinds if kind in order)) == order


def test_a_nation_wakes_before_it_goes_a_step_on() -> None:
    """On the last step a passive nation would stay where it is. [W21.10, W21.13]"""
    t = on_track(only(holding("there-and-back-again"), "boromir")).put("gimli", "dale")
    t.politics("north", 1, False).politics("elves", 1, True)
    play(t, "there-and-back-again")
    assert [step(t, nation) for nation in ("dwarves", "elves", "north")] == [2, 0, 0]
    assert active(t, "north")
    t = holding("wisdom-of-elrond").politics("rohan", 1, False)
    play(t, "wisdom-of-elrond", "choose rohan")
    assert step(t, "rohan") == 0
    assert over(t)
