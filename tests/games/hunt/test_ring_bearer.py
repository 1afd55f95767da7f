"""The Ring-bearer's turn: moving, night, ally cards, Fellowship tokens, companions. [H7-H14]"""

import pytest

from ringtable.games.hunt.flow import FLOW
from tests.games.hunt.scenario import Table

# The turn


def test_by_day_the_turn_cannot_end_before_a_movement() -> None:
    """[H8.2, H8.7, H43.2]"""
    t = Table()
    assert "end" not in t.options()
    assert "rest" not in t.options()
    refusal = t.why_not("end")
    assert refusal is not None
    assert refusal.clause == "H8.2"
    t.play("note .")
    assert t.asks() == "ring-bearer"
    t.play("end")
    assert (t.asks(), t.who()) == ("nazgul", 1)


def test_by_night_frodo_moves_or_rests() -> None:
    """[H8.3, H10.3, H43.2]"""
    t = Table(phase="night")
    assert {"rest", "note ."} <= set(t.options())
    assert "end" not in t.options()
    t.play("rest")
    assert t.options() == ["end"]
    assert (t.s.step, t.s.influence, t.s.eye, t.written()) == (0, 0, False, "1")
    t = Table(phase="night", hand="the-green-dragon the-road-goes-ever-on").fellowship(2).again()
    t.play("play the-road-goes-ever-on a", "buy", "rest")
    assert t.options() == ["end"], "nothing a second time [H8.1]"


def test_each_thing_is_done_once_in_any_order() -> None:
    """[H8.1, H8.4, H8.5, H14.3]"""
    t = Table(hand="the-green-dragon the-road-goes-ever-on").fellowship(2).again()
    assert {"buy", "note .", "play the-green-dragon a"} <= set(t.options())
    t.play("buy")
    assert "buy" not in t.options(), "once in a turn"
    assert t.s.fellowship == 1
    t.play("play the-road-goes-ever-on a")
    assert not any(text.startswith("play") for text in t.options()), "one card in a turn"
    t.play("note .")
    assert "note ." not in t.options(), "one movement in a turn"
    assert "end" in t.options()


def test_why_no_card_can_be_bought() -> None:
    """[H14.3]"""
    t = Table()
    assert reason(t, "buy") == ("H14.3", "hunt-why-no-fellowship")
    t = Table().fellowship(2).again().play("buy")
    assert reason(t, "buy") == ("H14.3", "hunt-why-bought")


def reason(t: Table, thing: str) -> tuple[str, str]:
    refusal = t.why_not(thing)
    assert refusal is not None
    return refusal.clause, refusal.phrase.id


def test_the_question_no_longer_speaks_of_the_movement_that_was_made() -> None:
    """[H8.1]"""
    t = Table()
    assert prompt(t) == "hunt-ask-ring-bearer"
    assert prompt(t.play("note .")) == "hunt-ask-ring-bearer-over"
    t = Table(phase="night")
    assert prompt(t) == "hunt-ask-ring-bearer-night"
    assert prompt(t.play("rest")) == "hunt-ask-ring-bearer-over"


def prompt(t: Table) -> str:
    return str(FLOW.decision(t.s).prompt(t.s).id)


def test_a_card_may_be_played_after_the_movement_and_when_just_drawn() -> None:
    """[H8.4, H8.5]"""
    t = Table().fellowship(1, 1)
    t.s.ally_deck = bytearray([t.ally_ids().index("the-road-goes-ever-on")])
    t.again().play("note .", "buy", "play the-road-goes-ever-on a")
    assert t.s.fellowship == 2


def test_companions_do_not_count_as_the_card_of_the_turn() -> None:
    """[H8.6, H14.4]"""
    t = Table(hand="the-green-dragon").companions("frodo sam pippin merry").fellowship(2).again()
    t.play("merry place", "aim 3")
    assert {"buy", "play the-green-dragon a"} <= set(t.options())


# Night


def test_moving_by_night_costs_influence_and_turns_the_marker() -> None:
    """[H10.1, H10.2]"""
    t = Table(phase="night").play("note .")
    assert (t.s.influence, t.s.eye, t.s.step) == (1, True, 1)


def test_the_marker_turns_back_at_the_end_of_the_night() -> None:
    """[H7.4, H10.2]"""
    t = Table(phase="night").play("note .", "end").pass_riders()
    t.skip_to("ring-bearer")
    assert (t.s.eye, t.s.phase, t.s.day) == (False, 0, 2)


def test_the_influence_can_win_before_the_movement_is_noted() -> None:
    """[H10.4, H2.7, H7.R1, H28.6]"""
    t = Table(phase="night")
    t.s.influence = 11
    t.play("note .")
    assert t.s.outcome is not None
    assert (t.s.outcome.reason, t.s.outcome.winners) == ("fell", (1,))
    assert t.written() == "1"


