"""The encounter set Journey Along the Anduin, with the stages of the scenario."""

from ringtable.games.quest.cards.dark_verbs import deal_shadow, reveal
from ringtable.games.quest.cards.language import card, shadow, when_revealed
from ringtable.games.quest.cards.targets import attacker
from ringtable.games.quest.cards.verb import number_of_players

# 112 Massing at Night. Reveal one more card per player. Shadow: the attacker is dealt one more
# shadow card per player.
card(
    112,
    when_revealed(reveal(number_of_players)),
    shadow(deal_shadow(number_of_players, attacker)),
)
