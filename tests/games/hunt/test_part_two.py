"""Part 2: letter and setup, journey cards, Gandalf, the Witch-king, all endings. [H29-H40]"""

import pytest

from ringtable.games.hunt import GAME
from ringtable.games.hunt.board import ONE_STEP
from ringtable.games.hunt.components import COMPANIONS, FACES, bits
from ringtable.games.hunt.content import house_pack
from ringtable.games.hunt.dice import roll_the_dice
from ringtable.games.hunt.ending import tokens_earned
from ringtable.games.hunt.letter import write_letter
from ringtable.games.hunt.sorcery import leave_hand
from ringtable.kernel.errors import BadOption
from tests.games.hunt.scenario import Table, new_table


def second(**more: object) -> Table:
    return Table(part=2, **more)  # type: ignore[arg-type]


def crossing(setup: str = "") -> Table:
    """Part 1 has just been left by exit C."""
    t = Table(journal="53 . .", hand="five-ponies the-gaffer")
    t.s.influence = 4
    if setup == "flipped":
        t.companions("frodo sam pippin merry", flipped="frodo pippin")
        t.s.lost_fellowship, t.s.fellowship, t.s.reserve = 1, 1, 1
    t.information("", found="3 13")
    return t.again().play("note C")


# Letter and setup


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
    assert heard == [0, 0, 1, 1], "shown to the Ringwraiths only"
    t.play("deal 2", "deal 2")
    assert t.options() == ["deal 3"], "as equal as possible"
    t.play("deal 3", "agree")
    assert [hand.bit_count() for hand in t.s.sorcery_hand] == [0, 2, 1]
    assert t.view(1)["sorcery"]["shown"] == [], "then hidden again"


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


def test_a_letter_that_anybody_may_read_hides_the_sorcery_hands() -> None:
    """[H29.2]"""
    one = Table(journal="53 . .", sorcery="keen-noses dread")
    other = Table(journal="53 . .", sorcery="bill-ferny mist-on-the-downs")
    assert write_letter(one.s, readable=True) == write_letter(other.s, readable=True)
    s = new_table(parts="two", letter=write_letter(one.s, readable=True)).s
    assert s.sorcery_hand[1].bit_count() == 2
    assert len(s.sorcery_deck) == 20


def test_hidden_hands_are_dealt_from_cards_that_are_nowhere_else() -> None:
    """[H29.1, H29.2]"""
    written = Table(journal="53 . .", sorcery="keen-noses dread").s
    deck = written.sorcery_deck
    deck.remove(2)
    written.fear = True
    written.sorcery_discard, written.sorcery_deck = deck[:3], deck[3:]
    letter = write_letter(written, readable=True)
    hands = set()
    for seed in range(5):
        s = new_table(parts="two", letter=letter, seed=str(seed)).s
        assert s.sorcery_discard == written.sorcery_discard
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
    ],
)
def test_a_letter_that_does_not_add_up_is_refused(letter: str) -> None:
    """[H29.R1]"""
    with pytest.raises(BadOption):
        new_table(parts="two", letter=letter)


# Frodo's journey


def test_the_place_is_the_row_of_the_journey_card() -> None:
    """[H31.1, H31.3, H31.6, H31.7, H-EX16]"""
    t = second(journey="JS-01", step=7)
    journey = t.s.box.journeys[t.s.journey]
    assert t.s.board.names[t.s.frodo_last()] == "27"
    assert t.s.frodo_visited() == t.places("2 10 23 27")
    assert journey.rows[8] == 0
    assert t.s.board.names[journey.rows[14]] == "A"
    t.s.step = 8
    assert t.s.in_the_wild()
    assert t.s.board.names[t.s.frodo_last()] == "27"
    assert not t.s.frodo_visited() & t.places("28"), "rows below do not count"


def test_short_and_long_cards() -> None:
    """[H31.2]"""
    for journey in house_pack().journeys:
        assert (journey.moves, journey.limit) == ((16, 14) if journey.long else (14, 12))


def test_a_day_turn_begins_with_a_step() -> None:
    """[H31.4]"""
    t = second(phase="night", step=3).play("rest", "gandalf 8", "end").pass_riders()
    t.skip_to("ring-bearer-2")
    assert (t.s.phase, t.s.step) == (0, 4)
    t.to_riders().pass_riders()
    assert (t.s.phase, t.s.step) == (1, 5)


def test_the_night_is_a_step_for_influence_or_a_rest() -> None:
    """[H31.5, H43.9]"""
    t = second(phase="night", step=3)
    assert {"step", "rest"} <= set(t.options())
    assert not t.offers("gandalf"), "the night decision comes first"
    t.play("step")
    assert (t.s.step, t.s.influence, t.s.eye) == (4, 1, True)
    t = second(phase="night", step=3).play("rest")
    assert (t.s.step, t.s.influence, t.s.eye) == (3, 0, False)


