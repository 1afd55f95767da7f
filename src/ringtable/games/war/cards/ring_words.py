"""Words of the Ring: corruption, the Fellowship, the Hunt, characters and politics, for event
cards. The cause of what they tell is the card. [W9, W13, W21-W27]"""

from collections.abc import Callable
from typing import Final

from ringtable.games.war.advancing import show_nation
from ringtable.games.war.box.components import (
    AT_WAR,
    CARD_DICE_STREAM,
    CHARACTERS,
    COMPANION_SET,
    COMPANION_STREAM,
    FREE,
    FREE_NATION_SET,
    FREE_SPECIAL,
    HUNT_STREAM,
    IN_FELLOWSHIP,
    ON_THE_MAP,
    OUT_OF_THE_GAME,
    TILE_OF_CARD,
    TILE_REMOVED,
    Character,
    Nation,
    bits,
)
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.cards.language import Word
from ringtable.games.war.characters.separation import (
    PLACE_SEPARATED,
    SEPARATE_GROUP,
    First,
    Others,
    eliminate_companion,
    somebody_to_separate,
)
from ringtable.games.war.characters.travel import (
    MOVE_COMPANIONS,
    MOVE_MINIONS,
    anybody_flies,
    come_to,
    companions_may_move,
    level_of,
    reach,
    show_character,
    show_region,
    tell_travel,
)
from ringtable.games.war.facts import CAME, FELL, FIGURE_MOVED, TILE_IGNORED
from ringtable.games.war.facts import TILE_REMOVED as TILE_IS_REMOVED
from ringtable.games.war.fellowship.corruption import corrupt as add_corruption
from ringtable.games.war.fellowship.corruption import heal as take_corruption
from ringtable.games.war.fellowship.guide import (
    CHOOSE_GUIDE,
    companions,
    guide_to_choose,
    leads,
    leave_fellowship,
    on_track,
)
from ringtable.games.war.fellowship.journey import HIDE, HUNT, MOVE, may_hide, may_move
from ringtable.games.war.fellowship.revealing import REVEAL
from ringtable.games.war.figures import bring, leave_map
from ringtable.games.war.hunt.columns import (
    BONUS,
    CAUSE,
    DAMAGE,
    IGNORES_BLUE,
    IGNORES_EYES,
    NO_CASUALTY,
    NO_DRAW,
    NO_REVEAL,
    NOTHING_LOWERS,
    RANDOM_CASUALTY,
    RULES,
    STOPS,
    WAITING,
)
from ringtable.games.war.hunt.damage import MORE_TILES, TILE_AND_MORE, lower
from ringtable.games.war.hunt.roll import hunt_level
from ringtable.games.war.hunt.tiles import (
    bring_into_play,
    draw,
    draw_another,
    finish_with_tiles,
    may_bring,
    put_back,
)
from ringtable.games.war.politics import activate as wake
from ringtable.games.war.politics import advance as step_on
from ringtable.games.war.politics import may_advance, step_back
from ringtable.games.war.state import CHARACTER_FELL, War
from ringtable.games.war.teams import nations_at
from ringtable.kernel.decision import Action, Answer, Decision, Several
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, do, run, select, steps, when

Number = int | Callable[[War], int]


def number(s: War, n: Number) -> int:
    """A number that is printed, or one that follows from the position."""
    return n if isinstance(n, int) else n(s)


def card_id(s: War) -> str:
    """The cause of what a card does."""
    return s.pack.events[s.source].id


# Corruption


class Heal:
    def __init__(self, n: Number) -> None:
        self.n = n
        self.__name__ = "heal"

    def __call__(self, s: War) -> None:
        take_corruption(s, number(s, self.n), card_id(s))


def corrupted(s: War) -> bool:
    return s.corruption > 0


def heal(n: Number) -> Word:
    """Corruption falls. [W26.6]"""
    return Word(do(Heal(n)), corrupted)