def test_one_movement_in_a_night() -> None:
    """[H10.5]"""
    t = Table(phase="night").play("note .")
    assert t.offers("note") == []


def test_a_free_night_movement_is_the_night_decision() -> None:
    """[H10.R1, H10.R2, H41.19]"""
    t = Table(phase="night", hand="tom-bombadil").play("play tom-bombadil b", "note .")
    assert (t.s.influence, t.s.eye, t.s.step) == (0, True, 1)
    assert t.options() == ["end"]
    t = Table(phase="night", hand="tom-bombadil").play("rest")
    assert "play tom-bombadil b" not in t.options()


# Ally cards


def test_the_hand_limit_is_five() -> None:
    """[H12.2, H41.21]"""
    hand = "the-green-dragon five-ponies fatty-bolger the-gaffer mr-underhill"
    t = Table(hand=hand).play("play the-green-dragon a")
    assert t.asks() == "discard-ally"
    assert len(t.options()) == 6
    assert "discard the-green-dragon" not in t.options(), "a card being played is not in the hand"
    t.play("discard five-ponies")
    assert t.s.hand.bit_count() == 5
    pile = [t.ally_ids()[card] for card in bytes(t.s.ally_discard)]
    assert pile == ["five-ponies", "the-green-dragon"]


def test_an_empty_deck_gives_no_cards_and_cannot_be_bought_from() -> None:
    """[H12.3, H12.R2]"""
    t = Table(hand="the-green-dragon").fellowship(1)
    t.s.ally_deck = bytearray()
    t.s.ally_discard = bytearray([2, 3])
    t.again()
    assert "buy" not in t.options()
    t.play("play the-green-dragon a")
    assert t.holds() == []
    assert len(t.s.ally_discard) == 3, "the discard pile is never reshuffled"


def test_a_card_is_played_only_when_its_condition_holds_with_one_option() -> None:
    """[H12.4, H12.5, H12.6, H12.9]"""
    t = Table(hand="bilbos-walking-song fatty-bolger gildor-inglorion")
    assert t.offers("play") == ["bilbos-walking-song b"], "by day, not in the wild, not out of turn"
    t = Table(hand="bilbos-walking-song", journal="1 .")
    assert t.offers("play") == ["bilbos-walking-song a", "bilbos-walking-song b"]


def test_a_played_card_lies_on_the_open_discard_pile() -> None:
    """[H12.8, H12.R1, H42.4]"""
    t = Table(hand="the-road-goes-ever-on").play("play the-road-goes-ever-on a")
    for seat in (-1, 1):
        assert t.view(seat)["ally"]["discard"] == ["the-road-goes-ever-on"]


def test_an_option_may_be_chosen_though_it_changes_nothing() -> None:
    """[H0.5, H12.7, H12.R3, H41.R1]"""
    t = Table(hand="the-road-goes-ever-on").fellowship(3, 0).again()
    t.play("play the-road-goes-ever-on a")
    assert t.s.fellowship == 3
    assert t.holds() == []


# Ally tokens


def test_an_ally_token_is_placed_where_neither_nazgul_nor_token_stands() -> None:
    """[H13.1, H13.4, H13.R1]"""
    t = Table(hand="the-master-of-brandy-hall", riders="46 46 46 46")
    t.s.allies = t.places("47")
    t.play("play the-master-of-brandy-hall a")
    offered = t.offers("aim")
    assert "46" not in offered
    assert "47" not in offered
    assert {"45", "49", "52", "53"} <= set(offered), "starts and dark locations are allowed"
    assert not any(name.isalpha() or name.startswith("d") for name in offered)
    t.play("aim 49")
    assert t.allies() == ["47", "49"]


def test_an_ally_token_moves_to_a_connected_location() -> None:
    """[H13.5, H13.6]"""
    t = Table(hand="the-master-of-brandy-hall", riders="33 d33 d34 d35")
    t.s.allies = t.places("37 35")
    t.play("play the-master-of-brandy-hall b", "token 37")
    assert set(t.offers("to")) == {"38", "39"}, "33 holds a Nazgûl, 35 a token"
    t.play("to 38")
    assert t.allies() == ["35", "38"]


