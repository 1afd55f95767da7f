"""Effects: types and timing, order, choices. [Q2, Q18, Q21]"""

from ringtable.games.quest.combat.damage import deal_damage
from ringtable.games.quest.hands import draw
from ringtable.games.quest.phases.stages import place_progress, resolve_stage
from ringtable.games.quest.state import Quest
from tests.games.quest.scenario import Table


class Fell:
    """So much damage to these cards at once."""

    def __init__(self, table: Table, *names: str, n: int = 20) -> None:
        self.cards = [table.card(name) for name in names]
        self.n = n

    def __call__(self, s: Quest) -> None:
        deal_damage(s, self.cards, self.n, "Q13.2")


# Order


def test_the_first_player_orders_forced_effects_of_one_moment() -> None:
    """[Q2.5, Q18.5, Q32.6, QC83]"""
    table = Table(
        heroes=["gimli", "legolas"],
        staging=["goblin-sniper", "goblin-sniper"],
        scenario="journey-along-the-anduin",
        at="W-C2",
    )
    assert table.asks == "next-forced"
    assert table.options == ["resolve goblin-sniper#1", "resolve goblin-sniper#2"]
    table.play("resolve goblin-sniper#2", "choose gimli", "choose legolas")
    assert table.damage_on("gimli") == 1
    assert table.damage_on("legolas") == 1


def test_the_first_player_picks_for_an_encounter_card() -> None:
    """[Q2.6]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        committed=["gimli", "legolas"],
        first=1,
    ).reveal("dol-guldur-orcs")
    assert table.asked == 1
    assert table.options == ["choose legolas", "choose gimli"]
    table.play("choose gimli")
    assert table.damage_on("gimli") == 2


def test_theodred_and_aragorn_answer_in_either_order() -> None:
    """[Q-EX11, Q8.6, Q18.4, Q18.14, Q18.26]"""
    table = Table(heroes=["aragorn", "theodred"], at="S-Q1").commit("aragorn", "theodred")
    assert table.asks == "respond"
    assert not table.may("use aragorn")  # no resource yet
    table.play("use theodred", "choose aragorn")
    assert table.may("use aragorn")
    table.play("use aragorn")
    assert table.is_ready("aragorn")
    assert [fact.values for fact in table.told("paid")] == [(0, "aragorn", 1)]


def test_who_committed_earlier_can_no_longer_answer() -> None:
    """[Q-EX11, Q18.26, Q8.6]"""
    table = Table(seats=2, heroes=[["aragorn"], ["theodred"]], at="S-Q1")
    table.commit("aragorn").commit("theodred")
    table.play("use theodred", "choose aragorn")
    assert table.asks != "respond"
    assert not table.told("paid")


def test_a_card_drawn_by_a_response_may_answer_the_same_trigger() -> None:
    """Then the trigger is spent. [Q-EX21, Q18.26, Q18.28, QC24]"""
    table = Table(
        heroes=["theodred", "gimli"],
        allies=["snowbourn-scout"],
        hands=["valiant-sacrifice"],
        decks=["valiant-sacrifice", "faramir", "feint", "feint", "gandalf"],
        resources={"theodred": 2},
    )
    table.do(Fell(table, "snowbourn-scout"))
    table.play("play valiant-sacrifice for snowbourn-scout")
    assert table.hand() == ["valiant-sacrifice", "faramir"]
    table.play("play valiant-sacrifice for snowbourn-scout")
    assert table.hand() == ["faramir", "feint", "feint"]
    assert table.asks != "respond"


def test_what_one_sentence_brings_about_is_answered_together() -> None:
    """One round of responses serves two allies. [Q18.24, QC24]"""
    table = Table(
        heroes=["theodred"],
        allies=["snowbourn-scout", "guard-of-the-citadel"],
        hands=["valiant-sacrifice"],
        decks=["feint"],
        resources={"theodred": 1},
    )
    table.do(Fell(table, "snowbourn-scout", "guard-of-the-citadel"))
    assert table.options == [
        "play valiant-sacrifice for snowbourn-scout",
        "play valiant-sacrifice for guard-of-the-citadel",
        "pass",
    ]


def test_a_forced_effect_needs_its_card_in_play_when_the_trigger_occurs() -> None:
    """One that has gone by then does nothing. [Q18.7, Q18.15, Q18.27]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        damage={"gimli": 4},
        attached={"shadow-key": "gimli", "dungeon-torch": "eowyn"},
        threat=20,
        scenario="escape-from-dol-guldur",
        stage="out-of-the-dungeons",
        at="S-REF1",
    )
    table.pass_until("next-forced").play("resolve shadow-key")
    assert table.zone("gimli") == "discard"
    assert table.zone("shadow-key") == "staging"
    assert [fact.values for fact in table.told("threat-raised")] == [(0, 1, 21), (0, 2, 23)]