class Corrupt:
    def __init__(self, n: Number) -> None:
        self.n = n
        self.__name__ = "corrupt"

    def __call__(self, s: War) -> None:
        add_corruption(s, number(s, self.n), card_id(s))


def corrupt(n: Number) -> Word:
    """Corruption rises. [W26.2]"""
    return Word(do(Corrupt(n)))


class RollForCorruption:
    """Dice of a card: each that shows enough heals or adds one. [W26.6]"""

    def __init__(self, dice: int, on: Number, heals: bool) -> None:
        self.dice = dice
        self.on = on
        self.heals = heals
        self.__name__ = "roll to heal" if heals else "roll to corrupt"

    def __call__(self, s: War) -> None:
        least = number(s, self.on)
        hits = 0
        for _ in range(self.dice):
            hits += s.rng.below(CARD_DICE_STREAM, 6) + 1 >= least
        if self.heals:
            take_corruption(s, hits, card_id(s))
        else:
            add_corruption(s, hits, card_id(s))


def roll_heal(dice: int, on: Number) -> Word:
    return Word(do(RollForCorruption(dice, on, True)), corrupted)


def roll_corrupt(dice: int, on: Number) -> Word:
    return Word(do(RollForCorruption(dice, on, False)))


# The Fellowship


def hide() -> Word:
    """By the normal rules. [W23.20]"""
    return Word(run(HIDE), may_hide)


def move_fellowship() -> Word:
    """By the normal rules, with its Hunt; the die of the card does not go to the box. [W23.1]"""
    return Word(run(MOVE), may_move)


def hidden(s: War) -> bool:
    return not s.revealed


def reveal() -> Word:
    """The Fellowship is revealed, and strongholds on the way bring their tile. [W23.10, W23.25]"""
    return Word(steps(do(no_tiles_yet), run(REVEAL), run(MORE_TILES)), hidden)


def no_tiles_yet(s: War) -> None:
    for column in range(len(s.hunt)):
        s.hunt[column] = 0


class MoveFigure(Decision[War]):
    """The figure of the Ring-bearers goes to an adjacent region, of the Shadow's choice."""

    name = "move-figure"
    clause = "W23.22"

    def options(self, s: War) -> list[Action]:
        return [one for one in s.map.near[s.figure] if not s.map.closed >> one & 1]

    def take(self, s: War, action: Action) -> None:
        s.figure = action
        s.tell(FIGURE_MOVED, card_id(s), REGIONS[action], [REGIONS[action]])

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-move-figure")

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)


def off_track(s: War) -> bool:
    return not on_track(s)


def move_figure() -> Word:
    return Word(ask(MoveFigure()), off_track)


# The Hunt


def may_hunt(s: War) -> bool:
    """With Hunt level 0 there is no Hunt. [W25.4]"""
    return hunt_level(s) > 0 and not on_track(s)


def hunt_roll() -> Word:
    """As if the Fellowship had just been moved. [W40.1]"""
    return Word(run(HUNT), may_hunt)


class HuntTile:
    """A tile of a card, resolved like a successful Hunt, with the rules that the card gives it. A
    tile that is drawn while another effect has not ended leaves that one's strongholds and stop
    icon alone. [W25.27, W40.1]"""

    def __init__(self, rules: int) -> None:
        self.rules = rules
        self.__name__ = "hunt tile"

    def __call__(self, s: War) -> None:
        waiting, stops = s.hunt[WAITING], s.hunt[STOPS]
        no_tiles_yet(s)
        s.hunt[WAITING], s.hunt[STOPS] = waiting, stops
        s.hunt[CAUSE] = TILE_OF_CARD
        s.hunt[RULES] = self.rules
        s.call(TILE_AND_MORE, leads(s), source=s.source)