def test_the_night_decision_comes_before_cards_that_do_not_make_it() -> None:
    """[H31.9, H41.19]"""
    t = second(phase="night", step=3, hand="athelas bill-the-pony")
    assert t.offers("play") == ["bill-the-pony b"]
    t.play("play bill-the-pony b")
    assert t.offers("play") == [], "it was the card of the turn"
    t = second(phase="night", step=3, hand="athelas bill-the-pony").play("rest")
    assert t.offers("play") == ["athelas a"]


def test_sam_and_frodo_help_by_night_in_part_two() -> None:
    """[H11.8, H11.9]"""
    t = second(phase="night", step=3).fellowship(1, 1).again().play("sam")
    assert t.options() == ["step"], "he helps Frodo to move"
    t.play("step")
    assert (t.s.step, t.s.influence, t.s.fellowship) == (4, 0, 0)
    t = second(phase="night", step=3).fellowship(1, 1).again().play("frodo")
    assert (t.s.step, t.s.influence, t.s.eye) == (4, 0, True)
    t = second(step=3).fellowship(1, 1).again().play("frodo")
    assert (t.s.step, t.s.lost_fellowship) == (4, 1)
    assert "frodo" not in t.options(), "once"
    assert "frodo" not in second(phase="night", step=3).play("rest").options()


def test_merry_helps_in_part_two() -> None:
    """[H11.4, H11.14, H31.9]"""
    t = second(step=3).companions("frodo merry").fellowship(1, 1).again()
    assert "merry move" not in t.options(), "no token to move"
    t.play("merry place", "aim 8")
    assert (t.allies(), t.s.fellowship, t.s.reserve) == (["8"], 0, 2)
    t.fellowship(1, 1).again()
    assert not {"merry place", "merry move"} & set(t.options()), "once in a turn"
    t = second(step=3).companions("frodo merry").fellowship(1, 1)
    t.s.allies = t.places("8")
    t.again().play("merry move", "token 8", "to 7")
    assert t.allies() == ["7"]
    assert "merry place" not in second(step=3).companions("frodo merry").again().options()


def test_row_zero_counts_as_visited_and_may_be_searched() -> None:
    """[H31.R1]"""
    t = second(riders="2 28 33 33", step=3).to_riders().play("search")
    assert t.answers() == ["yes"]


def test_the_last_row_is_rivendell() -> None:
    """[H2.6, H31.8, H39.1, H7.R1]"""
    t = second(step=13, hand="bill-the-pony").play("play bill-the-pony a")
    t.skip_to("token", "")
    assert t.s.ending == 4
    t = second(journey="JL-01", step=13, hand="bill-the-pony").play("play bill-the-pony a")
    assert t.s.ending == 0
    assert t.view(1)["limit"] == {"low": 14, "high": 14}, "a short journey would have ended"


# Gandalf


def test_gandalf_moves_to_any_connected_location_or_stays() -> None:
    """[H32.1, H32.3, H32.5, H32.6, H32.R1]"""
    t = second(gandalf="39", deeds="18", riders="39 40 37 36")
    offered = set(t.offers("gandalf"))
    connected = {
        t.s.board.names[place]
        for place in range(1, t.s.board.last_exit + 1)
        if t.s.board.connected(t.place("39"), place)
    }
    assert offered == connected
    assert {"39", "C"} <= offered
    t.play("gandalf 40")
    assert bytes(t.s.gandalf) == bytes([39, 40])
    assert t.heard("hunt-gandalf-moved", 0) == [{"place": "40"}]
    assert t.heard("hunt-gandalf-moved", 1) == []


def test_gandalf_moves_once_in_every_turn() -> None:
    """[H32.2, H32.R2]"""
    t = second()
    assert "end" not in t.options()
    refusal = t.why_not("end")
    assert refusal is not None
    assert refusal.clause == "H32.R2"
    t.play("gandalf 8")
    assert t.offers("gandalf") == []
    assert "end" in t.options()
    t = second(phase="night").play("rest")
    assert t.offers("gandalf"), "by night, too"
    assert t.s.influence == 0


def test_the_worked_example_of_gandalf_and_frodo() -> None:
    """[H31.4, H32.3, H32.4, H34.1, H34.3, H36.1, H-EX17]"""
    t = second(journey="JL-01", gandalf="8", deeds="18 21 24", riders="7 28 33 33", step=1)
    t.play("gandalf 7", "end").pass_riders()
    assert (t.s.phase, t.s.step) == (1, 2)
    t.play("gandalf 10", "end").pass_riders()
    t.play("rest", "gandalf 18", "deed")
    assert t.s.limit() == 15
    t.play("end", "search")
    assert t.answers() == ["yes"], "because of Frodo"
    t.play("end")
    t.s.nazgul[1] = t.place("10")
    t.again().play("search")
    assert t.answers() == ["yes", "no"], "Gandalf leaves no trail"


