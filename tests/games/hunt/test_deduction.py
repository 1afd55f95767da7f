"""What can be worked out: as many journeys as counting them one by one finds, at every step, from
public words alone."""

import json
import os
from collections import Counter
from random import Random
from time import process_time
from typing import NamedTuple

import pytest

from ringtable.bots import decide, make_bot
from ringtable.games.hunt import GAME
from ringtable.games.hunt.box.components import (
    CROSSED,
    DEEDS_DRAWN,
    DOT,
    GANDALF_HERE,
    HERE,
    R_DEED,
    R_ESCAPED,
    R_EXACT,
    R_FLED,
    R_FOUND,
    R_GANDALF_EXTRA,
    R_HUNT,
    R_LONG,
    R_MOVED,
    R_PART_TWO,
    R_PERCEPTION,
    R_REAPPEARED,
    R_REVEALED,
    R_RIVENDELL,
    R_SEARCH,
    R_SECTION,
    R_STEP,
    R_TURN,
    R_TURN_OVER,
    R_TURNED,
    R_WILD,
    RECORD,
    YES,
)
from ringtable.games.hunt.box.content import pack_named
from ringtable.games.hunt.deduction import insight as deduction
from ringtable.games.hunt.deduction.insight import Deduction, insight, journals_of, journeys_of
from ringtable.games.hunt.deduction.journals import Journals
from ringtable.games.hunt.deduction.journeys import CARD, EARLIER, Journeys
from ringtable.games.hunt.flow import FLOW
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.rng import key_from_seed
from ringtable.testing import check_two_worlds
from tests.games.hunt.scenario import Table

BOX = pack_named("house")
SHIRE, WILD = BOX.boards
Event = tuple[int, int, int]


def packed(events: list[Event]) -> bytes:
    return b"".join(bytes((*event, 0)) for event in events)


# Part 1: journals one by one


class Journal(NamedTuple):
    entries: tuple[int, ...]
    last: int
    dots: int
    visited: frozenset[int]


def noted(journal: Journal, entry: int) -> Journal:
    entries = (*journal.entries, entry)
    if entry == DOT:
        return Journal(entries, journal.last, journal.dots + 1, journal.visited)
    if entry == CROSSED:
        return journal._replace(entries=entries)
    return Journal(entries, entry, 0, journal.visited | {entry})


def entries_after(journal: Journal, event: Event) -> list[int]:
    kind, forced, bonus = event
    if kind == R_ESCAPED:
        targets = SHIRE.dots_to[journal.last]
        near = [place for place in range(1, 61) if targets[place] <= journal.dots + 1]
        return [CROSSED, *[one for one in near if one != journal.last and SHIRE.is_location(one)]]
    if forced:
        return [DOT]
    reach = SHIRE.dots_to[journal.last]
    return [
        DOT,
        *[one for one in range(1, SHIRE.locations + 1) if reach[one] <= journal.dots + bonus],
    ]


def true_of_journal(journal: Journal, event: Event) -> bool:
    kind, a, b = event
    if kind == R_SEARCH:
        return (a in journal.visited) == bool(b)
    if kind == R_HUNT:
        expected = YES * (a in journal.visited) | HERE * (a == journal.last)
        return b == expected
    if kind in (R_PERCEPTION, R_SECTION):
        return SHIRE.in_area(a, journal.last) == bool(b)
    if kind == R_WILD:
        return (journal.dots > 0) == bool(b)
    if kind == R_FOUND:
        return a not in journal.visited
    return True


def all_journals(events: list[Event]) -> list[Journal]:
    found = [Journal((start,), start, 0, frozenset({start})) for start in SHIRE.frodo_starts]
    for event in events:
        if event[0] in (R_MOVED, R_ESCAPED):
            found = [noted(one, entry) for one in found for entry in entries_after(one, event)]
        found = [one for one in found if true_of_journal(one, event)]
    return found


def told_of_a_journal(random: Random, moves: int) -> list[Event]:
    """A walk at random, and true answers to questions at random."""
    start = random.choice(SHIRE.frodo_starts)
    journal = Journal((start,), start, 0, frozenset({start}))
    events: list[Event] = [(R_TURN, 1, 0)]
    for _ in range(moves):
        move: Event = (
            random.choice((R_MOVED, R_MOVED, R_MOVED, R_ESCAPED)),
            int(random.random() < 0.1),
            int(random.random() < 0.1),
        )
        events.append(move)
        journal = noted(journal, random.choice(entries_after(journal, move)))
        for _ in range(random.randrange(4)):
            near = [one for one in range(1, SHIRE.locations + 1) if SHIRE.dots_to[start][one] < 5]
            place = random.choice([*near, *journal.visited])
            kind = random.choice((R_SEARCH, R_HUNT, R_PERCEPTION, R_WILD, R_SECTION, R_FOUND))
            a = random.randrange(13) if kind in (R_PERCEPTION, R_SECTION) else place
            for b in range(4):
                if true_of_journal(journal, (kind, a, b)):
                    events.append((kind, a, b))
                    break
    return events


