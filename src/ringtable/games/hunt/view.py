"""What each seat may know. [H42]

Everything is built from nothing. `public` is what every player and spectator sees; a seat adds its
own sheet or hand to that. After the end of the game everything is shown. [H42.26, H42.R1]
"""

from typing import Any

from ringtable.games.hunt.box.components import (
    COMPANIONS,
    CROSSED,
    DOT,
    FACES,
    GANDALF,
    INFLUENCE_TRACK,
    LAST_STEP,
    NAZGUL,
    ON_THE_BOARD,
    ORDINARY,
    PHASES,
    R_TURN,
    RECORD,
    RING_BEARER,
    SPENT_DIE,
    VARIANTS,
    bits,
)
from ringtable.games.hunt.facts import DAY_BEGAN
from ringtable.games.hunt.ringwraiths.aid import aid_place
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.encounter import eyes_beside
from ringtable.games.hunt.story.ending import to_be_continued
from ringtable.games.hunt.words import text_table as text_table

RECORD_NAMES = (
    "",
    "moved",
    "escaped",
    "search",
    "hunt",
    "perception",
    "exact-perception",
    "wild",
    "section",
    "information",
    "hid",
    "step",
    "turned",
    "turn-over",
    "gandalf-extra",
    "deed",
    "revealed",
    "reappeared",
    "fled",
    "rivendell",
    "part-two",
    "turn",
    "long",
    "drew-deed",
)
AT_PLACE = {"search", "hunt", "information", "deed", "revealed"}
IN_AREA = {"perception", "exact-perception", "section"}


def table(s: Hunt, seat: int) -> dict[str, Any]:
    shown = public(s, seat)
    shown["ring_bearer"] = sheet(s) if seat == RING_BEARER or is_over(s) else None
    shown["continued"] = to_be_continued(s)
    return shown


def is_over(s: Hunt) -> bool:
    """Everything is shown. [H42.26, H42.R1]"""
    return s.outcome is not None and not to_be_continued(s)


# Public [H42.2-H42.8]


def public(s: Hunt, seat: int) -> dict[str, Any]:
    return {
        **course(s, seat),
        "nazgul": [nazgul(s, rider) for rider in range(4)],
        "dice": dice(s),
        "tracks": [track(s, place) for place in bits(s.tracks)],
        "aid": [aid(s, token) for token in range(len(s.aid))],
        "companions": [companion(s, one) for one in bits(s.joined)],
        "pool": pool(s),
        **lying_about(s, seat),
        "record": record(s, seat),
    }


def course(s: Hunt, seat: int) -> dict[str, Any]:
    """How far the hunt has come, and whose turn it is."""
    return {
        "part": s.part,
        "variant": VARIANTS[s.variant],
        "refuges": s.refuges,
        "day": s.day,
        "phase": PHASES[min(s.phase, 2)],
        "eye": s.eye,
        "step": s.step,
        "last_step": LAST_STEP,
        "influence": s.influence,
        "influence_track": INFLUENCE_TRACK,
        "limit": limit(s, seat),
        "eyes": eyes_beside(s),
        "lead": s.lead,
        "order": [NAZGUL[rider] for rider in s.activation()],
        "active": NAZGUL[s.active] if s.active >= 0 else "",
        "acted": s.acted if s.active >= 0 else 0,
    }


def lying_about(s: Hunt, seat: int) -> dict[str, Any]:
    """Allies, cards and tokens beside those that learners see in parts."""
    names = s.board.names
    return {
        "allies": [names[place] for place in bits(s.allies)],
        "fellowship": {"card": s.fellowship, "reserve": s.reserve, "lost": s.lost_fellowship},
        "information": information(s),
        "ally": ally(s),
        "sorcery": sorcery(s, seat),
        "gandalf": gandalf(s),
        "journey": {"deck": len(s.journey_deck), "discarded": len(s.journey_discard)},
        "lasting": lasting(s),
        "found": names[s.found] if s.found else "",
    }


