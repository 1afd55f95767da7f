"""Who knows what: views, hidden choices, other worlds that a seat cannot tell apart. [H42]"""

from collections.abc import Iterator
from random import Random

import pytest

from ringtable.games.hunt import GAME
from ringtable.games.hunt.box.components import (
    CROSSED,
    DOT,
    ENDINGS,
    HERE,
    R_DEED,
    R_ESCAPED,
    R_EXACT,
    R_FOUND,
    R_HUNT,
    R_LONG,
    R_MOVED,
    R_PART_TWO,
    R_PERCEPTION,
    R_SEARCH,
    R_SECTION,
    R_STEP,
    R_TURNED,
    R_WILD,
    RECORD,
    YES,
    bits,
)
from ringtable.games.hunt.flow import FLOW
from ringtable.games.hunt.ringwraiths.sorcery import draw_sorcery
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.errors import NoOtherWorld
from ringtable.kernel.game import REDEALS
from ringtable.kernel.view import look
from ringtable.testing import check_barriers, check_two_worlds
from ringtable.testing.walk import random_match
from tests.games.hunt.scenario import Table, new_table

THINGS = (
    "search",
    "free hunt",
    "ride 31",
    "place:31",
    "note 31",
    "end",
    "rest",
    "gandalf 8",
    "reveal",
)


def hidden_words(view: object) -> str:
    return repr(view)


# What is public


def test_everybody_sees_the_same_public_table() -> None:
    """[H42.2, H42.3, H42.5, H42.6, H42.R1]"""
    t = Table(riders="31 33 d33 48", dice="ring sword")
    t.s.tracks = t.places("10")
    t.s.allies = t.places("47")
    own = {"ring_bearer", "sorcery", "record"}
    public = [
        {key: value for key, value in t.view(seat).items() if key not in own} for seat in (-1, 0, 1)
    ]
    assert public[0] == public[1] == public[2]
    shown = public[0]
    assert [one["place"] for one in shown["nazgul"]] == ["31", "33", "d33", "48"]
    assert shown["tracks"] == [{"place": "10", "side": "eye"}]
    assert shown["allies"] == ["47"]
    assert (shown["step"], shown["influence"], shown["lead"]) == (0, 0, 1)


def test_hands_and_decks_are_shown_as_numbers() -> None:
    """[H42.4, H42.10, H42.12, H42.13, H42.20]"""
    t = Table(hand="five-ponies the-gaffer", sorcery="keen-noses dread", seats=3)
    assert t.view(1)["ally"] == {"hand": 2, "deck": 20, "discard": []}
    assert t.view(1)["sorcery"]["mine"] == ["keen-noses", "dread"]
    for seat in (-1, 0, 2):
        assert "keen-noses" not in hidden_words(t.view(seat))
        assert t.view(seat)["sorcery"]["hands"][1] == 2
    for seat in (-1, 1, 2):
        assert "five-ponies" not in hidden_words(t.view(seat))
        assert t.view(seat)["ring_bearer"] is None


def test_the_sheet_of_part_one_is_the_ring_bearers_alone() -> None:
    """[H42.9, H42.18, H0.3]"""
    t = Table(journal="1 . . 10 . x")
    mine = t.view(0)["ring_bearer"]
    assert mine["journal"] == ["1", ".", ".", "10", ".", "x"]
    assert (mine["last"], mine["dots"]) == ("10", 1)


def test_information_tokens_are_counted_not_named() -> None:
    """[H42.7, H42.10, H24.R5]"""
    views = []
    for turned in ("", "21 36"):
        t = Table().information("21 36 38", found="3", turned=turned)
        views.append(t.view(1))
        assert t.view(1)["information"] == {"found": ["3"], "behind": 3, "abilities": 1}
    assert views[0] == views[1]


