"""The combat round: cards, windows, dice, hits. [W15, W36.6, W38.4-W38.14]"""

from ringtable.games.war.battle.dice import dice_of
from ringtable.games.war.battle.forces import leadership, nazgul_leadership
from ringtable.games.war.box.components import FREE, SHADOW
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.flow import FLOW
from ringtable.games.war.state import CARD_CANCELLED
from tests.games.war.scenario import Table

# Events with the lower half that a test wants.
LOWER = {
    "scouts": "the-red-arrow",
    "durins-bane": "balrog-of-moria",
    "swarm-of-bats": "the-shadow-is-moving",
    "daring-defiance": "i-will-go-alone",
    "confusion": "wisdom-of-elrond",
    "brave-stand": "house-of-the-stewards",
    "daylight": "riders-of-theoden",
    "relentless-assault": "the-day-without-dawn",
    "onslaught": "orcs-multiplying-again",
    "mumakil": "shadows-gather",
    "shield-wall": "king-brands-men",
    "fateful-strike": "bilbos-song",
    "mighty-attack": "axe-and-bow",
    "cruel-as-death": "orc-patrol",
    "dread-and-despair": "candles-of-corpses",
    "words-of-power": "the-lidless-eye",
    "foul-stench": "nazgul-search",
    "black-breath": "morgul-wound",
    "great-host": "stormcrow",
    "we-come-to-kill": "olog-hai",
    "heroic-death": "there-is-another-way",
    "no-quarter": "a-power-too-great",
    "sudden-strike": "challenge-of-the-king",
    "charge": "guards-of-the-citadel",
    "deadly-strife": "return-to-valinor",
    "valour": "dain-ironfoots-guard",
    "advantageous-position": "book-of-mazarbul",
}


def fight(
    attackers: str,
    defenders: str,
    shadow: str = "",
    free: str = "",
    at: str = "north-ithilien",
    start: str = "minas-morgul",
    **options: str,
) -> Table:
    """The Shadow attacks, with these lower halves in the two hands."""
    t = Table(shadow="army event", free="event event", first="shadow", **options)
    t.at_war("sauron", "southrons", "isengard", "gondor", "rohan")
    for region in ("osgiliath", "south-ithilien"):
        t.army(region)
    t.army(start, attackers).army(at, defenders)
    for who, lower in (("shadow", shadow), ("free", free)):
        if lower:
            t.hold(who, LOWER[lower])
    return t


def attack(t: Table, start: str = "minas-morgul", at: str = "north-ithilien") -> Table:
    """Declare it with everybody; nothing is answered yet about cards."""
    t.play("die army; attack")
    for question, answer in (
        ("attack-from", f"from {start}"),
        ("attack-target", f"attack {at}"),
        ("part", "all"),
    ):
        if t.asks() == question:
            t.play(answer)
    return t


def with_cards(t: Table, shadow: str = "", free: str = "") -> Table:
    """Both say whether they play a card, and which."""
    for _ in range(2):
        if t.asks() in ("attacker-card", "defender-card"):
            t.play("yes" if (shadow if t.asked() == SHADOW else free) else "no")
    while t.asks() == "combat-card":
        mine = shadow if t.asked() == SHADOW else free
        t.play_as(t.asked(), f"combat {LOWER[mine]}")
    return t


def rolled(t: Table) -> list[object]:
    return [fact.values[1] for fact in t.facts("war-combat-rolled")]


# Cards [W15.2-W15.8, W36.6]


def test_attacker_says_first_then_defender_then_both_choose_at_once() -> None:
    """[W15.1, W15.2, W15.3, W38.5, W37.8]"""
    t = fight("sauron-regular 5", "gondor-regular 5", "deadly-strife", "daylight")
    attack(t)
    assert (t.asks(), t.asked()) == ("attacker-card", SHADOW)
    t.play("yes")
    assert (t.asks(), t.asked()) == ("defender-card", FREE)
    t.play("yes")
    assert t.asks() == "combat-card"
    assert FLOW.waiting(t.s) == [FREE, SHADOW]
    t.play_as(SHADOW, f"combat {LOWER['deadly-strife']}")
    assert t.facts("war-combat-card") == []  # sealed until both have chosen
    t.play_as(FREE, f"combat {LOWER['daylight']}")
    assert len(t.facts("war-combat-card")) == 2


