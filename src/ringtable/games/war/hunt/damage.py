"""What a tile does: its number, what lowers it, the Ring or a casualty, and the reveal after all
else. [W25.11-W25.36, W29.5, W29.6, W29.13-W29.15, W40.4-W40.12]"""

from typing import Final

from ringtable.games.war.box.components import ASIDE as NOT_YET_PLACED
from ringtable.games.war.box.components import (
    CHARACTERS,
    COMPANION_STREAM,
    FREE,
    GOLLUM,
    HOBBIT_SET,
    HUNT_CASUALTY,
    HUNT_ROLL,
    HUNT_STREAM,
    OUT_OF_THE_GAME,
    SHADOW,
    STANDARD,
    STRONGHOLD_PASSED,
    TRACK_MOVE,
    Character,
)
from ringtable.games.war.cards.language import CASUALTY_TAKEN, DAMAGE_LEFT
from ringtable.games.war.characters.separation import PLACE_SEPARATED
from ringtable.games.war.facts import (
    CASUALTY_FELL,
    DAMAGE_IS,
    LOWERED,
    TILE_IGNORED,
    USED_THE_RING,
)
from ringtable.games.war.fellowship.corruption import corrupt, heal
from ringtable.games.war.fellowship.guide import (
    CHOOSE_GUIDE,
    companions,
    guide_to_choose,
    leads,
    leave_fellowship,
    on_track,
)
from ringtable.games.war.fellowship.revealing import REVEAL
from ringtable.games.war.hunt.columns import (
    CARD_USED,
    CASUALTY,
    CAUSE,
    DAMAGE,
    LEAVING,
    NO_CASUALTY,
    NO_DRAW,
    NO_REVEAL,
    NOTHING_LOWERS,
    RANDOM_CASUALTY,
    RULES,
    STOPS,
    SUCCESSES,
    TILE,
    WAITING,
)
from ringtable.games.war.hunt.columns import GOLLUM as GOLLUM_SHOWS
from ringtable.games.war.hunt.tiles import draw_tile, finish_with_tiles, is_ignored, present
from ringtable.games.war.hunt.windows import (
    USE_BEFORE_TILE,
    USE_ON_TILE,
    UseCard,
    ask_anew,
    cards_at,
    drawn_cards_fit,
    tile_cards_fit,
)
from ringtable.games.war.state import War
from ringtable.games.war.table_cards import owner_of, usable_at, use_table_card
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase, Value, name
from ringtable.kernel.procedure import (
    Procedure,
    ask,
    do,
    loop,
    named,
    run,
    second,
    stop_if,
    unless,
    when,
)

# Before the number counts


def begin_tile(s: War) -> None:
    for column in (TILE, DAMAGE, CARD_USED, CASUALTY, LEAVING, GOLLUM_SHOWS, NO_DRAW):
        s.hunt[column] = 0


def nothing_drawn(s: War) -> bool:
    """Wizard's Staff. [W40.3]"""
    return s.hunt[NO_DRAW] > 0


def tell_ignored(s: War) -> None:
    s.tell(TILE_IGNORED, "W40.4", s.pack.tiles[present(s)].id)


def fix_damage(s: War) -> None:
    """The number of the tile, the roll of a die, or for an Eye the successes of the roll, on the
    Mordor Track all dice in the Hunt box, otherwise nothing. A number below zero heals.
    [W25.11-W25.16, W27.7, W40.6]"""
    tile = s.pack.tiles[present(s)]
    if tile.eye:
        n = 0
        if s.hunt[CAUSE] == HUNT_ROLL:
            n = s.hunt[SUCCESSES]
        elif s.hunt[CAUSE] == TRACK_MOVE:
            n = s.hunt_box[FREE] + s.hunt_box[SHADOW]
    elif tile.die:
        n = s.rng.below(HUNT_STREAM, 6) + 1
    else:
        n = tile.value
    if s.hunt[CAUSE] == TRACK_MOVE and tile.stop:
        s.hunt[STOPS] = 1
    s.tell(DAMAGE_IS, "W40.6", max(0, n))
    s.hunt[DAMAGE] = max(0, n)
    if n < 0:
        heal(s, -n, "W25.15")


def damage_left(s: War) -> bool:
    return s.hunt[DAMAGE] > 0


# What lowers it [W40.7]


def lower(s: War, cause: str) -> None:
    s.hunt[DAMAGE] -= 1
    s.tell(LOWERED, cause, 1, s.hunt[DAMAGE])


