"""The cards of the leadership sphere: heroes, allies, events, attachments."""

from ringtable.games.quest.box.components import (
    DWARF,
    GONDOR,
    M_COMMIT,
    M_DAMAGED,
    M_ENTERS,
    M_LEAVES,
    ORC,
    SPIRIT,
)
from ringtable.games.quest.cards.ability import ATTACK, DEFENSE, WILLPOWER
from ringtable.games.quest.cards.constants import host_gets, host_has_icon, host_has_trait
from ringtable.games.quest.cards.dark_verbs import engage
from ringtable.games.quest.cards.language import action, at, card, response
from ringtable.games.quest.cards.lasting import modify, returns_to_hand
from ringtable.games.quest.cards.moving import put_into_play, put_into_play_from_hand
from ringtable.games.quest.cards.targets import (
    ally,
    character,
    committed_now,
    each,
    enemy,
    hero,
    host,
    its_player,
    location,
    of_the_chosen_player,
    one,
    player,
    this,
    was_ally,
    was_hero,
    with_trait,
)
from ringtable.games.quest.cards.verb import aim, number_of_the_moment
from ringtable.games.quest.cards.verbs import (
    add_resources,
    damage,
    draw,
    exhaust,
    exhaust_one,
    pay,
    progress_on,
    ready,
)
from ringtable.games.quest.cards.words import cost
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import has_trait

ARAGORN = 1

# 1 Aragorn. When he has committed to the quest, one of his own resources readies him.
card(1, response(at(M_COMMIT, this), cost(pay(1)), ready(this)))

# 2 Théodred. When he has committed to the quest, a hero who is committed gains a resource.
card(2, response(at(M_COMMIT, this), add_resources(1, one(hero, committed_now))))

# 3 Glóin. A resource for each damage that he has just received.
card(3, response(at(M_DAMAGED, this), add_resources(number_of_the_moment, this)))

# 14 Faramir. Exhaust him: all characters of a player have one willpower more in this phase.
card(
    14,
    action(
        cost(exhaust(this)),
        aim(one(player)),
        modify(WILLPOWER, 1, each(character, of_the_chosen_player)),
    ),
)

# 15 Son of Arnor. When it enters play you may engage an enemy that is in the staging area or
# engaged with somebody else.
card(15, response(at(M_ENTERS, this), engage(one(enemy))))

# 16 Snowbourn Scout. When it enters play a location gets a progress token.
card(16, response(at(M_ENTERS, this), progress_on(1, one(location))))

# 18 Longbeard Orc Slayer. When it enters play every Orc takes a damage.
card(18, response(at(M_ENTERS, this), damage(1, each(enemy, with_trait(ORC)))))


def dwarf_hero_of_yours(s: Quest, card: int) -> bool:
    """A hero with the Dwarf trait whom you controlled has left play. [QC19]"""
    return was_hero(s, card) and s.n == s.seat and bool(s.pack.traits[s.title[card]] & DWARF)


# 19 Brok Ironfist. When a Dwarf hero of yours has left play he comes from the hand, for nothing.
card(
    19,
    response(at(M_LEAVES, where=dwarf_hero_of_yours), put_into_play(this), from_hand=True),
)

# 20 Ever Vigilant. Ready an ally.
card(20, action(ready(one(ally))))


# 21 Common Cause. Exhaust a hero of yours to ready another one.
card(21, action(ready(one(hero)), cost(exhaust_one(hero))))


def of_gondor(s: Quest, card: int) -> bool:
    return has_trait(s, card, GONDOR)


# 22 For Gondor! All characters have one attack more in this phase, those of Gondor one defense too.
card(
    22,
    action(modify(ATTACK, 1, each(character)), modify(DEFENSE, 1, each(character, of_gondor))),
)

# 23 Sneak Attack. An ally of your hand is put into play; when the phase ends it returns to its
# owner's hand.
card(23, action(put_into_play_from_hand(), returns_to_hand()))

# 24 Valiant Sacrifice. An ally has left play: who controlled it draws two cards.
card(24, response(at(M_LEAVES, where=was_ally), draw(2, its_player)))

# 25 Grim Resolve. Ready all characters.
card(25, action(ready(each(character))))

# 26 Steward of Gondor. The hero belongs to Gondor. Exhaust this for two resources of his.
card(26, host_has_trait(GONDOR), action(cost(exhaust(this)), add_resources(2, host)))


def on_aragorn(s: Quest, card: int) -> bool:
    return s.face[s.host[card]] == ARAGORN


# 27 Celebrían's Stone. Two willpower more; Aragorn gains the icon of spirit.
card(27, host_gets(WILLPOWER, 2), host_has_icon(SPIRIT, on_aragorn))
