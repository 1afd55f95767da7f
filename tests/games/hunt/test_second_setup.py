"""Letter and setup of part 2. [H29, H30]"""

import pytest

from ringtable.games.hunt import GAME
from ringtable.games.hunt.box.components import COMPANIONS, VARIANTS, bits
from ringtable.games.hunt.ringwraiths.sorcery import leave_hand
from ringtable.games.hunt.story.letter import continued, write_letter
from ringtable.kernel.errors import BadOption
from tests.games.hunt.scenario import Table, new_table


def crossing(setup: str = "") -> Table:
    """Part 1 has just been left by exit C."""
    t = Table(journal="53 . .", hand="five-ponies the-gaffer")
    t.s.influence = 4
    if setup == "flipped":
        t.companions("frodo sam pippin merry", flipped="frodo pippin")
        t.s.lost_fellowship, t.s.fellowship, t.s.reserve = 1, 1, 1
    t.information("", found="3 13")
    return t.again().play("note C")


def test_companions_after_part_one() -> None:
    """[H30.1, H11.13]"""
    t = crossing()
    assert [one["id"] for one in t.view(1)["companions"]] == list(COMPANIONS)
    t = crossing("flipped")
    assert t.s.flipped == 1, "only Frodo's card stays flipped on the table"
    assert t.view(1)["companions"] == [
        {"id": "frodo", "flipped": True},
        {"id": "sam", "flipped": False},
        {"id": "merry", "flipped": False},
        {"id": "strider", "flipped": False},
    ]


def test_fellowship_tokens_carry_over() -> None:
    """[H30.2, H11.6]"""
    t = crossing("flipped")
    assert (t.s.fellowship, t.s.reserve) == (1, 1), "two in all with a flipped Frodo"
    t = crossing()
    assert t.s.fellowship + t.s.reserve == 3


def test_the_variant_with_four_tokens_carries_over() -> None:
    """[H6.R1]"""
    letter = "1.3.1.7.1.2.0.7fff.0.0.0.0.#1.#21."
    t = new_table(parts="two", variant="terrible-nazgul-plus", letter=letter)
    assert (t.s.fellowship, t.s.reserve) == (1, 2)
    t = new_table(
        parts="two", variant="terrible-nazgul-plus", letter=letter.replace(".7.1.", ".7.0.")
    )
    assert (t.s.fellowship, t.s.reserve) == (1, 3)


def test_the_board_is_turned_and_what_belongs_to_part_one_is_gone() -> None:
    """[H29.3, H30.5, H13.R2, H31.R2]"""
    t = Table(journal="53 . .", phase="night")
    t.s.allies = t.s.tracks = t.s.swords = t.places("31 33")
    t.information("21 36", found="3")
    t.s.held, t.s.no_road_bonus, t.s.no_free_hunt, t.s.no_reactions = 1, True, True, True
    t.again().play("note C")
    s = t.s
    assert (s.part, s.step, s.phase, s.eye) == (2, 0, 0, False)
    assert (s.held, s.no_road_bonus, s.no_free_hunt, s.no_reactions) == (0, False, False, False)
    assert (s.allies, s.tracks, s.swords, s.info_held) == (0, 0, 0, 0)
    assert s.info_found.bit_count() == 1, "those of the Ringwraiths stay [H30.8]"


def test_the_hand_is_replaced_by_as_many_cards() -> None:
    """[H29.1, H30.4]"""
    t = crossing()
    assert t.s.hand.bit_count() == 2
    assert all(card >= 22 for card in bits(t.s.hand))
    assert len(t.s.ally_deck) == 20


def test_the_ring_bearer_keeps_one_of_two_journey_cards() -> None:
    """[H30.3, H43.8, H1.5]"""
    t = crossing()
    assert (t.asks(), t.who()) == ("first-journey", 0)
    short, long = t.options()
    assert short.startswith("keep JS")
    assert long.startswith("keep JL")
    t.play(long)
    assert t.s.box.journeys[t.s.journey].long
    assert len(t.s.journey_deck) == 17
    assert all(t.s.box.journeys[card].long for card in bytes(t.s.journey_deck))
    assert t.heard("hunt-journey-kept", 1) == []