def test_the_secrets_of_part_two() -> None:
    """[H42.11, H42.16, H42.17, H42.31]"""
    views = []
    for journey, gandalf, deeds in (("JS-01", "8", "18 21 24"), ("JL-05", "26", "30 35 36")):
        t = Table(part=2, journey=journey, gandalf=gandalf, deeds=deeds, step=3)
        views.append(t.view(1))
        assert t.view(1)["journey"] == {"deck": 17, "discarded": 0}
    views[1]["gandalf"]["deed_pool"] = views[0]["gandalf"]["deed_pool"]
    assert views[0] == views[1]


def test_after_the_end_everything_is_shown() -> None:
    """[H42.26]"""
    t = Table(journal="53 . .", sorcery="dread", phase="night", options={"parts": "one"})
    t.s.influence = 11
    t.again().play("note .")
    assert t.s.outcome is not None
    for seat in (-1, 1):
        assert t.view(seat)["ring_bearer"]["journal"] == ["53", ".", "."]
        assert t.view(seat)["sorcery"]["all"] == [[], ["dread"]]


@pytest.mark.parametrize("shown", ["off", "on"])
def test_the_end_of_part_one_shows_nothing_that_part_two_still_hides(shown: str) -> None:
    """Part 1 alone is to be continued: sorcery hands stay hidden from the Ring-bearer and from each
    other, the journal is shown only where the table says so. [H28.R2, H29.2, H42.12]"""
    options = {"parts": "one", "reveal_after_part1": shown}
    t = Table(journal="53 . .", seats=3, options=options)
    t.sorcery("dread", 1).sorcery("keen-noses", 2).again().play("note C")
    assert t.s.outcome is not None
    for seat, mine in ((-1, []), (0, []), (1, ["dread"]), (2, ["keen-noses"])):
        view = t.view(seat)
        assert (view["sorcery"]["mine"], view["sorcery"]["all"]) == (mine, [])
        assert (view["ring_bearer"] is None) == (seat != 0)
        assert "dread" not in str(view).replace("'mine': ['dread']", "")
        assert bool(t.heard("hunt-journal-shown", seat)) == (shown == "on")


def test_after_part_one_alone_what_is_hidden_is_dealt_anew() -> None:
    """Nobody who goes on from there gets the true hands. [H29.2, H42]"""
    t = Table(journal="53 . .", seats=3, options={"parts": "one"})
    t.sorcery("dread", 1).sorcery("keen-noses", 2).again().play("note C")
    hands = {tuple(world(t, 0, seed).sorcery_hand) for seed in range(20)}
    assert len(hands) > 5
    assert all(world(t, 1, seed).sorcery_hand[1] == t.s.sorcery_hand[1] for seed in range(5))
    assert not world(t, 1, 0).journal, "where Frodo went is nobody else's business"


def world(t: Table, seat: int, seed: int) -> Hunt:
    other = GAME.another_world(t.s, seat, Random(seed))
    assert isinstance(other, Hunt)
    return other


# Hidden acts


@pytest.mark.parametrize("entry", ["note .", "note 33"])
def test_the_kind_of_an_entry_is_not_announced(entry: str) -> None:
    """[H42.14, H42.15, H42.30]"""
    t = Table(journal="31").forget().play(entry)
    assert t.facts(1) == t.facts(-1)
    assert [fact["id"] for fact in t.facts(1)] == ["hunt-frodo-moved"]
    assert t.view(1)["step"] == 1


def test_the_turn_of_the_ring_bearer_shows_nothing_but_that_it_is_his() -> None:
    """[H42.27, H42.30]"""
    t = Table(part=2, gandalf="8", riders="7 28 33 33").fellowship(1, 1).again()
    before = look(GAME, t.s, 1)
    t.forget().play("gandalf 7")
    assert t.facts(1) == []
    assert look(GAME, t.s, 1) == before, "not even a counter tells that Gandalf moved"
    question = before["question"]
    assert question == {
        "seats": [0],
        "id": "",
        "clause": "",
        "prompt": None,
        "options": [],
        "stage": False,
        "several": 0,
    }


