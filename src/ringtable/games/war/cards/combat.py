"""The lower halves of the event cards, in the order of the pack. What must hold to choose one is
printed there. [W15]"""

from ringtable.games.war.box.components import ARAGORN, STRIDER, STRIDER_SET
from ringtable.games.war.cards.combat_words import (
    add_hits,
    both_armies,
    cancel_enemy_card,
    cancel_hits,
    companions_in_battle,
    enemy_dice_at_most,
    enemy_dice_fewer,
    enemy_ones_hit_self,
    enemy_played_none,
    enemy_roll,
    enemy_scored_two,
    extra_attack,
    hit_at_once,
    leave_battle,
    misses_to_hits,
    more_hits_than_enemy,
    nazgul_outweigh,
    no_enemy_reroll,
    number_settled,
    own_elites,
    own_hits,
    own_leadership,
    own_reroll,
    own_roll,
    own_roll_by_number,
    scored_any,
    twice_the_enemy,
)
from ringtable.games.war.cards.language import at, combat, if_then
from ringtable.games.war.cards.leadership_words import (
    a_companion_leads,
    for_a_companion,
    for_all_companions,
    for_character,
    for_nazgul_leadership,
    for_some_nazgul_leadership,
    nazgul_lead,
    one_leads,
    suppress_companion,
)
from ringtable.games.war.cards.strike_words import (
    sacrifice,
    strike_leader,
    strike_minion,
    strike_nazgul,
)

# Free Peoples

# All your dice +1, in the combat roll and the leader re-roll.
combat("it-is-a-gift", at(3, own_roll(1), own_reroll(1)))

# If your re-roll scores, one of its hits is used up to eliminate a minion in the battle.
combat("blade-of-westernesse", at(6, strike_minion()))

# Give up the leadership of one companion: one missed die becomes a hit.
combat("mighty-attack", at(4, for_a_companion(misses_to_hits(1))), price=a_companion_leads)

# Your combat roll +1.
combat("servant-of-the-secret-fire", at(3, own_roll(1)))

# Give up Strider's leadership for one missed die, or Aragorn's for two.
combat(
    "anduril",
    at(4, for_character(STRIDER, misses_to_hits(1)), for_character(ARAGORN, misses_to_hits(2))),
    price=one_leads(STRIDER_SET),
)

# You may sacrifice a leader against one hit, or a companion against hits up to his level.
combat("heroic-death", at(6, sacrifice()))

# Give up the leadership of all companions to cancel the Shadow's card.
combat("daring-defiance", at(0, for_all_companions(cancel_enemy_card())), price=a_companion_leads)

# If your re-roll scores, a Nazgûl in the battle falls; with two hits it may be a minion.
combat("fateful-strike", at(6, strike_nazgul()))

# An extra attack with dice equal to your leadership.
combat("sudden-strike", at(2, extra_attack(own_leadership)))

# The Shadow rolls a die less for each companion in the battle.
combat("brave-stand", at(3, enemy_dice_fewer(companions_in_battle)))

# Your combat roll +2.
combat("ents-rage", at(3, own_roll(2)))

# The Shadow rolls two dice at most.
combat("huorn-dark", at(3, enemy_dice_at_most(2)))

# If you scored a hit, score two more.
combat("nameless-wood", at(5, if_then(scored_any, add_hits(2))))

# The Shadow rolls three dice at most.
combat("daylight", at(3, enemy_dice_at_most(3)))

# If you scored a hit, score one more.
combat("no-quarter", at(5, if_then(scored_any, add_hits(1))))

# The Shadow's combat roll -1.
combat("advantageous-position", at(3, enemy_roll(-1)))

# Your army retreats or withdraws before anything is rolled.
combat("scouts", at(1, leave_battle()))

# If the Shadow scored two hits or more, one is cancelled.
combat("shield-wall", at(6, if_then(enemy_scored_two, cancel_hits(1))))

# Natural 1s of the Shadow's combat roll hit the Shadow and are not re-rolled.
combat("confusion", at(4, enemy_ones_hit_self()))

# An extra attack with dice equal to your elites.
combat("charge", at(2, extra_attack(own_elites)))

# Your combat roll +1.
combat("valour", at(3, own_roll(1)))

# The Shadow

# All your dice +1, in the combat roll and the leader re-roll.
combat("one-for-the-dark-lord", at(3, own_roll(1), own_reroll(1)))

# Give up two points of Nazgûl leadership: your combat roll +1.
combat("cruel-as-death", at(3, for_nazgul_leadership(2, own_roll(1))), price=nazgul_lead(2))

# Give up a point of Nazgûl leadership: your leader re-roll +1.
combat("they-are-terrible", at(4, for_nazgul_leadership(1, own_reroll(1))), price=nazgul_lead(1))

# Give up points of Nazgûl leadership: the Free Peoples roll as many dice less.
combat(
    "dread-and-despair",
    at(3, for_some_nazgul_leadership(enemy_dice_fewer(number_settled))),
    price=nazgul_lead(1),
)

# If your re-roll scores, a leader may fall, or a companion of a level up to its hits.
combat("black-breath", at(6, strike_leader()))

# With Nazgûl leadership not below theirs, the Free Peoples have no re-roll.
combat("foul-stench", at(3, if_then(nazgul_outweigh, no_enemy_reroll())))

# A companion in the battle has no leadership and no abilities this round.
combat("words-of-power", at(1, suppress_companion()))

# An extra attack with three dice that hit on 4.
combat("durins-bane", at(2, extra_attack(3, on=4)))

# Your combat roll +1.
combat("devilry-of-orthanc", at(3, own_roll(1)))

# Both armies: all dice +2.
combat("deadly-strife", at(3, both_armies(2)))

# Up to four hits on your own army; a die for each hits the enemy on 4.
combat("onslaught", at(7, own_hits(4, keep_one=False), extra_attack(number_settled, on=4)))

# Up to two hits on your own army; your combat roll +1 for each.
combat("relentless-assault", at(3, own_hits(2, keep_one=True), own_roll_by_number()))

# With twice the enemy's units left, one more hit.
combat("great-host", at(7, if_then(twice_the_enemy, hit_at_once(1))))

# Your combat roll +1; then one hit more if you scored more than the enemy.
combat("mumakil", at(3, own_roll(1)), at(5, if_then(more_hits_than_enemy, add_hits(1))))

# The Free Peoples' card is cancelled; without one your leader re-roll +1.
combat(
    "swarm-of-bats",
    at(0, if_then(enemy_played_none, own_reroll(1)), cancel_enemy_card()),
)

# After casualties an extra attack with dice equal to your elites, hitting on 5.
combat("we-come-to-kill", at(7, extra_attack(own_elites, on=5)))

# Both armies: all dice +1.
combat("desperate-battle", at(3, both_armies(1)))
