"""Encounter, escape and rescue: drawing influence tokens. [H25, H26, H28, H38]

The frame of an encounter: `target` is the place where Frodo was found, `n` the tokens to draw.
"""

from typing import Final

from ringtable.games.hunt.answers import AsksRingBearer, ring_bearer
from ringtable.games.hunt.box.components import (
    COMPANIONS,
    CROSSED,
    MERRY,
    NAZGUL,
    NO_NAZGUL,
    NOWHERE,
    PIPPIN,
    POOL_STREAM,
    R_ESCAPED,
    RING_BEARER,
    SAM,
    STRIDER,
    Companion,
    Nazgul,
    bits,
)
from ringtable.games.hunt.facts import (
    DREW_TOKENS,
    ENCOUNTER,
    ESCAPED,
    FOR_RING_BEARER,
    RESCUE,
    STAYED,
    TOKEN_CANCELLED,
    WITCH_KING_LEFT,
)
from ringtable.games.hunt.ring_bearer.companions import flip, pay_fellowship
from ringtable.games.hunt.ring_bearer.frodo import show_entry, write
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.ending import arrive, raise_influence
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.phrase import Value, name
from ringtable.kernel.questions import Offer

KEEP_ALL: Final = 255  # an answer: flip nobody


def frodo_was_found(s: Hunt) -> bool:
    """However many Hunts found him in this phase, there is one encounter. [H20.R2]"""
    return s.found != NOWHERE


def taking_part(s: Hunt) -> list[Nazgul]:
    """Nazgûl in the location where Frodo was found or in a place adjacent to it. [H25.3]"""
    near = s.board.near[s.found]
    return [rider for rider in range(4) if s.nazgul[rider] == s.found or s.nazgul[rider] in near]


def meet(s: Hunt) -> None:
    """One token for each Nazgûl taking part, two for the Witch-king. [H25.4, H37.5, H25.R3]"""
    riders = taking_part(s)
    s.seat = RING_BEARER
    s.n = len(riders) + (1 if s.witch_king in riders else 0)
    s.drawn = bytearray()
    shown = [s.called(rider) for rider in riders]
    s.tell(ENCOUNTER, "H25.3", s.board.names[s.found], shown, s.n)


def strider_may_help(s: Hunt) -> bool:
    """With two or more tokens to draw, for one Fellowship token. [H11.16]"""
    return s.n >= 2 and s.face_up(STRIDER) and s.fellowship > 0


def strider_helps(s: Hunt) -> None:
    pay_fellowship(s, STRIDER, "H11.16")
    s.n -= 1


def tokens_to_draw(s: Hunt) -> dict[str, Value]:
    return {"n": s.n}


# Strider's upper effect: one token fewer. [H11.16]
STRIDER_HELPS: Final = Offer(
    "strider",
    "H11.16",
    strider_helps,
    message="hunt-ask-strider",
    texts=("strider", "pass"),
    yes="hunt-option-strider",
    no="hunt-option-pass",
    who=ring_bearer,
    words=tokens_to_draw,
)


def draw_tokens(s: Hunt) -> None:
    """Random tokens of the pool, shown to all; all of it if there are not enough. [H25.4,
    H25.R2]"""
    for _ in range(s.n):
        tokens = bits(s.pool)
        if not tokens:
            break
        token = tokens[s.rng.below(POOL_STREAM, len(tokens))]
        s.pool &= ~(1 << token)
        s.drawn.append(token)
    if s.drawn:
        s.tell(DREW_TOKENS, "H25.4", [s.box.influence[token].shown for token in bytes(s.drawn)])


# Companions cancel a token [H25.5, H25.6, H25.R4]


def can_cancel(s: Hunt, companion: Companion, token: int) -> bool:
    """Sam cancels any token, Pippin a number, Merry an Eye; nobody a special one. [H11.10, H11.12,
    H11.15, H25.6]"""
    influence = s.box.influence[token]
    if influence.special or not s.face_up(companion):
        return False
    if companion == PIPPIN:
        return not influence.eye
    if companion == MERRY:
        return influence.eye
    return companion == SAM


