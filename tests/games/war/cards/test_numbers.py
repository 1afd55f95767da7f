"""How many figures each card brings: neither fewer nor more than it prints. [W9.15, W9.28]"""

import pytest

from tests.games.war.card_scenario import holding, over, play
from tests.games.war.scenario import Table

# What leaves the reinforcements: units of either kind by nation, leaders and Nazgûl.
PRINTED: list[tuple[str, dict[str, int]]] = [
    ("house-of-the-stewards", {"gondor": 1}),
    ("faramirs-rangers", {"gondor": 1, "gondor-leader": 1}),
    ("the-red-arrow", {"rohan": 1, "rohan-leader": 1}),
    ("cirdans-ships", {"elves": 2}),
    ("guards-of-the-citadel", {"gondor": 1, "gondor-leader": 1}),
    ("celeborns-galadhrim", {"elves": 1}),
    ("riders-of-theoden", {"rohan": 1, "rohan-leader": 1}),
    ("grimbeorn-the-old-son-of-beorn", {"north": 1, "north-leader": 1}),
    ("imrahil-of-dol-amroth", {"gondor": 1, "gondor-leader": 1}),
    ("king-brands-men", {"north": 2}),
    ("swords-in-eriador", {"north": 1, "dwarves": 1}),
    ("kindred-of-glorfindel", {"elves": 1}),
    ("dain-ironfoots-guard", {"dwarves": 1, "dwarves-leader": 1}),
    ("eomer-son-of-eomund", {"rohan": 1, "rohan-leader": 1}),
    ("thranduils-archers", {"elves": 1}),
    ("rage-of-the-dunlendings", {"isengard": 2}),
    ("return-of-the-witch-king", {"sauron": 3}),
    ("half-orcs-and-goblin-men", {"isengard": 1}),
    ("olog-hai", {"sauron": 1}),
    ("a-new-power-is-rising", {"isengard": 6}),
    ("many-kings-to-the-service-of-mordor", {"southrons": 6}),
    ("the-king-is-revealed", {"sauron": 5, "sauron-nazgul": 1}),
    ("shadows-on-the-misty-mountains", {"sauron": 2, "sauron-nazgul": 1}),
    ("orcs-multiplying-again", {"sauron": 6}),
    ("horde-from-the-east", {"southrons": 5}),
    ("monsters-roused", {"sauron": 4}),
    ("musterings-of-long-planned-war", {"southrons": 5, "sauron": 5}),
    ("pits-of-mordor", {"sauron": 6}),
]
NATIONS = ("dwarves", "elves", "gondor", "north", "rohan", "sauron", "isengard", "southrons")


def ready(card: str) -> Table:
    """Everything that such cards ask for: nations At War, captains and minions on the map."""
    t = holding(card).at_war(*NATIONS)
    t.put("boromir", "pelargir").put("aragorn", "minas-tirith")
    return t.put("saruman", "orthanc").put("witch-king", "minas-morgul")


def reinforcements(t: Table) -> dict[str, int]:
    found = {}
    for nation in NATIONS:
        found[nation] = t.pool(f"{nation}-regular") + t.pool(f"{nation}-elite")
        found[f"{nation}-leader"] = t.pool(f"{nation}-leader")
    found["sauron-nazgul"] = t.pool("nazgul")
    return found


@pytest.mark.parametrize(("card", "printed"), PRINTED)
@pytest.mark.parametrize("last", [False, True])
def test_as_many_come_as_are_printed(card: str, printed: dict[str, int], last: bool) -> None:
    """Whatever is answered, the first of all answers or the last. [W9.28]"""
    t = ready(card)
    before = reinforcements(t)
    play(t, card)
    while not over(t):
        t.play(t.options()[-1 if last else 0])
    after = reinforcements(t)
    came = {name: before[name] - after[name] for name in before if before[name] != after[name]}
    assert came == printed
