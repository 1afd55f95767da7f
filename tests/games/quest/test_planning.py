"""The planning phase, paying for cards, uniqueness. [Q7, Q23]"""

from tests.games.quest.scenario import Table


def test_tom_pays_for_two_cards() -> None:
    """The Guard is paid by Glóin alone, the Tracker by Éowyn and Eleanor together. [Q-EX1, Q7.4,
    Q7.5, Q7.6, Q7.8, Q7.17, Q5.12, Q22.3]"""
    table = Table(
        heroes=["gloin", "eowyn", "eleanor"],
        hands=["guard-of-the-citadel", "northern-tracker"],
        resources={"gloin": 3, "eowyn": 2, "eleanor": 2},
        at="W-PLAN",
    )
    table.play("play guard-of-the-citadel")
    assert table.resources_on("gloin") == 1
    assert table.resources_on("eowyn") == 2
    table.play("play northern-tracker")
    assert [table.resources_on(one) for one in ("gloin", "eowyn", "eleanor")] == [1, 0, 0]
    assert table.is_ready("guard-of-the-citadel")
    assert table.is_ready("northern-tracker")
    assert table.controller("northern-tracker") == 0


def test_payment_is_asked_only_if_it_matters() -> None:
    """[Q31.14, Q7.6]"""
    table = Table(
        heroes=["eowyn", "eleanor"],
        hands=["wandering-took", "northern-tracker"],
        resources={"eowyn": 3, "eleanor": 3},
        at="W-PLAN",
    )
    table.play("play wandering-took")
    assert table.asks == "pay"
    assert table.options == ["pay eowyn 2", "pay eowyn 1, eleanor 1", "pay eleanor 2"]
    table.play("pay eowyn 1, eleanor 1").play("play northern-tracker")
    assert table.asks != "pay"
    assert table.resources_on("eowyn") + table.resources_on("eleanor") == 0


def test_without_a_match_a_card_cannot_be_played() -> None:
    """[Q7.5, Q7.9, Q27.7]"""
    table = Table(
        heroes=["gimli"],
        hands=["guard-of-the-citadel", "common-cause"],
        resources={"gimli": 5},
        at="W-PLAN",
    )
    assert not table.may("play guard-of-the-citadel")
    assert not table.may("play common-cause")


def test_a_card_of_cost_0_needs_the_icon_and_no_resource() -> None:
    """[Q7.9, Q32.13]"""
    table = Table(heroes=["gimli"], hands=["stand-together"], at="W-PLAN")
    assert table.may("play stand-together")


def test_a_neutral_card_is_paid_from_any_pools() -> None:
    """[Q7.10, Q1.4]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        hands=["gandalf"],
        resources={"aragorn": 2, "gimli": 3},
        at="W-PLAN",
    )
    table.play("play gandalf")
    assert table.resources_on("aragorn") == table.resources_on("gimli") == 0


def test_exhausted_heroes_pay_and_those_of_others_never() -> None:
    """[Q7.7, Q7.13, Q21.2]"""
    table = Table(
        seats=2,
        heroes=[["aragorn"], ["gloin"]],
        hands=["guard-of-the-citadel", "faramir"],
        resources={"aragorn": 2, "gloin": 4},
        exhausted=["aragorn"],
        at="W-PLAN",
    )
    assert table.may("play guard-of-the-citadel")
    assert not table.may("play faramir")


def test_a_hero_with_two_icons_has_one_pool_for_both() -> None:
    """[Q7.14]"""
    table = Table(
        heroes=["aragorn"],
        attached={"celebrians-stone": "aragorn"},
        hands=["wandering-took", "guard-of-the-citadel"],
        resources={"aragorn": 4},
        at="W-PLAN",
    )
    table.play("play wandering-took", "play guard-of-the-citadel")
    assert table.resources_on("aragorn") == 0


def test_allies_and_attachments_are_played_by_the_active_player_alone() -> None:
    """In player order, each in his own planning turn; nowhere else. [Q7.1, Q7.2, Q7.3, Q32.3]"""
    table = Table(
        seats=2,
        heroes=[["aragorn"], ["gloin"]],
        hands=[["guard-of-the-citadel"], ["faramir", "ever-vigilant"]],
        allies=[["snowbourn-scout"], []],
        resources={"aragorn": 2, "gloin": 5},
        exhausted=["snowbourn-scout"],
        first=1,
        at="W-PLAN",
    )
    assert table.asked == 1
    assert table.may("play faramir")
    table.pass_()
    assert table.asked == 0
    assert not table.may("play guard-of-the-citadel")
    table.pass_()
    assert table.asked == 0  # his own turn
    assert table.may("play guard-of-the-citadel")
    table.play("play guard-of-the-citadel")
    assert table.asked == 1
    assert not table.may("play faramir")
    assert table.may("play ever-vigilant")


def test_an_attachment_may_be_played_on_anybodys_hero() -> None:
    """It is controlled by who controls the hero; copies work separately. [Q7.18, Q7.20, Q22.5]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli"]],
        hands=["the-favor-of-the-lady", "the-favor-of-the-lady"],
        resources={"eowyn": 4},
        at="W-PLAN",
    )
    table.play("play the-favor-of-the-lady", "on gimli")
    assert table.controller("the-favor-of-the-lady") == 1
    table.pass_until("act")
    while table.asked != 0:
        table.pass_()
    table.play("play the-favor-of-the-lady", "on gimli")
    assert table.willpower("gimli") == 4