def cancels(s: Hunt) -> list[Action]:
    """Each companion with each token, tokens that look alike only once."""
    found = []
    for companion in (SAM, PIPPIN, MERRY):
        seen: list[str] = []
        for number in range(len(s.drawn)):
            token = s.drawn[number]
            shown = s.box.influence[token].shown
            if shown not in seen and can_cancel(s, companion, token):
                seen.append(shown)
                found.append(companion << 8 | token)
    return found


def companion_may_cancel(s: Hunt) -> bool:
    return bool(cancels(s))


class CancelToken(AsksRingBearer):
    """At most one companion card is flipped to cancel one drawn token. [H25.5, H28.4]"""

    name = "cancel-token"
    clause = "H25.5"

    def options(self, s: Hunt) -> list[Action]:
        return [KEEP_ALL, *cancels(s)]

    def take(self, s: Hunt, action: Action) -> None:
        if action == KEEP_ALL:
            return
        token = action & 255
        flip(s, action >> 8)
        s.drawn.remove(token)
        s.pool |= 1 << token
        shown = s.box.influence[token].shown
        s.tell(TOKEN_CANCELLED, self.clause, COMPANIONS[action >> 8], shown)

    def show(self, s: Hunt, action: Action) -> Answer:
        if action == KEEP_ALL:
            return Answer("pass", "hunt-option-flip-nobody")
        companion = COMPANIONS[action >> 8]
        token = s.box.influence[action & 255].shown
        values: dict[str, Value] = {
            "companion": name(f"hunt-companion-{companion}"),
            "token": name(f"hunt-token-{token}"),
        }
        thing = f"companion:{companion}"
        return Answer(f"flip {companion} {token}", "hunt-option-flip", values, thing)


def resolve_tokens(s: Hunt) -> None:
    """Numbers first, then Eyes: each Eye counts one more than those already beside the track.
    [H25.7- H25.11, H25.R1, H28.4]"""
    drawn = bytes(s.drawn)
    s.drawn = bytearray()
    total = 0
    for token in drawn:
        influence = s.box.influence[token]
        if not influence.eye:
            total += influence.value
            s.tokens_gone |= 1 << token
    for token in drawn:
        influence = s.box.influence[token]
        if influence.eye:
            total += 1 + eyes_beside(s) + influence.bonus
            s.beside |= 1 << token
    if total:
        raise_influence(s, total, "H25.11")


def eyes_beside(s: Hunt) -> int:
    """Eyes beside the influence track, Fear of the Undead included. [H25.8, H22.9]"""
    return s.beside.bit_count() + (1 if s.fear else 0)


# Escape in part 1 [H26]


class Escape(AsksRingBearer):
    """Secretly: to a location within the dots noted and one more, or stay. Nobody is told which.
    [H26.1-H26.3, H26.8, H42.28]"""

    name = "escape"
    clause = "H26.1"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        return [CROSSED, *s.board.escapes(s.last, s.dots)]

    def take(self, s: Hunt, action: Action) -> None:
        """An entry or a crossed-out cell; in both cases the figure advances. [H26.4-H26.7]"""
        s.found = NOWHERE
        s.note(R_ESCAPED)
        if action == CROSSED:
            s.journal.append(CROSSED)
            s.tell_only(FOR_RING_BEARER, STAYED, "H26.6", ())
        else:
            write(s, action)
        s.step += 1
        s.tell(ESCAPED, "H26.7", s.step)
        arrive(s, False)

    def show(self, s: Hunt, action: Action) -> Answer:
        if action == CROSSED:
            return Answer("stay", "hunt-option-escape-stay", thing="journal")
        return show_entry(s, action)


# Rescue [H28.2-H28.4]


def count_rescue(s: Hunt) -> None:
    """As many tokens as movements are missing to the nearest exit. [H28.3]"""
    s.seat = RING_BEARER
    s.n = s.board.way_out(s.last, s.dots)
    s.drawn = bytearray()
    s.found = NOWHERE
    s.tell(RESCUE, "H28.3", s.n)


# The Witch-king leaves after his encounter [H37.6]


def witch_king_took_part(s: Hunt) -> bool:
    return s.witch_king in taking_part(s)


def witch_king_leaves(s: Hunt) -> None:
    """An ordinary Nazgûl takes his place. [H37.6]"""
    s.tell(WITCH_KING_LEFT, "H37.6", NAZGUL[s.witch_king])
    s.witch_king = NO_NAZGUL
