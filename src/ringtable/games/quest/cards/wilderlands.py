"""The encounter set Wilderlands."""

from ringtable.games.quest.cards.ability import RETURNS_ON_TOP
from ringtable.games.quest.cards.constants import constant
from ringtable.games.quest.cards.dark_verbs import attacks_from_shadow
from ringtable.games.quest.cards.language import card, shadow

# 81 Wolf Rider. As a shadow card it attacks the defending player itself, before the attack goes on;
# when the combat phase ends it goes on top of the encounter deck.
card(81, constant(RETURNS_ON_TOP), shadow(attacks_from_shadow()))
