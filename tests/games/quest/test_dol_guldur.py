"""Escape from Dol Guldur: prisoner, objectives, Orc Guards; the stages of all scenarios. [Q29]"""

from ringtable.games.quest.combat.damage import deal_damage
from ringtable.games.quest.phases.stages import place_progress
from ringtable.games.quest.players import raise_threat
from ringtable.games.quest.scenarios.prisoner import imprison, lay_orc_guard
from ringtable.games.quest.state import Quest
from ringtable.games.quest.zones import back_to_staging, discard_card
from tests.games.quest.card_coverage import about
from tests.games.quest.scenario import Table

ESCAPE = "escape-from-dol-guldur"
ANDUIN = "journey-along-the-anduin"


class Imprison:
    def __init__(self, table: Table, name: str) -> None:
        self.card = table.card(name)

    def __call__(self, s: Quest) -> None:
        imprison(s, self.card)


class Place:
    def __init__(self, n: int) -> None:
        self.n = n

    def __call__(self, s: Quest) -> None:
        place_progress(s, self.n, "Q8.20")


class Fell:
    def __init__(self, table: Table, name: str) -> None:
        self.card = table.card(name)

    def __call__(self, s: Quest) -> None:
        deal_damage(s, [self.card], 20, "Q13.2")


def captive(stage: str = "through-the-caverns", **more: object) -> Table:
    """Glóin is the prisoner."""
    table = Table(
        heroes=["gimli", "gloin", "eowyn"],
        scenario=ESCAPE,
        stage=stage,
        **more,  # type: ignore[arg-type]  # the settings of a table
    )
    table.set_aside("nazgul-of-dol-guldur")
    return table.do(Imprison(table, "gloin"))


def test_the_prisoner_counts_as_nothing_but_its_title() -> None:
    """It stays in play, collects nothing, cannot be hurt. [Q29.20, Q23.4, QC117, QC19]"""
    table = captive()
    s = table.s
    gloin = table.card("gloin")
    assert s.in_play(gloin)
    assert gloin not in s.characters()
    assert not s.is_hero(gloin)
    assert s.title_in_play(s.title[gloin])
    table.do(Fell(table, "gloin"))
    assert table.damage_on("gloin") == 0
    table.begin("S-RES")
    assert table.resources_on("gloin") == 0
    assert table.resources_on("gimli") == 1


def begun(table: Table, at: str) -> Table:
    table.begin(at)
    return table


def test_a_refusal_says_that_he_is_the_prisoner() -> None:
    """Whatever he is wanted for. [Q29.20]"""
    table = captive(
        hands=["stand-together", "citadel-plate"],
        engaged=["dol-guldur-orcs"],
        resources={"gimli": 4},
    )
    assert begun(table, "W-PLAN").refused("use gloin") == "Q29.20"
    assert table.play("play citadel-plate").refused("on gloin") == "Q29.20"
    assert begun(table, "S-Q1").refused("commit gloin") == "Q29.20"
    assert begun(table, "S-C0").pass_until("defend").refused("defend gloin") == "Q29.20"
    table.play("no defender").pass_until("take-damage")
    assert table.refused("damage gloin") == "Q29.20"


def test_it_readies_in_the_refresh_phase() -> None:
    """[Q29.20]"""
    table = captive(exhausted=["gloin"]).do(Place(0))
    table.begin("S-REF1")
    assert table.is_ready("gloin")


def test_the_group_loses_with_the_prisoner() -> None:
    """His player is eliminated, or the prisoner is his last hero. [Q29.23]"""
    out = captive()

    def rise(s: Quest) -> None:
        raise_threat(s, 0, 50, "Q16.1")

    assert out.do(rise).s.outcome is not None
    assert out.s.outcome is not None
    assert out.s.outcome.reason == "prisoner-lost"
    last = captive()
    last.do(Fell(last, "gimli")).do(Fell(last, "eowyn"))
    assert last.s.outcome is not None
    assert last.s.outcome.reason == "prisoner-lost"


