"""Every ally card of both decks, in its own terms. [H12, H41]"""

import pytest

from ringtable.games.hunt.box.components import bits
from ringtable.games.hunt.box.content import house_pack
from ringtable.games.hunt.ring_bearer.allies import discard_ally
from tests.games.hunt.scenario import Table

PART_ONE = house_pack().ally[:22]
PART_TWO = house_pack().ally[22:]


def played(card: str, way: str = "a", **more: object) -> Table:
    part = 2 if any(one.id == card for one in PART_TWO) else 1
    t = Table(part=part, hand=card, **more)  # type: ignore[arg-type]
    return t.play(f"play {card} {way}")


def reacting(card: str, action: str, way: str = "a", **more: object) -> Table:
    """The first Nazgûl does something, and the card answers it."""
    part = 2 if any(one.id == card for one in PART_TWO) else 1
    t = Table(part=part, hand=card, **more)  # type: ignore[arg-type]
    t.to_riders()
    for text in action.split(";"):
        t.play(text)
    return t.play(f"play {card} {way}")


def test_decks_have_twenty_two_different_cards() -> None:
    """[H1.3]"""
    assert len({card.id for card in PART_ONE}) == len({card.id for card in PART_TWO}) == 22


# Part 1


def test_tom_bombadil() -> None:
    t = played("tom-bombadil").play("note .")
    assert (t.s.step, t.s.influence) == (1, 0)
    assert "note ." in t.options(), "an additional movement"
    assert t.view(1)["record"][-1] == {"what": "moved"}, "nobody knows what was noted"
    t = played("tom-bombadil", "b", phase="night").play("note .")
    assert (t.s.step, t.s.influence, t.s.eye) == (1, 0, True)


def test_a_conspiracy_unmasked() -> None:
    """[H11.13]"""
    t = Table(hand="a-conspiracy-unmasked")
    assert t.offers("play") == ["a-conspiracy-unmasked a"]
    t.play("play a-conspiracy-unmasked a")
    assert t.s.face_up(3)
    t = Table(hand="a-conspiracy-unmasked").companions("frodo merry").again()
    assert t.offers("play") == ["a-conspiracy-unmasked b"]
    t.play("play a-conspiracy-unmasked b")
    assert t.s.fellowship == 1


def test_five_ponies() -> None:
    t = played("five-ponies")
    assert t.options() == ["note ."]
    t.play("note .")
    assert t.written() == "1 ."
    assert t.view(1)["record"][-1] == {"what": "moved", "a": 1}, "all know that it is a dot"
    assert Table(hand="five-ponies", phase="night").offers("play") == []


def test_a_short_cut_to_mushrooms() -> None:
    """[H41.15]"""
    t = played("a-short-cut-to-mushrooms", journal="31")
    assert {"26", "32"} <= set(t.offers("note"))
    t = Table(hand="a-short-cut-to-mushrooms").play("note .")
    assert t.offers("play") == [], "before the movement only"


def test_bilbos_walking_song() -> None:
    """[H41.18]"""
    t = played("bilbos-walking-song", journal="1 .").play("note .")
    assert t.s.step == 2
    assert t.heard("hunt-in-the-wild") == [{}], "playing it announces where Frodo is"
    assert played("tom-bombadil", journal="1 .").heard("hunt-in-the-wild") == []
    t = played("bilbos-walking-song", "b")
    assert t.s.fellowship == 1


def test_farmer_maggot() -> None:
    t = played("farmer-maggot")
    zones = {t.s.board.area_names[t.s.board.zone[t.place(name)]] for name in t.offers("aim")}
    assert zones == {"II-C", "II-D", "III-B"}
    t = played("farmer-maggot", "b", riders="31 48 48 48")
    assert t.asks() == "which-rider"
    assert t.options() == ["rider blue", "enough"], "only those in section II"
    t.play("rider blue", "to d33")
    assert t.at("blue") == "d33"


def test_the_bounders() -> None:
    """[H41.10]"""
    t = played("the-bounders")
    board = t.s.board
    for name in t.offers("aim"):
        assert board.roads[t.place(name)]
        assert board.section[t.place(name)] in (0, 1)
    t.play("aim 30", "aim 34")
    assert t.allies() == ["30", "34"]
    assert t.asks() == "ring-bearer"


