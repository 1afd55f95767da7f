"""Setup of part 1, players and variants. [H2, H4, H5, H6]"""

from itertools import product

import pytest

import ringtable
from ringtable.games.hunt.box.components import COMPANIONS, VARIANTS, bits
from ringtable.kernel.errors import RingtableError
from tests.games.hunt.scenario import Table, new_table


def test_one_ring_bearer_and_one_to_four_ringwraiths() -> None:
    """[H2.1, H2.R1]"""
    for seats in (2, 3, 4, 5):
        assert ringtable.new_match("hunt", seats=seats, seed=1).seats == seats
    for seats in (1, 6):
        with pytest.raises(RingtableError, match="2 to 5 players"):
            ringtable.new_match("hunt", seats=seats, seed=1)


def test_the_ring_bearer_draws_a_secret_start() -> None:
    """[H4.2, H4.4, H4.5, H4.R1]"""
    starts = set()
    for seed in range(20):
        t = new_table(seed=str(seed))
        assert len(t.s.journal) == 1
        assert t.s.last == t.s.journal[0]
        assert t.s.visited == 1 << t.s.last
        starts.add(t.s.board.names[t.s.last])
        assert t.heard("hunt-start-drawn", 0)[0]["place"] == t.s.board.names[t.s.last]
        assert t.heard("hunt-start-drawn", 1) == []
    assert starts == {"1", "2", "4"}


def test_the_first_position_of_part_one() -> None:
    """[H4.1, H4.3, H4.6, H4.7, H4.8, H5.5]"""
    t = new_table()
    s = t.s
    assert (s.fellowship, s.reserve) == (0, 3)
    assert [one["id"] for one in t.view(1)["companions"]] == ["frodo", "sam", "pippin"]
    assert s.hand.bit_count() == 3
    assert len(s.ally_deck) == 19
    assert all(card < 22 for card in [*bits(s.hand), *bytes(s.ally_deck)])
    assert (s.phase, s.eye, s.influence, s.step) == (0, False, 0, 0)
    assert s.pool == s.box.beige
    assert (s.gandalf_is, s.witch_king, s.journey) == (0, -1, -1)


def test_five_information_tokens_of_which_one_is_given_openly() -> None:
    """[H4.9, H5.2, H5.R2, H6.1, H43.1]"""
    t = new_table()
    assert t.asks() == "give-information"
    assert (t.who(), len(t.options())) == (0, 5)
    given = t.options()[0]
    t.play(given)
    assert t.view(1)["information"] == {
        "found": [given.removeprefix("give ")],
        "behind": 4,
        "abilities": 1,
    }
    assert t.asks() != "give-information"
    assert t.s.nazgul == [0, 0, 0, 0], "before the Nazgûl are placed"


@pytest.mark.parametrize(
    ("variant", "given", "reserve"),
    [
        ("standard", 1, 3),
        ("unstoppable-frodo", 2, 3),
        ("terrible-nazgul", 0, 3),
        ("terrible-nazgul-plus", 0, 4),
    ],
)
def test_variants_change_the_tokens(variant: str, given: int, reserve: int) -> None:
    """[H6.1, H6.2, H6.3, H6.4]"""
    t = new_table(variant=variant)
    for _ in range(given):
        assert t.asks() == "give-information"
        t.play(t.options()[0])
    assert t.asks() != "give-information"
    assert t.s.abilities() == given
    assert t.s.info_held.bit_count() == 5 - given
    assert t.s.fellowship + t.s.reserve == reserve


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("variant", VARIANTS)
def test_part_two_alone_begins_as_it_mostly_does(variant: str, seats: int) -> None:
    """As if a usual part 1 had gone before. [H29.R2, H30.1, H30.8]"""
    s = new_table(parts="two", variant=variant, seats=str(seats)).s
    assert (s.abilities(), s.influence, s.hand.bit_count()) == (2, 6, 3)
    face_up = [COMPANIONS[one] for one in bits(s.joined & ~s.flipped)]
    assert face_up == ["pippin", "merry", "strider"]
    assert s.flipped == 1, "Frodo's card stays on the table"
    total = 4 if variant == "terrible-nazgul-plus" else 3
    assert (s.lost_fellowship, s.fellowship + s.reserve) == (1, total - 1)
    assert s.beside.bit_count() == 1
    assert s.pool == (s.box.beige | s.box.grey) & ~s.beside
    sizes = [hand.bit_count() for hand in s.sorcery_hand[1:]]
    assert (sum(sizes), max(sizes) - min(sizes) <= 1) == (3, True)
    assert len(s.sorcery_deck) == 19