def hobbit_may_leave(s: War) -> bool:
    """The hobbit who guides may leave the Fellowship to lower the damage by one. [W29.5, W25.31]"""
    return s.guide >= 0 and bool(HOBBIT_SET >> s.guide & 1)


def gollum_may_show(s: War) -> bool:
    """Once for a tile, while the Fellowship is hidden and the tile itself will not reveal it.
    [W29.13, W29.15]"""
    if s.guide != GOLLUM or s.hunt[GOLLUM_SHOWS] or s.revealed:
        return False
    return not icon_reveals(s)


HOBBIT_LEAVES: Final = 200
GOLLUM_REVEALS: Final = 201
ENOUGH: Final = 255


def may_lower(s: War) -> bool:
    """While damage is left and nobody has said that it is enough. [W40.7]"""
    if s.n or not damage_left(s) or s.hunt[RULES] >> NOTHING_LOWERS & 1:
        return False
    return bool(cards_at(s, DAMAGE_LEFT, FREE)) or hobbit_may_leave(s) or gollum_may_show(s)


class Lower(Decision[War]):
    """A table card, the hobbit who guides, or Gollum: each lowers the damage by one. The frame: n
    is 1 once it is enough. [W40.7]"""

    name = "lower-damage"
    clause = "W40.7"

    def who(self, s: War) -> int:
        return leads(s)

    def options(self, s: War) -> list[Action]:
        found = cards_at(s, DAMAGE_LEFT, FREE)
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


# The Ring or a casualty [W40.8]

THE_RING: Final = 100
AT_RANDOM: Final = 101


class Meet(Decision[War]):
    """The damage is met by using the Ring or by a casualty; second edition: the guide or one drawn
    at random. [W25.20-W25.25]"""

    name = "meet-damage"
    clause = "W25.20"

    def who(self, s: War) -> int:
        return leads(s)

    def options(self, s: War) -> list[Action]:
        rules = s.hunt[RULES]
        found = companions(s)
        if rules >> NO_CASUALTY & 1 or not found:
            return [THE_RING]
        if rules >> RANDOM_CASUALTY & 1:
            return [AT_RANDOM]
        if s.second_edition(HUNT_CASUALTY):
            return [THE_RING, s.guide, AT_RANDOM] if len(found) > 1 else [THE_RING, s.guide]
        return [THE_RING, *found]

    def take(self, s: War, action: Action) -> None:
        if action == THE_RING:
            s.tell(USED_THE_RING, "W25.21", s.hunt[DAMAGE])
        elif action == AT_RANDOM:
            found = companions(s)
            take_casualty(s, found[s.rng.below(COMPANION_STREAM, len(found))])
        else:
            take_casualty(s, action)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-meet-damage", {"n": s.hunt[DAMAGE]})

    def show(self, s: War, action: Action) -> Answer:
        damage = s.hunt[DAMAGE]
        if action == THE_RING:
            return Answer("ring", "war-option-use-the-ring", {"n": damage}, verb="use-the-ring")
        if action == AT_RANDOM:
            return Answer("casualty at random", "war-option-random-casualty", {"n": damage})
        id = CHARACTERS[action]
        rest = max(0, damage - s.pack.characters[action].level)
        who: dict[str, Value] = {"who": name(f"war-character-{id}"), "n": rest}
        return Answer(f"casualty {id}", "war-option-casualty", who, f"character:{id}")


def take_casualty(s: War, who: Character) -> None:
    """He is eliminated even if the damage is below his level; what is above it is left. A hobbit
    off the Mordor Track is taken alive. [W25.22-W25.24, W29.6]"""
    s.hunt[CASUALTY] = who + 1
    s.hunt[DAMAGE] = max(0, s.hunt[DAMAGE] - s.pack.characters[who].level)
    s.tell(CASUALTY_FELL, "W25.22", CHARACTERS[who], s.hunt[DAMAGE])
    alive = HOBBIT_SET >> who & 1 and not on_track(s)
    leave_fellowship(s, who, NOT_YET_PLACED if alive else OUT_OF_THE_GAME, "W25.24")


def casualty_taken(s: War) -> bool:
    return s.hunt[CASUALTY] > 0


def taken_alive(s: War) -> bool:
    """[W29.6]"""
    who = s.hunt[CASUALTY] - 1
    return who >= 0 and s.whereabouts[who] == NOT_YET_PLACED