def test_a_window_looks_the_same_whatever_the_hand() -> None:
    """[H42.21, H42.28]"""
    shown = []
    for hand in ("five-ponies", "fatty-bolger"):
        t = Table(hand=hand, riders="31 29 41 45").to_riders().play("hunt", "pay sword")
        shown.append(look(GAME, t.s, 1))
    assert shown[0] == shown[1]


def test_answers_are_computed_and_never_asked_for() -> None:
    """[H42.19]"""
    t = Table(journal="31", riders="31 29 41 45").to_riders().play("search")
    assert t.who() == 1
    assert t.answers() == ["yes"]


def test_no_chance_to_come_is_in_a_view() -> None:
    """[H42.13, H42.23, H0.6]"""
    t = Table(hand="five-ponies")
    for seat in (-1, 0, 1):
        before = t.view(seat)
        s = t.s.copy()
        s.ally_deck.reverse()
        s.sorcery_deck.reverse()
        s.rng = GAME.new_rng(bytes(32))
        assert look(GAME, s, seat)["table"] == before


def test_strict_memory_shows_the_others_the_present_day_only() -> None:
    """[H21.R2]"""
    for option, expected in (("off", 2), ("on", 1)):
        t = Table(
            journal="31", riders="31 29 41 45", phase="night", options={"strict_memory": option}
        )
        t.s.day = 1
        t.again().play("rest", "end", "search").pass_riders()
        while t.s.day == 1:
            t.play(t.options()[-1])
        if t.asks() == "frodo":
            t.play("pass")
        t.s.nazgul[0] = t.place("33")
        t.play("note .", "end", "search")
        if t.asks() == "react":
            t.play("pass")
        searches = [one for one in t.view(1)["record"] if one["what"] == "search"]
        assert len(searches) == expected
        mine = [one for one in t.view(0)["record"] if one["what"] == "search"]
        assert len(mine) == 2


# Cards that pass through other hands


def heard(t: Table, seat: int) -> str:
    return repr([fact.for_seat(seat) for fact in t.told])


def test_a_deck_that_is_looked_through_is_seen_by_nobody_else() -> None:
    """Pippin draws two and keeps one: the others hear of the one that is discarded. [H11.11,
    H42.4, H42.10]"""
    t = Table(phase="night", seats=3).play("rest", "end").pass_riders().skip_to("pippin")
    t.forget().play("pippin")
    kept, left = (text.removeprefix("keep ") for text in t.options())
    for seat in (-1, 1, 2):
        for card in (kept, left):
            assert card not in hidden_words(look(GAME, t.s, seat))
            assert card not in heard(t, seat)
    t.play(f"keep {kept}")
    for seat in (-1, 1, 2):
        assert left in hidden_words(t.view(seat))
        assert kept not in hidden_words(look(GAME, t.s, seat))
        assert kept not in heard(t, seat)
    hands = {determined(t, 1, seed).hand for seed in range(10)}
    assert len(hands) > 3, "it could be any card that is not on the pile"


def test_a_card_that_lay_open_is_hidden_again_once_the_pile_is_shuffled() -> None:
    """[H22.8, H42.12, H42.13]"""
    t = Table(seats=3)
    ids = [card.id for card in t.s.box.sorcery]
    t.sorcery("", 1).sorcery("", 2)
    t.s.sorcery_deck = bytearray()
    t.s.sorcery_discard = bytearray(range(len(ids)))
    t.forget()
    draw_sorcery(t.s, 1)
    (card,) = bits(t.s.sorcery_hand[1])
    assert ids[card] in heard(t, 1)
    for seat in (-1, 0, 2):
        assert ids[card] not in hidden_words(t.view(seat))
        assert ids[card] not in heard(t, seat)
    held = {determined(t, 2, seed).sorcery_hand[1] for seed in range(12)}
    assert len(held) > 4


