"""Player cards that answer the same moment, pair by pair. [Q18.12 to Q18.28]

Stand Together in the hand of a tactics player keeps every window open: it is always legal.
"""

from itertools import combinations
from typing import Final

import pytest

from ringtable.games.quest.box.components import (
    LAST_NUMBER,
    MOMENTS,
    NEUTRAL,
    ORC_GUARD,
)
from ringtable.games.quest.scenarios.prisoner import lay_orc_guard
from ringtable.games.quest.state import Quest
from tests.games.quest.card_coverage import PACK, TESTS, about, marks_in
from tests.games.quest.scenario import Table

# Moments that can belong to one instant and are then served together. [Q18.24]
INSTANTS: Final = (
    ("M-COMMIT",),
    ("M-TURNED", "M-REVEAL"),
    ("M-TRAVELLED",),
    ("M-DEALT",),
    ("M-DEFENDER",),
    ("M-SHADOW",),
    ("M-KILL", "M-DAMAGED", "M-DESTROYED", "M-LEAVES"),
    ("M-PLAYED", "M-ENTERS"),
    ("M-END-PHASE", "M-END-ROUND"),
)

# Who answers when, by the table of the moments. [Q32.5]
ANSWERS: Final = {
    "M-COMMIT": ("aragorn", "theodred", "lorien-guide", "northern-tracker"),
    "M-TURNED": ("thalin",),
    "M-REVEAL": ("eleanor", "a-test-of-will"),
    "M-TRAVELLED": ("strength-of-will",),
    "M-DEALT": ("dark-knowledge",),
    "M-DEFENDER": ("gondorian-spearman", "swift-strike"),
    "M-SHADOW": ("hasty-stroke",),
    "M-KILL": ("legolas", "blade-of-gondolin"),
    "M-PLAYED": ("erebor-hammersmith",),
    "M-ENTERS": (
        "son-of-arnor", "snowbourn-scout", "longbeard-orc-slayer", "miner-of-the-iron-hills",
        "gandalf",
    ),
    "M-DAMAGED": ("gloin",),
    "M-DESTROYED": ("horn-of-gondor",),
    "M-LEAVES": ("brok-ironfist", "valiant-sacrifice"),
    "M-END-PHASE": ("sneak-attack", "beorn"),
    "M-END-ROUND": ("gandalf",),
}  # fmt: skip

# Several copies of these can answer one and the same occurrence, or occurrences of one instant.
WITH_ITSELF: Final = (
    "lorien-guide",
    "northern-tracker",
    "a-test-of-will",
    "strength-of-will",
    "swift-strike",
    "hasty-stroke",
    "blade-of-gondolin",
    "dark-knowledge",
    "gondorian-spearman",
    "valiant-sacrifice",
)

ENTERING: Final = [*combinations((*ANSWERS["M-ENTERS"], *ANSWERS["M-PLAYED"]), 2)]
KILLING: Final = [
    (killer, other)
    for killer in ANSWERS["M-KILL"]
    for other in ("gloin", "horn-of-gondor", "brok-ironfist", "valiant-sacrifice")
]

Pair = frozenset[str]


def all_pairs() -> set[Pair]:
    """Every two titles that answer one instant, and the titles that meet themselves."""
    found = {frozenset((one,)) for one in WITH_ITSELF}
    for moments in INSTANTS:
        titles = [title for moment in moments for title in ANSWERS[moment]]
        found |= {frozenset(pair) for pair in combinations(titles, 2)}
    return found


def test_the_table_of_answers_is_that_of_the_cards() -> None:
    """Sneak Attack and Beorn wait for the end of a phase by what their actions say. [Q32.5]"""
    found: dict[str, set[str]] = {moment: set() for moment in ANSWERS}
    for card in PACK.titles:
        if card <= LAST_NUMBER and PACK.sphere[card] <= NEUTRAL:
            for _, moment in PACK.abilities[card]:
                if moment >= 0:
                    found.setdefault(MOMENTS[moment], set()).add(PACK.ids[card])
    found["M-END-PHASE"] |= {"sneak-attack", "beorn"}
    assert found == {moment: set(titles) for moment, titles in ANSWERS.items()}


