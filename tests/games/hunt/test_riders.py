"""The Ringwraiths' turn: order, dice, sorcery, dark places, abilities. [H15, H17, H22-H24]"""

import pytest

from ringtable.games.hunt.box.components import R_SEARCH, RECORD
from ringtable.games.hunt.flow import FLOW
from ringtable.games.hunt.ring_bearer.frodo import write
from tests.games.hunt.scenario import Table

LANDMARK = "d47"  # the dot on the left of 48


def test_every_nazgul_takes_one_turn() -> None:
    """[H15.1, H7.3, H43.3]"""
    t = Table().to_riders()
    turns = []
    while t.asks() == "nazgul":
        turns.append(t.view(1)["active"])
        t.play("end")
    assert turns == ["blue", "green", "red", "purple"]
    assert (t.asks(), t.s.phase) == ("ring-bearer", 1)
    assert t.view(1)["active"] == ""


def test_the_lead_player_is_first_then_clockwise_each_with_all_his_nazgul() -> None:
    """[H15.2, H2.4]"""
    t = Table(seats=4)
    t.s.owner, t.s.order, t.s.lead = [1, 2, 3, 1], [3, 0, 1, 2], 2
    t.to_riders()
    turns = []
    while t.asks() == "nazgul":
        turns.append((t.who(), t.view(1)["active"]))
        t.play("end")
    assert turns == [(2, "green"), (3, "red"), (1, "purple"), (1, "blue")]


def test_move_and_action_in_either_order_once_each() -> None:
    """[H15.3, H15.4, H15.7, H15.8]"""
    t = Table(riders="48 29 41 45").to_riders()
    t.play("ride 47")
    assert t.offers("ride") == []
    t.play("search")
    assert t.view(1)["active"] == "green", "both are done"
    t = Table(riders="48 29 41 45").to_riders().play("search")
    assert t.view(1)["active"] == "blue"
    assert "search" not in t.options()
    assert "perceive-zone" not in t.options()
    t.play(f"ride {LANDMARK}")
    assert (t.at("blue"), t.view(1)["active"]) == (LANDMARK, "green")
    assert "end" in t.options(), "a Nazgûl may pass completely"


def test_the_free_search_needs_a_location() -> None:
    """[H15.5]"""
    t = Table(riders=f"{LANDMARK} 48 41 45").to_riders()
    assert "search" not in t.options()
    refusal = t.why_not("search")
    assert refusal is not None
    assert refusal.clause == "H15.5"
    t.play("end")
    assert "search" in t.options()


def test_with_the_eye_up_at_night_a_hunt_may_replace_the_free_search() -> None:
    """[H15.6, H15.R1, H20.2]"""
    t = Table(riders="48 29 41 45", dice="ring", phase="night").play("note .", "end")
    assert {"search", "free hunt"} <= set(t.options())
    t = Table(riders="48 29 41 45", dice="ring", phase="night").play("rest", "end")
    assert "search" in t.options()
    assert "free hunt" not in t.options()
    t = Table(riders=f"{LANDMARK} 29 41 45", dice="ring", phase="night").play("note .", "end")
    assert "free hunt" not in t.options(), "not on a dot"


# Dice


def test_the_dice_of_the_worked_example() -> None:
    """[H17.1, H17.2, H17.3, H17.5, H17.7, H17.9, H-EX7]"""
    t = Table(riders="48 49 29 41", dice="ring ring ring sword sorcery shadow").to_riders()
    t.play("search", f"ride {LANDMARK}")
    t.play("ride 46", "perceive-section", "pay ring")
    asked = t.heard("hunt-asked-area")[-1]
    assert asked["area"] == "III"
    t.play("draw-sorcery", "pay sorcery", t.options()[1] if t.asks() == "nazgul" else "end")
    t.skip_to("nazgul")
    t.play("end")
    assert t.view(1)["dice"] == {
        "pool": ["ring", "ring", "sword", "shadow"],
        "spent": ["ring", "sorcery"],
        "witch_king": "",
    }


