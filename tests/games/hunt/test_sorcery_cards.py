"""Every sorcery card, in its own terms. [H22, H41]"""

import pytest

from ringtable.games.hunt.box.content import house_pack
from tests.games.hunt.scenario import Table

CARDS = house_pack().sorcery


def cast(card: str, *answers: str, way: str = "a", pay: str = "sorcery", **more: object) -> Table:
    """The blue Nazgûl plays a card; answers are targets and what else is asked before it works."""
    more.setdefault("riders", "31 29 41 45" if more.get("part", 1) == 1 else "27 28 33 33")
    more.setdefault("dice", "sorcery ring ring")
    t = Table(sorcery=card, **more)  # type: ignore[arg-type]
    t.to_riders().play("play-sorcery")
    if t.asks() == "sorcery":
        t.play(f"play {card} {way}")
    for answer in answers:
        t.play(answer)
    if t.asks() == "pay-sorcery":
        t.play(f"pay {pay}")
    return t


def test_the_deck_has_twenty_two_cards() -> None:
    """[H1.4]"""
    assert len(CARDS) == 22


def test_leader_of_the_nine() -> None:
    """[H22.11]"""
    t = cast("leader-of-the-nine", journal="22")
    assert t.heard("hunt-asked-area")[0]["area"] == "II"
    assert t.answers() == ["yes"]
    t = cast("leader-of-the-nine", way="b", part=2)
    assert t.s.witch_king == 0
    assert [card.id for card in CARDS].count("leader-of-the-nine") == 2


def test_fear_of_the_undead() -> None:
    """[H22.9]"""
    t = cast("fear-of-the-undead")
    assert t.s.fear
    assert t.view(0)["eyes"] == 1
    assert t.view(0)["sorcery"]["discard"] == []


def test_the_black_breath() -> None:
    """[H22.10, H22.R1]"""
    t = cast("the-black-breath")
    assert "red-4" in t.pool()
    assert len(t.pool()) == 16, "with the beige ones"
    assert t.view(0)["sorcery"]["out"] == ["the-black-breath"]
    assert t.view(0)["sorcery"]["discard"] == []


def test_the_morgul_knife() -> None:
    """[H22.10, H22.R1]"""
    t = cast("the-morgul-knife")
    assert "red-eye" in t.pool()
    assert t.view(0)["sorcery"]["out"] == ["the-morgul-knife"]


def test_crebain_from_dunland() -> None:
    t = Table(sorcery="crebain-from-dunland", riders="31 29 41 45", journal="22").to_riders()
    t.play("play-sorcery", "play crebain-from-dunland a")
    assert len(t.options()) == 10
    t.play("aim II-A", "pay sorcery")
    assert t.answers() == ["yes"]


def test_the_lidless_gaze() -> None:
    t = Table(sorcery="the-lidless-gaze", riders="31 29 41 45", journal="22").to_riders()
    t.play("play-sorcery", "play the-lidless-gaze a")
    assert t.options() == ["aim I", "aim II", "aim III"]
    t.play("aim III", "pay sorcery")
    assert t.answers() == ["no"]


def test_scent_on_the_wind() -> None:
    """[H41.20]"""
    t = cast("scent-on-the-wind", journal="22 .")
    assert t.heard("hunt-in-the-wild") == [{}]
    assert t.options() == ["aim II-B", "aim II"], "targets of later steps are chosen then"
    t.play("aim II-B")
    assert t.answers() == ["no"]
    assert cast("scent-on-the-wind", journal="22").heard("hunt-not-in-the-wild") == [{}]


def test_bill_ferny() -> None:
    t = cast("bill-ferny", "aim 33", journal="31 33")
    assert (t.answers(), t.tracks()) == (["yes"], {"33": "eye"})


def test_questions_at_the_door() -> None:
    t = Table(sorcery="questions-at-the-door", riders="37 29 41 45", journal="33 37").to_riders()
    t.play("play-sorcery", "play questions-at-the-door a")
    assert set(t.offers("aim")) == {"33", "35", "37", "38", "39"}
    t.play("aim 33", "aim 39", "pay sorcery")
    assert t.answers() == ["yes", "no"]
    t = cast("questions-at-the-door", "aim 33", "enough", riders="37 29 41 45", journal="33 37")
    assert t.answers() == ["yes"]


