"""Verbs for encounter cards: engaging, staging, revealing, shadow cards, cancelling."""

from ringtable.games.quest.cards import targets
from ringtable.games.quest.cards.targets import (
    Subject,
    the_attacked_player,
)
from ringtable.games.quest.cards.verb import Much, much, verb
from ringtable.games.quest.cards.words import Word
from ringtable.games.quest.combat.attacks import EXTRA_ATTACK
from ringtable.games.quest.combat.shadows import cancel_shadow, deal_shadows_to
from ringtable.games.quest.facts import (
    ADDED_TO_STAGING,
    BACK_TO_STAGING,
    ENGAGED,
    LEFT_THE_QUEST,
)
from ringtable.games.quest.phases.reveal import (
    CANCELLED_EFFECT,
    REPLACED,
    REVEAL_SEVERAL,
    can_reveal,
    cancel_effect,
)
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.effects import (
    END_OF_PHASE,
    FOR_GOOD,
    GAINS_SURGE,
    HAS_ATTACKED_FROM_SHADOW,
    begin,
)
from ringtable.games.quest.zones import back_to_staging as send_back
from ringtable.games.quest.zones import engage as engage_with
from ringtable.games.quest.zones import (
    engaged_with,
    to_staging,
)
from ringtable.kernel.procedure import do
from ringtable.kernel.state import NOBODY

# Encounter cards


def do_engage(s: Quest, cards: list[int], n: int, why: str) -> None:
    for card in cards:
        s.tell(ENGAGED, why, s.seat, s.id_of(card))
        engage_with(s, card, s.seat)


def engage(what: Subject) -> Word:
    """You engage an enemy; this is not optional engagement. [Q10.9, Q10.4]"""
    return verb("engage", do_engage, what, 0, targets.not_engaged_with_you)


def do_send_back(s: Quest, cards: list[int], n: int, why: str) -> None:
    for card in cards:
        if engaged_with(s, card) != NOBODY:
            s.tell(BACK_TO_STAGING, why, s.id_of(card))
            send_back(s, card)


def back_to_staging(what: Subject) -> Word:
    """An engaged enemy returns to the staging area. [QC52, QC85]"""
    return verb("back-to-staging", do_send_back, what, 0, targets.engaged_now)


def do_add_to_staging(s: Quest, cards: list[int], n: int, why: str) -> None:
    for card in cards:
        s.tell(ADDED_TO_STAGING, why, s.id_of(card))
        to_staging(s, card)


def add_to_staging(what: Subject) -> Word:
    """Put into the staging area, which is not revealing it. [Q18.22]"""
    return verb("add-to-staging", do_add_to_staging, what)


class RevealCards:
    def __init__(self, n: Much) -> None:
        self.n = n
        self.__name__ = "reveal"

    def __call__(self, s: Quest) -> None:
        s.call(REVEAL_SEVERAL, s.first, n=much(s, self.n))


def reveal(n: Much) -> Word:
    """Reveal so many cards, one after the other. [Q8.16]"""
    return Word("reveal", (), (do(RevealCards(n)),), can_reveal)


def do_leave_quest(s: Quest, cards: list[int], n: int, why: str) -> None:
    for card in cards:
        if card in s.committed:
            s.committed.remove(card)
            s.tell(LEFT_THE_QUEST, why, s.id_of(card))


def remove_from_quest(what: Subject) -> Word:
    """It is committed no longer; it stays exhausted. [Q8.7]"""
    return verb("leave-quest", do_leave_quest, what, 0, targets.committed_now)


def do_deal(s: Quest, cards: list[int], n: int, why: str) -> None:
    for card in cards:
        deal_shadows_to(s, card, n)


def deal_shadow(n: Much, what: Subject) -> Word:
    """More shadow cards, as one dealing. [QC71]"""
    return verb("deal-shadow", do_deal, what, n)


def attack_from_shadow(s: Quest) -> None:
    """The shadow card itself attacks the player under attack. [QC81, Q11.30]"""
    begin(s, HAS_ATTACKED_FROM_SHADOW, s.source, 1, FOR_GOOD)
    s.call(EXTRA_ATTACK, the_attacked_player(s), source=s.source)


def attacks_from_shadow() -> Word:
    return Word("attack", (), (do(attack_from_shadow),))


def cancel_it(s: Quest) -> None:
    cancel_effect(s, CANCELLED_EFFECT)


def replace_it(s: Quest) -> None:
    cancel_effect(s, REPLACED)


def not_cancelled(s: Quest) -> bool:
    return s.n == 0


def cancel() -> Word:
    """The When Revealed effect that is about to resolve. [Q18.20]"""
    return Word("cancel", (), (do(cancel_it),), not_cancelled)


def cancel_and_replace() -> Word:
    """The same, and the next card is revealed in its place. [QC8]"""
    return Word("cancel", (), (do(replace_it),), not_cancelled)


def cancel_shadow_effect() -> Word:
    """The shadow effect that is about to resolve. [Q18.20]"""
    return Word("cancel", (), (do(cancel_shadow),), not_cancelled)


def gain_surge(s: Quest) -> None:
    begin(s, GAINS_SURGE, s.source, 1, END_OF_PHASE)
