"""Escape from Dol Guldur: cards 101 to 110, stages 123 to 125, and Orc Guards."""

from typing import Any

import pytest

from ringtable.games.quest import GAME
from ringtable.games.quest.cards.escape_from_dol_guldur import LAY_OUT
from ringtable.games.quest.hands import draw
from ringtable.games.quest.phases.questing import RESOLVE
from ringtable.games.quest.scenarios.prisoner import imprison
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import staging_threat
from ringtable.games.quest.zones import back_to_staging
from ringtable.kernel.rng import key_from_seed
from tests.games.quest.card_coverage import about
from tests.games.quest.encounters import ESCAPE, WATCH, Hurt, Out, Progress, attacked, values
from tests.games.quest.scenario import Table

TOWER = "the-necromancers-tower"
CAVERNS = "through-the-caverns"
DUNGEONS = "out-of-the-dungeons"
NAZGUL = "nazgul-of-dol-guldur"
OBJECTIVES = ("gandalfs-map", "dungeon-torch", "shadow-key")


def resolve(s: Quest) -> None:
    s.call(RESOLVE, s.first)


class Imprison:
    def __init__(self, table: Table, name: str) -> None:
        self.card = table.card(name)

    def __call__(self, s: Quest) -> None:
        imprison(s, self.card)


class Draw:
    def __init__(self, n: int, seat: int = 0) -> None:
        self.n = n
        self.seat = seat

    def __call__(self, s: Quest) -> None:
        draw(s, self.seat, self.n, "Q6.3")


# Dungeon Jailor


def jailed(**more: object) -> Table:
    settings: dict[str, object] = {
        "heroes": ["gimli"],
        "encounters": ["forest-gate", "enchanted-stream"],
        "scenario": ESCAPE,
        "stage": DUNGEONS,
    }
    return Table(**(settings | more))  # type: ignore[arg-type]


@about("dungeon-jailor")
def test_the_jailor_hides_an_objective_of_the_first_players_choice() -> None:
    """Guarded or not, if nobody has claimed it; the guard stays. [QC101, Q19.15, Q8.27]"""
    table = jailed(
        seats=2,
        heroes=[["gimli"], ["eowyn", "thalin"]],
        staging=["dungeon-jailor", "shadow-key", "tower-gate"],
        guards={"gandalfs-map": "tower-gate"},
        attached={"dungeon-torch": "thalin"},
        first=1,
    ).do(resolve)
    assert table.asked == 1
    assert sorted(table.options) == ["choose gandalfs-map", "choose shadow-key"]
    table.play("choose gandalfs-map")
    assert table.zone("gandalfs-map") == "encounter-deck"
    assert len(table.told("encounters-shuffled")) == 1
    assert "tower-gate" in table.staging
    assert table.s.threat == [23, 23]


@about("dungeon-jailor")
def test_objectives_of_engaged_guards_are_safe_from_the_jailor() -> None:
    """So are those on the active location. [QC101]"""
    table = jailed(
        staging=["dungeon-jailor"],
        engaged=["cavern-guardian"],
        active="tower-gate",
        guards={"gandalfs-map": "tower-gate", "shadow-key": "cavern-guardian"},
    ).do(resolve)
    assert table.zone("gandalfs-map") == table.zone("shadow-key") == "attached"
    assert table.threat == 21


@about("dungeon-jailor")
def test_each_jailor_in_the_staging_area_hides_one() -> None:
    """An engaged one hides none, a quest that succeeds loses none. [QC101]"""
    two = jailed(staging=["dungeon-jailor", "dungeon-jailor", *OBJECTIVES]).do(resolve)
    two.play("resolve dungeon-jailor#2", "choose shadow-key", "choose gandalfs-map")
    assert sum(two.zone(one) == "encounter-deck" for one in OBJECTIVES) == 2
    engaged = jailed(engaged=["dungeon-jailor"], staging=["cavern-guardian", "shadow-key"]).do(
        resolve
    )
    assert engaged.zone("shadow-key") == "staging"
    won = jailed(staging=["dungeon-jailor", "shadow-key"], committed=["gimli"]).do(resolve)
    assert won.zone("shadow-key") == "staging"