@pytest.mark.parametrize("seed", range(40))
def test_journals_are_those_that_counting_one_by_one_finds(seed: int) -> None:
    """[H42.9, H42.14, H18.1, H20.1, H26.6, H24.13]"""
    events = told_of_a_journal(Random(seed), 1 + seed % 6)
    one_by_one = Counter(journal.last for journal in all_journals(events))
    counted: Counter[int] = Counter()
    for world, number in Journals(SHIRE).with_record(packed(events)).worlds.items():
        counted[world & 255] += number
    assert counted == one_by_one
    assert one_by_one


@pytest.mark.parametrize("seed", range(40, 60))
def test_journals_heard_entry_by_entry_are_those_heard_at_once(seed: int) -> None:
    events = told_of_a_journal(Random(seed), 12)
    step_by_step = Journals(SHIRE)
    for number in range(1, len(events) + 1):
        record = packed(events[:number])
        step_by_step = step_by_step.with_record(record)
        at_once = Journals(SHIRE).with_record(record)
        # A Yes may come to be known in another order, so worlds are compared by what they mean.
        for one, other in zip(step_by_step.layers, at_once.layers, strict=True):
            assert sum(one.values()) == sum(other.values())
        assert step_by_step.worlds == at_once.worlds


def test_dots_count_as_far_as_any_two_places_lie_apart() -> None:
    """[H9.2, H9.5]"""
    most = max(dots for row in SHIRE.dots_to for dots in row if dots < 99)
    assert Journals(SHIRE).most_dots == most == 3
    events: list[Event] = [(R_MOVED, 1, 0)] * (most + 2) + [(R_MOVED, 0, 0)]
    one_by_one = Counter(journal.last for journal in all_journals(events))
    counted: Counter[int] = Counter()
    for world, number in Journals(SHIRE).with_record(packed(events)).worlds.items():
        counted[world & 255] += number
    assert counted == one_by_one


def test_every_journal_is_drawn_as_often_as_any_other() -> None:
    events = [(R_MOVED, 0, 0), (R_MOVED, 0, 0), (R_SEARCH, 10, 0), (R_PERCEPTION, 0, 1)]
    wanted = {journal.entries for journal in all_journals(events)}
    journals = Journals(SHIRE).with_record(packed(events))
    random = Random(7)
    drawn = Counter(tuple(journals.draw(random)) for _ in range(60 * len(wanted)))
    assert set(drawn) == wanted
    assert max(drawn.values()) < 2 * 60
    assert min(drawn.values()) > 60 / 2


def test_a_no_reaches_back_and_a_later_visit_is_possible_again() -> None:
    """[H18.7]"""
    before = [(R_MOVED, 0, 0), (R_MOVED, 0, 0), (R_MOVED, 0, 0)]
    there = {journal.last for journal in all_journals(before)} - set(SHIRE.frodo_starts)
    place = min(there)
    refuted = Journals(SHIRE).with_record(packed([*before, (R_SEARCH, place, 0)]))
    assert place not in {world & 255 for world in refuted.worlds}
    later = refuted.with_record(packed([*before, (R_SEARCH, place, 0), (R_MOVED, 0, 0)]))
    assert place in {world & 255 for world in later.worlds}


# Part 2: cards and trails one by one


class Way(NamedTuple):
    cards: tuple[int, ...]
    trail: tuple[int, ...]  # Gandalf's places
    used: tuple[int, ...]  # tokens of his start and of his returns
    moved: bool


class Told:
    """What everybody knows of Gandalf and of the figure."""

    def __init__(self) -> None:
        self.step = 0
        self.deeds: set[int] = set()
        self.in_turn = False
        self.shown = False
        self.playing = True


def frodo(way: Way, step: int) -> int:
    return BOX.journeys[way.cards[-1]].last[step]


def sensed(way: Way, told: Told, area: int) -> int:
    mine = 1 if WILD.in_area(area, frodo(way, told.step)) else 0
    return mine | (2 if told.playing and WILD.in_area(area, way.trail[-1]) else 0)


