"""Keywords. [Q19]"""

from ringtable.games.quest.box.components import ENCOUNTER_DECK
from ringtable.games.quest.phases.reveal import reveal_top
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.effects import END_OF_PHASE, GAINS_SURGE, begin
from ringtable.games.quest.zones import move
from tests.games.quest.encounters import ESCAPE
from tests.games.quest.scenario import Table


def test_doomed_raises_everybodys_threat() -> None:
    """Also outside staging. [Q19.1, Q19.2]"""
    table = Table(seats=2, heroes=[["gimli"], ["eowyn"]]).reveal("cavern-guardian")
    assert table.s.threat == [21, 21]


def test_surge_reveals_one_card_more() -> None:
    """Before any window. [Q19.3, Q19.5]"""
    table = Table(encounters=["gladden-fields", "marsh-adder"]).reveal("wolf-rider")
    assert table.staging == ["wolf-rider", "gladden-fields"]


def test_a_card_gains_surge_only_by_an_effect_that_stands() -> None:
    """[Q19.4]"""
    table = Table(
        heroes=["eowyn"],
        hands=["a-test-of-will"],
        resources={"eowyn": 1},
        encounters=["gladden-fields"],
    )
    table.reveal("driven-by-shadow").play("play a-test-of-will for driven-by-shadow")
    assert table.staging == []
    other = Table(encounters=["gladden-fields"]).reveal("driven-by-shadow")
    assert other.staging == ["gladden-fields"]


def guarded(*encounters: str, **more: object) -> Table:
    table = Table(
        heroes=["gimli", "legolas"],
        encounters=list(encounters),
        scenario="escape-from-dol-guldur",
        stage="through-the-caverns",
        **more,  # type: ignore[arg-type]  # the settings of a table
    )
    return table.reveal("shadow-key").pass_windows()


def test_the_next_card_guards_an_objective() -> None:
    """An enemy or location, which counts its threat. [Q19.6, Q19.7, Q19.11]"""
    table = guarded("dungeon-jailor", "gladden-fields")
    assert table.staging == ["dungeon-jailor"]
    assert table.host_of("shadow-key") == "dungeon-jailor"
    assert table.controller("shadow-key") == -1


def test_a_treachery_does_not_guard() -> None:
    """[Q19.8]"""
    table = guarded("the-necromancers-reach", "dungeon-jailor")
    assert table.staging == ["shadow-key"]


def test_another_objective_makes_way_for_the_next_card() -> None:
    """Then its own guard comes. [Q19.9]"""
    table = guarded("dungeon-torch", "dungeon-jailor", "endless-caverns", "tower-gate")
    assert table.host_of("shadow-key") == "dungeon-jailor"
    assert table.host_of("dungeon-torch") == "endless-caverns"


def test_cards_of_surge_do_not_guard() -> None:
    """[Q19.10]"""
    table = guarded("wolf-rider", "dungeon-jailor")
    assert table.host_of("shadow-key") == "wolf-rider"
    assert sorted(table.staging) == ["dungeon-jailor", "wolf-rider"]


def test_without_a_card_there_is_no_guard() -> None:
    """[Q19.25]"""
    table = guarded()
    assert table.staging == ["shadow-key"]
    assert [fact.values for fact in table.told("unguarded")] == [("shadow-key",)]
    assert not guarded("forest-gate").told("unguarded")


def test_an_objective_goes_with_its_guard_and_is_free_when_that_leaves() -> None:
    """[Q19.11, Q19.12, Q19.13]"""
    from ringtable.games.quest.combat.damage import deal_damage
    from ringtable.games.quest.state import Quest

    table = Table(
        heroes=["gimli", "legolas"],
        threat=40,
        staging=["dungeon-jailor"],
        guards={"shadow-key": "dungeon-jailor"},
        scenario="escape-from-dol-guldur",
        stage="through-the-caverns",
        at="S-ENC2",
    )
    assert table.engaged() == ["dungeon-jailor"]
    assert table.host_of("shadow-key") == "dungeon-jailor"
    jailor = table.card("dungeon-jailor")

    def fall(s: Quest) -> None:
        deal_damage(s, [jailor], 9, "Q13.2")

    table.do(fall)
    assert table.zone("shadow-key") == "staging"
    assert table.host_of("shadow-key") == ""


