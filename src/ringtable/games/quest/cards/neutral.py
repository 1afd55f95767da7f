"""The neutral cards."""

from ringtable.games.quest.box.components import M_END_ROUND, M_ENTERS
from ringtable.games.quest.cards.language import at, card, passive, response
from ringtable.games.quest.cards.moving import discard
from ringtable.games.quest.cards.targets import enemy, one, this
from ringtable.games.quest.cards.verbs import damage, draw, lower_threat
from ringtable.games.quest.cards.words import choose, way

# 73 Gandalf. When he enters play one of three: draw 3 cards, 4 damage to an enemy, your threat
# falls by 5. When the round ends he is discarded.
card(
    73,
    response(
        at(M_ENTERS, this),
        choose(
            "gandalf",
            way("draw", draw(3)),
            way("damage", damage(4, one(enemy))),
            way("threat", lower_threat(5)),
        ),
    ),
    passive(at(M_END_ROUND), discard(this)),
)
