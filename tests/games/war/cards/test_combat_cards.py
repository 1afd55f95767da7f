"""The 38 lower halves, in the order of the box: what each asks for, costs and does."""

import pytest

from ringtable.games.war.box.components import FREE, NATIONS, OUT_OF_THE_GAME, SHADOW
from tests.games.war.battle_scenario import (
    LOWER_HALVES,
    battle,
    card_of,
    declared,
    extra,
    fought,
    hits,
    needed,
    not_chosen,
    rerolls,
    rolls,
)
from tests.games.war.card_coverage import COMBAT, about
from tests.games.war.card_scenario import over
from tests.games.war.ring_scenario import figure, on_track, standing
from tests.games.war.scenario import Table

EVERY_CARD = [(card, lower) for lower, cards in LOWER_HALVES.items() for card in cards.split()]


def met(**more: bool) -> Table:
    """A battle in Rohan in which everything that cards ask for takes part."""
    t = battle(
        "sauron-regular 1, isengard-regular 2, southrons-elite 1, nazgul 2",
        "rohan-regular 1, rohan-elite 1, rohan-leader 1",
        at="helms-deep",
        start="fords-of-isen",
        siege=more.get("siege", False),
    )
    for one in ("strider", "meriadoc", "gandalf-grey"):
        t.put(one, "helms-deep")
    return figure(t, "helms-deep").will_roll("combat", *[1] * 60)


@pytest.mark.parametrize(("card", "lower"), EVERY_CARD)
def test_the_lower_half_of_every_card(card: str, lower: str) -> None:
    """Chosen for this half, shown with it, discarded with the round. [W15.2, W15.4, W15.6]"""
    t = met(siege=lower == "devilry-of-orthanc")
    if lower == "durins-bane":
        t = battle("sauron-regular 2", "elves-regular 2", at="lorien", start="dimrill-dale")
    side = FREE if t.card(card) < 48 else SHADOW
    t.hold("free" if side == FREE else "shadow", card)
    declared(t)
    while t.asks() in ("attacker-card", "defender-card"):
        assert t.asked() == side
        t.play("yes")
    if t.asks() == "combat-card":
        t.play(f"combat {card}")
    shown = [fact.values for fact in t.facts("war-combat-card")]
    assert shown == [(side, card, lower)]
    assert card not in t.held("free") + t.held("shadow")


def test_ninety_six_cards_have_a_lower_half() -> None:
    """[W15.7]"""
    assert len({card for card, _ in EVERY_CARD}) == 96
    assert len(LOWER_HALVES) == 38


# What they ask for

# Each lower half that asks for something, and a battle in which just that is missing.
UNMET = [
    "it-is-a-gift",
    "blade-of-westernesse",
    "mighty-attack",
    "servant-of-the-secret-fire",
    "anduril",
    "heroic-death",
    "daring-defiance",
    "fateful-strike",
    "sudden-strike",
    "brave-stand",
    "ents-rage",
    "huorn-dark",
    "nameless-wood",
    "advantageous-position",
    "charge",
    "valour",
    "one-for-the-dark-lord",
    "cruel-as-death",
    "they-are-terrible",
    "dread-and-despair",
    "black-breath",
    "foul-stench",
    "words-of-power",
    "durins-bane",
    "devilry-of-orthanc",
    "mumakil",
    "we-come-to-kill",
]
FREELY = [
    "daylight",
    "no-quarter",
    "scouts",
    "shield-wall",
    "confusion",
    "deadly-strife",
    "onslaught",
    "relentless-assault",
    "great-host",
    "swarm-of-bats",
    "desperate-battle",
]


@about(*UNMET, side=COMBAT)
@pytest.mark.parametrize("lower", UNMET)
def test_a_need_that_is_not_met(lower: str) -> None:
    """Regulars alone, far from everywhere. [W15.4]"""
    t = battle("sauron-regular 3", "gondor-regular 3", **{side_of(lower): lower})
    assert not_chosen(t, lower) == "W15.4"


@about(*FREELY, side=COMBAT)
@pytest.mark.parametrize("lower", FREELY)
def test_nothing_is_asked_for(lower: str) -> None:
    """[W15.4]"""
    t = battle("sauron-regular 3", "gondor-regular 3", **{side_of(lower): lower})
    assert not_chosen(t, lower) == ""


def side_of(lower: str) -> str:
    return "free" if list(LOWER_HALVES).index(lower) < 21 else "shadow"


def chosen_by(lower: str, attackers: str, defenders: str, *who: str, **more: str) -> str:
    """The clause against a lower half in such a battle, with these characters on its side."""
    at, start = more.get("at", "north-ithilien"), more.get("start", "minas-morgul")
    t = battle(attackers, defenders, at=at, start=start, **{side_of(lower): lower})
    for one in who:
        t.put(one, at if side_of(lower) == "free" else start)
    return not_chosen(t, lower)


@about("blade-of-westernesse", "servant-of-the-secret-fire", "anduril", side=COMBAT)
@pytest.mark.parametrize(
    ("lower", "who", "others"),
    [
        ("blade-of-westernesse", ("meriadoc", "peregrin"), ("strider", "gandalf-white")),
        ("servant-of-the-secret-fire", ("gandalf-grey", "gandalf-white"), ("strider", "aragorn")),
        ("anduril", ("strider", "aragorn"), ("boromir", "gandalf-grey")),
        ("mighty-attack", ("boromir", "gandalf-white", "peregrin"), ()),
        ("daring-defiance", ("boromir", "gandalf-white", "peregrin"), ()),
        ("brave-stand", ("boromir", "gandalf-white", "peregrin"), ()),
        ("heroic-death", ("boromir", "peregrin"), ()),
        ("fateful-strike", ("boromir", "peregrin"), ()),
        ("sudden-strike", ("boromir", "peregrin"), ()),
    ],
)
def test_who_must_take_part(lower: str, who: tuple[str, ...], others: tuple[str, ...]) -> None:
    """[W15.4, W29.12]"""
    for one in who:
        assert chosen_by(lower, "sauron-regular 3", "gondor-regular 3", one) == ""
    for one in others:
        assert chosen_by(lower, "sauron-regular 3", "gondor-regular 3", one) == "W15.4"