def test_two_restricted_attachments_are_not_too_many() -> None:
    """[Q19.19]"""
    table = Table(
        heroes=["gimli"],
        attached={"citadel-plate": "gimli"},
        hands=["horn-of-gondor", "stand-together"],
        resources={"gimli": 1},
        at="W-PLAN",
    )
    table.play("play horn-of-gondor")
    assert table.window == "W-PLAN"
    assert table.host_of("citadel-plate") == table.host_of("horn-of-gondor") == "gimli"


def test_a_third_restricted_attachment_makes_one_go() -> None:
    """Chosen by the controller of the character. [Q19.19, Q31.11]"""
    table = Table(
        heroes=["gimli"],
        attached={"citadel-plate": "gimli", "dwarven-axe": "gimli"},
        hands=["horn-of-gondor"],
        resources={"gimli": 1},
        at="W-PLAN",
    )
    table.play("play horn-of-gondor")
    assert table.asks == "drop-restricted"
    table.play("drop dwarven-axe")
    assert table.zone("dwarven-axe") == "discard"
    assert table.zone("horn-of-gondor") == "attached"


def test_claimed_objectives_are_restricted_attachments_too() -> None:
    """One that is put away goes to the staging area. [Q19.14, Q29.25]"""
    table = Table(
        heroes=["gimli"],
        attached={"shadow-key": "gimli", "dwarven-axe": "gimli"},
        hands=["horn-of-gondor"],
        resources={"gimli": 1},
        scenario="escape-from-dol-guldur",
        stage="out-of-the-dungeons",
        at="W-PLAN",
    )
    table.play("play horn-of-gondor", "drop shadow-key")
    assert table.zone("shadow-key") == "staging"
    assert table.controller("shadow-key") == -1


def test_ranged_belongs_to_the_controller() -> None:
    """[Q19.17]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        engaged=["dol-guldur-beastmaster"],
        exhausted=["legolas"],
        at="W-C1",
    )
    table.pass_until("target").play("attack dol-guldur-beastmaster")
    assert table.asks != "join"  # it must be ready


# Surge beside other things: given here to cards that do not have it


def revealed_with_surge(name: str, **more: object) -> Table:
    """The card is on top of the deck, has surge from elsewhere, and is revealed."""
    table = Table(**more)  # type: ignore[arg-type]  # the settings of a table
    begin(table.s, GAINS_SURGE, table.unused(name), 1, END_OF_PHASE)
    return table.reveal(name)


def revealed(table: Table) -> list[str]:
    return [str(fact.values[0]) for fact in table.told("revealed")]


def test_each_instance_of_surge_reveals_a_card() -> None:
    """Printed and gained: two cards. [Q19.5]"""
    table = revealed_with_surge(
        "wolf-rider", encounters=["forest-gate", "old-forest-road", "enchanted-stream"]
    )
    assert revealed(table) == ["wolf-rider", "forest-gate", "old-forest-road"]


def test_the_guard_comes_before_the_surge() -> None:
    """Steps 6 and 7 of a reveal. [Q8.13, Q19.3]"""
    table = revealed_with_surge(
        "shadow-key", scenario=ESCAPE, encounters=["forest-gate", "old-forest-road"]
    )
    assert revealed(table) == ["shadow-key", "forest-gate", "old-forest-road"]
    assert table.host_of("shadow-key") == "forest-gate"


def test_the_surge_of_a_cancelled_treachery_comes_before_its_replacement() -> None:
    """The card that takes its place is the guard, the one that surged is not. [QC8, Q8.15]"""
    table = Table(
        heroes=["eleanor", "gimli"],
        scenario=ESCAPE,
        encounters=["the-necromancers-reach", "forest-gate", "old-forest-road"],
    )
    begin(table.s, GAINS_SURGE, table.card("the-necromancers-reach"), 1, END_OF_PHASE)
    table.reveal("shadow-key").play("use eleanor")
    assert revealed(table)[2:] == ["forest-gate", "old-forest-road"]
    assert table.host_of("shadow-key") == "old-forest-road"


def test_a_surge_gained_by_an_effect_is_gained_anew_or_not_at_all() -> None:
    """The same copy is revealed again in the phase, and now something waits. [Q19.4]"""
    table = Table(encounters=["forest-gate", "old-forest-road"]).reveal("driven-by-shadow")
    assert revealed(table) == ["driven-by-shadow", "forest-gate"]
    card = table.card("driven-by-shadow")

    def once_more(s: Quest) -> None:
        move(s, card, ENCOUNTER_DECK)
        reveal_top(s)

    table.do(once_more)
    assert revealed(table) == ["driven-by-shadow", "forest-gate", "driven-by-shadow"]