def test_gandalf_starts_on_one_of_four_tokens() -> None:
    """[H30.6, H34.4, H34.R3]"""
    t = crossing().skip_to("gandalf-starts")
    assert len(t.options()) == 4
    start = t.options()[1].removeprefix("start ")
    t.play(t.options()[1])
    assert t.s.board.names[t.s.gandalf[-1]] == start
    assert (t.s.deeds_held.bit_count(), t.s.deed_pool.bit_count()) == (3, 6)
    token = t.s.board.token_places.index(t.place(start))
    assert not (t.s.deeds_held | t.s.deed_pool) >> token & 1, "the start token is used up"


def test_the_nazgul_are_divided_and_placed_again() -> None:
    """[H30.7, H30.13, H30.R4, H43.8]"""
    t = crossing().skip_to("order").play("order purple,red,green,blue").skip_to("place")
    assert t.options() == ["place 28", "place 33"]
    t.play("place 28", "place 28")
    assert t.at("purple") == t.at("red") == "28"
    assert t.at("green") == t.at("blue") == "33", "two on each"


def test_a_single_ringwraith_has_nobody_to_redistribute_with() -> None:
    """[H30.9]"""
    t = Table(journal="53 . .", sorcery="keen-noses dread").play("note C")
    asked = set()
    while t.asks() != "place":
        asked.add(t.asks())
        t.play(t.options()[0])
    assert asked == {"first-journey", "gandalf-starts", "order"}


def test_the_hunt_pool_gets_the_grey_tokens() -> None:
    """[H30.10, H30.11, H25.1]"""
    t = Table(journal="53 . .")
    t.s.pool = t.s.box.beige & ~0b111 | t.s.box.special
    t.s.tokens_gone = 0b111
    t.again().play("note C")
    assert len(t.pool()) == 12 + 2 + 3
    assert t.s.tokens_gone == 0b111


def test_sorcery_cards_continue_as_they_were() -> None:
    """[H30.9, H29.1]"""
    t = Table(journal="53 . .", sorcery="keen-noses dread")
    t.s.sorcery_discard = t.s.sorcery_deck[:3]
    t.s.sorcery_deck = t.s.sorcery_deck[3:]
    before = (t.s.sorcery_hand[1], bytes(t.s.sorcery_deck), bytes(t.s.sorcery_discard))
    t.again().play("note C").skip_to("place")
    assert (t.s.sorcery_hand[1], bytes(t.s.sorcery_deck), bytes(t.s.sorcery_discard)) == before


def redistributing() -> Table:
    t = Table(journal="53 . .", seats=3)
    t.sorcery("keen-noses dread mist-on-the-downs", 1).sorcery("", 2)
    return t.again().play("note C").skip_to("redistribute")


def test_sorcery_cards_may_be_redistributed_evenly() -> None:
    """[H30.9, H30.R1, H2.8]"""
    t = redistributing().play("agree", "agree")
    assert (t.asks(), t.who()) == ("deal", 1)
    shown = [one["card"] for one in t.view(2)["sorcery"]["shown"]]
    assert sorted(shown) == ["dread", "keen-noses", "mist-on-the-downs"]
    assert t.view(0)["sorcery"]["shown"] == []
    assert t.view(-1)["sorcery"]["shown"] == []
    heard = [len(t.heard("hunt-shown-sorcery", seat)) for seat in (-1, 0, 1, 2)]
    assert heard == [0, 0, 0, 0], "nobody's log keeps what he saw"
    veiled = [len(t.heard("hunt-shown-sorcery-veiled", seat)) for seat in (-1, 0, 1, 2)]
    assert veiled == [1, 1, 1, 1]
    assert GAME.fleeting is not None
    assert GAME.fleeting(t.s)
    t.play("deal 2", "deal 2")
    assert t.options() == ["deal 3"], "as equal as possible"
    t.play("deal 3", "agree")
    assert [hand.bit_count() for hand in t.s.sorcery_hand] == [0, 2, 1]
    assert t.view(1)["sorcery"]["shown"] == [], "then hidden again"
    assert not GAME.fleeting(t.s)


