"""Words of event cards about companions and other characters. In their frame seat is the player,
source the card; the cause of what they tell is the card. [W13, W24, W25.30-W25.35]"""

from typing import Final

from ringtable.games.war.box.components import (
    ASIDE,
    CHARACTERS,
    FREE_SPECIAL,
    HUNT_STREAM,
    IN_FELLOWSHIP,
    OUT_OF_THE_GAME,
    TILE_REMOVED,
    Character,
    bits,
)
from ringtable.games.war.box.places import Region
from ringtable.games.war.cards.card_words import card_id
from ringtable.games.war.cards.language import Word
from ringtable.games.war.characters.flight import MOVE_NAZGUL, nazgul_may_fly
from ringtable.games.war.characters.separation import (
    PLACE_SEPARATED,
    SEPARATE_GROUP,
    eliminate_companion,
    somebody_to_separate,
)
from ringtable.games.war.characters.travel import (
    MOVE_ANY_COMPANIONS,
    come_to,
    companions_may_move,
    show_character,
    tell_travel,
)
from ringtable.games.war.facts import TILE_IGNORED, TILE_ROLLED
from ringtable.games.war.facts import TILE_REMOVED as TILE_IS_REMOVED
from ringtable.games.war.fellowship.corruption import corrupt as add_corruption
from ringtable.games.war.fellowship.guide import (
    CHOOSE_GUIDE,
    companions,
    guide_to_choose,
    leads,
    leave_together,
    on_track,
)
from ringtable.games.war.figures import bring, fall
from ringtable.games.war.hunt.columns import begin_effect
from ringtable.games.war.hunt.damage import companion_at_random
from ringtable.games.war.hunt.tiles import draw, finish_with_tiles, pool, put_back
from ringtable.games.war.state import War
from ringtable.games.war.teams.command import is_own_minion
from ringtable.kernel.decision import Action, Answer, Decision, Several
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import ask, do, run, select, steps, when

# Companions leave


class Separate:
    """One companion or one group, some regions further than usual. [W24.1-W24.5]"""

    def __init__(self, extra: int) -> None:
        self.extra = extra
        self.__name__ = "separate"

    def __call__(self, s: War) -> None:
        if companions(s):
            s.call(SEPARATE_GROUP, s.seat, n=self.extra)


def separate(extra: int = 0) -> Word:
    return Word(do(Separate(extra)), somebody_to_separate)


# Lure of the Ring, The Breaking of the Fellowship, Challenge of the King


def draw_companion(s: War) -> None:
    """A companion of the Fellowship at random. The frame: target is he. [W25.35]"""
    s.target = companion_at_random(s, card_id(s))


class Lure(Decision[War]):
    """Corruption equal to his level, or he is eliminated: the Free Peoples choose. [W37.14]"""

    name = "lure"
    clause = "W37.14"

    def who(self, s: War) -> int:
        return leads(s)

    def options(self, s: War) -> list[Action]:
        return [0, 1]

    def take(self, s: War, action: Action) -> None:
        level = s.pack.characters[s.target].level
        if action == 0:
            add_corruption(s, level, card_id(s))
        elif eliminate_companion(s, s.target, card_id(s)):
            s.call(PLACE_SEPARATED, leads(s), source=1 << s.target, n=s.progress + 1)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-lure", {"who": {"name": f"war-character-{CHARACTERS[s.target]}"}})

    def show(self, s: War, action: Action) -> Answer:
        if action == 0:
            n = s.pack.characters[s.target].level
            return Answer("corruption", "war-option-lure-corruption", {"n": n})
        return show_character(s.target, "eliminate", "war-option-eliminate")


def guide_after_lure(s: War) -> bool:
    """Only if he was eliminated; in a match under rules 1 also if he was not. [W22.6]"""
    stays = s.under(2) and s.whereabouts[s.target] == IN_FELLOWSHIP
    return not stays and guide_to_choose(s)


def lure() -> Word:
    """[W25.35]"""
    text = steps(do(draw_companion), ask(Lure()), when(guide_after_lure, ask(CHOOSE_GUIDE)))
    return Word(text, somebody_to_separate)


def draw_for_breaking(s: War) -> None:
    """The number of the tile; an Eye or a blue tile is discarded without effect. The frame: n is
    how many leave. [W25.32, W25.33, W36.8]"""
    begin_effect(s)
    tile = s.pack.tiles[draw(s, card_id(s))]
    s.n = 0
    if tile.eye or tile.kind == FREE_SPECIAL:
        s.tell(TILE_IGNORED, card_id(s), tile.shown)
    elif tile.die:
        s.n = s.rng.below(HUNT_STREAM, 6) + 1
        s.tell(TILE_ROLLED, card_id(s), s.n)
    else:
        s.n = tile.value
    finish_with_tiles(s)


