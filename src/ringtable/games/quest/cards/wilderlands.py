"""The encounter set Wilderlands."""

from typing import Final

from ringtable.games.quest.box.components import (
    COMBAT_PHASE,
    M_ATTACKED,
    M_ATTACKS,
    M_END_PHASE,
    M_TRAVELLED,
)
from ringtable.games.quest.cards.ability import (
    ATTACK,
    EXCESS_RAISES_THREAT,
    MUST_TRAVEL_HERE,
    NO_OPTIONAL_ENGAGEMENT,
    RETURNS_ON_TOP,
    SHADOWS,
)
from ringtable.games.quest.cards.constants import constant
from ringtable.games.quest.cards.dark_verbs import attacks_from_shadow, back_to_staging
from ringtable.games.quest.cards.language import at, card, forced, shadow, when_revealed
from ringtable.games.quest.cards.lasting import this_attack
from ringtable.games.quest.cards.targets import (
    Kind,
    acting,
    character,
    one,
    this,
)
from ringtable.games.quest.cards.verb import cause, defended_or
from ringtable.games.quest.cards.verbs import (
    damage,
    progress_on,
    raise_threat,
    remove_progress,
)
from ringtable.games.quest.cards.words import Word, for_each_player
from ringtable.games.quest.facts import LASTS
from ringtable.games.quest.state import SHADOW_ROW, Quest
from ringtable.games.quest.timing.effects import DEFENSE_NOT_COUNTED, begin, end_of_this_attack
from ringtable.games.quest.values import defenders_of
from ringtable.kernel.procedure import ask, do

# 81 Wolf Rider. As a shadow card it attacks the defending player itself, before the attack goes on;
# when the combat phase ends it goes on top of the encounter deck.
card(81, constant(RETURNS_ON_TOP), shadow(attacks_from_shadow()))

# 82 Hill Troll. What its damage exceeds the hit points of raises the threat of the player attacked.
card(82, constant(EXCESS_RAISES_THREAT))


def not_alone_in_staging(s: Quest, card: int) -> bool:
    """Another enemy is in the staging area, perhaps another Sniper. [QC83]"""
    return any(other != card and s.is_enemy(other) for other in s.staging)


def combat_ends_and_it_waits(s: Quest) -> bool:
    return s.n == COMBAT_PHASE and s.source in s.staging


# 83 Goblin Sniper. It is not engaged by choice while another enemy waits. When the combat phase
# ends and it is in the staging area, each player deals a damage to a character of his.
card(
    83,
    constant(NO_OPTIONAL_ENGAGEMENT, not_alone_in_staging),
    forced(
        at(M_END_PHASE),
        for_each_player(damage(1, one(character, of=acting))),
        when=combat_ends_and_it_waits,
    ),
)

# 84 Marsh Adder. When it attacks, the threat of that player rises by 1.
card(84, forced(at(M_ATTACKS, this), raise_threat(1)))


def dealt_one_without_effect(s: Quest) -> bool:
    """A shadow card without a printed effect is at it; a cancelled effect is one. [QC85]"""
    rows = s.shadows
    for at_row in range(0, len(rows), SHADOW_ROW):
        if rows[at_row + 1] == s.source and not SHADOWS[s.face[rows[at_row]]]:
            return True
    return False


# 85 Wargs. After an attack with a shadow card without effect it goes back to the staging area.
# Shadow: +1 attack, +2 if undefended.
card(
    85,
    forced(at(M_ATTACKED, this), back_to_staging(this), when=dealt_one_without_effect),
    shadow(this_attack(ATTACK, defended_or(1, 2))),
)


def those_who_defend(s: Quest) -> list[int]:
    return defenders_of(s)


defender: Final = Kind("defender", those_who_defend)

DEFENDER: Final = one(defender)


def its_defense_is_ignored(s: Quest) -> None:
    """For this attack, with all bonuses. [QC86]"""
    begin(s, DEFENSE_NOT_COUNTED, s.target, 1, end_of_this_attack(s))
    s.tell(LASTS, cause(s), s.id_of(s.target))


# 86 Despair. Four progress are removed from the stage. Shadow: the defense of a defender does not
# count for this attack.
card(
    86,
    when_revealed(remove_progress(4)),
    shadow(Word("aim", (ask(DEFENDER.question),), (do(its_defense_is_ignored),), DEFENDER.anybody)),
)

# 87 The Brown Lands. When the players travel here it gets a progress token.
card(87, forced(at(M_TRAVELLED, this), progress_on(1, this)))

# 88 The East Bight. The players must travel here if they can.
card(88, constant(MUST_TRAVEL_HERE))