@about("dungeon-jailor")
def test_the_jailor_is_worth_five_points() -> None:
    """[Q19.24]"""
    table = jailed(staging=["dungeon-jailor"])
    table.do(Hurt(table, 5, "dungeon-jailor"))
    assert table.zone("dungeon-jailor") == "victory-display"
    assert table.s.pack.victory[table.s.title[table.card("dungeon-jailor")]] == 5


# Nazgûl of Dol Guldur


@about("nazgul-of-dol-guldur")
def test_no_player_attachment_goes_on_the_nazgul() -> None:
    """[Q7.18, Q2.3]"""
    table = Table(
        heroes=["denethor"],
        hands=["forest-snare"],
        resources={"denethor": 5},
        engaged=[NAZGUL],
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="W-PLAN",
    )
    assert not table.may("play forest-snare")


@about("nazgul-of-dol-guldur")
def test_a_shadow_effect_costs_the_engaged_player_a_character() -> None:
    """His choice; it is discarded, not destroyed. [QC102, Q13.10]"""
    table = attacked(
        "cavern-guardian",
        defend="gimli",
        enemy=NAZGUL,
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn", "thalin"]],
        allies=[["snowbourn-scout"], ["faramir"]],
        scenario=ESCAPE,
        stage=DUNGEONS,
    )
    assert (table.asked, table.options) == (
        0,
        ["choose gimli", "choose legolas", "choose snowbourn-scout"],
    )
    table.play("choose snowbourn-scout")
    assert table.zone("snowbourn-scout") == "discard"
    assert not values(table, "destroyed")


@about("nazgul-of-dol-guldur")
def test_the_nazgul_takes_nobody_without_a_shadow_effect_that_resolved() -> None:
    """Not for a blank card, not for a cancelled effect. [QC102]"""
    blank = attacked(
        "forest-gate", defend="gimli", enemy=NAZGUL, until="W-DEF3", heroes=["gimli", "legolas"],
        allies=["snowbourn-scout"], scenario=ESCAPE, stage=DUNGEONS,
    )  # fmt: skip
    assert blank.window == "W-DEF3"
    assert blank.zone("snowbourn-scout") == "play"
    cancelled = attacked(
        "east-bight-patrol",
        defend="gimli",
        enemy=NAZGUL,
        until="respond",
        heroes=["gimli", "eowyn"],
        hands=["hasty-stroke", *WATCH],
        resources={"eowyn": 1},
        scenario=ESCAPE,
        stage=DUNGEONS,
    )
    cancelled.play("play hasty-stroke for east-bight-patrol").pass_until("W-DEF3")
    assert cancelled.zone("eowyn") == cancelled.zone("gimli") == "play"


@about("nazgul-of-dol-guldur", "massing-at-night")
def test_the_nazgul_takes_one_for_each_effect() -> None:
    """[QC102, Q11.18]"""
    table = attacked(
        "massing-at-night",
        "east-bight-patrol",
        defend="gimli",
        enemy=NAZGUL,
        heroes=["gimli", "legolas"],
        allies=["snowbourn-scout", "guard-of-the-citadel"],
        scenario=ESCAPE,
        stage=DUNGEONS,
    )
    table.play("choose snowbourn-scout").pass_windows()
    table.play("choose guard-of-the-citadel")
    assert table.zone("snowbourn-scout") == table.zone("guard-of-the-citadel") == "discard"


@about("nazgul-of-dol-guldur")
def test_an_effect_that_changes_nothing_counts_for_the_nazgul() -> None:
    """[QC102]"""
    table = attacked(
        "forest-spider",  # takes an attachment, and there is none
        defend="gimli",
        enemy=NAZGUL,
        heroes=["gimli"],
        allies=["snowbourn-scout"],
        scenario=ESCAPE,
        stage=DUNGEONS,
    )
    assert table.options == ["choose gimli", "choose snowbourn-scout"]


