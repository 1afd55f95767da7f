"""What can happen, as it is told. The id of each kind is a message of the catalog. A cause is the
clause or, as `card:gandalf`, the card."""

from typing import Final

from ringtable.kernel.fact import FactKind

# Setup and the course of play
FIRST_PLAYER: Final = FactKind("quest-first-player", "player@seat")
SCENARIO_BEGINS: Final = FactKind("quest-scenario-begins", "scenario@quest-scenario")
MULLIGAN: Final = FactKind("quest-mulligan", "player@seat")
KEPT: Final = FactKind("quest-kept", "player@seat")
ROUND_BEGINS: Final = FactKind("quest-round-begins", "n")
PHASE_BEGINS: Final = FactKind("quest-phase-begins", "phase@quest-phase")
STAGE_TURNED: Final = FactKind("quest-stage-turned", "card@quest-card", "stage", reveals=True)
STAGE_DEFEATED: Final = FactKind("quest-stage-defeated", "card@quest-card")
SHUFFLED: Final = FactKind("quest-shuffled", "player@seat")
ENCOUNTERS_SHUFFLED: Final = FactKind("quest-encounters-shuffled")
ENCOUNTERS_RENEWED: Final = FactKind("quest-encounters-renewed")

# Cards of players
DREW: Final = FactKind("quest-drew", "player@seat", "n", "cards@quest-card", reveals=True)
DRAW_REPLACED: Final = FactKind("quest-draw-replaced", "player@seat", "card@quest-card")
NO_DRAW: Final = FactKind("quest-no-draw", "player@seat", "card@quest-card")
PLAYED: Final = FactKind("quest-played", "player@seat", "card@quest-card", reveals=True)
PUT_INTO_PLAY: Final = FactKind("quest-put-into-play", "player@seat", "card@quest-card",
                                reveals=True)  # fmt: skip
USED: Final = FactKind("quest-used", "player@seat", "card@quest-card")
PAID: Final = FactKind("quest-paid", "player@seat", "hero@quest-card", "n")
GAINED: Final = FactKind("quest-gained", "card@quest-card", "n")
ATTACHED: Final = FactKind("quest-attached", "card@quest-card", "host@quest-card")
ATTACHED_TO_DECK: Final = FactKind("quest-attached-to-deck", "card@quest-card", "player@seat")
EXHAUSTED: Final = FactKind("quest-exhausted", "cards@quest-card")
READIED: Final = FactKind("quest-readied", "cards@quest-card")
DISCARDED: Final = FactKind("quest-discarded", "card@quest-card")
DISCARDED_FROM_HAND: Final = FactKind("quest-discarded-from-hand", "player@seat",
                                      "cards@quest-card", reveals=True)  # fmt: skip
RETURNED_TO_HAND: Final = FactKind("quest-returned-to-hand", "player@seat", "card@quest-card")
FETCHED: Final = FactKind("quest-fetched", "player@seat", "card@quest-card", reveals=True)
SHUFFLED_IN: Final = FactKind("quest-shuffled-in", "card@quest-card", "player@seat")
PILE_SHUFFLED_IN: Final = FactKind("quest-pile-shuffled-in", "player@seat", "n")
REMOVED: Final = FactKind("quest-removed", "card@quest-card")
CHANGED_CONTROL: Final = FactKind("quest-changed-control", "card@quest-card", "player@seat")
LOOKED: Final = FactKind("quest-looked", "player@seat", "n", "cards@quest-card", reveals=True)
TOOK: Final = FactKind("quest-took", "player@seat", "card@quest-card", reveals=True)
PUT_ON_BOTTOM: Final = FactKind("quest-put-on-bottom", "player@seat")
LEFT_ON_TOP: Final = FactKind("quest-left-on-top", "player@seat")