def hunt_tile(
    ignore_eyes: bool = True,
    ignore_blue: bool = True,
    no_casualty: bool = False,
    random_casualty: bool = False,
    nothing_lowers: bool = False,
) -> Word:
    """Draw a tile; an Eye, or a blue tile, may be discarded without effect."""
    rules = 0
    for bit, holds in (
        (IGNORES_EYES, ignore_eyes),
        (IGNORES_BLUE, ignore_blue),
        (NO_CASUALTY, no_casualty),
        (RANDOM_CASUALTY, random_casualty),
        (NOTHING_LOWERS, nothing_lowers),
    ):
        rules |= holds << bit
    return Word(do(HuntTile(rules)))


def ignores_reveal_at_home(s: War) -> None:
    """Declared in a city or stronghold that the Free Peoples hold, a reveal icon is ignored."""
    home = s.map.great & s.held(FREE) & s.map.of_side[FREE]
    if not s.revealed and home >> s.figure & 1:
        s.hunt[RULES] |= 1 << NO_REVEAL


def balrog_tile() -> Word:
    """An extra tile: an Eye is discarded, and at home no icon reveals. [W23.24, W23.25]"""
    return Word(do(BalrogTile()))


class BalrogTile:
    __name__ = "balrog tile"

    def __call__(self, s: War) -> None:
        waiting, stops = s.hunt[WAITING], s.hunt[STOPS]
        no_tiles_yet(s)
        s.hunt[WAITING], s.hunt[STOPS] = waiting, stops
        s.hunt[CAUSE] = TILE_OF_CARD
        s.hunt[RULES] = 1 << IGNORES_EYES
        ignores_reveal_at_home(s)
        s.call(TILE_AND_MORE, leads(s), source=s.source)


def lower_damage(n: int = 1) -> Word:
    """Lower the damage of a tile. [W40.7]"""
    return Word(do(lower_by_card), damage_is_left)


def lower_by_card(s: War) -> None:
    if s.hunt[DAMAGE] > 0:
        lower(s, card_id(s))


def damage_is_left(s: War) -> bool:
    return s.hunt[DAMAGE] > 0


def no_draw() -> Word:
    """No tile is drawn. [W40.3]"""
    return Word(do(prevent_draw))


def prevent_draw(s: War) -> None:
    s.hunt[NO_DRAW] = 1


def another_tile() -> Word:
    """Another tile is drawn and only that one resolved. [W40.5]"""
    return Word(do(draw_another))


def hunt_bonus(n: int = 1) -> Word:
    """One more on every die of the Hunt roll. [W40.2]"""
    return Word(do(add_bonus))


def add_bonus(s: War) -> None:
    s.hunt[BONUS] += 1


def tile_in_play() -> Word:
    """The special tile of the card. [W25.18]"""
    return Word(do(bring_tile_of_card), tile_may_come)


def bring_tile_of_card(s: War) -> None:
    bring_into_play(s, s.pack.events[s.source].tile)


def tile_may_come(s: War) -> bool:
    tile = s.pack.events[s.source].tile if s.source >= 0 else -1
    return tile < 0 or may_bring(s, tile)


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


class SeparateFar:
    """Out of the Fellowship, as level four or further than usual, also into a siege. [W24.9]"""

    def __init__(self, level: int, extra: int) -> None:
        self.level = level
        self.extra = extra
        self.__name__ = "separate far"

    def __call__(self, s: War) -> None:
        s.call(FAR_GROUP, s.seat, target=self.level, n=self.extra)


def gather_far(s: War) -> None:
    """The range: progress, the level of the card or of the group, and what the card adds."""
    for one in s.chosen:
        s.source |= 1 << one
    level = s.target if s.target > 0 else level_of(s, s.source)
    s.n += s.progress + level
    s.target = 1


def leave_together(s: War) -> None:
    to = OUT_OF_THE_GAME if on_track(s) else 0
    for one in bits(s.source):
        leave_fellowship(s, one, to, "W24.1" if to == 0 else "W24.5")


def place_far(s: War) -> None:
    s.call(PLACE_SEPARATED, s.seat, source=s.source, target=1, n=s.n)


