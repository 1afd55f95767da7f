"""The cards of the tactics sphere: heroes, allies, events, attachments."""

from typing import Final

from ringtable.games.quest.answers import card_answer
from ringtable.games.quest.box.components import (
    DWARF,
    ENEMY,
    M_DEFENDER,
    M_DESTROYED,
    M_KILL,
    M_TURNED,
    ORC,
    RANGED,
)
from ringtable.games.quest.cards.ability import (
    ATTACK,
    DEFENSE,
    HIT_POINTS,
    PER_ROUND,
    THREE_HEROES_PAY,
)
from ringtable.games.quest.cards.constants import constant, host_gets, this_gets
from ringtable.games.quest.cards.language import (
    action,
    at,
    card,
    combat_action,
    limit,
    passive,
    response,
)
from ringtable.games.quest.cards.lasting import (
    cannot_attack,
    lasts,
    may_defend_together,
    modify,
)
from ringtable.games.quest.cards.targets import (
    attacker,
    character,
    each,
    enemy,
    engaged_with_it,
    host,
    host_took_part,
    it,
    one,
    player,
    this,
    took_part,
    was_character,
    with_engaged_enemies,
)
from ringtable.games.quest.cards.verb import aim
from ringtable.games.quest.cards.verbs import (
    add_resources,
    damage,
    exhaust_one,
    place_progress,
)
from ringtable.games.quest.cards.words import Word, cost
from ringtable.games.quest.combat.strikes import QUICK_STRIKE, can_strike, could_attack
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.effects import DELAYED, SHUFFLED_IN
from ringtable.games.quest.values import has_keyword, has_trait, target_of
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import ask, do


def own_damage(s: Quest, card: int) -> int:
    return s.damage[card]


# 4 Gimli. One attack more for each damage on him.
card(4, this_gets(ATTACK, own_damage))

# 5 Legolas. When an attack in which he took part has destroyed its target, two progress.
card(5, response(at(M_KILL, where=took_part), place_progress(2)))


def enemy_while_questing(s: Quest, card: int) -> bool:
    """An enemy is being revealed, and he is committed. [QC6]"""
    return s.kind(card) == ENEMY and s.source in s.committed


# 6 Thalin. While he is committed every enemy that is revealed takes a damage, before all else.
card(6, passive(at(M_TURNED, where=enemy_while_questing), damage(1, it)))

# 29 Gondorian Spearman. When it is declared as a defender the attacker takes a damage.
card(29, response(at(M_DEFENDER, this), damage(1, attacker)))

# 31 Beorn. Five attack more in this phase, at the end of which he is shuffled into the deck.
card(
    31,
    action(
        modify(ATTACK, 5, this),
        lasts(SHUFFLED_IN, this, 0, DELAYED),
        limit=limit(1, PER_ROUND),
    ),
)

# 32 Blade Mastery. One attack and one defense more for a character in this phase.
card(32, action(modify(ATTACK, 1, one(character)), modify(DEFENSE, 1, it)))


def is_ranged(s: Quest, card: int) -> bool:
    return has_keyword(s, card, RANGED)


# 33 Rain of Arrows. Exhaust a ranged character: each enemy engaged with a player takes a damage.
card(
    33,
    action(
        aim(one(player, with_engaged_enemies)),
        cost(exhaust_one(character, is_ranged)),
        damage(1, each(enemy, engaged_with_it)),
    ),
)

# 34 Feint. An engaged enemy cannot attack its player for the rest of the phase.
card(34, combat_action(cannot_attack(one(enemy))))


# 35 Quick Strike: one character attacks alone, at once. [Q12.12, QC35]


def pairs(s: Quest) -> list[int]:
    """Characters of yours that could attack somebody now."""
    return [one for one in s.play[s.seat] if is_striker(s, one)]


def is_striker(s: Quest, card: int) -> bool:
    if not can_strike(s, card):
        return False
    return any(could_attack(s, card, foe, s.seat) for foe in s.enemies())


class Striker(Decision[Quest]):
    """Who attacks. The frame: n is the character. [QC35]"""

    name = "choose-striker"
    clause = "QC35"
    stage = True

    def options(self, s: Quest) -> list[Action]:
        return pairs(s)

    def take(self, s: Quest, action: Action) -> None:
        s.n = action

    def show(self, s: Quest, action: Action) -> Answer:
        return show_card(s, action, "with")

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-choose-striker")


class Victim(Decision[Quest]):
    """Whom he attacks: an enemy that he could legally attack. [QC35]"""

    name = "choose-victim"
    clause = "QC35"
    stage = True

    def options(self, s: Quest) -> list[Action]:
        return [foe for foe in s.enemies() if could_attack(s, s.n, foe, s.seat)]

    def take(self, s: Quest, action: Action) -> None:
        s.target = action

    def show(self, s: Quest, action: Action) -> Answer:
        return show_card(s, action, "attack")

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-choose-victim")


def show_card(s: Quest, card: int, verb: str) -> Answer:
    return card_answer(s, verb, f"quest-option-{verb}", card)


def exhaust_striker(s: Quest) -> None:
    s.exhausted[s.n] = 1


def strike_at_once(s: Quest) -> None:
    s.call(QUICK_STRIKE, s.seat, source=s.target, target=s.n)


def somebody_strikes(s: Quest) -> bool:
    return bool(pairs(s))


QUICK: Final = Word(
    "quick-strike",
    (ask(Striker()), ask(Victim())),
    (do(exhaust_striker), do(strike_at_once)),
    somebody_strikes,
)
card(35, action(QUICK))

# 36 Thicket of Spears. Paid by three heroes: enemies engaged with a player cannot attack him.
card(
    36,
    constant(THREE_HEROES_PAY),
    action(
        aim(one(player, with_engaged_enemies)),
        cannot_attack(each(enemy, engaged_with_it)),
    ),
)

# 37 Swift Strike. A character was declared as a defender: the attacker takes two damage.
card(37, response(at(M_DEFENDER), damage(2, attacker)))

# 38 Stand Together. A player may declare several defenders against each attack of this phase.
card(38, action(may_defend_together(one(player))))


def against_orcs(s: Quest, card: int) -> int:
    """One more while its hero attacks an Orc."""
    foe = target_of(s, s.host[card])
    return 1 if foe >= 0 and has_trait(s, foe, ORC) else 0


# 39 Blade of Gondolin. One attack more against Orcs; when an attack of its hero has destroyed its
# target, one progress.
card(
    39,
    host_gets(ATTACK, against_orcs),
    response(at(M_KILL, where=host_took_part), place_progress(1)),
)

# 40 Citadel Plate. Four hit points more.
card(40, host_gets(HIT_POINTS, 4))


def axe_bonus(s: Quest, card: int) -> int:
    return 2 if has_trait(s, s.host[card], DWARF) else 1


# 41 Dwarven Axe. One attack more, two for a Dwarf.
card(41, host_gets(ATTACK, axe_bonus))

# 42 Horn of Gondor. A resource for its hero when a character was destroyed.
card(42, response(at(M_DESTROYED, where=was_character), add_resources(1, host)))