def true_of_way(way: Way, told: Told, event: Event) -> bool:
    kind, a, b = event
    card, step = BOX.journeys[way.cards[-1]], told.step
    listed = a in [one for one in card.rows[: step + 1] if one != DOT]
    if kind in (R_STEP, R_TURNED):
        return a < card.moves
    if kind == R_SEARCH:
        return listed == bool(b)
    if kind == R_HUNT:
        gandalf = told.playing and not told.shown and way.trail[-1] == a
        return b == YES * listed | HERE * (frodo(way, step) == a) | GANDALF_HERE * gandalf
    if kind == R_PERCEPTION:
        return bool(sensed(way, told, a)) == bool(b)
    if kind == R_EXACT:
        return sensed(way, told, a) == b
    if kind == R_SECTION:
        return WILD.in_area(a, frodo(way, step)) == bool(b)
    if kind == R_WILD:
        return (card.rows[step] == DOT) == bool(b)
    if kind == R_LONG:
        return card.long
    if kind == R_DEED:
        return way.trail[-1] == a and WILD.token_places.index(a) not in way.used
    if kind == R_REVEALED:
        return way.trail[-1] == a
    if kind == R_RIVENDELL:
        return WILD.is_exit(way.trail[-1])
    if kind == R_TURN_OVER:
        return way.moved or told.shown or not told.playing
    return True


def ways_on(way: Way, told: Told, event: Event) -> list[Way]:
    """How it can go on with something that happened, before it is known to be true."""
    kind = event[0]
    moves = [
        way._replace(trail=(*way.trail, place), moved=True) for place in WILD.ways[way.trail[-1]]
    ]
    if not told.playing and kind != R_TURNED:
        return [way]
    if kind == R_TURN:
        return [way._replace(moved=False)]
    if kind == R_GANDALF_EXTRA:
        return [one._replace(moved=way.moved) for one in moves]
    if kind in (R_FLED, R_REAPPEARED):
        free = [one for one in range(10) if one not in way.used and one not in told.deeds]
        return [
            way._replace(trail=(*way.trail, WILD.token_places[one]), used=(*way.used, one))
            for one in free
        ]
    if kind == R_TURNED:
        long = BOX.journeys[way.cards[0]].long
        deck = [one for one in range(36) if BOX.journeys[one].long == long]
        return [way._replace(cards=(*way.cards, one)) for one in deck if one not in way.cards]
    return [way]


def with_moves(ways: set[Way], told: Told) -> set[Way]:
    """Gandalf moves once in the turn, at any moment."""
    if not told.in_turn or told.shown or not told.playing:
        return ways
    found = set(ways)
    for way in ways:
        if not way.moved:
            for place in WILD.ways[way.trail[-1]]:
                found.add(way._replace(trail=(*way.trail, place), moved=True))
    return found


def heard(told: Told, event: Event) -> None:
    kind, a, _ = event
    if kind in (R_STEP, R_TURNED):
        told.step = a
    elif kind == R_TURN:
        told.in_turn = True
    elif kind == R_TURN_OVER:
        told.in_turn = False
    elif kind == R_REVEALED:
        told.shown = True
    elif kind in (R_FLED, R_REAPPEARED):
        told.shown = False
    elif kind == R_RIVENDELL:
        told.playing = False
    elif kind == R_DEED:
        told.deeds.add(WILD.token_places.index(a))


def all_ways(events: list[Event], cards: list[int]) -> set[Way]:
    told = Told()
    ways = {
        Way((card,), (place,), (token,), False)
        for card in cards
        for token, place in enumerate(WILD.token_places)
    }
    for event in events:
        following = {one for way in ways for one in ways_on(way, told, event)}
        if event[0] in (R_STEP, R_TURNED):
            told.step = event[1]
        following = {way for way in following if true_of_way(way, told, event)}
        heard(told, event)
        ways = with_moves(following, told)
    return ways


