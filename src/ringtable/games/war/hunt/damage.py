"""What a tile does: its number, what lowers it, the Ring or a casualty, and the reveal after all
else. [W25.11-W25.36, W29.6, W40.3-W40.12]"""

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
    STRONGHOLD_PASSED,
    TRACK_MOVE,
    Character,
)
from ringtable.games.war.cards.language import CASUALTY_TAKEN
from ringtable.games.war.characters.separation import PLACE_SEPARATED
from ringtable.games.war.facts import (
    CASUALTY_FELL,
    COMPANION_DRAWN,
    DAMAGE_IS,
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
    RANDOM_CASUALTY,
    RULES,
    STOPS,
    SUCCESSES,
    TILE,
    WAITING,
)
from ringtable.games.war.hunt.columns import GOLLUM as GOLLUM_SHOWS
from ringtable.games.war.hunt.lowering import (
    LOWERING,
    casualty_taken,
    damage_left,
    icon_reveals,
)
from ringtable.games.war.hunt.tiles import draw_tile, finish_with_tiles, is_ignored, present
from ringtable.games.war.hunt.windows import (
    USE_BEFORE_TILE,
    USE_ON_TILE,
    UseCard,
    ask_anew,
    asked_and_fits,
    drawn_cards_fit,
    tile_cards_fit,
)
from ringtable.games.war.state import War
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
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
    s.tell(TILE_IGNORED, "W40.4", s.pack.tiles[present(s)].shown)


def fix_damage(s: War) -> None:
    """The number of the tile, the roll of a die, or for an Eye the successes of the roll, on the
    Mordor Track all dice in the Hunt box, otherwise nothing. A number below zero heals. A stop icon
    matters on the tile of a move on the track alone. [W25.11-W25.16, W27.7, W27.19, W40.6]"""
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
            take_casualty(s, companion_at_random(s, "W25.22"))
        else:
            take_casualty(s, action)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-meet-damage", {"n": s.hunt[DAMAGE]})

    def show(self, s: War, action: Action) -> Answer:
        damage = s.hunt[DAMAGE]
        if action == THE_RING:
            after: dict[str, object] = {"corruption": s.corruption + damage}
            return Answer(
                "ring", "war-option-use-the-ring", {"n": damage}, verb="use-the-ring", data=after
            )
        if action == AT_RANDOM:
            return Answer("casualty at random", "war-option-random-casualty", {"n": damage})
        id = CHARACTERS[action]
        rest = max(0, damage - s.pack.characters[action].level)
        who: dict[str, Value] = {"who": name(f"war-character-{id}"), "n": rest}
        return Answer(
            f"casualty {id}",
            "war-option-casualty",
            who,
            f"character:{id}",
            data={"character": id, "corruption": s.corruption + rest},
        )

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("character:").removeprefix("casualty ")
        if id == "at random":
            return Refusal("W25.22", Phrase("war-why-free-choice"))
        if id not in CHARACTERS:
            return None
        who = CHARACTERS.index(id)
        if who == GOLLUM:
            return Refusal("W22.9", Phrase("war-why-gollum-stays"))
        if who not in companions(s):
            return Refusal("W25.22", Phrase("war-why-not-in-fellowship"))
        return Refusal("W25.22", Phrase("war-why-guide-or-random"))


def companion_at_random(s: War, cause: str) -> Character:
    found = companions(s)
    who = found[s.rng.below(COMPANION_STREAM, len(found))]
    s.tell(COMPANION_DRAWN, cause, CHARACTERS[who])
    return who


def take_casualty(s: War, who: Character) -> None:
    """He is eliminated even if the damage is below his level; what is above it is left. A hobbit
    off the Mordor Track is taken alive, and placed after the damage is met. [W25.22-W25.24, W29.6,
    W40.11]"""
    s.hunt[CASUALTY] = who + 1
    s.hunt[DAMAGE] = max(0, s.hunt[DAMAGE] - s.pack.characters[who].level)
    s.tell(CASUALTY_FELL, "W25.22", CHARACTERS[who], s.hunt[DAMAGE])
    alive = HOBBIT_SET >> who & 1 and not on_track(s)
    if alive:
        s.hunt[LEAVING] |= 1 << who
    leave_fellowship(s, who, NOT_YET_PLACED if alive else OUT_OF_THE_GAME, "W25.24")


class Sorrow(UseCard):
    """Worn with Sorrow and Toil, once after a casualty. [W40.9]"""

    name = "after-casualty"
    message = "war-ask-after-casualty"
    moment = CASUALTY_TAKEN
    side = SHADOW

    def take(self, s: War, action: Action) -> None:
        s.n = 1
        super().take(s, action)


def sorrow_fits(s: War) -> bool:
    return asked_and_fits(s, CASUALTY_TAKEN, SHADOW)


# The frame: n is 1 once the Shadow has been asked. [W40.9]
AFTER_CASUALTY: Final = Procedure(
    "after-casualty",
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
    corrupt(s, n, "W25.23" if casualty_taken(s) else "W25.21")


def hobbits_wait(s: War) -> bool:
    return s.hunt[LEAVING] > 0


def place_hobbits(s: War) -> None:
    """Those who left against one tile, one taken alive among them, are separated together. [W29.6,
    W29.14, W40.11]"""
    who = s.hunt[LEAVING]
    s.hunt[LEAVING] = 0
    s.call(PLACE_SEPARATED, leads(s), source=who, n=s.progress + 1)


def reveal_follows(s: War) -> bool:
    """[W25.14, W40.12]"""
    return icon_reveals(s) or s.hunt[GOLLUM_SHOWS] > 0


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
# The frame: n is 1 once the Free Peoples have let their cards lie.
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


STRONGHOLD_TILES: Final = Procedure(
    "stronghold-tiles", loop(strongholds_wait, do(next_stronghold), run(DRAW))
)
# One tile, and then those that its reveal brings. [W23.18, W40.12]
TILES: Final = Procedure("tiles", run(DRAW), run(STRONGHOLD_TILES))
# The same as an effect of its own. [W25.29]
TILE_AND_MORE: Final = Procedure("tile-and-more", run(TILES), do(finish_with_tiles))