def test_twelve_turns_of_a_day_share_six_dice() -> None:
    """[H17.9, H-EX19]"""
    t = Table(riders="31 31 31 31", dice="ring ring ring ring ring ring").to_riders()
    spent = 0
    for _ in range(12):
        if "perceive-zone" in t.options() and spent < 4:
            t.play("perceive-zone")
            spent += 1
        t.play("end")
        if t.asks() == "ring-bearer":
            t.to_riders()
    assert spent == 4
    assert t.s.phase != 0 or t.s.day == 2


@pytest.mark.parametrize(
    ("face", "uses"),
    [
        ("ring", {"perceive-zone", "perceive-section"}),
        ("sword", {"hunt", "remove-ally"}),
        ("sorcery", {"draw-sorcery", "play-sorcery"}),
        (
            "shadow",
            {
                "perceive-zone",
                "perceive-section",
                "hunt",
                "remove-ally",
                "draw-sorcery",
                "play-sorcery",
            },
        ),
    ],
)
def test_what_a_face_is_good_for(face: str, uses: set[str]) -> None:
    """[H17.4, H17.5, H17.6, H17.7, H17.8]"""
    t = Table(riders="31 29 41 45", dice=face, sorcery="crebain-from-dunland")
    t.s.allies = t.places("33")
    t.to_riders()
    actions = {text for text in t.options() if not text.startswith(("ride", "end", "search"))}
    assert actions == uses


def test_a_nazgul_on_a_dot_perceives_and_casts_but_cannot_hunt() -> None:
    """[H17.R1]"""
    t = Table(riders=f"{LANDMARK} 29 41 45", dice="shadow").to_riders()
    assert {"perceive-zone", "draw-sorcery"} <= set(t.options())
    assert "hunt" not in t.options()


def test_a_sword_removes_an_ally_token_beside_the_nazgul() -> None:
    """[H13.8, H17.6]"""
    t = Table(riders="31 29 41 45", dice="sword")
    t.s.allies = t.places("33 32")
    t.to_riders().play("remove-ally")
    assert t.allies() == ["32"], "32 is not adjacent"
    assert t.s.ally_tokens_left() == 7
    t = Table(riders="31 29 41 45", dice="sword")
    t.s.allies = t.places("32")
    assert "remove-ally" not in t.to_riders().options()


# Sorcery cards


def test_a_card_is_played_from_the_own_hand_for_a_sorcery_result() -> None:
    """[H22.1, H22.4, H22.5, H22.8]"""
    t = Table(seats=3, riders="31 29 41 45", dice="sorcery sorcery")
    t.s.owner, t.s.order, t.s.lead = [1, 2, 1, 2], [0, 2, 1, 3], 1
    t.sorcery("mist-on-the-downs", 1).sorcery("keen-noses", 2)
    t.to_riders().play("play-sorcery")
    assert t.offers("play") == ["mist-on-the-downs a"]
    t.play("play mist-on-the-downs a")
    assert t.s.sorcery_hand[1] == 0
    assert t.view(0)["sorcery"]["discard"] == ["mist-on-the-downs"]
    assert t.s.dice == [0, 0, 1, 0]


def test_without_a_sorcery_result_no_card_is_played() -> None:
    """[H22.4]"""
    t = Table(riders="31 29 41 45", dice="ring sword", sorcery="mist-on-the-downs").to_riders()
    assert "play-sorcery" not in t.options()


def test_a_card_needs_its_condition() -> None:
    """[H22.6]"""
    t = Table(riders="31 29 41 45", dice="sorcery", sorcery="the-trail-is-fresh").to_riders()
    assert "play-sorcery" not in t.options()
    t.s.tracks = t.places("31")
    assert "play-sorcery" in t.again().options()


def test_options_of_part_two_do_not_exist_in_part_one() -> None:
    """[H22.7, H22.11]"""
    t = Table(riders="31 29 41 45", dice="sorcery", sorcery="leader-of-the-nine").to_riders()
    t.play("play-sorcery")
    assert t.offers("play") == ["leader-of-the-nine a"]
    t = Table(part=2, dice="sorcery", sorcery="leader-of-the-nine leader-of-the-nine").to_riders()
    t.play("play-sorcery")
    assert t.offers("play") == ["leader-of-the-nine a", "leader-of-the-nine b"]