def test_every_pair_of_answers_has_a_test() -> None:
    """[Q18.24, Q18.28]"""
    tested = {frozenset(marks) for marks in marks_in(TESTS / "pairs" / "test_one_moment.py")}
    tested |= {frozenset(pair) for pair in (*ENTERING, *KILLING)}
    assert all_pairs() - tested == set()


# M-COMMIT


def committing(*names: str, **more: object) -> Table:
    """Aragorn, Théodred, a Guide and a Tracker before two locations; these commit."""
    table = Table(
        heroes=["aragorn", "theodred", "gimli"],
        allies=["lorien-guide", "lorien-guide", "northern-tracker", "northern-tracker"],
        hands=["stand-together"],
        resources={"aragorn": int(str(more.get("resources", 0)))},
        active="great-forest-web",
        staging=["old-forest-road", "great-forest-web#2"],
        encounters=["king-spider"],
        at="S-Q1",
    )
    return table.commit(*names)


@about("aragorn", "theodred")
def test_theodred_pays_for_aragorn_in_one_order_and_not_in_the_other() -> None:
    """The resource comes in time for the same commitment. [Q8.6, Q18.26]"""
    table = committing("aragorn", "theodred")
    assert table.offered == ["use theodred"]  # Aragorn is poor
    table.play("use theodred", "choose aragorn")
    assert table.offered == ["use aragorn"]
    table.play("use aragorn")
    assert table.is_ready("aragorn")
    assert table.resources_on("aragorn") == 0
    other = committing("aragorn", "theodred", resources=1)
    assert sorted(other.offered) == ["use aragorn", "use theodred"]
    other.play("use aragorn", "use theodred", "choose aragorn")
    assert (other.is_ready("aragorn"), other.resources_on("aragorn")) == (True, 1)
    assert other.window == "W-Q1"


@about("aragorn", "lorien-guide")
@pytest.mark.parametrize("order", [("aragorn", "lorien-guide"), ("lorien-guide", "aragorn")])
def test_aragorn_and_a_guide(order: tuple[str, str]) -> None:
    """[Q8.6, Q18.14]"""
    table = committing("aragorn", "lorien-guide", resources=1)
    assert sorted(table.offered) == ["use aragorn", "use lorien-guide"]
    table.play(*[f"use {name}" for name in order])
    assert table.is_ready("aragorn")
    assert table.progress_on("great-forest-web") == 1
    assert table.window == "W-Q1"


@about("aragorn", "northern-tracker")
@pytest.mark.parametrize(
    "order", [("aragorn", "northern-tracker"), ("northern-tracker", "aragorn")]
)
def test_aragorn_and_a_tracker(order: tuple[str, str]) -> None:
    """[Q8.6, Q18.14]"""
    table = committing("aragorn", "northern-tracker", resources=1)
    assert sorted(table.offered) == ["use aragorn", "use northern-tracker"]
    table.play(*[f"use {name}" for name in order])
    assert table.is_ready("aragorn")
    assert table.progress_on("old-forest-road") == 1


@about("theodred", "lorien-guide")
@pytest.mark.parametrize("order", [("theodred", "lorien-guide"), ("lorien-guide", "theodred")])
def test_theodred_and_a_guide(order: tuple[str, str]) -> None:
    """The ally is no hero to give the resource to. [Q8.6, Q18.14]"""
    table = committing("theodred", "lorien-guide")
    assert sorted(table.offered) == ["use lorien-guide", "use theodred"]
    table.play(*[f"use {name}" for name in order])
    assert table.resources_on("theodred") == 1
    assert table.progress_on("great-forest-web") == 1