def limit(s: Hunt, seat: int) -> dict[str, Any]:
    """In part 2 the base limit is secret: the others know two numbers until one is certain.
    [H39.R1, H42.11, H42.24]"""
    if s.part == 1:
        return {"low": s.limit(), "high": s.limit()}
    bonus = s.limit_bonus()
    high = max(journey.limit for journey in s.box.journeys) + bonus
    if s.journey >= 0 and (seat == RING_BEARER or s.outcome is not None):
        return {"low": s.limit(), "high": s.limit()}
    return {"low": high if s.surely_long else s.box.short_limit + bonus, "high": high}


def nazgul(s: Hunt, rider: int) -> dict[str, Any]:
    return {
        "id": NAZGUL[rider],
        "place": s.board.names[s.nazgul[rider]],
        "seat": s.owner[rider],
        "held": bool(s.held >> rider & 1),
        "witch_king": rider == s.witch_king,
    }


def track(s: Hunt, place: int) -> dict[str, Any]:
    return {"place": s.board.names[place], "side": "sword" if s.swords >> place & 1 else "eye"}


def aid(s: Hunt, token: int) -> dict[str, Any]:
    return {"id": s.box.aid[token], "at": aid_place(s, s.aid[token])}


def companion(s: Hunt, one: int) -> dict[str, Any]:
    return {"id": COMPANIONS[one], "flipped": bool(s.flipped >> one & 1)}


def ally(s: Hunt) -> dict[str, Any]:
    return {
        "hand": s.hand.bit_count(),
        "deck": len(s.ally_deck),
        "discard": [s.box.ally[card].id for card in bytes(s.ally_discard)],
    }


def sorcery(s: Hunt, seat: int) -> dict[str, Any]:
    """How many cards everybody holds, and which a Ringwraith holds himself. [H42.12]"""
    return {
        "hands": [hand.bit_count() for hand in s.sorcery_hand],
        "deck": len(s.sorcery_deck),
        "discard": [s.box.sorcery[card].id for card in bytes(s.sorcery_discard)],
        "out": sorcery_ids(s, s.sorcery_out),
        "mine": sorcery_ids(s, s.sorcery_hand[seat]) if seat > 0 else [],
        "all": [sorcery_ids(s, hand) for hand in s.sorcery_hand] if is_over(s) else [],
        "shown": redistribution(s) if seat > 0 else [],
    }


def dice(s: Hunt, _number: int = 0) -> dict[str, Any]:
    pool = [FACES[face] for face in range(ORDINARY) for _ in range(s.dice[face])]
    spent = [FACES[face] for face in range(ORDINARY) for _ in range(s.spent[face])]
    his = "spent" if s.wk_die == SPENT_DIE else FACES[s.wk_die] if s.wk_die >= 0 else ""
    return {"pool": pool, "spent": spent, "witch_king": his}


def information(s: Hunt) -> dict[str, Any]:
    """Which tokens the Ringwraiths hold, and how many lie behind the screen in all; not which, and
    not how many are turned over. [H42.6, H42.7, H24.R5]"""
    board = s.box.boards[0]
    return {
        "found": [board.names[board.token_places[token]] for token in bits(s.info_found)],
        "behind": s.info_held.bit_count(),
        "abilities": s.abilities(),
    }


def pool(s: Hunt, _number: int = 0) -> dict[str, Any]:
    """The composition of the hunt pool is public, its order is not. [H42.6, H42.13]"""
    return {
        "tokens": sorted(s.box.influence[token].shown for token in bits(s.pool)),
        "beside": sorted(s.box.influence[token].shown for token in bits(s.beside)),
        "fear": s.fear,
        "gone": sorted(s.box.influence[token].shown for token in bits(s.tokens_gone)),
        "drawn": [s.box.influence[token].shown for token in bytes(s.drawn)],
    }


def gandalf(s: Hunt) -> dict[str, Any]:
    """[H42.2, H42.8]"""
    board = s.box.boards[1]
    return {
        "is": GANDALF[s.gandalf_is],
        "place": board.names[s.gandalf[-1]] if s.gandalf_is == ON_THE_BOARD else "",
        "deeds": [board.names[board.token_places[token]] for token in bits(s.deeds_done)],
        "deeds_behind": s.deeds_held.bit_count(),
        "deed_pool": s.deed_pool.bit_count(),
    }