def test_shirriffs_of_the_eastfarthing() -> None:
    t = played("shirriffs-of-the-eastfarthing")
    assert {t.s.board.section[t.place(name)] for name in t.offers("aim")} == {1}
    t = Table(hand="shirriffs-of-the-eastfarthing")
    t.s.allies = t.places("37 30 21 1")
    t.play("play shirriffs-of-the-eastfarthing b", "token 37", "to 39", "token 30")
    assert "token 39" not in t.options(), "different tokens"
    t.play(t.options()[0])
    assert t.asks() == "which-ally"
    t.play("enough")
    assert len(t.allies()) == 4
    assert "39" in t.allies()


def test_the_master_of_brandy_hall() -> None:
    t = played("the-master-of-brandy-hall")
    assert {t.s.board.section[t.place(name)] for name in t.offers("aim")} == {2}
    t = Table(hand="the-master-of-brandy-hall")
    t.s.allies = t.places("37 30")
    t.play("play the-master-of-brandy-hall b", "token 37", "to 39")
    assert t.asks() == "ring-bearer", "one token only"
    assert t.s.hand.bit_count() == 1


def test_rangers_at_sarn_ford() -> None:
    """[H41.8, H43.13]"""
    t = played("rangers-at-sarn-ford", riders="49 29 41 45").play("rider blue")
    assert {"46", "48", "49"} <= set(t.offers("to")), "three steps, or none"
    t.play("to 46")
    assert (t.at("blue"), t.asks()) == ("46", "ring-bearer")
    t = played("rangers-at-sarn-ford", "b", riders="49 29 41 45").play("rider blue")
    assert "46" not in t.offers("to")
    t.play(t.options()[1], "rider green", "to 29")
    assert t.asks() == "ring-bearer"


def test_driven_nazgul_never_enter_ally_tokens_or_exits() -> None:
    """[H41.8, H16.9]"""
    t = Table(hand="rangers-at-sarn-ford", riders="53 29 41 45")
    t.s.allies = t.places("55")
    t.play("play rangers-at-sarn-ford a", "rider blue")
    assert not {"55", "C"} & set(t.offers("to"))


def test_the_horn_call_of_buckland() -> None:
    t = played("the-horn-call-of-buckland", riders="31 33 48 1")
    assert t.options() == ["aim I", "aim II", "aim III"]
    t.play("aim II")
    assert t.options() == ["rider blue", "rider green", "enough"]
    t.play("rider blue", "to 33", "rider green", "to d33")
    assert t.at("blue") == "33"
    assert t.asks() == "ring-bearer"


def test_the_wandering_company() -> None:
    assert Table(hand="the-wandering-company").offers("play") == []
    t = played("the-wandering-company", phase="night", riders="31 31 31 48")
    assert set(t.options()) == {"aim II-B", "aim III-B"}
    t.play("aim II-B", "rider blue")
    assert "d33" in t.offers("to"), "two steps"
    t.play("to d33", "rider green", "to 33")
    assert t.asks() == "ring-bearer", "two Nazgûl"


def test_grip_fang_and_wolf() -> None:
    t = reacting("grip-fang-and-wolf", "search", riders="31 29 41 45", journal="31")
    assert (t.asks(), t.who(), t.options()) == ("which-rider", 0, ["rider blue", "enough"])
    t.play("rider blue", "to 33")
    assert t.answers() == ["cancelled"]
    assert (t.at("blue"), t.tracks()) == ("33", {})


def test_the_gaffer() -> None:
    t = reacting("the-gaffer", "search", riders="34 29 41 45", journal="34")
    assert t.answers() == ["cancelled"]
    t = reacting("the-gaffer", "hunt;pay sword", riders="34 29 41 45", journal="34")
    assert (t.answers(), t.s.found) == (["cancelled"], 0)
    t = Table(hand="the-gaffer", riders="31 29 41 45").to_riders().play("search")
    assert t.options() == ["pass"], "only at an ally location"


def test_fatty_bolger() -> None:
    t = reacting("fatty-bolger", "hunt;pay sword", riders="31 29 41 45", journal="31")
    assert (t.answers(), t.s.found) == (["cancelled"], 0)
    assert Table(hand="fatty-bolger", riders="31 29 41 45").to_riders().play(
        "search"
    ).options() == ["pass"]


def test_a_elbereth_gilthoniel() -> None:
    for use in ("perceive-zone", "perceive-section"):
        t = reacting("a-elbereth-gilthoniel", f"{use};pay ring", riders="31 29 41 45")
        assert t.answers() == ["cancelled"]