def test_with_an_empty_supply_a_token_may_be_moved_instead() -> None:
    """[H13.7, H41.11]"""
    t = Table(hand="shirriffs-of-the-eastfarthing", riders="24 24 24 24")
    t.s.allies = t.places("1 2 3 4 6 7 8 9")
    t.play("play shirriffs-of-the-eastfarthing a")
    assert "enough" in t.options(), "the transfer is optional"
    t.play("aim 1")
    assert "enough" not in t.options()
    assert "aim 2" not in t.options()
    t.play("aim 31")
    assert t.allies() == ["2", "3", "4", "6", "7", "8", "9", "31"]
    t = Table(hand="shirriffs-of-the-eastfarthing")
    t.s.allies = t.places("1 2 3 4 6 7 8 9")
    t.play("play shirriffs-of-the-eastfarthing a", "enough")
    assert len(t.allies()) == 8
    t = Table(hand="the-bounders", riders="24 24 24 24")
    t.s.allies = t.places("1 2 3 4 6 7 8 9")
    t.play("play the-bounders a", "aim 1", "aim 30")
    assert {"aim 2", "enough"} <= set(t.options())
    assert not {"aim 1", "aim 30"} & set(t.options()), "each token once"
    t.play("aim 2")
    assert "aim 30" not in t.options()
    t.play("aim 34")
    assert t.allies() == ["3", "4", "6", "7", "8", "9", "30", "34"]
    assert t.asks() == "ring-bearer", "two tokens at most"


def test_a_supply_that_runs_out_in_the_middle_of_a_card_moves_tokens_of_the_board() -> None:
    """[H13.7, H41.11]"""
    t = Table(hand="the-bounders", riders="24 24 24 24")
    t.s.allies = t.places("1 2 3 4 6 7 8")
    t.play("play the-bounders a")
    assert "enough" not in t.options(), "one must be placed"
    assert "aim 1" not in t.options(), "it comes from the supply"
    t.play("aim 30")
    assert {"aim 1", "aim 8", "enough"} <= set(t.options()), "now one of the board may be moved"
    assert "aim 30" not in t.options(), "not the one just placed"
    t.play("aim 1", "aim 34")
    assert t.allies() == ["2", "3", "4", "6", "7", "8", "30", "34"]
    assert t.heard("hunt-ally-placed") == [{"place": "30"}]
    assert t.heard("hunt-ally-moved") == [{"place": "1", "to": "34"}]
    t = Table(hand="the-bounders", riders="24 24 24 24")
    t.s.allies = t.places("1 2 3 4 6 7 8")
    t.play("play the-bounders a", "aim 30", "enough")
    assert len(t.allies()) == 8, "the transfer is optional"


def test_one_token_at_least_must_be_placed() -> None:
    """[H41.11]"""
    t = Table(hand="the-bounders").play("play the-bounders a")
    assert "enough" not in t.options()
    t.play(t.options()[0])
    assert "enough" in t.options()
    t.play("enough")
    assert len(t.allies()) == 1


# Fellowship tokens


def test_a_token_is_spent_to_the_reserve_and_buys_a_card() -> None:
    """[H14.1, H14.3, H14.6]"""
    t = Table().fellowship(2, 1).again().play("buy")
    assert (t.s.fellowship, t.s.reserve) == (1, 2)
    assert t.s.hand.bit_count() == 1
    t.play("note .", "end").pass_riders()
    assert t.s.fellowship == 1, "unspent tokens are kept"


def test_without_a_token_nothing_is_bought() -> None:
    """[H14.3]"""
    assert "buy" not in Table().options()


# Companions


def test_frodo_hopes_at_the_start_of_the_first_day_phase() -> None:
    """[H7.2, H11.4, H11.5, H11.7, H43.12]"""
    t = Table(phase="night").fellowship(0, 3).again().play("rest", "end").pass_riders()
    t.will_roll("ring ring ring ring ring ring").skip_to("pippin").play("pass").skip_to("frodo")
    assert (t.who(), t.options()) == (0, ["frodo", "pass"])
    t.play("frodo")
    assert (t.s.fellowship, t.s.reserve) == (1, 2)
    assert t.asks() == "ring-bearer"


@pytest.mark.parametrize("case", ["token", "reserve", "flipped"])
def test_frodo_hopes_only_without_a_token_and_with_a_reserve(case: str) -> None:
    """[H11.7, H11.2]"""
    t = Table(phase="night").fellowship(0, 3)
    if case == "token":
        t.fellowship(1, 2)
    elif case == "reserve":
        t.fellowship(0, 0)
    else:
        t.companions("frodo sam pippin", flipped="frodo")
    t.again().play("rest", "end").pass_riders()
    t.will_roll("ring ring ring ring ring ring")
    while t.s.day == 1:
        t.play("pass" if t.asks() == "pippin" else t.options()[0])
    assert t.asks() == "ring-bearer"


def test_frodo_hurries_by_day_for_a_token_lost_for_good() -> None:
    """[H11.3, H11.6, H11.8, H14.7, H9.12]"""
    t = Table().fellowship(2, 1).again().play("frodo", "note .")
    assert (t.s.fellowship, t.s.reserve, t.s.lost_fellowship, t.s.step) == (1, 1, 1, 1)
    assert t.s.flipped == 1
    assert "frodo" not in t.options(), "flipped: neither effect is available"
    assert "note ." in t.options(), "the movement of the turn is still to come"
    assert "buy" in t.options(), "tokens stay on the flipped card"


