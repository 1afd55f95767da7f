"""The cards of the leadership sphere: heroes, allies, events, attachments."""

from ringtable.games.quest.box.components import M_ENTERS
from ringtable.games.quest.cards.dark_verbs import engage
from ringtable.games.quest.cards.language import action, at, card, response
from ringtable.games.quest.cards.lasting import returns_to_hand
from ringtable.games.quest.cards.moving import put_into_play_from_hand
from ringtable.games.quest.cards.targets import enemy, one, this

# 15 Son of Arnor. When it enters play you may engage an enemy that is in the staging area or
# engaged with somebody else.
card(15, response(at(M_ENTERS, this), engage(one(enemy))))

# 23 Sneak Attack. An ally of your hand is put into play; when the phase ends it returns to its
# owner's hand.
card(23, action(put_into_play_from_hand(), returns_to_hand()))