def revealed(riders: str = "7 7 33 33") -> Table:
    t = second(gandalf="8", riders=riders).fellowship(1, 1).again()
    return t.play("gandalf 7", "reveal")


def test_gandalf_reveals_himself_among_nazgul() -> None:
    """[H33.1, H33.2, H33.3, H33.4, H33.5, H42.2]"""
    t = second(gandalf="8", riders="7 7 33 33").fellowship(1, 1).again()
    assert "reveal" not in t.options()
    t.play("gandalf 7")
    assert "reveal" in t.options()
    t.play("reveal")
    assert (t.s.fellowship, t.s.lost_fellowship) == (0, 1)
    assert t.view(1)["gandalf"]["place"] == "7"
    assert (t.asks(), t.who(), t.options()) == ("which-rider", 0, ["rider blue", "rider green"])
    t.play("rider blue")
    assert "7" not in t.offers("to"), "it must leave [H33.R1]"
    board = t.s.board
    within_two = board.walk(t.place("7"), 2, t.places("7"), board.near) & ~t.places("7")
    assert t.places(" ".join(t.offers("to"))) == within_two, "up to two steps"
    while t.asks() in ("drive-to", "which-rider"):
        t.play(t.options()[0])
    assert t.asks() == "discard-die"
    t.play("die ring")
    assert t.s.dice == [1, 2, 1, 1]
    assert t.asks() == "ring-bearer-2"


def test_only_nazgul_in_his_location_are_driven_out() -> None:
    """[H33.4]"""
    t = revealed("33 7 28 7")
    assert t.options() == ["rider green", "rider purple"]


def test_nobody_is_driven_who_cannot_leave() -> None:
    """[H33.R1, H41.9]"""
    t = second(gandalf="8", riders="7 7 33 33").fellowship(1, 1)
    t.s.held = 0b11
    t.again().play("gandalf 7", "reveal")
    assert t.asks() == "discard-die"
    assert t.at("blue") == "7"
    t = second(gandalf="8", riders="7 7 33 33").fellowship(1, 1)
    t.s.allies = sum(1 << place for place in t.s.board.near[t.place("7")])
    t.again().play("gandalf 7", "reveal")
    assert t.asks() == "discard-die", "every way out is barred"


def test_a_reveal_needs_a_nazgul_a_token_and_the_moment() -> None:
    """[H33.1, H33.2]"""
    t = second(gandalf="8", riders="10 28 33 33").fellowship(1, 1).again().play("gandalf 7")
    assert "reveal" not in t.options()
    t = second(gandalf="8", riders="7 28 33 33").fellowship(0, 1).again().play("gandalf 7")
    assert "reveal" not in t.options()
    t = second(gandalf="8", riders="7 28 33 33").fellowship(2, 1).again()
    t.play("gandalf 7", "buy")
    assert "reveal" not in t.options(), "only directly after his movement"


def test_the_witch_king_die_is_never_discarded() -> None:
    """[H33.10, H33.R4, H37.8]"""
    t = second(gandalf="8", riders="7 28 33 33", dice="ring").fellowship(1, 1)
    t.s.wk_die = 1
    t.s.dice = [0, 0, 0, 0]
    t.again().play("gandalf 7", "reveal")
    assert t.asks() == "drive-to"
    t.play(t.options()[0])
    assert t.asks() == "ring-bearer-2", "no ordinary die, nothing is discarded"
    assert t.s.wk_die == 1


def finish_reveal(t: Table) -> Table:
    while t.asks() in ("which-rider", "drive-to", "discard-die"):
        t.play(t.options()[0])
    return t.play("end")


def test_nobody_enters_the_place_of_the_figure_or_asks_about_it() -> None:
    """[H33.6, H33.7]"""
    t = finish_reveal(revealed())
    riders = [t.s.nazgul[0], t.s.nazgul[1]]
    assert t.place("7") not in riders
    t.s.nazgul[0] = t.s.board.near[t.place("7")][0]
    t.sorcery("bill-ferny").again()
    assert "ride 7" not in t.options()
    t.play("play-sorcery", "play bill-ferny a")
    assert "aim 7" not in t.options()