@about("heroic-death", "fateful-strike", "sudden-strike", "charge", "valour", side=COMBAT)
@pytest.mark.parametrize(
    ("lower", "figures"),
    [
        ("heroic-death", "gondor-leader 1"),
        ("fateful-strike", "gondor-leader 1"),
        ("sudden-strike", "gondor-leader 1"),
        ("charge", "gondor-elite 1"),
        ("valour", "gondor-elite 1"),
    ],
)
def test_a_leader_or_an_elite_will_do(lower: str, figures: str) -> None:
    """[W15.4]"""
    assert chosen_by(lower, "sauron-regular 3", f"gondor-regular 3, {figures}") == ""
    if "leader" in figures:
        assert chosen_by("mighty-attack", "sauron-regular 3", f"gondor-regular 3, {figures}")


@about("ents-rage", "huorn-dark", "nameless-wood", side=COMBAT)
@pytest.mark.parametrize("lower", ["ents-rage", "huorn-dark", "nameless-wood"])
@pytest.mark.parametrize(
    ("at", "start", "by", "clause"),
    [
        ("westemnet", "fords-of-isen", "shadow", ""),
        ("fangorn", "fords-of-isen", "shadow", ""),
        ("fords-of-isen", "orthanc", "shadow", ""),
        ("orthanc", "fords-of-isen", "free", ""),
        ("druadan-forest", "folde", "shadow", "W15.4"),
        ("parth-celebrant", "fangorn", "shadow", "W15.4"),
    ],
)
def test_ents_fight_in_rohan_fangorn_and_orthanc(
    lower: str, at: str, start: str, by: str, clause: str
) -> None:
    """It is the defender's region that counts. [W15.4]"""
    armies = ["isengard-regular 3", "rohan-regular 3"]
    if by == "free":
        armies.reverse()
    t = battle(armies[0], armies[1], free=lower, at=at, start=start, by=by)
    assert not_chosen(t, lower) == clause


@about("advantageous-position", side=COMBAT)
@pytest.mark.parametrize(
    ("at", "start", "clause"),
    [
        ("druadan-forest", "osgiliath", ""),
        ("osgiliath", "north-ithilien", "W15.4"),
        ("fangorn", "fords-of-isen", "W15.4"),
    ],
)
def test_advantageous_position_is_a_region_of_a_free_nation(
    at: str, start: str, clause: str
) -> None:
    """[W15.4, W2.12]"""
    lower = "advantageous-position"
    t = battle("sauron-regular 3", "gondor-regular 3", free=lower, at=at, start=start)
    assert not_chosen(t, lower) == clause


@about("it-is-a-gift", "one-for-the-dark-lord", side=COMBAT)
@pytest.mark.parametrize("lower", ["it-is-a-gift", "one-for-the-dark-lord"])
def test_the_figure_is_in_the_defenders_region(lower: str) -> None:
    """[W15.4, W27.3]"""
    for region, clause in (("north-ithilien", ""), ("minas-morgul", "W15.4")):
        t = battle("sauron-regular 3", "gondor-regular 3", **{side_of(lower): lower})
        assert not_chosen(figure(t, region), lower) == clause
    t = on_track(battle("sauron-regular 3", "gondor-regular 3", **{side_of(lower): lower}))
    assert not_chosen(t, lower) == "W15.4"


@about("cruel-as-death", "they-are-terrible", "dread-and-despair", "foul-stench", side=COMBAT)
@pytest.mark.parametrize(
    ("lower", "points"),
    [
        ("cruel-as-death", 2),
        ("they-are-terrible", 1),
        ("dread-and-despair", 1),
        ("foul-stench", 1),
    ],
)
def test_nazgul_leadership_is_needed(lower: str, points: int) -> None:
    """The Witch-king counts two; the Mouth and Saruman's elites none. [W15.12, W30.12]"""
    for n in range(1, 4):
        clause = "" if n >= points else "W15.4"
        assert chosen_by(lower, f"sauron-regular 3, nazgul {n}", "gondor-regular 3") == clause
    assert chosen_by(lower, "sauron-regular 3", "gondor-regular 3", "witch-king") == ""
    assert chosen_by(lower, "sauron-regular 3", "gondor-regular 3", "mouth-of-sauron") == "W15.4"


@about("black-breath", "words-of-power", "mumakil", "we-come-to-kill", side=COMBAT)
def test_figures_of_the_shadow() -> None:
    """[W15.4]"""
    for lower in ("black-breath", "words-of-power"):
        assert chosen_by(lower, "sauron-regular 3, nazgul 1", "gondor-regular 3") == ""
        assert chosen_by(lower, "sauron-regular 3", "gondor-regular 3", "witch-king") == ""
    assert chosen_by("mumakil", "southrons-elite 1", "gondor-regular 3") == ""
    assert chosen_by("mumakil", "sauron-elite 1", "gondor-regular 3") == "W15.4"
    for nation in ("sauron", "isengard", "southrons"):
        assert chosen_by("we-come-to-kill", f"{nation}-elite 1", "gondor-regular 3") == ""


@about("durins-bane", side=COMBAT)
@pytest.mark.parametrize(
    ("at", "start", "clause"),
    [
        ("lorien", "dimrill-dale", ""),
        ("trollshaws", "hollin", ""),
        ("hollin", "moria", ""),
        ("western-brown-lands", "parth-celebrant", "W15.4"),
        ("rivendell", "fords-of-bruinen", "W15.4"),
    ],
)
def test_durins_bane_two_steps_from_moria(at: str, start: str, clause: str) -> None:
    """[W15.4]"""
    lower = "durins-bane"
    t = battle("sauron-regular 3", "elves-elite 3", shadow=lower, at=at, start=start)
    assert not_chosen(t, lower) == clause