def test_lobelias_sharp_tongue() -> None:
    t = reacting("lobelias-sharp-tongue", "perceive-zone;pay ring", riders="31 29 41 45")
    assert t.answers() == ["cancelled"]
    t = Table(hand="lobelias-sharp-tongue", riders="31 29 41 45").to_riders()
    assert t.play("perceive-section", "pay ring").options() == ["pass"]
    t = Table(hand="lobelias-sharp-tongue", riders="1 29 41 45").to_riders()
    assert t.play("perceive-section", "pay ring").options() == ["pass"], "no section, not even I"
    t = reacting("lobelias-sharp-tongue", "perceive-zone;pay ring", riders="53 29 41 45")
    assert t.answers() == ["cancelled"], "any zone, III-C too"
    t = Table(hand="lobelias-sharp-tongue", riders="31 29 41 45", sorcery="dread").to_riders()
    t.play("play-sorcery", "play dread a", "pay sorcery", "play lobelias-sharp-tongue b")
    assert t.asks() == "nazgul"
    assert t.answers() == ["cancelled"]


def test_gildor_inglorion() -> None:
    """[H41.12]"""
    t = Table(hand="gildor-inglorion", phase="night")
    t.s.influence = 3
    t.again().play("play gildor-inglorion a")
    assert t.s.influence == 2
    t = played("gildor-inglorion", "a", phase="night")
    assert t.s.influence == 0, "never below zero"
    t = Table(hand="gildor-inglorion", phase="night")
    ids = t.ally_ids()
    t.s.ally_discard = bytearray([ids.index("five-ponies"), ids.index("the-gaffer")])
    t.play("play gildor-inglorion b")
    assert t.holds() == ["the-gaffer"], "the only out-of-turn card"
    pile = [ids[card] for card in bytes(t.s.ally_discard)]
    assert pile == ["five-ponies", "gildor-inglorion"]
    assert t.s.known_hand == t.s.hand, "everybody saw it"
    assert Table(hand="gildor-inglorion").offers("play") == [], "by night only"


def test_what_everybody_saw_is_known_until_it_leaves_the_hand() -> None:
    """[H42.4, H42.10]"""
    s = Table(hand="five-ponies the-gaffer fatty-bolger").s
    five, gaffer, _ = bits(s.hand)
    s.known_hand = 1 << five | 1 << gaffer
    discard_ally(s, five, "H12.2")
    assert s.known_hand == 1 << gaffer


def test_the_green_dragon() -> None:
    assert played("the-green-dragon").s.hand.bit_count() == 2


def test_the_road_goes_ever_on() -> None:
    assert played("the-road-goes-ever-on").s.fellowship == 2


def test_goldberrys_washing_day() -> None:
    """[H41.9]"""
    t = played("goldberrys-washing-day", riders="49 29 41 45").play("note .", "end")
    assert not {"46", "48"} & set(t.offers("ride"))
    t = played("goldberrys-washing-day", riders="34 29 41 45", phase="night").play("rest", "end")
    within_two = t.s.board.walk(t.place("34"), 2, 0, t.s.board.near) & ~t.places("34")
    assert t.places(" ".join(t.offers("ride"))) == within_two, "two steps by night, none by road"
    t = played("goldberrys-washing-day", "b", riders="49 29 41 45").play(
        "aim blue", "note .", "end"
    )
    assert t.offers("ride") == []
    refusal = t.why_not("ride 48")
    assert refusal is not None
    assert refusal.clause == "H41.9"
    assert "search" in t.options(), "it may still act"
    t = Table(hand="goldberrys-washing-day")
    t.s.held = 0b1
    t.play("play goldberrys-washing-day b")
    assert t.options() == ["aim green", "aim red", "aim purple"]
    assert t.play("aim red").s.held == 0b101, "one is held by each card"


def test_targets_of_an_earlier_card_are_forgotten() -> None:
    """[H41.1, H41.20]"""
    t = Table(hand="mr-underhill goldberrys-washing-day", dice="ring sword")
    t.play("play mr-underhill b", "aim sword", "note .", "end").pass_riders()
    t.play("play goldberrys-washing-day b")
    assert t.options() == ["aim blue", "aim green", "aim red", "aim purple"]
    assert t.play("aim red").s.held == 0b100