def test_keen_noses() -> None:
    """[H41.17]"""
    t = Table(sorcery="keen-noses", riders="31 29 41 45", journal="33").to_riders()
    t.play("play-sorcery", "play keen-noses a")
    near = {t.s.board.names[p] for p in t.s.board.ride(t.place("31"), 5, 0) if p <= 55} | {"31"}
    assert set(t.offers("aim")) == near
    t.play("aim 33", "pay sorcery")
    assert t.answers() == ["here"]
    t = Table(sorcery="keen-noses", riders="31 29 41 45")
    t.s.allies = t.places("33")
    t.to_riders().play("play-sorcery", "play keen-noses a")
    assert "33" not in t.offers("aim"), "a legal walk is needed"


def test_command_of_the_captain() -> None:
    t = Table(sorcery="command-of-the-captain", riders="31 29 d33 45", journal="29").to_riders()
    t.play("play-sorcery", "play command-of-the-captain a")
    assert t.options() == ["aim 29", "aim 45"]
    t.play("aim 29", "pay sorcery")
    assert (t.answers(), t.tracks()) == (["here"], {"29": "sword"})
    t = Table(sorcery="command-of-the-captain", riders="31 1 41 45", journal="1 . 10")
    t.s.tracks = t.places("1")
    t.to_riders().play("play-sorcery", "play command-of-the-captain a", "aim 1", "pay sorcery")
    assert t.answers() == ["yes"], "a Hunt is allowed in a start and on tracks [H20.3]"


def test_black_horses() -> None:
    """[H16.9]"""
    t = cast("black-horses", journal="33")
    assert t.asks() == "ride"
    t.play("ride 33")
    assert t.options() == ["aim 33", "enough"]
    t.play("aim 33")
    assert t.answers() == ["yes"]
    assert t.offers("ride"), "the normal move is not replaced"
    t = cast("black-horses").play("ride d33")
    assert (t.asks(), t.answers()) == ("nazgul", []), "no Search on a dot"


def test_ride_through_the_dark() -> None:
    t = cast("ride-through-the-dark", journal="33").play("ride 33", "aim 33")
    assert (t.answers(), t.tracks()) == (["yes"], {"33": "eye"})
    t = Table(sorcery="ride-through-the-dark", riders="31 29 41 45", journal="33", phase="night")
    t.play("rest", "end", "play-sorcery", "play ride-through-the-dark b", "pay sorcery")
    t.play("ride 33", "aim 33")
    assert (t.answers(), t.tracks()) == (["here"], {"33": "sword"})
    t = cast("ride-through-the-dark", journal="33").play("stay", "enough")
    assert t.answers() == []


def test_cry_of_the_nazgul() -> None:
    """[H41.R2]"""
    t = cast("cry-of-the-nazgul", hand="five-ponies the-gaffer").play("pass")
    assert t.s.hand.bit_count() == 1
    assert len(t.s.ally_discard) == 1
    assert len(t.heard("hunt-discarded-ally")) == 1, "and shown"


def test_dread() -> None:
    """[H43.13]"""
    t = Table(sorcery="dread", hand="five-ponies", riders="31 29 41 45").fellowship(1, 1).again()
    t.to_riders().play("play-sorcery", "play dread a", "pay sorcery", "pass")
    assert (t.asks(), t.who(), t.options()) == ("dread", 0, ["discard five-ponies", "token"])
    t.play("token")
    assert (t.s.fellowship, t.s.reserve, t.holds()) == (0, 2, ["five-ponies"])
    t = cast("dread", hand="five-ponies").play("pass", "discard five-ponies")
    assert t.holds() == []
    t = Table(sorcery="dread", riders="31 29 41 45").fellowship(1, 1).again().to_riders()
    t.play("play-sorcery", "play dread a", "pay sorcery", "token")
    assert (t.s.fellowship, t.s.reserve, t.s.influence) == (0, 2, 0), "a token is all he has"
    assert cast("dread").s.influence == 1, "if he can do neither"


