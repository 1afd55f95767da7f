"""All written cards: loading this module fills the language's tables. One module a printed deck."""

from ringtable.games.war.cards import (
    combat,
    free_character,
    free_strategy,
    shadow_character,
    shadow_strategy,
)
from ringtable.games.war.cards.language import COMBAT_TEXTS, EVENT_TEXTS

MODULES = (combat, free_character, free_strategy, shadow_character, shadow_strategy)
WRITTEN = (EVENT_TEXTS, COMBAT_TEXTS)
