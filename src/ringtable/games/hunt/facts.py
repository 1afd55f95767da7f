"""What can happen in The Hunt for the Ring, as the log tells it."""

from typing import Final

from ringtable.kernel.fact import FactKind

FOR_RING_BEARER: Final = 1  # the audience of what lies behind the screen [H42.9]

# Setup and the order of play
PART_BEGAN: Final = FactKind("hunt-part-began", "part")
DAY_BEGAN: Final = FactKind("hunt-day-began", "day")
PHASE_BEGAN: Final = FactKind("hunt-phase-began", "phase@hunt-phase")
START_DRAWN: Final = FactKind("hunt-start-drawn", "place@word")
INFO_DRAWN: Final = FactKind("hunt-info-drawn", "places@word")
INFO_GIVEN: Final = FactKind("hunt-info-given", "place@word", reveals=True)
PROPOSED: Final = FactKind(
    "hunt-proposed", "player@seat", "blue@seat", "green@seat", "red@seat", "purple@seat"
)
VOTED: Final = FactKind("hunt-voted", "player@seat", "answer@hunt-answer")
DIVIDED: Final = FactKind("hunt-divided", "rider@hunt-nazgul", "player@seat")
ORDERED: Final = FactKind("hunt-ordered", "player@seat", "riders@hunt-nazgul")
LEADS: Final = FactKind("hunt-leads", "player@seat")
PLACED: Final = FactKind("hunt-placed", "rider@hunt-nazgul", "place@word")
ROLLED: Final = FactKind("hunt-rolled", "faces@hunt-face")
GAINED_FELLOWSHIP: Final = FactKind("hunt-gained-fellowship", "n", "now")

# The Ring-bearer's turn
FRODO_MOVED: Final = FactKind("hunt-frodo-moved", "step")
NOTED: Final = FactKind("hunt-noted", "place@word")
NOTED_DOT: Final = FactKind("hunt-noted-dot", "dots")
RESTED: Final = FactKind("hunt-rested")
INFLUENCE_ROSE: Final = FactKind("hunt-influence-rose", "n", "now")
INFLUENCE_FELL: Final = FactKind("hunt-influence-fell", "n", "now")
SPENT_FELLOWSHIP: Final = FactKind("hunt-spent-fellowship", "companion@hunt-companion")
BOUGHT: Final = FactKind("hunt-bought")
DREW_ALLY: Final = FactKind("hunt-drew-ally", "n", "cards@hunt-card", reveals=True)
DISCARDED_ALLY: Final = FactKind("hunt-discarded-ally", "card@hunt-card", reveals=True)
PLAYED_ALLY: Final = FactKind("hunt-played-ally", "card@hunt-card", "way@hunt-way", reveals=True)
TURNED_OVER: Final = FactKind("hunt-turned-over", "place@word")
HID_INFO: Final = FactKind("hunt-hid-info")
FLIPPED: Final = FactKind("hunt-flipped", "companion@hunt-companion")
JOINED: Final = FactKind("hunt-joined", "companion@hunt-companion")
LOST_FELLOWSHIP: Final = FactKind("hunt-lost-fellowship", "left")
LOST_TO_DREAD: Final = FactKind("hunt-lost-to-dread", "left")
ALLY_PLACED: Final = FactKind("hunt-ally-placed", "place@word")
ALLY_MOVED: Final = FactKind("hunt-ally-moved", "place@word", "to@word")
ALLY_REMOVED: Final = FactKind("hunt-ally-removed", "place@word")
DRIVEN: Final = FactKind("hunt-driven", "rider@hunt-nazgul", "place@word")
HELD: Final = FactKind("hunt-held", "rider@hunt-nazgul")
DIE_DISCARDED: Final = FactKind("hunt-die-discarded", "face@hunt-face")
TRACKS_REMOVED: Final = FactKind("hunt-tracks-removed", "place@word")
TOOK_BACK: Final = FactKind("hunt-took-back", "card@hunt-card")
LASTS: Final = FactKind("hunt-lasts", "effect@hunt-effect")
IN_THE_WILD: Final = FactKind("hunt-in-the-wild", reveals=True)
NOT_IN_THE_WILD: Final = FactKind("hunt-not-in-the-wild", reveals=True)