def test_the_hand_limit_of_a_ringwraith_is_five() -> None:
    """[H22.2, H22.R3]"""
    hand = "keen-noses dread bill-ferny mist-on-the-downs crebain-from-dunland"
    t = Table(riders="31 29 41 45", dice="sorcery", sorcery=hand).to_riders()
    t.play("draw-sorcery")
    assert (t.asks(), t.who(), len(t.options())) == ("discard-sorcery", 1, 6)
    t.play("discard dread")
    assert t.s.sorcery_hand[1].bit_count() == 5
    assert t.asks() == "nazgul", "five may be kept"
    assert t.view(0)["sorcery"]["discard"] == ["dread"]


def test_the_pile_is_shuffled_when_the_last_card_is_drawn() -> None:
    """[H22.8, H22.R2]"""
    t = Table(riders="31 29 41 45", dice="sorcery sorcery")
    t.s.sorcery_discard = t.s.sorcery_deck[:21]
    t.s.sorcery_deck = t.s.sorcery_deck[21:]
    assert len(t.s.sorcery_deck) == 1
    t.to_riders().play("draw-sorcery")
    assert (len(t.s.sorcery_deck), len(t.s.sorcery_discard)) == (21, 0)
    t = Table(riders="31 29 41 45", dice="sorcery")
    t.s.sorcery_discard, t.s.sorcery_deck = t.s.sorcery_deck[:3], t.s.sorcery_deck[3:]
    t.to_riders().play("draw-sorcery")
    assert (len(t.s.sorcery_deck), len(t.s.sorcery_discard)) == (18, 3), "not before that"
    orders = set()
    for seed in range(3):
        t = Table(riders="31 29 41 45", dice="sorcery", seed=str(seed))
        t.s.sorcery_deck, t.s.sorcery_discard = bytearray([0]), bytearray(range(1, 22))
        orders.add(bytes(t.to_riders().play("draw-sorcery").s.sorcery_deck))
    assert len(orders) == 3, "in another order each time"
    t = Table(phase="night")
    t.s.sorcery_deck = bytearray()
    t.play("rest", "end").pass_riders().play("pass")
    assert t.s.sorcery_hand[1] == 0, "without any card the draw of the Refresh is skipped"
    t = Table(riders="31 29 41 45", dice="sorcery")
    t.s.sorcery_deck = bytearray()
    assert "draw-sorcery" not in t.to_riders().options()
    t.s.sorcery_discard = bytearray([4, 5, 6])
    t.again().play("draw-sorcery")
    assert (len(t.s.sorcery_deck), t.s.sorcery_hand[1].bit_count()) == (2, 1)


# Dark locations


def test_in_a_dark_location_any_die_is_a_sorcery_result() -> None:
    """[H23.1, H23.2]"""
    t = Table(riders="51 29 41 45", dice="ring sword").to_riders()
    t.play("draw-sorcery")
    assert t.options() == ["pay ring", "pay sword"]
    t.play("pay sword")
    assert t.s.dice == [1, 0, 0, 0]
    t = Table(riders="48 29 41 45", dice="ring").to_riders()
    assert "draw-sorcery" not in t.options()
    t.play("ride 51")
    assert "draw-sorcery" in t.options(), "where it stands when the die is used"


# Information tokens and abilities


def test_a_search_shows_a_face_up_information_token_whatever_the_answer() -> None:
    """[H18.8, H24.1, H24.2, H24.3, H24.4, H42.25]"""
    t = Table(riders="21 29 41 45", dice="ring").information("21 36 3").again().to_riders()
    t.play("search")
    assert t.answers() == ["no"]
    assert t.view(1)["information"] == {"found": ["21"], "behind": 2, "abilities": 1}
    assert t.heard("hunt-info-found") == [{"place": "21", "held": 1}]
    assert "ability-1" in t.play("end").options(), "unlocked at once"


def test_a_hunt_shows_it_too() -> None:
    """[H20.9, H24.3]"""
    t = Table(riders="21 29 41 45", dice="sword").information("21").again().to_riders()
    t.play("hunt")
    assert t.s.info_found.bit_count() == 1


def test_other_locations_have_no_information_token() -> None:
    """[H24.1, H24.3, H24.13]"""
    everything = " ".join(str(place) for place in Table().s.board.token_places)
    t = Table(journal="31", riders="31 29 41 45", dice="sword").information(everything).again()
    t.play("note 33", "end", "search", "end").pass_riders()
    assert t.answers() == ["yes"]
    assert (t.s.info_found, t.s.info_turned) == (0, 0)


