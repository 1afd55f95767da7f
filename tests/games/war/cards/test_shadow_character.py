"""The Character deck of the Shadow, card by card, in printed order."""

import pytest

from ringtable.games.war.box.components import (
    FREE,
    OUT_OF_THE_GAME,
    SHADOW,
    SHADOW_CHARACTER,
    SHADOW_STRATEGY,
    TILE_ASIDE,
    TILE_DRAWN,
    TILE_IN_POOL,
    TILE_WAITING,
)
from ringtable.games.war.box.places import REGIONS
from tests.games.war.card_coverage import about
from tests.games.war.card_scenario import (
    active,
    corrupted,
    holding,
    left_on_table,
    over,
    places,
    play,
    refused,
    step,
)
from tests.games.war.ring_scenario import (
    at,
    declare,
    figure,
    next_turn,
    on_track,
    only,
    phase,
    pool,
    said,
    standing,
    tiles,
    walk,
    walking,
    where,
)
from tests.games.war.scenario import Table

MOVE = "die character; move-fellowship"

# The four red tiles

RED = ["shelobs-lair", "the-ring-is-mine", "on-on-they-went", "give-it-to-uss"]


@about(*RED)
@pytest.mark.parametrize("card", RED)
def test_a_red_tile_waits_for_the_mordor_track(card: str) -> None:
    """[W25.18, W9.10]"""
    t = holding(card, dice="character event")
    number = t.s.pack.tile_named[card]
    assert t.s.tiles[number] == TILE_ASIDE
    play(t, card, die="character")
    assert t.s.tiles[number] == TILE_WAITING
    assert t.s.discard >> t.card(card) & 1
    t = play(on_track(holding(card)), card)
    assert t.s.tiles[number] == TILE_IN_POOL


# Tiles of cards

TILE_CARDS = ["orc-patrol", "isildurs-bane", "foul-thing-from-the-deep"]


@about(*TILE_CARDS, "candles-of-corpses")
@pytest.mark.parametrize("card", [*TILE_CARDS, "candles-of-corpses"])
def test_not_in_a_settlement_of_the_free_peoples(card: str) -> None:
    """Of such a nation, whoever holds it; a fortification is none; on the track it may be played.
    [W9.8, W2.10]"""
    for region in ("rivendell", "bree", "dale"):
        assert refused(figure(holding(card), region), card) == "W9.8"
    lost = figure(holding(card), "lorien").army("lorien").captured("lorien")
    assert refused(lost, card) == "W9.8"
    for region in ("hollin", "osgiliath", "moria", "buckland"):
        assert refused(figure(holding(card), region), card) == ""
    assert refused(on_track(holding(card)), card) == ""


@about(*TILE_CARDS)
@pytest.mark.parametrize("card", TILE_CARDS)
def test_an_eye_or_a_blue_tile_has_no_effect_and_stays_out(card: str) -> None:
    """[W25.33, W40.4]"""
    t = tiles(figure(holding(card, dice="character event"), "hollin"), "eye-1")
    play(t, card, die="character")
    assert (t.s.corruption, t.s.revealed) == (0, False)
    assert "eye-1" not in pool(t)
    t = corrupted(on_track(holding(card), 2), 5)
    t.s.tiles[t.s.pack.tile_named["phial-of-galadriel"]] = TILE_IN_POOL
    play(tiles(t, "phial-of-galadriel"), card)
    assert (t.s.corruption, t.s.circle) == (5, 2)
    assert "phial-of-galadriel" not in pool(t)


@about("orc-patrol")
def test_orc_patrol_is_a_successful_hunt() -> None:
    """Ring or casualty, and the reveal icon. [W25.27]"""
    t = tiles(figure(holding("orc-patrol"), "hollin", 1), "n2r-1")
    play(t, "orc-patrol")
    assert (t.asks(), t.asked()) == ("meet-damage", FREE)
    assert "casualty gimli" in t.options()
    walk(t.play("ring"), "south-downs")
    assert (t.s.corruption, t.s.revealed, t.s.progress) == (2, True, 0)


@about("orc-patrol")
def test_orc_patrol_on_the_track_stops_nobody_and_moves_nobody() -> None:
    """A stop icon has no meaning here. [W27.19]"""
    t = on_track(holding("orc-patrol"), 2)
    t.s.tiles[t.s.pack.tile_named["on-on-they-went"]] = TILE_IN_POOL
    play(tiles(t, "on-on-they-went"), "orc-patrol", "ring")
    assert (t.s.circle, t.s.corruption) == (2, 3)


@about("isildurs-bane")
def test_isildurs_bane_is_corruption_after_cards_and_guide() -> None:
    """[W25.32, W40.8]"""
    t = figure(holding("isildurs-bane"), "hollin").lay("free", "axe-and-bow")
    play(tiles(t, "n3-1"), "isildurs-bane", "use axe-and-bow")
    assert t.s.corruption == 2
    t = only(figure(holding("isildurs-bane"), "hollin"), "peregrin", "meriadoc", guide="peregrin")
    play(tiles(t, "n3-1"), "isildurs-bane")
    assert t.asks() == "lower-damage"


@about("isildurs-bane")
def test_isildurs_bane_second_edition_is_lowered_by_nothing() -> None:
    """[W9.2]"""
    t = figure(holding("isildurs-bane", card_text="2"), "hollin").lay("free", "axe-and-bow")
    play(tiles(t, "n3-1"), "isildurs-bane")
    assert t.s.corruption == 3
    assert left_on_table(t, "axe-and-bow")