def determined(t: Table, seat: int, seed: int) -> Hunt:
    other = GAME.determinize(t.s, seat, Random(seed))
    assert isinstance(other, Hunt)
    return other


# Refusals


def test_refusals_tell_nothing_that_is_hidden() -> None:
    """[H42.22]"""
    asked = []
    for journal in ("1", "4 . . ."):
        t = Table(journal=journal, riders="31 29 41 45").to_riders()
        asked.append([str(t.why_not(thing)) for thing in (*THINGS, "place:48", "ride 1")])
    assert asked[0] == asked[1]


# Other worlds


@pytest.mark.parametrize(
    ("seats", "parts", "refuges"),
    [(2, "whole", "off"), (5, "one", "off"), (3, "two", "on"), (4, "two", "off")],
)
def test_two_worlds_look_alike(seats: int, parts: str, refuges: str) -> None:
    """[H42.20, H42.22, H42.30]"""
    options = {"parts": parts, "refuges": refuges}
    assert check_two_worlds(GAME, seats, options, seed=seats, things=THINGS, every=7) > 50


@pytest.mark.parametrize(("seats", "parts"), [(3, "one"), (3, "two")])
def test_undo_is_no_way_to_peek(seats: int, parts: str) -> None:
    """[H42.22]"""
    assert check_barriers(GAME, seats, {"parts": parts}, seed=11, every=6) > 20


def entries_of(s: Hunt) -> list[tuple[int, int, int]]:
    record = bytes(s.record)
    return [(record[at], record[at + 1], record[at + 2]) for at in range(0, len(record), RECORD)]


def check_part_one(s: Hunt) -> None:
    """Play the public record against the journal: every answer must have been true."""
    board = s.box.boards[0]
    journal = list(s.journal)
    last, dots, visited = journal[0], 0, {journal[0]}
    assert last in board.frodo_starts
    tokens = {board.token_places[token] for token in bits(s.info_held)}
    found_before = [a for kind, a, _ in entries_of(s) if kind == R_FOUND]
    at = 1
    for number, (kind, a, b) in enumerate(entries_of(s)):
        if kind == R_MOVED:
            entry = journal[at]
            at += 1
            if entry == DOT:
                dots += 1
            else:
                assert not a
                assert entry in board.accessible(last, dots + b)
                assert entry <= board.locations
                last, dots = entry, 0
                visited.add(entry)
        elif kind == R_ESCAPED:
            entry = journal[at]
            at += 1
            if entry != CROSSED:
                assert entry in board.escapes(last, dots)
                last, dots = entry, 0
                visited.add(entry)
        elif kind == R_SEARCH:
            assert (a in visited) == bool(b)
        elif kind == R_HUNT:
            assert (a in visited) == bool(b & YES)
            assert (a == last) == bool(b & HERE)
        elif kind in (R_PERCEPTION, R_SECTION):
            assert board.in_area(a, last) == bool(b)
        elif kind == R_WILD:
            assert (dots > 0) == bool(b)
        elif kind == R_FOUND:
            assert a not in visited
        if kind in (R_SEARCH, R_HUNT) and a in tokens and a not in found_before:
            hides = [one for one in entries_of(s)[:number] if one[0] == 10]
            assert a in visited or hides, "a face-up token would have been shown"
    assert at == len(journal)
    assert (s.last, s.dots, s.step) == (last, dots, len(journal) - 1)