def test_mr_underhill() -> None:
    """[H42.15, H42.28]"""
    t = Table(hand="mr-underhill").information("21 36", turned="36").again()
    t.play("play mr-underhill a")
    assert t.options() == ["aim 21"]
    t.play("aim 21")
    assert t.s.info_turned == t.s.info_held
    assert t.heard("hunt-turned-over", 1) == []
    t = (
        Table(hand="mr-underhill")
        .information("21", turned="21")
        .again()
        .play("play mr-underhill a")
    )
    assert t.asks() == "secret-aim", "asked though there is nothing to choose"
    t.play("enough")
    t = played("mr-underhill", "b", dice="ring sword").play("aim sword")
    assert t.view(1)["dice"]["pool"] == ["ring"]
    assert t.view(1)["dice"]["spent"] == ["sword"], "it returns in the Refresh"


# Part 2


def test_bill_the_pony() -> None:
    """[H31.10]"""
    t = played("bill-the-pony", step=3)
    assert (t.s.step, t.s.influence) == (4, 0)
    t = played("bill-the-pony", "b", step=3, phase="night")
    assert (t.s.step, t.s.influence, t.s.eye) == (4, 0, True)


def test_striders_paths() -> None:
    t = played("striders-paths", step=3)
    assert t.s.step == 4
    assert Table(part=2, hand="striders-paths", step=2).offers("play") == ["striders-paths b"]
    assert played("striders-paths", "b", step=2).s.hand.bit_count() == 1


def test_asfaloth() -> None:
    assert Table(part=2, hand="asfaloth", step=9).offers("play") == []
    assert played("asfaloth", step=10).s.step == 11
    t = played("asfaloth", "b", step=10, phase="night")
    assert (t.s.step, t.s.influence, t.s.eye) == (11, 0, False)


def test_rangers_of_the_north() -> None:
    t = played("rangers-of-the-north")
    assert {t.s.board.section[t.place(name)] for name in t.offers("aim")} == {0, 1}
    t.play("aim 8", "aim 10")
    assert t.allies() == ["8", "10"]


def test_the_elf_stone() -> None:
    """[H21.1, H21.3]"""
    t = played("the-elf-stone")
    assert all(t.s.board.roads[t.place(name)] for name in t.offers("aim"))
    t = Table(part=2, hand="the-elf-stone")
    t.s.tracks = t.s.swords = t.places("8 10")
    t.play("play the-elf-stone b", "aim 8")
    assert t.tracks() == {"10": "sword"}


def test_elladan_and_elrohir() -> None:
    t = played("elladan-and-elrohir")
    assert {t.s.board.section[t.place(name)] for name in t.offers("aim")} == {2}
    t = Table(part=2, hand="elladan-and-elrohir")
    t.s.allies = t.places("8 10 18")
    t.play(
        "play elladan-and-elrohir b",
        "token 8",
        t.options()[0] if t.asks() == "ally-goes" else "to 7",
    )
    assert t.asks() == "which-ally"
    t.play(t.options()[1])
    t.play(t.options()[0])
    assert t.asks() == "ring-bearer-2", "up to two"


def test_barliman_butterbur() -> None:
    t = played("barliman-butterbur")
    assert {t.s.board.section[t.place(name)] for name in t.offers("aim")} == {0, 1}
    assert played("barliman-butterbur", "b").s.fellowship == 1


def test_glorfindel() -> None:
    t = played("glorfindel", riders="1 27 33 34")
    assert t.options() == ["rider green", "rider red", "rider purple", "enough"]
    t.play("rider green")
    assert len(t.offers("to")) > 4
    t.play(t.options()[1], "enough")
    assert t.at("green") != "27"


def test_lightning_on_weathertop() -> None:
    t = played("lightning-on-weathertop", riders="27 27 27 33")
    assert len(t.options()) == 2
    zone = t.s.board.area_names[t.s.board.zone[t.place("27")]]
    t.play(f"aim {zone}", "rider blue", "to 27")
    assert t.asks() == "which-rider"
    t = played("lightning-on-weathertop", "b", dice="ring sword").play("aim ring")
    assert t.s.dice == [0, 1, 0, 0]
    t = Table(part=2, hand="lightning-on-weathertop")
    t.s.gandalf_is = 3
    assert t.again().offers("play") == [], "while Gandalf is hidden"