@about("foul-thing-from-the-deep")
def test_foul_thing_takes_a_companion_at_random() -> None:
    """No Ring and no choice; damage above his level is corruption. [W25.23, W25.35]"""
    t = only(figure(holding("foul-thing-from-the-deep"), "hollin"), "strider", "gimli", "boromir")
    t.will_draw("companions", 2)
    play(tiles(t, "n3-1"), "foul-thing-from-the-deep")
    assert standing(t, "gimli") == OUT_OF_THE_GAME
    assert t.s.corruption == 1


@about("foul-thing-from-the-deep")
def test_foul_thing_after_cards_without_companions_and_with_a_hobbit() -> None:
    """No damage, no casualty; nobody there, corruption; Take them alive! works. [W25.26, W29.6]"""
    t = figure(holding("foul-thing-from-the-deep"), "hollin").lay("free", "axe-and-bow")
    play(tiles(t, "n1-1"), "foul-thing-from-the-deep", "use axe-and-bow")
    assert len(t.fellowship()) == 7
    assert t.s.corruption == 0
    t = only(figure(holding("foul-thing-from-the-deep"), "hollin"), "nobody")
    play(tiles(t, "n2-1"), "foul-thing-from-the-deep", "enough")
    assert t.s.corruption == 2
    t = only(figure(holding("foul-thing-from-the-deep"), "hollin"), "strider", "peregrin")
    play(tiles(t.will_draw("companions", 1), "n2-1"), "foul-thing-from-the-deep")
    assert t.s.corruption == 1
    t.play("to hollin")
    assert where(t, "peregrin") == "hollin"


@about("candles-of-corpses")
@pytest.mark.parametrize(
    ("company", "dice", "added"),
    [("strider", (3, 4, 6), 2), ("nobody", (4, 5, 6), 1), ("nobody", (5, 5, 5), 0)],
)
def test_candles_of_corpses(company: str, dice: tuple[int, ...], added: int) -> None:
    """Three dice: each 4, with Gollum as guide each 6. [W26.2]"""
    t = only(figure(holding("candles-of-corpses", dice="character event"), "hollin"), company)
    play(t.will_roll("card-dice", *dice), "candles-of-corpses", die="character")
    assert said(t, "war-card-rolled", "dice") == [" ".join(map(str, dice))]
    assert t.s.corruption == added


# Nazgûl and the Fellowship


@about("nazgul-search", "the-nazgul-strike", "cruel-weather")
@pytest.mark.parametrize("card", ["nazgul-search", "the-nazgul-strike", "cruel-weather"])
def test_progress_is_needed(card: str) -> None:
    """Never on the track. [W9.8, W27.18]"""
    assert refused(figure(holding(card), "hollin", 0), card) == "W9.8"
    assert refused(on_track(holding(card)), card) == "W9.8"
    assert refused(figure(holding(card), "hollin", 1), card) == ""


@about("nazgul-search")
def test_nazgul_search_reveals() -> None:
    """[W13.11, W23.11]"""
    t = figure(holding("nazgul-search", dice="character event"), "hollin", 1)
    play(t, "nazgul-search", "from morannon; to hollin; done", die="character")
    assert (t.asks(), t.asked()) == ("path", FREE)
    walk(t, "south-downs")
    assert t.s.revealed
    assert (at(t), t.s.progress) == ("south-downs", 0)


@about("nazgul-search")
def test_nazgul_search_elsewhere_only_moves_them() -> None:
    """Also nobody at all; one who is there already will do. [W9.28]"""
    t = figure(holding("nazgul-search"), "hollin", 1)
    play(t, "nazgul-search", "from morannon; to bree; done")
    assert over(t)  # no path is asked for
    assert not t.s.revealed
    assert t.force("bree") == "north-regular, sauron-nazgul"
    t = figure(holding("nazgul-search"), "hollin", 1).army("hollin", "nazgul 1")
    walk(play(t, "nazgul-search", "done"))
    assert t.s.revealed
    wk = figure(holding("nazgul-search"), "hollin", 1).put("witch-king", "hollin")
    assert walk(play(wk, "nazgul-search", "done")).s.revealed  # he is a Nazgûl
    wk = figure(holding("nazgul-search"), "hollin", 1).put("witch-king", "bree")
    assert over(play(wk, "nazgul-search", "done"))
    assert not wk.s.revealed


@about("nazgul-search")
def test_nazgul_search_may_bring_the_tile_of_a_stronghold() -> None:
    """[W23.16, W23.17]"""
    t = figure(holding("nazgul-search"), "dimrill-dale", 1).army("dimrill-dale", "nazgul 1")
    walk(play(tiles(t, "eye-1"), "nazgul-search", "done"), "moria")
    assert at(t) == "moria"
    assert "eye-1" not in pool(t)
    assert t.s.corruption == 0


@about("cruel-weather")
def test_cruel_weather() -> None:
    """The Shadow's choice; progress stays, nothing else happens. [W23.22]"""
    t = figure(corrupted(holding("cruel-weather", dice="character event"), 2), "dimrill-dale", 3)
    play(t, "cruel-weather", die="character")
    assert t.asked() == SHADOW
    wanted = ["gladden-fields", "lorien", "moria", "north-anduin-vale", "parth-celebrant"]
    assert places(t, "to") == [*wanted, "south-anduin-vale"]
    t.play("to lorien")
    assert (at(t), t.s.progress, t.s.revealed, t.s.corruption) == ("lorien", 3, False, 2)
    t = figure(holding("cruel-weather"), "minas-morgul", 1)
    play(t, "cruel-weather")
    assert places(t, "to") == ["north-ithilien", "south-ithilien"]  # Gorgoroth is closed
    assert t.why_not("region:gorgoroth") == "W23.22"