def check_part_two(s: Hunt) -> None:
    """What was said of Frodo since the last change of direction is true of the present card."""
    if s.journey < 0:
        return
    board = s.box.boards[1]
    journey = s.box.journeys[s.journey]
    events = entries_of(s)
    begin = max(n for n, event in enumerate(events) if event[0] in (R_PART_TWO, R_TURNED))
    if FLOW.decision(s).name in ("journey", "strider-leads"):
        return
    step = 0
    assert journey.long or not any(event[0] == R_LONG for event in events)
    for kind, a, b in events[begin:]:
        if kind in (R_STEP, R_TURNED):
            step = a
        elif kind == R_HUNT:
            assert bool(journey.visited[step] >> a & 1) == bool(b & YES)
            assert (journey.last[step] == a) == bool(b & HERE)
        elif kind == R_EXACT:
            assert board.in_area(a, journey.last[step]) == bool(b & 1)
        elif kind == R_PERCEPTION and not b:
            assert not board.in_area(a, journey.last[step])
        elif kind == R_SEARCH and b:
            assert journey.visited[step] >> a & 1
    trail = list(s.gandalf)
    for _, a, _ in (event for event in events if event[0] == R_DEED):
        assert a in trail
    together = [s.deeds_held, s.deeds_done, s.deed_pool, s.deed_gone]
    mask = 0
    for tokens in together:
        assert not mask & tokens
        mask |= tokens


@pytest.mark.parametrize("parts", ["one", "two"])
def test_whole_journeys_are_dealt_anew_and_fit_every_answer(parts: str) -> None:
    """[H42.9, H42.10, H42.11]"""
    random = Random(5)
    different = tried = 0
    for seed in range(4):
        for number, match in enumerate(random_match(GAME, 3, {"parts": parts}, f"deal {seed}")):
            s = match.state
            if number % 9 or s.outcome is not None or number < 12:
                continue
            assert isinstance(s, Hunt)
            other = GAME.determinize(s, 1, random)
            assert isinstance(other, Hunt)
            tried += 1
            different += (other.journal, other.journey, other.gandalf) != (
                s.journal,
                s.journey,
                s.gandalf,
            )
            if parts == "one":
                check_part_one(other)
            else:
                check_part_two(other)
    assert different > tried * 0.5


def test_own_secrets_stay_when_a_seat_is_dealt_another_world() -> None:
    """[H42.10, H42.12]"""
    t = Table(journal="1 . . 10", hand="five-ponies", sorcery="keen-noses", seats=3)
    for seed in range(10):
        mine = GAME.determinize(t.s, 0, Random(seed))
        assert isinstance(mine, Hunt)
        assert (mine.journal, mine.hand) == (t.s.journal, t.s.hand)
        his = GAME.determinize(t.s, 1, Random(seed))
        assert isinstance(his, Hunt)
        assert his.sorcery_hand[1] == t.s.sorcery_hand[1]


def test_a_card_that_everybody_saw_stays_in_the_hand() -> None:
    """[H42.4]"""
    t = Table(hand="the-gaffer five-ponies")
    t.s.known_hand = t.s.hand & 1 << t.ally_ids().index("the-gaffer")
    for seed in range(20):
        other = GAME.determinize(t.s, 1, Random(seed))
        assert isinstance(other, Hunt)
        assert other.hand & t.s.known_hand
        assert other.hand.bit_count() == 2


def test_cards_seen_at_the_redistribution_stay_where_they_are() -> None:
    """[H30.R1, H42.12]"""
    t = Table(part=2, seats=3, sorcery="keen-noses dread")
    t.s.sorcery_seen[2] = t.s.sorcery_hand[1]
    for seed in range(10):
        seen = GAME.determinize(t.s, 2, Random(seed))
        assert isinstance(seen, Hunt)
        assert seen.sorcery_hand[1] == t.s.sorcery_hand[1]
    hands = set()
    for seed in range(10):
        unseen = GAME.determinize(t.s, 0, Random(seed))
        assert isinstance(unseen, Hunt)
        hands.add(unseen.sorcery_hand[1])
    assert len(hands) > 3


# Another world is found, and never the true one kept for want of one