def test_the_figure_leaves_and_gandalf_reappears_secretly() -> None:
    """[H33.8, H33.9, H33.R2, H43.10, H42.17, H42.28]"""
    t = finish_reveal(revealed())
    t.s.found = t.s.frodo_last()
    t.pass_riders()
    assert (t.asks(), t.who(), len(t.options())) == ("reappear", 0, 2), "before the encounter"
    assert t.view(1)["gandalf"]["is"] == "hidden"
    new = t.options()[0].removeprefix("appear ")
    t.play(t.options()[0])
    assert t.s.board.names[t.s.gandalf[-1]] == new
    assert (t.s.deed_pool.bit_count(), t.s.deed_gone.bit_count()) == (5, 1)
    assert t.heard("hunt-gandalf-reappeared", 1) == []


def test_the_last_tokens_of_the_pool() -> None:
    """[H33.R3, H30.R3]"""
    t = finish_reveal(revealed())
    t.s.deed_pool, t.s.deed_gone = 1 << 4, 0b1
    t.pass_riders()
    assert len(t.options()) == 1, "still asked"
    t = finish_reveal(revealed())
    t.s.deed_pool, t.s.deed_gone = 0, 0b11
    t.pass_riders()
    assert len(t.options()) == 2
    assert t.s.deed_gone == 0, "they form the new pool"


def test_a_deed_shows_its_token_and_raises_the_limit() -> None:
    """[H34.1, H34.2, H34.3, H34.R1, H42.8]"""
    t = second(gandalf="18", deeds="18 21 24").again()
    before = t.s.limit()
    assert "deed" in t.options(), "before the movement"
    t.play("deed")
    assert t.s.limit() == before + 1
    assert t.view(1)["gandalf"]["deeds"] == ["18"]
    assert t.view(1)["gandalf"]["deeds_behind"] == 2
    assert t.view(1)["gandalf"]["place"] == ""
    assert "deed" not in t.options()
    assert "deed" not in second(gandalf="8", deeds="18 21 24").options()


def test_gandalf_may_be_announced_in_rivendell() -> None:
    """[H34.5, H34.6, H34.R2]"""
    t = second(gandalf="39", deeds="18", riders="38 28 33 33").again()
    assert "rivendell" not in t.options(), "not from a location"
    t.play("gandalf C")
    assert "rivendell" in t.options()
    before = t.s.limit()
    t.play("rivendell")
    assert t.s.limit() == before + 1
    assert t.s.gandalf_at() == 0
    assert "deed" not in t.options()
    t.play("end").pass_riders()
    assert t.offers("gandalf") == [], "he takes no further part"
    assert "end" in t.options()
    t = second(gandalf="39", deeds="18").again().play("gandalf C", "end").pass_riders()
    assert "rivendell" in t.options(), "or later, while he is there"
    assert t.offers("gandalf")


# Questions in part 2


def test_a_search_finds_frodos_way_only() -> None:
    """[H36.1, H36.2, H36.9, H-EX20]"""
    t = second(gandalf="8", riders="8 10 33 33", step=3).to_riders().play("search", "end")
    assert (t.answers(), t.tracks()) == (["no"], {})
    t = second(gandalf="10", deeds="18", riders="10 28 33 33", step=3).to_riders().play("search")
    assert (t.answers(), t.tracks()) == (["yes"], {"10": "eye"})
    assert t.heard("hunt-gandalf-found") == []


@pytest.mark.parametrize(
    ("frodo", "gandalf", "plain", "exact"),
    [
        (7, "8", "yes", "frodo"),
        (0, "26", "yes", "gandalf"),
        (7, "26", "yes", "both"),
        (0, "8", "no", "nobody"),
    ],
)
def test_perception_covers_both(frodo: int, gandalf: str, plain: str, exact: str) -> None:
    """[H36.3, H36.4, H37.11, H36.R4]"""
    t = second(gandalf=gandalf, deeds="18", step=frodo, riders="27 28 33 33", dice="ring")
    section = {t.s.board.section[t.place(name)] for name in ("27", "26")}
    assert len(section) == 1
    t.again().to_riders().play("perceive-section")
    assert t.answers() == [plain]
    t = second(gandalf=gandalf, deeds="18", step=frodo, riders="27 28 33 33", dice="ring")
    t.s.wk_die = 4
    t.again().to_riders().play("exact-section")
    assert t.answers() == [exact]
    t.s.wk_die = 4
    t.again().play("end", "exact-zone")
    assert t.heard("hunt-asked-area")[-1]["area"] == "VI-A", "the zone of green"
    t = second(gandalf=gandalf, deeds="18", step=frodo, riders="27 28 33 33", dice="sword")
    t.s.wk_die = 6
    t.again().to_riders().play("perceive-section")
    assert t.answers() == [plain], "only the Morgul Ring is exact"
    t.roll("sword")
    t.s.wk_die = 0
    t.again().play("end", "perceive-section")
    assert t.answers()[-1] in ("yes", "no"), "his Ring is an ordinary one"