def test_a_last_hero_who_is_taken_loses_the_game_at_once() -> None:
    """[Q29.23, Q28.23]"""
    table = Table(heroes=["gimli"], scenario=ESCAPE)
    table.do(Imprison(table, "gimli"))
    assert table.s.outcome is not None
    assert table.s.outcome.reason == "prisoner-lost"
    assert not table.told("eliminated")


def test_another_may_lose_his_heroes_while_the_prisoner_lives() -> None:
    """[Q29.23, Q16.1, Q16.9]"""
    table = Table(seats=2, heroes=[["gimli", "gloin"], ["eowyn"]], scenario=ESCAPE)
    table.do(Imprison(table, "gloin")).do(Fell(table, "eowyn"))
    assert table.s.outcome is None
    assert table.s.players() == [0]


@about("through-the-caverns", "nazgul-of-dol-guldur")
def test_progress_on_the_stage_itself_may_rescue_the_prisoner() -> None:
    """Face up, one damage, and Glóin gains for it; the Nazgûl comes. [Q29.21, Q29.22, QC3, QC124,
    Q31.11]"""
    table = captive(active="endless-caverns", progress={"endless-caverns": 1})
    table.do(Place(2))  # all on the location
    assert table.asks != "respond"
    table.do(Place(2))
    assert table.asks == "respond"
    table.play("use through-the-caverns")
    assert table.damage_on("gloin") == 1
    assert table.s.is_hero(table.card("gloin"))
    assert table.staging == ["nazgul-of-dol-guldur"]
    assert not table.told("revealed")
    table.play("use gloin")
    assert table.resources_on("gloin") == 1


def test_the_opportunity_comes_again_with_a_later_placement() -> None:
    """[Q29.21, QC124]"""
    table = captive().do(Place(3)).pass_()
    assert table.s.prisoner >= 0
    assert table.do(Place(1)).may("use through-the-caverns")


def test_an_advance_by_the_rescue_comes_before_the_nazgul() -> None:
    """[Q29.35, Q29.31]"""
    table = captive(
        attached={"shadow-key": "gimli", "dungeon-torch": "eowyn", "gandalfs-map": "eowyn"},
        progress={"through-the-caverns": 14},
    ).do(Place(1))
    assert table.stage == "through-the-caverns"
    table.play("use through-the-caverns")
    assert table.stage == "out-of-the-dungeons"
    assert table.staging == ["nazgul-of-dol-guldur"]
    kinds = [fact.kind.id for fact in table.told()]
    assert kinds.index("quest-stage-turned") < kinds.index("quest-added-to-staging")


def test_the_tower_needs_an_objective() -> None:
    """[Q29.31, Q15.5, Q22.6]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        staging=["shadow-key"],
        scenario=ESCAPE,
        progress={"the-necromancers-tower": 9},
        at="W-Q0",
    )
    assert table.stage == "the-necromancers-tower"
    table.play("use shadow-key", "choose gimli")
    assert table.stage == "through-the-caverns"


def test_claiming_costs_two_threat_and_needs_a_free_objective() -> None:
    """Any player may do so. [Q29.24, Q19.13, Q19.15, Q32.3]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn", "theodred"]],
        staging=["shadow-key", "dungeon-jailor"],
        guards={"dungeon-torch": "dungeon-jailor"},
        scenario=ESCAPE,
        stage="out-of-the-dungeons",
        first=1,
        at="W-Q0",
    )
    assert table.asked == 1
    assert not table.may("use dungeon-torch")
    table.play("use shadow-key", "choose eowyn")
    assert table.s.threat == [20, 22]
    assert table.host_of("shadow-key") == "eowyn"
    assert table.controller("shadow-key") == 1