@about("theodred", "northern-tracker")
@pytest.mark.parametrize(
    "order", [("theodred", "northern-tracker"), ("northern-tracker", "theodred")]
)
def test_theodred_and_a_tracker(order: tuple[str, str]) -> None:
    """[Q8.6, Q18.14]"""
    table = committing("theodred", "northern-tracker")
    assert sorted(table.offered) == ["use northern-tracker", "use theodred"]
    table.play(*[f"use {name}" for name in order])
    assert table.resources_on("theodred") == 1
    assert table.progress_on("old-forest-road") == 1


@about("lorien-guide", "northern-tracker")
@pytest.mark.parametrize("first", ["lorien-guide", "northern-tracker"])
def test_a_guide_and_a_tracker_mark_different_locations(first: str) -> None:
    """The active one and those of the staging area. [Q9.8, Q9.7]"""
    table = committing("lorien-guide", "northern-tracker")
    second = {"lorien-guide": "northern-tracker"}.get(first, "lorien-guide")
    table.play(f"use {first}", f"use {second}")
    assert table.progress_on("great-forest-web#1") == 1
    assert table.progress_on("great-forest-web#2") == 1
    assert table.progress_on("old-forest-road") == 1


@about("lorien-guide")
def test_two_guides_explore_the_active_location_together() -> None:
    """A third would have nothing left to mark. [Q18.28, Q21.4]"""
    table = committing("lorien-guide#1", "lorien-guide#2")
    table.play("use lorien-guide#1", "use lorien-guide#2")
    assert table.zone("great-forest-web#1") == "encounter-discard"
    assert table.zone("great-forest-web#2") == "staging"


@about("northern-tracker")
def test_two_trackers_explore_one_location_and_mark_the_other_twice() -> None:
    """Each answers once. [Q18.10, Q18.28, Q9.8]"""
    table = committing("northern-tracker#1", "northern-tracker#2")
    table.play("use northern-tracker#2", "use northern-tracker#1")
    assert table.zone("great-forest-web#2") == "encounter-discard"
    assert table.progress_on("old-forest-road") == 2
    assert table.window == "W-Q1"


# M-TURNED and M-REVEAL


def revealing(id: str, *committed: str, n: int = 1) -> Table:
    table = Table(
        heroes=["eleanor", "thalin", "gimli"],
        hands=["a-test-of-will"] * n + ["stand-together"],
        resources={"eleanor": 2},
        committed=committed,
        encounters=["old-forest-road"],
    )
    return table.reveal(id)


@about("thalin", "eleanor")
def test_thalin_comes_before_eleanor_and_has_no_part_in_treacheries() -> None:
    """Her replacement is an enemy: he wounds it. [QC6, QC8, Q8.13]"""
    table = Table(
        heroes=["eleanor", "thalin", "gimli"],
        committed=["thalin"],
        encounters=["forest-spider", "old-forest-road"],
    )
    table.reveal("the-necromancers-reach").play("use eleanor")
    assert table.damage_on("forest-spider") == 1
    enemy = revealing("king-spider", "thalin")
    assert not any(text.startswith("use eleanor") for text in enemy.options)
    assert enemy.damage_on("king-spider") == 1


@about("thalin", "a-test-of-will")
def test_an_enemy_that_thalin_kills_has_no_effect_to_cancel() -> None:
    """One that lives is wounded before it can be cancelled. [QC6, QC50, Q8.13]"""
    alive = revealing("king-spider", "thalin")
    assert alive.damage_on("king-spider") == 1
    assert alive.may("play a-test-of-will")
    dead = Table(
        heroes=["eleanor", "thalin", "gimli"],
        hands=["a-test-of-will", "stand-together"],
        resources={"eleanor": 2},
        committed=["thalin"],
        encounters=["old-forest-road"],
    )
    bats = dead.unused("black-forest-bats")
    dead.s.damage[bats] = 1
    dead.reveal("black-forest-bats")
    assert dead.zone("black-forest-bats") == "encounter-discard"
    assert dead.asks != "respond"