# The frame: source is the group, target the level that a card gives it and later 1, n the range.
FAR_GROUP: Final = Procedure(
    "far-group",
    ask(First()),
    select(Others()),
    do(gather_far),
    do(leave_together),
    when(off_track, do(place_far)),
    when(guide_to_choose, ask(CHOOSE_GUIDE)),
)


class FirstFar(Decision[War]):
    """A companion on the map whom the card moves. The frame: source is the group, target where it
    starts, n its range or what is added to it."""

    name = "far-companion"
    clause = "W13.2"
    stage = True

    def options(self, s: War) -> list[Action]:
        return bits(s.abroad & COMPANION_SET)

    def take(self, s: War, action: Action) -> None:
        s.source = 1 << action

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-companion")

    def show(self, s: War, action: Action) -> Answer:
        return show_character(s, action, "goes")


class WithFar(Several[War]):
    """Others of his region. [W13.3]"""

    name = "far-with"
    clause = "W13.3"

    def options(self, s: War) -> list[Action]:
        first = bits(s.source)[0]
        return bits(s.company(s.place[first], FREE) & ~s.source)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-go-with")

    def show(self, s: War, action: Action) -> Answer:
        return show_character(s, action, "with")


def gather_on_map(s: War) -> None:
    for one in s.chosen:
        s.source |= 1 << one
    level = s.target if s.target > 0 else level_of(s, s.source)
    s.n += level
    s.target = s.place[bits(s.source)[0]]


class GoFar(Decision[War]):
    """Where they end their move, perhaps inside a besieged stronghold. [W24.9]"""

    name = "far-to"
    clause = "W24.9"
    stage = True

    def options(self, s: War) -> list[Action]:
        return bits(reach(s, s.target, s.n, FREE, True))

    def take(self, s: War, action: Action) -> None:
        tell_travel(s, s.source, s.target, action, "W13.2")
        come_to(s, s.source, action)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-group-to", {"n": s.n})

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)


# The frame: source is the group, target the level of the card and later where it starts, n the
# range.
FAR_MOVE: Final = Procedure(
    "far-move", ask(FirstFar()), select(WithFar()), do(gather_on_map), ask(GoFar())
)


class MoveFar:
    def __init__(self, level: int, extra: int) -> None:
        self.level = level
        self.extra = extra
        self.__name__ = "move far"

    def __call__(self, s: War) -> None:
        s.call(FAR_MOVE, s.seat, target=self.level, n=self.extra)


def companion_on_map(s: War) -> bool:
    return bool(s.abroad & COMPANION_SET)


def separate_far(level: int = 0, extra: int = 0) -> Word:
    return Word(do(SeparateFar(level, extra)), somebody_to_separate)


def move_far(level: int = 0, extra: int = 0) -> Word:
    return Word(do(MoveFar(level, extra)), companion_on_map)


# Lure, Breaking, Challenge


def somebody_with_the_ring(s: War) -> bool:
    return bool(companions(s))


def draw_companion(s: War) -> None:
    """A companion of the Fellowship at random. The frame: target is he. [W25.35]"""
    found = companions(s)
    s.target = found[s.rng.below(COMPANION_STREAM, len(found))]


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
        return show_character(s, s.target, "eliminate")


def lure() -> Word:
    """[W25.35]"""
    text = steps(do(draw_companion), ask(Lure()), when(guide_to_choose, ask(CHOOSE_GUIDE)))
    return Word(text, somebody_with_the_ring)


def draw_for_breaking(s: War) -> None:
    """The number of the tile; an Eye or a blue tile is discarded without effect. The frame: n is
    how many leave. [W25.32, W25.33]"""
    no_tiles_yet(s)
    tile = s.pack.tiles[draw(s)]
    s.n = 0
    if tile.eye or tile.kind == FREE_SPECIAL:
        s.tell(TILE_IGNORED, card_id(s), tile.id)
    elif tile.die:
        s.n = s.rng.below(HUNT_STREAM, 6) + 1
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
        return show_character(s, action, "separate")