def test_it_is_told_that_an_objective_is_nobodys_again() -> None:
    """One that was only guarded was nobody's before. [Q29.25, Q19.12, Q5.12]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        staging=["cavern-guardian"],
        guards={"shadow-key": "cavern-guardian"},
        attached={"gandalfs-map": "gimli"},
        exhausted=["gandalfs-map"],
        scenario=ESCAPE,
    )
    table.do(Fell(table, "cavern-guardian"))
    assert table.zone("shadow-key") == "staging"
    assert not table.told("unclaimed")
    table.do(Fell(table, "gimli"))
    assert table.zone("gandalfs-map") == "staging"
    assert [fact.values for fact in table.told("unclaimed")] == [("gandalfs-map",)]
    assert table.is_ready("gandalfs-map")


def test_why_an_objective_cannot_be_claimed() -> None:
    """It is guarded, or somebody has it. [Q19.13]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        hands=["stand-together"],
        staging=["cavern-guardian"],
        guards={"shadow-key": "cavern-guardian"},
        attached={"gandalfs-map": "gimli"},
        scenario=ESCAPE,
        at="W-Q0",
    )
    assert table.refused("use shadow-key") == "Q19.13"
    assert table.refused("use gandalfs-map") == "Q19.13"


def test_other_attachments_are_no_objectives() -> None:
    """Neither those of players nor the guarded one count. [Q29.31, Q19.15]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        staging=["cavern-guardian"],
        guards={"shadow-key": "cavern-guardian"},
        attached={"citadel-plate": "gimli"},
        scenario=ESCAPE,
    ).do(Place(9))
    assert table.stage == "the-necromancers-tower"
    assert table.progress_on("the-necromancers-tower") == 9


def test_a_claimed_objective_that_comes_off_is_free_in_the_staging_area() -> None:
    """[Q29.25, Q19.15]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        attached={"shadow-key": "gimli"},
        scenario=ESCAPE,
        stage="out-of-the-dungeons",
    )
    key = table.card("shadow-key")

    def put_away(s: Quest) -> None:
        discard_card(s, key)

    table.do(put_away)
    assert table.zone("shadow-key") == "staging"
    assert table.controller("shadow-key") == -1


def test_the_group_plays_one_ally_a_round() -> None:
    """Those put into play do not count; at stage 3 the limit is gone. [Q-EX19, Q29.26]"""
    table = Table(
        seats=2,
        heroes=[["theodred", "eowyn"], ["aragorn", "gimli"]],
        hands=[
            ["snowbourn-scout", "guard-of-the-citadel", "sneak-attack"],
            ["snowbourn-scout"],
        ],
        resources={"theodred": 5, "aragorn": 3},
        scenario=ESCAPE,
        stage="through-the-caverns",
        at="W-PLAN",
    )
    table.play("play snowbourn-scout")
    while table.asked != 0:
        table.pass_()
    assert not table.may("play guard-of-the-citadel")
    table.play("play sneak-attack", "choose guard-of-the-citadel")
    assert table.zone("guard-of-the-citadel") == "play"
    table.pass_until("act")
    while (table.asked, table.s.target) != (1, 1):
        table.pass_()
    assert not table.may("play snowbourn-scout")


def test_orc_guards_are_engaged_enemies_of_one_hit_point() -> None:
    """Entering play engaged counts as engaging. [Q29.27, Q29.28, Q10.13]"""
    table = Table(heroes=["gimli"], decks=["gandalf"], scenario=ESCAPE, stage="out-of-the-dungeons")

    def lay(s: Quest) -> None:
        lay_orc_guard(s, 0)

    table.do(lay)
    guard = table.s.engaged[0][0]
    assert table.s.is_enemy(guard)
    assert table.engaged() == ["orc-guard"]
    assert (table.attack("gandalf"), table.defense("gandalf"), table.hit_points("gandalf")) == (
        1,
        1,
        1,
    )
    table.do(lay)  # an empty deck lays none
    assert len(table.engaged()) == 1