def test_a_response_is_used_once_for_an_occurrence() -> None:
    """[Q18.10]"""
    table = Table(heroes=["theodred", "gimli"], at="S-Q1").commit("theodred")
    table.play("use theodred")
    assert not table.may("use theodred")


def test_an_action_may_be_repeated_as_long_as_it_can_be_paid() -> None:
    """[Q18.3, Q18.11]"""
    table = Table(
        heroes=["gimli"],
        attached={"protector-of-lorien": "gimli"},
        hands=["feint", "feint", "gandalf", "gandalf", "gandalf"],
        at="W-Q0",
    )
    for n in range(3):
        table.play("use protector-of-lorien", "choose feint" if n < 2 else "choose gandalf")
        table.play("willpower")
    assert table.willpower("gimli") == 5
    assert not table.may("use protector-of-lorien")


def test_a_cost_stays_paid_when_the_effect_is_cancelled() -> None:
    """[Q21.3, Q18.20]"""
    table = Table(heroes=["eowyn"], hands=["a-test-of-will"], resources={"eowyn": 1})
    table.reveal("king-spider").play("play a-test-of-will for king-spider")
    assert table.resources_on("eowyn") == 0


def test_a_card_that_names_itself_means_this_copy() -> None:
    """[Q18.21]"""
    table = Table(
        heroes=["theodred"],
        allies=["snowbourn-scout"],
        hands=["snowbourn-scout"],
        resources={"theodred": 1},
        staging=["forest-gate"],
        at="W-PLAN",
    )
    table.play("play snowbourn-scout")
    assert [one for one in table.options if one.startswith("use")] == ["use snowbourn-scout#2"]


def test_what_is_added_is_not_revealed() -> None:
    """No When Revealed effect, no Thalin. [Q-EX20, Q18.6, Q18.22, Q29.5]"""
    table = Table(
        heroes=["thalin"],
        committed=["thalin"],
        encounters=["king-spider", "forest-gate"],
        stage="a-chosen-path-dont-leave-the-path",
    )
    table.do(resolve_stage).play("choose king-spider")
    assert table.staging == ["king-spider"]
    assert table.damage_on("king-spider") == 0


def test_what_is_found_tells_nothing_of_the_order() -> None:
    """The same Spiders, copy by copy, however the deck lies. [Q24.5, Q29.5]"""
    found = []
    order = ["forest-spider#1", "king-spider#1", "forest-spider#2"]
    for encounters in (order, order[::-1]):
        table = Table(
            heroes=["thalin"],
            encounters=encounters,
            stage="a-chosen-path-dont-leave-the-path",
        )
        found.append(table.do(resolve_stage).options)
    assert found[0] == found[1]


def test_constant_effects_hold_while_their_card_is_in_play() -> None:
    """A cannot beats what permits. [Q2.1, Q2.3, Q18.2, Q21.5, Q11.3]"""
    table = Table(
        heroes=["beravor", "gimli"],
        engaged=["king-spider"],
        attached={"forest-snare": "king-spider"},
        encounters=["forest-gate"],
        at="S-C0",
    )
    table.pass_until("target")
    assert table.told("shadow-dealt")  # dealt all the same
    assert not table.told("attacks")
    assert not table.told("shadow-turned")


# Choices


