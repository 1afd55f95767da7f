"""The encounter set Passage Through Mirkwood, with the stages of the scenario."""

from ringtable.games.quest.cards.ability import ATTACK
from ringtable.games.quest.cards.language import card, shadow
from ringtable.games.quest.cards.lasting import this_attack
from ringtable.games.quest.cards.verb import always_more, if_undefended
from ringtable.games.quest.cards.verbs import raise_threat

# 97 East Bight Patrol. Shadow: +1 attack; undefended, your threat rises by 3 as well.
card(97, shadow(this_attack(ATTACK, always_more(1)), if_undefended(raise_threat(3))))