def part_company(s: War) -> None:
    """Into the region of the figure without moving further; on the Mordor Track they fall.
    [W24.5]"""
    who = 0
    for one in s.chosen:
        who |= 1 << one
        to = OUT_OF_THE_GAME if on_track(s) else 0
        leave_fellowship(s, one, to, card_id(s))
    if who and not on_track(s):
        tell_travel(s, who, s.figure, s.figure, card_id(s))
        come_to(s, who, s.figure)


def breaking() -> Word:
    text = steps(
        do(draw_for_breaking),
        select(Break()),
        do(part_company),
        when(guide_to_choose, ask(CHOOSE_GUIDE)),
    )
    return Word(text, somebody_with_the_ring)


def challenge(who: int) -> Word:
    """Three tiles: all Eyes, and he falls; otherwise the Eyes among them leave the game. [W25.30,
    W25.33]"""
    return Word(steps(do(Challenge(who)), when(guide_to_choose, ask(CHOOSE_GUIDE))))


class Challenge:
    def __init__(self, who: int) -> None:
        self.who = who
        self.__name__ = "challenge"

    def __call__(self, s: War) -> None:
        no_tiles_yet(s)
        drawn = [draw(s) for _ in range(3)]
        eyes = [tile for tile in drawn if s.pack.tiles[tile].eye]
        for tile in drawn:
            if tile in eyes and len(eyes) < 3:
                s.tiles[tile] = TILE_REMOVED
                s.tell(TILE_IS_REMOVED, card_id(s), s.pack.tiles[tile].id)
            else:
                put_back(s, tile)
        finish_with_tiles(s)
        if len(eyes) == 3:
            eliminate(s, self.who, card_id(s))


# Characters


def eliminate(s: War, who: int, cause: str) -> None:
    """Whoever of some characters is in play falls. [W3.17]"""
    for one in bits(who):
        if s.whereabouts[one] == ON_THE_MAP:
            here = s.place[one]
            leave_map(s, one)
            s.news |= 1 << CHARACTER_FELL
            s.tell(FELL, cause, CHARACTERS[one], REGIONS[here])
        elif s.whereabouts[one] == IN_FELLOWSHIP:
            leave_fellowship(s, one, OUT_OF_THE_GAME, cause)


class Eliminate:
    def __init__(self, who: int) -> None:
        self.who = who
        self.__name__ = "eliminate"

    def __call__(self, s: War) -> None:
        eliminate(s, self.who, card_id(s))


class InPlay:
    def __init__(self, who: int) -> None:
        self.who = who
        self.__name__ = "in play"

    def __call__(self, s: War) -> bool:
        return any(s.whereabouts[one] in (ON_THE_MAP, IN_FELLOWSHIP) for one in bits(self.who))


def eliminate_character(who: int) -> Word:
    return Word(do(Eliminate(who)), InPlay(who))


class Send:
    """A character goes to a region, from wherever it is."""

    def __init__(self, who: Character, region: Region) -> None:
        self.who = who
        self.region = region
        self.__name__ = "send"

    def __call__(self, s: War) -> None:
        bring(s, self.who, self.region)
        s.tell(CAME, card_id(s), CHARACTERS[self.who], REGIONS[self.region])


class Elsewhere:
    def __init__(self, who: Character, region: Region) -> None:
        self.who = who
        self.region = region
        self.__name__ = "elsewhere"

    def __call__(self, s: War) -> bool:
        return s.on_map(self.who) and s.place[self.who] != self.region


def send(who: Character, region: Region) -> Word:
    return Word(do(Send(who, region)), Elsewhere(who, region))


def travel(s: War) -> bool:
    s.gone = 0
    return companions_may_move(s)


def fly(s: War) -> bool:
    s.gone = 0
    s.flown = []
    return anybody_flies(s)


def move_companions() -> Word:
    """As with a Character die. [W13.1]"""
    return Word(run(MOVE_COMPANIONS), travel)