@about("the-nazgul-strike")
def test_the_nazgul_strike_a_table_card_or_hunt() -> None:
    """[W9.29, W25.4]"""
    t = figure(holding("the-nazgul-strike", dice="character event"), "hollin", 2)
    t.lay("free", "axe-and-bow horn-of-gondor the-power-of-tom-bombadil")
    t.s.hunt_box[SHADOW] = 1
    play(t, "the-nazgul-strike", "from morannon; to hollin; done", die="character")
    assert t.options() == ["discard", "hunt", "no"]
    t.play("discard")
    assert t.options() == ["discard axe-and-bow", "discard horn-of-gondor"]
    t.play("discard horn-of-gondor")
    assert not left_on_table(t, "horn-of-gondor")
    assert left_on_table(t, "axe-and-bow")


@about("the-nazgul-strike")
def test_the_nazgul_strike_hunts_like_a_move() -> None:
    """No progress and no die for the box; the Nazgûl there re-rolls. [W25.8, W40.1]"""
    t = figure(holding("the-nazgul-strike"), "hollin", 2)
    t.s.hunt_box[SHADOW] = 1
    tiles(t.will_roll("hunt", 5, 6), "n1-1")
    play(t, "the-nazgul-strike", "from morannon; to hollin; done; hunt")
    t.play("1; ring")
    assert (t.s.progress, list(t.s.hunt_box), t.s.corruption) == (2, [0, 1], 1)


@about("the-nazgul-strike")
def test_the_nazgul_strike_with_nothing_to_follow() -> None:
    """[W25.4]"""
    t = figure(holding("the-nazgul-strike"), "hollin", 2)
    play(t, "the-nazgul-strike", "from morannon; to hollin; done")
    assert over(t)
    t = figure(holding("the-nazgul-strike"), "hollin", 2).lay("free", "axe-and-bow")
    play(t, "the-nazgul-strike", "from morannon; to bree; done")
    assert over(t)
    assert left_on_table(t, "axe-and-bow")


# A revealed Fellowship

REVEALED_CARDS = ["morgul-wound", "lure-of-the-ring", "the-breaking-of-the-fellowship"]


@about(*REVEALED_CARDS)
@pytest.mark.parametrize("card", REVEALED_CARDS)
def test_the_fellowship_must_be_revealed(card: str) -> None:
    """On the track too. [W9.8]"""
    assert refused(figure(holding(card), "hollin"), card) == "W9.8"
    assert refused(figure(holding(card), "rivendell", 0, True), card) == ""
    assert refused(on_track(holding(card), 1, True), card) == ""


@about("morgul-wound")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (10, 11)])
def test_morgul_wound(before: int, after: int) -> None:
    """[W26.2]"""
    t = figure(corrupted(holding("morgul-wound", dice="character event"), before), "bree", 0, True)
    play(t, "morgul-wound", die="character")
    assert t.s.corruption == after


@about("morgul-wound")
def test_morgul_wound_can_end_the_game() -> None:
    """[W28.2]"""
    t = figure(corrupted(holding("morgul-wound"), 11), "bree", 0, True)
    play(t, "morgul-wound")
    assert t.s.outcome is not None


@about("lure-of-the-ring")
def test_lure_of_the_ring() -> None:
    """The Free Peoples choose between his level and his life. [W25.35]"""
    t = figure(holding("lure-of-the-ring", dice="character event"), "hollin", 0, True)
    only(t, "strider", "gimli").will_draw("companions", 1)
    play(t, "lure-of-the-ring", die="character")
    assert (t.asked(), t.options()) == (FREE, ["corruption", "eliminate gimli"])
    t.play("corruption")
    assert (t.s.corruption, standing(t, "gimli") == OUT_OF_THE_GAME) == (2, False)
    t = only(figure(holding("lure-of-the-ring"), "hollin", 0, True), "strider", "gimli")
    t.lay("shadow", "worn-with-sorrow-and-toil").hold("free", "athelas")
    play(t.will_draw("companions", 1), "lure-of-the-ring", "eliminate gimli")
    assert (t.s.corruption, standing(t, "gimli")) == (0, OUT_OF_THE_GAME)
    assert t.held("free") == ["athelas"]  # he is no casualty


@about("lure-of-the-ring")
def test_lure_of_the_ring_and_a_hobbit_or_gollum() -> None:
    """Take them alive! works off the track. [W29.6, W27.12]"""
    t = only(figure(holding("lure-of-the-ring"), "hollin", 0, True), "strider", "peregrin")
    play(t.will_draw("companions", 1), "lure-of-the-ring", "eliminate peregrin; to moria")
    assert where(t, "peregrin") == "moria"
    t = only(on_track(holding("lure-of-the-ring"), 1, True), "strider", "peregrin")
    play(t.will_draw("companions", 1), "lure-of-the-ring", "eliminate peregrin")
    assert standing(t, "peregrin") == OUT_OF_THE_GAME
    t = only(figure(holding("lure-of-the-ring"), "hollin", 0, True), "nobody")
    play(t, "lure-of-the-ring")
    assert t.s.corruption == 1


@about("the-breaking-of-the-fellowship")
def test_the_breaking_of_the_fellowship() -> None:
    """As many as the tile says, of the Free Peoples' choice, into the figure's region. [W24.5]"""
    t = figure(holding("the-breaking-of-the-fellowship", dice="character event"), "lorien", 0, True)
    play(tiles(t, "n2r-1"), "the-breaking-of-the-fellowship", die="character")
    assert t.asked() == FREE
    t.play("separate boromir; separate gimli")
    assert where(t, "boromir") == where(t, "gimli") == "lorien"
    assert len(t.fellowship()) == 5
    assert t.s.corruption == 0


