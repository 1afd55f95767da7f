"""Revealing an encounter card, in any phase: turned up, doomed, When Revealed, put away, guarded,
surge. [Q8.13]"""

from typing import Final

from ringtable.games.quest.box.components import (
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENEMY,
    GUARDED,
    LOCATION,
    M_REVEAL,
    M_TURNED,
    OBJECTIVE,
    QUEST_PHASE,
    RESOLVING,
    STAGING,
    SURGE,
    TREACHERY,
)
from ringtable.games.quest.cards.ability import REVEALED
from ringtable.games.quest.facts import (
    CANCELLED,
    ENCOUNTERS_RENEWED,
    GUARDS,
    STAGED,
    UNGUARDED,
)
from ringtable.games.quest.facts import REVEALED as TOLD_REVEALED
from ringtable.games.quest.players import raise_threat
from ringtable.games.quest.state import MOMENT_ROW, Quest
from ringtable.games.quest.timing.effects import GAINS_SURGE, drop, holds
from ringtable.games.quest.timing.orders import wake_all
from ringtable.games.quest.values import has_keyword
from ringtable.games.quest.zones import (
    attach,
    move,
    shuffle_encounters,
    to_staging,
    top_of_encounters,
)
from ringtable.kernel.procedure import Procedure, do, loop, stop_if, when
from ringtable.kernel.state import NOBODY, NOTHING

# What becomes of the When Revealed effect.
CANCELLED_EFFECT: Final = 0
STANDS: Final = 1
REPLACED: Final = 2  # cancelled, and another card is revealed in its place [QC8]


# The encounter deck


def renew_if_empty(s: Quest) -> None:
    """In the quest phase an empty encounter deck is made anew from its discard pile; in others it
    stays empty. [Q8.17, Q25.2, Q25.4, Q25.5]"""
    if s.phase != QUEST_PHASE or s.encounter_deck or not s.encounter_discard:
        return
    for card in s.encounter_discard[:]:
        move(s, card, ENCOUNTER_DECK)
    s.tell(ENCOUNTERS_RENEWED, "Q25.2")
    shuffle_encounters(s, "Q25.2")


def can_reveal(s: Quest) -> bool:
    """Whether there is a card to reveal; in the quest phase the deck is renewed for it. [Q25.3,
    Q25.4, Q25.5]"""
    if s.encounter_deck:
        return True
    return s.phase == QUEST_PHASE and bool(s.encounter_discard)


def reveal_top(s: Quest, guarded: int = NOTHING) -> None:
    """Reveal the top card of the encounter deck, perhaps as the guard of an objective."""
    renew_if_empty(s)
    card = top_of_encounters(s)
    if card >= 0:
        s.call(REVEAL, s.first, source=card, target=guarded, n=STANDS)
    elif guarded >= 0:
        s.tell(UNGUARDED, "Q19.25", s.id_of(guarded))


# The steps. The frame: source is the card, target the objective it is to guard or nothing, n what
# becomes of its effect.


def turn_up(s: Quest) -> None:
    """Step 1. From here to step 5 it is in no zone. [Q3.12, Q8.14]"""
    move(s, s.source, RESOLVING)
    wake_all(s)
    s.tell(TOLD_REVEALED, "Q8.13", s.id_of(s.source))
    s.happens(M_TURNED, s.source)


def was_destroyed(s: Quest) -> bool:
    """Step 2: what is destroyed as it is revealed does nothing more. [Q8.28, Q19.4, Q19.25]"""
    return s.zone[s.source] != RESOLVING


def resolve_doomed(s: Quest) -> None:
    """Step 3: each player raises his threat. [Q19.1, Q19.2]"""
    n = s.pack.doomed[s.face[s.source]]
    if n:
        for seat in s.players():
            raise_threat(s, seat, n, "Q19.1")


def has_effect(s: Quest) -> bool:
    return bool(REVEALED[s.face[s.source]])


def effect_is_about_to_resolve(s: Quest) -> None:
    """Step 4: the moment to cancel it. [Q32.9]"""
    s.happens(M_REVEAL, s.source)