@about("nazgul-of-dol-guldur")
def test_nobody_discards_for_a_nazgul_in_the_staging_area() -> None:
    """It was sent there during its attack, which goes on. [QC102, Q11.27]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        allies=["snowbourn-scout"],
        engaged=[NAZGUL],
        encounters=["east-bight-patrol"],
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("W-DEF2")
    nazgul = table.card(NAZGUL)

    def send(s: Quest) -> None:
        back_to_staging(s, nazgul)

    table.do(send).pass_until("W-DEF4")
    assert table.zone("snowbourn-scout") == "play"
    assert table.damage_on("gimli") == 3  # 4 + 1 - 2


# Cavern Guardian


@about("cavern-guardian")
def test_the_guardian_is_doomed() -> None:
    """[Q19.1]"""
    table = Table(seats=2, heroes=[["gimli"], ["eowyn"]], threat=[20, 30]).reveal("cavern-guardian")
    assert table.s.threat == [21, 31]
    assert table.staging == ["cavern-guardian"]


@about("cavern-guardian")
def test_the_guardian_as_a_shadow_card_takes_an_attachment_or_all() -> None:
    """Objectives among them go to the staging area. [Q29.25]"""
    settings: dict[str, Any] = {
        "heroes": ["gimli", "legolas"],
        "attached": {
            "citadel-plate": "gimli",
            "horn-of-gondor": "legolas",
            "shadow-key": "legolas",
        },
        "scenario": ESCAPE,
        "stage": DUNGEONS,
    }
    one = attacked("cavern-guardian", defend="gimli", **settings)
    assert sorted(one.options) == [
        "choose citadel-plate",
        "choose horn-of-gondor",
        "choose shadow-key",
    ]
    one.play("choose shadow-key")
    assert one.zone("shadow-key") == "staging"
    assert one.controller("shadow-key") == -1
    assert one.zone("citadel-plate") == "attached"
    everything = attacked("cavern-guardian", **settings)
    assert everything.zone("citadel-plate") == everything.zone("horn-of-gondor") == "discard"
    assert everything.zone("shadow-key") == "staging"


# Under the Shadow


@about("under-the-shadow")
def test_under_the_shadow_adds_a_threat_for_each_player() -> None:
    """To the total of the staging area, until the end of the phase. [Q20.8, QC104]"""
    table = Table(
        seats=3,
        heroes=[["gimli"], ["eowyn"], ["denethor"]],
        hands=WATCH,
        staging=["forest-spider"],
        encounters=["under-the-shadow", "forest-gate", "old-forest-road", "king-spider"],
        at="S-Q2",
    )
    assert table.window == "W-Q2"
    assert staging_threat(table.s) == 2 + 2 + 1 + 3
    table.pass_until("travel")
    assert staging_threat(table.s) == 2 + 2 + 1


@about("under-the-shadow")
@pytest.mark.parametrize("defend", ["gimli", ""])
def test_under_the_shadow_as_a_shadow_card_counts_engaged_enemies(defend: str) -> None:
    """The attacker among them; those of others not. [QC104]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        hands=WATCH,
        engaged=[["dungeon-jailor", "black-forest-bats"], ["king-spider"]],
        encounters=["under-the-shadow"],
        at="S-C0",
    )
    table.pass_until("next-attacker").play("face dungeon-jailor").pass_until("defend")
    table.play(f"defend {defend}" if defend else "no defender").pass_until("W-DEF3")
    assert table.s.threat == [22, 20]


# Iron Shackles


@about("iron-shackles")
def test_the_shackles_replace_the_next_draw_of_the_first_player() -> None:
    """One whole instruction; then they are gone. [QC105]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        decks=[["feint", "gandalf"], ["hasty-stroke", "gandalf", "faramir"]],
        encounters=["forest-gate"],
        first=1,
    ).reveal("iron-shackles")
    assert table.zone("iron-shackles") == "attached"
    table.do(Draw(1, 0))
    assert table.hand(0) == ["feint"]
    table.do(Draw(3, 1))
    assert table.hand(1) == []
    assert table.zone("iron-shackles") == "encounter-discard"
    table.do(Draw(1, 1))
    assert table.hand(1) == ["hasty-stroke"]


@about("iron-shackles", "enchanted-stream")
def test_a_draw_that_is_forbidden_does_not_use_the_shackles_up() -> None:
    """[Q6.6]"""
    table = Table(heroes=["gimli"], decks=["feint", "gandalf"], active="enchanted-stream")
    table.reveal("iron-shackles").do(Draw(1))
    assert table.zone("iron-shackles") == "attached"
    assert table.hand() == []


@about("iron-shackles")
def test_the_shackles_wait_on_an_empty_deck() -> None:
    """They replace a draw of one card or more, and nobody draws from an empty deck. [QC105, Q6.4,
    Q21.4]"""
    table = Table(
        heroes=["beravor"], hands=["gandalf"], discards=["feint"], encounters=["forest-gate"]
    ).reveal("iron-shackles")
    table.do(Draw(1))
    assert table.zone("iron-shackles") == "attached"
    table.begin("W-RES")
    assert not table.may("use beravor")


@about("iron-shackles")
def test_the_shackles_as_a_shadow_card_bind_the_first_players_deck() -> None:
    """Not the attacked player's; they are not discarded after combat. [QC105]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        hands=WATCH,
        decks=[["feint"], ["gandalf"]],
        engaged=[["black-forest-bats"], []],
        encounters=["iron-shackles"],
        first=1,
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("W-REF")
    assert table.zone("iron-shackles") == "attached"
    table.do(Draw(1, 1))
    assert table.hand(1) == []
    table.do(Draw(1, 0))
    assert "feint" in table.hand(0)