def test_where_an_attachment_may_lie_is_asked_only_once() -> None:
    """Forest Snare stays on an enemy that is engaged no longer. [Q7.19]"""
    table = Table(
        heroes=["beravor", "eowyn"],
        attached={"forest-snare": "forest-spider"},
        engaged=["forest-spider"],
        hands=["a-light-in-the-dark"],
        resources={"eowyn": 2},
        at="W-Q0",
    )
    table.play("play a-light-in-the-dark")
    assert table.staging == ["forest-spider"]
    assert table.host_of("forest-snare") == "forest-spider"


def test_a_unique_card_is_there_once() -> None:
    """Nobody can play another while it is in play; hands do not matter. [Q23.1, Q23.2, Q23.4]"""
    table = Table(
        seats=2,
        heroes=[["aragorn"], ["gloin"]],
        allies=[[], ["faramir"]],
        hands=["faramir", "snowbourn-scout", "sneak-attack"],
        resources={"aragorn": 5},
        at="W-PLAN",
    )
    assert not table.may("play faramir")
    assert table.may("play snowbourn-scout")
    table.play("play sneak-attack")
    assert table.options == ["choose snowbourn-scout"]


def test_any_number_of_copies_of_other_cards() -> None:
    """[Q23.3]"""
    table = Table(
        heroes=["aragorn"],
        hands=["guard-of-the-citadel"] * 2,
        resources={"aragorn": 4},
        at="W-PLAN",
    )
    table.play("play guard-of-the-citadel", "play guard-of-the-citadel")
    assert len(table.s.play[0]) == 3


def test_a_unique_card_may_be_played_after_its_copy_has_left() -> None:
    """[Q23.5]"""
    table = Table(
        heroes=["aragorn"],
        hands=["faramir", "sneak-attack", "faramir"],
        resources={"aragorn": 5},
        at="W-PLAN",
    )
    table.play("play sneak-attack", "choose faramir")
    assert not table.may("play faramir")
    table.pass_until("commit")
    assert table.hand().count("faramir") == 2


def test_resources_are_lost_with_their_hero() -> None:
    """[Q7.21, Q13.12]"""
    from ringtable.games.quest.combat.damage import deal_damage
    from ringtable.games.quest.state import Quest

    table = Table(heroes=["aragorn", "eowyn"], resources={"eowyn": 3}, at="W-Q2")
    eowyn = table.card("eowyn")

    def strike(s: Quest) -> None:
        deal_damage(s, [eowyn], 3, "Q13.2")

    table.do(strike)
    assert table.zone("eowyn") == "discard"
    assert table.resources_on("eowyn") == 0


def test_events_are_played_in_any_window_that_suits_them() -> None:
    """[Q7.22, Q18.8]"""
    table = Table(
        heroes=["aragorn", "eowyn"],
        hands=["ever-vigilant", "a-test-of-will"],
        allies=["snowbourn-scout"],
        exhausted=["snowbourn-scout"],
        resources={"aragorn": 1, "eowyn": 1},
        at="W-TRV",
    )
    assert table.may("play ever-vigilant")
    assert not table.may("play a-test-of-will")


def test_the_number_x_is_the_cost_of_the_chosen_ally() -> None:
    """[Q7.15, QC51]"""
    table = Table(
        heroes=["eowyn"],
        hands=["stand-and-fight"],
        discards=["faramir", "snowbourn-scout"],
        resources={"eowyn": 3},
        at="W-Q0",
    )
    table.play("play stand-and-fight")
    assert table.zone("snowbourn-scout") == "play"  # Faramir costs 4
    assert table.resources_on("eowyn") == 2


def test_thicket_of_spears_is_paid_by_three_heroes() -> None:
    """[Q7.16]"""
    table = Table(
        heroes=["legolas", "gimli", "thalin"],
        hands=["thicket-of-spears"],
        engaged=["forest-spider"],
        resources={"legolas": 3, "gimli": 2},
        at="W-Q0",
    )
    assert not table.may("play thicket-of-spears")
    table.s.resources[table.card("thalin")] = 1
    table.begin("W-Q0")
    table.play("play thicket-of-spears")
    assert [table.resources_on(one) for one in ("legolas", "gimli", "thalin")] == [2, 1, 0]