@about("devilry-of-orthanc", side=COMBAT)
def test_devilry_of_orthanc_needs_isengard_in_a_siege_battle() -> None:
    """On whichever side of the wall. [W15.4]"""
    lower = "devilry-of-orthanc"
    for force, clause in (("isengard-regular 3", ""), ("sauron-regular 3", "W15.4")):
        t = battle(force, "rohan-regular 3", shadow=lower, at="helms-deep", siege=True)
        assert not_chosen(t, lower) == clause
    inside = battle(
        "rohan-regular 3", "isengard-regular 3", shadow=lower, at="orthanc", siege=True, by="free"
    )
    assert not_chosen(inside, lower) == ""
    field = battle(
        "isengard-regular 3", "rohan-regular 3", shadow=lower, at="westemnet", start="fords-of-isen"
    )
    assert not_chosen(field, lower) == "W15.4"


# The Free Peoples


@about("it-is-a-gift", "one-for-the-dark-lord", side=COMBAT)
@pytest.mark.parametrize("lower", ["it-is-a-gift", "one-for-the-dark-lord"])
def test_one_more_on_every_die(lower: str) -> None:
    """In the combat roll and the re-roll, of its own side alone. [W15.14, W15.15]"""
    t = battle(
        "sauron-regular 2, nazgul 1", "gondor-regular 2, gondor-leader 1", **{side_of(lower): lower}
    )
    fought(figure(t, "north-ithilien").will_roll("combat", 4, 2, 4, 2, 4, 4))
    mine = 1 if side_of(lower) == "free" else 0
    for kind in ("war-combat-rolled", "war-rerolled"):
        assert (needed(t, kind)[mine], needed(t, kind)[1 - mine]) == (4, 5)
    assert (hits(t)[mine], hits(t)[1 - mine]) == (1, 0)
    assert (hits(t, "war-rerolled")[mine], hits(t, "war-rerolled")[1 - mine]) == (1, 0)


def westernesse(roll: int, again: int, *minions: str) -> Table:
    """Merry leads a re-roll; with minions the Shadow has two of its own before it."""
    t = battle("sauron-regular 4", "gondor-regular 2", free="blade-of-westernesse")
    t.put("meriadoc", "north-ithilien")
    for one in minions:
        t.put(one, "minas-morgul")
    theirs = [1] * min(4, 2 * len(minions))
    return fought(t.will_roll("combat", 1, 1, 1, 1, roll, 2, *theirs, again))


@about("blade-of-westernesse", side=COMBAT)
def test_blade_of_westernesse_uses_up_a_hit_of_the_re_roll() -> None:
    """For a minion of the player's choice; the Witch-king is one. [W15.26, W38.12]"""
    t = westernesse(2, 6, "witch-king", "mouth-of-sauron")
    assert (t.asks(), t.asked()) == ("strike-minion", FREE)
    assert t.options() == ["strike witch-king", "strike mouth-of-sauron"]
    t.play("strike mouth-of-sauron")
    assert standing(t, "mouth-of-sauron") == OUT_OF_THE_GAME
    assert t.force("minas-morgul") == "sauron-regular 4, witch-king"  # the hit is used up


@about("blade-of-westernesse", side=COMBAT)
def test_blade_of_westernesse_without_a_minion_or_a_hit() -> None:
    """A hit of the combat roll is not enough. [W15.26]"""
    assert westernesse(2, 6).force("minas-morgul") == "sauron-regular 3"
    t = westernesse(6, 1, "witch-king")
    assert t.force("minas-morgul") == "sauron-regular 3, witch-king"


@about("mighty-attack", side=COMBAT)
def test_mighty_attack_gives_up_one_companion() -> None:
    """His leadership leads no re-roll; he still adds his die. [W15.19, W15.27]"""
    t = battle("sauron-regular 4", "gondor-regular 1", free="mighty-attack")
    t.put("gimli", "north-ithilien").put("legolas", "north-ithilien")
    fought(t.will_roll("combat", 1, 1, 1, 1, 1, 2, 3, 1))
    assert t.options() == ["give-up legolas", "give-up gimli"]
    t.play("give-up gimli")
    assert rolls(t)[1] == "1 2 3"
    assert rerolls(t) == ["1"]
    assert t.force("minas-morgul") == "sauron-regular 3"


@about("mighty-attack", side=COMBAT)
def test_mighty_attack_costs_nothing_without_a_miss() -> None:
    """[W15.27]"""
    t = battle("sauron-regular 4", "gondor-regular 1", free="mighty-attack")
    t.put("peregrin", "north-ithilien")
    fought(t.will_roll("combat", 1, 1, 1, 1, 6))
    assert t.asks() == "cease"
    assert t.force("minas-morgul") == "sauron-regular 3"


@about("servant-of-the-secret-fire", "valour", "ents-rage", side=COMBAT)
@pytest.mark.parametrize(
    ("lower", "bonus"), [("servant-of-the-secret-fire", 1), ("valour", 1), ("ents-rage", 2)]
)
def test_a_bonus_on_the_combat_roll_alone(lower: str, bonus: int) -> None:
    """Not on the re-roll. [W15.15]"""
    t = battle(
        "sauron-regular 2",
        "rohan-regular 1, rohan-elite 1, rohan-leader 1",
        free=lower,
        at="westemnet",
        start="folde",
    )
    if lower.startswith("servant"):
        t.put("gandalf-white", "westemnet")
    fought(t.will_roll("combat", 1, 1, 5 - bonus, 2, 4, 4))
    assert needed(t) == [5, 5 - bonus]
    assert hits(t) == [0, 1]
    assert needed(t, "war-rerolled") == [5]
    assert hits(t, "war-rerolled") == [0]


