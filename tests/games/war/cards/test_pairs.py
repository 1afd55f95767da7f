"""Cards that meet: two combat cards in one round, table cards against events and each other."""

import pytest

from ringtable.games.war.box.components import (
    FREE,
    FREE_CHARACTER,
    FREE_STRATEGY,
    OUT_OF_THE_GAME,
    SHADOW,
    SHADOW_CHARACTER,
    SHADOW_STRATEGY,
)
from ringtable.games.war.box.places import REGIONS
from tests.games.war.battle_scenario import (
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
from tests.games.war.card_scenario import (
    active,
    corrupted,
    holding,
    left_on_table,
    over,
    play,
    refused,
    step,
)
from tests.games.war.ring_scenario import figure, only, pool, said, standing, tiles, walking
from tests.games.war.scenario import Table

MOVE = "die character; move-fellowship"
ONES = [1] * 40


# Cancelling cards [W15.7, W15.8, W38.6]


def bats_and_defiance(by: str) -> Table:
    armies = ["sauron-regular 3", "gondor-regular 3"]
    if by == "free":
        armies.reverse()
    t = battle(armies[0], armies[1], shadow="swarm-of-bats", free="daring-defiance", by=by)
    t.put("gimli", "north-ithilien" if by == "shadow" else "minas-morgul")
    return fought(t.will_roll("combat", *ONES))


def test_the_defenders_cancelling_card_comes_first() -> None:
    """Daring Defiance cancels the bats for its price; attacked by it, the bats cancel it and
    nothing is paid. [W15.7, W15.8]"""
    t = bats_and_defiance("shadow")
    assert [fact.values[0] for fact in t.facts("war-card-stopped")] == [card_of("swarm-of-bats")]
    assert rerolls(t) == []
    t = bats_and_defiance("free")
    assert [fact.values[0] for fact in t.facts("war-card-stopped")] == [card_of("daring-defiance")]
    assert rerolls(t) == ["1"]  # Gimli still leads


@pytest.mark.parametrize("lower", ["words-of-power", "cruel-as-death", "onslaught", "great-host"])
def test_daring_defiance_stops_every_later_window(lower: str) -> None:
    """And what the cancelled card asks for is not paid. [W15.8]"""
    t = battle("sauron-regular 8, nazgul 2", "gondor-regular 2", lower, "daring-defiance")
    t.put("gimli", "north-ithilien")
    fought(t.will_roll("combat", *ONES))
    assert t.asks() == "cease"
    assert rerolls(t) == ["1 1"]  # both Nazgûl lead, Gimli does not
    assert t.force("north-ithilien") == "gondor-regular 2, gimli"


@pytest.mark.parametrize("lower", ["charge", "daylight", "scouts", "confusion", "shield-wall"])
def test_the_bats_stop_every_later_window(lower: str) -> None:
    """[W15.8]"""
    t = battle("sauron-regular 5", "gondor-elite 2", "swarm-of-bats", lower)
    fought(t.will_roll("combat", *ONES))
    assert extra(t) == []
    assert rolls(t) == ["1 1 1 1 1", "1 1"]
    assert t.force("minas-morgul") == "sauron-regular 5"


# Window 1


def test_scouts_leave_before_words_of_power() -> None:
    """Both in window 1, the defender first; then nothing else works. [W15.7, W15.24]"""
    t = battle("sauron-regular 4, nazgul 1", "gondor-regular 2", "words-of-power", "scouts")
    fought(t.put("gimli", "north-ithilien"))
    assert t.asks() == "escape"
    t.play(t.options()[0])
    assert t.asks() == "advance"
    assert rolls(t) == []


def test_words_of_power_and_sudden_strike() -> None:
    """The strike rolls the leadership that is left. [W15.19, W15.22]"""
    t = battle(
        "sauron-regular 4, nazgul 1", "gondor-regular 2, gondor-leader 1", "words-of-power",
        "sudden-strike",
    )  # fmt: skip
    t.put("aragorn", "north-ithilien")
    fought(t.will_roll("combat", *ONES))
    assert extra(t) == [("1", 5, 0)]


def test_words_of_power_and_brave_stand() -> None:
    """A silenced companion still takes a die. [W15.23]"""
    t = battle("sauron-regular 5, nazgul 1", "gondor-regular 2", "words-of-power", "brave-stand")
    t.put("gimli", "north-ithilien")
    fought(t.will_roll("combat", *ONES))
    assert rolls(t) == ["1 1 1 1", "1 1"]


@pytest.mark.parametrize("lower", ["anduril", "mighty-attack"])
def test_who_is_silenced_pays_no_price(lower: str) -> None:
    """The card then does nothing. [W15.27]"""
    t = battle("sauron-regular 5, nazgul 1", "gondor-regular 2", "words-of-power", lower)
    t.put("strider", "north-ithilien")
    fought(t.will_roll("combat", *ONES))
    assert t.force("minas-morgul") == "sauron-regular 5, sauron-nazgul"


def test_mighty_attack_by_the_one_who_is_not_silenced() -> None:
    """[W15.27]"""
    t = battle("sauron-regular 5, nazgul 1", "gondor-regular 2", "words-of-power", "mighty-attack")
    t.put("strider", "north-ithilien").put("gimli", "north-ithilien")
    fought(t.will_roll("combat", *ONES)).play("suppress gimli")
    assert t.force("minas-morgul") == "sauron-regular 4, sauron-nazgul"


# Window 2


@pytest.mark.parametrize("by", ["shadow", "free"])
def test_charge_meets_durins_bane(by: str) -> None:
    """The defender strikes first, and the other with what is left. [W15.7, W15.22]"""
    armies = ["sauron-regular 4", "elves-elite 1, elves-regular 1"]
    at, start = ("hollin", "moria") if by == "shadow" else ("moria", "hollin")
    if by == "free":
        armies.reverse()
    t = battle(armies[0], armies[1], shadow="durins-bane", free="charge", at=at, start=start, by=by)
    if by == "shadow":
        fought(t.will_roll("combat", 5, 4, 4, 1, *ONES))
        assert [dice for dice, *_ in extra(t)] == ["5", "4 4 1"]
    else:
        fought(t.will_roll("combat", 4, 4, 1, *ONES))
        t.play("remove-two elves-elite")
        assert [dice for dice, *_ in extra(t)] == ["4 4 1"]


def test_a_charge_that_kills_all_lets_the_bane_sleep() -> None:
    """[W15.24]"""
    t = battle("sauron-regular 1", "elves-elite 2", "durins-bane", "charge", "hollin", "moria")
    fought(t.will_roll("combat", 5, 5))
    assert len(extra(t)) == 1
    assert rolls(t) == []
    assert t.force("moria") == ""


# Window 3


def test_daylight_after_relentless_assault() -> None:
    """Hits on the own army first, then dice: strength, then at most three. [W15.22, W15.23]"""
    t = battle("sauron-regular 4", "gondor-regular 5", "relentless-assault", "daylight")
    fought(t.will_roll("combat", *ONES)).play("2")
    assert rolls(t)[0] == "1 1"
    assert needed(t)[0] == 3
    t = battle("sauron-regular 5", "gondor-regular 5", "relentless-assault", "daylight")
    fought(t.will_roll("combat", *ONES)).play("1")
    assert rolls(t)[0] == "1 1 1"


def test_dread_and_despair_against_brave_stand() -> None:
    """Each makes the other's roll smaller. [W15.23]"""
    t = battle("sauron-regular 4, nazgul 2", "gondor-regular 4", "dread-and-despair", "brave-stand")
    t.put("peregrin", "north-ithilien")
    fought(t.will_roll("combat", *ONES)).play("2")
    assert rolls(t) == ["1 1 1", "1 1"]


def test_modifiers_of_both_cards_add_up() -> None:
    """[W15.15]"""
    t = battle(
        "sauron-regular 3", "gondor-regular 3", "deadly-strife", "advantageous-position",
        "druadan-forest", "osgiliath",
    )  # fmt: skip
    fought(t.will_roll("combat", *ONES))
    assert needed(t) == [4, 3]
    t = battle("sauron-regular 3", "gondor-regular 3", "one-for-the-dark-lord", "it-is-a-gift")
    fought(figure(t, "north-ithilien").will_roll("combat", *ONES))
    assert needed(t) == [4, 4]


def test_the_white_rider_leaves_nothing_to_pay_with() -> None:
    """Nor to compare. [W15.27, W29.9]"""
    for lower in ("cruel-as-death", "they-are-terrible", "dread-and-despair", "foul-stench"):
        t = battle("sauron-regular 3, nazgul 3", "gondor-regular 3", shadow=lower)
        t.hold("shadow", card_of("deadly-strife")).put("gandalf-white", "north-ithilien")
        declared(t).play("yes; yes")
        assert f"combat {card_of(lower)}" not in t.options()
        assert t.why_not(f"card:{card_of(lower)}") == "W15.4"


def test_black_breath_needs_no_leadership_after_the_white_rider() -> None:
    """A Nazgûl takes part; without a re-roll it strikes nobody. [W15.4, W29.9]"""
    t = battle("sauron-regular 3, nazgul 3", "gondor-regular 3", shadow="black-breath")
    t.put("gandalf-white", "north-ithilien").will_roll("combat", *ONES)
    declared(t).play(f"yes; yes; combat {card_of('black-breath')}")
    assert t.asks() == "cease"
    assert rerolls(t) == []


# Windows 4 to 6


def test_confusion_takes_dice_from_they_are_terrible() -> None:
    """In window 4 the defender's card first; ones are not re-rolled. [W15.7, W38.10]"""
    t = battle("sauron-regular 4, nazgul 4", "gondor-regular 3", "they-are-terrible", "confusion")
    fought(t.will_roll("combat", 1, 2, 2, 1, 1, 1, 1, 4, 4))
    assert rerolls(t)[0] == "4 4"
    assert hits(t, "war-rerolled")[0] == 2
    assert t.force("minas-morgul") == "sauron-regular 2, sauron-nazgul 4"


def test_foul_stench_leaves_fateful_strike_without_a_re_roll() -> None:
    """[W38.12]"""
    t = battle(
        "sauron-regular 3, nazgul 2", "gondor-regular 3, gondor-leader 1", "foul-stench",
        "fateful-strike",
    )  # fmt: skip
    fought(t.will_roll("combat", *[2] * 6, 1, 1, 6))
    assert len(rerolls(t)) == 1
    assert t.force("minas-morgul") == "sauron-regular 3, sauron-nazgul 2"


@pytest.mark.parametrize(("theirs", "lost"), [((1, 1), 3), ((6, 1), 2)])
def test_no_quarter_counts_before_mumakil_compare(theirs: tuple[int, int], lost: int) -> None:
    """Both in window 5, the defender first. [W15.7, W15.26]"""
    t = battle("southrons-elite 2", "gondor-regular 5", "mumakil", "no-quarter")
    fought(t.will_roll("combat", 6, 6, *theirs, 1, 1, 1))
    if t.asks() == "casualty":
        t.play("remove-two southrons-elite")
    left = 5 - lost
    assert t.force("north-ithilien") == f"gondor-regular {left}"


def test_mumakil_count_a_charge_against_them_and_confusion_for_nobody() -> None:
    """Hits of an extra attack before the roll count, own hits by ones do not. [W15.26]"""
    t = battle(
        "southrons-regular 3, southrons-elite 1",
        "gondor-elite 1, gondor-regular 4",
        "mumakil",
        "charge",
    )
    fought(t.will_roll("combat", 5, 6, *[1] * 10)).play("remove southrons-regular")
    t.play("remove gondor-regular")
    assert rolls(t) == ["6 1 1", "1 1 1 1 1"]
    assert t.force("north-ithilien") == "gondor-regular 3, gondor-elite"  # one hit to one
    assert t.asks() == "cease"  # and no further one
    t = battle("southrons-elite 2", "gondor-regular 5", "mumakil", "confusion")
    fought(t.will_roll("combat", 6, 1, *[1] * 5))
    assert t.force("north-ithilien") == "gondor-regular 3"  # one hit and the added one


def test_shield_wall_against_the_hit_of_mumakil() -> None:
    """A single hit and the added one make two: one is cancelled. [W15.26, W38.12]"""
    t = battle("southrons-elite 2", "gondor-regular 4", "mumakil", "shield-wall")
    fought(t.will_roll("combat", 6, 1, *ONES))
    assert t.force("north-ithilien") == "gondor-regular 3"


@pytest.mark.parametrize("by", ["shadow", "free"])
def test_heroic_death_meets_black_breath(by: str) -> None:
    """In window 6 the defender first: the dead save hits, or the Nazgûl find him first. [W15.7]"""
    armies = ["sauron-regular 2, nazgul 2", "gondor-regular 3, gondor-leader 1"]
    if by == "free":
        armies.reverse()
    t = battle(armies[0], armies[1], shadow="black-breath", free="heroic-death", by=by)
    if by == "shadow":
        fought(t.will_roll("combat", 2, 2, 1, 1, 1, 6, 6, 1))
        assert t.asks() == "sacrifice"
        t.play("strike gondor-leader")
        assert t.force("north-ithilien") == "gondor-regular 2"
    else:
        fought(t.will_roll("combat", 1, 1, 1, 2, 2, 1, 6, 6))
        assert t.asks() == "strike-leader"
        t.play("strike gondor-leader")
        assert t.asks() != "sacrifice"  # nobody is left to sacrifice
        assert t.force("minas-morgul") == "gondor-regular"


def test_the_blade_and_the_breath() -> None:
    """The Witch-king falls first, and his re-roll has still scored. [W15.22]"""
    t = battle("sauron-regular 2", "gondor-regular 4", "black-breath", "blade-of-westernesse")
    t.put("witch-king", "minas-morgul").put("meriadoc", "north-ithilien")
    fought(t.will_roll("combat", 2, 2, 1, 1, 1, 1, 6, 1, 6))
    assert standing(t, "witch-king") == OUT_OF_THE_GAME
    assert t.options() == ["strike meriadoc", "nobody"]
    t.play("strike meriadoc")
    assert standing(t, "meriadoc") == OUT_OF_THE_GAME
    assert t.force("minas-morgul") == "sauron-regular 2"


# Window 7


@pytest.mark.parametrize("lower", ["great-host", "we-come-to-kill", "onslaught"])
def test_the_shield_wall_does_not_hold_the_last_window(lower: str) -> None:
    """Hits of window 7 are taken at once, after the casualties. [W15.26, W38.13]"""
    t = battle("sauron-elite 2, sauron-regular 2", "gondor-regular 2", lower, "shield-wall")
    fought(t.will_roll("combat", *[1] * 6, 6, 1))
    if t.asks() == "own-hits":
        t.play("1; remove sauron-regular")
    assert t.force("north-ithilien") == "gondor-regular"


def test_great_host_and_heroic_death() -> None:
    """Who saves a unit may spoil the host. [W38.12, W38.13]"""
    for choice, left in (("nobody", "gondor-regular, gondor-leader"), ("strike gondor-leader", "")):
        t = battle(
            "sauron-regular 5", "gondor-regular 3, gondor-leader 1", "great-host", "heroic-death"
        )
        fought(t.will_roll("combat", 6, 1, 1, 1, 1, *ONES)).play(choice)
        assert t.force("north-ithilien") == (left or "gondor-regular 3")


def test_the_balrog_from_the_table_is_the_one_card_of_the_round() -> None:
    """[W15.3, W15.32]"""
    t = battle("sauron-regular 3", "elves-elite 3", "deadly-strife", at="hollin", start="moria")
    t.lay("shadow", "balrog-of-moria")
    declared(t.will_roll("combat", *ONES)).play("yes")
    assert sorted(t.options()) == ["combat balrog-of-moria", "combat return-to-valinor"]
    t.play("combat balrog-of-moria")
    assert extra(t) == [("1 1 1", 4, 0)]
    assert not left_on_table(t, "balrog-of-moria")
    assert t.held("shadow") == ["return-to-valinor"]
    assert needed(t) == [5, 5]


def test_the_balrog_fights_only_near_moria() -> None:
    """[W15.4, W15.32]"""
    t = battle("sauron-regular 3", "gondor-regular 3").lay("shadow", "balrog-of-moria")
    declared(t.will_roll("combat", *ONES))
    if t.asks() == "attacker-card":  # asked by open facts [W36.6]
        assert t.options() == ["no"]
    assert left_on_table(t, "balrog-of-moria")


# The Hunt


def test_flocks_help_the_nazgul_strike() -> None:
    """A Hunt roll made by a card is a Hunt roll. [W40.1, W40.2]"""
    t = figure(holding("the-nazgul-strike"), "hollin", 1).lay("shadow", "flocks-of-crebain")
    t.s.hunt_box[SHADOW] = 1
    play(t.army("hollin", "nazgul 1"), "the-nazgul-strike", "done; hunt")
    assert t.asks() == "before-hunt-roll"
    tiles(t.will_roll("hunt", 5), "n1-1").play("use flocks-of-crebain")
    assert t.asks() == "meet-damage"


def test_the_lidless_eye_raises_the_hunt() -> None:
    """[W25.2, W8.6]"""
    t = holding("the-lidless-eye", dice="event army army", enemy="character character")
    figure(t, "hollin", 1)
    play(t, "the-lidless-eye", "turn army; turn army")
    t.will_roll("hunt", 1, 1).play("die character; move-fellowship")
    assert said(t, "war-hunt-rolled", "dice") == ["1 1"]


@pytest.mark.parametrize("card", ["orc-patrol", "isildurs-bane", "foul-thing-from-the-deep"])
def test_wizards_staff_against_cards_of_the_shadow(card: str) -> None:
    """No tile is drawn. [W25.32]"""
    t = figure(holding(card), "hollin").lay("free", "wizards-staff")
    play(t, card, "use wizards-staff")
    assert (len(pool(t)), t.s.corruption, len(t.fellowship())) == (16, 0, 7)


def test_mithril_coat_and_an_ignored_tile() -> None:
    """The card discards an Eye before the coat can be used. [W40.4, W40.5]"""
    t = figure(holding("orc-patrol"), "hollin").lay("free", "mithril-coat-and-sting")
    play(tiles(t, "eye-1"), "orc-patrol")
    assert over(t)
    assert left_on_table(t, "mithril-coat-and-sting")


def test_mithril_coat_may_draw_what_the_patrol_ignores() -> None:
    """The second tile is handled from the draw on. [W40.4, W40.5]"""
    t = figure(holding("orc-patrol"), "hollin").lay("free", "mithril-coat-and-sting")
    play(tiles(t, "n3-1", "eye-1"), "orc-patrol", "use mithril-coat-and-sting")
    assert over(t)
    assert (t.s.corruption, t.s.revealed) == (0, False)


def test_the_coat_and_the_axe_against_one_tile() -> None:
    """First edition: both; second: one. [W25.19]"""
    for choice, corruption in (("any", 0), ("one", 1)):
        t = walking(1, hunt_table_cards=choice).lay("free", "mithril-coat-and-sting axe-and-bow")
        tiles(t.will_roll("hunt", 6), "n3-1", "n1-1").play(MOVE)
        t.play("use mithril-coat-and-sting")
        t.play("use axe-and-bow" if choice == "any" else "ring")
        assert t.s.corruption == corruption


def test_worn_takes_the_axe_after_its_last_companion_is_gone() -> None:
    """The card is lost with Gimli before the Shadow is asked. [W40.9]"""
    t = only(walking(1), "strider", "gimli").lay("free", "axe-and-bow")
    t.lay("shadow", "worn-with-sorrow-and-toil").will_roll("hunt", 6)
    tiles(t, "n2-1").play(MOVE).play("enough; casualty gimli")
    assert not left_on_table(t, "axe-and-bow")
    assert over(t)  # nothing is left to discard


def test_a_hobbit_who_leaves_before_foul_thing_draws() -> None:
    """The guide's ability first; with no damage left nobody is drawn. [W40.7, W40.8]"""
    t = only(figure(holding("foul-thing-from-the-deep"), "hollin"), "peregrin", "meriadoc")
    play(tiles(t, "n1-1"), "foul-thing-from-the-deep")
    t.play(next(text for text in t.options() if text.startswith("leaves")))
    t.play("to hollin")
    assert len(t.fellowship()) == 1
    assert t.s.corruption == 0


def test_the_last_battle_and_the_other_way() -> None:
    """Neither puts a die into the box. [W5.21]"""
    t = only(holding("there-is-another-way", dice="character"), "nobody")
    t.army("dagorlad", "gondor-regular 1").lay("free", "the-last-battle")
    play(t, "there-is-another-way", "move", die="character")
    assert list(t.s.hunt_box) == [0, 0]


# Politics and armies


def test_threats_do_not_stop_the_red_arrow() -> None:
    """A card is no Muster die. [W9.23]"""
    t = holding("the-red-arrow", dice="muster event").politics("gondor", 2, True)
    t.lay("shadow", "threats-and-promises")
    play(t, "the-red-arrow", "unit regular", die="muster")
    assert step(t, "rohan") == 2
    assert left_on_table(t, "threats-and-promises")


def test_wormtongue_and_the_book_of_another_nation() -> None:
    """Only Rohan is held back. [W21.4]"""
    t = holding("fear-fire-foes").put("saruman", "orthanc").lay("shadow", "wormtongue")
    play(t.put("boromir", "buckland"), "fear-fire-foes", "goes boromir; to bree")
    assert active(t, "north")
    assert not active(t, "rohan")


def test_tom_bombadil_keeps_the_corsairs_of_none_but_the_horde_may_gather() -> None:
    """Closed regions are closed to a march of four armies too. [W9.14]"""
    t = holding("the-shadow-is-moving").at_war("sauron", "isengard", "southrons").empty_map()
    t.lay("free", "the-power-of-tom-bombadil").army("cardolan", "isengard-regular 2")
    play(t, "the-shadow-is-moving")
    assert not {"to buckland", "to old-forest"} & set(t.options())
    assert "to tharbad" in t.options()


def test_denethors_folly_and_grond() -> None:
    """With a companion in the battle Grond would allow a card; the folly does not. [W36.6]"""
    t = holding("grond-hammer-of-the-underworld").at_war("sauron", "gondor")
    t.put("witch-king", "minas-tirith").put("gimli", "minas-tirith")
    t.army("minas-tirith", "gondor-regular 3, sauron-regular 5").siege("minas-tirith")
    t.lay("shadow", "denethors-folly").hold("free", card_of("shield-wall"))
    play(t.will_roll("combat", *ONES), "grond-hammer-of-the-underworld", "all")
    assert len(rolls(t)) == 2


def test_the_palantir_and_gandalf_wait_for_the_end_of_the_card() -> None:
    """One draw for the Event die, none for the card that was allowed. [W9.23, W9.27]"""
    t = holding("the-ents-awake-treebeard", with_="elven-rope").put("gandalf-white", "fangorn")
    t.put("saruman", "orthanc").deck(FREE_CHARACTER, "athelas bilbos-song")
    t.will_roll("card-dice", 1, 1, 1)
    play(t, "the-ents-awake-treebeard", "play elven-rope; yes")
    assert t.held("free") == ["bilbos-song"]
    assert t.s.left[FREE_CHARACTER] == 1


def test_the_palantir_counts_also_if_saruman_falls_with_the_card() -> None:
    """A Shadow card that is played under it draws once. [W9.27]"""
    t = holding("olog-hai").at_war("sauron").put("saruman", "orthanc")
    t.lay("shadow", "the-palantir-of-orthanc")
    t.deck(SHADOW_CHARACTER, "orc-patrol").deck(SHADOW_STRATEGY, "stormcrow")
    play(t, "olog-hai", "place moria; unit regular")
    assert len(t.options()) == 2
    t.play(t.options()[0])
    assert t.held("shadow") == ["orc-patrol"]


def test_the_day_without_dawn_takes_the_die_of_the_mirror() -> None:
    """[W5.24]"""
    t = holding("mirror-of-galadriel", dice="character character event", enemy="event army")
    t.hold("shadow", "the-day-without-dawn").at_war("sauron", "isengard", "southrons")
    play(t, "mirror-of-galadriel", die="character")
    assert t.s.dice[FREE][5] == 1
    play(t, "the-day-without-dawn")
    assert t.s.dice[FREE][5] == 0


def test_challenge_and_a_pool_of_eyes() -> None:
    """Removed Eyes never come back, so a second challenge is safer. [W25.17, W27.5]"""
    t = holding("challenge-of-the-king").put("strider", "edoras")
    play(tiles(t, "eye-1", "eye-2", "n1-1"), "challenge-of-the-king")
    assert [one for one in pool(t) if one.startswith("eye")] == ["eye-3", "eye-4"]


def test_stormcrow_takes_a_nation_back_that_a_card_has_moved() -> None:
    """[W21.16]"""
    t = figure(holding("stormcrow"), "edoras").politics("rohan", 1, True)
    play(t, "stormcrow", "lose rohan-leader fords-of-isen")
    assert step(t, "rohan") == 2
    assert refused(figure(holding("stormcrow"), "edoras").at_war("rohan"), "stormcrow") == "W9.8"


def test_morgul_wound_and_the_song() -> None:
    """[W26.1, W26.6]"""
    t = figure(corrupted(holding("morgul-wound"), 3), "hollin", 0, True)
    t.hold("free", "bilbos-song")
    play(t, "morgul-wound")
    play(t, "bilbos-song")
    assert t.s.corruption == 4


def test_a_card_without_a_need_met_at_choice_may_lose_it_later() -> None:
    """Charge needs an elite when it is chosen; its dice are counted when it works. [W15.22]"""
    t = battle(
        "elves-elite 1, elves-regular 3", "sauron-regular 3", "durins-bane", "charge",
        "moria", "hollin", by="free",
    )  # fmt: skip
    fought(t.will_roll("combat", 4, 1, 1, *ONES))
    if t.asks() == "casualty":
        t.play("reduce elves-elite")
    assert [dice for dice, *_ in extra(t)] == ["4 1 1"]


def test_a_lower_half_is_no_event() -> None:
    """A card whose upper half cannot be played fights all the same. [W15.5]"""
    t = battle("sauron-regular 3", "gondor-regular 3", free="shield-wall")
    assert not_chosen(t, "shield-wall") == ""


# What follows from cards


def test_a_guide_who_leaves_by_the_card_still_draws() -> None:
    """[W9.27]"""
    t = corrupted(figure(holding("i-will-go-alone"), "hollin"), 2).deck(FREE_CHARACTER, "athelas")
    play(t, "i-will-go-alone", "separate gandalf-grey; done; to bree")
    assert t.asks() == "gandalf-draws"
    assert t.play("yes").held("free") == ["athelas"]


def test_the_hand_limit_after_two_cards() -> None:
    """Drawn together; the new ones may be discarded. [W9.3, W9.24]"""
    hand = "athelas bilbos-song elven-rope the-red-arrow king-brands-men"
    t = holding("house-of-the-stewards", with_=hand).put("boromir", "lamedon")
    t.deck(FREE_STRATEGY, "cirdans-ships swords-in-eriador")
    play(t, "house-of-the-stewards", "unit regular")
    assert len(t.options()) == 7
    t.play("discard cirdans-ships")
    assert len(t.held("free")) == 6


def test_stormcrow_can_cost_a_stronghold() -> None:
    """The last unit inside is gone by a card. [W20.2, W39.5, W21.9]"""
    t = figure(holding("stormcrow"), "edoras")
    t.army("helms-deep", "rohan-regular 1, isengard-regular 3").siege("helms-deep")
    play(t, "stormcrow", "lose rohan-regular helms-deep")
    assert t.s.captured >> REGIONS.index("helms-deep") & 1
    assert not t.s.besieged
    assert step(t, "rohan") == 2


def test_the_spirit_of_mordor_can_end_a_siege() -> None:
    """[W18.14, W18.15, W39.4]"""
    t = holding("the-spirit-of-mordor")
    t.army("lorien", "elves-regular 2, sauron-regular 1, southrons-regular 1").siege("lorien")
    play(t.will_roll("card-dice", 5, 5, 5, 5, 5), "the-spirit-of-mordor")
    assert t.force("lorien") == "elves-regular 2"
    assert not t.s.besieged


def test_dol_amroth_withdraws_before_the_corsairs() -> None:
    """They enter from the sea and besiege it. [W18.7, W38.17]"""
    t = holding("corsairs-of-umbar").at_war("southrons").army("umbar", "southrons-regular 5")
    play(t, "corsairs-of-umbar", "to dol-amroth; all; withdraw; 3 southrons-regular")
    assert t.force("dol-amroth") == "gondor-regular 3, southrons-regular 3"
    assert t.force("umbar") == "southrons-regular 2"
    assert t.s.besieged >> REGIONS.index("dol-amroth") & 1


def test_a_rearguard_is_no_target_of_a_combat_card() -> None:
    """A leader who stays behind is safe from the Black Breath. [W14.6]"""
    t = battle(
        "gondor-regular 3, gondor-leader 1", "sauron-regular 3, nazgul 2", "black-breath", by="free"
    )
    t.put("gimli", "minas-morgul").will_roll("combat", *[1] * 3, *[2] * 3, 1, 6, 6, *ONES)
    t.play("die army-muster; attack as army; 2 gondor-regular; 0 gondor-leader; 1 gimli")
    while t.asks() in ("defender-card", "combat-card"):
        t.play(t.options()[0])
    assert t.options() == ["strike gimli", "nobody"]


def test_companions_led_south_wake_gondor() -> None:
    """Being placed by a card counts as ending a move. [W13.9]"""
    t = holding("dead-men-of-dunharrow").put("aragorn", "edoras")
    play(t, "dead-men-of-dunharrow", "to pelargir; 0")
    assert active(t, "gondor")
