"""Search, Perception, Hunt, tracks, and the windows of out-of-turn cards. [H18-H21, H41]"""

import pytest

from tests.games.hunt.scenario import Table

WAY = "1 . . 10 . 19 22"


def searched(place: str, journal: str = WAY, hand: str = "") -> Table:
    return Table(journal=journal, riders=f"{place} 29 41 45", hand=hand).to_riders()


# Search


@pytest.mark.parametrize(
    ("place", "answer"), [("10", "yes"), ("19", "yes"), ("22", "yes"), ("9", "no"), ("20", "no")]
)
def test_a_search_asks_whether_the_journal_lists_the_location(place: str, answer: str) -> None:
    """[H18.1, H18.2, H18.3, H18.7, H-EX8]"""
    t = searched(place).play("search")
    assert t.answers() == [answer]
    assert t.tracks() == ({place: "eye"} if answer == "yes" else {})


def test_a_search_does_not_tell_whether_frodo_is_there() -> None:
    """[H18.4, H18.R2]"""
    facts = []
    for place in ("19", "22"):
        t = searched(place).forget().play("search")
        facts.append([fact["id"] for fact in t.facts()])
    assert facts[0] == facts[1]
    assert t.s.found == 0


@pytest.mark.parametrize("start", ["1", "2", "4"])
def test_no_search_in_a_possible_start(start: str) -> None:
    """[H18.5, H-EX8]"""
    t = searched(start)
    assert "search" not in t.options()
    refusal = t.why_not("search")
    assert refusal is not None
    assert refusal.clause == "H18.5"
    assert "hunt" in t.options(), "but a Hunt [H20.3]"


def test_no_search_where_tracks_lie() -> None:
    """[H18.6, H21.1, H21.3]"""
    t = searched("10")
    t.s.tracks = t.places("10")
    assert "search" not in t.again().options()
    refusal = t.why_not("search")
    assert refusal is not None
    assert refusal.clause == "H18.6"
    t.s.tracks = 0
    assert "search" in t.again().options(), "a removed token makes it searchable again"


def test_a_location_with_a_no_may_be_searched_again() -> None:
    """[H18.7]"""
    t = searched("9").play("search", "end").pass_riders()
    t.to_riders()
    assert "search" in t.options()


# Perception


@pytest.mark.parametrize(
    ("rider", "use", "answer"),
    [
        ("31", "perceive-section", "yes"),
        ("31", "perceive-zone", "no"),
        ("24", "perceive-zone", "yes"),
    ],
)
def test_perception_asks_for_the_last_location(rider: str, use: str, answer: str) -> None:
    """[H19.1, H19.2, H19.3, H-EX9]"""
    t = Table(journal=f"{WAY} .", riders=f"{rider} 29 41 45", dice="ring").to_riders()
    t.play(use)
    assert t.answers() == [answer]
    assert t.tracks() == {}, "nothing is placed [H19.4]"


def test_perception_by_a_card_may_be_elsewhere() -> None:
    """[H19.5]"""
    t = Table(journal=WAY, riders="53 29 41 45", sorcery="crebain-from-dunland").to_riders()
    t.play("play-sorcery", "play crebain-from-dunland a", "aim II-A", "pay sorcery")
    assert t.answers() == ["yes"]


# Hunt


def test_a_hunt_in_a_listed_location_that_is_not_the_last() -> None:
    """[H20.1, H20.4, H20.6, H-EX10]"""
    t = searched("19").play("hunt", "pay sword")
    assert (t.answers(), t.tracks(), t.s.found) == (["yes"], {"19": "sword"}, 0)


def test_a_hunt_in_the_last_location_finds_frodo() -> None:
    """[H20.5, H20.8, H-EX10]"""
    t = searched("22").play("hunt", "pay sword")
    assert (t.answers(), t.tracks()) == (["here"], {"22": "sword"})
    assert t.s.found == t.place("22")
    t.play("end")
    assert t.view(1)["active"] == "green", "the others still take their turns"