@about("anduril", side=COMBAT)
@pytest.mark.parametrize(("who", "turned"), [("strider", 1), ("aragorn", 2)])
def test_anduril_turns_misses(who: str, turned: int) -> None:
    """One for Strider, up to two for Aragorn, whose leadership is given up. [W15.19, W15.27]"""
    t = battle("sauron-regular 5", "gondor-regular 3", free="anduril").put(who, "north-ithilien")
    fought(t.will_roll("combat", *[1] * 5, 2, 2, 2, 2, *[1] * 4))
    assert rolls(t)[1] == "2 2 2 2"
    assert rerolls(t) == []
    assert t.force("minas-morgul") == f"sauron-regular {5 - turned}"


@about("anduril", side=COMBAT)
def test_anduril_up_to_two_and_never_for_nothing() -> None:
    """[W15.27]"""
    t = battle("sauron-regular 5", "gondor-regular 1", free="anduril")
    t.put("aragorn", "north-ithilien")
    fought(t.will_roll("combat", *[1] * 5, 6, 2))
    assert t.force("minas-morgul") == "sauron-regular 3"
    t = battle("sauron-regular 5", "gondor-regular 1", free="anduril")
    t.put("aragorn", "north-ithilien")
    fought(t.will_roll("combat", *[1] * 5, 6, 6))
    assert t.force("minas-morgul") == "sauron-regular 3"


@about("mighty-attack", "anduril", side=COMBAT)
@pytest.mark.parametrize(("lower", "who"), [("mighty-attack", "peregrin"), ("anduril", "aragorn")])
def test_a_die_that_is_turned_is_not_thrown_again(lower: str, who: str) -> None:
    """The leader who is left finds no miss. [W15.13]"""
    t = battle("sauron-regular 5", "gondor-regular 1, gondor-leader 1", free=lower)
    t.put(who, "north-ithilien")
    misses = 2 if who == "aragorn" else 1  # a Captain of the West adds a die
    fought(t.will_roll("combat", *[1] * 5, *[2] * misses, 6))
    assert rerolls(t) == []
    assert t.force("minas-morgul") == f"sauron-regular {5 - misses}"


@about("heroic-death", side=COMBAT)
def test_heroic_death() -> None:
    """A leader for one hit, a companion for his level at most; it may be declined. [W38.12]"""
    for choice, left in (
        ("strike gondor-leader", "gondor-regular 2, boromir"),
        ("strike boromir", "gondor-regular 3, gondor-leader"),
        ("nobody", "gondor-regular, gondor-leader, boromir"),
    ):
        t = battle("sauron-regular 5", "gondor-regular 3, gondor-leader 1", free="heroic-death")
        t.put("boromir", "north-ithilien")
        fought(t.will_roll("combat", 5, 5, 1, 1, 1, *[1] * 8))
        assert (t.asks(), t.asked()) == ("sacrifice", FREE)
        t.play(choice)
        assert t.force("north-ithilien") == left


@about("heroic-death", side=COMBAT)
def test_heroic_death_saves_nothing_from_an_extra_attack() -> None:
    """Only hits of the combat roll and re-roll. [W15.26]"""
    t = battle(
        "sauron-regular 5",
        "elves-regular 3, elves-leader 1",
        shadow="durins-bane",
        free="heroic-death",
        at="hollin",
        start="moria",
    )
    fought(t.will_roll("combat", 4, 4, 1, *[1] * 20))
    assert t.force("hollin") == "elves-regular, elves-leader"
    assert t.asks() == "cease"


@about("daring-defiance", side=COMBAT)
def test_daring_defiance_cancels_for_all_companions() -> None:
    """Their leadership is gone, the leaders' is not. [W15.8, W15.27]"""
    t = battle(
        "sauron-regular 3",
        "gondor-regular 2, gondor-leader 1",
        shadow="deadly-strife",
        free="daring-defiance",
    )
    t.put("gimli", "north-ithilien").put("peregrin", "north-ithilien")
    fought(t.will_roll("combat", 3, 3, 3, 2, 2, 2, 2))
    assert needed(t) == [5, 5]
    assert rolls(t)[1] == "2 2 2"
    assert rerolls(t) == ["2"]


@about("daring-defiance", side=COMBAT)
def test_daring_defiance_against_no_card_costs_nothing() -> None:
    """[W15.27]"""
    t = battle("sauron-regular 3", "gondor-regular 2", free="daring-defiance")
    t.put("gimli", "north-ithilien")
    fought(t.will_roll("combat", 1, 1, 1, 2, 2, 2, 2))
    assert rerolls(t) == ["2"]


@about("fateful-strike", side=COMBAT)
@pytest.mark.parametrize(
    ("reroll", "options"),
    [
        ((5, 1), []),
        ((6, 6), ["strike nazgul", "strike witch-king", "strike mouth-of-sauron"]),
    ],
)
def test_fateful_strike(reroll: tuple[int, int], options: list[str]) -> None:
    """One hit a Nazgûl, two hits perhaps a minion; the hits still count. [W15.31]"""
    t = battle(
        "sauron-regular 5, nazgul 1", "gondor-regular 4, gondor-leader 2", free="fateful-strike"
    )
    t.put("witch-king", "minas-morgul").put("mouth-of-sauron", "minas-morgul")
    fought(t.will_roll("combat", *[1] * 5, 2, 2, 2, 2, *[1] * 5, *reroll))
    if options:
        assert t.options() == options
        t.play("strike witch-king")
        assert standing(t, "witch-king") == OUT_OF_THE_GAME
        assert t.force("minas-morgul").startswith("sauron-regular 3, sauron-nazgul")
    else:  # with one hit it must be the Nazgûl
        assert t.force("minas-morgul") == "sauron-regular 4, witch-king, mouth-of-sauron"