@about("the-breaking-of-the-fellowship")
def test_the_breaking_takes_all_if_there_are_fewer_and_ignores_eyes() -> None:
    """A die icon counts its roll. [W25.33]"""
    card = "the-breaking-of-the-fellowship"
    t = only(figure(holding(card), "hollin", 0, True), "boromir", "gimli")
    play(tiles(t, "n3-1"), card)
    assert t.fellowship() == []
    assert where(t, "boromir") == "hollin"
    t = figure(holding(card), "hollin", 0, True)
    play(tiles(t, "eye-2"), card)
    assert len(t.fellowship()) == 7
    t = on_track(holding(card), 1, True)
    t.s.tiles[t.s.pack.tile_named["shelobs-lair"]] = TILE_IN_POOL
    play(tiles(t, "shelobs-lair").will_roll("hunt", 4), card)
    t.play("separate boromir; separate legolas; separate gimli; separate meriadoc")
    assert len(t.fellowship()) == 3
    assert standing(t, "boromir") == OUT_OF_THE_GAME


@about("the-breaking-of-the-fellowship")
def test_the_die_of_the_breaking_is_told() -> None:
    """Nobody could tell it from who leaves if there are fewer. [W36.8]"""
    t = only(on_track(holding("the-breaking-of-the-fellowship"), 1, True), "boromir")
    t.s.tiles[t.s.pack.tile_named["shelobs-lair"]] = TILE_IN_POOL
    tiles(t, "shelobs-lair").will_roll("hunt", 5)
    play(t, "the-breaking-of-the-fellowship")
    assert said(t, "war-tile-rolled", "n") == [5]


@about("the-breaking-of-the-fellowship")
def test_the_breaking_with_gollum_as_guide() -> None:
    """[W26.2]"""
    t = only(figure(holding("the-breaking-of-the-fellowship"), "hollin", 0, True), "nobody")
    play(t, "the-breaking-of-the-fellowship")
    assert t.s.corruption == 1
    assert len(pool(t)) == 16


# On the table


@about("worn-with-sorrow-and-toil")
@pytest.mark.parametrize("edition", ["1r", "2"])
def test_worn_with_sorrow_and_toil(edition: str) -> None:
    """After a casualty a Character card: at random of the hand or one of the table. [W25.35]"""
    t = play(holding("worn-with-sorrow-and-toil"), "worn-with-sorrow-and-toil")
    assert left_on_table(t, "worn-with-sorrow-and-toil")
    t = walking(1, hand="free: athelas elven-rope the-red-arrow", card_text=edition)
    t.lay("shadow", "worn-with-sorrow-and-toil").lay("free", "mithril-coat-and-sting")
    tiles(t.will_roll("hunt", 6), "n2-1").play(MOVE).play("no; casualty gimli")
    assert t.asked() == SHADOW
    t.play("use worn-with-sorrow-and-toil")
    assert t.options() == ["hand 1", "discard mithril-coat-and-sting", "done"]
    t.will_draw("hands", 0).play("hand 1")
    assert t.held("free") == ["athelas", "the-red-arrow"]  # never a Strategy card
    assert left_on_table(t, "worn-with-sorrow-and-toil")


@about("worn-with-sorrow-and-toil")
@pytest.mark.parametrize("edition", ["1r", "2"])
def test_worn_is_no_question_without_a_character_card(edition: str) -> None:
    """Which deck a card belongs to is open. [W9.14, W36.2]"""
    for hand, table, asks in (
        ("the-red-arrow", "the-last-battle", False),
        ("athelas", "", True),
        ("", "mithril-coat-and-sting", True),
    ):
        t = walking(1, hand=f"free: {hand}", card_text=edition).army("dagorlad", "north-regular 1")
        t.lay("shadow", "worn-with-sorrow-and-toil").lay("free", table)
        tiles(t.will_roll("hunt", 6), "n2-1").play(MOVE)
        if t.asks() == "on-tile":
            t.play("no")
        assert (t.play("casualty gimli").asks() == "after-casualty") == asks
        assert left_on_table(t, "worn-with-sorrow-and-toil")


@about("worn-with-sorrow-and-toil")
@pytest.mark.parametrize(
    ("region", "edition", "stays"),
    [
        ("lorien", "1r", False),
        ("dale", "1r", True),
        ("dale", "2", False),
        ("bree", "2", True),
    ],
)
def test_worn_is_lost_by_a_declaration_at_home(region: str, edition: str, stays: bool) -> None:
    """A stronghold; second edition: a city too. [W9.12, W9.2]"""
    t = phase(region, card_text=edition).lay("shadow", "worn-with-sorrow-and-toil")
    declare(t)
    assert left_on_table(t, "worn-with-sorrow-and-toil") == stays


@about("worn-with-sorrow-and-toil")
def test_worn_stays_in_a_stronghold_that_is_lost() -> None:
    """[W9.12]"""
    t = phase("lorien").army("lorien").captured("lorien").lay("shadow", "worn-with-sorrow-and-toil")
    declare(t)
    assert left_on_table(t, "worn-with-sorrow-and-toil")


@about("flocks-of-crebain")
def test_flocks_of_crebain_count_for_re_rolls() -> None:
    """[W40.2]"""
    t = play(holding("flocks-of-crebain"), "flocks-of-crebain")
    assert left_on_table(t, "flocks-of-crebain")
    t = figure(walking(1), "hollin", 1).army("hollin", "sauron-regular 1")
    t.lay("shadow", "flocks-of-crebain")
    tiles(t.will_roll("hunt", 4, 5), "n1-1").play(MOVE).play("use flocks-of-crebain")
    assert not left_on_table(t, "flocks-of-crebain")
    t.play("1")
    assert t.asks() == "meet-damage"


