"""Frodo's journey cards, Gandalf, questions and refuges in part 2. [H31-H36]"""

import pytest

from ringtable.games.hunt.box.components import bits
from ringtable.games.hunt.box.content import house_pack
from ringtable.games.hunt.flow import FLOW
from tests.games.hunt.scenario import Table, second

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
    assert FLOW.decision(t.s).prompt(t.s).id == "hunt-ask-ring-bearer-2"
    t.play("gandalf 8")
    assert FLOW.decision(t.s).prompt(t.s).id == "hunt-ask-ring-bearer-over"
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
    assert (t.answers(), t.tracks()) == ([], {}), "the answer is Gandalf; no token for him"
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