def test_every_information_token_can_be_found_and_turned_over() -> None:
    """[H24.1, H24.3, H24.13]"""
    for number, place in enumerate(Table().s.board.token_places):
        t = Table(riders=f"{place} 29 41 45", dice="sword").information(str(place)).again()
        assert t.to_riders().play("hunt").s.info_found == 1 << number
        t = Table().information(str(place))
        write(t.s, place)
        assert t.s.info_turned == 1 << number


def test_a_noted_location_turns_its_token_over_for_good() -> None:
    """[H24.13, H24.R5, H42.15]"""
    t = Table(journal="19 .", riders="21 29 41 45").information("21 36").again()
    t.play("note 21" if "21" in t.offers("note") else "note .")
    assert "21" in t.written()
    assert t.heard("hunt-turned-over", 0) == [{"place": "21"}]
    assert t.heard("hunt-turned-over", 1) == []
    t.play("end", "search")
    assert t.answers() == ["yes"]
    assert t.s.info_found == 0, "it can never be found any more"
    assert t.view(1)["information"] == {"found": [], "behind": 2, "abilities": 0}


def test_abilities_one_to_n_are_unlocked() -> None:
    """[H24.4, H24.5, H24.6, H-EX18]"""
    t = Table(riders="31 29 41 45").information("", found="3 13 21").again().to_riders()
    used = {text for text in t.options() if text.startswith("ability")}
    assert used == {
        "ability-1",
        "ability-2-hunt",
        "ability-2-zone",
        "ability-2-section",
        "ability-3",
    }
    for tokens in range(5):
        found = " ".join(["3", "13", "21", "23"][:tokens])
        t = Table(riders="31 29 41 45").information("", found=found).again().to_riders()
        numbers = {text[8] for text in t.options() if text.startswith("ability")}
        assert numbers == set("1234"[:tokens])


def test_ability_one_spends_any_die_to_move_one_step() -> None:
    """[H24.7, H24.12]"""
    t = Table(riders="48 29 41 45", dice="ring sword").information("", found="3").again()
    t.to_riders().play("ability-1")
    assert t.options() == ["pay ring", "pay sword"]
    t.play("pay ring")
    near = {t.s.board.names[place] for place in t.s.board.near[t.place("48")]}
    assert set(t.offers("ride")) == near
    t.play("ride 47")
    assert t.heard("hunt-used-ability") == [{"ability": 1}]
    assert "search" not in t.options(), "it was the action"
    assert t.offers("ride"), "the normal move is still to come"
    t = Table(riders="48 29 41 45").roll("").information("", found="3").again().to_riders()
    assert "ability-1" not in t.options(), "it costs a die"
    t = Table(riders="48 29 41 45").information("", found="3").again().to_riders()
    t.play("hunt", "pay sword", "end", "perceive-zone", "pay ring", "end", "draw-sorcery")
    assert t.heard("hunt-used-ability") == [], "dice alone are no ability"


def test_ability_two_spends_two_dice_to_hunt_or_perceive() -> None:
    """[H24.8, H19.2]"""
    t = Table(journal="31", riders="31 29 41 45", dice="ring sorcery")
    t.information("", found="3 13").again().to_riders().play("ability-2-hunt")
    t.play("pay ring")
    assert t.s.dice == [0, 0, 0, 0]
    assert t.heard("hunt-used-ability") == [{"ability": 2}]
    assert t.answers() == ["here"]
    t = Table(journal="31", riders="31 29 41 45", dice="ring sorcery")
    t.information("", found="3 13").again().to_riders().play("ability-2-zone", "pay ring")
    assert t.answers() == ["yes"]
    t = Table(dice="ring").information("", found="3 13").again().to_riders()
    assert "ability-2-zone" not in t.options(), "it costs two dice"
    t = Table(part=2, riders="27 28 33 33").roll("").information("", found="3 13")
    t.s.wk_die = 0
    assert "ability-2-zone" not in t.again().to_riders().options(), "his die is one"
    t.roll("ring").again()
    assert "ability-2-zone" in t.options()
    for pair in ("ring ring", "ring sword", "sword sorcery", "sorcery shadow", "shadow ring"):
        t = Table(dice=pair).information("", found="3 13").again().to_riders()
        assert "ability-2-zone" in t.options(), "any two"


