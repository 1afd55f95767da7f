"""What lies on the table, in columns, for learners: cards are counted by title, place by place.
What only follows from it (present values, odds) is left to them. [Q24, Q26.3]"""

from typing import Any, Final

from ringtable.games.quest.box.components import FORMATS, NO_CARD, PHASES, SCENARIOS, STEPS
from ringtable.games.quest.state import PUBLIC, SHADOW_ROW, Quest
from ringtable.games.quest.values import questing_willpower, staging_threat
from ringtable.games.quest.view import attacks, knows, order_of, strikes, window_of
from ringtable.kernel.game import Column

MOST: Final = 127  # that a number of a column may be


def board(s: Quest, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "scenario": SCENARIOS[s.scenario],
        "format": FORMATS[s.format],
        "shadow_cards": s.shadow_cards,
        "easy": s.easy,
        "round": s.round,
        "phase": PHASES[s.phase],
        "step": STEPS[s.step] if s.step >= 0 else "",
        "window": window_of(s),
        "first": s.first,
        "players": [player(s, one, seat) for one in range(s.seats)],
        "staging": counted(s, s.staging),
        "active": "" if s.active < 0 else s.id_of(s.active),
        "stage": "" if s.stage < 0 else s.id_of(s.stage),
        "progress": 0 if s.stage < 0 else s.progress[s.stage],
        "stages_left": len(s.quest_deck),
        "willpower": questing_willpower(s),
        "threat": staging_threat(s),
        "deck": len(s.encounter_deck),
        "known": [s.id_of(card) for card in s.encounter_deck if knows(s, card, seat)],
        "discard": counted(s, s.encounter_discard),
        "victory": counted(s, s.victory),
        "attached": counted(s, s.attached),
        "attacks": attacks(s),
        "strikes": strikes(s),
        "allies_played": s.allies_played,
        "scores": list(s.scores),
    }
    on_cards(s, seat, shown)
    if s.prisoner >= 0:
        shown["prisoner"] = s.id_of(s.prisoner)
    return shown


def player(s: Quest, one: int, viewer: int) -> dict[str, Any]:
    """[Q24.5, Q24.10, Q24.12]"""
    mine = one == viewer
    return {
        "threat": s.threat[one],
        "eliminated": not s.plays(one),
        "cards": len(s.hand[one]),
        "deck": len(s.deck[one]),
        "hand": counted(s, [card for card in s.hand[one] if mine or s.seen[card] == PUBLIC]),
        "known": [s.id_of(card) for card in s.deck[one] if knows(s, card, viewer)],
        "discard": counted(s, s.discard[one]),
        "play": counted(s, s.play[one]),
        "engaged": counted(s, s.engaged[one]),
        "order": order_of(s, one),
    }


def title_of(s: Quest, card: int) -> int:
    """What a card counts as; of one that counts as nothing, its own title."""
    face = s.face[card]
    return face if face != NO_CARD else s.title[card]


def counted(s: Quest, cards: list[int]) -> Column:
    """How many of each title lie there."""
    found = bytearray(len(s.pack.ids))
    for card in cards:
        found[title_of(s, card)] += 1
    return Column(s.pack.ids, found)


def on_cards(s: Quest, viewer: int, shown: dict[str, Any]) -> None:
    """What lies on the cards in play, added up for each title; what is attached to what; shadow
    cards, by title where the viewer knows them. [Q24.6, Q24.13]"""
    titles = len(s.pack.ids)
    damage, progress, resources = bytearray(titles), bytearray(titles), bytearray(titles)
    exhausted, committed = bytearray(titles), bytearray(titles)
    dealt, turned = bytearray(titles), bytearray(titles)
    cards = s.staging + s.attached
    for one in range(s.seats):
        cards += s.play[one]
        cards += s.engaged[one]
    if s.active >= 0:
        cards.append(s.active)
    for card in cards:
        title = title_of(s, card)
        damage[title] = min(damage[title] + s.damage[card], MOST)
        progress[title] = min(progress[title] + s.progress[card], MOST)
        resources[title] = min(resources[title] + s.resources[card], MOST)
        if s.exhausted[card]:
            exhausted[title] += 1
    for card in s.committed:
        committed[title_of(s, card)] += 1
    for card in s.attached:
        if s.host[card] >= 0:
            shown[f"{s.id_of(card)} on"] = s.id_of(s.host[card])
    rows = s.shadows
    for at in range(0, len(rows), SHADOW_ROW):
        dealt[title_of(s, rows[at + 1])] += 1
        if rows[at + 2] or knows(s, rows[at], viewer):
            turned[title_of(s, rows[at])] += 1
    for name, column in (
        ("damage", damage),
        ("tokens", progress),
        ("resources", resources),
        ("exhausted", exhausted),
        ("committed", committed),
        ("shadows dealt", dealt),
        ("shadows seen", turned),
    ):
        shown[name] = Column(s.pack.ids, column)
