"""Action tokens from The Hunt for the Ring. [W35]"""

import pytest

from ringtable import api
from ringtable.games.hunt import GAME as HUNT
from ringtable.games.hunt.state import Hunt
from ringtable.games.war import GAME
from ringtable.games.war.box.components import (
    ELVES,
    FREE_CHARACTER,
    FREE_DRAW,
    FREE_POLITICS,
    FREE_STRATEGY,
    NATIONS,
    SAURON,
    SHADOW_MOVE,
    SHADOW_POLITICS,
    STREAMS,
    TOKENS,
)
from ringtable.games.war.box.content import first_pack
from ringtable.games.war.flow import FLOW
from ringtable.games.war.state import War
from ringtable.games.war.turn.tokens import NO_AWARD, award_named, tokens_named
from ringtable.kernel.errors import BadOption
from ringtable.kernel.rng import Rng, key_from_seed
from tests.games.war.ring_scenario import causes, said
from tests.games.war.scenario import Table


def with_tokens(*tokens: int, free: str = "event", shadow: str = "army", **more: str) -> Table:
    t = Table(free=free, shadow=shadow, **more)
    for token in tokens:
        t.s.tokens |= 1 << token
    return t.again()


# Earned


def began(award: str, seats: int = 2, tokens: str = "") -> War:
    """A match after set-up, up to its first question."""
    pack = first_pack()
    rng = Rng(key_from_seed("tokens"), STREAMS)
    s = War(seats, rng, pack, 0, award_named(pack, award), tokens_named(tokens))
    s.left = bytearray(4)
    FLOW.start(s)
    return s


@pytest.mark.parametrize(
    ("award", "free", "shadow"),
    [
        ("corrupted-early", 0, 2),
        ("corrupted-late", 0, 1),
        ("arrived-alone", 1, 1),
        ("arrived-with-few", 1, 0),
        ("arrived-with-many", 2, 0),
    ],
)
def test_what_an_ending_of_the_hunt_gives(award: str, free: int, shadow: int) -> None:
    """[W-EX41, W35.1-W35.6]"""
    s = began(award)
    for count, question, choices in (
        (free, "free-token", ["token free-draw", "token free-politics"]),
        (shadow, "shadow-token", ["token shadow-move", "token shadow-politics"]),
    ):
        if count == 1:
            assert FLOW.decision(s).name == question
            seat = FLOW.waiting(s)[0]
            assert FLOW.texts(s, seat) == choices
            FLOW.play(s, s.options[1], seat)
    # One token is the second of the pair, as chosen; two are both.
    assert s.tokens & 0b0011 == (0b0000, 0b0010, 0b0011)[free]
    assert s.tokens & 0b1100 == (0b0000, 0b1000, 0b1100)[shadow]
    assert FLOW.decision(s).name == "declare"


def test_without_a_hunt_nobody_has_a_token() -> None:
    """[W35.1]"""
    assert award_named(first_pack(), "none") == NO_AWARD
    assert began("none").tokens == 0


def test_tokens_of_a_record_are_those_that_were_chosen_there() -> None:
    """[W35.6]"""
    s = began("none", tokens="free-draw shadow-politics")
    assert s.tokens == 1 << FREE_DRAW | 1 << SHADOW_POLITICS


def test_the_record_of_a_hunt_names_its_tokens() -> None:
    """[W35.6]: a finished Hunt hands on the tokens that each side has earned."""
    hunt = api.new_match(HUNT, 2, "saga").state
    assert isinstance(hunt, Hunt)
    hunt.end("fell", [1], "H39.2")
    assert HUNT.sequel is not None
    assert HUNT.sequel.game == GAME.id
    for free in range(4):
        for shadow in range(4):
            hunt.free_tokens, hunt.shadow_tokens = free, shadow
            carried = HUNT.sequel.options(hunt)
            if not free and not shadow:
                assert carried is None
                continue
            assert carried is not None
            assert tokens_named(carried["tokens"]) == free | shadow << 2
    match = api.new_match(GAME, 2, "saga", {"tokens": "free-draw shadow-politics"})
    state = match.state
    assert isinstance(state, War)
    assert state.tokens == 1 << FREE_DRAW | 1 << SHADOW_POLITICS
    with pytest.raises(BadOption):
        tokens_named("nothing")
    with pytest.raises(BadOption, match="follows one Hunt"):
        api.new_match(GAME, 2, "saga", {"tokens": "free-draw", "hunt_ending": "arrived-with-many"})


# Spent


def test_a_token_is_spent_instead_of_a_die() -> None:
    """[W35.7, W35.8, W35.12, W41.3]"""
    t = with_tokens(FREE_POLITICS)
    t.play("token; advance elves")
    assert t.s.step[ELVES] == 2
    assert t.s.tokens == 0
    assert t.s.unused(0) == 1
    assert t.asked() == 1
    assert causes(t, "war-advanced") == ["W35.12"]
    assert said(t, "war-token-spent", "token") == ["free-politics"]