def test_ability_three_is_a_step_then_a_search() -> None:
    """[H24.9, H24.R3]"""
    t = Table(journal="31 33", riders="31 29 41 45", dice="sword ring")
    t.information("", found="3 13 21").again().to_riders().play("ability-3")
    near = {t.s.board.names[place] for place in t.s.board.near[t.place("31")]}
    assert set(t.offers("ride")) == near, "one step"
    t.play("ride 33")
    assert t.s.dice == [1, 0, 0, 0]
    assert t.heard("hunt-used-ability") == [{"ability": 3}]
    assert (t.answers(), t.tracks()) == (["yes"], {"33": "eye"})
    t = Table(riders="31 29 41 45", dice="sword").information("", found="3 13 21").again()
    t.to_riders().play("ability-3", "ride d26")
    assert t.answers() == [], "the Search is skipped on a dot"


def test_ability_four_is_up_to_two_steps_for_a_ring() -> None:
    """[H24.10, H24.R4]"""
    t = Table(riders="31 29 41 45", dice="ring").information("", found="3 13 21 23").again()
    t.to_riders().play("ability-4")
    within_two = t.s.board.walk(t.place("31"), 2, 0, t.s.board.near) & ~t.places("31")
    assert t.places(" ".join(t.offers("ride"))) == within_two
    assert {"ride 33", "ride d33", "stay"} <= set(t.options())
    t.play("stay")
    assert t.at("blue") == "31"
    assert t.heard("hunt-used-ability") == [{"ability": 4}]
    assert t.heard("hunt-rode") == []


def test_a_shadow_pays_for_abilities_that_ask_for_a_symbol() -> None:
    """[H17.R2]"""
    t = Table(riders="31 29 41 45", dice="shadow").information("", found="3 13 21 23").again()
    assert {"ability-3", "ability-4"} <= set(t.to_riders().options())
    t = Table(part=2, dice="sorcery").information("", found="3 13 21 23")
    t.s.wk_die = 4
    assert not {"ability-3", "ability-4"} & set(t.again().to_riders().options()), (
        "a Morgul Ring is no Ring"
    )
    t.s.wk_die = 6
    assert {"ability-3", "ability-4"} <= set(t.again().options())
    t.roll("")
    assert {"perceive-zone", "hunt", "draw-sorcery"} <= set(t.again().options()), "any symbol"


def test_the_public_record_keeps_every_answer() -> None:
    """[H42.14]"""
    t = Table(journal="31 33", riders="31 29 41 45").to_riders().play("search")
    entry = bytes(t.s.record[-RECORD:])
    assert entry[:3] == bytes((R_SEARCH, 31, 1))
    assert t.view(1)["record"][-1] == {"what": "search", "place": "31", "b": 1}


def test_an_answer_says_what_it_leads_to() -> None:
    """For the client: the question that a Search, a Hunt or a Perception will ask, and where."""
    t = Table(riders="31 29 41 45", sorcery="questions-at-the-door").information("", found="3 13")
    t.to_riders("night")
    t.s.eye = True
    told = {one.text: one for one in FLOW.answers(t.again().s, 1)}
    here = t.at("blue")
    zone = t.s.board.area_names[t.s.board.zone[t.place(here)]]
    assert told["search"].data == {"free": True, "question": "search", "at": here}
    assert told["free hunt"].data == {"free": True, "question": "hunt", "at": here}
    assert told["hunt"].data == {"question": "hunt", "at": here}
    assert told["perceive-zone"].data == {"question": "perception", "at": zone}
    assert told["ability-2-section"].data["question"] == "perception"
    assert (told["free hunt"].verb, told["ability-1"].verb) == ("hunt", "ride-on")
    assert told["draw-sorcery"].data == {}
    t.play("play-sorcery")
    assert [one.data for one in FLOW.answers(t.s, 1)] == [
        {"card": "questions-at-the-door", "way": "a"}
    ]
    t.play("play questions-at-the-door a")
    first = FLOW.answers(t.s, 1)[0]
    assert first.data == {"question": "search", "at": first.text.removeprefix("aim ")}