@about("eleanor", "a-test-of-will")
def test_eleanor_or_a_test_of_will_but_not_both() -> None:
    """The moment closes when the effect is cancelled. [Q32.9, QC8, QC50]"""
    table = revealing("the-necromancers-reach")
    assert sorted(table.offered) == [
        "play a-test-of-will for the-necromancers-reach",
        "use eleanor for the-necromancers-reach",
    ]
    table.play("play a-test-of-will")
    assert table.is_ready("eleanor")
    assert table.staging == []  # no replacement
    assert table.asks != "respond"
    other = revealing("the-necromancers-reach").play("use eleanor")
    assert other.staging == ["old-forest-road"]
    assert "a-test-of-will" in other.hand()
    assert other.asks != "respond"


@about("eleanor", "a-test-of-will")
def test_a_test_of_will_may_answer_what_eleanor_brought() -> None:
    """[QC8, Q18.25]"""
    table = Table(
        heroes=["eleanor", "gimli"],
        hands=["a-test-of-will", "stand-together"],
        resources={"eleanor": 1},
        encounters=["king-spider", "old-forest-road"],
    )
    table.reveal("the-necromancers-reach").play("use eleanor")
    assert table.offered == ["play a-test-of-will for king-spider"]
    table.play("play a-test-of-will")
    assert table.is_ready("gimli")
    assert table.staging == ["king-spider"]


@about("a-test-of-will")
def test_one_test_of_will_is_enough() -> None:
    """[Q32.9]"""
    table = revealing("king-spider", n=2).play("play a-test-of-will")
    assert table.hand().count("a-test-of-will") == 1
    assert table.asks != "respond"


# M-TRAVELLED, M-DEALT, M-SHADOW: each with itself


@about("strength-of-will")
def test_a_second_strength_of_will_needs_a_second_character_and_a_location() -> None:
    """When the first one has explored it, the other answers nothing. [Q18.28, Q21.4]"""
    table = Table(
        heroes=["eowyn", "dunhere", "gimli"],
        hands=["strength-of-will", "strength-of-will", "stand-together"],
        staging=["old-forest-road", "forest-gate"],
        progress={"forest-gate": 2},
        at="S-TRV",
    )
    table.play("travel forest-gate", "play strength-of-will", "choose eowyn")
    assert table.zone("forest-gate") == "encounter-discard"
    assert not table.may("play strength-of-will")