def test_a_revealed_gandalf_counts_for_perception() -> None:
    """[H36.R2]"""
    t = finish_reveal(revealed("7 28 33 33"))
    t.s.nazgul[0] = t.place("8")
    assert t.s.board.section[t.place("8")] == t.s.board.section[t.place("7")]
    t.s.step = 12
    t.again().play("perceive-section", *(["pay ring"] if t.s.dice[3] else []))
    assert t.answers() == ["yes"]


def test_a_hunt_finds_gandalf_only_at_his_last_location_and_he_flees() -> None:
    """[H36.6, H36.7, H36.8, H36.R1, H42.16]"""
    t = second(gandalf="26", deeds="18", riders="26 28 33 33", step=3)
    t.to_riders().play("hunt", "pay sword")
    assert (t.answers(), t.tracks()) == (["no"], {}), "no token for Gandalf"
    assert t.heard("hunt-gandalf-found") == [{"place": "26"}]
    assert t.heard("hunt-gandalf-fled", 1) == []
    place = t.s.gandalf[-1]
    assert t.heard("hunt-gandalf-fled", 0) == [{"place": t.s.board.names[place]}]
    assert t.s.deed_gone == 1 << t.s.board.token_places.index(place)
    assert t.s.deed_pool.bit_count() == 7
    t = second(gandalf="26", deeds="18", riders="26 28 33 33", step=3)
    t.s.deed_gone = t.s.deed_pool & -t.s.deed_pool
    t.s.deed_pool &= ~t.s.deed_gone
    t.to_riders().play("hunt", "pay sword")
    assert t.s.deed_gone.bit_count() == 2, "tokens that left earlier stay away"
    t = second(gandalf="26", deeds="18", riders="30 28 33 33", step=3)
    t.to_riders().play("hunt", "pay sword")
    assert t.heard("hunt-gandalf-found") == []


def test_hunts_that_concern_both() -> None:
    """[H36.5, H36.10, H36.11, H-EX20]"""
    t = second(gandalf="10", deeds="18", riders="10 28 33 33", step=5)
    t.to_riders().play("hunt", "pay sword")
    assert (t.answers(), t.tracks(), t.s.found) == (["yes"], {"10": "sword"}, 0)
    assert t.heard("hunt-gandalf-found") == [{"place": "10"}]
    t = second(gandalf="10", deeds="18", riders="10 28 33 33", step=3)
    t.to_riders().play("hunt", "pay sword")
    assert (t.answers(), t.tracks()) == (["here"], {"10": "sword"})
    assert t.s.found == t.place("10")
    assert t.heard("hunt-gandalf-found") == [{"place": "10"}]


def test_effects_about_frodo_only_ignore_gandalf() -> None:
    """[H36.R3, H34.6]"""
    t = second(gandalf="26", deeds="18", riders="27 28 33 33", step=0, sorcery="the-ring-calls")
    t.to_riders().play("play-sorcery", "play the-ring-calls a", "pay sorcery")
    assert t.heard("hunt-frodo-in-section")[0]["answer"] == {"name": "hunt-answer-no"}
    assert t.s.influence == 0


# Refuges


def test_a_refuge_hides_frodo_from_a_search() -> None:
    """[H6.5, H35.1, H35.2, H35.3, H35.4, H35.R1]"""
    on = {"refuges": "on"}
    t = second(journey="JL-01", step=4, riders="8 28 33 33", gandalf="26", options=on)
    t.to_riders().play("search")
    assert (t.answers(), t.tracks()) == (["no"], {})
    t = second(journey="JL-01", step=5, riders="8 28 33 33", gandalf="26", options=on)
    assert t.to_riders().play("search").answers() == ["no"], "still the last location"
    t = second(journey="JL-01", step=6, riders="8 28 33 33", gandalf="26", options=on)
    assert t.to_riders().play("search").answers() == ["yes"]
    t = second(journey="JL-01", step=4, riders="8 28 33 33", gandalf="26", options=on)
    assert t.to_riders().play("hunt", "pay sword").answers() == ["here"]
    t = second(journey="JL-01", step=4, riders="8 28 33 33", gandalf="26")
    assert t.to_riders().play("search").answers() == ["yes"], "only in the variant"
    t = second(journey="JS-02", step=4, riders="8 28 33 33", gandalf="26", options=on)
    assert t.to_riders().play("search").answers() == ["yes"], "the row of this card is unmarked"


def test_there_are_no_refuges_in_part_one() -> None:
    """[H6.5, H35.1]"""
    journey = house_pack().journeys[-1]
    row = bits(journey.refuges)[0]
    refuge = str(journey.rows[row])
    t = Table(journal=refuge + " ." * row, riders=f"{refuge} 29 41 45", options={"refuges": "on"})
    assert t.to_riders().play("search").answers() == ["yes"]


# The Witch-king