def test_a_defeated_orc_guard_is_its_owners_card_again() -> None:
    """It was no ally. [Q29.29, QC24]"""
    table = Table(
        heroes=["theodred"],
        decks=["gandalf", "faramir"],
        hands=["valiant-sacrifice"],
        resources={"theodred": 1},
        scenario=ESCAPE,
        stage="out-of-the-dungeons",
    )

    def lay(s: Quest) -> None:
        lay_orc_guard(s, 0)

    table.do(lay).do(Fell(table, "gandalf"))
    assert table.zone("gandalf") == "discard"
    assert table.asks != "respond"
    table.do(lay)
    guard = table.s.engaged[0][0]

    def send(s: Quest) -> None:
        back_to_staging(s, guard)

    table.do(send)
    assert table.zone("faramir") == "discard"
    assert table.staging == []


def test_the_dungeons_bring_an_orc_guard_each_quest_phase() -> None:
    """Before the first window. [Q29.27, Q5.10]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn", "theodred"]],
        decks=[["gandalf"], ["feint"]],
        hands=[["feint"], []],
        scenario=ESCAPE,
        stage="out-of-the-dungeons",
        at="quest",
    )
    assert table.window == "W-Q0"
    assert table.engaged(0) == table.engaged(1) == ["orc-guard"]


def test_the_last_stage_waits_for_the_nazgul() -> None:
    """Defeated it goes to the discard pile and may come again. [Q29.30, Q29.32]"""
    table = Table(
        staging=["nazgul-of-dol-guldur"],
        encounters=["forest-gate"],
        scenario=ESCAPE,
        stage="out-of-the-dungeons",
    ).do(Place(8))
    assert table.s.outcome is None
    nazgul = table.card("nazgul-of-dol-guldur")

    def fall(s: Quest) -> None:
        s.progress[s.stage] = 0
        deal_damage(s, [nazgul], 9, "Q13.2")

    table.do(fall)
    assert table.zone("nazgul-of-dol-guldur") == "encounter-discard"
    table.do(Place(7))
    assert table.asks == "over"


def test_the_second_stage_of_the_anduin_reveals_more_and_checks_nobody() -> None:
    """[Q29.11, Q29.12]"""
    table = Table(
        heroes=["gimli"],
        threat=40,
        encounters=["gladden-fields", "marsh-adder", "banks-of-the-anduin"],
        scenario=ANDUIN,
        stage="anduin-passage",
        at="S-Q2",
    )
    assert table.staging[:2] == ["gladden-fields", "marsh-adder"]
    table.pass_until("travel").play("stay").pass_until("engage").play("engage nobody")
    table.pass_windows()
    assert "marsh-adder" in table.staging


def test_the_last_stage_of_the_anduin_skips_staging_and_checks_again() -> None:
    """[Q29.14]"""
    table = Table(
        heroes=["gimli"],
        threat=40,
        staging=["marsh-adder"],
        encounters=["gladden-fields"],
        scenario=ANDUIN,
        stage="ambush-on-the-shore",
        at="S-Q1",
    )
    table.commit("gimli").pass_until("engage").play("engage nobody").pass_until("commit")
    assert not table.told("revealed")
    assert table.engaged() == ["marsh-adder"]
    assert table.told("attacks")
    assert [fact.values for fact in table.told("quested")] == [(2, 3)]


def test_a_spawn_that_is_a_shadow_card_is_not_found() -> None:
    """[Q29.8, Q29.5]"""
    from ringtable.games.quest.phases.stages import resolve_stage

    table = Table(
        heroes=["gimli"],
        engaged=["king-spider"],
        encounters=["forest-gate"],
        stage="a-chosen-path-dont-leave-the-path",
    )
    spawn = table.unused("ungoliants-spawn")
    table.s.zone[spawn] = 13
    table.s.shadows = [spawn, table.card("king-spider"), 0, 1]
    table.do(resolve_stage)
    assert table.zone("ungoliants-spawn") == "shadow"
    assert table.staging == []