def test_one_ringwraith_has_all_four_nazgul_and_orders_them() -> None:
    """[H2.2, H2.3, H2.4, H5.1]"""
    t = new_table()
    t.play(t.options()[0])
    assert (t.asks(), t.who(), len(t.options())) == ("order", 1, 24)
    t.play("order red,blue,purple,green")
    assert t.s.activation() == [2, 0, 3, 1]
    assert t.s.owner == [1, 1, 1, 1]


def test_a_division_holds_when_all_agree() -> None:
    """[H2.3, H5.R3]"""
    t = new_table(seats="4")
    t.play(t.options()[0])
    assert (t.asks(), t.who()) == ("propose", 1)
    divisions = {
        f"propose blue={blue},green={green},red={red},purple={purple}"
        for blue, green, red, purple in product((2, 3, 4), repeat=4)
        if {blue, green, red, purple} == {2, 3, 4}
    }
    assert set(t.options()) == {"pass", *divisions}, "every Ringwraith gets at least one"
    assert len(t.options()) == 1 + 36
    t.play("propose blue=4,green=4,red=3,purple=2")
    divided = {"blue": {"seat": 3}, "green": {"seat": 3}, "red": {"seat": 2}, "purple": {"seat": 1}}
    assert t.heard("hunt-proposed") == [{"player": {"seat": 1}, **divided}]
    assert t.asks() == "agree"
    t.play("agree", "agree")
    assert t.s.owner == [3, 3, 2, 1]
    assert t.asks() == "order"
    assert t.who() == 3


def test_without_agreement_the_nazgul_are_dealt_in_seat_order() -> None:
    """[H5.R3]"""
    t = new_table(seats="4")
    t.play(t.options()[0])
    t.play("propose blue=4,green=4,red=3,purple=2", "agree", "refuse")
    assert (t.asks(), t.who()) == ("propose", 2)
    t.play("pass")
    assert t.who() == 3
    t.play("pass")
    assert t.s.owner == [1, 2, 3, 1]


def test_each_ringwraith_draws_one_sorcery_card() -> None:
    """[H5.4, H22.3]"""
    t = new_table(seats="3").skip_to("place")
    assert [hand.bit_count() for hand in t.s.sorcery_hand] == [0, 1, 1]
    assert len(t.s.sorcery_deck) == 20


def test_decks_are_shuffled_at_the_setup() -> None:
    """[H4.7, H5.4, H30.3, H30.4]"""
    first = [new_table(seed=str(seed)).skip_to("place").s for seed in range(4)]
    second = [new_table(seed=str(seed), parts="two").skip_to("place").s for seed in range(4)]
    for decks in (
        [bytes(s.ally_deck) for s in first],
        [bytes(s.sorcery_deck) for s in first],
        [bytes(s.ally_deck) for s in second],
        [bytes(s.journey_deck) for s in second],
        [bytes(s.sorcery_deck) for s in second],
    ):
        assert len(set(decks)) == 4, "another order in every match"
        assert all(list(deck) != sorted(deck) for deck in decks)
    offered = [
        new_table(seed=str(seed), parts="two").skip_to("first-journey").options()
        for seed in range(6)
    ]
    assert len({short for short, _ in offered}) > 1
    assert len({long for _, long in offered}) > 1


def test_the_lead_is_random_and_places_first() -> None:
    """[H5.6, H5.7, H5.R1]"""
    leads = set()
    for seed in range(12):
        t = new_table(seats="3", seed=f"lead {seed}").skip_to("place")
        leads.add(t.s.lead)
        assert t.who() == t.s.lead
        assert set(t.options()) == {f"place {one}" for one in (24, 29, 41, 45, 48, 49)}
        first = t.s.activation()[0]
        t.play("place 48")
        assert t.s.nazgul[first] == t.place("48")
        assert "place 48" not in t.options()
        assert t.who() == t.s.owner[t.s.activation()[1]]
    assert leads == {1, 2}


def test_six_dice_are_rolled_and_each_shadow_gives_a_token() -> None:
    """[H5.8, H14.5, H1.7]"""
    t = new_table().skip_to("place")
    t.will_roll("shadow ring shadow sword sorcery ring")
    t.play("place 24", "place 29", "place 41", "place 45")
    assert t.s.dice == [2, 1, 1, 2]
    assert (t.s.fellowship, t.s.reserve) == (2, 1)


def test_shadows_beyond_the_reserve_give_nothing() -> None:
    """[H14.2, H14.5]"""
    t = new_table().skip_to("place")
    t.will_roll("shadow shadow shadow shadow shadow ring")
    t.play("place 24", "place 29", "place 41", "place 45")
    assert (t.s.fellowship, t.s.reserve) == (3, 0)


def test_roles_stay_the_same_and_seat_one_is_the_ring_bearer() -> None:
    """[H0.1, H2.5]"""
    t = Table(part=2)
    assert t.who() == 0
    t.to_riders()
    assert t.who() == 1