@about("fateful-strike", side=COMBAT)
def test_fateful_strike_without_nazgul() -> None:
    """The Witch-king is a minion here: one hit does not reach him. [W15.31]"""
    t = battle("sauron-regular 3", "gondor-regular 2, gondor-leader 1", free="fateful-strike")
    t.put("witch-king", "minas-morgul")
    fought(t.will_roll("combat", 1, 1, 1, 2, 2, 1, 1, 6))
    assert t.force("minas-morgul") == "sauron-regular 2, witch-king"


@about("sudden-strike", side=COMBAT)
def test_sudden_strike_with_leadership_dice() -> None:
    """Five at most, hits at once, no re-roll. [W15.20]"""
    t = battle("sauron-regular 4", "gondor-regular 2, gondor-leader 2", free="sudden-strike")
    t.put("aragorn", "north-ithilien")
    fought(t.will_roll("combat", 5, 5, 1, 1, *[1] * 20))
    assert extra(t) == [("5 5 1 1", 5, 2)]
    assert rolls(t)[0] == "1 1"
    leaders = "gondor-leader 4, rohan-leader 2"
    t = battle("sauron-regular 4", f"gondor-regular 2, {leaders}", free="sudden-strike")
    fought(t.will_roll("combat", *[1] * 40))
    assert extra(t) == [("1 1 1 1 1", 5, 0)]


@about("brave-stand", side=COMBAT)
@pytest.mark.parametrize(("units", "dice"), [(9, "1 1 1"), (4, "1 1"), (2, "1"), (1, "1")])
def test_brave_stand_takes_a_die_for_each_companion(units: int, dice: str) -> None:
    """Of the five at most, never the last. [W15.23]"""
    t = battle(f"sauron-regular {units}", "gondor-regular 2", free="brave-stand")
    t.put("meriadoc", "north-ithilien").put("peregrin", "north-ithilien")
    fought(t.will_roll("combat", *[1] * 20))
    assert rolls(t)[0] == dice


@about("huorn-dark", "daylight", side=COMBAT)
@pytest.mark.parametrize(("lower", "most"), [("huorn-dark", 2), ("daylight", 3)])
@pytest.mark.parametrize("units", [1, 5])
def test_a_limit_of_dice(lower: str, most: int, units: int) -> None:
    """[W15.23]"""
    t = battle(
        f"isengard-regular {units}", "rohan-regular 5", free=lower, at="westemnet", start="folde"
    )
    fought(t.will_roll("combat", *[1] * 20))
    assert [len(str(dice).split()) for dice in rolls(t)] == [min(units, most), 5]


@about("nameless-wood", "no-quarter", side=COMBAT)
@pytest.mark.parametrize(("lower", "added"), [("nameless-wood", 2), ("no-quarter", 1)])
@pytest.mark.parametrize(("roll", "again", "scored"), [(6, 1, 1), (1, 6, 1), (1, 1, 0), (6, 6, 1)])
def test_hits_added_to_hits(lower: str, added: int, roll: int, again: int, scored: int) -> None:
    """Only if the roll or the re-roll scored. [W15.26, W38.11]"""
    t = battle(
        "isengard-regular 6",
        "rohan-regular 1, rohan-leader 1",
        free=lower,
        at="westemnet",
        start="folde",
    )
    fought(t.will_roll("combat", *[1] * 5, roll, again))
    lost = scored + added if scored else 0
    assert t.force("folde") == f"isengard-regular {6 - lost}"


@about("advantageous-position", side=COMBAT)
def test_advantageous_position_spares_no_natural_six() -> None:
    """Not on the re-roll. [W15.15, W15.16]"""
    t = battle(
        "sauron-regular 3, nazgul 1",
        "gondor-regular 5",
        free="advantageous-position",
        at="druadan-forest",
        start="osgiliath",
    )
    fought(t.will_roll("combat", 5, 6, 1, *[1] * 5, 5))
    assert needed(t)[0] == 6
    assert hits(t)[0] == 1
    assert (needed(t, "war-rerolled")[0], hits(t, "war-rerolled")[0]) == (5, 1)


@about("scouts", side=COMBAT)
def test_scouts_retreat_or_withdraw_before_anything_is_rolled() -> None:
    """[W17.3, W18.5, W38.7]"""
    t = battle(
        "sauron-regular 4", "gondor-regular 2", free="scouts", at="minas-tirith", start="osgiliath"
    )
    fought(t)
    assert t.options() == ["retreat druadan-forest", "retreat lossarnach", "withdraw"]
    t.play("retreat lossarnach")
    assert t.force("lossarnach") == "gondor-regular 2"
    assert rolls(t) == []
    assert t.asks() == "advance"
    t = battle(
        "sauron-regular 4", "gondor-regular 2", free="scouts", at="minas-tirith", start="osgiliath"
    )
    fought(t).play("withdraw")
    assert rolls(t) == []


@about("scouts", side=COMBAT)
def test_scouts_of_an_attacker_or_a_garrison_are_not_chosen() -> None:
    """A sortie makes the besieger the defender. [W15.4]"""
    t = battle("gondor-regular 3", "sauron-regular 3", free="scouts", by="free")
    assert not_chosen(t, "scouts") == "W15.4"
    t = battle("isengard-regular 3", "rohan-regular 3", free="scouts", at="helms-deep", siege=True)
    assert not_chosen(t, "scouts") == "W15.4"


@about("scouts", side=COMBAT)
def test_scouts_without_a_way_out_fight() -> None:
    """Nothing happens. [W17.4]"""
    t = battle(
        "sauron-regular 4", "gondor-regular 2", free="scouts", at="morannon", start="dagorlad"
    )
    t.army("gorgoroth", "sauron-regular 1")
    fought(t.will_roll("combat", *[1] * 20))
    assert len(rolls(t)) == 2


