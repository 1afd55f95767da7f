"""The cards of the tactics sphere: heroes, allies, events, attachments."""

from ringtable.games.quest.cards.language import card, combat_action
from ringtable.games.quest.cards.lasting import cannot_attack
from ringtable.games.quest.cards.targets import enemy, one

# 34 Feint. An engaged enemy cannot attack its player for the rest of the phase.
card(34, combat_action(cannot_attack(one(enemy))))