def test_the_flood_of_bruinen() -> None:
    t = played("the-flood-of-bruinen", riders="38 39 40 1")
    assert t.options() == ["rider blue", "rider green", "rider red", "enough"]
    t.play("enough")
    t = played("the-flood-of-bruinen", "b").play("aim red")
    assert t.s.held == 0b100


def test_bolsters_in_the_beds() -> None:
    t = reacting("bolsters-in-the-beds", "hunt;pay sword", riders="27 28 33 33", step=7)
    assert (t.answers(), t.s.found) == (["cancelled"], 0)


def test_covered_tracks() -> None:
    t = Table(part=2, hand="covered-tracks", riders="27 28 33 33", step=7)
    t.s.tracks = t.places("2 10")
    t.to_riders().play("search", "play covered-tracks a")
    assert set(t.options()) == {"aim 2", "aim 10", "enough"}
    t.play("aim 2")
    assert (t.answers(), t.tracks()) == (["cancelled"], {"10": "eye"})


def test_bob_and_the_ponies() -> None:
    t = reacting("bob-and-the-ponies", "search", riders="27 28 33 33", step=7)
    t.play("rider blue", "to 27")
    assert t.answers() == ["cancelled"]


def test_radagasts_birds() -> None:
    t = reacting("radagasts-birds", "perceive-zone;pay ring", riders="27 28 33 33")
    assert t.answers() == ["cancelled"]


def test_gwaihir_the_windlord() -> None:
    t = reacting("gwaihir-the-windlord", "perceive-section;pay ring", riders="27 28 33 33")
    assert t.answers() == ["cancelled"]
    t = Table(part=2, hand="gwaihir-the-windlord", sorcery="the-black-breath").to_riders()
    t.play("play-sorcery", "play the-black-breath a", "pay sorcery", "play gwaihir-the-windlord b")
    assert "red-4" not in t.pool()
    assert t.view(1)["sorcery"]["discard"] == ["the-black-breath"]


def test_athelas() -> None:
    t = Table(part=2, hand="athelas")
    t.s.influence = 5
    assert t.play("play athelas a").s.influence == 4
    t = Table(part=2, hand="athelas", phase="night").play("rest")
    t.s.influence = 5
    assert t.play("play athelas a").s.influence == 3
    t = Table(part=2, hand="athelas", phase="night").play("step")
    t.s.influence = 5
    assert t.play("play athelas a").s.influence == 4


def test_cordial_of_imladris() -> None:
    t = Table(part=2, hand="cordial-of-imladris")
    t.s.influence = 5
    assert t.play("play cordial-of-imladris a").s.influence == 4
    assert played("cordial-of-imladris", "b").s.fellowship == 1


def test_the_fall_of_gil_galad() -> None:
    assert played("the-fall-of-gil-galad").s.fellowship == 2


def test_the_troll_hoard() -> None:
    assert played("the-troll-hoard").s.hand.bit_count() == 2


def test_fire_in_the_night() -> None:
    t = Table(part=2, hand="fire-in-the-night", phase="night", riders="27 28 33 33").play("step")
    t.s.witch_king = 1
    t.play("play fire-in-the-night a", "gandalf 8", "end")
    assert "free hunt" not in t.options()
    t.play("end")
    assert "free hunt" in t.options(), "the Witch-king's own Hunt is unaffected"
    assert Table(part=2, hand="fire-in-the-night").offers("play") == ["fire-in-the-night b"]
    assert played("fire-in-the-night", "b").play("aim blue").s.held == 1


def test_shadowfax() -> None:
    t = played("shadowfax")
    assert (t.asks(), t.who()) == ("gandalf", 0)
    t.play("gandalf 7")
    assert bytes(t.s.gandalf) == bytes([8, 7])
    assert t.offers("gandalf"), "the movement of the turn is still to come"


def test_gandalfs_mark() -> None:
    """[H30.R3]"""
    t = played("gandalfs-mark")
    assert (t.s.deeds_held.bit_count(), t.s.deed_pool.bit_count()) == (4, 5)
    assert len(t.heard("hunt-drew-deed", 0)) == 1
    assert t.heard("hunt-drew-deed-veiled", 1) == [{}]
    t = played("gandalfs-mark", "b", dice="ring")
    assert t.s.dice == [0, 0, 0, 0]


@pytest.mark.parametrize("card", [one.id for one in PART_ONE + PART_TWO])
def test_every_card_has_a_test_of_its_own(card: str) -> None:
    assert f"test_{card.replace('-', '_')}" in globals()