def effect_stands(s: Quest) -> bool:
    return s.n == STANDS


def resolve_effect(s: Quest) -> None:
    s.call(REVEALED[s.face[s.source]][0].text, s.first, source=s.source)


def put_away(s: Quest) -> None:
    """Step 5: into the staging area, a treachery to the discard pile, unless its effect placed it
    elsewhere. A guard is attached to what it guards. [Q3.6, Q3.7, Q8.13, Q19.7, Q19.8, Q19.10]"""
    card = s.source
    if s.zone[card] != RESOLVING:
        return
    kind = s.pack.kind[s.face[card]]
    if kind == TREACHERY:
        move(s, card, ENCOUNTER_DISCARD)
        return
    to_staging(s, card)
    s.tell(STAGED, "Q8.13", s.id_of(card))
    if kind in (ENEMY, LOCATION) and s.target >= 0 and s.zone[s.target] == STAGING:
        attach(s, s.target, card, NOBODY)
        s.tell(GUARDS, "Q19.6", s.id_of(card), s.id_of(s.target))


def is_objective_instead(s: Quest) -> bool:
    """An objective came up as a guard: the next card guards the first one. [Q19.9]"""
    return s.target >= 0 and s.kind(s.source) == OBJECTIVE


def reveal_for_the_first(s: Quest) -> None:
    reveal_top(s, s.target)


def is_guarded(s: Quest) -> bool:
    """Step 6: an objective in the staging area by being revealed. [Q19.6]"""
    return has_keyword(s, s.source, GUARDED) and s.zone[s.source] == STAGING


def reveal_guard(s: Quest) -> None:
    reveal_top(s, s.source)


def count_surges(s: Quest) -> int:
    """Step 7: each instance reveals one card. [Q19.3, Q19.4, Q19.5]"""
    found = 1 if has_keyword(s, s.source, SURGE) else 0
    if holds(s, GAINS_SURGE, s.source):
        found += 1
    return found


def surges(s: Quest) -> bool:
    return count_surges(s) > 0


def resolve_surge(s: Quest) -> None:
    n = count_surges(s)
    drop(s, GAINS_SURGE, s.source)
    s.call(REVEAL_SEVERAL, s.first, n=n)


def is_replaced(s: Quest) -> bool:
    return s.n == REPLACED


def reveal_replacement(s: Quest) -> None:
    """Another card in its place, as a guard too. [QC8]"""
    reveal_top(s, s.target)


REVEAL: Final = Procedure(
    "reveal",
    do(turn_up),
    stop_if(was_destroyed),
    do(resolve_doomed),
    when(has_effect, do(effect_is_about_to_resolve), when(effect_stands, do(resolve_effect))),
    do(put_away),
    when(is_objective_instead, do(reveal_for_the_first)),
    when(is_guarded, do(reveal_guard)),
    when(surges, do(resolve_surge)),
    when(is_replaced, do(reveal_replacement)),
)


# One after the other. The frame: n is how many.


def more_to_reveal(s: Quest) -> bool:
    return s.n > 0


def reveal_one(s: Quest) -> None:
    """Each is completely resolved before the next one. [Q8.12, Q8.16]"""
    s.n -= 1
    reveal_top(s)


REVEAL_SEVERAL: Final = Procedure("reveal several", loop(more_to_reveal, do(reveal_one)))


# Cancelling


def cancel_effect(s: Quest, fate: int) -> None:
    """What is being revealed has no effect; the rest of the card is untouched. The innermost reveal
    is the one that is answered. [Q8.15, Q18.20]"""
    s.set_count_in(REVEAL, fate)
    mark_cancelled(s, M_REVEAL)


def mark_cancelled(s: Quest, moment: int) -> None:
    """Nobody need answer it any more. [Q32.9]"""
    rows = s.moments
    for row in range(len(rows) - MOMENT_ROW, -1, -MOMENT_ROW):
        if rows[row] == moment:
            rows[row + 2] = 1
            s.tell(CANCELLED, "Q18.20", s.id_of(rows[row + 1]))
            return