def test_a_hunt_elsewhere_is_no() -> None:
    """[H20.7]"""
    t = searched("9").play("hunt", "pay sword")
    assert (t.answers(), t.tracks()) == (["no"], {})


@pytest.mark.parametrize(
    ("action", "clause"),
    [
        (["search"], "H18.1"),
        (["hunt", "pay sword"], "H20.1"),
        (["perceive-zone", "pay ring"], "H19.1"),
    ],
)
def test_a_question_names_its_rule(action: list[str], clause: str) -> None:
    """[H18.1, H19.1, H20.1]"""
    t = searched("9").play(*action)
    asked = [fact for fact in t.told if fact.kind.id in ("hunt-asked-place", "hunt-asked-area")]
    assert [fact.cause for fact in asked] == [clause]


def test_a_hunt_is_allowed_in_starts_and_on_tracks() -> None:
    """[H20.3, H4.R1]"""
    t = searched("1").play("hunt", "pay sword")
    assert t.answers() == ["yes"], "the start is listed"
    t = searched("10")
    t.s.tracks = t.places("10")
    assert "hunt" in t.again().options()


def test_a_hunt_turns_a_tracks_token_to_the_sword() -> None:
    """[H20.R1]"""
    t = searched("10")
    t.s.tracks = t.places("10")
    t.again().play("hunt", "pay sword")
    assert t.tracks() == {"10": "sword"}


def test_several_hunts_lead_to_one_encounter() -> None:
    """[H20.R2]"""
    t = Table(journal="31", riders="31 31 24 24", dice="sword sword").to_riders()
    t.play("hunt", "end", "hunt").pass_riders().skip_to("escape", "cancel-token")
    assert len(t.heard("hunt-encounter")) == 1


def test_tracks_tokens_are_as_many_as_needed() -> None:
    """[H21.R1]"""
    t = searched("22")
    t.s.tracks = t.places(" ".join(str(n) for n in range(5, 22)))
    t.again().play("search")
    assert len(t.tracks()) == 18


# Windows


def test_a_window_opens_for_every_question_whatever_the_hand() -> None:
    """[H12.11, H41.2, H41.4, H42.21, H43.4]"""
    for hand in ("five-ponies", "fatty-bolger"):
        for action in (["search"], ["hunt", "pay sword"], ["perceive-zone", "pay ring"]):
            t = searched("10", hand=hand).play(*action)
            assert (t.asks(), t.who()) == ("react", 0)
            assert t.answers() == [], "before the answer"
            assert t.view(1)["active"] == "blue"
            t.play("pass")
            assert len(t.answers()) == 1


def test_no_window_for_an_empty_hand() -> None:
    """[H42.29]"""
    t = searched("10").play("search")
    assert t.asks() == "nazgul"


def test_the_parameter_is_known_before_the_window() -> None:
    """[H12.11, H41.2]"""
    t = searched("10", hand="five-ponies").play("perceive-section", "pay ring")
    assert t.heard("hunt-asked-area")[-1]["area"] == "I"
    assert t.asks() == "react"


def test_a_cancelled_action_gives_nothing_and_stays_paid() -> None:
    """[H12.12, H12.9, H24.R2]"""
    t = Table(journal="21", riders="21 29 41 45", dice="sword", hand="fatty-bolger five-ponies")
    t.information("36", found="").again().to_riders()
    t.s.info_held |= 1 << t.s.board.token_places.index(21)
    t.play("hunt", "play fatty-bolger a")
    assert t.answers() == ["cancelled"]
    assert (t.tracks(), t.s.found, t.s.info_found) == ({}, 0, 0)
    assert t.s.dice == [0, 0, 0, 0]
    assert "search" not in t.options(), "the action is used"
    assert t.view(0)["ally"]["discard"] == ["fatty-bolger"]


