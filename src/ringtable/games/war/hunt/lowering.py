"""What lowers the damage of a tile: table cards, the hobbit who guides, Gollum. [W25.19, W25.31,
W29.5, W29.13-W29.15, W40.7]"""

from typing import Final

from ringtable.games.war.box.components import ASIDE as NOT_YET_PLACED
from ringtable.games.war.box.components import (
    CHARACTERS,
    FREE,
    GOLLUM,
    HOBBIT_SET,
    OUT_OF_THE_GAME,
    STANDARD,
)
from ringtable.games.war.cards.language import DAMAGE_LEFT
from ringtable.games.war.events.table_cards import use_table_card
from ringtable.games.war.facts import LOWERED
from ringtable.games.war.fellowship.guide import leads, leave_fellowship, on_track
from ringtable.games.war.hunt.columns import (
    CARD_USED,
    CASUALTY,
    DAMAGE,
    LEAVING,
    NO_REVEAL,
    NOTHING_LOWERS,
    RULES,
)
from ringtable.games.war.hunt.columns import GOLLUM as GOLLUM_SHOWS
from ringtable.games.war.hunt.tiles import present
from ringtable.games.war.hunt.windows import ask_anew, cards_at
from ringtable.games.war.state import War
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase, Value, name
from ringtable.kernel.procedure import Procedure, ask, do, loop

HOBBIT_LEAVES: Final = 200
GOLLUM_REVEALS: Final = 201
ENOUGH: Final = 255


def damage_left(s: War) -> bool:
    return s.hunt[DAMAGE] > 0


def casualty_taken(s: War) -> bool:
    return s.hunt[CASUALTY] > 0


def lower(s: War, cause: str) -> None:
    """By one. [W40.7]"""
    s.hunt[DAMAGE] -= 1
    s.tell(LOWERED, cause, 1, s.hunt[DAMAGE])


def cards_that_lower(s: War) -> list[Action]:
    """Axe and Bow, Horn of Gondor: before the Ring or a casualty, not after it. [W25.19, W40.7,
    W40.9]"""
    return [] if casualty_taken(s) else cards_at(s, DAMAGE_LEFT, FREE)


def hobbit_may_leave(s: War) -> bool:
    """The hobbit who guides may leave the Fellowship to lower the damage by one. [W29.5]"""
    return s.guide >= 0 and bool(HOBBIT_SET >> s.guide & 1)


def icon_reveals(s: War) -> bool:
    """A reveal icon that is not ignored; Gollum as guide stops that of a standard number. Judged
    when it is resolved. [W25.14, W29.13, W29.15]"""
    tile = s.pack.tiles[present(s)]
    if not tile.reveal or s.hunt[RULES] >> NO_REVEAL & 1:
        return False
    return s.guide != GOLLUM or tile.eye or tile.kind != STANDARD


def gollum_may_show(s: War) -> bool:
    """Once for a tile, while the Fellowship is hidden and the tile itself will not reveal it.
    [W29.13, W29.15]"""
    if s.guide != GOLLUM or s.hunt[GOLLUM_SHOWS] or s.revealed:
        return False
    return not icon_reveals(s)


def may_lower(s: War) -> bool:
    """While damage is left and nobody has said that it is enough. [W40.7]"""
    if s.n or not damage_left(s) or s.hunt[RULES] >> NOTHING_LOWERS & 1:
        return False
    return bool(cards_that_lower(s)) or hobbit_may_leave(s) or gollum_may_show(s)


class Lower(Decision[War]):
    """A table card, the hobbit who guides, or Gollum: each lowers the damage by one. The frame: n
    is 1 once it is enough. [W40.7]"""

    name = "lower-damage"
    clause = "W40.7"

    def who(self, s: War) -> int:
        return leads(s)

    def options(self, s: War) -> list[Action]:
        found = cards_that_lower(s)
        if hobbit_may_leave(s):
            found.append(HOBBIT_LEAVES)
        if gollum_may_show(s):
            found.append(GOLLUM_REVEALS)
        return [*found, ENOUGH]

    def take(self, s: War, action: Action) -> None:
        if action == ENOUGH:
            s.n = 1
        elif action == HOBBIT_LEAVES:
            hobbit_leaves(s)
        elif action == GOLLUM_REVEALS:
            s.hunt[GOLLUM_SHOWS] = 1
            lower(s, "W29.13")
        else:
            s.hunt[CARD_USED] = 1
            use_table_card(s, action)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-lower-damage", {"n": s.hunt[DAMAGE]})

    def show(self, s: War, action: Action) -> Answer:
        if action == ENOUGH:
            return Answer("enough", "war-option-enough")
        if action == GOLLUM_REVEALS:
            return Answer("gollum reveals", "war-option-gollum-reveals", thing="character:gollum")
        if action == HOBBIT_LEAVES:
            id = CHARACTERS[s.guide]
            who: dict[str, Value] = {"who": name(f"war-character-{id}")}
            return Answer(f"leaves {id}", "war-option-leaves", who, f"character:{id}")
        id = s.pack.events[action].id
        card: dict[str, Value] = {"card": name(f"war-card-{id}")}
        return Answer(f"use {id}", "war-option-use-card", card, f"card:{id}")

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("character:").removeprefix("leaves ").removesuffix(" reveals")
        if id in CHARACTERS:
            guides = s.guide >= 0 and id == CHARACTERS[s.guide]
            clause = "W29.15" if guides and s.guide == GOLLUM else "W22.7"
            return Refusal(clause, Phrase("war-why-not-guide"))
        if thing.startswith("card:"):
            clause = "W40.9" if casualty_taken(s) else "W25.19"
            return Refusal(clause, Phrase("war-why-card-too-late"))
        return None


def hobbit_leaves(s: War) -> None:
    """Off the Mordor Track he is separated, after the damage is met; on it he is eliminated.
    [W29.5, W29.14]"""
    who = s.guide
    if on_track(s):
        leave_fellowship(s, who, OUT_OF_THE_GAME, "W29.5")
    else:
        s.hunt[LEAVING] |= 1 << who
        leave_fellowship(s, who, NOT_YET_PLACED, "W29.5")
    lower(s, "W29.5")


# The frame: n is 1 once it is enough. A hobbit guides only if nobody of a higher level is left: his
# follower is never in doubt. [W25.31, W29.5]
LOWERING: Final = Procedure("lowering", do(ask_anew), loop(may_lower, ask(Lower())))