def test_the_second_edition_chooses_one_after_the_other() -> None:
    """Face down, with the deck to be seen. [W15.2]"""
    t = fight(
        "sauron-regular 5",
        "gondor-regular 5",
        "deadly-strife",
        "daylight",
        combat_card_choice="attacker_first",
    )
    attack(t)
    assert (t.asks(), t.asked()) == ("attacker-chooses", SHADOW)
    t.play(f"combat {LOWER['deadly-strife']}")
    assert t.facts("war-chose-card")[0].values[1] == "shadow-strategy"
    assert (t.asks(), t.asked()) == ("defender-chooses", FREE)
    t.play("no")
    assert [fact.values[1] for fact in t.facts("war-combat-card")] == [LOWER["deadly-strife"]]


def test_a_side_is_asked_by_open_facts_alone() -> None:
    """It holds a card, fit or not; without one there is no question. [W36.6, W15.4]"""
    t = fight("sauron-regular 5", "gondor-regular 5", free="fateful-strike")
    attack(t)
    assert (t.asks(), t.options()) == ("defender-card", ["no"])  # no leader takes part
    t = fight("sauron-regular 5", "gondor-regular 5")
    t.will_roll("combat", *[1] * 10)
    attack(t)
    assert t.asks() == "cease"


def test_combat_cards_cost_no_die_and_work_for_one_round() -> None:
    """[W15.5, W15.6]"""
    t = fight("sauron-regular 5", "gondor-regular 5", free="daylight")
    t.will_roll("combat", *[1] * 30)
    with_cards(attack(t), free="daylight")
    assert rolled(t) == ["1 1 1", "1 1 1 1 1"]
    assert t.s.discard >> t.card(LOWER["daylight"]) & 1
    t.play("go-on; stay")
    assert rolled(t)[2] == "1 1 1 1 1"


def test_scouts_come_before_durins_bane() -> None:
    """The army is gone before the extra attack. [W-EX32, W15.7, W15.24, W38.7, W38.8]"""
    t = fight(
        "sauron-regular 4",
        "gondor-regular 4",
        "durins-bane",
        "scouts",
        at="hollin",
        start="moria",
    )
    with_cards(attack(t, "moria", "hollin"), "durins-bane", "scouts")
    assert (t.asks(), t.asked()) == ("escape", FREE)
    t.play("retreat fords-of-bruinen")
    assert t.facts("war-extra-attack") == []
    assert t.facts("war-combat-rolled") == []
    assert t.force("fords-of-bruinen") == "gondor-regular 4"
    t.play("stay")
    assert t.facts("war-battle-ended")[0].values == ("hollin", "retreated")


def test_within_a_window_the_defenders_card_comes_first() -> None:
    """[W-EX33, W15.7, W15.8, W38.6]"""
    t = fight("sauron-regular 4", "gondor-regular 4", "swarm-of-bats", "daring-defiance")
    t.put("boromir", "north-ithilien")
    t.will_roll("combat", *[1] * 20)
    with_cards(attack(t), "swarm-of-bats", "daring-defiance")
    assert t.s.fight[SHADOW][CARD_CANCELLED] == 1
    assert t.s.fight[FREE][CARD_CANCELLED] == 0
    assert [fact.values[0] for fact in t.facts("war-card-stopped")] == [LOWER["swarm-of-bats"]]


def test_a_card_that_has_nothing_to_act_on_costs_nothing() -> None:
    """Daring Defiance against no card: the companion still leads. [W15.27]"""
    t = fight("sauron-regular 4", "gondor-regular 4", free="daring-defiance")
    t.put("boromir", "north-ithilien")
    t.will_roll("combat", *[1] * 20)
    with_cards(attack(t), free="daring-defiance")
    assert t.facts("war-rerolled")[0].values[1] == "1"


def test_a_price_that_cannot_be_paid_makes_a_card_unchoosable() -> None:
    """[W15.27, W15.4]"""
    t = fight("sauron-regular 4, nazgul 2", "gondor-regular 4", "cruel-as-death")
    assert "yes" in attack(t).options()
    t = fight("sauron-regular 4, nazgul 2", "gondor-regular 4", "cruel-as-death")
    t.put("gandalf-white", "north-ithilien")
    attack(t).play("yes")  # The White Rider: no Nazgûl leadership is left
    assert t.options() == ["no"]