@about("iron-shackles")
def test_the_card_of_an_orc_guard_is_not_drawn() -> None:
    """[QC105, Q29.27]"""
    from ringtable.games.quest.scenarios.prisoner import lay_orc_guard

    table = Table(heroes=["gimli"], decks=["feint", "gandalf"]).reveal("iron-shackles")

    def lay(s: Quest) -> None:
        lay_orc_guard(s, 0)

    table.do(lay)
    assert table.engaged() == ["orc-guard"]
    assert table.zone("iron-shackles") == "attached"


# Endless Caverns


@about("endless-caverns")
def test_the_caverns_are_doomed_and_surge() -> None:
    """Doom first, then the card, then surge. [Q8.13, Q19.1, Q19.3]"""
    table = Table(seats=2, heroes=[["gimli"], ["eowyn"]], encounters=["forest-gate"]).reveal(
        "endless-caverns"
    )
    assert table.s.threat == [21, 21]
    assert table.staging == ["endless-caverns", "forest-gate"]


# Tower Gate and Orc Guards


@about("tower-gate", "orc-guard")
def test_the_gate_of_the_tower_brings_everybody_a_guard() -> None:
    """The top card of each deck, unseen; with an empty deck none. [Q29.27, Q9.6, Q24.11]"""
    table = Table(
        seats=3,
        heroes=[["gimli"], ["eowyn"], ["denethor"]],
        decks=[["feint", "gandalf"], ["faramir"], []],
        staging=["tower-gate"],
        at="S-TRV",
    )
    table.play("travel tower-gate")
    assert table.engaged(0) == table.engaged(1) == ["orc-guard"]
    assert table.engaged(2) == []
    assert [len(deck) for deck in table.s.deck] == [1, 0, 0]
    assert not table.s.seen[table.s.engaged[0][0]]


@about("orc-guard")
def test_an_orc_guard_attacks_with_a_shadow_card_and_is_dealt_it_last() -> None:
    """Engagement cost 0; attack 1. [Q29.28, Q11.1]"""
    table = Table(
        heroes=["legolas"],
        hands=WATCH,
        decks=["gandalf"],
        engaged=["king-spider"],
        staging=["tower-gate"],
        encounters=["enchanted-stream", "dol-guldur-orcs"],
        at="S-TRV",
    )
    table.play("travel tower-gate").pass_until("next-attacker")
    assert values(table, "shadow-dealt") == [("king-spider",), ("orc-guard",)]
    table.play("face orc-guard#1").pass_until("defend").play("defend legolas").pass_until("W-DEF4")
    assert table.damage_on("legolas") == 1  # 1 + 1 - 1


@about("orc-guard", "blade-of-gondolin")
def test_an_orc_guard_is_no_orc() -> None:
    """It has no traits: the blade that is sharp against Orcs is not against it. [Q29.28]"""
    table = Table(
        heroes=["gimli"],
        attached={"blade-of-gondolin": "gimli"},
        hands=WATCH,
        decks=["gandalf"],
        staging=["tower-gate"],
        at="S-TRV",
    )
    table.play("travel tower-gate").pass_until("defend").play("no defender").pass_until("target")
    table.play("attack orc-guard#1")
    assert table.window == "W-ATK1"
    assert table.attack("gimli") == 3  # 2, and 1 for the wound he has


