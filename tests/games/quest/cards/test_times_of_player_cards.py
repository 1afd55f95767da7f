"""When the cards of the players can be played and used: every window, every card with an action."""

from typing import Final

import pytest

from ringtable.games.quest.box.components import (
    ACTION,
    ALLY,
    ATTACHMENT,
    COMBAT_ACTION,
    EVENT,
    NEUTRAL,
    QUEST_ACTION,
    TACTICS,
    WINDOWS,
)
from ringtable.games.quest.state import Quest
from tests.games.quest.card_coverage import PACK, about
from tests.games.quest.scenario import Table

PLAYER_CARDS: Final = [card for card in PACK.titles if PACK.sphere[card] <= NEUTRAL]
EVENTS: Final = [PACK.ids[card] for card in PLAYER_CARDS if PACK.kind[card] == EVENT]
QUEST_ONLY: Final = {"radagasts-cunning", "secret-paths"}
COMBAT_ONLY: Final = {"feint"}
RESPONSES: Final = {
    "valiant-sacrifice", "swift-strike", "strength-of-will", "hasty-stroke", "a-test-of-will",
}  # fmt: skip
QUEST_WINDOWS: Final = ("W-Q0", "W-Q1", "W-Q2", "W-Q3")
ATTACK_WINDOWS: Final = ("W-DEF1", "W-DEF2", "W-DEF3", "W-DEF4")
STRIKE_WINDOWS: Final = ("W-ATK1", "W-ATK2", "W-ATK3")
COMBAT_WINDOWS: Final = ("W-C0", "W-C1", "W-C2", *ATTACK_WINDOWS, *STRIKE_WINDOWS)
IN_PLAY: Final = {
    "faramir", "beorn", "wandering-took", "daughter-of-the-nimrodel", "henamarth-riversong",
    "gleowine", "eowyn", "denethor", "glorfindel", "beravor", "steward-of-gondor",
    "unexpected-courage", "protector-of-lorien", "self-preservation",
}  # fmt: skip


def rich(window: str) -> Table:
    """A position in which every player card with an action has something to do."""
    start = window
    if window in ATTACK_WINDOWS:
        start = "W-C0"
    elif window in STRIKE_WINDOWS:
        start = "W-C1"
    heroes = ["aragorn", "gimli", "legolas", "thalin", "eowyn", "denethor", "glorfindel", "beravor"]
    table = Table(
        seats=2,
        heroes=[heroes, ["dunhere"]],
        allies=[
            "faramir", "beorn", "wandering-took", "daughter-of-the-nimrodel",
            "henamarth-riversong", "gleowine", "horseback-archer", "guard-of-the-citadel",
        ],
        attached={
            "steward-of-gondor": "gimli",
            "unexpected-courage": "aragorn",
            "protector-of-lorien": "gimli",
            "self-preservation": "gimli",
        },
        hands=[*EVENTS, "gandalf", "dwarven-axe", "forest-snare", "power-in-the-earth"],
        decks=["feint"] * 3,
        discards=["snowbourn-scout", "the-favor-of-the-lady", "theodred"],
        resources=dict.fromkeys(heroes, 5),
        damage={"gimli": 2},
        exhausted=["aragorn", "guard-of-the-citadel"],
        engaged=["hill-troll"],
        staging=["marsh-adder", "gladden-fields"],
        encounters=["banks-of-the-anduin"],
        scenario="journey-along-the-anduin",
        at=start,
    )  # fmt: skip
    if window in ATTACK_WINDOWS:
        table.pass_until("W-DEF1")
        if window != "W-DEF1":
            table.pass_until("defend").play("defend beorn").pass_until(window)
    elif window in STRIKE_WINDOWS:
        table.pass_until("target").attack_with("hill-troll", "thalin").pass_until(window)
    assert table.window == window
    assert table.asked == 0
    return table


def test_the_lists_are_those_of_the_cards() -> None:
    """[Q18.1, Q5.9]"""

    def titles(kinds: tuple[int, ...], *abilities: int) -> set[str]:
        return {
            PACK.ids[card]
            for card in PLAYER_CARDS
            if PACK.kind[card] in kinds
            and any(ability in abilities for ability, _ in PACK.abilities[card])
        }

    assert titles((EVENT,), QUEST_ACTION) == QUEST_ONLY
    assert titles((EVENT,), COMBAT_ACTION) == COMBAT_ONLY
    assert titles((EVENT,), ACTION) == {*EVENTS} - QUEST_ONLY - COMBAT_ONLY - RESPONSES
    assert titles((0, ALLY, ATTACHMENT), ACTION, QUEST_ACTION, COMBAT_ACTION) == IN_PLAY


@pytest.mark.parametrize("window", WINDOWS)
def test_what_can_be_done_in_a_window(window: str) -> None:
    """Events by their kind, allies and attachments in the own planning turn, no response.
    [Q5.4, Q5.9, Q7.1, Q7.22, Q18.3, Q18.8, Q32.3]"""
    table = rich(window)
    expected = {*EVENTS} - RESPONSES
    if window not in QUEST_WINDOWS:
        expected -= QUEST_ONLY
    if window not in COMBAT_WINDOWS:
        expected -= COMBAT_ONLY
    if window == "W-PLAN":
        expected |= {"gandalf", "dwarven-axe", "forest-snare", "power-in-the-earth"}
    offered = table.offered
    assert {text.split()[1] for text in offered if text.startswith("play ")} == expected
    assert {text.split()[1] for text in offered if text.startswith("use ")} == IN_PLAY