# Extra attacks [W15.20, W38.8]


def test_an_extra_attack_is_taken_at_once() -> None:
    """[W15.20, W15.22, W38.8]"""
    t = fight("sauron-regular 3", "gondor-regular 3", "durins-bane", at="hollin", start="moria")
    t.will_roll("combat", 4, 4, 3, 1, 1, 1, 5)
    with_cards(attack(t, "moria", "hollin"), "durins-bane")
    assert t.facts("war-extra-attack")[0].values[2:] == (4, 2)
    assert rolled(t) == ["1 1 1", "5"]  # one regular is left to roll


def test_a_round_ends_with_the_last_unit_of_an_extra_attack() -> None:
    """[W15.24, W38.8]"""
    t = fight("sauron-regular 3", "gondor-regular 2", "durins-bane", at="hollin", start="moria")
    t.will_roll("combat", 4, 4, 4)
    with_cards(attack(t, "moria", "hollin"), "durins-bane")
    assert t.facts("war-combat-rolled") == []
    assert t.asks() == "advance"


def test_sudden_strike_rolls_the_leadership_of_the_moment() -> None:
    """[W15.20, W15.22]"""
    t = fight("sauron-regular 3", "gondor-regular 3, gondor-leader 2", free="sudden-strike")
    t.will_roll("combat", 5, 1, *[1] * 10)
    with_cards(attack(t), free="sudden-strike")
    assert t.facts("war-extra-attack")[0].values[1:] == ("5 1", 5, 1)


# The number of dice [W15.23]


def test_companions_make_the_roll_smaller() -> None:
    """[W-EX44, W15.23, W38.9]"""
    t = fight("sauron-regular 9", "gondor-regular 3", free="brave-stand")
    t.put("legolas", "north-ithilien").put("gimli", "north-ithilien")
    t.will_roll("combat", *[1] * 20)
    with_cards(attack(t), free="brave-stand")
    assert rolled(t)[0] == "1 1 1"


def test_a_garrison_hinders_besiegers_under_help_unlooked_for() -> None:
    """One unit inside and Daylight: three dice; four inside: one die. [W-EX44, W15.23]"""
    for inside, dice in ((1, 3), (4, 1)):
        t = Table(free="event", shadow="event event").at_war("rohan", "isengard", "gondor")
        t.army("helms-deep", f"rohan-regular {inside}, sauron-regular 8").siege("helms-deep")
        t.army("westemnet", "gondor-regular 4")
        t.hold("free", f"help-unlooked-for {LOWER['daylight']}")
        t.will_roll("combat", *[1] * 20)
        t.play("die event; play-card; play help-unlooked-for; from westemnet; all")
        with_cards(t, free="daylight")
        assert len(str(rolled(t)[1]).split()) == dice


def test_a_side_without_units_rolls_nothing() -> None:
    """[W15.21]"""
    t = fight("sauron-regular 2", "gondor-regular 2")
    attack(t)
    t.s.attacker, t.s.battle_at = SHADOW, REGIONS.index("north-ithilien")
    t.army("north-ithilien")
    assert dice_of(t.s, FREE) == 0


# Hits on one's own army [W15.28]


def test_relentless_assault_leaves_a_unit() -> None:
    """A lone regular none, a lone elite one, both together two. [W-EX45, W15.28]"""
    for army, most in (("sauron-regular 1", 0), ("sauron-elite 1", 1)):
        t = fight(army, "gondor-regular 2", "relentless-assault")
        t.will_roll("combat", *[1] * 10)
        with_cards(attack(t), "relentless-assault")
        if most == 0:
            assert t.asks() != "own-hits"
        else:
            assert t.options() == ["0", "1"]
            t.play("1")
            assert rolled(t)[0] == "1"
            assert t.facts("war-combat-rolled")[0].values[2] == 4
    t = fight("sauron-regular 1, sauron-elite 1", "gondor-regular 2", "relentless-assault")
    t.will_roll("combat", *[1] * 10)
    with_cards(attack(t), "relentless-assault")
    assert t.options() == ["0", "1", "2"]
    t.play("2; remove sauron-regular")
    assert rolled(t)[0] == "1"
    assert t.facts("war-combat-rolled")[0].values[2] == 3