def kings(dice: str = "sword", **more: object) -> Table:
    t = second(riders="27 28 33 33", dice=dice, **more)
    t.s.witch_king = 0
    return t.again()


def test_leader_of_the_nine_brings_him() -> None:
    """[H22.11, H37.1, H37.3, H37.R3, H37.R4]"""
    t = second(
        riders="27 28 33 33",
        sorcery="leader-of-the-nine leader-of-the-nine",
        dice="sorcery sorcery",
    )
    t.to_riders().play("play-sorcery", "play leader-of-the-nine b")
    assert t.view(1)["nazgul"][0]["witch_king"] is True
    assert t.at("blue") == "27"
    assert t.offers("ride"), "a move not yet made may still be made"
    assert "free hunt" not in t.options(), "the action is used"
    t.play("end", "play-sorcery")
    assert t.offers("play") == ["leader-of-the-nine a"], "there is one figure"


def test_the_question_calls_him_by_his_name() -> None:
    """[H37.1]"""
    t = kings(step=7).to_riders()

    def asked() -> object:
        return GAME.flow.decision(t.s).prompt(t.s).values["rider"]

    assert asked() == {"name": "hunt-nazgul-witch-king"}
    t.play("end")
    assert asked() == {"name": "hunt-nazgul-green"}


def test_what_happens_is_told_under_his_name() -> None:
    """[H37.1, H37.6]"""
    t = kings(step=7).companions("frodo").will_draw("1 1 1 1").to_riders()
    king = {"name": "hunt-nazgul-witch-king"}
    assert t.heard("hunt-rider-turn")[0]["rider"] == king
    t.play(f"ride {t.offers('ride')[0]}")
    assert t.heard("hunt-rode")[0]["rider"] == king
    t = kings(step=7).companions("frodo").will_draw("1 1 1 1").to_riders()
    t.play("free hunt").pass_riders()
    assert t.heard("hunt-encounter")[0]["riders"] == {"names": ["hunt-nazgul-witch-king"]}
    assert t.heard("hunt-witch-king-left")[0]["rider"] == {"name": "hunt-nazgul-blue"}


def test_he_hunts_without_a_die_but_has_no_free_search() -> None:
    """[H37.4, H37.R1]"""
    t = kings(step=7).to_riders()
    assert "search" not in t.options()
    assert {"free hunt", "hunt"} <= set(t.options())
    refusal = t.why_not("search")
    assert refusal is not None
    assert refusal.clause == "H37.R1"
    t.play("free hunt")
    assert (t.answers(), t.s.dice) == (["here"], [0, 1, 0, 0])
    t.play("end")
    assert "search" in t.options()


def test_he_counts_twice_and_leaves_after_his_encounter() -> None:
    """[H37.5, H37.6, H38.1]"""
    t = kings(step=7).companions("frodo").will_draw("1 1 1 1").to_riders()
    t.play("free hunt").pass_riders()
    assert t.heard("hunt-encounter")[0]["tokens"] == 2
    assert t.s.influence == 2
    assert t.s.witch_king == -1
    assert t.at("blue") == "27", "an ordinary Nazgûl takes his place"
    t = kings(step=7).companions("frodo").will_draw("1 1 1 1").riders("28 27 33 33").to_riders()
    t.s.found = t.place("27")
    t.pass_riders()
    assert t.s.witch_king == 0, "he took no part"


def test_his_die_is_rolled_while_he_is_in_play() -> None:
    """[H37.7, H37.9, H37.R5, H37.13]"""
    t = kings(phase="night").play("rest", "gandalf 8", "end").pass_riders()
    t.will_roll("ring ring ring ring ring ring", "morgul-shadow")
    t.skip_to("ring-bearer-2", "frodo")
    assert t.view(1)["dice"]["witch_king"] == "morgul-shadow"
    shown = t.heard("hunt-rolled")[-1]["faces"]["names"]
    assert shown == ["hunt-face-ring"] * 6 + ["hunt-face-morgul-shadow"]
    assert t.s.fellowship == 0, "it gives no Fellowship token"
    t.s.witch_king = -1
    if t.asks() == "frodo":
        t.play("pass")
    t.to_riders()
    assert "hunt" in t.options() or "draw-sorcery" in t.options(), "it stays to the end of the day"
    t.s.phase = 2
    t.again().pass_riders()
    t.skip_to("ring-bearer-2", "frodo")
    assert t.s.wk_die == -1