@pytest.mark.parametrize("id", EVENTS)
def test_an_event_without_a_hero_of_its_sphere_is_refused(id: str) -> None:
    """Whatever the others hold. [Q7.5, Q7.9]"""
    other = "gimli" if PACK.sphere[PACK.numbers[id]] != PACK.sphere[PACK.numbers["gimli"]] else ""
    table = Table(
        heroes=[other or "eowyn", "aragorn" if other != "gimli" else "legolas"],
        allies=["beorn"],
        hands=[id],
        resources={other or "eowyn": 9},
        at="W-Q0",
    )
    assert not table.may(f"play {id}")
    if id not in RESPONSES:
        cost = PACK.cost[PACK.numbers[id]]
        assert table.refused(f"play {id}") == ("Q7.9" if cost == 0 else "Q7.5")


@pytest.mark.parametrize("id", EVENTS)
def test_an_event_needs_its_full_cost_from_its_own_sphere(id: str) -> None:
    """One resource less and it is refused, whatever heroes of other spheres have. [Q7.5, Q7.13]"""
    if id in RESPONSES or id == "thicket-of-spears" or PACK.cost[PACK.numbers[id]] <= 0:
        return
    window = "W-C0" if id == "feint" else "W-Q0"
    table = rich(window)
    assert table.may(f"play {id}")
    payers = [
        hero
        for hero in table.s.heroes(0)
        if PACK.sphere[table.s.title[hero]] == PACK.sphere[PACK.numbers[id]]
    ]

    def impoverish(s: Quest) -> None:
        for hero in payers:
            s.resources[hero] = 0
        s.resources[payers[0]] = PACK.cost[PACK.numbers[id]] - 1

    table.do(impoverish)
    assert not table.may(f"play {id}")
    assert table.refused(f"play {id}") == "Q7.5"


# Allies and attachments from the hand

PAYERS: Final = ("aragorn", "gimli", "eowyn", "beravor")  # by sphere
OWN_CARDS: Final = [
    PACK.ids[card] for card in PLAYER_CARDS if PACK.kind[card] in (ALLY, ATTACHMENT)
]
HOSTS: Final = {
    "forest-snare": ["on king-spider"],
    "power-in-the-earth": ["on forest-gate", "on old-forest-road"],
    "self-preservation": ["on {hero}", "on dunhere", "on thalin", "on horseback-archer"],
}


def payer_of(id: str) -> str:
    """A hero of its sphere; for Gandalf anybody."""
    return PAYERS[PACK.sphere[PACK.numbers[id]] % len(PAYERS)]


def planning(id: str, n: int, window: str = "W-PLAN", hero: str = "") -> Table:
    """A hero of the sphere with so many resources, and one of every kind of host."""
    hero = hero or payer_of(id)
    return Table(
        seats=2,
        heroes=[[hero, "thalin"], ["dunhere"]],
        allies=["horseback-archer"],
        hands=[id, "stand-together"],
        resources={hero: n, "dunhere": 9},
        engaged=["king-spider"],
        staging=["forest-gate", "forest-spider"],
        active="old-forest-road",
        at=window,
    )


@pytest.mark.parametrize("id", OWN_CARDS)
def test_an_ally_or_attachment_is_played_for_its_cost(id: str) -> None:
    """Not for less, not by others, not at another time. [Q7.1, Q7.4, Q7.5, Q7.13, Q7.18]"""
    card = PACK.numbers[id]
    hero = payer_of(id)
    table = planning(id, PACK.cost[card])
    table.play(f"play {id}")
    if PACK.kind[card] == ATTACHMENT:
        hosts = HOSTS.get(id, ["on {hero}", "on thalin", "on dunhere"])
        if len(hosts) > 1:
            assert sorted(table.offered) == sorted(host.format(hero=hero) for host in hosts)
            table.play(hosts[0].format(hero=hero))
        assert table.zone(id) == "attached"
    else:
        assert table.zone(id) == "play"
        assert table.controller(id) == 0
    assert table.is_ready(id)
    assert table.resources_on(hero) == 0
    assert table.resources_on("dunhere") == 9
    assert planning(id, PACK.cost[card] - 1).refused(f"play {id}") == "Q7.4"
    assert planning(id, 9, "W-Q0").refused(f"play {id}") == "Q7.1"
    if PACK.sphere[card] not in (TACTICS, NEUTRAL):
        assert planning(id, 9, hero="legolas").refused(f"play {id}") == "Q7.5"