def test_onslaught_may_cost_the_whole_army() -> None:
    """Its dice are rolled nevertheless. [W15.28, W15.25, W38.13]"""
    t = fight("sauron-regular 2", "gondor-regular 2", "onslaught")
    t.will_roll("combat", 1, 1, 1, 1, 4, 4)
    with_cards(attack(t), "onslaught")
    assert t.options() == ["0", "1", "2"]
    t.play("2")
    assert t.force("minas-morgul") == ""
    assert t.force("north-ithilien") == ""


def test_the_last_window_needs_both_armies() -> None:
    """[W15.25]"""
    t = fight("sauron-regular 4", "gondor-regular 1", "great-host")
    t.will_roll("combat", 6, 1, 1, 1, 1)
    with_cards(attack(t), "great-host")
    assert t.asks() == "advance"


def test_great_host_strikes_after_the_casualties() -> None:
    """[W15.25, W38.13]"""
    t = fight("sauron-regular 5", "gondor-regular 3", "great-host")
    t.will_roll("combat", 6, 1, 1, 1, 1, 1, 1, 1)
    with_cards(attack(t), "great-host")
    assert t.force("north-ithilien") == "gondor-regular"


def test_we_come_to_kill_with_the_elites_that_are_left() -> None:
    """[W15.20, W15.22]"""
    t = fight("sauron-elite 2", "gondor-regular 4", "we-come-to-kill")
    t.will_roll("combat", 1, 1, 6, 1, 1, 1, 5)
    with_cards(attack(t), "we-come-to-kill")
    assert t.facts("war-extra-attack")[0].values[1] == "5"


def test_without_an_elite_left_nothing_is_told_of_an_attack() -> None:
    """[W15.20, W15.22]"""
    t = fight("sauron-elite, sauron-regular 3", "gondor-regular 2", "we-come-to-kill")
    t.will_roll("combat", 1, 1, 1, 1, 6, 6)
    with_cards(attack(t), "we-come-to-kill")
    while t.asks() in ("casualty", "next-casualty"):
        t.play(next(one for one in t.options() if "elite" in one))
    assert t.facts("war-round-score") != []
    assert t.facts("war-extra-attack") == []


# Misses, ones, hits [W38.10-W38.12]


def test_ones_of_the_enemy_hit_himself() -> None:
    """Only the 3 may be re-rolled. [W-EX34, W15.26, W38.10]"""
    t = fight("sauron-regular 5, nazgul 3", "gondor-regular 5", free="confusion")
    t.will_roll("combat", 1, 1, 5, 6, 3, 1, 1, 1, 1, 1, 2)
    with_cards(attack(t), free="confusion")
    assert t.facts("war-rerolled")[0].values[1] == "2"
    assert t.force("minas-morgul") == "sauron-regular 3, sauron-nazgul 3"
    assert t.force("north-ithilien") == "gondor-regular 3"


def test_a_missed_die_becomes_a_hit_for_leadership() -> None:
    """[W15.19, W15.27, W38.10]"""
    t = fight("sauron-regular 3", "gondor-regular 2", free="mighty-attack")
    t.put("boromir", "north-ithilien").put("gimli", "north-ithilien")
    t.will_roll("combat", 1, 1, 1, 2, 2, 2, 2, 2)
    with_cards(attack(t), free="mighty-attack")
    assert (t.asks(), t.options()) == ("give-up-companion", ["give-up boromir", "give-up gimli"])
    t.play("give-up gimli")
    assert t.facts("war-rerolled")[0].values[1] == "2"  # only Boromir leads the re-roll
    assert t.force("minas-morgul") == "sauron-regular 2"


def test_mumakil_against_the_shield_wall() -> None:
    """[W-EX46, W15.26, W38.11, W38.12]"""
    t = fight(
        "southrons-regular 2, southrons-elite 1", "gondor-regular 3", "mumakil", "shield-wall"
    )
    t.will_roll("combat", 4, 1, 1, 1, 1, 1)
    with_cards(attack(t), "mumakil", "shield-wall")
    assert t.force("north-ithilien") == "gondor-regular 2"
    shadow, free = [fact.values for fact in t.facts("war-round-score")]
    assert (shadow[4], shadow[6]) == (1, 1)
    assert free[7] == 1