# The Ringwraiths' turn
AID_LAID: Final = FactKind("hunt-aid-laid", "token@hunt-aid", "place@word")
AID_ON_TRACK: Final = FactKind("hunt-aid-on-track", "token@hunt-aid", "step")
AID_TAKEN: Final = FactKind("hunt-aid-taken", "token@hunt-aid")
RIDER_TURN: Final = FactKind("hunt-rider-turn", "rider@hunt-nazgul", "player@seat")
RODE: Final = FactKind("hunt-rode", "rider@hunt-nazgul", "place@word")
USED_DIE: Final = FactKind("hunt-used-die", "face@hunt-face", "use@hunt-use")
USED_ABILITY: Final = FactKind("hunt-used-ability", "ability")
ASKED_PLACE: Final = FactKind("hunt-asked-place", "question@hunt-question", "place@word")
ASKED_AREA: Final = FactKind("hunt-asked-area", "question@hunt-question", "area@word")
CANCELLED: Final = FactKind("hunt-cancelled")
ANSWERED: Final = FactKind("hunt-answered", "answer@hunt-answer", reveals=True)
FRODO_IS_HERE: Final = FactKind("hunt-frodo-is-here", "place@word", reveals=True)
EXACT_ANSWER: Final = FactKind("hunt-exact-answer", "who@hunt-who", reveals=True)
TRACKS_PLACED: Final = FactKind("hunt-tracks-placed", "place@word", "side@hunt-side")
INFO_FOUND: Final = FactKind("hunt-info-found", "place@word", "held", reveals=True)
DREW_SORCERY: Final = FactKind(
    "hunt-drew-sorcery", "player@seat", "n", "cards@hunt-card", reveals=True
)
DISCARDED_SORCERY: Final = FactKind(
    "hunt-discarded-sorcery", "player@seat", "card@hunt-card", reveals=True
)
PLAYED_SORCERY: Final = FactKind(
    "hunt-played-sorcery", "player@seat", "card@hunt-card", "way@hunt-way", reveals=True
)
SORCERY_SHUFFLED: Final = FactKind("hunt-sorcery-shuffled")
SPECIAL_ADDED: Final = FactKind("hunt-special-added", "token@hunt-token")
BESIDE: Final = FactKind("hunt-beside", "card@hunt-card")
FRODO_IN_SECTION: Final = FactKind(
    "hunt-frodo-in-section", "area@word", "answer@hunt-answer", reveals=True
)
DIE_RECOVERED: Final = FactKind("hunt-die-recovered", "face@hunt-face")

# Encounter, escape, refresh, the end of part 1
ENCOUNTER: Final = FactKind("hunt-encounter", "place@word", "riders@hunt-nazgul", "tokens")
DREW_TOKENS: Final = FactKind("hunt-drew-tokens", "tokens@hunt-token")
TOKEN_CANCELLED: Final = FactKind(
    "hunt-token-cancelled", "companion@hunt-companion", "token@hunt-token"
)
ESCAPED: Final = FactKind("hunt-escaped", "step")
STAYED: Final = FactKind("hunt-stayed")
MARKER_ON: Final = FactKind("hunt-eye-up")
ENTERED_EXIT: Final = FactKind("hunt-entered-exit", reveals=True)
RESCUE: Final = FactKind("hunt-rescue", "tokens", reveals=True)
JOURNAL_SHOWN: Final = FactKind("hunt-journal-shown", "entries@word", reveals=True)
FELL: Final = FactKind("hunt-fell", "influence", reveals=True)

# Part 2
JOURNEY_KEPT: Final = FactKind("hunt-journey-kept", "card@word")
DEEDS_DRAWN: Final = FactKind("hunt-deeds-drawn", "places@word")
GANDALF_STARTS: Final = FactKind("hunt-gandalf-starts", "place@word")
SHOWN_SORCERY: Final = FactKind("hunt-shown-sorcery", "cards@hunt-card", reveals=True)
REDISTRIBUTED: Final = FactKind("hunt-redistributed")
HANDS_STAY: Final = FactKind("hunt-hands-stay")
WITCH_KING_ENTERED: Final = FactKind("hunt-witch-king-entered", "rider@hunt-nazgul", "place@word")
WITCH_KING_LEFT: Final = FactKind("hunt-witch-king-left", "rider@hunt-nazgul")
GANDALF_MOVED: Final = FactKind("hunt-gandalf-moved", "place@word")
GANDALF_REVEALED: Final = FactKind("hunt-gandalf-revealed", "place@word", reveals=True)
GANDALF_LEFT_BOARD: Final = FactKind("hunt-gandalf-left-board")
GANDALF_REAPPEARED: Final = FactKind("hunt-gandalf-reappeared", "place@word")
GANDALF_FOUND: Final = FactKind("hunt-gandalf-found", "place@word", reveals=True)
GANDALF_FLED: Final = FactKind("hunt-gandalf-fled", "place@word")
GANDALF_IN_RIVENDELL: Final = FactKind("hunt-gandalf-in-rivendell", "limit", reveals=True)
DEED_DONE: Final = FactKind("hunt-deed-done", "place@word", "n", reveals=True)
DREW_DEED: Final = FactKind("hunt-drew-deed", "place@word", reveals=True)
KEPT_DIRECTION: Final = FactKind("hunt-kept-direction")
CHANGED_DIRECTION: Final = FactKind("hunt-changed-direction", "step", reveals=True)
REACHED_RIVENDELL: Final = FactKind("hunt-reached-rivendell", "companions", reveals=True)
EARNED: Final = FactKind("hunt-earned", "side@hunt-side-name", "token@hunt-earned-token")

# What others hear of a fact that is not theirs: messages of their own.
VEILED: Final = (
    "hunt-drew-ally-veiled",
    "hunt-drew-deed-veiled",
    "hunt-drew-sorcery-veiled",
    "hunt-shown-sorcery-veiled",
)

KINDS: Final = tuple(kind for kind in globals().values() if isinstance(kind, FactKind))