# Objectives


@about("gandalfs-map", "dungeon-torch", "shadow-key")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_an_objective_is_claimed_for_two_threat(objective: str) -> None:
    """By any player, for one of his own heroes, if it is free of encounters. [Q29.24, Q19.13]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn", "dunhere"]],
        staging=[objective],
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="W-Q0",
    )
    table.pass_()
    assert table.asked == 1
    table.play(f"use {objective}")
    assert table.options == ["choose eowyn", "choose dunhere"]
    table.play("choose dunhere")
    assert table.host_of(objective) == "dunhere"
    assert table.controller(objective) == 1
    assert table.s.threat == [20, 22]


@about("gandalfs-map", "dungeon-torch", "shadow-key")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_a_guarded_objective_cannot_be_claimed_until_the_guard_is_gone(objective: str) -> None:
    """[Q19.12, Q19.13]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        staging=["dungeon-jailor"],
        guards={objective: "dungeon-jailor"},
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="W-Q0",
    )
    assert not table.may(f"use {objective}")
    table.do(Hurt(table, 5, "dungeon-jailor"))
    assert table.zone(objective) == "staging"
    assert table.may(f"use {objective}")


@about("gandalfs-map", "dungeon-torch", "shadow-key")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_a_hero_that_falls_leaves_the_objective_free(objective: str) -> None:
    """[Q29.25]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={objective: "legolas"},
        scenario=ESCAPE,
        stage=DUNGEONS,
    )
    table.do(Hurt(table, 4, "legolas"))
    assert table.zone(objective) == "staging"
    assert table.controller(objective) == -1


@about("gandalfs-map", "dungeon-torch", "shadow-key")
def test_the_cost_of_claiming_may_eliminate() -> None:
    """Then nothing is claimed. [Q16.15]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        staging=["shadow-key"],
        threat=[48, 20],
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="W-Q0",
    )
    table.play("use shadow-key")
    assert not table.s.plays(0)
    assert table.zone("shadow-key") == "staging"


@about("gandalfs-map")
def test_the_map_keeps_its_hero_from_fighting_but_not_from_questing() -> None:
    """[QC108]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={"gandalfs-map": "gimli"},
        engaged=["black-forest-bats"],
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="S-Q1",
    )
    assert "commit gimli" in table.options
    table.commit().pass_until("defend")
    assert table.options == ["defend legolas", "no defender"]


@about("gandalfs-map", "dol-guldur-orcs")
def test_the_map_does_not_hold_back_its_guard() -> None:
    """What it says of its host it says of a hero; a guard behaves like any enemy. [Q19.11,
    QC108]"""
    table = Table(
        heroes=["gimli"],
        engaged=["dol-guldur-orcs"],
        guards={"gandalfs-map": "dol-guldur-orcs"},
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="W-C0",
    )
    table.pass_until("defend").play("no defender").pass_windows()
    assert table.damage_on("gimli") == 2


@about("dungeon-torch")
def test_the_torch_costs_two_threat_a_round() -> None:
    """At the end of the round, beside the rise of the refresh phase. [Q5.18, Q14.7]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        attached={"dungeon-torch": "eowyn"},
        hands=WATCH,
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="W-REF",
    )
    assert table.s.threat == [20, 20]
    table.pass_()
    assert table.s.threat == [20, 22]


@about("shadow-key")
def test_the_key_hurts_its_hero_at_the_end_of_the_round() -> None:
    """[Q5.18]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={"shadow-key": "legolas"},
        hands=WATCH,
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="W-REF",
    )
    table.pass_()
    assert (table.damage_on("legolas"), table.damage_on("gimli")) == (1, 0)


@about("dungeon-torch", "shadow-key")
def test_unclaimed_objectives_do_nothing() -> None:
    """[Q18.2]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        staging=["dungeon-torch", "shadow-key", "gandalfs-map"],
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="W-REF",
    )
    table.pass_()
    assert (table.threat, table.damage_on("gimli")) == (20, 0)