# Threat, tokens, values
THREAT_RAISED: Final = FactKind("quest-threat-raised", "player@seat", "n", "threat")
THREAT_LOWERED: Final = FactKind("quest-threat-lowered", "player@seat", "n", "threat")
DAMAGED: Final = FactKind("quest-damaged", "card@quest-card", "n")
HEALED: Final = FactKind("quest-healed", "card@quest-card", "n")
PROGRESS: Final = FactKind("quest-progress", "card@quest-card", "n")
PROGRESS_REMOVED: Final = FactKind("quest-progress-removed", "card@quest-card", "n")
MODIFIED: Final = FactKind("quest-modified", "card@quest-card", "stat@quest-stat", "n")
LASTS: Final = FactKind("quest-lasts", "card@quest-card")

# The quest
COMMITTED: Final = FactKind("quest-committed", "player@seat", "cards@quest-card")
NOBODY_COMMITTED: Final = FactKind("quest-nobody-committed", "player@seat")
LEFT_THE_QUEST: Final = FactKind("quest-left-the-quest", "card@quest-card")
REVEALED: Final = FactKind("quest-revealed", "card@quest-card", reveals=True)
CANCELLED: Final = FactKind("quest-cancelled", "card@quest-card")
STAGED: Final = FactKind("quest-staged", "card@quest-card")
ADDED_TO_STAGING: Final = FactKind("quest-added-to-staging", "card@quest-card", reveals=True)
GUARDS: Final = FactKind("quest-guards", "guard@quest-card", "card@quest-card")
UNGUARDED: Final = FactKind("quest-unguarded", "card@quest-card")
QUESTED: Final = FactKind("quest-quested", "willpower", "threat")
TRAVELLED: Final = FactKind("quest-travelled", "card@quest-card")
STAYED: Final = FactKind("quest-stayed")
EXPLORED: Final = FactKind("quest-explored", "card@quest-card")

# Combat
ENGAGED: Final = FactKind("quest-engaged", "player@seat", "card@quest-card")
BACK_TO_STAGING: Final = FactKind("quest-back-to-staging", "card@quest-card")
ORC_GUARD_LAID: Final = FactKind("quest-orc-guard", "player@seat")
SHADOW_DEALT: Final = FactKind("quest-shadow-dealt", "enemy@quest-card")
SHADOW_TURNED: Final = FactKind("quest-shadow-turned", "card@quest-card", "enemy@quest-card",
                                reveals=True)  # fmt: skip
SHADOWS_DISCARDED: Final = FactKind("quest-shadows-discarded", "n", "cards@quest-card",
                                    reveals=True)  # fmt: skip
ATTACKS: Final = FactKind("quest-attacks", "enemy@quest-card", "player@seat")
DEFENDS: Final = FactKind("quest-defends", "cards@quest-card", "enemy@quest-card")
UNDEFENDED: Final = FactKind("quest-undefended", "enemy@quest-card", "player@seat")
STRIKES: Final = FactKind("quest-strikes", "player@seat", "cards@quest-card", "enemy@quest-card")
DESTROYED: Final = FactKind("quest-destroyed", "card@quest-card")
PUT_ON_TOP: Final = FactKind("quest-put-on-top", "card@quest-card")
VICTORY: Final = FactKind("quest-victory", "card@quest-card", "n")

# The prisoner and the objectives
IMPRISONED: Final = FactKind("quest-imprisoned", "card@quest-card")
RESCUED: Final = FactKind("quest-rescued", "card@quest-card")
CLAIMED: Final = FactKind("quest-claimed", "player@seat", "card@quest-card", "hero@quest-card")
UNCLAIMED: Final = FactKind("quest-unclaimed", "card@quest-card")

# The end
ELIMINATED: Final = FactKind("quest-eliminated", "player@seat", reveals=True)
TOKEN_PASSED: Final = FactKind("quest-token-passed", "player@seat")
SCENARIO_WON: Final = FactKind("quest-scenario-won", "scenario@quest-scenario", "score")
SCORED: Final = FactKind("quest-scored", "player@seat", "threat", "dead", "damage")
CAMPAIGN_SCORE: Final = FactKind("quest-campaign-score", "score")
LAST_HERO_IN_DANGER: Final = FactKind("quest-last-hero-in-danger", "player@seat")

KINDS: Final = tuple(kind for kind in list(globals().values()) if isinstance(kind, FactKind))