def test_every_face_of_the_dice_is_rolled() -> None:
    """[H17.4, H37.10, H0.6]"""
    t = kings()
    ordinary, his = [0, 0, 0, 0], set()
    for _ in range(100):
        roll_the_dice(t.s)
        assert sum(t.s.dice) == 6
        ordinary = [before + now for before, now in zip(ordinary, t.s.dice, strict=True)]
        his.add(FACES[t.s.wk_die])
    assert his == {"ring", "sword", "sorcery", "morgul-ring", "pursuit", "morgul-shadow"}
    assert all(160 < ordinary[face] < 240 for face in (0, 1)), "Ring and Sword twice"
    assert all(70 < ordinary[face] < 130 for face in (2, 3)), "Sorcery and Shadow once"


def test_his_die_may_be_used_as_sorcery_in_the_dark() -> None:
    """[H23.R1]"""
    t = second(riders="32 28 33 33", dice="")
    t.s.dice, t.s.wk_die = [0, 0, 0, 0], 5
    t.again().to_riders()
    assert "draw-sorcery" in t.options()
    t.play("draw-sorcery", "end")
    assert "draw-sorcery" not in t.options(), "a used die leaves the pool"
    assert t.view(1)["dice"]["witch_king"] == "spent"


def test_pursuit_moves_every_nazgul_the_active_one_first() -> None:
    """[H37.10, H37.12, H37.R6, H43.14]"""
    t = second(seats=3, riders="27 28 33 33", dice="sword")
    t.s.owner, t.s.order, t.s.lead = [1, 2, 1, 2], [0, 2, 1, 3], 1
    t.s.wk_die = 5
    t.again().to_riders().play("end")
    assert t.view(1)["active"] == "red"
    t.play("pursue")
    movers = []
    while t.asks() == "ride":
        movers.append(t.who())
        mover = t.s.nazgul[t.s.target]
        steps = t.s.board.ride(mover, ONE_STEP, 0)
        assert t.options() == ["stay", *[f"ride {t.s.board.names[place]}" for place in steps]]
        t.play(t.options()[1])
    assert movers == [1, 1, 2, 2]
    assert "28" not in (t.at("green"),)


# Encounter in part 2


def caught(strider: bool = True, **more: object) -> Table:
    t = second(riders="27 28 33 33", step=7, dice="sword", **more)
    t.companions("frodo strider" if strider else "frodo").will_draw("1 1 1 1")
    t.again().to_riders().play("hunt").pass_riders()
    return t


def test_strider_draws_one_token_fewer() -> None:
    """[H11.16, H43.5]"""
    t = second(riders="27 27 33 33", step=7, dice="sword").companions("frodo strider")
    t.fellowship(1, 0).will_draw("2 2 1 1").again().to_riders().play("hunt").pass_riders()
    assert t.asks() == "strider"
    t.play("strider")
    assert (t.s.influence, t.s.fellowship) == (2, 0)
    t = second(riders="27 28 33 33", step=7, dice="sword").companions("frodo strider")
    t.fellowship(1, 0).will_draw("2 2 1 1").again().to_riders().play("hunt").pass_riders()
    assert t.asks() == "direction", "with two or more tokens only"
    t = second(riders="27 27 33 33", step=7, dice="sword").companions("frodo strider")
    t.fellowship(0, 1).will_draw("2 2 1 1").again().to_riders().play("hunt").pass_riders()
    assert t.asks() == "direction", "not without a Fellowship token"
    t = second(riders="27 27 33 33", step=7, dice="sword").companions("frodo strider", "strider")
    t.fellowship(1, 0).will_draw("2 2 1 1").again().to_riders().play("hunt").pass_riders()
    assert t.asks() == "direction", "not when he is flipped"


def test_keeping_the_card_changes_nothing() -> None:
    """[H38.2, H38.7, H38.8, H43.11]"""
    t = caught()
    assert (t.asks(), t.who(), t.options()) == ("direction", 0, ["keep", "change"])
    journey = t.s.journey
    t.play("keep")
    assert (t.s.journey, t.tracks()) == (journey, {"27": "sword"})
    assert t.s.step == 8, "only the step of the new phase"
    assert t.heard("hunt-kept-direction") == [{}]


def test_changing_direction() -> None:
    """[H38.3, H38.4, H38.5, H38.6, H38.R1, H39.4]"""
    t = caught(strider=False).play("change")
    assert (t.s.step, t.tracks()) == (6, {})
    assert (t.asks(), len(t.options())) == ("journey", 1), "asked also with one card [H42.28]"
    new = t.options()[0].removeprefix("keep ")
    t.play(f"keep {new}")
    assert t.heard("hunt-journey-kept", 0)[-1] == {"card": new}
    assert t.heard("hunt-journey-kept", 1) == [], "drawn secretly"
    assert t.s.box.journeys[t.s.journey].id == new
    assert not t.s.box.journeys[t.s.journey].long, "from the same deck"
    assert t.view(1)["journey"] == {"deck": 16, "discarded": 1}
    assert t.s.limit() == 12