@about("dungeon-torch", "shadow-key")
def test_the_first_player_orders_torch_and_key() -> None:
    """[Q2.5, Q5.18]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn", "thalin"]],
        attached={"shadow-key": "gimli", "dungeon-torch": "eowyn"},
        first=1,
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="W-REF",
    )
    assert table.asks == "next-forced"
    assert sorted(table.options) == ["resolve dungeon-torch", "resolve shadow-key"]


# Stages


def started(seats: int, seed: int, options: dict[str, str] | None = None) -> Quest:
    settings = GAME.settle({"scenario": ESCAPE, **(options or {})})
    s = GAME.blank(seats, settings, GAME.new_rng(key_from_seed(seed)))
    assert isinstance(s, Quest)
    s.facts = []
    GAME.flow.start(s)
    while s.round == 0 and s.outcome is None:
        GAME.flow.play(s, s.options[0])
    return s


@about("the-necromancers-tower")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_setup_of_the_tower(seats: int) -> None:
    """Three objectives, a card for each, the Nazgûl aside, a prisoner. [Q29.16 to Q29.19]"""
    s = started(seats, 7)
    shown = [fact.values[0] for fact in s.facts or [] if fact.kind.id == "quest-revealed"]
    assert set(shown) >= set(OBJECTIVES)
    assert [s.id_of(card) for card in s.aside] == [NAZGUL]
    assert s.prisoner >= 0
    assert sum(len(s.heroes(seat)) for seat in range(seats)) == 3 * seats - 1
    for id in OBJECTIVES:
        card = s.copies[s.pack.numbers[id]][0]
        assert card in s.staging or s.host[card] in s.staging


@about("the-necromancers-tower")
def test_any_hero_may_become_the_prisoner() -> None:
    """[Q29.19, Q21.16]"""
    prisoners = set()
    for seed in range(40):
        s = started(2, seed)
        if s.prisoner >= 0:
            prisoners.add(s.title[s.prisoner])
    assert len(prisoners) == 6


@about("the-necromancers-tower")
def test_the_tower_lets_one_ally_a_round() -> None:
    """And asks for an objective before the players go on. [Q29.26, Q29.31]"""
    table = Table(
        heroes=["theodred", "aragorn"],
        hands=["snowbourn-scout", "guard-of-the-citadel"],
        resources={"theodred": 5},
        scenario=ESCAPE,
        stage=TOWER,
        at="W-PLAN",
    )
    table.play("play snowbourn-scout")
    assert not table.may("play guard-of-the-citadel")
    table.do(Progress(9))
    assert table.stage == TOWER


@about("through-the-caverns")
def test_the_caverns_need_all_objectives_and_the_prisoner() -> None:
    """[Q29.31, Q15.5]"""
    objectives = {"gandalfs-map": "gimli", "dungeon-torch": "gimli", "shadow-key": "eowyn"}
    table = Table(
        heroes=["gimli", "eowyn", "legolas"], attached=objectives, scenario=ESCAPE, stage=CAVERNS
    )
    table.set_aside(NAZGUL)
    table.do(Imprison(table, "legolas")).do(Progress(20))
    table.pass_()
    assert table.stage == CAVERNS
    table.do(Progress(1)).play("use through-the-caverns")
    assert table.stage == DUNGEONS
    assert table.damage_on("legolas") == 1
    two = Table(
        heroes=["gimli", "eowyn"],
        attached={"gandalfs-map": "gimli", "dungeon-torch": "gimli"},
        staging=["shadow-key"],
        scenario=ESCAPE,
        stage=CAVERNS,
    ).do(Progress(20))
    assert two.stage == CAVERNS


@about("through-the-caverns")
def test_the_first_player_decides_about_the_rescue() -> None:
    """Though the prisoner is another's. [Q29.21, Q32.7]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn", "thalin"]],
        scenario=ESCAPE,
        stage=CAVERNS,
        first=1,
    )
    table.set_aside(NAZGUL)
    table.do(Imprison(table, "legolas")).do(Progress(1))
    assert (table.asks, table.asked) == ("respond", 1)
    table.play("use through-the-caverns")
    assert table.staging == [NAZGUL]
    assert table.s.prisoner == -1
    assert table.controller("legolas") == 0