def test_as_far_as_possible() -> None:
    """Effects with several targets are carried out as far as they can. [Q21.9, Q21.10, Q21.11]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn"]],
        exhausted=["eowyn"],
    ).reveal("king-spider")
    assert table.asked == 0
    table.play("choose legolas")
    assert not table.is_ready("legolas")
    assert table.zone("king-spider") == "staging"


def test_a_mode_that_changes_nothing_cannot_be_chosen() -> None:
    """[Q21.14]"""
    table = Table(
        heroes=["theodred"],
        hands=["sneak-attack", "gandalf"],
        resources={"theodred": 1},
        threat=10,
        at="W-Q0",
    )
    table.play("play sneak-attack", "choose gandalf", "use gandalf")
    assert table.threat == 5  # no card to draw, no enemy to hurt: nothing else could be chosen


def test_up_to_two_is_one_or_two() -> None:
    """[Q21.15]"""
    table = Table(
        heroes=["gimli"],
        allies=["daughter-of-the-nimrodel"],
        damage={"gimli": 3},
        at="W-Q0",
    )
    table.play("use daughter-of-the-nimrodel")
    assert table.options == ["two", "one"]
    table.play("one")
    assert table.damage_on("gimli") == 2


def test_among_players_with_equal_threat_the_first_player_selects() -> None:
    """[Q21.8]"""
    table = Table(
        seats=3,
        heroes=[["gimli"], ["legolas"], ["eowyn"]],
        threat=[30, 30, 20],
        first=2,
    ).reveal("caught-in-a-web")
    assert table.asked == 2
    assert table.options == ["player 1", "player 2"]


def test_a_choice_without_alternative_is_not_asked() -> None:
    """[Q31.12]"""
    table = Table(heroes=["gimli"]).reveal("king-spider")
    assert not table.is_ready("gimli")
    assert table.asks == "mulligan"


def test_the_one_who_plays_a_card_makes_its_choices_among_all_players() -> None:
    """[Q21.13]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        hands=["blade-mastery"],
        resources={"gimli": 1},
        at="W-Q0",
    )
    table.play("play blade-mastery", "choose legolas")
    assert table.attack("legolas") == 4


def test_effects_that_need_another_player_cannot_be_used_alone() -> None:
    """[Q30.1, Q30.3]"""
    table = Table(heroes=["eowyn"], allies=["wandering-took"], hands=["gandalf"], at="W-Q0")
    assert not table.may("use wandering-took")


def test_then_needs_what_came_before() -> None:
    """Eleanor without a card left reveals no other. [Q21.6, QC8, Q25.4]"""
    table = Table(heroes=["eleanor"]).idle(phase=3).reveal("massing-at-night")
    table.play("use eleanor for massing-at-night")
    assert table.staging == []
    assert table.zone("massing-at-night") == "encounter-discard"


def test_either_if_possible_else_the_other() -> None:
    """Pursued by Shadow: an exhausted ally goes, or threat rises. [Q21.7]"""
    table = Table(
        heroes=["gimli"],
        engaged=["king-spider"],
        encounters=["pursued-by-shadow"],
        scenario="journey-along-the-anduin",
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli")
    assert table.told("threat-raised")[0].values[:2] == (0, 3)


def test_searching_shuffles_the_deck() -> None:
    """[Q21.12]"""
    table = Table(
        heroes=["gimli"],
        decks=["feint", "gandalf", "faramir", "beorn", "swift-strike", "horn-of-gondor"],
        active="mountains-of-mirkwood",
        progress={"mountains-of-mirkwood": 2},
    )

    def explore(s: Quest) -> None:
        place_progress(s, 1, "Q9.10")

    table.do(explore).play("use mountains-of-mirkwood")
    table.play("search", "take gandalf")
    assert table.hand() == ["gandalf"]
    assert table.told("shuffled")


def test_drawing_is_one_instruction() -> None:
    """[Q18.19, QC105]"""
    table = Table(decks=["feint", "gandalf"]).idle(phase=0).reveal("iron-shackles")

    def draw_two(s: Quest) -> None:
        draw(s, 0, 2, "Q6.9")

    table.do(draw_two)
    assert table.hand() == []
    assert table.zone("iron-shackles") == "encounter-discard"
    table.do(draw_two)
    assert len(table.hand()) == 2


def test_responses_of_locations_belong_to_the_first_player() -> None:
    """[Q32.7, Q9.6]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        decks=[["feint"], ["feint", "feint"]],
        staging=["forest-gate"],
        first=1,
        at="S-TRV",
    )
    table.play("travel forest-gate")
    assert table.asked == 1
    table.play("use forest-gate")
    assert len(table.hand(1)) == 2
