"""Zones and what each seat may know. [Q24, Q26, Q31.15]"""

from random import Random

from ringtable.games.quest import GAME
from ringtable.games.quest.redeal import redeal
from ringtable.games.quest.scenarios.prisoner import lay_orc_guard
from ringtable.games.quest.state import Quest
from ringtable.games.quest.view import table as table_of
from ringtable.games.quest.view import unseen
from ringtable.testing import check_two_worlds
from tests.games.quest.scenario import Table


def two(**more: object) -> Table:
    return Table(seats=2, heroes=[["gimli", "denethor"], ["eowyn", "theodred"]], **more)  # type: ignore[arg-type]  # the settings of a table


def test_hands_are_their_owners_and_numbers_are_everybodys() -> None:
    """[Q24.5, Q26.2, Q26.3, Q26.5]"""
    table = two(hands=[["feint"], ["gandalf", "faramir"]], decks=[[], ["feint"]]).idle()
    mine = table_of(table.s, 1)["players"][1]
    theirs = table_of(table.s, 0)["players"][1]
    watched = table_of(table.s, -1)["players"][1]
    assert [card["id"] for card in mine["hand"]] == ["gandalf", "faramir"]
    assert theirs["hand"] == watched["hand"] == [None, None]
    assert theirs["deck"] == 1


def test_an_ally_that_went_back_to_a_hand_stays_known_there() -> None:
    """Until it is played or the hand is shuffled away. [Q24.10]"""
    table = Table(
        seats=2,
        heroes=[["theodred"], ["eowyn"]],
        hands=["sneak-attack", "faramir", "gandalf"],
        resources={"theodred": 1},
        at="W-RES",
    )
    table.play("play sneak-attack", "choose faramir").pass_until("commit")
    seen = table_of(table.s, 1)["players"][0]["hand"]
    assert [card and card["id"] for card in seen] == ["faramir", None]


def test_looking_shows_a_card_to_who_looks_and_to_nobody_else() -> None:
    """That he looks is public; so is where the card goes. [Q24.8, Q24.9, Q24.12]"""
    table = two(encounters=["king-spider", "forest-gate"], at="W-RES")
    while table.asked != 0:
        table.pass_()
    table.play("use denethor", "put on the bottom")
    assert table_of(table.s, 0)["encounters"]["known"] == [{"place": 1, "id": "king-spider"}]
    assert table_of(table.s, 1)["encounters"]["known"] == []
    looked = table.told("looked")[0]
    assert looked.for_seat(1) == {
        "id": "quest-looked-veiled",
        "cause": "card:denethor",
        "values": {"player": {"seat": 0}, "n": 1},
    }


def test_a_shuffle_makes_it_forgotten() -> None:
    """[Q24.12]"""
    from ringtable.games.quest.zones import shuffle_encounters

    table = Table(
        heroes=["denethor", "gimli"], encounters=["king-spider"], hands=["gandalf"], at="W-RES"
    )
    table.play("use denethor", "leave on top")
    assert table_of(table.s, 0)["encounters"]["known"]
    shuffle_encounters(table.s)
    assert not table_of(table.s, 0)["encounters"]["known"]


def test_shadow_cards_are_unknown_until_they_are_turned() -> None:
    """[Q24.4, Q24.6, Q24.13]"""
    table = Table(
        heroes=["gimli"],
        hands=["blade-mastery"],
        resources={"gimli": 1},
        engaged=["king-spider"],
        encounters=["forest-gate"],
        at="S-C0",
    )
    enemy = table_of(table.s, 0)["players"][0]["engaged"][0]
    assert enemy["shadows"] == [{"face_up": False, "id": ""}]
    assert table_of(table.s, 0)["encounters"]["unseen"] == {"forest-gate": 1}
    table.pass_until("defend").play("defend gimli").pass_until("W-DEF4")
    enemy = table_of(table.s, 0)["players"][0]["engaged"][0]
    assert enemy["shadows"][0]["id"] == "forest-gate"
    assert enemy["shadows"][0]["face_up"]


def test_the_face_of_an_orc_guard_is_hidden_from_all() -> None:
    """Its owner included; its number does not tell. [Q24.11, Q29.28]"""
    table = two(decks=[["gandalf"], []])

    def lay(s: Quest) -> None:
        lay_orc_guard(s, 0)

    table.do(lay)
    for seat in (-1, 0, 1):
        guard = table_of(table.s, seat)["players"][0]["engaged"][0]
        assert guard["id"] == "orc-guard"
        assert guard["card"] >= 1024
        assert "gandalf" not in str(guard)
        assert "owner" not in guard


def test_unresolved_stages_are_hidden() -> None:
    """[Q24.7]"""
    view = table_of(Table().idle().s, 0)
    assert view["stages_left"] == 3
    assert "beorns" not in str(view)


def test_unseen_cards_are_counted_without_their_order() -> None:
    """[Q31.15]"""
    one = Table(encounters=["king-spider", "forest-gate", "king-spider"]).idle()
    other = Table(encounters=["forest-gate", "king-spider", "king-spider"]).idle()
    assert unseen(one.s, 0) == unseen(other.s, 0) == {"forest-gate": 1, "king-spider": 2}


def test_effects_do_not_touch_cards_out_of_play() -> None:
    """[Q24.1, Q24.2, Q24.3]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        discards=["beorn"],
        hands=["grim-resolve"],
        exhausted=["gimli"],
    )
    table.reveal("the-necromancers-reach")
    assert table.damage_on("gimli") == 1
    assert table.damage_on("beorn") == 0
    assert table.s.in_play(table.card("gimli"))
    assert not table.s.in_play(table.card("beorn"))


def test_a_redeal_keeps_what_is_known_and_the_numbers() -> None:
    """[Q24.10, Q24.12]"""
    table = two(
        hands=[["feint"], ["gandalf", "faramir"]],
        decks=[["beorn", "swift-strike"], ["feint", "snowbourn-scout", "for-gondor"]],
        encounters=["king-spider", "forest-gate", "wolf-rider"],
    ).idle()
    s = table.s
    s.seen[table.card("faramir")] = 0b11111
    s.seen[s.encounter_deck[-1]] = 0b00001
    seen = set()
    for seed in range(30):
        other = s.copy()
        redeal(other, 0, Random(seed))
        assert table.card("faramir") in other.hand[1]
        assert other.encounter_deck[-1] == s.encounter_deck[-1]
        assert sorted(other.hand[1] + other.deck[1]) == sorted(s.hand[1] + s.deck[1])
        assert other.hand[0] == s.hand[0]
        seen.add(tuple(sorted(other.hand[1])))
    assert len(seen) > 2


def test_two_worlds_look_alike_in_every_scenario() -> None:
    """[Q26.3, Q26.5, Q32.12]"""
    for scenario in ("journey-along-the-anduin", "escape-from-dol-guldur"):
        options = {"scenario": scenario, "encounter_deck": "easy"}
        assert check_two_worlds(GAME, 2, options, seed=4, things=("card:5", "card:99")) > 20