@about("through-the-caverns")
def test_a_prisoner_who_dies_of_the_rescue_has_been_rescued() -> None:
    """[Q29.21, Q13.2]"""
    table = Table(
        heroes=["gimli", "legolas"], damage={"legolas": 3}, scenario=ESCAPE, stage=CAVERNS
    )
    table.set_aside(NAZGUL)
    table.do(Imprison(table, "legolas")).do(Progress(1)).play("use through-the-caverns")
    assert table.zone("legolas") == "discard"
    assert table.s.outcome is None
    assert table.staging == [NAZGUL]


@about("out-of-the-dungeons", "orc-guard")
def test_each_quest_phase_in_the_dungeons_brings_guards() -> None:
    """To the players in the game. [Q29.27, Q5.10]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        decks=[["feint"], ["gandalf"]],
        scenario=ESCAPE,
        stage=DUNGEONS,
    ).do(Out(0))
    table.begin("quest")
    assert table.engaged(0) == []
    assert table.engaged(1) == ["orc-guard"]


@about("out-of-the-dungeons", "nazgul-of-dol-guldur")
def test_the_dungeons_are_left_without_the_nazgul() -> None:
    """Seven progress; objectives and allies are free. [Q29.30, Q29.26]"""
    table = Table(heroes=["gimli"], engaged=[NAZGUL], scenario=ESCAPE, stage=DUNGEONS)
    table.do(Progress(7))
    assert table.asks != "over"
    table.do(Hurt(table, 9, NAZGUL))
    assert table.s.outcome is not None
    assert table.s.outcome.reason == "won"
    allies = Table(
        heroes=["theodred"],
        hands=["snowbourn-scout", "guard-of-the-citadel"],
        resources={"theodred": 5},
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="W-PLAN",
    )
    allies.play("play snowbourn-scout")
    while not allies.may("play guard-of-the-citadel"):
        allies.play("pass" if "pass" in allies.options else allies.options[0])
    allies.play("play guard-of-the-citadel")
    assert allies.zone("guard-of-the-citadel") == "play"


# What these cards do not concern


@about("dungeon-jailor")
@pytest.mark.parametrize(("failed", "n"), [(False, 1), (True, 0)])
def test_a_tie_is_no_failure_for_the_jailor(failed: bool, n: int) -> None:
    """[QC101, Q8.20]"""
    table = jailed(
        heroes=["thalin"],
        committed=["thalin"],
        staging=["dungeon-jailor", "shadow-key", *(["east-bight-patrol"] if failed else [])],
    ).do(resolve)
    assert table.staging.count("shadow-key") == n
    assert table.threat == (23 if failed else 20)


@about("nazgul-of-dol-guldur")
def test_the_nazgul_minds_its_own_shadow_cards_alone() -> None:
    """And the player engaged with it chooses, whoever is first. [QC102]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "thalin"], ["eowyn", "dunhere"]],
        engaged=[["black-forest-bats"], [NAZGUL]],
        encounters=["under-the-shadow", "eastern-crows"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("defend")
    assert table.asked == 1
    assert len(table.s.play[1]) == 2  # the shadow effect at the Bats cost nobody
    table.play("defend eowyn").pass_windows()
    assert (table.asks, table.asked) == ("choose-character", 1)
    assert table.options == ["choose eowyn", "choose dunhere"]
    table.play("choose dunhere")
    assert table.zone("dunhere") == "discard"
    assert len(table.s.play[0]) == 2


@about("shadow-key", "dungeon-torch")
def test_torch_and_key_spare_their_guards() -> None:
    """A guarded objective is claimed by nobody and lies on no hero. [Q19.11, Q19.15]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        staging=["dol-guldur-orcs", "cavern-guardian"],
        guards={"shadow-key": "dol-guldur-orcs", "dungeon-torch": "cavern-guardian"},
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="W-REF",
    )
    table.pass_()
    assert table.s.round == 2
    assert table.damage_on("dol-guldur-orcs") == 0
    assert (table.threat, table.damage_on("gimli")) == (20, 0)


@about("the-necromancers-tower")
@pytest.mark.parametrize("held", [0, 1])
def test_one_objective_opens_the_way_out_of_the_tower(held: int) -> None:
    """[Q29.31, Q15.5]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={"shadow-key": "gimli"} if held else {},
        scenario=ESCAPE,
        stage=TOWER,
    ).do(Progress(9))
    assert table.stage == (CAVERNS if held else TOWER)