@about("flocks-of-crebain")
@pytest.mark.parametrize(
    ("region", "stays"), [("lorien", False), ("dale", False), ("bree", True), ("hollin", True)]
)
def test_flocks_are_lost_by_a_declaration_in_a_city_or_stronghold(region: str, stays: bool) -> None:
    """[W9.12]"""
    t = phase(region).lay("shadow", "flocks-of-crebain")
    declare(t)
    assert left_on_table(t, "flocks-of-crebain") == stays


@about("balrog-of-moria")
def test_balrog_of_moria_lies_down_and_waits() -> None:
    """Staying in Moria is no move. [W23.24]"""
    t = play(holding("balrog-of-moria", dice="character event"), "balrog-of-moria", die="character")
    assert left_on_table(t, "balrog-of-moria")
    t = phase("moria").lay("shadow", "balrog-of-moria")
    declare(t)
    assert left_on_table(t, "balrog-of-moria")


@about("balrog-of-moria")
@pytest.mark.parametrize(
    ("start", "way"),
    [
        ("dimrill-dale", ("moria",)),
        ("moria", ("dimrill-dale",)),
        ("hollin", ("moria", "dimrill-dale")),
    ],
)
def test_the_balrog_meets_who_comes_goes_or_passes(start: str, way: tuple[str, ...]) -> None:
    """Into, out of, through; the damage as in a Hunt. [W23.24]"""
    t = declare(tiles(phase(start, 2), "n2-1").lay("shadow", "balrog-of-moria"), *way)
    assert t.asked() == SHADOW
    t.play("use balrog-of-moria")
    assert (t.asks(), t.asked()) == ("meet-damage", FREE)
    assert not left_on_table(t, "balrog-of-moria")


@about("balrog-of-moria")
def test_the_balrog_ignores_an_eye_and_at_home_the_reveal() -> None:
    """Declared in a city or stronghold of the Free Peoples. [W25.33]"""
    t = declare(tiles(phase("moria", 2), "eye-1").lay("shadow", "balrog-of-moria"), "dimrill-dale")
    t.play("use balrog-of-moria")
    assert (t.s.corruption, t.s.revealed) == (0, False)
    t = tiles(phase("moria", 2), "n0r-1").lay("shadow", "balrog-of-moria")
    declare(t, "dimrill-dale", "lorien").play("use balrog-of-moria")
    assert not t.s.revealed
    t = tiles(phase("moria", 2), "n0r-1").lay("shadow", "balrog-of-moria")
    declare(t, "dimrill-dale").play("use balrog-of-moria")
    assert t.s.revealed


@about("balrog-of-moria")
def test_a_captured_moria_is_no_home_against_the_balrog() -> None:
    """The reveal is ignored in a settlement of a nation of the Free Peoples alone. [W23.24]"""
    t = tiles(phase("hollin", 1), "n0r-1").lay("shadow", "balrog-of-moria")
    t.army("moria", "dwarves-regular 1").captured("moria")
    declare(t, "moria").play("use balrog-of-moria")
    assert t.s.revealed


# Dice and spells


@about("balrog-of-moria")
@pytest.mark.parametrize("start", ["moria", "dimrill-dale"])
def test_the_balrog_waits_while_nobody_moves(start: str) -> None:
    """Staying is no move, in Moria or beside it; leaving Moria is one. [W23.24, W23.25]"""
    t = next_turn(phase(start, 2).lay("shadow", "balrog-of-moria")).play("yes; here")
    assert t.asks() != "on-path"
    t = next_turn(phase("moria", 2).lay("shadow", "balrog-of-moria")).play("yes")
    assert walk(t, "dimrill-dale").asks() == "on-path"


@about("the-lidless-eye")
def test_the_lidless_eye() -> None:
    """Up to three unused dice, of the Shadow's choice, go to the box at once. [W8.6]"""
    t = holding("the-lidless-eye", dice="character army muster muster event")
    play(t, "the-lidless-eye", die="character")
    assert t.options() == ["turn army", "turn muster", "turn event", "done"]
    t.play("turn army; turn muster; turn muster")
    assert over(t)  # three at most
    assert t.s.hunt_box[SHADOW] == 3
    assert list(t.s.dice[SHADOW]) == [0, 0, 0, 1, 0, 0, 0]
    t = play(holding("the-lidless-eye", dice="event army"), "the-lidless-eye", "done")
    assert t.s.hunt_box[SHADOW] == 0
    last = holding("the-lidless-eye", dice="event").play("die event")
    assert "play-card" not in last.options()


def spells() -> Table:
    t = holding("dreadful-spells", dice="character event")
    t.army("dimrill-dale", "sauron-regular 1, nazgul 2").army("moria", "sauron-regular 1")
    return t.put("witch-king", "dimrill-dale").army("parth-celebrant", "rohan-regular 1")


@about("dreadful-spells")
def test_dreadful_spells() -> None:
    """A die for each Nazgûl, the Witch-king too; 5 hits; no attack. [W9.22, W21.12]"""
    t = spells().will_roll("card-dice", 5, 4, 6)
    before = step(t, "elves")
    play(t, "dreadful-spells", die="character")
    assert t.asks() == "spell-at"  # only one army has Nazgûl and an enemy near
    assert places(t, "to") == ["lorien", "parth-celebrant"]
    t.play("to lorien")
    assert said(t, "war-card-rolled", "dice") == ["5 4 6"]
    assert said(t, "war-card-rolled", "need") == [5]
    assert t.asked() == FREE
    t.play("remove-two elves-elite")
    assert t.force("lorien") == "elves-regular, elves-elite, elves-leader"
    assert step(t, "elves") == before


