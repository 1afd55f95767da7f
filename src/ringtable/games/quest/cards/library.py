"""The texts of all cards, by sphere and encounter set."""

from ringtable.games.quest.box.content import core_pack
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
from ringtable.games.quest.cards.coverage import unwritten
from ringtable.games.quest.timing.windows import index_actions
from ringtable.kernel.errors import FlowError

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
if MISSING := unwritten(core_pack()):
    raise FlowError(f"cards without a text: {MISSING}")

__all__ = ["MODULES", "TEXTS"]
