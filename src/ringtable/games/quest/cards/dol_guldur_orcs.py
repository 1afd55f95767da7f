"""The encounter set Dol Guldur Orcs."""

from ringtable.games.quest.box.components import M_ATTACKED, M_ATTACKS
from ringtable.games.quest.cards.ability import ATTACK, NO_DRAWING, THREAT
from ringtable.games.quest.cards.constants import constant, this_gets
from ringtable.games.quest.cards.dark_verbs import deal_shadow, gain_surge
from ringtable.games.quest.cards.language import (
    at,
    card,
    forced,
    shadow,
    travel,
    when_revealed,
)
from ringtable.games.quest.cards.lasting import modify, this_attack
from ringtable.games.quest.cards.moving import discard
from ringtable.games.quest.cards.targets import (
    Kind,
    acting,
    attachment,
    character,
    committed_now,
    each,
    exhausted_now,
    first_player,
    one,
    this,
)
from ringtable.games.quest.cards.verb import defended_or, if_undefended
from ringtable.games.quest.cards.verbs import add_resources, damage, discard_random
from ringtable.games.quest.cards.words import Word, effect, only_if
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import defenders_of, undefended
from ringtable.kernel.procedure import do, unless

# 89 Dol Guldur Orcs. The first player deals two damage to a committed character. Shadow: +1 attack,
# +3 if undefended.
card(
    89,
    when_revealed(damage(2, one(character, committed_now, by=first_player))),
    shadow(this_attack(ATTACK, defended_or(1, 3))),
)


def two_for_each_token(s: Quest, card: int) -> int:
    return 2 * s.resources[card]


# 90 Chieftain Ufthak. Two attack more for each resource token on him; each attack brings one.
card(
    90,
    this_gets(ATTACK, two_for_each_token),
    forced(at(M_ATTACKED, this), add_resources(1, this)),
)

# 91 Dol Guldur Beastmaster. When it attacks it is dealt another shadow card.
card(91, forced(at(M_ATTACKS, this), deal_shadow(1, this)))


def waiting_now(s: Quest) -> list[int]:
    return [one_card for one_card in s.staging if s.is_enemy(one_card) or s.is_location(one_card)]


waiting = Kind("staging", waiting_now)


def nothing_waits(s: Quest) -> bool:
    """The staging area holds no card at all. [Q20.8]"""
    return not s.staging


def on_a_defender(s: Quest, card: int) -> bool:
    return s.host[card] in defenders_of(s)


# 92 Driven by Shadow. Enemies and locations in the staging area have one threat more in this phase;
# if it is empty, surge. Shadow: an attachment on the defender is discarded; undefended, all that
# the player controls.
card(
    92,
    when_revealed(
        modify(THREAT, 1, each(waiting)),
        only_if(nothing_waits, effect(do(gain_surge))),
    ),
    shadow(
        if_undefended(discard(each(attachment, of=acting))),
        only_if(unless(undefended), discard(one(attachment, on_a_defender))),
    ),
)

# 93 The Necromancer's Reach. Each exhausted character takes a damage.
card(93, when_revealed(damage(1, each(character, exhausted_now))))


def first_holds_two(s: Quest) -> bool:
    return len(s.hand[s.first]) >= 2


# 94 Necromancer's Pass. To travel here the first player discards two cards at random.
LOSE_TWO = discard_random(2)
card(94, travel(Word("discard-random", (), LOSE_TWO.doing, first_holds_two)))

# 95 Enchanted Stream. While it is the active location nobody draws cards.
card(95, constant(NO_DRAWING))
