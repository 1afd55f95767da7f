"""Event cards: drawn, held, played, on the table. [W9, W36]"""

import pytest

from ringtable.games.war.box.content import first_pack
from ringtable.games.war.cards.language import COMBAT_TEXTS, EVENT_TEXTS
from ringtable.games.war.events.hand import draw
from ringtable.games.war.events.table_cards import written
from tests.games.war.scenario import Table


def test_every_card_of_the_box_is_written() -> None:
    """No card without effect: what is not written is an error when it would be dealt."""
    pack = first_pack()
    assert [event.id for event in pack.events if event.id not in EVENT_TEXTS] == []
    assert [card.id for card in pack.combat if card.id not in COMBAT_TEXTS] == []


def test_an_unwritten_card_is_an_error_when_it_is_dealt() -> None:
    t = Table().deck(0, "athelas")
    kept = EVENT_TEXTS.pop("athelas")
    try:
        with pytest.raises(NotImplementedError):
            draw(t.s, 0, 0, "W5.4")
        with pytest.raises(NotImplementedError):
            written(t.s, t.card("athelas"))
    finally:
        EVENT_TEXTS["athelas"] = kept


def test_windows_are_those_of_the_printed_cards() -> None:
    """[W15.7]"""
    for card in first_pack().combat:
        texts = COMBAT_TEXTS[card.id].windows
        assert [number for number, text in enumerate(texts) if text] == card.windows, card.id


def test_an_event_die_draws_from_either_deck() -> None:
    """[W7.14, W37.10]"""
    t = Table(free="event muster", shadow="event").deck(0, "athelas").deck(1, "wisdom-of-elrond")
    t.play("die event; draw-card")
    assert t.options() == ["draw free-character", "draw free-strategy"]
    t.play("draw free-strategy")
    assert t.held("free") == ["wisdom-of-elrond"]


def test_an_empty_deck_is_not_refilled() -> None:
    """[W9.5]"""
    t = Table(free="event muster", shadow="event")
    assert "draw-card" not in t.play("die event").options()
    draw(t.s, 0, 0, "W5.4")
    assert t.held("free") == []


SIX = "athelas bilbos-song mithril-coat-and-sting elven-rope elven-cloaks phial-of-galadriel"


def test_the_hand_limit_is_six() -> None:
    """The new card may be the one discarded, face down. [W9.3, W9.4, W9.24, W37.5]"""
    t = Table(free="event muster", shadow="event", hand=f"free: {SIX}")
    t.deck(1, "wisdom-of-elrond")
    t.play("die event; draw-card")
    assert t.asks() == "discard"
    assert len(t.options()) == 7
    t.play("discard wisdom-of-elrond")
    assert t.s.face_down[0] == 1 << t.card("wisdom-of-elrond")
    assert t.s.discard == 0


def test_others_hear_of_the_deck_alone() -> None:
    """[W9.6, W36.1, W36.5, W36.8]"""
    t = Table(free="event muster", shadow="event", hand=f"free: {SIX}")
    t.deck(1, "wisdom-of-elrond")
    t.play("die event; draw-card; discard wisdom-of-elrond")
    for kind in ("war-drew", "war-discarded"):
        fact = t.facts(kind)[0]
        assert "wisdom-of-elrond" in str(fact.for_seat(0))
        assert "wisdom-of-elrond" not in str(fact.for_seat(1))
        assert "free-strategy" in str(fact.for_seat(1))


def test_a_die_plays_cards_of_its_symbol_and_an_event_die_any() -> None:
    """[W7.15, W7.16, W9.7]"""
    cards = "free: elven-rope wisdom-of-elrond the-power-of-tom-bombadil"
    for die, playable in (
        ("character", ["play elven-rope"]),
        ("event", ["play elven-rope", "play the-power-of-tom-bombadil", "play wisdom-of-elrond"]),
    ):
        t = Table(free=f"{die} army-muster", shadow="event", hand=cards)
        t.play(f"die {die}; play-card")
        assert t.asks() == "play"
        assert t.options() == playable
    t = Table(free="army-muster event", shadow="event", hand=cards)
    t.play("die army-muster; play-card as muster")
    assert t.options() == ["play wisdom-of-elrond"]


def test_a_card_whose_needs_do_not_hold_is_not_playable() -> None:
    """[W9.8]"""
    t = Table(free="event muster", shadow="event", hand="free: the-red-arrow")
    assert "play-card" not in t.play("die event").options()
    t = Table(free="event muster", shadow="event", hand="free: the-red-arrow")
    t.politics("gondor", 2, True)
    assert "play-card" in t.play("die event").options()


def test_a_card_without_a_possible_effect_is_not_playable() -> None:
    """[W9.9, W9.26, W-EX53]"""
    t = Table(free="event muster", shadow="event", hand="free: bilbos-song athelas")
    assert "play-card" not in t.play("die event").options()
    t = Table(free="event muster", shadow="event", hand="free: bilbos-song athelas")
    t.s.corruption = 1
    assert "play-card" in t.again().play("die event").options()


