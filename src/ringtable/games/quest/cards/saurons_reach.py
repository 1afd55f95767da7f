"""The encounter set Sauron's Reach."""

from ringtable.games.quest.box.components import M_DESTROYED
from ringtable.games.quest.cards.ability import ATTACK
from ringtable.games.quest.cards.language import at, card, forced, shadow, when_revealed
from ringtable.games.quest.cards.lasting import this_attack
from ringtable.games.quest.cards.moving import return_to_hand, shuffle_in
from ringtable.games.quest.cards.targets import (
    acting,
    ally,
    character,
    each,
    exhausted_now,
    one,
    this,
)
from ringtable.games.quest.cards.verb import cause
from ringtable.games.quest.cards.verbs import damage, discard_from_your_hand, raise_threat
from ringtable.games.quest.cards.words import Word, effect, for_each_player, only_if
from ringtable.games.quest.facts import LASTS
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.effects import END_OF_PHASE, LOCATIONS_IN_STAGING, begin
from ringtable.games.quest.values import attacked_player
from ringtable.kernel.procedure import do, unless
from ringtable.kernel.state import NOTHING

HIGH: int = 35  # threat


def two_if_threat_is_high(s: Quest, card: int) -> int:
    return 2 if s.threat[attacked_player(s)] >= HIGH else 1


# 115 Eastern Crows. Defeated, they are shuffled into the encounter deck. Shadow: +1 attack, +2 if
# the threat of the player attacked is 35 or more.
card(
    115,
    forced(at(M_DESTROYED, this), shuffle_in(this)),
    shadow(this_attack(ATTACK, two_if_threat_is_high)),
)


def of_a_threatened_player(s: Quest, card: int) -> bool:
    seat = s.controller[card]
    return s.threat[seat] >= HIGH


# 116 Evil Storm. Each character of a player with a threat of 35 or more takes a damage.
card(116, when_revealed(damage(1, each(character, of_a_threatened_player))))


def outside_the_quest(s: Quest) -> int:
    """Characters of the player that are not committed. [QC117]"""
    return sum(
        s.is_character(one_card) and one_card not in s.committed for one_card in s.play[s.seat]
    )


def has_exhausted_ally(s: Quest) -> bool:
    return any(s.is_ally(one_card) and s.exhausted[one_card] for one_card in s.play[s.seat])


# 117 Pursued by Shadow. Each player's threat rises by one for each character of his that is not
# committed. Shadow: an exhausted ally returns to its owner's hand, or else your threat rises by 3.
card(
    117,
    when_revealed(for_each_player(raise_threat(outside_the_quest))),
    shadow(
        only_if(unless(has_exhausted_ally), raise_threat(3)),
        only_if(has_exhausted_ally, return_to_hand(one(ally, exhausted_now, of=acting))),
    ),
)


def fog_falls(s: Quest) -> None:
    """Locations that come later too. [Q20.8, QC118]"""
    begin(s, LOCATIONS_IN_STAGING, NOTHING, 1, END_OF_PHASE)
    s.tell(LASTS, cause(s), s.id_of(s.source))


def loses_a_card(s: Quest) -> bool:
    return s.threat[s.seat] >= HIGH and bool(s.hand[s.seat])


LOSE_ONE = discard_from_your_hand()

# 118 Treacherous Fog. Each location in the staging area has one threat more in this phase. Then
# each player with a threat of 35 or more discards a card.
card(
    118,
    when_revealed(
        effect(do(fog_falls)),
        for_each_player(
            only_if(loses_a_card, Word("discard", (), (*LOSE_ONE.choosing, *LOSE_ONE.doing)))
        ),
    ),
)