@about("dark-knowledge")
def test_two_pieces_of_dark_knowledge_may_look_at_two_cards() -> None:
    """[QC71, Q18.28]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={"dark-knowledge#1": "gimli", "dark-knowledge#2": "legolas"},
        hands=["stand-together"],
        engaged=["king-spider", "black-forest-bats"],
        encounters=["forest-gate", "old-forest-road"],
        at="S-C0",
    )
    table.play("use dark-knowledge#1", "look king-spider#1 1")
    assert table.may("use dark-knowledge#2")
    table.play("use dark-knowledge#2", "look black-forest-bats 1")
    assert [fact.values[2] for fact in table.told("looked")] == [
        ["forest-gate"], ["old-forest-road"],
    ]  # fmt: skip


@about("hasty-stroke")
def test_one_hasty_stroke_is_enough() -> None:
    """[Q32.9]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["hasty-stroke", "hasty-stroke", "stand-together"],
        resources={"eowyn": 2},
        engaged=["king-spider"],
        encounters=["dol-guldur-orcs"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("respond")
    table.play("play hasty-stroke")
    assert table.window == "W-DEF3"
    assert table.hand().count("hasty-stroke") == 1


# M-DEFENDER


def defending(enemy: str, n: int = 1, damage: int = 0) -> Table:
    table = Table(
        heroes=["gimli", "legolas"],
        allies=["gondorian-spearman", "gondorian-spearman"],
        hands=["swift-strike"] * n + ["stand-together"],
        resources={"gimli": 2, "legolas": 2},
        engaged=[enemy],
        damage={enemy: damage},
        at="W-C0",
    )
    return table


@about("gondorian-spearman", "swift-strike")
@pytest.mark.parametrize("first", ["use gondorian-spearman#1", "play swift-strike"])
def test_a_spearman_and_a_swift_strike_wound_the_same_attacker(first: str) -> None:
    """[Q11.15, Q18.14]"""
    table = defending("forest-spider").pass_until("defend").play("defend gondorian-spearman#1")
    assert sorted(table.offered) == [
        "play swift-strike for gondorian-spearman", "use gondorian-spearman",
    ]  # fmt: skip
    second = {"play swift-strike": "use gondorian-spearman#1"}.get(first, "play swift-strike")
    table.play(first)
    if table.asks == "pay":
        table.play(table.options[0])
    table.play(second)
    if table.asks == "pay":
        table.play(table.options[0])
    assert table.damage_on("forest-spider") == 3


@about("gondorian-spearman", "swift-strike")
@pytest.mark.parametrize("first", ["use gondorian-spearman#1", "play swift-strike"])
def test_when_the_first_kills_the_attacker_the_other_has_no_target(first: str) -> None:
    """[Q21.4, Q11.15]"""
    table = defending("king-spider", damage=2 if first[0] == "u" else 1)
    table.pass_until("defend").play("defend gondorian-spearman#1", first)
    if table.asks == "pay":
        table.play(table.options[0])
    assert table.zone("king-spider") == "encounter-discard"
    assert table.asks != "respond"


@about("gondorian-spearman")
def test_two_spearmen_who_defend_together_answer_for_themselves() -> None:
    """[QC38, Q18.21]"""
    table = defending("forest-spider").play("play stand-together").pass_until("defend-together")
    table.choose("defend", "gondorian-spearman#1", "gondorian-spearman#2")
    assert table.may("use gondorian-spearman#1")
    table.play("use gondorian-spearman#1", "use gondorian-spearman#2")
    assert table.damage_on("forest-spider") == 2


@about("swift-strike")
def test_two_swift_strikes_may_answer_one_defender() -> None:
    """[Q18.28]"""
    table = defending("forest-spider", 2).pass_until("defend").play("defend gimli")
    for _ in range(2):
        table.play("play swift-strike")
        if table.asks == "pay":
            table.play(table.options[0])
    assert table.zone("forest-spider") == "encounter-discard"
    assert not table.is_ready("gimli")


@about("stand-together", "gondorian-spearman", "swift-strike")
def test_a_spearman_among_several_defenders() -> None:
    """[QC38, Q11.24]"""
    table = defending("forest-spider").play("play stand-together").pass_until("defend-together")
    table.choose("defend", "gimli", "gondorian-spearman#1")
    assert sorted(table.offered) == [
        "play swift-strike for gimli",
        "play swift-strike for gondorian-spearman",
        "use gondorian-spearman",
    ]


# M-KILL


@about("legolas", "blade-of-gondolin")
@pytest.mark.parametrize("first", ["legolas", "blade-of-gondolin"])
def test_legolas_and_his_blade_answer_apart(first: str) -> None:
    """Two and one; if one of them completes the stage the rest goes to the next. [QC5, Q15.6]"""
    table = Table(
        heroes=["legolas", "gimli"],
        attached={"blade-of-gondolin": "legolas"},
        hands=["stand-together"],
        engaged=["king-spider"],
        damage={"king-spider": 2},
        progress={"flies-and-spiders": 7},
        encounters=["forest-gate"],
        at="W-C1",
    )
    table.pass_until("target").attack_with("king-spider", "legolas").pass_until("respond")
    assert sorted(table.offered) == [
        "use blade-of-gondolin for king-spider", "use legolas for king-spider",
    ]  # fmt: skip
    second = {"legolas": "blade-of-gondolin"}.get(first, "legolas")
    table.play(f"use {first}")
    assert table.stage == "a-fork-in-the-road"
    assert table.may(f"use {second}")
    table.play(f"use {second}")
    if second == "blade-of-gondolin":
        assert table.progress_on("a-fork-in-the-road") == 1
    else:
        assert table.stage.startswith("a-chosen-path")


@about("legolas", "blade-of-gondolin")
def test_the_active_location_takes_the_tokens_of_both() -> None:
    """The one that explores it leaves the rest to the quest. [QC5, Q9.10, Q9.12]"""
    table = Table(
        heroes=["legolas", "gimli"],
        attached={"blade-of-gondolin": "legolas"},
        hands=["stand-together"],
        engaged=["king-spider"],
        damage={"king-spider": 2},
        active="great-forest-web",
        encounters=["forest-gate"],
        at="W-C1",
    )
    table.pass_until("target").attack_with("king-spider", "legolas").pass_until("respond")
    table.play("use blade-of-gondolin", "use legolas")
    assert table.zone("great-forest-web") == "encounter-discard"
    assert table.progress_on("flies-and-spiders") == 1


@about("blade-of-gondolin")
def test_two_blades_on_two_attackers_answer_both() -> None:
    """[QC5, Q18.28]"""
    table = Table(
        heroes=["legolas", "gimli"],
        attached={"blade-of-gondolin#1": "legolas", "blade-of-gondolin#2": "gimli"},
        hands=["stand-together"],
        engaged=["king-spider"],
        at="W-C1",
    )
    table.pass_until("target").attack_with("king-spider", "legolas", "gimli")
    table.pass_until("respond")
    assert table.offered.count("use blade-of-gondolin for king-spider") == 2


@pytest.mark.parametrize(("killer", "other"), KILLING)
def test_a_kill_is_answered_by_the_killers_alone(killer: str, other: str) -> None:
    """Even of an Orc Guard that was an ally: neither a character nor an ally has gone. [QC5, QC24,
    QC42, QC3, QC19, Q29.28]"""
    table = Table(
        heroes=["legolas", "gimli", "gloin"],
        attached={"horn-of-gondor": "legolas", "blade-of-gondolin": "legolas"},
        hands=["valiant-sacrifice", "brok-ironfist", "stand-together"],
        decks=["veteran-axehand", "feint", "feint"],
        resources={"gloin": 1},
        scenario="escape-from-dol-guldur",
        stage="out-of-the-dungeons",
        at="W-C1",
    )

    def guard(s: Quest) -> None:
        lay_orc_guard(s, 0)

    table.do(guard).pass_until("target")
    assert table.s.face[table.card("veteran-axehand")] == ORC_GUARD
    table.play("attack orc-guard").choose("with", "legolas").pass_until("respond")
    verbs = [text.split()[1] for text in table.offered]
    assert killer in verbs
    assert other not in verbs


# M-DAMAGED, M-DESTROYED, M-LEAVES: one blow, several answers


def blow(n: int, *names: str, resources: int = 1) -> Table:
    """One effect wounds several characters of the first player at once."""
    table = Table(
        heroes=["gloin", "gimli", "legolas"],
        allies=["silverlode-archer", "snowbourn-scout"],
        attached={"horn-of-gondor": "legolas"},
        hands=["valiant-sacrifice", "valiant-sacrifice", "brok-ironfist", "feint"],
        decks=["hasty-stroke"] * 6,
        damage={"gimli": 4},
        resources={"gloin": resources},
    )
    return table.hurt(n, *names)


@about("gloin", "horn-of-gondor")
@pytest.mark.parametrize("first", ["use gloin", "use horn-of-gondor"])
def test_gloin_is_wounded_and_the_horn_sounds(first: str) -> None:
    """[QC3, QC42, Q18.24]"""
    table = blow(1, "gloin", "silverlode-archer")
    second = {"use gloin": "use horn-of-gondor"}.get(first, "use gloin")
    assert table.may("use gloin")
    assert table.may("use horn-of-gondor for silverlode-archer")
    table.play(first, second)
    assert (table.resources_on("gloin"), table.resources_on("legolas")) == (2, 1)


@about("gloin", "valiant-sacrifice")
def test_gloin_can_pay_the_sacrifice_with_what_his_wound_brought() -> None:
    """It becomes possible in the round of responses. [QC3, QC24, Q18.26]"""
    table = blow(1, "gloin", "silverlode-archer", resources=0)
    assert not table.may("play valiant-sacrifice")
    table.play("use gloin")
    assert table.may("play valiant-sacrifice for silverlode-archer")
    table.play("play valiant-sacrifice")
    assert table.hand().count("hasty-stroke") == 2
    assert table.resources_on("gloin") == 0


@about("gloin", "brok-ironfist")
@pytest.mark.parametrize("first", ["use gloin", "play brok-ironfist"])
def test_gloin_is_wounded_when_another_dwarf_falls(first: str) -> None:
    """[QC3, QC19, Q18.24]"""
    table = blow(1, "gloin", "gimli")
    second = {"use gloin": "play brok-ironfist"}.get(first, "use gloin")
    table.play(first, second)
    assert table.zone("brok-ironfist") == "play"
    assert table.resources_on("gloin") == 2


@about("gloin", "brok-ironfist")
def test_gloin_who_falls_calls_brok_and_gets_nothing() -> None:
    """[QC3, QC19]"""
    table = blow(4, "gloin")
    assert not table.may("use gloin")
    assert table.may("play brok-ironfist for gloin")


@about("horn-of-gondor", "valiant-sacrifice")
@pytest.mark.parametrize("first", ["use horn-of-gondor", "play valiant-sacrifice"])
def test_the_horn_and_a_sacrifice_answer_the_same_death(first: str) -> None:
    """[QC42, QC24, Q18.24]"""
    table = blow(1, "silverlode-archer")
    second = {"use horn-of-gondor": "play valiant-sacrifice"}.get(first, "use horn-of-gondor")
    table.play(first, second)
    assert table.resources_on("legolas") == 1
    assert table.hand().count("hasty-stroke") == 2


@about("horn-of-gondor", "valiant-sacrifice")
def test_an_ally_that_only_leaves_is_a_sacrifice_without_the_horn() -> None:
    """[QC42, QC24, Q13.10]"""
    table = Table(
        heroes=["gloin", "legolas"],
        allies=["silverlode-archer"],
        attached={"horn-of-gondor": "legolas"},
        hands=["valiant-sacrifice"],
        decks=["hasty-stroke"] * 6,
        resources={"gloin": 1},
    )
    table.discard("silverlode-archer")
    assert table.offered == ["play valiant-sacrifice for silverlode-archer"]


@about("horn-of-gondor", "brok-ironfist")
@pytest.mark.parametrize("first", ["use horn-of-gondor", "play brok-ironfist"])
def test_the_horn_sounds_and_brok_comes(first: str) -> None:
    """[QC42, QC19]"""
    table = blow(1, "gimli")
    second = {"use horn-of-gondor": "play brok-ironfist"}.get(first, "use horn-of-gondor")
    table.play(first, second)
    assert table.zone("brok-ironfist") == "play"
    assert table.resources_on("legolas") == 1


@about("brok-ironfist", "valiant-sacrifice")
@pytest.mark.parametrize("first", ["play brok-ironfist", "play valiant-sacrifice"])
def test_a_hero_and_an_ally_fall_at_once(first: str) -> None:
    """Brok answers the hero, the sacrifice the ally. [QC19, QC24, Q13.6]"""
    table = blow(1, "gimli", "silverlode-archer")
    assert sorted(one for one in table.offered if one.startswith("play")) == [
        "play brok-ironfist for gimli", "play valiant-sacrifice for silverlode-archer",
    ]  # fmt: skip
    second = {"play brok-ironfist": "play valiant-sacrifice"}.get(first, "play brok-ironfist")
    table.play(first, second)
    assert table.zone("brok-ironfist") == "play"
    assert table.hand().count("hasty-stroke") == 2


@about("brok-ironfist", "valiant-sacrifice")
def test_a_brok_drawn_by_the_sacrifice_comes_at_once() -> None:
    """[Q18.26, QC19]"""
    table = Table(
        heroes=["gloin", "gimli", "legolas"],
        allies=["silverlode-archer"],
        hands=["valiant-sacrifice"],
        decks=["brok-ironfist", "feint"],
        damage={"gimli": 4},
        resources={"gloin": 1},
    )
    table.hurt(1, "gimli", "silverlode-archer").play("play valiant-sacrifice")
    assert table.offered == ["play brok-ironfist for gimli"]


@about("valiant-sacrifice")
def test_two_sacrifices_for_two_allies() -> None:
    """[QC24, Q18.10]"""
    table = blow(1, "silverlode-archer", "snowbourn-scout", resources=2)
    table.play("play valiant-sacrifice for silverlode-archer")
    table.play("play valiant-sacrifice for snowbourn-scout")
    assert table.hand().count("hasty-stroke") == 4


# M-PLAYED, M-ENTERS


@pytest.mark.parametrize(("one", "other"), ENTERING)
def test_who_enters_answers_for_himself_alone(one: str, other: str) -> None:
    """The other in play is silent, in either order. [Q18.21, Q18.9]"""
    for newcomer, resident in ((one, other), (other, one)):
        table = Table(
            heroes=["aragorn", "beravor", "gimli"],
            allies=[resident],
            attached={"dark-knowledge": "gimli"},
            hands=[newcomer, "stand-together"],
            decks=["feint"] * 3,
            discards=["dwarven-axe"],
            resources={"aragorn": 5, "beravor": 5},
            staging=["dol-guldur-orcs", "forest-gate"],
            at="W-PLAN",
        )
        table.play(f"play {newcomer}")
        if table.asks == "pay":
            table.play(table.options[0])
        assert table.offered == [f"use {newcomer}"]
        table.play("pass")
        assert table.window == "W-PLAN"


# M-END-PHASE, M-END-ROUND


@about("sneak-attack", "beorn")
@pytest.mark.parametrize(("answer", "zone"), [("return to hand", "hand"), ("shuffle in", "deck")])
def test_two_delayed_effects_want_beorn(answer: str, zone: str) -> None:
    """The first player orders them; the other does nothing. [Q18.17, QC31, QC23]"""
    table = Table(
        seats=2,
        heroes=[["legolas"], ["aragorn", "gimli"]],
        hands=[[], ["sneak-attack", "beorn", "stand-together"]],
        resources={"aragorn": 1},
        at="W-ENC2",
    )
    table.play("play sneak-attack", "choose beorn", "use beorn")
    table.pass_until("delayed")
    assert (table.asked, table.offered) == (0, ["return to hand", "shuffle in"])
    table.play(answer)
    assert table.zone("beorn") == zone


@about("sneak-attack", "beorn")
def test_beorn_who_was_only_put_returns_to_the_hand() -> None:
    """[QC23, QC31]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        hands=["sneak-attack", "beorn", "stand-together"],
        resources={"aragorn": 1},
        at="W-ENC2",
    )
    table.play("play sneak-attack", "choose beorn").pass_until("W-C0")
    assert "beorn" in table.hand()


@about("sneak-attack", "gandalf")
def test_gandalf_of_sneak_attack_returns_and_is_not_discarded() -> None:
    """In any phase; he may come again in the same round and acts again. [QC23, Q23.5, Q5.18]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        hands=["sneak-attack", "sneak-attack", "gandalf", "stand-together"],
        resources={"aragorn": 2},
        at="W-TRV",
    )
    table.play("play sneak-attack", "choose gandalf", "use gandalf")
    assert table.threat == 15
    table.pass_until("W-ENC1")
    assert "gandalf" in table.hand()
    table.play("play sneak-attack", "choose gandalf", "use gandalf")
    assert table.threat == 10


@about("beorn", "gandalf")
def test_beorn_leaves_with_the_phase_and_gandalf_with_the_round() -> None:
    """[Q5.17, Q5.18]"""
    table = Table(
        heroes=["legolas", "gimli"],
        allies=["beorn", "gandalf"],
        hands=["stand-together"],
        at="W-REF",
    )
    table.play("use beorn").pass_until("W-RES")
    kinds = [fact.kind.id for fact in table.told()]
    assert kinds.index("quest-shuffled-in") < kinds.index("quest-discarded")
    assert table.told("shuffled-in")[0].values == ("beorn", 0)
    assert table.zone("gandalf") == "discard"