@about("dreadful-spells")
def test_dreadful_spells_on_a_garrison() -> None:
    """The besieger captures, companions inside are not harmed. [W9.32, W18.20]"""
    t = holding("dreadful-spells").put("gimli", "lorien").army("dimrill-dale").army("moria")
    t.army("lorien", "elves-regular 1, elves-leader 1, sauron-regular 2, nazgul 2").siege("lorien")
    play(t.will_roll("card-dice", 5, 1), "dreadful-spells")
    assert t.force("lorien") == "sauron-regular 2, sauron-nazgul 2, gimli"
    assert t.s.captured >> REGIONS.index("lorien") & 1
    assert t.lost("elves-leader") == 1


@about("dreadful-spells")
def test_dreadful_spells_roll_five_dice_at_most() -> None:
    """The Witch-king is one of them. [W9.22]"""
    for nazgul, dice in ((3, 4), (4, 5), (7, 5)):
        t = holding("dreadful-spells").empty_map().put("witch-king", "dimrill-dale")
        t.army("dimrill-dale", f"sauron-regular, nazgul {nazgul}").army("lorien", "elves-elite")
        play(t.will_roll("card-dice", *[1] * 8), "dreadful-spells")
        assert said(t, "war-card-rolled", "dice") == [" ".join("1" * dice)]


@about("dreadful-spells")
def test_the_witch_king_alone_casts_dreadful_spells() -> None:
    """He counts as one Nazgûl; without an army he casts none. [W9.8]"""
    card = "dreadful-spells"
    t = holding(card).empty_map().put("witch-king", "dimrill-dale").army("lorien", "elves-elite 1")
    assert refused(t, card) == "W9.8"
    t = holding(card).empty_map().put("witch-king", "dimrill-dale").army("lorien", "elves-elite 1")
    t.army("dimrill-dale", "sauron-regular 1").will_roll("card-dice", 5)
    play(t, card)
    assert said(t, "war-card-rolled", "dice") == ["5"]
    assert t.force("lorien") == "elves-regular"
    t = holding(card).empty_map().put("witch-king", "dimrill-dale").army("lorien", "elves-elite 1")
    play(t.army("dimrill-dale", "sauron-regular 1").will_roll("card-dice", 4), card)
    assert t.force("lorien") == "elves-elite"


@about("lure-of-the-ring")
def test_a_hobbit_of_the_lure_goes_as_far_as_his_level() -> None:
    """Progress is 0 while the Fellowship is revealed. [W29.6, W24.2]"""
    t = only(figure(holding("lure-of-the-ring"), "hollin", 0, True), "meriadoc", "peregrin")
    play(t.will_draw("companions", 0), "lure-of-the-ring", "eliminate meriadoc")
    assert "to moria" in t.options()
    assert "to rivendell" not in t.options()


@about("dreadful-spells")
def test_dreadful_spells_need_an_army_with_nazgul_near() -> None:
    """[W9.8]"""
    t = holding("dreadful-spells").empty_map().army("dimrill-dale", "nazgul 2")
    t.army("lorien", "elves-regular 1")
    assert refused(t, "dreadful-spells") == "W9.8"
    t = holding("dreadful-spells").empty_map().army("moria", "sauron-regular 1, nazgul 1")
    t.army("lorien", "elves-regular 1")
    assert refused(t, "dreadful-spells") == "W9.8"


# Grond


def gates(**more: str) -> Table:
    t = holding("grond-hammer-of-the-underworld", dice="character event", **more)
    t.at_war("sauron", "gondor").put("witch-king", "minas-tirith")
    return t.army("minas-tirith", "gondor-regular 5, sauron-regular 5, sauron-elite 1").siege(
        "minas-tirith"
    )


@about("grond-hammer-of-the-underworld")
def test_grond_fights_three_rounds_and_then_by_elites() -> None:
    """[W18.11, W18.12, W18.24]"""
    t = gates().will_roll("combat", *[1] * 100)
    play(t, "grond-hammer-of-the-underworld", die="character")
    t.play("all; go-on; go-on")
    assert t.facts("war-round-began")[-1].values[0] == 3
    assert t.force("minas-tirith").count("elite") == 1  # none was reduced for it
    t.play("reduce sauron-elite")
    assert t.facts("war-round-began")[-1].values[0] == 4


@about("grond-hammer-of-the-underworld")
def test_grond_forbids_a_card_in_the_first_round() -> None:
    """Unless a companion fights. [W36.6]"""
    for companion, asked in (("", False), ("gimli", True)):
        t = gates().hold("free", "king-brands-men").will_roll("combat", *[1] * 100)
        if companion:
            t.put(companion, "minas-tirith")
        play(t, "grond-hammer-of-the-underworld", die="character")
        while t.asks() == "part":
            t.play("all")
        assert (t.asks() == "defender-card") == asked
        if not asked:
            t.play("go-on")
            assert t.asks() == "defender-card"  # the second round


@about("grond-hammer-of-the-underworld")
def test_grond_needs_the_witch_king_at_a_siege() -> None:
    """With a unit that can attack. [W9.8, W14.3]"""
    card = "grond-hammer-of-the-underworld"
    assert refused(gates().put("witch-king", "minas-morgul"), card) == "W9.8"
    assert refused(gates().politics("sauron", 1, True), card) == "W9.8"
    assert refused(gates(), card) == ""