@about("the-necromancers-tower", "through-the-caverns", "out-of-the-dungeons")
@pytest.mark.parametrize("stage", [TOWER, CAVERNS, DUNGEONS])
def test_the_second_ally_of_a_round_waits_until_the_last_stage(stage: str) -> None:
    """[Q29.26]"""
    table = Table(
        heroes=["aragorn", "gloin"],
        hands=["guard-of-the-citadel", "snowbourn-scout"],
        resources={"aragorn": 3},
        scenario=ESCAPE,
        stage=stage,
        at="W-PLAN",
    )
    table.play("play guard-of-the-citadel")
    assert table.may("play snowbourn-scout") == (stage == DUNGEONS)


@about("out-of-the-dungeons")
def test_only_the_quest_phase_brings_orc_guards() -> None:
    """[Q29.27]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        decks=["feint"] * 6,
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="W-RES",
    )
    table.pass_until("W-PLAN")
    assert table.engaged() == []
    table.pass_until("commit").commit().pass_until("W-ENC2")
    assert table.engaged() == ["orc-guard"]


@about("cavern-guardian")
def test_the_guardian_takes_an_attachment_of_the_attacked_player() -> None:
    """Neither another player's nor one that nobody controls. [Q22.7, Q11.28]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "thalin"], ["eowyn"]],
        attached={
            "dwarven-axe": "gimli",
            "citadel-plate": "thalin",
            "unexpected-courage": "eowyn",
            "caught-in-a-web": "gimli",
        },
        engaged=["black-forest-bats"],
        encounters=["cavern-guardian"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_windows()
    assert table.options == ["choose dwarven-axe", "choose citadel-plate"]


def lay_out(s: Quest) -> None:
    s.call(LAY_OUT, s.first, source=s.stage)


@about("the-necromancers-tower")
@pytest.mark.parametrize("guard", ["dol-guldur-orcs", "the-necromancers-reach"])
def test_one_card_is_revealed_for_each_objective_of_the_setup(guard: str) -> None:
    """In an order of the first player's choice: an enemy is the guard, a treachery leaves the
    objective unguarded. [Q29.16, Q29.17, Q29.18, Q19.8]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn", "dunhere"]],
        encounters=[*OBJECTIVES, NAZGUL, *[guard] * 3],
        scenario=ESCAPE,
        stage=TOWER,
        first=1,
    ).do(lay_out)
    assert (table.asks, table.asked) == ("next-guarded", 1)
    assert table.zone(NAZGUL) == "aside"
    assert sorted(table.options) == [f"guard {id}" for id in sorted(OBJECTIVES)]
    table.play("guard shadow-key")
    assert table.host_of("shadow-key") == ("dol-guldur-orcs" if guard == "dol-guldur-orcs" else "")
    assert sorted(table.options) == ["guard dungeon-torch", "guard gandalfs-map"]
    table.play("guard dungeon-torch")  # the last one has no choice
    shown = [fact.values[0] for fact in table.told("revealed")]
    assert shown.count(guard) == 3
    hosts = [table.host_of(id) for id in OBJECTIVES]
    assert hosts == ([guard] * 3 if guard == "dol-guldur-orcs" else [""] * 3)
    told = [fact.kind.id for fact in table.told()]
    assert told.index("quest-encounters-shuffled") == 3  # after the objectives were taken out


@about("iron-shackles", "under-the-shadow", "treacherous-fog", "dungeon-jailor", "despair")
def test_the_log_tells_what_encounter_cards_begin_and_move() -> None:
    """[Q32.8]"""
    table = jailed(heroes=["gimli"], decks=["feint"], staging=["dungeon-jailor", "shadow-key"])
    table.reveal("iron-shackles").reveal("under-the-shadow").reveal("treacherous-fog").do(resolve)
    assert [(fact.cause, fact.values) for fact in table.told("attached-to-deck")] == [
        ("card:iron-shackles", ("iron-shackles", 0))
    ]
    assert values(table, "lasts") == [("under-the-shadow",), ("treacherous-fog",)]
    assert [(fact.cause, fact.values[0]) for fact in table.told("shuffled-in")] == [
        ("card:dungeon-jailor", "shadow-key")
    ]
    shadow = attacked("despair", defend="gimli", heroes=["gimli"])
    assert values(shadow, "lasts") == [("gimli",)]