def place_the_captive(s: War) -> None:
    who = s.hunt[CASUALTY] - 1
    s.call(PLACE_SEPARATED, leads(s), source=1 << who, n=s.progress + 1)


def sorrow_fits(s: War) -> bool:
    """Worn with Sorrow and Toil. [W40.9]"""
    return s.n == 0 and bool(usable_at(s, CASUALTY_TAKEN, SHADOW))


class Sorrow(UseCard):
    """Worn with Sorrow and Toil, after a casualty. [W40.9]"""

    name = "after-casualty"
    moment = CASUALTY_TAKEN
    side = SHADOW

    def who(self, s: War) -> int:
        return owner_of(s, usable_at(s, CASUALTY_TAKEN, SHADOW)[0])

    def take(self, s: War, action: Action) -> None:
        s.n = 1  # once for a casualty
        super().take(s, action)


# The frame: n is 1 once it is enough. Whoever guides then may go on. [W25.31, W29.5]
LOWERING: Final = Procedure(
    "lowering",
    do(ask_anew),
    loop(may_lower, ask(Lower()), when(guide_to_choose, ask(CHOOSE_GUIDE))),
)
AFTER_CASUALTY: Final = Procedure(
    "after-casualty",
    when(taken_alive, do(place_the_captive)),
    when(guide_to_choose, ask(CHOOSE_GUIDE)),
    do(ask_anew),
    loop(sorrow_fits, ask(Sorrow())),
    run(LOWERING),
)


# The end of it [W40.10-W40.12]


def rest_corrupts(s: War) -> None:
    """[W25.21, W25.23, W40.10]"""
    n = s.hunt[DAMAGE]
    s.hunt[DAMAGE] = 0
    corrupt(s, n, "W25.21")


def hobbits_wait(s: War) -> bool:
    return s.hunt[LEAVING] > 0


def place_hobbits(s: War) -> None:
    """Those who left against one tile are separated together. [W29.14, W40.11]"""
    who = s.hunt[LEAVING]
    s.hunt[LEAVING] = 0
    s.call(PLACE_SEPARATED, leads(s), source=who, n=s.progress + 1)


def icon_reveals(s: War) -> bool:
    """A reveal icon that is not ignored; Gollum as guide stops that of a standard number. Judged
    when it is resolved. [W25.14, W29.13, W29.15]"""
    tile = s.pack.tiles[present(s)]
    if not tile.reveal or s.hunt[RULES] >> NO_REVEAL & 1:
        return False
    return s.guide != GOLLUM or tile.eye or tile.kind != STANDARD


def reveal_follows(s: War) -> bool:
    return icon_reveals(s) or s.hunt[GOLLUM_SHOWS] > 0


# The frame: n is 1 once a window was passed.
TILE_TEXT: Final = Procedure(
    "tile-text",
    do(fix_damage),
    run(LOWERING),
    when(damage_left, ask(Meet())),
    when(casualty_taken, run(AFTER_CASUALTY)),
    do(rest_corrupts),
    when(hobbits_wait, do(place_hobbits)),
    when(reveal_follows, run(REVEAL)),
)
DRAW: Final = Procedure(
    "draw-tile",
    do(begin_tile),
    do(ask_anew),
    loop(tile_cards_fit, USE_BEFORE_TILE),
    stop_if(nothing_drawn),
    do(draw_tile),
    second(do(ask_anew)),
    when(unless(is_ignored), loop(drawn_cards_fit, USE_ON_TILE)),
    when(is_ignored, do(tell_ignored)),
    named("resolve", when(unless(is_ignored), run(TILE_TEXT))),
)


# Tiles for strongholds on the way of a reveal


def strongholds_wait(s: War) -> bool:
    return s.hunt[WAITING] > 0


def next_stronghold(s: War) -> None:
    """As for a successful Hunt, but an Eye counts nothing. [W23.16, W23.17, W25.27]"""
    s.hunt[WAITING] -= 1
    s.hunt[CAUSE] = STRONGHOLD_PASSED
    s.hunt[RULES] = 0


# One tile, and then those that its reveal brings. [W23.18, W40.12]
TILE_AND_MORE: Final = Procedure(
    "tiles",
    run(DRAW),
    loop(strongholds_wait, do(next_stronghold), second(run(DRAW))),
    do(finish_with_tiles),
)
MORE_TILES: Final = Procedure(
    "more-tiles",
    loop(strongholds_wait, do(next_stronghold), run(DRAW)),
    do(finish_with_tiles),
)