# The Palantír, Wormtongue


@about("the-palantir-of-orthanc", "wormtongue")
@pytest.mark.parametrize("card", ["the-palantir-of-orthanc", "wormtongue"])
def test_saruman_must_be_in_play(card: str) -> None:
    """[W9.8, W9.12]"""
    assert refused(holding(card), card) == "W9.8"
    t = holding(card, dice="character event").put("saruman", "orthanc")
    play(t, card, die="character")
    assert left_on_table(t, card)


@about("the-palantir-of-orthanc")
def test_the_palantir_draws_after_a_card_of_an_event_die() -> None:
    """From either deck, not after another die. [W9.27]"""
    t = holding("olog-hai", dice="army event", with_="shelobs-lair").at_war("sauron")
    t.put("saruman", "orthanc").lay("shadow", "the-palantir-of-orthanc")
    t.deck(SHADOW_CHARACTER, "orc-patrol").deck(SHADOW_STRATEGY, "stormcrow")
    play(t, "shelobs-lair")
    assert t.asks() == "palantir"
    assert len(t.options()) == 2
    t.play(t.options()[1])
    assert t.held("shadow") == ["stormcrow", "olog-hai"]
    t = holding("olog-hai", dice="army event").at_war("sauron").put("saruman", "orthanc")
    t.lay("shadow", "the-palantir-of-orthanc").deck(SHADOW_STRATEGY, "stormcrow")
    t.play("die army; play-card; play olog-hai; place moria; unit regular")
    assert t.held("shadow") == []


@about("the-palantir-of-orthanc")
@pytest.mark.parametrize(("die", "rings"), [("will-of-the-west", 3), ("muster", 2)])
def test_the_palantir_is_removed_for_a_will_or_a_ring(die: str, rings: int) -> None:
    """[W9.13, W8.10]"""
    t = Table(free=f"{die} {die}", shadow="event").put("saruman", "orthanc")
    t.lay("shadow", "the-palantir-of-orthanc").play(f"die {die}; remove-table-card")
    while not over(t):
        t.play(t.options()[0])
    assert not left_on_table(t, "the-palantir-of-orthanc")
    assert t.s.rings[FREE] == rings


@about("the-palantir-of-orthanc", "wormtongue")
@pytest.mark.parametrize("card", ["the-palantir-of-orthanc", "wormtongue"])
def test_it_is_lost_with_saruman(card: str) -> None:
    """[W9.12, W1.9]"""
    t = holding("the-ents-awake-treebeard").put("gandalf-white", "edoras")
    t.put("saruman", "orthanc").army("orthanc").lay("shadow", card)
    play(t, "the-ents-awake-treebeard")
    assert not left_on_table(t, card)


def tongue(**dice: str) -> Table:
    t = Table(free=dice.get("free", "event event"), shadow=dice.get("shadow", "army army"))
    t.put("saruman", "orthanc").lay("shadow", "wormtongue").at_war("isengard")
    return t


@about("wormtongue")
def test_wormtongue_holds_rohan_back() -> None:
    """Not by an army that enters, an attack elsewhere, a card, the Witch-king. [W21.1, W21.2]"""
    t = tongue().first("shadow").army("fords-of-isen")
    t.play("die army; move-armies; from orthanc; to fords-of-isen; 1 isengard-regular; done")
    assert not active(t, "rohan")
    t = tongue().first("shadow").will_roll("combat", *[1] * 30)
    t.play("die army; attack; from orthanc; attack fords-of-isen; all")
    assert not active(t, "rohan")
    assert step(t, "rohan") == 2  # its marker still advances
    t = tongue(free="event event").hold("free", "wisdom-of-elrond")
    play(t, "wisdom-of-elrond", "choose rohan")
    assert (active(t, "rohan"), step(t, "rohan")) == (False, 2)
    t = tongue(shadow="muster muster").at_war("sauron").first("shadow")
    t.play("die muster; bring-minion")
    while not over(t):
        t.play(next((o for o in t.options() if "witch-king" in o), t.options()[0]))
    assert active(t, "gondor")
    assert not active(t, "rohan")
    assert left_on_table(t, "wormtongue")


@about("wormtongue")
def test_three_things_wake_rohan_and_wormtongue_is_lost() -> None:
    """An attack on Edoras or Helm's Deep, a companion, a declaration there. [W21.2-W21.4]"""
    t = tongue().first("shadow").army("fords-of-isen", "isengard-regular 5")
    t.will_roll("combat", *[1] * 30)
    t.play("die army; attack; from fords-of-isen; attack helms-deep; all")
    assert active(t, "rohan")
    assert not left_on_table(t, "wormtongue")
    t = tongue(free="character event").put("gandalf-grey", "folde")
    t.play("die character; move-companions; to edoras")
    assert active(t, "rohan")
    t = phase("edoras").put("saruman", "orthanc").lay("shadow", "wormtongue")
    declare(t)
    assert active(t, "rohan")
    t = tongue(free="character event").put("boromir", "folde")
    t.play("die character; move-companions; to edoras")
    assert not active(t, "rohan")  # he cannot


@about("wormtongue")
def test_wormtongue_is_lost_at_once_if_rohan_is_awake_already() -> None:
    """[W9.12, W1.9]"""
    t = holding("wormtongue").put("saruman", "orthanc").politics("rohan", 2, True)
    play(t, "wormtongue")
    assert over(t)
    assert not left_on_table(t, "wormtongue")


# Ringwraiths, the Black Captain