def test_nobody_gets_two_cards_more_than_another() -> None:
    """[H30.9]"""
    t = Table(journal="53 . .", seats=4)
    t.sorcery("keen-noses dread mist-on-the-downs bill-ferny black-horses", 1)
    t.sorcery("", 2).sorcery("", 3).again().play("note C").skip_to("redistribute")
    t.play("agree", "agree", "agree", "deal 2", "deal 2")
    assert t.options() == ["deal 3", "deal 4"], "five cards: two, two and one"
    t.play("deal 3", "deal 3", "deal 4")
    assert [hand.bit_count() for hand in t.s.sorcery_hand] == [0, 5, 0, 0], "not yet agreed"
    t.play("agree", "agree")
    assert [hand.bit_count() for hand in t.s.sorcery_hand] == [0, 2, 2, 1]
    t = Table(journal="53 . .", seats=4)
    t.sorcery("keen-noses dread mist-on-the-downs bill-ferny", 1)
    t.sorcery("", 2).sorcery("", 3).again().play("note C").skip_to("redistribute")
    t.play("agree", "agree", "agree", "deal 2", "deal 2", "deal 3")
    assert t.options() == ["deal 4"], "four cards: two, one and one"


def test_cards_seen_at_the_redistribution_are_known_until_they_leave_the_hand() -> None:
    """[H30.R1, H42.12]"""
    s = Table(seats=3).s
    s.sorcery_hand[1], s.sorcery_seen = 0b111, [0, 0b111, 0b111]
    leave_hand(s, 1, 0)
    assert (s.sorcery_hand[1], s.sorcery_seen) == (0b110, [0, 0b110, 0b110])


def test_without_agreement_the_hands_stay() -> None:
    """[H30.R1]"""
    t = redistributing()
    before = list(t.s.sorcery_hand)
    t.play("agree", "refuse")
    assert t.asks() == "place"
    assert t.s.sorcery_hand == before
    t = redistributing().play("agree", "agree", "deal 2", "deal 2", "deal 3", "refuse", "pass")
    assert t.asks() == "place"
    assert t.s.sorcery_hand == before


def test_a_random_ringwraith_leads() -> None:
    """[H30.12]"""
    leads = set()
    for seed in range(12):
        t = new_table(parts="two", seats="3", seed=f"lead {seed}").skip_to("place")
        leads.add(t.s.lead)
        assert t.who() == t.s.lead
    assert leads == {1, 2}


def test_ability_five_brings_the_witch_king_and_his_die_later() -> None:
    """[H24.11, H30.14, H30.R2, H37.2, H37.7]"""
    t = Table(journal="53 . .").information("", found="3 13 21 23 30")
    t.again().play("note C").skip_to("place").will_roll("ring ring ring ring ring shadow")
    t.skip_to("witch-king")
    assert t.who() == t.s.lead
    t.play("rider red")
    assert t.s.witch_king == 2
    assert t.s.wk_die == -1, "the die joins at the first Refresh"
    assert (t.s.fellowship, t.s.dice) == (1, [5, 0, 0, 1])
    t = Table(journal="53 . .").information("", found="3 13 21 23")
    t.again().play("note C").skip_to("witch-king", "ring-bearer-2", "frodo")
    assert t.s.witch_king == -1


def test_dice_are_rolled_at_the_setup_of_part_two() -> None:
    """[H30.15]"""
    t = crossing().skip_to("place").will_roll("shadow ring ring sword sword sorcery")
    t.skip_to("ring-bearer-2", "frodo")
    assert t.s.dice == [2, 2, 1, 1]
    assert t.s.fellowship == 1


def test_the_letter_carries_everything_over() -> None:
    """[H29.1, H29.R1]"""
    t = Table(journal="53 . .", hand="five-ponies the-gaffer", sorcery="keen-noses dread")
    s = t.s
    t.companions("frodo sam pippin merry", flipped="frodo").information("", found="3 13")
    s.influence, s.fellowship, s.reserve, s.lost_fellowship = 5, 1, 1, 1
    s.fear, s.sorcery_out = True, 0b11000
    for card in (2, 3, 4):
        s.sorcery_deck.remove(card)
    s.sorcery_discard = bytearray(s.sorcery_deck[:3])
    del s.sorcery_deck[:3]
    s.beside, s.tokens_gone = 1 << 12, 0b110000
    s.pool = (s.box.beige | s.box.special) & ~(s.beside | s.tokens_gone)
    letter = write_letter(s)
    assert len(letter) < 200
    other = new_table(parts="two", letter=letter).s
    carried = "influence fellowship reserve sorcery_hand sorcery_deck sorcery_discard sorcery_out"
    for name in f"{carried} fear info_found beside tokens_gone".split():
        assert getattr(other, name) == getattr(s, name), name
    assert other.pool == s.pool | s.box.grey
    assert other.hand.bit_count() == 2
    assert [COMPANIONS[one] for one in bits(other.joined & ~other.flipped)] == [
        "sam",
        "pippin",
        "merry",
        "strider",
    ]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("refuges", ["on", "off"])