def told_of_a_way(random: Random, turns: int, cards: list[int]) -> list[Event]:
    """A journey at random, and true answers to questions at random."""
    token = random.randrange(10)
    way = Way((random.choice(cards),), (WILD.token_places[token],), (token,), False)
    held = random.sample([one for one in range(10) if one != token], 3)
    told = Told()
    events: list[Event] = []

    def say(event: Event) -> None:
        nonlocal way
        way = random.choice(ways_on(way, told, event))
        heard(told, event)
        events.append(event)

    for turn in range(turns):
        say((R_TURN, 1, turn % 3))
        say((R_STEP, told.step + 1, 0))
        if told.playing and random.random() < 0.15:
            say((R_GANDALF_EXTRA, 0, 0))
        for early in (True, False):
            if early and random.random() < 0.6:
                continue
            if told.playing and not way.moved:
                ways = WILD.ways[way.trail[-1]]
                aims = [one for one in ways if one in [WILD.token_places[h] for h in held]]
                place = random.choice(aims or ways)
                way = way._replace(trail=(*way.trail, place), moved=True)
            place = way.trail[-1]
            if told.playing and place in [WILD.token_places[one] for one in held]:
                held.remove(WILD.token_places.index(place))
                say((R_DEED, place, 0))
        if told.playing and WILD.is_exit(way.trail[-1]):
            say((R_RIVENDELL, 0, 0))
        elif told.playing and random.random() < 0.15:
            say((R_REVEALED, way.trail[-1], 0))
        say((R_TURN_OVER, 0, 0))
        for _ in range(random.randrange(4)):
            kind = random.choice((R_SEARCH, R_HUNT, R_PERCEPTION, R_EXACT, R_WILD, R_SECTION))
            places = [
                *BOX.journeys[way.cards[-1]].rows[: told.step + 2],
                *[way.trail[-1]] * 4,
                7,
                10,
            ]
            near = [one for one in places if WILD.is_location(one)]
            area = kind in (R_PERCEPTION, R_EXACT, R_SECTION)
            a = random.randrange(13) if area else random.choice(near)
            if told.shown and a == way.trail[-1] and not area:
                continue
            b = next(b for b in range(8) if true_of_way(way, told, (kind, a, b)))
            say((kind, a, b))
            if kind == R_HUNT and b & GANDALF_HERE:
                free = [one for one in range(10) if one not in way.used and one not in held]
                jump = random.choice([one for one in free if one not in told.deeds])
                heard(told, (R_FLED, 0, 0))
                events.append((R_FLED, 0, 0))
                way = way._replace(
                    trail=(*way.trail, WILD.token_places[jump]), used=(*way.used, jump)
                )
        if told.shown:
            say((R_REAPPEARED, 0, 0))
            held = [one for one in held if one not in way.used]
        if len(way.cards) == 1 and random.random() < 0.3:
            say((R_TURNED, max(0, told.step - 1), 0))
    return events


def some_cards(random: Random) -> list[int]:
    return sorted(random.sample(range(18), 2) + random.sample(range(18, 36), 1))


@pytest.mark.parametrize("seed", range(40))
def test_journeys_are_those_that_counting_one_by_one_finds(seed: int) -> None:
    """[H42.11, H42.16, H36.3, H36.4, H32.3, H33.9, H36.8, H38.5]"""
    random = Random(seed)
    cards = some_cards(random)
    events = told_of_a_way(random, 1 + seed % 2, cards)
    record = packed([(R_PART_TWO, 0, 0), *events])
    first = Journeys(BOX, False)
    first.companies[0].cards = dict.fromkeys(cards, 1)  # as if the others were sorted out
    journeys = first.with_record(record)
    one_by_one = all_ways(events, cards)
    by_place = Counter(frodo(way, journeys.step) for way in one_by_one)
    gandalf = Counter(way.trail[-1] for way in one_by_one)
    s = GAME.new_state(2, {"parts": "two"}, GAME.new_rng(bytes(32)))
    assert isinstance(s, Hunt)
    known = Deduction(s)
    known.count_journeys(journeys)
    assert known.journeys == len(one_by_one) > 0
    assert {p: round(c * known.journeys) for p, c in known.frodo.items()} == by_place
    assert {p: round(c * known.journeys) for p, c in known.gandalf.items()} == gandalf


def journeys_after(*events: Event) -> Journeys:
    return Journeys(BOX, False).with_record(packed([(R_PART_TWO, 0, 0), *events]))


def test_a_yes_that_frodo_does_not_explain_is_due_to_gandalf() -> None:
    """[H36.3]"""
    start: list[Event] = [(R_STEP, 0, 0), (R_TURN, 1, 0), (R_STEP, 1, 0), (R_TURN_OVER, 0, 0)]
    far = 9  # a zone at the other end
    assert not any(WILD.in_area(far, card.last[1]) for card in BOX.journeys)
    journeys = journeys_after(*start, (R_PERCEPTION, far, 1))
    for company in journeys.companies:
        assert all(WILD.in_area(far, spot & 255) for spot in company.trail.spots)
    assert journeys.companies


