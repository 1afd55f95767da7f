"""The texts of all cards, by sphere and encounter set."""

from ringtable.games.quest.cards import (
    dol_guldur_orcs,
    escape_from_dol_guldur,
    journey_along_the_anduin,
    leadership,
    lore,
    neutral,
    passage_through_mirkwood,
    saurons_reach,
    spiders_of_mirkwood,
    spirit,
    tactics,
    wilderlands,
)
from ringtable.games.quest.cards.ability import TEXTS
from ringtable.games.quest.windows import index_actions

MODULES = (
    leadership,
    tactics,
    spirit,
    lore,
    neutral,
    spiders_of_mirkwood,
    wilderlands,
    dol_guldur_orcs,
    passage_through_mirkwood,
    escape_from_dol_guldur,
    journey_along_the_anduin,
    saurons_reach,
)
index_actions()

__all__ = ["MODULES", "TEXTS"]