def test_fateful_strike_and_the_witch_king() -> None:
    """He is a minion here: one hit is not enough, with two he may fall. [W-EX47, W15.31, W38.12]"""
    for rerolls, question in (((6, 1), False), ((6, 6), True)):
        t = fight("sauron-regular 3", "gondor-regular 2, gondor-leader 2", free="fateful-strike")
        t.put("witch-king", "minas-morgul")
        t.will_roll("combat", 1, 1, 1, 1, 1, 1, 1, *rerolls)
        with_cards(attack(t), free="fateful-strike")
        assert (t.asks() == "strike-nazgul") == question
        if question:
            assert t.options() == ["strike witch-king", "nobody"]
            t.play("strike witch-king")
            assert t.s.whereabouts[11] == 4


def test_black_breath_strikes_a_leader_or_a_companion_of_that_level() -> None:
    """[W38.12]"""
    t = fight("sauron-regular 3, nazgul 2", "gondor-regular 3, gondor-leader 1", "black-breath")
    t.put("boromir", "north-ithilien").put("meriadoc", "north-ithilien")
    t.will_roll("combat", 1, 1, 1, *[1] * 4, 6, 1, *[1] * 8)
    with_cards(attack(t), "black-breath")
    assert t.options() == ["strike gondor-leader", "strike meriadoc", "nobody"]


def test_a_sacrifice_cancels_hits_up_to_the_level() -> None:
    """Only hits of the dice, added ones included. [W15.26, W38.12]"""
    t = fight("sauron-regular 4", "gondor-regular 4", free="heroic-death")
    t.put("boromir", "north-ithilien")
    t.will_roll("combat", 6, 6, 6, 1, *[1] * 8)
    with_cards(attack(t), free="heroic-death")
    t.play("strike boromir")
    assert t.force("north-ithilien") == "gondor-regular 3"


# Leadership [W15.12, W15.19, W15.29]


def test_points_given_up_lead_no_re_roll() -> None:
    """[W15.13, W15.18, W15.19, W15.27]"""
    t = fight("sauron-regular 5, nazgul 3", "gondor-regular 5", "dread-and-despair")
    t.will_roll("combat", *[1] * 20)
    with_cards(attack(t), "dread-and-despair")
    assert t.options() == ["1", "2", "3"]
    t.play("2")
    assert rolled(t)[1] == "1 1 1"
    assert t.facts("war-rerolled")[0].values[1] == "1"


def test_a_silenced_companion_adds_nothing() -> None:
    """But he still counts as a companion. [W15.19, W38.7]"""
    t = fight("sauron-regular 4, nazgul 1", "gondor-regular 2", "words-of-power")
    t.put("boromir", "north-ithilien")
    t.will_roll("combat", *[1] * 20)
    with_cards(attack(t), "words-of-power")
    assert rolled(t)[1] == "1 1"
    assert leadership(t.s, FREE) == 0


def test_full_sums_are_compared() -> None:
    """[W15.29]"""
    t = fight("sauron-regular 4, nazgul 2", "gondor-regular 2, gondor-leader 2", "foul-stench")
    t.will_roll("combat", *[1] * 20)
    with_cards(attack(t), "foul-stench")
    assert nazgul_leadership(t.s) == 2
    assert len(t.facts("war-rerolled")) == 1  # the Shadow's alone


def test_a_re_roll_hits_on_the_number_of_its_roll() -> None:
    """Six in the first round against a city. [W15.14, W18.1]"""
    t = fight("isengard-regular 3, nazgul 1", "rohan-regular 1", at="edoras", start="folde")
    t.will_roll("combat", 1, 1, 1, 1, 5)
    attack(t, "folde", "edoras")
    assert t.facts("war-rerolled")[0].values[2:] == (6, 0)