def test_part_one_alone_hands_its_letter_and_variants_on(variant: str, refuges: str) -> None:
    """Every sorcery hand, deck and discards in their order. Whatever the table of part 2 says, the
    variants are those of part 1. [H29.1, H29.R1]"""
    options = {"parts": "one", "variant": variant, "refuges": refuges}
    t = Table(journal="53 . .", seats=3, options=options)
    t.sorcery("dread", 1).sorcery("keen-noses", 2).again()
    t.s.sorcery_discard = bytearray(reversed(t.s.sorcery_deck[:4]))
    del t.s.sorcery_deck[:4]
    assert continued(t.s) is None, "it is not over"
    t.play("note C")
    handed = continued(t.s)
    assert handed is not None
    assert (handed["parts"], handed["variant"], handed["refuges"]) == ("two", variant, refuges)
    wrong = {"variant": "standard", "refuges": "off"}
    for given in (handed, {"parts": "two", "letter": handed["letter"], **wrong}):
        s = new_table(seats="3", **given).s
        assert (VARIANTS[s.variant], s.refuges) == (variant, refuges == "on")
        assert (s.sorcery_hand, s.sorcery_deck) == (t.s.sorcery_hand, t.s.sorcery_deck)
        assert s.sorcery_discard == t.s.sorcery_discard


def test_a_story_that_is_over_has_no_letter() -> None:
    """[H28.6]"""
    t = Table(journal="53 . .", phase="night", options={"parts": "one"})
    t.s.influence = 11
    assert t.again().play("note .").s.outcome is not None
    assert continued(t.s) is None


def test_hidden_hands_are_dealt_from_cards_that_are_nowhere_else() -> None:
    """Letters of form 1 may hide the hands. [H29.1]"""
    letter = "1.0.0.7.0.3.0.7fff.0.0.1.0.#2.#16.dae"
    hands = set()
    for seed in range(5):
        s = new_table(parts="two", letter=letter, seed=str(seed)).s
        assert s.sorcery_discard == bytearray([3, 0, 4])
        held = [*bits(s.sorcery_hand[1]), *bytes(s.sorcery_deck), *bytes(s.sorcery_discard)]
        assert sorted([2, *held]) == list(range(22)), "every card once, and one beside the track"
        hands.add(s.sorcery_hand[1])
    assert len(hands) > 1, "at random"


@pytest.mark.parametrize(
    "letter",
    [
        "nonsense",
        "1.2.3",
        "1.12.0.7.0.3.0.7fff.0.0.0.0.#1.#21.",
        "1.1.0.7.0.3.0.7ffe.0.0.0.0.#1.#21.",
        "1.1.0.7.0.9.0.7fff.0.0.0.0.#1.#21.",
        "1.1.0.7.0.3.0.7fff.0.0.0.0.#1-1.#20.",
        "2.1.0.7.0.3.0.7fff.0.0.0.0.#1.#21.",
        "1.1.0.7.0.3.0.7fff.0.0.0.0.#1.#21.aa",
        "1.1.0.7.8.3.0.7fff.0.0.0.0.#1.#21.",
        "1.1.4.7.0.3.0.7fff.0.0.0.0.#1.#21.",
        "1.1.0.7.0.3.1000.7fff.0.0.0.0.#1.#21.",
        "1.x.0.7.0.3.0.7fff.0.0.0.0.#1.#21.",
        "1.1.0.-1.0.3.0.7fff.0.0.0.0.#1.#21.",
        "1.1.0.7.0.3.-1.7fff.0.0.0.0.#1.#21.",
        "1.1.0.7.0.-1.0.7fff.0.0.0.0.#1.#21.",
        "1.1.0.7.0.99999999999999.0.7fff.0.0.0.0.#1.#21.",
        "2.1.0.7.0.3.0.7fff.0.0.0.0.#1.#21..4.0",
        "2.1.0.7.0.3.0.7fff.0.0.0.0.#1.#21..-1.0",
    ],
)
def test_a_letter_that_does_not_add_up_is_refused(letter: str) -> None:
    """[H29.R1]"""
    with pytest.raises(BadOption):
        new_table(parts="two", letter=letter)
