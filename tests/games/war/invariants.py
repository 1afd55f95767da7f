"""What always holds, as a check of a position. [W42]"""

from ringtable.games.war.box.components import (
    CARDS,
    CHARACTERS,
    DECK_SIZE,
    FREE,
    GOLLUM,
    IN_FELLOWSHIP,
    KINDS,
    LAST_PROGRESS,
    LEADER,
    MOST_BESIEGED,
    MOST_UNITS,
    NATIONS,
    NAZGUL,
    NOT_ON_TRACK,
    ON_THE_MAP,
    RINGS,
    SHADOW,
    UNIT_KINDS,
    side_of,
)
from ringtable.games.war.box.places import NOWHERE, REGIONS
from ringtable.games.war.facts import FLEW, TRAVELLED
from ringtable.games.war.flow import FLOW
from ringtable.games.war.state import BLOCK, KINDS_EACH, NO_SIDE, War
from ringtable.kernel.fact import Fact


def check(s: War) -> None:
    check_columns(s)
    asked = "" if s.outcome is not None else FLOW.decision(s).name
    if s.attacker == NO_SIDE and asked != "excess":
        check_armies(s)
    check_figures(s)
    check_characters(s)
    check_cards(s)
    if asked == "act":
        check_fellowship(s)
    assert s.rings[FREE] + s.rings[SHADOW] <= RINGS, "[W42.12]"


def check_flights(before: War, facts: list[Fact], s: War) -> None:
    """No Nazgûl has flown into an unbesieged stronghold of the Free Peoples. [W3.10, W13.12]"""
    shut = unbesieged(before) & unbesieged(s)
    for fact in facts:
        captain = fact.kind == TRAVELLED and "witch-king" in str(fact.values[0])
        if fact.kind == FLEW or captain:
            assert not shut >> REGIONS.index(str(fact.values[2])) & 1, f"[W13.12] {fact}"


def unbesieged(s: War) -> int:
    """Strongholds that the Free Peoples hold, and nobody besieges."""
    return s.map.strongholds & s.held(FREE) & ~s.besieged


def check_columns(s: War) -> None:
    """The derived columns say what the figures say."""
    for region in range(len(REGIONS)):
        totals = [0, 0]
        led = [False, False]
        for nation in range(len(NATIONS)):
            at = region * BLOCK + nation * KINDS_EACH
            units = sum(s.figures[at : at + UNIT_KINDS])
            totals[side_of(nation)] += units
            assert bool(s.nation_in[nation] >> region & 1) == bool(units)
            led[side_of(nation)] |= bool(s.figures[at + LEADER] or s.figures[at + NAZGUL])
        for side in (FREE, SHADOW):
            assert s.units[side][region] == totals[side], REGIONS[region]
            assert bool(s.army_in[side] >> region & 1) == bool(totals[side])
            assert bool(s.led[side] >> region & 1) == led[side]
    for nation in range(len(NATIONS)):
        assert bool(s.at_war >> nation & 1) == (s.step[nation] == 0)


def check_armies(s: War) -> None:
    """[W42.1-W42.3, W39.1]"""
    for region, id in enumerate(REGIONS):
        both = s.units[FREE][region] and s.units[SHADOW][region]
        besieged = bool(s.besieged >> region & 1)
        assert bool(both) == besieged, f"[W42.1] {id}"
        for side in (FREE, SHADOW):
            most = MOST_BESIEGED if s.inside(side) >> region & 1 else MOST_UNITS
            if not s.moved:
                assert s.units[side][region] <= most, f"[W42.2] {id}"
        if s.led[FREE] >> region & 1:
            assert s.units[FREE][region], f"[W42.3] {id}"


def check_figures(s: War) -> None:
    """[W42.4]"""
    for nation, id in enumerate(NATIONS):
        for kind in range(KINDS_EACH):
            slot = nation * KINDS_EACH + kind
            on_map = sum(s.figures[slot::BLOCK])
            total = on_map + s.reserve[slot] + s.fallen[slot]
            assert total == s.pack.figures[nation][kind], f"[W42.4] {id} {KINDS[kind]}"
            if side_of(nation) == SHADOW:
                assert not s.fallen[slot], "[W3.15]"


def check_characters(s: War) -> None:
    """[W42.5]"""
    for one in range(len(CHARACTERS)):
        on_map = s.whereabouts[one] == ON_THE_MAP
        assert on_map == (s.place[one] != NOWHERE), CHARACTERS[one]
        assert on_map == bool(s.abroad >> one & 1)


def check_cards(s: War) -> None:
    """[W42.7]"""
    places = [s.discard, s.played, *s.hand, *s.table, *s.face_down]
    for deck in range(4):
        first = deck * DECK_SIZE
        left = 0
        for card in s.deck_order[first : first + s.left[deck]]:
            left |= 1 << card
        places.append(left)
    total = 0
    for one in places:
        assert not total & one, "[W42.7] a card in two places"
        total |= one
    assert total.bit_count() == CARDS or not any(s.left), "[W42.7]"


def check_fellowship(s: War) -> None:
    """[W42.8-W42.11]"""
    companions = [one for one in range(7) if s.whereabouts[one] == IN_FELLOWSHIP]
    assert s.corruption <= 11, "[W42.9]"
    assert 0 <= s.progress <= LAST_PROGRESS, "[W42.9]"
    if s.revealed or s.circle != NOT_ON_TRACK:
        assert s.progress == 0, "[W42.9]"
    if companions:
        levels = [s.pack.characters[one].level for one in companions]
        assert s.guide in companions, "[W42.8]"
        assert s.pack.characters[s.guide].level == max(levels), "[W42.8]"
    else:
        assert s.guide == GOLLUM, "[W42.8]"
    assert s.circle != NOT_ON_TRACK or not s.map.closed >> s.figure & 1, "[W42.10]"
    assert not s.captured & ~s.map.settled, "[W42.11]"