def test_the_shadow_advances_or_moves() -> None:
    """[W35.13]"""
    t = with_tokens(SHADOW_POLITICS, SHADOW_MOVE, first="shadow").play("token")
    assert t.options() == ["token shadow-move", "token shadow-politics"]
    t.play("token shadow-politics; advance sauron")
    assert t.s.at_war >> SAURON & 1
    assert causes(t, "war-advanced") == ["W35.13"]
    t = with_tokens(SHADOW_MOVE, first="shadow").put("mouth-of-sauron", "barad-dur")
    t.play("token; goes mouth-of-sauron; to gorgoroth; from morannon; to shire; done")
    assert t.force("gorgoroth").endswith("mouth-of-sauron")


def test_a_card_is_drawn_from_either_deck() -> None:
    """The hand limit holds. [W9.3, W35.12]"""
    full = "athelas elven-rope elven-cloaks axe-and-bow horn-of-gondor mirror-of-galadriel"
    t = with_tokens(FREE_DRAW, hand=f"free: {full}")
    t.deck(0, "wizards-staff").deck(1, "the-red-arrow").play("token")
    assert t.options() == ["draw free-character", "draw free-strategy"]
    t.play("draw free-strategy")
    assert causes(t, "war-drew") == ["W35.12"]
    assert t.asks() == "discard"
    t.play("discard athelas")
    assert set(t.held("free")) == {*full.split(), "the-red-arrow"} - {"athelas"}


def test_one_token_a_turn() -> None:
    """[W35.9]"""
    dice = {"free": "event event muster", "shadow": "army muster"}
    t = with_tokens(SHADOW_POLITICS, SHADOW_MOVE, first="shadow", **dice)
    t.play("token; token shadow-politics; advance sauron; die event; spend-for-nothing")
    assert t.asked() == 1
    assert t.s.tokens == 1 << SHADOW_MOVE
    assert "token" not in t.options()


def test_tokens_do_not_count_for_passing() -> None:
    """[W-EX30, W35.10, W35.11]"""
    t = with_tokens(FREE_POLITICS, free="event event", shadow="army army")
    assert "pass" not in t.options()
    t = with_tokens(FREE_POLITICS, free="event event", shadow="army army army")
    assert "pass" in t.options()


def test_a_side_without_dice_spends_a_token_while_the_enemy_has_one() -> None:
    """[W-EX55, W35.14, W41.2]"""
    t = with_tokens(FREE_POLITICS, free="", shadow="army", first="shadow")
    t.play("die army; spend-for-nothing")
    assert t.s.tokens == 1 << FREE_POLITICS
    assert t.s.turn_number == 2
    t = with_tokens(FREE_POLITICS, free="", shadow="army")
    assert t.options() == ["token", "pass"]
    t.play("token; advance elves")
    assert t.s.tokens == 0


def test_a_token_without_effect_is_not_spent() -> None:
    """[W35.8]"""
    t = with_tokens(FREE_DRAW)  # empty decks
    assert "token" not in t.options()
    for deck, card in ((FREE_CHARACTER, "athelas"), (FREE_STRATEGY, "the-red-arrow")):
        assert "token" in with_tokens(FREE_DRAW).deck(deck, card).options()
    t = with_tokens(FREE_POLITICS).at_war(*NATIONS[:5])
    assert "token" not in t.options()
    t = with_tokens(SHADOW_MOVE, first="shadow").empty_map().put("saruman", "orthanc")
    assert "token" not in t.options()
    assert t.why_not("token") == "W35.8"


def test_in_a_team_a_token_is_the_sides_and_moves_ones_own_nations() -> None:
    """[W31.16, W35.9]"""
    t = with_tokens(FREE_POLITICS, free="event event", shadow="army army", seats="4")
    seat = t.asked()
    t.play("token")
    own = t.s.pack.seats[4][seat].nations
    for text in t.options():
        assert own >> NATIONS.index(text.removeprefix("advance ")) & 1


def test_names_of_tokens() -> None:
    """[W35.12, W35.13]"""
    assert tokens_named(" ".join(TOKENS)) == 0b1111
    assert tokens_named("") == 0


def test_why_a_token_does_not_do_that() -> None:
    """Another side's nation, one that is passive or At War; a token without effect. [W21.10,
    W21.16, W35.8, W35.12, W35.13]"""
    t = with_tokens(FREE_POLITICS).at_war("elves").politics("gondor", 1, False).play("token")
    assert [t.why_not(f"nation:{one}") for one in ("elves", "gondor", "sauron", "north")] == [
        "W21.16", "W21.10", "W35.12", "",
    ]  # fmt: skip
    assert t.why_not("region:edoras") == "W35.12"
    t = with_tokens(SHADOW_POLITICS, first="shadow").play("token")
    assert t.why_not("advance gondor") == "W35.13"
    t = with_tokens(FREE_POLITICS, FREE_DRAW).deck(0, "athelas").play("token")
    assert t.why_not("token:shadow-move") == "W35.8"