@about("shield-wall", side=COMBAT)
@pytest.mark.parametrize(("dice", "left"), [((6, 1), 3), ((6, 6), 3)])
def test_shield_wall_cancels_one_of_two(dice: tuple[int, int], left: int) -> None:
    """Not a single one. [W38.12]"""
    t = battle("sauron-regular 2", "gondor-regular 4", free="shield-wall")
    fought(t.will_roll("combat", *dice, *[1] * 4))
    assert t.force("north-ithilien") == f"gondor-regular {left}"


@about("shield-wall", side=COMBAT)
def test_shield_wall_does_not_count_extra_attacks() -> None:
    """[W15.26]"""
    t = battle(
        "sauron-regular 2", "elves-regular 4", "durins-bane", "shield-wall", "hollin", "moria"
    )
    fought(t.will_roll("combat", 4, 1, 1, 6, 1, *[1] * 4))
    assert t.force("hollin") == "elves-regular 2"


@about("confusion", side=COMBAT)
def test_confusion_turns_ones_on_the_shadow() -> None:
    """Whatever the modifiers; these dice are not re-rolled. [W15.16, W38.10]"""
    t = battle("sauron-regular 4, nazgul 3", "gondor-regular 3", "deadly-strife", "confusion")
    fought(t.will_roll("combat", 1, 1, 2, 3, 1, 1, 1, 2))
    assert rerolls(t)[0] == "2"
    assert t.force("minas-morgul") == "sauron-regular 2, sauron-nazgul 3"


@about("charge", side=COMBAT)
def test_charge_with_the_elites() -> None:
    """[W15.20]"""
    t = battle("sauron-regular 5", "gondor-regular 1, gondor-elite 2", free="charge")
    fought(t.will_roll("combat", 5, 4, *[1] * 20))
    assert extra(t) == [("5 4", 5, 1)]
    assert len(str(rolls(t)[0]).split()) == 4
    t = battle("sauron-regular 5", "elves-elite 7", free="charge")
    fought(t.will_roll("combat", *[1] * 30))
    assert extra(t) == [("1 1 1 1 1", 5, 0)]


@about("charge", side=COMBAT)
def test_charge_against_a_garrison_needs_six() -> None:
    """The hit number of the round. [W15.20, W18.10]"""
    t = battle(
        "rohan-elite 2", "isengard-regular 3", free="charge", at="orthanc", siege=True, by="free"
    )
    fought(t.will_roll("combat", 5, 6, *[1] * 20))
    assert extra(t) == [("5 6", 6, 1)]


# The Shadow


@about("cruel-as-death", side=COMBAT)
def test_cruel_as_death_for_two_points() -> None:
    """From Nazgûl or the Witch-king; they lead no re-roll. [W15.19, W15.27]"""
    t = battle("sauron-regular 3, nazgul 1", "gondor-regular 3", shadow="cruel-as-death")
    t.put("witch-king", "minas-morgul")
    fought(t.will_roll("combat", 4, 2, 2, *[1] * 3, 4, *[1] * 4))
    assert (needed(t)[0], hits(t)[0]) == (4, 1)
    assert rerolls(t)[0] == "4"  # one point of three is left, without the bonus
    assert hits(t, "war-rerolled")[0] == 0


@about("they-are-terrible", side=COMBAT)
def test_they_are_terrible_for_one_point() -> None:
    """[W15.27, W38.10]"""
    t = battle("sauron-regular 3, nazgul 2", "gondor-regular 3", shadow="they-are-terrible")
    fought(t.will_roll("combat", 4, 2, 2, *[1] * 3, 4, *[1] * 4))
    assert (needed(t)[0], hits(t)[0]) == (5, 0)
    assert (rerolls(t)[0], hits(t, "war-rerolled")[0]) == ("4", 1)
    assert needed(t, "war-rerolled")[0] == 4


@about("dread-and-despair", side=COMBAT)
def test_dread_and_despair_for_as_many_points_as_one_likes() -> None:
    """One at least; the Free Peoples keep a die. [W15.23, W15.27]"""
    t = battle("sauron-regular 3, nazgul 4", "gondor-regular 5", shadow="dread-and-despair")
    fought(t.will_roll("combat", *[1] * 30))
    assert t.options() == ["1", "2", "3", "4"]
    t.play("3")
    assert rolls(t)[1] == "1 1"
    assert rerolls(t)[0] == "1"
    t = battle("sauron-regular 3, nazgul 4", "gondor-regular 3", shadow="dread-and-despair")
    fought(t.will_roll("combat", *[1] * 30)).play("4")
    assert rolls(t)[1] == "1"


@about("dread-and-despair", side=COMBAT)
@pytest.mark.parametrize(("units", "paid"), [(1, 0), (2, 1)])
def test_dread_and_despair_costs_nothing_against_a_single_die(units: int, paid: int) -> None:
    """There is nothing to take: both Nazgûl still lead. [W15.23, W15.27]"""
    army = f"gondor-regular {units}"
    t = battle("sauron-regular 3, nazgul 2", army, shadow="dread-and-despair")
    fought(t.will_roll("combat", *[1] * 30))
    if paid:
        t.play("1")
    assert t.asks() == "cease"
    assert (rolls(t)[1], rerolls(t)) == ("1", ["1 1" if not paid else "1"])


def breath(*again: int) -> Table:
    t = battle(
        "sauron-regular 4, nazgul 4", "gondor-regular 5, gondor-leader 1", shadow="black-breath"
    )
    t.put("gimli", "north-ithilien").put("peregrin", "north-ithilien")
    t.put("strider", "north-ithilien")
    return fought(t.will_roll("combat", *[2] * 4, *[1] * 5, *again, *[1] * 5))