def test_a_played_card_is_open_and_then_discarded() -> None:
    """[W9.10, W9.25, W36.5]"""
    t = Table(free="muster event", shadow="event", hand="free: wisdom-of-elrond")
    t.play("die muster; play-card; play wisdom-of-elrond")
    assert t.s.played == 1 << t.card("wisdom-of-elrond")
    assert t.held("free") == []
    t.play(t.options()[0])
    assert t.s.played == 0
    assert t.s.discard == 1 << t.card("wisdom-of-elrond")


def test_a_table_card_is_no_hand_card_and_keeps_working() -> None:
    """[W9.11, W9.12, W9.14]"""
    t = Table(free="event muster", shadow="event army", hand="free: a-power-too-great")
    t.play("die event; play-card; play a-power-too-great")
    assert t.held("free") == []
    assert t.s.on_table(t.card("a-power-too-great"))
    assert [fact.cause for fact in t.facts("war-laid-down")] == ["W9.11"]
    assert t.s.closed
    t.at_war("sauron").army("parth-celebrant", "sauron-regular 5")
    assert "attack" not in t.play("die army").options()
    t = Table(shadow="army event", free="event", first="shadow").at_war("sauron")
    t.army("parth-celebrant", "sauron-regular 5")
    assert "attack" in t.play("die army").options()


def test_removing_a_table_card_is_an_action_with_its_price() -> None:
    """An Army-symbol card and a Character card from hand, for everybody to see.
    [W9.13, W36.5]"""
    t = Table(shadow="event army", free="event event", first="shadow")
    t.lay("free", "a-power-too-great")
    t.hold("shadow", "shadows-gather orc-patrol")
    t.play("die event; remove-table-card; remove a-power-too-great")
    t.play("give shadows-gather; give orc-patrol")
    assert not t.s.on_table(t.card("a-power-too-great"))
    assert t.s.closed == 0
    assert t.held("shadow") == []
    assert len(t.facts("war-shown")) == 2


def test_without_the_price_there_is_no_removal() -> None:
    """[W9.13]"""
    t = Table(shadow="event army", free="event event", first="shadow")
    t.lay("free", "a-power-too-great").hold("shadow", "orc-patrol")
    assert "remove-table-card" not in t.play("die event").options()


def test_a_ring_as_price_is_the_ring_of_the_turn() -> None:
    """[W8.10]"""
    t = Table(free="event muster", shadow="event")
    t.lay("shadow", "the-palantir-of-orthanc").put("saruman", "orthanc")
    t.play("die event; remove-table-card; remove the-palantir-of-orthanc")
    assert list(t.s.rings) == [2, 1]
    assert not t.s.on_table(t.card("the-palantir-of-orthanc"))
    assert t.s.used & 1


def test_gandalf_draws_after_an_event_die_played_a_character_card() -> None:
    """Judged when the card is played, drawn when it is done. [W9.27, W29.2]"""
    t = Table(free="event muster", shadow="event", hand="free: elven-rope")
    t.deck(0, "athelas")
    t.play("die event; play-card; play elven-rope")
    assert t.asks() == "gandalf-draws"
    t.play("yes")
    assert t.held("free") == ["athelas"]
    t = Table(free="character muster", shadow="event", hand="free: elven-rope").deck(0, "athelas")
    t.play("die character; play-card; play elven-rope")
    assert t.asks() != "gandalf-draws"


def test_a_will_of_the_west_as_event_die_sets_gandalf_off() -> None:
    """[W7.21]"""
    t = Table(free="will-of-the-west muster", shadow="event", hand="free: elven-rope")
    t.deck(0, "athelas")
    t.play("die will-of-the-west; play-card as event; play elven-rope")
    assert t.asks() == "gandalf-draws"


def test_the_palantir_does_not_set_itself_off() -> None:
    """[W9.27]"""
    t = Table(shadow="event army", free="event", first="shadow")
    t.hold("shadow", "the-palantir-of-orthanc").put("saruman", "orthanc").deck(2, "orc-patrol")
    t.play("die event; play-card; play the-palantir-of-orthanc")
    assert t.held("shadow") == []
    t = Table(shadow="event army", free="event", first="shadow")
    t.lay("shadow", "the-palantir-of-orthanc").put("saruman", "orthanc").deck(2, "orc-patrol")
    t.hold("shadow", "shelobs-lair")
    t.play("die event; play-card; play shelobs-lair")
    assert t.held("shadow") == ["orc-patrol"]


def test_a_ring_that_is_gone_or_used_pays_for_nothing() -> None:
    """[W8.5, W8.10, W9.13]"""
    t = Table(free="event event", shadow="event event").put("saruman", "orthanc")
    t.lay("shadow", "the-palantir-of-orthanc")
    t.s.rings[0] = 0
    assert "remove-table-card" not in t.again().play("die event").options()
    t = Table(free="event event", shadow="event event").put("saruman", "orthanc")
    t.lay("shadow", "the-palantir-of-orthanc").play("ring; to muster; die event")
    assert t.why_not("deed:remove-table-card") == "W9.13"


def test_six_cards_are_not_too_many() -> None:
    """The seventh is. [W9.3]"""
    five = "athelas elven-cloaks bilbos-song phial-of-galadriel there-is-another-way"
    t = Table(free="event event", shadow="event event", hand=f"free: {five}")
    t.deck(0, "elven-rope axe-and-bow").play("die event; draw-card").idle()
    assert len(t.held("free")) == 6
    assert t.play("die event; draw-card").asks() == "discard"