def flights_of(t: Table) -> Iterator[None]:
    """Gandalf is hunted where he is, again and again: each flight uses up a token of the pool."""
    while True:
        t.skip_to("nazgul")
        s = t.s
        s.nazgul[s.active] = s.gandalf[-1]
        s.acted, s.dice, s.influence, s.found = 0, [0, 6, 0, 0], 0, 0
        t.again()
        if "hunt" in t.options():
            t.play("hunt", *(["pay sword"] if t.asks() == "pay" else []))
            if t.asks() == "react":
                t.play("pass")
            if t.heard("hunt-gandalf-found"):
                t.forget()
                yield
        t.play("end")


def test_the_deed_pool_is_dealt_anew_even_when_it_was_formed_anew() -> None:
    """[H30.6, H33.R3, H36.8, H42.11]"""
    t = new_table(parts="two", seed="deeds")
    gave_up = GAME.gave_up
    formed = before = open_ends = 0
    for flight, _ in zip(range(15), flights_of(t), strict=False):
        s = t.s
        formed += s.deed_gone.bit_count() < before
        before = s.deed_gone.bit_count()
        pools, ends = set(), set()
        for seed in range(12):
            other = determined(t, 1, seed)
            check_part_two(other)
            for column in ("deeds_held", "deeds_done", "deed_pool", "deed_gone"):
                assert getattr(other, column).bit_count() == getattr(s, column).bit_count(), flight
            last = s.board.token_places.index(other.gandalf[-1])
            assert other.deed_gone >> last & 1, "the token that named his place has left"
            pools.add((other.deed_pool, other.deeds_held))
            ends.add(other.gandalf[-1])
        open_ends += len(ends) > 1
        assert len(pools) > 1
    assert open_ends > 10, "where he was found before tells more and more"
    assert formed == 2, "an empty pool was formed anew from those that left"
    assert GAME.gave_up == gave_up


@pytest.mark.parametrize("parts", ["one", "two", "whole"])
def test_no_redeal_of_many_games_gives_up(parts: str) -> None:
    """Every seat at every sixth question; another world was found at the first try. [H42.20]"""
    gave_up, tried = GAME.gave_up, 0
    random = Random(parts)
    for seed in range(5):
        seats = 2 + seed % 4
        for number, match in enumerate(random_match(GAME, seats, {"parts": parts}, f"up {seed}")):
            if number % 6 == 0 and match.outcome is None:
                for seat in range(seats):
                    GAME.determinize(match.state, seat, random)
                    tried += 1
    assert tried > 500
    assert GAME.gave_up == gave_up


def test_the_true_world_is_not_kept_where_no_other_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """[H42.20]"""
    t = Table(journal="1 . . 10")

    def finds_none(s: Hunt, seat: int, random: Random) -> None:
        raise NoOtherWorld

    monkeypatch.setattr(GAME, "redeal", finds_none)
    gave_up = GAME.gave_up
    with pytest.raises(NoOtherWorld):
        GAME.determinize(t.s, 1, Random(1))
    assert GAME.gave_up == gave_up + REDEALS


@pytest.mark.parametrize("ending", ["rivendell", "fell"])
def test_a_journey_that_has_ended_is_dealt_as_one_that_could_end_so(ending: str) -> None:
    """While a token is chosen the sheet is still hidden. [H39.1, H39.2, H40.6, H42.11]"""
    found = 0
    for seed in range(60):
        t = new_table(parts="two", seed=f"end {seed}")
        random = Random(seed)
        while t.asks() not in ("token", ""):
            if ending == "rivendell":
                t.s.influence, t.s.flipped = 0, t.s.joined & ~1
            elif t.s.journey >= 0 and t.s.step >= 8:
                t.s.influence = t.s.limit() - 1
            options = t.options()
            t.play("step" if "step" in options else random.choice(options))
        if t.asks() != "token" or not ENDINGS[t.s.ending].endswith(ending):
            continue
        found += 1
        for chance in range(8):
            other = determined(t, 1, chance)
            journey = other.box.journeys[other.journey]
            if ending == "fell":
                assert other.influence >= other.limit()
            else:
                assert other.step == journey.moves
        if found == 2:
            return
    pytest.fail("no game ended so")