class Break(Several[War]):
    """Who leaves: as many as the tile says, all if there are fewer. [W37.14]"""

    name = "breaking"
    clause = "W37.14"
    stage = False

    def who(self, s: War) -> int:
        return leads(s)

    def options(self, s: War) -> list[Action]:
        return companions(s)

    def least(self, s: War) -> int:
        return s.n

    def most(self, s: War) -> int:
        return s.n

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-breaking", {"n": s.n})

    def show(self, s: War, action: Action) -> Answer:
        return show_character(action, "separate", "war-option-separate")


def part_company(s: War) -> None:
    """Into the region of the figure without moving further; on the Mordor Track they fall.
    [W24.5]"""
    who = 0
    for one in s.chosen:
        who |= 1 << one
    leave_together(s, who, OUT_OF_THE_GAME if on_track(s) else ASIDE, card_id(s))
    if who and not on_track(s):
        tell_travel(s, who, s.figure, s.figure, card_id(s))
        come_to(s, who, s.figure)


def guide_after_breaking(s: War) -> bool:
    """Only if somebody has left; in a match under rules 1 also if nobody has. [W22.6]"""
    return (s.n > 0 or not s.under(2)) and guide_to_choose(s)


def breaking() -> Word:
    text = steps(
        do(draw_for_breaking),
        select(Break()),
        do(part_company),
        when(guide_after_breaking, ask(CHOOSE_GUIDE)),
    )
    return Word(text, somebody_to_separate)


def challenge(who: int) -> Word:
    """Three tiles: all Eyes, and he falls; otherwise the Eyes among them leave the game. [W25.30,
    W25.33]"""
    return Word(do(Challenge(who)), tiles_may_change)


TILES_OF_CHALLENGE: Final = 3


def tiles_may_change(s: War) -> bool:
    """An Eye may come, or the pool is filled up on the way. Otherwise all tiles only come and go.
    [W9.26, W25.30]"""
    found = pool(s)
    if len(found) < TILES_OF_CHALLENGE or not s.under(2):
        return True
    return any(s.pack.tiles[tile].eye for tile in found)


class Challenge:
    def __init__(self, who: int) -> None:
        self.who = who
        self.__name__ = "challenge"

    def __call__(self, s: War) -> None:
        begin_effect(s)
        drawn = [draw(s, card_id(s)) for _ in range(TILES_OF_CHALLENGE)]
        eyes = [tile for tile in drawn if s.pack.tiles[tile].eye]
        for tile in drawn:
            if tile in eyes and len(eyes) < TILES_OF_CHALLENGE:
                s.tiles[tile] = TILE_REMOVED
                s.tell(TILE_IS_REMOVED, card_id(s), s.pack.tiles[tile].shown)
            else:
                put_back(s, tile, card_id(s))
        finish_with_tiles(s)
        if len(eyes) == TILES_OF_CHALLENGE:
            fall_of(s, self.who, card_id(s))


# Characters


def fall_of(s: War, who: int, cause: str) -> None:
    """Whoever of some characters is on the map falls. [W3.17]"""
    for one in bits(who & s.abroad):
        fall(s, one, cause)


class Eliminate:
    def __init__(self, who: int) -> None:
        self.who = who
        self.__name__ = "eliminate"

    def __call__(self, s: War) -> None:
        fall_of(s, self.who, card_id(s))


class OnMap:
    def __init__(self, who: int) -> None:
        self.who = who
        self.__name__ = "on map"

    def __call__(self, s: War) -> bool:
        return bool(s.abroad & self.who)


def eliminate_character(who: int) -> Word:
    """Whoever of a set is on the map leaves the game. [W3.17]"""
    return Word(do(Eliminate(who)), OnMap(who))


class Send:
    """A character on the map goes to a region, from wherever it is."""

    def __init__(self, who: Character, region: Region) -> None:
        self.who = who
        self.region = region
        self.__name__ = "send"

    def __call__(self, s: War) -> None:
        if is_sent(s, self.who, self.region):
            tell_travel(s, 1 << self.who, s.place[self.who], self.region, card_id(s))
            bring(s, self.who, self.region)


class Elsewhere:
    def __init__(self, who: Character, region: Region) -> None:
        self.who = who
        self.region = region
        self.__name__ = "elsewhere"

    def __call__(self, s: War) -> bool:
        return is_sent(s, self.who, self.region)


def is_sent(s: War, who: Character, region: Region) -> bool:
    """He is elsewhere on the map, and the player's own. [W31.25]"""
    return s.on_map(who) and s.place[who] != region and is_own_minion(s, who)


def send(who: Character, region: Region) -> Word:
    return Word(do(Send(who, region)), Elsewhere(who, region))


def move_companions() -> Word:
    """As with a Character die, any or all; perhaps nobody. [W13.1, W9.28]"""
    return Word(run(MOVE_ANY_COMPANIONS), companions_may_move)


def move_nazgul() -> Word:
    """As with a Character die, but not the Mouth of Sauron. [W13.11, W13.14]"""
    return Word(run(MOVE_NAZGUL), nazgul_may_fly)