def move_nazgul() -> Word:
    """As with a Character die. [W13.11]"""
    return Word(run(MOVE_MINIONS), fly)


# Politics. In a team a card works on the nations of its player alone. [W31.24]


class Activate:
    def __init__(self, nations: tuple[Nation, ...]) -> None:
        self.nations = nations
        self.__name__ = "activate"

    def __call__(self, s: War) -> None:
        for nation in self.nations:
            if s.owner[nation] == s.seat:
                wake(s, nation, card_id(s))


class Asleep:
    def __init__(self, nations: tuple[Nation, ...]) -> None:
        self.nations = nations
        self.__name__ = "asleep"

    def __call__(self, s: War) -> bool:
        return any(s.owner[one] == s.seat and not s.active >> one & 1 for one in self.nations)


def activate(*nations: Nation) -> Word:
    return Word(do(Activate(nations)), Asleep(nations))


class Advance:
    def __init__(self, nations: tuple[Nation, ...]) -> None:
        self.nations = nations
        self.__name__ = "advance"

    def __call__(self, s: War) -> None:
        for nation in self.nations:
            if s.owner[nation] == s.seat:
                step_on(s, nation, card_id(s))


class CanAdvance:
    def __init__(self, nations: tuple[Nation, ...]) -> None:
        self.nations = nations
        self.__name__ = "can advance"

    def __call__(self, s: War) -> bool:
        return any(s.owner[one] == s.seat and may_advance(s, one) for one in self.nations)


def advance(*nations: Nation) -> Word:
    return Word(do(Advance(nations)), CanAdvance(nations))


class ToWar:
    """Its marker jumps to At War; a passive nation stays before it. [W21.10]"""

    def __init__(self, nation: Nation) -> None:
        self.nation = nation
        self.__name__ = "to war"

    def __call__(self, s: War) -> None:
        if s.owner[self.nation] == s.seat:
            while s.step[self.nation] > AT_WAR and step_on(s, self.nation, card_id(s)):
                pass


def to_war(nation: Nation) -> Word:
    return Word(do(ToWar(nation)), CanAdvance((nation,)))


class ChooseNation(Decision[War]):
    """The frame: n is the nation, for the words that follow."""

    name = "choose-nation"
    clause = "W9.29"

    def __init__(self, of: Callable[[War], list[Nation]]) -> None:
        self.of = of

    def options(self, s: War) -> list[Action]:
        return self.of(s)

    def take(self, s: War, action: Action) -> None:
        s.n = action

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-choose-nation")

    def show(self, s: War, action: Action) -> Answer:
        return show_nation(action, "choose")


class AnyNation:
    def __init__(self, of: Callable[[War], list[Nation]]) -> None:
        self.of = of
        self.__name__ = "any nation"

    def __call__(self, s: War) -> bool:
        return bool(self.of(s))


def choose_nation(of: Callable[[War], list[Nation]]) -> Word:
    condition = AnyNation(of)
    return Word(when(condition, ask(ChooseNation(of))), condition)


def free_nations_to_move(s: War) -> list[Nation]:
    """Nations of the player that can become active or go a step on."""
    mine = nations_at(s, s.seat) & FREE_NATION_SET
    return [one for one in bits(mine) if not s.active >> one & 1 or may_advance(s, one)]


def wake_chosen(s: War) -> None:
    wake(s, s.n, card_id(s))


def advance_chosen(s: War) -> None:
    step_on(s, s.n, card_id(s))


def back_chosen(s: War) -> None:
    step_back(s, s.n, card_id(s))


def activate_chosen() -> Word:
    return Word(do(wake_chosen))


def chosen_goes_on() -> Word:
    return Word(do(advance_chosen))


def back_a_step() -> Word:
    """The chosen nation's marker goes back."""
    return Word(do(back_chosen))


RING_TEXTS: Final = [FAR_GROUP, FAR_MOVE]