def test_strider_leads_with_two_cards() -> None:
    """[H11.17, H38.5, H43.11]"""
    t = caught().play("change")
    assert t.options() == ["strider", "pass"]
    t.play("strider")
    assert (t.asks(), len(t.options())) == ("journey", 2)
    t.play(t.options()[1])
    assert t.s.flipped == 1 << 4
    assert t.view(1)["journey"] == {"deck": 15, "discarded": 2}


def test_strider_may_be_left_alone() -> None:
    """[H11.17, H0.R1]"""
    t = caught().play("change", "pass")
    assert (t.asks(), len(t.options()), t.s.flipped) == ("journey", 1, 0)


def test_an_empty_journey_deck_is_made_anew() -> None:
    """[H38.R2]"""
    t = caught(strider=False)
    t.s.journey_discard, t.s.journey_deck = t.s.journey_deck, bytearray()
    old = t.s.journey
    t.play("change")
    t.play(t.options()[0])
    assert t.s.journey != old
    assert t.view(1)["journey"] == {"deck": 16, "discarded": 1}
    orders = set()
    for seed in range(3):
        t = caught(strider=False, seed=str(seed))
        t.s.journey_discard, t.s.journey_deck = bytearray(sorted(t.s.journey_deck)), bytearray()
        t.play("change")
        orders.add(bytes(t.s.journey_deck))
    assert len(orders) == 3, "shuffled"


def test_the_figure_never_goes_below_step_zero() -> None:
    """[H38.R3]"""
    t = second(riders="2 28 33 33", step=0, dice="sword").companions("frodo").will_draw("1")
    t.again().to_riders().play("hunt").pass_riders().play("change")
    assert t.s.step == 0


# Endings


def test_the_limit_depends_on_card_deeds_and_rivendell() -> None:
    """[H39.2, H39.3, H39.R1, H42.24]"""
    t = second(journey="JL-01", step=3, phase="night")
    t.s.influence, t.s.deeds_done = 11, 0b1
    assert t.view(1)["limit"] == {"low": 13, "high": 15}
    assert t.view(0)["limit"] == {"low": 15, "high": 15}
    t.again().play("step")
    assert t.s.outcome is None
    assert t.view(1)["limit"] == {"low": 13, "high": 15}
    t.s.influence = 13
    t = second(journey="JL-01", step=3, phase="night")
    t.s.influence = 11
    t.again().play("step")
    assert t.view(1)["limit"] == {"low": 14, "high": 14}, "12 passed without an end"
    t = second(journey="JS-01", step=3, phase="night")
    t.s.influence = 11
    t.again().play("step")
    t.skip_to("token", "")
    assert t.s.ending == 1


def test_the_influence_comes_before_the_last_step_of_the_night() -> None:
    """[H39.R2]"""
    t = second(step=13, phase="night")
    t.s.influence = 11
    t.again().play("step")
    t.skip_to("token", "")
    assert t.s.ending == 1
    assert t.s.step == 13


@pytest.mark.parametrize(("part", "step", "tokens"), [(1, 9, 2), (2, 7, 2), (2, 8, 1)])
def test_tokens_when_frodo_falls(part: int, step: int, tokens: int) -> None:
    """[H40.1, H40.2, H40.6, H40.7]"""
    t = Table(part=part, phase="night")
    if part == 2:
        t.s.step = step
    t.s.influence = 11
    t.again().play("step" if part == 2 else "note .")
    if tokens == 1:
        assert (t.asks(), t.who()) == ("token", t.s.lead)
        t.play("token politics")
    assert t.s.outcome is not None
    assert t.s.outcome.winners == (1,)
    assert t.s.outcome.scores == (0, t.s.shadow_tokens), "one for each seat"
    free, shadow = tokens_earned(t.s.outcome)
    assert (len(free), len(shadow)) == (0, tokens)
    if tokens == 1:
        assert shadow == ["politics"]


@pytest.mark.parametrize(
    ("face_up", "free", "shadow"),
    [("", 1, 1), ("frodo", 1, 0), ("frodo strider", 1, 0), ("frodo sam strider", 2, 0)],
)
def test_tokens_when_rivendell_is_reached(face_up: str, free: int, shadow: int) -> None:
    """[H40.3, H40.4, H40.5, H40.6, H40.R1]"""
    t = second(step=13, hand="bill-the-pony")
    t.companions(" ".join(COMPANIONS)).companions(face_up or "frodo", "" if face_up else "frodo")
    t.again().play("play bill-the-pony a")
    while t.s.outcome is None:
        assert t.asks() == "token"
        t.play(t.options()[0])
    assert t.s.outcome.winners == (0,)
    assert t.s.outcome.reason == "reached-rivendell"
    earned = tokens_earned(t.s.outcome)
    assert (len(earned[0]), len(earned[1])) == (free, shadow)