@about("black-breath", side=COMBAT)
def test_black_breath() -> None:
    """A leader, or a companion of a level up to the hits of the re-roll, or nobody. [W38.12]"""
    assert breath(1, 1, 1, 1).asks() != "strike-leader"
    t = breath(6, 1, 1, 1)
    assert (t.asks(), t.asked()) == ("strike-leader", SHADOW)
    assert t.options() == ["strike gondor-leader", "strike peregrin", "nobody"]
    assert t.play("nobody").force("north-ithilien").count("gondor-leader") == 1
    t = breath(6, 6, 6, 1)
    assert "strike strider" in t.options()
    t.play("strike strider")
    assert standing(t, "strider") == OUT_OF_THE_GAME
    assert t.force("north-ithilien").startswith("gondor-regular 2")  # the hits still count


@about("foul-stench", side=COMBAT)
@pytest.mark.parametrize(("nazgul", "theirs"), [(1, 1), (2, 0), (3, 0)])
def test_foul_stench_stops_the_leaders(nazgul: int, theirs: int) -> None:
    """Nazgûl leadership at least theirs; nothing is given up. [W15.29]"""
    t = battle(
        f"sauron-regular 3, nazgul {nazgul}",
        "gondor-regular 4, gondor-leader 2",
        shadow="foul-stench",
    )
    fought(t.will_roll("combat", *[1] * 30))
    assert len(rerolls(t)) == 1 + theirs
    assert len(str(rerolls(t)[0]).split()) == nazgul


@about("foul-stench", side=COMBAT)
def test_foul_stench_counts_no_other_leadership_of_the_shadow() -> None:
    """[W30.12]"""
    t = battle(
        "sauron-regular 3, nazgul 1", "gondor-regular 4, gondor-leader 2", shadow="foul-stench"
    )
    fought(t.put("mouth-of-sauron", "minas-morgul").will_roll("combat", *[1] * 30))
    assert len(rerolls(t)) == 2


@about("words-of-power", side=COMBAT)
def test_words_of_power_silence_a_companion() -> None:
    """No leadership and no die of his this round. [W15.19]"""
    t = battle("sauron-regular 3, nazgul 1", "gondor-regular 2", shadow="words-of-power")
    t.put("aragorn", "north-ithilien").put("gimli", "north-ithilien")
    fought(t.will_roll("combat", *[1] * 60))
    assert (t.asks(), t.asked()) == ("suppress", SHADOW)
    assert t.options() == ["suppress gimli", "suppress aragorn"]
    t.play("suppress aragorn")
    assert rolls(t)[1] == "1 1 1"
    assert rerolls(t)[1] == "1"
    t.play("go-on; stay")
    assert rolls(t)[3] == "1 1 1 1"


@about("durins-bane", side=COMBAT)
def test_durins_bane_hits_on_four_also_against_walls() -> None:
    """[W15.20]"""
    t = battle("sauron-regular 3", "elves-regular 4", "durins-bane", at="lorien", siege=True)
    fought(t.will_roll("combat", 4, 3, 4, *[1] * 20))
    assert extra(t) == [("4 3 4", 4, 2)]
    assert t.force("lorien").startswith("elves-regular 2")
    assert needed(t)[0] == 6


@about("devilry-of-orthanc", side=COMBAT)
def test_devilry_of_orthanc() -> None:
    """Five hits the wall. [W15.15, W18.10]"""
    t = battle(
        "isengard-regular 3", "rohan-regular 4", "devilry-of-orthanc", at="helms-deep", siege=True
    )
    fought(t.will_roll("combat", 5, 4, 1, *[1] * 20))
    assert (needed(t)[0], hits(t)[0]) == (5, 1)


@about("deadly-strife", "desperate-battle", side=COMBAT)
@pytest.mark.parametrize(("lower", "bonus"), [("deadly-strife", 2), ("desperate-battle", 1)])
def test_a_bonus_for_both_armies(lower: str, bonus: int) -> None:
    """Roll and re-roll; a natural 1 misses. [W15.15, W15.16]"""
    t = battle("sauron-regular 2, nazgul 1", "gondor-regular 2, gondor-leader 1", shadow=lower)
    low = 5 - bonus
    fought(t.will_roll("combat", low, 1, 1, low, low, low))
    assert needed(t) == [low, low]
    assert hits(t) == [1, 1]
    assert needed(t, "war-rerolled") == [low, low]


@about("onslaught", side=COMBAT)
def test_onslaught_buys_dice_with_blood() -> None:
    """Up to four, after casualties; each 4 hits. [W15.28, W38.13]"""
    t = battle("sauron-regular 5", "gondor-regular 4", shadow="onslaught")
    fought(t.will_roll("combat", *[1] * 9, 4, 3, 6, 5))
    assert t.options() == ["0", "1", "2", "3", "4"]
    t.play("4")
    assert t.force("minas-morgul") == "sauron-regular"
    assert t.force("north-ithilien") == "gondor-regular"
    t = battle("sauron-regular 5", "gondor-regular 4", shadow="onslaught")
    fought(t.will_roll("combat", *[1] * 9)).play("0")
    assert t.force("north-ithilien") == "gondor-regular 4"


@about("relentless-assault", side=COMBAT)
def test_relentless_assault_is_paid_before_the_roll() -> None:
    """Up to two; the dice are counted afterwards. [W15.28, W15.22]"""
    t = battle("sauron-regular 4, nazgul 1", "gondor-regular 4", shadow="relentless-assault")
    fought(t.will_roll("combat", 3, 2, *[1] * 4, 4))
    assert t.options() == ["0", "1", "2"]
    t.play("2")
    assert rolls(t)[0] == "3 2"
    assert (needed(t)[0], hits(t)[0]) == (3, 1)
    assert (needed(t, "war-rerolled")[0], hits(t, "war-rerolled")[0]) == (5, 0)