def lasting(s: Hunt) -> list[str]:
    """Card effects until the end of the phase. [H13.9]"""
    found = []
    if s.no_road_bonus:
        found.append("no-road-bonus")
    if s.no_free_hunt:
        found.append("no-free-hunt")
    if s.no_reactions:
        found.append("no-reactions")
    return found


def memory(s: Hunt, seat: int) -> str:
    """With strict memory nobody but the Ring-bearer looks back beyond the morning of this day.
    [H21.R2]"""
    strict = s.strict_memory and seat != RING_BEARER and s.outcome is None
    return DAY_BEGAN.id if strict else ""


def record(s: Hunt, seat: int) -> list[dict[str, Any]]:
    """Everything said so far; with strict memory the others see the present day only. [H21.R2]"""
    found: list[dict[str, Any]] = []
    board = s.box.boards[0]
    day = 0
    for at in range(0, len(s.record), RECORD):
        kind, a, b = s.record[at], s.record[at + 1], s.record[at + 2]
        what = RECORD_NAMES[kind]
        if what == "part-two":
            board = s.box.boards[1]
        if kind == R_TURN and a != day:
            day = a
            if s.strict_memory and seat != RING_BEARER:
                found = []
        entry: dict[str, Any] = {"what": what}
        if what in AT_PLACE:
            entry["place"] = board.names[a]
        elif what in IN_AREA:
            entry["area"] = board.area_names[a]
        elif a:
            entry["a"] = a
        if b:
            entry["b"] = b
        found.append(entry)
    return found


def sorcery_ids(s: Hunt, cards: int) -> list[str]:
    return [s.box.sorcery[card].id for card in bits(cards)]


def redistribution(s: Hunt) -> list[dict[str, Any]]:
    """Sorcery cards lie open to the Ringwraiths while they divide them anew. [H30.R1]"""
    if not s.offer or s.journey < 0 or s.nazgul_are_placed() or not any(s.sorcery_seen):
        return []
    found = []
    for number, card in enumerate(s.offer):
        holder = next(player for player in s.ringwraiths() if s.sorcery_hand[player] >> card & 1)
        proposed = s.proposal[number] if number < len(s.proposal) else 0
        found.append({"card": s.box.sorcery[card].id, "seat": holder, "proposed": proposed})
    return found


# The Ring-bearer's sheet [H42.9-H42.11]


def sheet(s: Hunt) -> dict[str, Any]:
    first = s.box.boards[0]
    return {
        "journal": journal(s),
        "last": first.names[s.last] if s.last else "",
        "dots": s.dots,
        "dot_bonus": s.dot_bonus,
        "hand": [s.box.ally[card].id for card in bits(s.hand)],
        "information": [held_token(s, token) for token in bits(s.info_held)],
        "done": s.done,
        "journey": journey(s),
        "gandalf": [s.box.boards[1].names[place] for place in bytes(s.gandalf)],
        "deeds": deed_places(s, s.deeds_held),
        "deed_pool": deed_places(s, s.deed_pool),
    }


def journal(s: Hunt, _number: int = 0) -> list[str]:
    return [entry(s, one) for one in bytes(s.journal)]


def held_token(s: Hunt, token: int) -> dict[str, Any]:
    first = s.box.boards[0]
    return {
        "place": first.names[first.token_places[token]],
        "turned": bool(s.info_turned >> token & 1),
    }


def entry(s: Hunt, one: int) -> str:
    return "." if one == DOT else "x" if one == CROSSED else s.box.boards[0].names[one]


def journey(s: Hunt, _number: int = 0) -> dict[str, Any] | None:
    if s.journey < 0:
        return None
    card = s.box.journeys[s.journey]
    names = s.box.boards[1].names
    return {
        "id": card.id,
        "long": card.long,
        "limit": card.limit,
        "rows": [names[place] if place else "." for place in card.rows],
        "refuges": bits(card.refuges),
        "discarded": [s.box.journeys[one].id for one in bytes(s.journey_discard)],
    }


def deed_places(s: Hunt, tokens: int) -> list[str]:
    board = s.box.boards[1]
    return [board.names[board.token_places[token]] for token in bits(tokens)]
