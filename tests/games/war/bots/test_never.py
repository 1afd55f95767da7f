"""What the heuristic never does, position by position, and what it does instead."""

from random import Random

from ringtable.games.war import GAME
from ringtable.games.war.bots import armies, cards, deeds, free, shadow
from ringtable.games.war.bots.heuristic import Heuristic
from ringtable.games.war.bots.search import NEVER, open_courses
from ringtable.games.war.box.components import (
    ARMY_MUSTER,
    ASIDE,
    CHARACTER,
    CRACK_OF_DOOM,
    DWARVES,
    FREE,
    GANDALF_WHITE,
    GIMLI,
    LEADER,
    ROHAN,
    SHADOW,
    STRIDER,
    WILL_OF_THE_WEST,
    bits,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.events.playing import RESOLVE_EVENT
from ringtable.games.war.fellowship.guide import companions
from ringtable.games.war.hunt.columns import DAMAGE
from ringtable.games.war.state import War
from ringtable.kernel.rng import key_from_seed
from tests.games.war.ring_scenario import figure, on_track, only, tiles, walking
from tests.games.war.scenario import Table


def answer(t: Table) -> str:
    """What the bot says to the question at hand."""
    s = t.s
    action = Heuristic().choose(GAME, s, s.asked, Random(1))
    texts = dict(zip(s.options, GAME.flow.texts(s, s.asked), strict=True))
    return texts[action]


def move(t: Table) -> list[str]:
    """All that the bot says until its action is over."""
    said = [answer(t)]
    t.play(said[0])
    while t.s.outcome is None and t.asks() not in ("act", "allocate-hunt", "declare"):
        said.append(answer(t))
        t.play(said[-1])
    return said


def region(id: str) -> int:
    return REGIONS.index(id)


def test_a_settlement_with_points_is_not_left_to_the_enemy_beside_it() -> None:
    t = Table(free="army-muster").at_war("gondor").at_war("sauron")
    t.army("osgiliath", "sauron-regular 5, nazgul")
    assert not armies.may_leave(t.s, FREE, region("minas-tirith"))
    move(t)
    assert t.s.units[FREE][region("minas-tirith")] >= 5


def test_the_shadow_leaves_a_garrison_where_there_are_points() -> None:
    t = Table(shadow="army", first="shadow").at_war("sauron")
    t.play("die army; move-armies; from minas-morgul; to north-ithilien")
    move(t)
    assert t.s.units[SHADOW][region("minas-morgul")] == armies.GARRISON
    assert t.s.units[SHADOW][region("north-ithilien")] == 3


def test_a_card_that_heals_is_kept_while_there_is_nothing_to_heal() -> None:
    t = Table(free="event", hand="free: athelas")
    s = t.s
    card = t.card("athelas")
    assert cards.event_value(s, card) < cards.DRAW
    s.corruption = 3
    assert cards.event_value(s, card) > cards.DRAW


def test_a_table_card_that_would_be_lost_at_once_is_kept() -> None:
    """Wormtongue is of use only while Rohan sleeps."""
    t = Table(shadow="event", first="shadow", hand="shadow: wormtongue").put("saruman", "orthanc")
    t.s.active &= ~(1 << ROHAN)
    assert cards.event_value(t.s, t.card("wormtongue")) > cards.DRAW
    t.s.active |= 1 << ROHAN
    assert cards.event_value(t.s, t.card("wormtongue")) == cards.FOR_NOTHING


def test_nazgul_do_not_search_for_ring_bearers_whom_they_cannot_come_to() -> None:
    t = figure(Table(shadow="event", first="shadow", hand="shadow: nazgul-search"), "lorien")
    card = t.card("nazgul-search")
    assert cards.event_value(t.s, card) == cards.FOR_NOTHING
    figure(t, "hollin", 3)
    assert cards.event_value(t.s, card) > cards.DRAW
    t.s.revealed = True
    assert cards.event_value(t.s, card) == cards.FOR_NOTHING


def test_a_nazgul_that_leads_an_army_flies_to_the_ring_bearers_if_a_card_searches_them() -> None:
    t = figure(Table(shadow="event", first="shadow", hand="shadow: nazgul-search"), "hollin", 3)
    for one in bits(t.s.led[SHADOW]):
        t.army(REGIONS[one], "")
    t.army("barad-dur", "sauron-regular 8, nazgul").again()
    move(t)
    assert t.s.revealed


def test_companions_go_where_a_card_rouses_a_nation() -> None:
    t = figure(Table(free="event", hand="free: book-of-mazarbul"), "rivendell")
    t.put("gimli", "iron-hills")
    card = t.card("book-of-mazarbul")
    assert cards.event_value(t.s, card) > cards.DRAW
    move(t.again())
    assert t.s.at_war >> DWARVES & 1
    assert cards.event_value(t.s, card) < cards.DRAW, "they are at war, and he stands well"


RESULTS = (
    "figures", "captured", "besieged", "reserve", "whereabouts", "place", "step", "active", "dice",
    "hunt_box", "rings", "figure", "circle", "progress", "corruption", "revealed", "guide", "tiles",
    "left", "table",
)  # fmt: skip


def changed(before: War, after: War) -> bool:
    return any(getattr(before, one) != getattr(after, one) for one in RESULTS)


def test_no_card_is_played_for_nothing() -> None:
    """In whole wars: a card for which nothing was thrown or drawn has changed something."""
    played = 0
    for seed in range(3):
        s = GAME.new_state(2, {}, GAME.new_rng(key_from_seed(f"cards {seed}")))
        assert isinstance(s, War)
        while s.outcome is None:
            name, before = GAME.flow.decision(s).name, s.copy()
            say(s)
            if name == "play":
                played += 1
                while s.outcome is None and s.depth_of(RESOLVE_EVENT) >= 0:
                    say(s)
                assert s.outcome or s.rng.at != before.rng.at or changed(before, s)
    assert played > 60


def say(s: War) -> None:
    GAME.flow.play(s, Heuristic().choose(GAME, s, s.asked, Random(1)), s.asked)


def test_the_fellowship_is_not_declared_to_heal_nothing() -> None:
    t = figure(Table(), "hollin", 3)
    assert free.declare(t.s, [1, 0], Random(1)) == 0
    t.s.corruption, t.s.used = 3, 0
    assert free.end_value(t.s, region("lorien")) > free.end_value(t.s, region("dimrill-dale"))


def test_the_fellowship_waits_at_the_gate_and_is_declared_there() -> None:
    t = figure(walking(), "dagorlad", 1)
    assert free.step_value(t.s) < 0
    assert free.declare(t.s, [1, 0], Random(1)) == 1
    end = free.best_end(t.s, t.s.figure, 1, False)[1]
    assert t.s.map.gates >> end & 1


def test_enough_companions_go_to_mordor() -> None:
    t = only(Table(free="character"), "gandalf-grey", "strider", "boromir", "legolas")
    assert len(companions(t.s)) == free.KEEP
    assert free.separation(t.s)[0] < 0


def test_on_the_track_nobody_is_sent_away() -> None:
    t = on_track(Table(free="character"))
    assert len(companions(t.s)) > free.KEEP
    assert free.separation(t.s)[0] < 0


def test_on_the_track_companions_take_the_damage() -> None:
    t = on_track(only(Table(free="character"), "gimli", "meriadoc"))
    t.s.hunt[DAMAGE] = 2
    assert free.meet_damage(t.s, [free.THE_RING, 4, 5], Random(1)) != free.THE_RING


def test_the_ring_is_not_lost_while_somebody_can_take_the_damage() -> None:
    t = figure(only(walking(1), "strider"), "hollin")
    t.s.corruption, t.s.hunt[DAMAGE] = 10, 2
    assert free.meet_damage(t.s, [free.THE_RING, 1], Random(1)) == 1


def test_never_more_than_five_dice_are_put_into_the_hunt_box() -> None:
    s = Table(shadow="event", first="shadow").s
    for corruption in range(12):
        for progress in range(13):
            s.corruption, s.progress, s.pool[SHADOW] = corruption, progress, 10
            assert 1 <= shadow.allocate(s, list(range(8)), Random(1)) <= 5


def test_the_last_will_of_the_west_is_kept_for_gandalf_the_white() -> None:
    t = Table(free="will-of-the-west character").put("gandalf-grey", "rivendell")
    t.s.minion_seen = True
    t.again()
    assert t.s.whereabouts[GANDALF_WHITE] == ASIDE
    said = move(t)
    assert said[:2] == ["die will-of-the-west", "bring-gandalf"]


def test_aragorn_comes_as_soon_as_he_may() -> None:
    t = Table(free="will-of-the-west character").put("strider", "minas-tirith")
    assert move(t)[:2] == ["die will-of-the-west", "bring-aragorn"]


def test_the_last_will_waits_for_a_king_on_his_way() -> None:
    t = Table(free="will-of-the-west character").put("strider", "lossarnach")
    assert answer(t) == "die character"


def test_companions_do_not_stand_idle() -> None:
    t = figure(Table(free="character"), "rivendell").put("strider", "lossarnach")
    t.s.revealed = False
    assert free.travelling_value(t.s) > 1.0
    t.s.progress = 12  # the Fellowship cannot walk on
    assert "move-companions" in move(t.again())
    assert t.s.place[1] in (region("minas-tirith"), region("pelargir"), region("dol-amroth"))


def test_an_army_stays_together() -> None:
    t = Table(shadow="army", first="shadow").at_war("southrons").at_war("sauron")
    t.army("west-harondor", "southrons-regular 5, southrons-elite 2")
    before = t.s.units[SHADOW][region("west-harondor")]
    move(t)
    assert t.s.units[SHADOW][region("west-harondor")] in (0, before)


def test_no_assault_below_twice_the_strength_of_the_garrison() -> None:
    t = Table(shadow="army", first="shadow").at_war("sauron")
    t.army("minas-tirith", "gondor-regular 3, gondor-elite 1, gondor-leader")
    t.army("minas-tirith", "sauron-regular 6", clear=False)
    t.siege("minas-tirith")
    at = region("minas-tirith")
    assert armies.attack_value(t.s, SHADOW, at, at, []) < 0
    t.army("minas-tirith", "gondor-regular 1")
    t.army("minas-tirith", "sauron-regular 6", clear=False)
    t.siege("minas-tirith")
    assert armies.attack_value(t.s, SHADOW, at, at, []) > 0


def attack(start: str, at: str, t: Table) -> float:
    return armies.attack_value(t.s, SHADOW, region(start), region(at), [])


def tried(t: Table) -> list[str]:
    """What the search compares at the question at hand."""
    courses = open_courses(GAME, t.s, t.s.asked, Random(1))
    texts = dict(zip(t.s.options, GAME.flow.texts(t.s, t.s.asked), strict=True))
    return [texts[course.answers[0]] for course in courses]


def test_the_search_does_not_even_try_what_is_never_done() -> None:
    t = Table(free="army").at_war("gondor").at_war("sauron")
    t.army("osgiliath", "sauron-regular 5, nazgul")
    t.play("die army; move-armies")
    assert "from minas-tirith" in GAME.flow.texts(t.s, t.s.asked)
    assert "from minas-tirith" not in tried(t)

    t = Table(free="will-of-the-west character").put("strider", "minas-tirith")
    t.play("die will-of-the-west")
    assert tried(t) == ["bring-aragorn"]

    t = Table(shadow="army", first="shadow").at_war("sauron")
    t.army("minas-tirith", "gondor-regular 3, gondor-elite 1, gondor-leader")
    t.army("minas-tirith", "sauron-regular 6", clear=False)
    t.siege("minas-tirith")
    t.play("die army; attack")
    assert "attack minas-tirith" in GAME.flow.texts(t.s, t.s.asked)
    assert "attack minas-tirith" not in tried(t)

    s = Table(shadow="event", first="shadow").s
    assert [value > NEVER for value in shadow.hunt_values(s, list(range(8)))] == [True] * 6 + [
        False
    ] * 2


def test_a_hopeless_attack_is_not_made() -> None:
    t = Table(shadow="army", first="shadow").at_war("sauron").at_war("gondor")
    t.army("osgiliath", "gondor-regular 5, gondor-elite 3, gondor-leader 2")
    t.army("south-ithilien", "sauron-regular 2")
    assert attack("south-ithilien", "osgiliath", t) < 0
    assert t.s.count(region("osgiliath"), 2, LEADER) == 2


def test_on_the_track_the_fellowship_moves_in_every_turn() -> None:
    t = tiles(on_track(Table(free="muster character", shadow="event")), "n0r-1")
    assert move(t)[:2] == ["die character", "move-fellowship"]


def test_a_ring_is_used_rather_than_to_stand_still_in_mordor() -> None:
    t = on_track(Table(free="muster"))
    t.s.rings[FREE] = 1
    assert answer(t.again()) == "ring"


def test_minas_tirith_is_not_left_to_attack_while_another_enemy_stands_beside_it() -> None:
    t = Table(free="character").at_war("gondor").at_war("sauron")
    t.army("osgiliath", "sauron-regular 1").army("minas-tirith", "gondor-elite 5, gondor-leader")
    assert free_attack(t) > -1.0
    t.army("druadan-forest", "sauron-regular 5")
    assert free_attack(t) == -1.0


def free_attack(t: Table) -> float:
    return armies.attack_value(t.s, FREE, region("minas-tirith"), region("osgiliath"), [])


def test_the_victor_goes_on_into_what_he_has_won() -> None:
    t = Table(shadow="army", first="shadow").at_war("southrons")
    t.army("pelargir", "gondor-regular 1").army("west-harondor", "southrons-regular 5")
    t.will_roll("combat", 6, 6, 6, 6, 6, 1)
    t.play("die army; attack; from west-harondor; attack pelargir; all")
    while t.s.attacker == SHADOW:
        t.play(answer(t))
    assert t.s.captured >> region("pelargir") & 1


def test_on_the_track_nobody_falls_for_a_point_that_the_ring_bearers_can_take() -> None:
    """Gimli bears two of a later tile; with the last step he is of no more use. [W25.22, W28.3]"""
    t = on_track(only(Table(free="character"), "gimli"))
    t.s.corruption, t.s.hunt[DAMAGE] = 3, 1
    assert free.meet_damage(t.s, [free.THE_RING, GIMLI], Random(1)) == free.THE_RING
    t.s.circle = CRACK_OF_DOOM
    assert free.meet_damage(t.s, [free.THE_RING, GIMLI], Random(1)) == GIMLI


def test_gollum_shows_himself_when_the_fellowship_has_suffered_and_there_is_time() -> None:
    t = on_track(only(Table(free="character")))
    s = t.s
    options = [free.GOLLUM_REVEALS, free.ENOUGH]
    s.corruption, s.hunt[DAMAGE] = free.GOLLUM_FROM - 1, 1
    assert free.lower_damage(s, options, Random(1)) == free.ENOUGH
    s.corruption = free.GOLLUM_FROM
    assert free.lower_damage(s, options, Random(1)) == free.GOLLUM_REVEALS
    s.corruption, s.circle = 0, CRACK_OF_DOOM - 1
    assert free.lower_damage(s, options, Random(1)) == free.GOLLUM_REVEALS, "nobody must hide again"


def test_the_elven_rings_are_kept_for_the_walk() -> None:
    """Not for soldiers, however much they are wanted."""
    t = Table(free="event event").at_war("gondor").at_war("sauron")
    t.army("osgiliath", "sauron-regular 5, nazgul").army("minas-tirith", "gondor-regular 1")
    s = t.again().s
    s.rings[FREE] = 3
    assert deeds.ring_faces(s, FREE) == [CHARACTER]
    every = [CHARACTER, ARMY_MUSTER]
    assert deeds.ring_face(s, every, Random(1)) == CHARACTER


def test_strider_does_not_leave_late_without_a_will_of_the_west() -> None:
    t = figure(Table(free="character"), "lorien")
    s = t.s
    s.turn_number, s.progress = free.EARLY + 1, 6
    assert free.separation(s)[1] != STRIDER
    s.dice[FREE][WILL_OF_THE_WEST] = 1
    assert free.can_be_crowned(s, s.progress + 3)
    assert free.separation(s)[1] == STRIDER
