"""What lies on the table, for learners: the view without the record of how it came, in parts that
follow from a few numbers each. [H42]"""

from typing import Any

from ringtable.games.hunt.box.components import (
    COMPANIONS,
    NAZGUL,
    RING_BEARER,
    bits,
)
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.ending import to_be_continued
from ringtable.games.hunt.view import (
    aid,
    companion,
    course,
    deed_places,
    dice,
    held_token,
    is_over,
    journal,
    journey,
    lying_about,
    nazgul,
    pool,
    track,
)
from ringtable.kernel.game import Part


def board(s: Hunt, seat: int) -> dict[str, Any]:
    """[H42.2-H42.8]"""
    rolled = (s.dice[0], s.dice[1], s.dice[2], s.dice[3])
    spent = (s.spent[0], s.spent[1], s.spent[2], s.spent[3])
    tokens = (s.box, s.pool, s.beside, s.tokens_gone, s.fear, bytes(s.drawn))
    return {
        **course(s, seat),
        "nazgul": [rider_part(s, rider) for rider in range(4)],
        "dice": Part((rolled, spent, s.wk_die), dice, s),
        "tracks": [track_part(s, place) for place in bits(s.tracks)],
        "aid": [aid_part(s, token) for token in range(len(s.aid))],
        "companions": [companion_part(s, one) for one in bits(s.joined)],
        "pool": Part(tokens, pool, s),
        **lying_about(s, seat),
        "ring_bearer": own_sheet(s) if seat == RING_BEARER or is_over(s) else None,
        "continued": to_be_continued(s),
    }


def rider_part(s: Hunt, rider: int) -> Part:
    place, owner, held = s.nazgul[rider], s.owner[rider], s.held >> rider & 1
    key = (s.board, place, owner, held, rider == s.witch_king)
    return Part(key, nazgul, s, rider, NAZGUL[rider])


def track_part(s: Hunt, place: int) -> Part:
    return Part((s.board, place, s.swords >> place & 1), track, s, place)


def aid_part(s: Hunt, token: int) -> Part:
    return Part((s.board, s.aid[token]), aid, s, token, s.box.aid[token])


def companion_part(s: Hunt, one: int) -> Part:
    return Part(s.flipped >> one & 1, companion, s, one, COMPANIONS[one])


def own_sheet(s: Hunt) -> dict[str, Any]:
    """[H42.9-H42.11]"""
    first = s.box.boards[0]
    return {
        "journal": Part((s.box, bytes(s.journal)), journal, s),
        "last": first.names[s.last] if s.last else "",
        "dots": s.dots,
        "dot_bonus": s.dot_bonus,
        "hand": [s.box.ally[card].id for card in bits(s.hand)],
        "information": [token_part(s, token) for token in bits(s.info_held)],
        "done": s.done,
        "journey": Part((s.box, s.journey, bytes(s.journey_discard)), journey, s),
        "gandalf": [s.box.boards[1].names[place] for place in bytes(s.gandalf)],
        "deeds": deed_places(s, s.deeds_held),
        "deed_pool": deed_places(s, s.deed_pool),
    }


def token_part(s: Hunt, token: int) -> Part:
    return Part((s.box, token, s.info_turned >> token & 1), held_token, s, token)