def test_one_card_in_a_window_but_any_number_in_a_phase() -> None:
    """[H12.10, H41.3]"""
    t = Table(journal="31", riders="31 31 41 45", hand="fatty-bolger the-gaffer grip-fang-and-wolf")
    t.to_riders().play("hunt", "pay sword")
    assert t.offers("play") == ["fatty-bolger a"]
    t.play("play fatty-bolger a")
    assert t.asks() == "nazgul", "the window is closed"
    t.play("end", "search", "play grip-fang-and-wolf a")
    assert t.asks() == "which-rider"


def test_a_sorcery_card_has_a_window_of_its_own_and_so_has_its_search() -> None:
    """[H41.4, H41.5]"""
    t = Table(riders="31 29 41 45", sorcery="bill-ferny", hand="five-ponies").to_riders()
    t.play("play-sorcery", "play bill-ferny a", "aim 33", "pay sorcery")
    assert t.asks() == "react-sorcery"
    t.play("pass")
    assert t.asks() == "react"
    t.play("pass")
    assert t.answers() == ["no"]


def test_a_cancelled_sorcery_card_is_discarded_without_effect() -> None:
    """[H41.6]"""
    t = Table(riders="31 29 41 45", sorcery="fear-of-the-undead", hand="lobelias-sharp-tongue")
    t.to_riders().play("play-sorcery", "play fear-of-the-undead a", "pay sorcery")
    t.play("play lobelias-sharp-tongue b")
    assert not t.s.fear
    assert t.view(0)["sorcery"]["discard"] == ["fear-of-the-undead"]
    assert t.s.dice[2] == 0


def test_no_window_while_reactions_are_banned_or_for_the_witch_king_die() -> None:
    """[H41.7, H37.R2, H37.8]"""
    t = Table(
        riders="31 29 41 45", sorcery="mist-on-the-downs", hand="fatty-bolger", dice="sorcery sword"
    )
    t.to_riders().play("play-sorcery", "play mist-on-the-downs a")
    assert t.asks() == "react-sorcery"
    t.play("pass", "end", "search")
    assert t.asks() == "nazgul"
    t = Table(part=2, riders="27 28 33 33", hand="bolsters-in-the-beds", dice="ring")
    t.s.wk_die = 1
    t.again().to_riders().play("hunt")
    assert t.asks() == "nazgul"
    t = Table(
        part=2, riders="27 28 33 33", hand="gwaihir-the-windlord", sorcery="bill-ferny", dice="ring"
    )
    t.s.wk_die = 2
    t.again().to_riders().play("play-sorcery", "play bill-ferny a", "aim 10")
    assert t.answers() == ["no"], "nor for what such a card causes"


def test_a_sorcery_card_cannot_aim_at_an_ally_token() -> None:
    """[H13.3, H18.R1]"""
    t = Table(riders="31 29 41 45", sorcery="bill-ferny keen-noses command-of-the-captain")
    t.s.allies = t.places("33 29")
    t.s.tracks = t.places("32")
    t.to_riders().play("play-sorcery", "play bill-ferny a")
    offered = t.offers("aim")
    assert not {"33", "29", "32", "1", "2", "4"} & set(offered)
    assert len(offered) == 55 - 6
    t = Table(journal="33", riders="31 29 41 45", sorcery="keen-noses")
    t.s.allies = t.places("33")
    t.to_riders().play("play-sorcery", "play keen-noses a")
    assert "33" not in t.offers("aim")


def test_perception_is_not_hindered_by_ally_tokens() -> None:
    """[H13.3]"""
    t = Table(journal="33", riders="31 29 41 45", dice="ring")
    t.s.allies = t.places("33")
    t.to_riders().play("perceive-zone")
    assert t.answers() == ["yes"]


def test_questions_named_together_are_asked_one_after_another() -> None:
    """[H41.20]"""
    t = Table(journal="31 33", riders="37 29 41 45", sorcery="questions-at-the-door").to_riders()
    t.play("play-sorcery", "play questions-at-the-door a", "aim 33")
    assert "enough" in t.options()
    assert "aim 33" not in t.options()
    t.play("aim 35", "pay sorcery")
    assert t.answers() == ["yes", "no"]
