"""What lies on the table, for learners: cards are counted by title, place by place. What only
follows from it (present values, odds) is left to them. [Q24, Q26.3]"""

from typing import Any, Final

from ringtable.games.quest.box.components import FORMATS, NO_CARD, PHASES, SCENARIOS, STEPS
from ringtable.games.quest.state import PUBLIC, SHADOW_ROW, Quest
from ringtable.games.quest.values import questing_willpower, staging_threat
from ringtable.games.quest.view import attacks, knows, order_of, strikes, window_of
from ringtable.kernel.game import Counted

WATCHER: Final = bytes([seen == PUBLIC for seen in range(256)])


def of_seat(seat: int) -> bytes:
    return bytes([seen == PUBLIC or bool(seen >> seat & 1) for seen in range(256)])


# Who has seen a card, as bits, and whether a viewer has; the first is for whoever watches.
KNOWN: Final = [WATCHER, *[of_seat(seat) for seat in range(4)]]


def board(s: Quest, seat: int) -> dict[str, Any]:
    faces = titles(s)
    known = known_to(s, seat)
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
        "players": [player(s, one, seat, faces, known) for one in range(s.seats)],
        "staging": counted(s, s.staging, faces),
        "active": "" if s.active < 0 else s.id_of(s.active),
        "stage": "" if s.stage < 0 else s.id_of(s.stage),
        "progress": 0 if s.stage < 0 else s.progress[s.stage],
        "stages_left": len(s.quest_deck),
        "willpower": questing_willpower(s),
        "threat": staging_threat(s),
        "deck": len(s.encounter_deck),
        "known": [s.id_of(card) for card in s.encounter_deck if known[card]],
        "discard": counted(s, s.encounter_discard, faces),
        "victory": counted(s, s.victory, faces),
        "attached": counted(s, s.attached, faces),
        "attacks": attacks(s) if s.attacks else None,
        "strikes": strikes(s) if s.strikes else None,
        "allies_played": s.allies_played,
        "scores": s.scores,
    }
    on_cards(s, shown, faces)
    if s.shadows:
        shadows(s, seat, shown, faces)
    if s.prisoner >= 0:
        shown["prisoner"] = s.id_of(s.prisoner)
    return shown


def titles(s: Quest) -> bytes:
    """What every card counts as; of one that counts as nothing, its own title."""
    faces = bytes(s.face)
    if NO_CARD not in faces:
        return faces
    return bytes([face if face != NO_CARD else s.title[at] for at, face in enumerate(faces)])


def known_to(s: Quest, viewer: int) -> bytes:
    """Which hidden cards a viewer knows where they lie: those that are not zero. [Q24.10]"""
    return bytes(s.seen).translate(KNOWN[viewer + 1])


def player(s: Quest, one: int, viewer: int, faces: bytes, known: bytes) -> dict[str, Any]:
    """[Q24.5, Q24.10, Q24.12]"""
    hand = s.hand[one]
    if one != viewer:
        hand = [card for card in hand if s.seen[card] == PUBLIC]
    return {
        "threat": s.threat[one],
        "eliminated": not s.plays(one),
        "cards": len(s.hand[one]),
        "deck": len(s.deck[one]),
        "hand": counted(s, hand, faces),
        "known": [s.id_of(card) for card in s.deck[one] if known[card]],
        "discard": counted(s, s.discard[one], faces),
        "play": counted(s, s.play[one], faces),
        "engaged": counted(s, s.engaged[one], faces),
        "order": order_of(s, one),
    }


def counted(s: Quest, cards: list[int], faces: bytes) -> Counted:
    """How many of each title lie there."""
    return Counted(s.pack.ids, [faces[card] for card in cards])


def on_cards(s: Quest, shown: dict[str, Any], faces: bytes) -> None:
    """What lies on the cards in play, added up for each title; what is attached to what. [Q24.6]"""
    cards = s.staging + s.attached
    for one in range(s.seats):
        cards += s.play[one]
        cards += s.engaged[one]
    if s.active >= 0:
        cards.append(s.active)
    exhausted = bytes(s.exhausted)
    shown["damage"] = lying_on(s, cards, bytes(s.damage), faces)
    shown["tokens"] = lying_on(s, cards, bytes(s.progress), faces)
    rich = [card for card in cards if s.resources[card]]
    resources = [s.resources[card] for card in rich]
    shown["resources"] = Counted(s.pack.ids, [faces[card] for card in rich], resources)
    shown["exhausted"] = counted(s, [card for card in cards if exhausted[card]], faces)
    shown["committed"] = counted(s, s.committed, faces)
    for card in s.attached:
        if s.host[card] >= 0:
            shown[f"{s.id_of(card)} on"] = s.id_of(s.host[card])


def lying_on(s: Quest, cards: list[int], numbers: bytes, faces: bytes) -> Counted:
    loaded = [card for card in cards if numbers[card]]
    return Counted(s.pack.ids, [faces[card] for card in loaded], [numbers[card] for card in loaded])


def shadows(s: Quest, viewer: int, shown: dict[str, Any], faces: bytes) -> None:
    """Shadow cards: on whom they lie, and those that the viewer knows. [Q24.13]"""
    rows = s.shadows
    dealt: list[int] = []
    turned: list[int] = []
    for at in range(0, len(rows), SHADOW_ROW):
        dealt.append(faces[rows[at + 1]])
        if rows[at + 2] or knows(s, rows[at], viewer):
            turned.append(faces[rows[at]])
    shown["shadows dealt"] = Counted(s.pack.ids, dealt)
    shown["shadows seen"] = Counted(s.pack.ids, turned)