@pytest.mark.parametrize("id", OWN_CARDS)
def test_nothing_is_played_in_the_planning_turn_of_another(id: str) -> None:
    """[Q7.2, Q7.3]"""
    hero = payer_of(id)
    table = Table(
        seats=2,
        heroes=[["legolas"], [hero, "thalin"]],
        hands=[["stand-together"], [id, "stand-together"]],
        resources={hero: 9},
        engaged=["king-spider"],
        staging=["forest-gate"],
        at="W-PLAN",
    )
    table.pass_()
    assert table.asked == 1
    assert table.refused(f"play {id}") == "Q7.3"
    table.pass_()
    assert (table.window, table.asked) == ("W-PLAN", 1)
    assert table.may(f"play {id}")


@pytest.mark.parametrize("id", [id for id in OWN_CARDS if PACK.unique[PACK.numbers[id]]])
def test_a_unique_card_is_played_once(id: str) -> None:
    """Whoever has it in play. [Q23.1, Q23.2]"""
    card = PACK.numbers[id]
    attached = PACK.kind[card] == ATTACHMENT
    hero = payer_of(id)
    table = Table(
        seats=2,
        heroes=[[hero, "thalin"], ["dunhere"]],
        allies=[[], [] if attached else [id]],
        attached={id: "dunhere"} if attached else {},
        hands=[id, "stand-together"],
        resources={hero: 9},
        at="W-PLAN",
    )
    assert table.refused(f"play {id}") == "Q23.1"


def test_these_and_no_others_are_unique() -> None:
    """[Q23.1, Q23.3]"""
    assert {id for id in OWN_CARDS if PACK.unique[PACK.numbers[id]]} == {
        "faramir", "brok-ironfist", "beorn", "henamarth-riversong", "gleowine", "gandalf",
        "steward-of-gondor", "celebrians-stone", "horn-of-gondor",
    }  # fmt: skip


# Texts that speak of their own copy alone [Q18.21]


@about(
    "son-of-arnor",
    "snowbourn-scout",
    "longbeard-orc-slayer",
    "miner-of-the-iron-hills",
    "erebor-hammersmith",
)
@pytest.mark.parametrize(
    "ally",
    [
        "son-of-arnor",
        "snowbourn-scout",
        "longbeard-orc-slayer",
        "miner-of-the-iron-hills",
        "erebor-hammersmith",
    ],
)
def test_only_the_copy_that_came_into_play_answers(ally: str) -> None:
    """Another copy that is in play already does not, nor does it answer other allies. [Q18.21]"""
    table = Table(
        heroes=["aragorn", "denethor"],
        allies=[ally],
        hands=[ally, "guard-of-the-citadel", "gleowine"],
        discards=["citadel-plate"],
        attached={"the-favor-of-the-lady": "aragorn"},
        resources={"aragorn": 6, "denethor": 6},
        staging=["east-bight-patrol", "forest-gate"],
        at="W-PLAN",
    )
    for other in ("guard-of-the-citadel", "gleowine"):
        table.play(f"play {other}")
        assert table.asks == "act"
    table.play(f"play {ally}")
    assert table.asks == "respond"
    assert table.offered == [f"use {ally}"]
    table.play(f"use {ally}")
    assert table.asks != "respond"


@about("gandalf")
def test_gandalf_does_not_answer_the_arrival_of_others() -> None:
    """[Q18.21]"""
    table = Table(
        heroes=["aragorn"],
        allies=["gandalf"],
        hands=["guard-of-the-citadel"],
        resources={"aragorn": 2},
        staging=["east-bight-patrol"],
        at="W-PLAN",
    )
    table.play("play guard-of-the-citadel")
    assert table.asks != "respond"


@about("aragorn", "theodred", "lorien-guide", "northern-tracker")
@pytest.mark.parametrize(
    ("quests", "watches"),
    [
        ("theodred", "aragorn"),
        ("aragorn", "theodred"),
        ("lorien-guide#1", "lorien-guide#2"),
        ("northern-tracker#1", "northern-tracker#2"),
    ],
)
def test_who_stays_behind_does_not_answer_the_commitment_of_others(
    quests: str, watches: str
) -> None:
    """[Q18.21, Q8.6]"""
    table = Table(
        heroes=["aragorn", "theodred"],
        allies=["lorien-guide", "lorien-guide", "northern-tracker", "northern-tracker"],
        resources={"aragorn": 1},
        exhausted=["aragorn"] if watches == "aragorn" else [],
        staging=["forest-gate"],
        active="old-forest-road",
        at="S-Q1",
    )
    table.commit(quests)
    assert table.asks == "respond"
    assert [option for option in table.options if option != "pass"] == [f"use {quests}"]


@about("gondorian-spearman")
def test_a_spearman_does_not_answer_for_another_defender() -> None:
    """[Q18.21]"""
    table = Table(
        heroes=["gimli"],
        allies=["gondorian-spearman", "gondorian-spearman"],
        engaged=["king-spider"],
        at="W-C0",
    )
    table.pass_until("defend").play("defend gimli")
    assert table.asks != "respond"
    other = Table(
        heroes=["gimli"],
        allies=["gondorian-spearman", "gondorian-spearman"],
        engaged=["king-spider"],
        at="W-C0",
    )
    other.pass_until("defend").play("defend gondorian-spearman#2")
    assert [option for option in other.options if option != "pass"] == ["use gondorian-spearman#2"]
