"""The encounter set Journey Along the Anduin, with the stages of the scenario."""

from typing import Final

from ringtable.games.quest.box.components import M_ATTACKED
from ringtable.games.quest.cards.ability import (
    CANNOT_ADVANCE,
    NO_ENGAGEMENT_CHECKS,
    NO_STAGING,
    ONE_MORE_REVEAL,
    THREAT_RISES_MORE,
    TOP_OF_THE_DECK,
    WINS,
)
from ringtable.games.quest.cards.constants import constant
from ringtable.games.quest.cards.dark_verbs import deal_shadow, reveal
from ringtable.games.quest.cards.language import (
    at,
    card,
    forced,
    setup,
    shadow,
    when_revealed,
)
from ringtable.games.quest.cards.passage_through_mirkwood import fetch
from ringtable.games.quest.cards.targets import attacker, this
from ringtable.games.quest.cards.verb import defended_or, number_of_players
from ringtable.games.quest.cards.verbs import remove_progress
from ringtable.games.quest.cards.words import effect
from ringtable.games.quest.state import Quest
from ringtable.games.quest.zones import shuffle_encounters
from ringtable.kernel.procedure import do

HILL_TROLL: Final = 82

# 111 Misty Mountain Goblins. After its attack a progress token leaves the stage. Shadow: the same,
# three if the attack is undefended.
card(
    111,
    forced(at(M_ATTACKED, this), remove_progress(1)),
    shadow(remove_progress(defended_or(1, 3))),
)

# 112 Massing at Night. Reveal one more card per player. Shadow: the attacker is dealt one more
# shadow card per player.
card(
    112,
    when_revealed(reveal(number_of_players)),
    shadow(deal_shadow(number_of_players, attacker)),
)

# 113 Banks of the Anduin. It goes on top of the encounter deck when it leaves play.
card(113, constant(TOP_OF_THE_DECK))

# 114 Gladden Fields. While it is the active location each threat rises by one more.
card(114, constant(THREAT_RISES_MORE))


# Stages


def troll_is_in_play(s: Quest, card: int) -> bool:
    return any(s.title[foe] == HILL_TROLL for foe in s.enemies())


def fetch_the_troll(s: Quest) -> None:
    """If none is in play; the deck is shuffled in any case. [Q29.10]"""
    if not troll_is_in_play(s, s.source):
        fetch(s, HILL_TROLL)
    shuffle_encounters(s)


# 126 To the River… Each player reveals a card. A Hill Troll waits; it is not defeated while one is
# in play.
card(
    126,
    setup(reveal(number_of_players)),
    when_revealed(effect(do(fetch_the_troll))),
    constant(CANNOT_ADVANCE, troll_is_in_play),
)

# 127 Anduin Passage. One more card is revealed in staging; there are no engagement checks.
card(127, constant(ONE_MORE_REVEAL), constant(NO_ENGAGEMENT_CHECKS))


def two_for_each_player(s: Quest) -> int:
    return 2 * s.players_left()


def no_enemy_left(s: Quest, card: int) -> bool:
    """[Q29.15]"""
    return not s.enemies()


# 128 Ambush on the Shore. Two cards per player are revealed; staging is skipped from now on. The
# players win when no enemy is in play.
card(
    128,
    when_revealed(reveal(two_for_each_player)),
    constant(NO_STAGING),
    constant(WINS, no_enemy_left),
)