@about("relentless-assault", side=COMBAT)
@pytest.mark.parametrize(
    ("army", "offered", "left"),
    [
        ("sauron-elite 2", ["remove-two sauron-elite"], "sauron-elite"),
        (
            "sauron-elite 1, sauron-regular 1",
            ["remove sauron-regular", "remove-two sauron-elite"],
            "sauron-regular",
        ),
    ],
)
def test_relentless_assault_leaves_a_unit_without_replacements(
    army: str, offered: list[str], left: str
) -> None:
    """Elites that no regular can replace fall for one hit each, but not all. [W15.28, W16.7]"""
    t = battle(army, "gondor-regular 2", shadow="relentless-assault")
    t.s.reserve[NATIONS.index("sauron") * 4] = 0
    fought(t.again().will_roll("combat", *[1] * 20)).play("2")
    if len(offered) > 1:
        assert (t.asks(), t.options()) == ("casualty", offered)
        t.play(offered[-1])
    assert t.force("minas-morgul") == left


@about("great-host", side=COMBAT)
@pytest.mark.parametrize(
    ("mine", "theirs", "struck"), [(4, 2, True), (5, 3, False), (6, 3, True), (3, 2, False)]
)
def test_great_host_with_twice_the_units(mine: int, theirs: int, struck: bool) -> None:
    """[W15.25]"""
    t = battle(f"sauron-regular {mine}", f"gondor-regular {theirs}", shadow="great-host")
    fought(t.will_roll("combat", *[1] * 20))
    left = theirs - struck
    assert t.force("north-ithilien") == (
        "gondor-regular" if left == 1 else f"gondor-regular {left}"
    )


@about("great-host", side=COMBAT)
def test_great_host_counts_after_the_casualties_of_both() -> None:
    """Losses of the Shadow may spoil it, those of the enemy may bring it. [W38.13]"""
    t = battle("sauron-regular 4", "gondor-regular 2", shadow="great-host")
    fought(t.will_roll("combat", 1, 1, 1, 1, 6, 1))
    assert t.force("north-ithilien") == "gondor-regular 2"
    t = battle("sauron-regular 4", "gondor-regular 3", shadow="great-host")
    fought(t.will_roll("combat", 6, 1, 1, 1, 1, 1, 1))
    assert t.force("north-ithilien") == "gondor-regular"


@about("great-host", side=COMBAT)
def test_great_host_as_defender_and_in_a_siege() -> None:
    """Inside are the enemy's units; a rearguard does not count. [W14.6]"""
    t = battle("gondor-regular 2", "sauron-regular 4", shadow="great-host", by="free")
    fought(t.will_roll("combat", *[1] * 20))
    assert t.force("minas-morgul") == "gondor-regular"
    t = battle("sauron-regular 6", "rohan-regular 3", "great-host", at="helms-deep", siege=True)
    t.will_roll("combat", *[1] * 20).play("die army; attack; attack helms-deep; 4 sauron-regular")
    t.play("yes")
    assert t.force("helms-deep") == "rohan-regular 3, sauron-regular 6"


@about("mumakil", side=COMBAT)
@pytest.mark.parametrize(
    ("mine", "theirs", "lost"), [((4, 1), (1, 1), 2), ((4, 1), (6, 1), 1), ((1, 1), (1, 1), 0)]
)
def test_mumakil(mine: tuple[int, int], theirs: tuple[int, int], lost: int) -> None:
    """+1, and one more with more hits than the enemy. [W38.9, W38.11]"""
    t = battle(
        "southrons-regular 1, southrons-elite 1",
        "gondor-regular 4, gondor-leader 1",
        shadow="mumakil",
    )
    fought(t.will_roll("combat", *mine, *theirs, 1, 1, 1))
    if 6 in theirs:
        t.play("remove southrons-regular")
    assert needed(t)[0] == 4
    left = {2: "gondor-regular 2", 1: "gondor-regular 3", 0: "gondor-regular 4"}[lost]
    assert t.force("north-ithilien") == f"{left}, gondor-leader"


@about("swarm-of-bats", side=COMBAT)
def test_swarm_of_bats_cancels_or_helps() -> None:
    """[W15.8, W38.6]"""
    t = battle("sauron-regular 5, nazgul 1", "gondor-regular 2", "swarm-of-bats", "daylight")
    fought(t.will_roll("combat", *[2] * 5, 1, 1, 4))
    assert len(str(rolls(t)[0]).split()) == 5
    assert (needed(t, "war-rerolled"), hits(t, "war-rerolled")) == ([5], [0])
    t = battle("sauron-regular 5, nazgul 1", "gondor-regular 2", shadow="swarm-of-bats")
    fought(t.will_roll("combat", *[2] * 5, 1, 1, 4))
    assert (needed(t, "war-rerolled"), hits(t, "war-rerolled")) == ([4], [1])
    assert needed(t)[0] == 5


@about("we-come-to-kill", side=COMBAT)
def test_we_come_to_kill_after_the_casualties() -> None:
    """With the elites left; 5 also against walls. [W15.25]"""
    t = battle(
        "isengard-elite 2, isengard-regular 2",
        "rohan-regular 5",
        "we-come-to-kill",
        at="helms-deep",
        siege=True,
    )
    fought(t.will_roll("combat", *[1] * 4, 6, *[1] * 4, 5, 5))
    t.play("reduce isengard-elite")
    assert extra(t) == [("5", 5, 1)]
    assert t.force("helms-deep").startswith("rohan-regular 4")


@about("we-come-to-kill", side=COMBAT)
def test_we_come_to_kill_needs_somebody_left() -> None:
    """[W15.25]"""
    t = battle("sauron-elite 2", "gondor-regular 1", shadow="we-come-to-kill")
    fought(t.will_roll("combat", 6, 1, 1))
    assert extra(t) == []
    assert card_of("we-come-to-kill") not in t.held("shadow")
    assert t.asks() == "advance" or over(t)
