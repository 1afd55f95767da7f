"""The encounter set Spiders of Mirkwood."""

from ringtable.games.quest.cards.language import card, shadow, when_revealed
from ringtable.games.quest.cards.targets import acting, character, one
from ringtable.games.quest.cards.verb import if_undefended
from ringtable.games.quest.cards.verbs import exhaust
from ringtable.games.quest.cards.words import for_each_player

# 74 King Spider. Each player exhausts a ready character. Shadow: the defending player exhausts one,
# two if the attack is undefended.
card(
    74,
    when_revealed(for_each_player(exhaust(one(character, of=acting)))),
    shadow(
        exhaust(one(character, of=acting)),
        if_undefended(exhaust(one(character, of=acting))),
    ),
)