def test_a_journey_that_would_have_ended_is_refuted() -> None:
    """[H31.8, H39.1, H42.24]"""
    kinds = {
        BOX.journeys[card & CARD].long
        for card in journeys_after((R_STEP, 13, 0)).companies[0].cards
    }
    assert kinds == {True, False}
    for event in ((R_STEP, 14, 0), (R_LONG, 0, 0)):
        cards = journeys_after(event).companies[0].cards
        assert {BOX.journeys[card & CARD].long for card in cards} == {True}
        assert len(cards) == 18


def test_a_refuge_hides_frodo_from_a_search() -> None:
    """[H35.2, H35.4]"""
    card = next(one for one in range(36) if BOX.journeys[one].refuges)
    journey = BOX.journeys[card]
    step = journey.refuges.bit_length() - 1
    place = journey.rows[step]
    record = packed([(R_PART_TWO, 0, 0), (R_STEP, step, 0), (R_SEARCH, place, 0)])
    hidden = Journeys(BOX, True).with_record(record)
    assert card in {one & CARD for company in hidden.companies for one in company.cards}
    plain = Journeys(BOX, False).with_record(record)
    assert card not in {one & CARD for company in plain.companies for one in company.cards}


def test_a_drawn_journey_is_one_of_those_that_fit() -> None:
    random = Random(3)
    tried = 0
    for seed in range(8):
        cards = some_cards(Random(seed))
        events = told_of_a_way(Random(seed), 1 + seed % 2, cards)
        first = Journeys(BOX, False)
        first.companies[0].cards = dict.fromkeys(cards, 1)
        journeys = first.with_record(packed([(R_PART_TWO, 0, 0), *events]))
        wanted = {
            (way.cards[-1], frozenset(way.cards[:-1]), way.trail) for way in all_ways(events, cards)
        }
        for _ in range(30):
            drawn, way, jumps = journeys.draw(random, 1)
            earlier = frozenset(one for one in range(36) if drawn >> EARLIER + one & 1)
            assert (drawn & CARD, earlier, tuple(way)) in wanted
            assert set(jumps) <= set(way)
            tried += 1
    assert tried == 8 * 30


# Games of bots


def games(parts: str, bots: str, seeds: range) -> list[Hunt]:
    """Every position of some games after which something new was said."""
    found: list[Hunt] = []
    for seed in seeds:
        random = Random(seed)
        bot = make_bot(bots, GAME)
        s = GAME.new_state(3, {"parts": parts}, GAME.new_rng(key_from_seed(f"deduce {seed}")))
        assert isinstance(s, Hunt)
        said = b""
        while s.outcome is None:
            if bytes(s.record) != said:
                said = bytes(s.record)
                found.append(s.copy())
            FLOW.play(s, decide(bot, GAME, s, s.asked, random), s.asked)
    return found


@pytest.mark.parametrize(
    ("parts", "bots"), [("one", "random"), ("two", "random"), ("whole", "heuristic")]
)
def test_step_by_step_as_from_scratch_and_the_truth_is_always_among_it(
    parts: str, bots: str
) -> None:
    """[H42.19]"""
    compared = 0
    deduction.JOURNALS.clear()
    deduction.JOURNEYS.clear()
    for s in games(parts, bots, range(2)):
        known = Deduction(s)
        record = bytes(s.record)
        asked = FLOW.decision(s).name
        if s.ending or s.journey < 0 < s.part - 1:
            continue
        fresh = Deduction(s)
        if s.part == 1:
            fresh.count_journals(Journals(s.board).with_record(record))
        else:
            fresh.count_journeys(Journeys(s.box, s.refuges).with_record(record))
        assert (known.journeys, known.frodo) == (fresh.journeys, fresh.frodo)
        if asked not in ("journey", "strider-leads"):
            assert known.frodo[s.frodo_last()] > 0
        if known.gandalf and asked != "reappear":
            assert known.gandalf == fresh.gandalf
            assert known.gandalf[s.gandalf_at()] > 0
        assert sum(known.frodo.values()) == pytest.approx(1.0)
        compared += 1
    assert compared > 60