def test_the_ring_calls() -> None:
    """[H41.13]"""
    t = cast("the-ring-calls", journal="22")
    assert t.s.influence == 1
    assert t.heard("hunt-frodo-in-section") == [
        {"area": "II", "answer": {"name": "hunt-answer-yes"}}
    ]
    assert cast("the-ring-calls", journal="1").s.influence == 0
    t = Table(sorcery="the-ring-calls", riders="31 29 41 45", journal="22")
    t.s.influence = 11
    t.to_riders().play("play-sorcery", "play the-ring-calls a", "pay sorcery")
    assert t.s.ending == 1, "checked against the limit at once"


def test_the_trail_is_fresh() -> None:
    t = Table(sorcery="the-trail-is-fresh", riders="31 29 41 45")
    t.s.tracks = t.places("31")
    t.to_riders().play("play-sorcery", "play the-trail-is-fresh a", "pay sorcery")
    assert t.s.influence == 1


def test_gathering_of_the_nine() -> None:
    """[H43.14]"""
    t = cast("gathering-of-the-nine")
    moved = 0
    while t.asks() == "ride":
        assert "stay" in t.options()
        t.play(t.options()[1])
        moved += 1
    assert moved == 4
    assert t.at("green") != "29"


def test_the_will_of_sauron() -> None:
    """[H41.16]"""
    t = Table(sorcery="the-will-of-sauron", riders="31 29 41 45", dice="sorcery").to_riders()
    assert "play-sorcery" not in t.options(), "no die has been spent"
    t.s.spent = [0, 1, 0, 0]
    t.again().play("play-sorcery", "play the-will-of-sauron a")
    assert t.options() == ["aim ring", "aim sword", "aim sorcery"]
    t.play("aim ring")
    assert (t.s.dice, t.s.spent) == ([1, 0, 0, 0], [0, 0, 1, 0]), "never the die that pays"
    t = Table(sorcery="the-will-of-sauron", riders="31 29 41 45", dice="sorcery")
    t.s.spent = [0, 0, 1, 0]
    t.to_riders().play("play-sorcery", "play the-will-of-sauron a", "aim sword")
    assert (t.s.dice, t.s.spent) == ([0, 1, 0, 0], [0, 0, 1, 0])
    t = Table(sorcery="the-will-of-sauron", riders="31 29 41 45", dice="sorcery")
    t.s.spent = [0, 0, 0, 1]
    t.to_riders().play("play-sorcery", "play the-will-of-sauron a", "aim sword")
    assert (t.s.dice, t.s.spent) == ([0, 1, 0, 0], [0, 0, 1, 0]), "the Shadow, not the payment"
    for face in range(4):
        t = Table(sorcery="the-will-of-sauron", riders="31 29 41 45", dice="sorcery").to_riders()
        t.s.spent = [0, 0, 0, 0]
        t.s.spent[face] = 1
        assert "play-sorcery" in t.again().options(), "a die of any face"


def test_mist_on_the_downs() -> None:
    """[H41.7]"""
    t = cast("mist-on-the-downs", hand="fatty-bolger", dice="sorcery sword").play("pass", "end")
    assert t.s.no_reactions
    t.play("hunt")
    assert t.asks() == "nazgul"


def test_fire_at_crickhollow() -> None:
    t = Table(sorcery="fire-at-crickhollow", riders="31 29 41 45")
    t.s.allies = t.places("33 37 30 1")
    t.to_riders().play("play-sorcery", "play fire-at-crickhollow a")
    assert set(t.offers("aim")) == {"33", "37", "30"}
    t.play("aim 33", "aim 30", "pay sorcery")
    assert t.allies() == ["1", "37"]
    t = Table(sorcery="fire-at-crickhollow", riders="31 29 41 45").to_riders().play("play-sorcery")
    assert t.offers("play") == ["fire-at-crickhollow b"]
    t.play("play fire-at-crickhollow b", "pay sorcery")
    assert t.s.sorcery_hand[1].bit_count() == 2
    assert len(t.s.sorcery_discard) == 1


@pytest.mark.parametrize("card", sorted({one.id for one in CARDS}))
def test_every_card_has_a_test_of_its_own(card: str) -> None:
    assert f"test_{card.replace('-', '_')}" in globals()