def test_frodo_hurries_from_the_reserve_and_not_without_any_token() -> None:
    """[H11.8, H11.R1]"""
    t = Table().fellowship(0, 1).again().play("frodo")
    assert (t.s.fellowship, t.s.reserve) == (0, 0)
    assert "frodo" not in Table().fellowship(0, 0).again().options()


def test_frodo_hurries_by_night_without_influence() -> None:
    """[H11.8]"""
    t = Table(phase="night").play("frodo", "note .")
    assert (t.s.influence, t.s.eye, t.s.step) == (0, True, 1)
    assert t.options() == ["end"]
    assert "frodo" not in Table(phase="night").play("rest").options()


def test_sam_waives_the_influence_of_the_night() -> None:
    """[H11.4, H11.9, H10.R1]"""
    t = Table(phase="night").fellowship(1, 2).again().play("sam")
    assert (t.s.fellowship, t.s.reserve) == (0, 3)
    assert "rest" not in t.options(), "he helps Frodo to move"
    t.play("note .")
    assert (t.s.influence, t.s.eye) == (0, True)
    t = Table(phase="night").fellowship(2, 1).again().play("sam")
    assert "sam" not in t.options(), "once"
    assert "sam" not in Table(phase="night").fellowship(2).again().play("rest").options()
    assert "sam" not in Table().fellowship(1).again().options(), "by night only"
    assert "sam" not in Table(phase="night").options(), "not without a token"


def test_pippin_draws_two_and_keeps_one() -> None:
    """[H11.4, H11.11, H27.1, H12.1, H43.6]"""
    t = Table(phase="night").play("rest", "end").pass_riders().skip_to("pippin")
    deck = len(t.s.ally_deck)
    t.play("pippin")
    assert (t.asks(), len(t.options())) == ("keep-one", 2)
    kept, left = (text.removeprefix("keep ") for text in t.options())
    t.play(f"keep {kept}")
    assert t.holds() == [kept]
    assert [t.ally_ids()[card] for card in bytes(t.s.ally_discard)] == [left]
    assert len(t.s.ally_deck) == deck - 2
    t = Table(phase="night")
    t.s.ally_deck = bytearray([1, 0])
    t.play("rest", "end").pass_riders().skip_to("pippin").play("pippin")
    assert (t.asks(), len(t.options())) == ("keep-one", 2), "the first card of the list, too"


def test_without_pippin_one_card_is_drawn() -> None:
    """[H12.1, H27.1]"""
    t = Table(phase="night").companions("frodo sam").again().play("rest", "end").pass_riders()
    assert t.s.hand.bit_count() == 1
    t = Table(phase="night")
    t.s.ally_deck = t.s.ally_deck[:1]
    t.play("rest", "end").pass_riders()
    assert t.asks() != "pippin", "with one card in the deck he just draws it"
    two = Table(phase="night")
    two.s.ally_deck = two.s.ally_deck[:2]
    assert two.play("rest", "end").pass_riders().asks() == "pippin"
    assert t.s.hand.bit_count() == 1


def test_merry_moves_or_places_an_ally_token_once_in_a_turn() -> None:
    """[H11.1, H11.4, H11.14]"""
    t = Table(riders="24 29 41 45").companions("frodo merry").fellowship(2, 1).again()
    assert "merry move" not in t.options(), "no token to move"
    t.play("merry place")
    assert set(t.offers("aim")) == {
        "1", "2", "3", "4", "13", "21", "23", "30", "34", "35", "36", "38", "39", "47", "54",
    }  # fmt: skip
    t.play("aim 34")
    assert (t.allies(), t.s.fellowship) == (["34"], 1)
    assert "merry place" not in t.options()
    assert "merry place" not in Table().companions("frodo merry").again().options()
    t = Table().fellowship(1).again()
    assert "merry place" not in t.options(), "not before he has joined"
    t = Table().companions("frodo merry").fellowship(1)
    t.s.allies = t.places("37")
    t.again().play("merry move", "token 37", "to 39")
    assert t.allies() == ["39"]


def test_a_bonus_dot_counts_for_the_next_movement_only() -> None:
    """[H41.15]"""
    t = Table(journal="31", hand="a-short-cut-to-mushrooms")
    assert set(t.offers("note")) == {".", "33"}
    t.play("play a-short-cut-to-mushrooms a")
    assert set(t.offers("note")) == {".", "26", "31", "32", "33"}
    t.play("note .")
    assert (t.s.dot_bonus, t.s.dots) == (0, 1)
    t = Table(journal="31", hand="a-short-cut-to-mushrooms", phase="night")
    t.play("play a-short-cut-to-mushrooms a", "rest")
    assert t.s.dot_bonus == 0