def test_the_sorcerer_draws_in_the_first_round() -> None:
    """Right after the reveal, also if the card is cancelled. [W30.9, W30.14, W38.5, W37.12]"""
    t = fight("sauron-regular 4", "gondor-regular 4", "deadly-strife", "daring-defiance")
    t.put("witch-king", "minas-morgul").put("boromir", "north-ithilien")
    t.deck(2, "orc-patrol").deck(3, "olog-hai")
    with_cards(attack(t), "deadly-strife", "daring-defiance")
    assert (t.asks(), t.asked()) == ("sorcerer", SHADOW)
    t.will_roll("combat", *[1] * 20)
    t.play("yes; draw shadow-strategy")
    assert t.held("shadow") == ["olog-hai"]
    t.play("go-on; stay")
    assert t.asks() != "sorcerer"


def test_the_second_edition_sorcerer_needs_a_card_in_that_deck() -> None:
    """[W9.5, W30.9]"""
    t = fight("sauron-regular 4", "gondor-regular 4", "deadly-strife", character_text="2")
    t.put("witch-king", "minas-morgul").deck(2, "orc-patrol").will_roll("combat", *[1] * 30)
    with_cards(attack(t), "deadly-strife")
    assert t.asks() == "cease"


def test_the_second_edition_sorcerer_draws_from_the_deck_of_the_card() -> None:
    """[W30.9]"""
    t = fight("sauron-regular 4", "gondor-regular 4", "deadly-strife", character_text="2")
    t.put("witch-king", "minas-morgul").deck(2, "orc-patrol").deck(3, "olog-hai")
    t.will_roll("combat", *[1] * 20)
    with_cards(attack(t), "deadly-strife")
    t.play("yes")
    assert t.held("shadow") == ["olog-hai"]


def test_the_balrog_fights_from_the_table() -> None:
    """He is the one card of the round. [W15.32, W36.6]"""
    t = fight("sauron-regular 3", "gondor-regular 3", at="hollin", start="moria")
    t.lay("shadow", "balrog-of-moria")
    t.will_roll("combat", 4, 1, 1, *[1] * 10)
    attack(t, "moria", "hollin")
    assert (t.asks(), t.options()) == ("attacker-card", ["yes", "no"])
    t.play("yes; combat balrog-of-moria")
    assert t.facts("war-extra-attack")[0].values[3] == 1
    assert not t.s.on_table(t.card("balrog-of-moria"))


def test_denethors_folly_forbids_cards_in_minas_tirith() -> None:
    """No question to a side that may not play. [W36.6, W38.5]"""
    t = fight(
        "sauron-regular 3",
        "gondor-regular 3",
        free="daylight",
        at="minas-tirith",
        start="osgiliath",
    )
    t.army("osgiliath", "sauron-regular 3").lay("shadow", "denethors-folly")
    t.will_roll("combat", *[1] * 20)
    attack(t, "osgiliath", "minas-tirith").play("field")
    assert t.asks() == "cease"


def test_an_assault_of_grond_lasts_three_rounds() -> None:
    """No card of the Free Peoples in the first without a companion; then elites as usual.
    [W18.24, W38.14, W36.6]"""
    t = Table(shadow="event army", free="event", first="shadow").at_war("sauron")
    t.army("minas-tirith", "gondor-regular 5, sauron-regular 4, sauron-elite 1")
    t.siege("minas-tirith").put("witch-king", "minas-tirith")
    t.hold("shadow", "grond-hammer-of-the-underworld").hold("free", LOWER["daylight"])
    t.will_roll("combat", *[1] * 60)
    t.play("die event; play-card; play grond-hammer-of-the-underworld; all")
    assert (t.asks(), t.options()) == ("assault", ["go-on", "cease"])
    t.play("go-on")
    assert t.asks() == "defender-card"  # from the second round on
    t.play("no; go-on; no")
    assert t.options() == ["reduce sauron-elite", "cease"]


def test_an_attack_that_may_not_be_ceased() -> None:
    """Corsairs of Umbar: the battle goes on until it ends in another way. [W17.16]"""
    t = Table(shadow="event army", free="event", first="shadow").at_war("southrons")
    t.army("umbar", "southrons-regular 4").army("pelargir", "gondor-regular 2")
    t.hold("shadow", "corsairs-of-umbar")
    t.will_roll("combat", *[1] * 30)
    t.play("die event; play-card; play corsairs-of-umbar; to pelargir; all")
    assert (t.asks(), t.asked()) == ("retreat", FREE)