@about("the-ringwraiths-are-abroad")
def test_the_ringwraiths_march_with_two_armies() -> None:
    """Nazgûl fly first, then a Nazgûl goes with each army. [W13.23, W9.31]"""
    t = holding("the-ringwraiths-are-abroad", dice="character event").empty_map().at_war("sauron")
    t.army("moria", "sauron-regular 2").army("dol-guldur", "sauron-regular 2, nazgul 1")
    t.army("barad-dur", "nazgul 1").army("nurn", "sauron-regular 1")
    t.army("morannon", "sauron-regular 1, nazgul 1")
    play(t, "the-ringwraiths-are-abroad", "from barad-dur; to moria; done", die="character")
    assert t.options() == ["march", "no"]
    t.play("march; from moria")
    assert "from nurn" not in t.options()
    t.play("to hollin; 1 sauron-regular")
    assert t.force("hollin") == "sauron-regular, sauron-nazgul"  # he must go along
    t.play("from dol-guldur; to north-anduin-vale; all")
    assert t.force("north-anduin-vale") == "sauron-regular 2, sauron-nazgul"
    assert over(t)


@about("the-ringwraiths-are-abroad")
def test_the_witch_king_is_the_nazgul_of_an_army() -> None:
    """It marches with him alone, and he goes along. [W3.9, W9.31, W13.14]"""
    t = holding("the-ringwraiths-are-abroad").empty_map().at_war("sauron")
    t.army("moria", "sauron-regular 2").put("witch-king", "moria")
    play(t, "the-ringwraiths-are-abroad", "done; march; to hollin; 1 sauron-regular")
    assert t.force("hollin") == "sauron-regular, witch-king"
    assert t.force("moria") == "sauron-regular"


@about("the-ringwraiths-are-abroad")
def test_the_ringwraiths_attack_with_one() -> None:
    """[W9.31]"""
    t = holding("the-ringwraiths-are-abroad").at_war("sauron").will_roll("combat", *[1] * 30)
    t.army("north-ithilien", "sauron-regular 3").army("minas-morgul", "nazgul 2")
    play(t, "the-ringwraiths-are-abroad", "from minas-morgul; to north-ithilien; 1 nazgul; done")
    assert "attack" in t.options()
    t.play("attack")
    while t.asks() in ("attack-from", "attack-target", "part"):
        wanted = ("from north-ithilien", "attack osgiliath", "all")
        t.play(next(one for one in wanted if one in t.options()))
    assert t.facts("war-combat-rolled")


@about("the-ringwraiths-are-abroad")
def test_the_ringwraiths_may_only_fly() -> None:
    """[W9.28]"""
    t = holding("the-ringwraiths-are-abroad")
    play(t, "the-ringwraiths-are-abroad", "from morannon; to bree; done; no")
    assert over(t)
    assert t.force("bree") == "north-regular, sauron-nazgul"


def captain(region: str = "minas-morgul") -> Table:
    t = holding("the-black-captain-commands", dice="character event").at_war("sauron")
    return t.put("witch-king", region)


@about("the-black-captain-commands")
def test_the_black_captain_recruits_and_marches() -> None:
    """Two Nazgûl join him; his army moves one region. [W9.15]"""
    t = captain().army("north-ithilien", "gondor-regular 1")
    before = t.pool("nazgul")
    play(t, "the-black-captain-commands", die="character")
    assert t.options() == ["recruit", "fly", "no"]
    t.play("recruit")
    assert t.pool("nazgul") == before - 2
    assert t.options() == ["march", "attack", "no"]
    t.play("march; to south-ithilien")
    if t.asks() == "part":
        t.play("all")
    assert t.force("south-ithilien") == "sauron-regular 5, sauron-nazgul 3, witch-king"


@about("the-black-captain-commands")
def test_no_nazgul_join_the_black_captain_from_an_empty_pool_or_beside_enemies() -> None:
    """[W9.15, W9.18, W9.20]"""
    t = holding("the-black-captain-commands").put("witch-king", "barad-dur")
    t.s.reserve[5 * 4 + 3] = 0
    assert play(t.again(), "the-black-captain-commands").options() == ["fly", "no"]
    for region, there in (("osgiliath", "gondor-regular 1"), ("bree", "")):
        t = holding("the-black-captain-commands").put("witch-king", region).army(region, there)
        assert play(t, "the-black-captain-commands").options() == ["fly", "no"]


@about("the-black-captain-commands")
def test_the_black_captain_flies_and_attacks() -> None:
    """He takes part, having just flown there. [W13.23]"""
    t = captain("barad-dur").will_roll("combat", *[1] * 30)
    t.army("north-ithilien", "sauron-regular 3")
    play(t, "the-black-captain-commands", "fly; goes witch-king; to north-ithilien; done; attack")
    while t.asks() in ("attack-target", "part"):
        t.play("attack osgiliath" if t.asks() == "attack-target" else "all")
    assert t.facts("war-combat-rolled")
    assert t.force("north-ithilien").endswith("witch-king")


@about("the-black-captain-commands")
def test_the_black_captain_may_do_nothing_and_must_be_in_play() -> None:
    """[W9.8, W9.28]"""
    assert refused(holding("the-black-captain-commands"), "the-black-captain-commands") == "W9.8"
    t = play(captain(), "the-black-captain-commands", "no; no", die="character")
    assert over(t)


def test_drawn_tiles_of_cards_stay_out() -> None:
    """[W25.17]"""
    t = tiles(figure(holding("orc-patrol"), "hollin"), "n1-1")
    play(t, "orc-patrol", "ring")
    assert t.s.tiles[t.s.pack.tile_named["n1-1"]] == TILE_DRAWN
    assert said(t, "war-drew-tile", "tile")