def test_an_answer_takes_well_below_a_tenth_of_a_second() -> None:
    """More games: RINGTABLE_DEDUCTION_GAMES=500 pytest -s -k tenth tests/games/hunt."""
    times: list[float] = []
    for seed in range(int(os.environ.get("RINGTABLE_DEDUCTION_GAMES", "4"))):
        random = Random(seed)
        bot = make_bot("heuristic", GAME)
        s = GAME.new_state(2, {}, GAME.new_rng(key_from_seed(f"time {seed}")))
        assert isinstance(s, Hunt)
        said = b""
        while s.outcome is None:
            if bytes(s.record) != said:
                said = bytes(s.record)
                before = process_time()
                Deduction(s)
                times.append(process_time() - before)
            FLOW.play(s, decide(bot, GAME, s, s.asked, random), s.asked)
    times.sort()
    late = times[len(times) * 99 // 100]
    print(f"{len(times)} answers, p99 {late * 1000:.1f} ms, at most {times[-1] * 1000:.1f} ms")
    assert late < 0.1


def test_what_is_remembered_is_bounded() -> None:
    for number in range(200):
        journals_of(SHIRE, packed([(R_TURN, number, 0)]))
        journeys_of(BOX, False, packed([(R_PART_TWO, 0, 0), (R_TURN, number, 0)]))
    assert len(deduction.JOURNALS) == len(deduction.JOURNEYS) == deduction.KEPT


# What people get


def test_insight_is_the_map_by_names() -> None:
    t = Table(journal="1 . . 10", riders="31 29 41 45")
    t.s.record = bytearray(packed([(R_MOVED, 0, 0)] * 3))
    found = insight(t.s, 1)
    known = all_journals([(R_MOVED, 0, 0)] * 3)
    assert found["allowed"] is True
    assert found["journeys"] == str(len(known))
    lasts = Counter(SHIRE.names[journal.last] for journal in known)
    assert found["places"] == {name: round(count / len(known), 4) for name, count in lasts.items()}
    assert found["most"] == max(found["places"].values())
    assert found["gandalf"] == {}
    assert insight(t.s, 0) == insight(t.s, -1) == found, "it is the same for everybody"
    json.dumps(found)


def test_a_pure_table_has_no_insight() -> None:
    for options in ({"deduction": "off"}, {"strict_memory": "on"}):
        t = Table(journal="1 . . 10", options=options)
        assert [insight(t.s, seat) for seat in (-1, 0, 1)] == [{"allowed": False}] * 3


def test_gandalf_is_on_the_map_while_he_is_hidden() -> None:
    t = Table(part=2, journey="JS-01", gandalf="8", step=0)
    t.s.record = bytearray(packed([(R_PART_TWO, 0, 0), (R_STEP, 0, 0)]))
    found = insight(t.s, 1)
    assert len(found["gandalf"]) == len(WILD.token_places)
    t.s.gandalf_is = 3
    assert insight(t.s, 1)["gandalf"] == {}


@pytest.mark.parametrize("parts", ["one", "two"])
def test_insight_is_the_same_in_every_world_that_a_seat_cannot_tell_apart(parts: str) -> None:
    """[H42.20, H42.22]"""
    assert check_two_worlds(GAME, 2, {"parts": parts}, seed=f"insight {parts}", every=9) > 20


def test_the_check_of_two_worlds_sees_a_leak_in_the_insight(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A planted leak is found."""
    monkeypatch.setattr(GAME, "insight", lambda s, seat: {"last": s.last})
    with pytest.raises(AssertionError, match="insight"):
        check_two_worlds(GAME, 2, {"parts": "one"}, seed="insight leak", every=5)


def test_hidden_things_marked_do_not_show_in_the_insight() -> None:
    """Canaries: whatever is changed behind the screen, not a byte of the insight changes. [H42.9,
    H42.10, H42.11]"""
    for part in (1, 2):
        texts = set()
        for change in range(4):
            t = (
                Table(part=2, journey="JS-01", gandalf="8", step=1)
                if part == 2
                else Table(journal="1 . .")
            )
            t.s.record = bytearray(
                packed([(R_PART_TWO, 0, 0), (R_STEP, 1, 0)] if part == 2 else [(R_MOVED, 0, 0)] * 2)
            )
            t.s.last = 10 + change
            t.s.dots = change
            t.s.visited = 1 << 20 + change
            t.s.info_held = 1 << change
            t.s.hand = 1 << change
            if part == 2:
                t.s.journey = change
                t.s.gandalf = bytearray((8, 18 + change))
                t.s.deeds_held = 1 << change
            texts.add(json.dumps(insight(t.s, 1)))
        assert len(texts) == 1


def test_the_deed_pool_holds_what_is_not_drawn() -> None:
    assert len(WILD.token_places) - DEEDS_DRAWN == Journeys(BOX, False).companies[0].trail.pool == 6
    assert RECORD == 4
